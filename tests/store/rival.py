"""Appends to one match against other processes, and says which numbers it won, a line each.

Begins when a line comes in. The seat of the entries is the rival's number.
"""

import asyncio
import sys
from pathlib import Path

from tests.store.examples import choice

from hexadeck.store.open import open_store
from hexadeck.store.store import Conflict


async def main(url: str, folder: str, seat: str, length: str) -> None:
    store = await open_store(url, Path(folder))
    print("ready", flush=True)
    sys.stdin.readline()
    at = 0
    while at < int(length):
        try:
            await store.append("m1", at, [choice(at, int(seat))])
            print(at, flush=True)
            at += 1
        except Conflict:
            at += len(await store.entries("m1", at))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
