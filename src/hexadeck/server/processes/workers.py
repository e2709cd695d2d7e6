"""Worker processes, and who has them next: a queue for each who asks, served in turn."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from hexadeck.server.processes import bot_player
from hexadeck.server.refusals import Refused

TRIES: Final = 3
MOST_WAITING: Final = 4
"""Works of one who asks that wait for their turn."""
THINKING_SECONDS: Final = 60
READING_SECONDS: Final = 20
"""How long one task may take; then its process is replaced."""
SIDE_BY_SIDE: Final = 2
"""Processes for each kind of work but bots: who asks has one at a time, so nobody has all of them."""
KEPT: Final = 2000
"""How many of those who asked are remembered."""

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """One process, started with its first work; a broken one is replaced."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._process: Future[int] | None = None
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
                self._process = await asyncio.to_thread(executor.submit, os.getpid)
                self._executor = executor
            return self._executor

    def replace(self) -> None:
        """What is under way is given up with its process."""
        self._executor = None
        if self._process is not None and self._process.done():
            with suppress(BrokenProcessPool, ProcessLookupError):
                os.kill(self._process.result(), signal.SIGKILL)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)


class Asker(NamedTuple):
    """Whose work it is: a guest behind an address, or a match."""

    address: str
    guest: str = ""


class Waiting:
    """Work that has not had its turn."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Pool:
    """Some processes for one kind of work. Addresses have their turns, and behind each of them its guests.

    Who asks has one process at a time, and the same as last time, which remembers what it did for them.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self._workers = [Worker() for _ in range(count)]
        self.seconds = seconds
        self._busy: dict[Worker, Asker] = {}
        self._waiting: list[Waiting] = []
        self._homes: OrderedDict[Asker, Worker] = OrderedDict()
        self._served: OrderedDict[str | Asker, int] = OrderedDict()
        """When an address, and an asker, had their latest turn."""
        self._turns = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Refused to whom too much waits already. Whoever is cancelled before the turn comes has asked nothing."""
        if sum(waiting.asker == asker for waiting in self._waiting) >= MOST_WAITING:
            raise Refused("much_asked", most=MOST_WAITING)
        waiting = Waiting(asker)
        self._waiting.append(waiting)
        self._serve()
        try:
            worker = await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._give_back(waiting.turn.result())
            raise
        task = asyncio.create_task(self._carry_out(worker, work, *args, **kwargs))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _carry_out(self, worker: Worker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Also when nobody waits for it any more: a process cannot be stopped without being lost."""
        try:
            async with asyncio.timeout(self.seconds):
                return await worker.run(work, *args, **kwargs)
        except TimeoutError:
            worker.replace()
            raise Refused("took_too_long") from None
        finally:
            self._give_back(worker)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    def _give_back(self, worker: Worker) -> None:
        del self._busy[worker]
        self._serve()

    def _serve(self) -> None:
        """Every process that has nothing to do takes whoever waits for it and had no turn for longest."""
        for worker in self._workers:
            if worker not in self._busy:
                fitting = [waiting for waiting in self._waiting if self._fits(waiting, worker)]
                if fitting:
                    self._begin(worker, min(fitting, key=self._latest_turn))

    def _fits(self, waiting: Waiting, worker: Worker) -> bool:
        asker, is_gone = waiting.asker, waiting.turn.cancelled()
        return self._homes.get(asker, worker) is worker and asker not in self._busy.values() and not is_gone

    def _latest_turn(self, waiting: Waiting) -> tuple[int, int]:
        return self._served.get(waiting.asker.address, 0), self._served.get(waiting.asker, 0)

    def _begin(self, worker: Worker, waiting: Waiting) -> None:
        asker = waiting.asker
        self._waiting.remove(waiting)
        self._busy[worker] = asker
        self._turns += 1
        _remember(self._homes, asker, worker)
        _remember(self._served, asker.address, self._turns)
        _remember(self._served, asker, self._turns)
        waiting.turn.set_result(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


K = TypeVar("K")
V = TypeVar("V")


def _remember(kept: OrderedDict[K, V], key: K, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)


class Workers:
    """Processes in which bots think, replays and cards are read, the lab plays, and puzzles are proven."""

    def __init__(self, count: int) -> None:
        self.bots = Pool(count, THINKING_SECONDS)
        self.reader = Pool(SIDE_BY_SIDE, READING_SECONDS)
        self.lab = Pool(SIDE_BY_SIDE, THINKING_SECONDS)
        self.prover = Pool(SIDE_BY_SIDE, THINKING_SECONDS)

    async def close(self) -> None:
        """Waits for what is being thought, which is not long."""
        pools = (self.bots, self.reader, self.lab, self.prover)
        await asyncio.gather(*[asyncio.to_thread(pool.close) for pool in pools])
