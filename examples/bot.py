"""A bot that plays a match over the protocol (docs/protocol.md): python examples/bot.py http://127.0.0.1:8000 zenonzard
It needs only the package websockets, and chooses at random: put something better into `decide`."""

import asyncio
import json
import random
import sys
from contextlib import suppress
from urllib.request import HTTPError, Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def decide(view: dict) -> int:
    """The index of an option; the view is all that this seat may know."""
    return random.randrange(len(view["options"]))


async def play(server: str, game: str) -> None:
    with urlopen(Request(f"{server}/api/v1/matches", json.dumps({"game": game}).encode())) as response:
        match, cookie = json.load(response)["match"], response.headers["Set-Cookie"].split(";")[0]
    address = f"{server.replace('http', 'ws', 1)}/api/v1/matches/{match}/live"
    async for live in connect(address, additional_headers={"Cookie": cookie}):  # again whenever the line breaks
        with suppress(ConnectionClosed):
            async for text in live:
                message = json.loads(text)
                if message["type"] == "state" and message["view"]["result"]:
                    print(message["view"]["result"]["reason"], f"Replay: {server}/r/{match}")
                    return
                if message["type"] == "state" and message["question"] is not None:
                    answer = {"type": "choose", "question": message["question"], "option": decide(message["view"])}
                    await live.send(json.dumps(answer))


if __name__ == "__main__":
    try:
        asyncio.run(play(*sys.argv[1:3]))
    except HTTPError as no:
        sys.exit(json.load(no)["message"])
