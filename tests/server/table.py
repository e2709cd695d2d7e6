"""Guests at a real server, over real sockets."""

import asyncio
import functools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hexadeck.kernel.rng import below, seeded

PATIENCE = 30
"""Seconds after which something that should have come does not come any more."""

Message = dict[str, Any]


def at_table(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """An asynchronous test, with a bound on its time."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(2 * PATIENCE):
                await test(**fixtures)

        asyncio.run(bounded())

    return run


class Server:
    """`hexadeck serve` as a process of its own."""

    def __init__(self, folder: Path, *options: str, port: int = 0, **environment: str) -> None:
        self.folder = folder
        self._command = [sys.executable, "-m", "hexadeck.cli", "serve", "--data", str(folder), *options]
        self._environment = os.environ | environment
        self.start(port)

    def start(self, port: int) -> None:
        self.log = (self.folder.parent / f"{self.folder.name}.log").open("ab")
        self.process = subprocess.Popen(
            [*self._command, "--port", str(port)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env=self._environment,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.startswith("Hexadeck is at http://127.0.0.1:"), line or Path(self.log.name).read_text()
        self.url = line.split()[-1]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """At once, with its workers, as when the machine loses its power."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._end()

    def restart(self) -> None:
        port = self.port
        self.kill()
        self.start(port)

    def stop(self) -> tuple[int, float]:
        """As an operator does; the status and the seconds it took."""
        began = time.monotonic()
        self.process.terminate()
        self._end()
        return self.process.returncode, time.monotonic() - began

    def _end(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def errors(self) -> list[str]:
        """What the server logged that it should not have to."""
        text = Path(self.log.name).read_text()
        return [line for line in text.splitlines() if '"level": "error"' in line or line.startswith("Traceback")]

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


Serve = Callable[..., Server]
"""The fixture that starts servers for one test."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=PATIENCE)

    async def __aenter__(self) -> "Guest":
        await self.http.get("/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        return read(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None) -> Any:
        return read(await self.http.post(path, json=body))

    async def refused(self, method: str, path: str, body: Any = None) -> Message:
        """The body of an answer that is a refusal."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return {"status": response.status_code, **response.json()}

    async def create(self, game: str = "zenonzard", *others: str, **wish: Any) -> str:
        """A match in which this guest has the first seat; the others are bots unless told."""
        if others:
            wish["seats"] = [{"who": "me"}, *[{"who": other} for other in others]]
        return str((await self.post("/matches", {"game": game, **wish}))["match"])

    async def invite(self, match: str) -> str:
        return str((await self.get(f"/matches/{match}"))["invite"].partition("?invite=")[2])

    async def watch_key(self, match: str) -> str:
        return str((await self.get(f"/matches/{match}"))["watch"].partition("?watch=")[2])

    async def join(self, match: str, key: str, **wish: Any) -> Message:
        return dict(await self.post(f"/matches/{match}/join", {"key": key, **wish}))

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    def live_address(self, match: str, watch: str | None = None) -> str:
        return f"ws{self.server.url[4:]}/api/v1/matches/{match}/live" + (f"?watch={watch}" if watch else "")

    @asynccontextmanager
    async def sit(self, match: str, watch: str | None = None) -> AsyncIterator["Live"]:
        """The live table."""
        # Without a bound on what lies unread: else one who leaves waits for a goodbye behind it that is never read.
        async with connect(
            self.live_address(match, watch), additional_headers=self.headers(), max_size=None, max_queue=None
        ) as connection:
            yield Live(connection)


class Live:
    """A live connection, with the latest of what was received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Message] = []
        self.texts: list[str] = []
        self.state: Message = {}
        self.told: list[Message] = []
        """The events of the last state that had some."""
        self.match: Message = {}

    async def next(self) -> Message:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv(decode=True)
        message: Message = json.loads(text)
        self.received.append(message)
        self.texts.append(str(text))
        if message["type"] == "state":
            self.state = message
            self.told = message.get("events") or self.told
        if message["type"] in ("welcome", "match"):
            self.match = message["match"]
        return message

    async def until(self, *types: str) -> Message:
        """The next message of one of these types."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    async def asked(self) -> Message:
        """The next state in which this seat decides, or the match is over."""
        while (state := await self.until("state"))["question"] is None and state["view"]["result"] is None:
            pass
        return state

    async def over(self) -> Message:
        """The state in which the match is over."""
        while (state := await self.until("state"))["view"]["result"] is None:
            pass
        return state

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def choose(self, option: int, question: int | None = None) -> Message:
        """Answers the question of the latest state; returns the acknowledgement or the refusal."""
        number = self.state["question"] if question is None else question
        await self.send(type="choose", question=number, option=option)
        return await self.until("ack", "error")

    async def offer_draw(self, question: int) -> Message:
        """Instead of an answer; returns the acknowledgement or the refusal."""
        await self.send(type="offer_draw", question=question)
        return await self.until("ack", "error")

    async def concede_part(self, question: int) -> Message:
        """Instead of an answer; returns the acknowledgement or the refusal."""
        await self.send(type="concede_part", question=question)
        return await self.until("ack", "error")

    async def is_silent(self) -> bool:
        """Whether nothing came before the answer to a ping."""
        await self.send(type="ping")
        return (await self.next())["type"] == "pong"

    async def closed(self) -> int:
        """The code with which the server closes the line."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.connection.close_code or 0


class Nobody:
    """The other end of a connection where nobody listens."""

    unread = 0

    def send_now(self, *texts: bytes) -> None:
        pass

    def close_now(self, code: int, reason: str) -> None:
        pass


class Dice:
    """Chooses at random."""

    def __init__(self, seed: int | str) -> None:
        self.words = seeded(f"dice {seed}")

    def pick(self, state: Message) -> int:
        return below(self.words, len(state["view"]["options"]))


async def play_on(live: Live, dice: Dice, choices: int = 5000) -> int:
    """Answer at random until the match is over or so many choices are made; returns how many were."""
    count = 0
    state = live.state if live.state.get("question") is not None else await live.asked()
    while state["view"]["result"] is None and count < choices:
        answer = await live.choose(dice.pick(state))
        assert answer == {"type": "ack", "question": state["question"]}, answer
        count += 1
        state = await live.asked()
    return count


def read(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()
