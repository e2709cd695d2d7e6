"""Opens a store, forks a process that outlives this one, tells its id, and waits to be killed."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from hexadeck.store.open import open_store


async def main(url: str, folder: str) -> None:
    await open_store(url or None, Path(folder))
    child = os.fork()
    if child:
        print(child, flush=True)
    signal.pause()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
