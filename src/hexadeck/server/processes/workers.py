"""Worker processes. What has the same key goes to the same one, as long as it lives; a broken one is replaced."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar
from zlib import crc32

from hexadeck.server.processes import bot_player

TRIES: Final = 3
PURE: Final = "HEXADECK_PURE"
_starting = threading.Lock()
"""A process has the environment that its parent has at that moment."""

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """One process, started with its first work."""

    def __init__(self, is_plain: bool = False) -> None:
        self.is_plain = is_plain
        """Whether the engine is not compiled in it."""
        self._executor: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that has died with its process is done again: all of it can be."""
        for _ in range(TRIES - 1):
            executor = await self._ready()
            try:
                return await asyncio.wrap_future(executor.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
        executor = await self._ready()
        return await asyncio.wrap_future(executor.submit(work, *args, **kwargs))

    async def _ready(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._executor is None:
                executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=bot_player.begin)
                # Starting a process takes too long for the event loop; the first work is to be there.
                await asyncio.to_thread(self._start, executor)
                self._executor = executor
            return self._executor

    def _start(self, executor: ProcessPoolExecutor) -> None:
        with _starting:
            before = os.environ.get(PURE)
            if self.is_plain:
                os.environ[PURE] = "1"
            try:
                executor.submit(os.getpid)
            finally:
                if self.is_plain:
                    del os.environ[PURE]
                    if before is not None:
                        os.environ[PURE] = before

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)


class Workers:
    """The processes in which bots think, one in which replays and cards are read, one for the lab and one that proves
    puzzles."""

    def __init__(self, count: int) -> None:
        self._workers = [Worker() for _ in range(count)]
        self.reader = Worker()
        self.lab = Worker()
        self.prover = Worker(is_plain=True)

    def worker(self, key: str) -> Worker:
        return self._workers[crc32(key.encode()) % len(self._workers)]

    async def close(self) -> None:
        """Waits for what is being thought, which is not long."""
        workers = (*self._workers, self.reader, self.lab, self.prover)
        await asyncio.gather(*[asyncio.to_thread(worker.close) for worker in workers])
