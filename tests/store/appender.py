"""Appends to many matches at once, as fast as it can, and says what was acknowledged: `match number` a line."""

import asyncio
import itertools
import os
import sys
from pathlib import Path

from tests.store.examples import RUNNING, choice, new_match

from hexadeck.store.open import open_store
from hexadeck.store.store import Store

MATCHES = 20


async def append_on(store: Store, id: str) -> None:
    await store.create(new_match(id))
    for number in itertools.count():
        await store.append(id, number, [choice(number)], RUNNING)
        os.write(sys.stdout.fileno(), f"{id} {number}\n".encode())  # at once and in one piece


async def main(url: str, folder: str) -> None:
    store = await open_store(url or None, Path(folder))
    await asyncio.gather(*[append_on(store, f"m{number}") for number in range(MATCHES)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
