"""Who plays the rounds: processes on this machine. One that dies costs its batch, which another plays again."""

import os
import signal
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from hexadeck.kernel.errors import HexadeckError
from hexadeck.lab.rounds import Played, Trial, play_rounds

TRIES: Final = 3
"""How often a batch may lose its worker before the run gives up."""


@dataclass(frozen=True)
class Batch:
    """Rounds of one trial, by number."""

    trial: int
    first: int
    count: int


Rounds = list[list[Played]]


class Crew(Protocol):
    """Takes batches and gives rounds back, in whatever order they are done."""

    size: int

    def submit(self, batch: Batch) -> None: ...

    def next_done(self, seconds: float | None) -> tuple[Batch, Rounds] | None:
        """Waits for a batch; None if there was none in that time."""
        ...

    def close(self) -> None: ...


class Worker:
    """A process and what it is playing."""

    def __init__(self, trials: Sequence[Trial]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs, tuple(trials)), daemon=True)
        self.process.start()
        theirs.close()
        self.batch: Batch | None = None


def work(pipe: Connection, trials: Sequence[Trial]) -> None:
    """In the worker: play what is asked for until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            batch: Batch = pipe.recv()
        except EOFError:
            return
        try:
            done: Any = play_rounds(trials[batch.trial], batch.first, batch.count)
        except HexadeckError as error:
            done = error
        pipe.send(done)


class LocalCrew:
    """Worker processes, each with a pipe of its own."""

    def __init__(self, trials: Sequence[Trial], size: int | None = None) -> None:
        self.size = size or cores()
        self._trials = trials
        self._workers: list[Worker] = []
        self._waiting: deque[Batch] = deque()
        self._lost: dict[Batch, int] = {}

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid or 0 for worker in self._workers]

    def submit(self, batch: Batch) -> None:
        self._waiting.append(batch)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._waiting:
            idle = next((worker for worker in self._workers if worker.batch is None), None)
            if idle is None:
                if len(self._workers) >= self.size:
                    return
                idle = Worker(self._trials)
                self._workers.append(idle)
            idle.batch = self._waiting.popleft()
            try:
                idle.pipe.send(idle.batch)
            except OSError:
                self._bury(idle)

    def next_done(self, seconds: float | None = None) -> tuple[Batch, Rounds] | None:
        while True:
            busy = [worker for worker in self._workers if worker.batch is not None]
            if not busy:
                return None
            ready = wait([worker.pipe for worker in busy], seconds)
            if not ready:
                return None
            worker = next(one for one in busy if one.pipe is ready[0])
            try:
                done = worker.pipe.recv()
            except (EOFError, OSError):
                self._bury(worker)
                self._hand_out()
                continue
            batch, worker.batch = worker.batch, None
            self._hand_out()
            if isinstance(done, HexadeckError):
                raise done
            assert batch is not None
            return batch, done

    def _bury(self, worker: Worker) -> None:
        """Its batch goes back to the front of the queue."""
        self._workers.remove(worker)
        worker.pipe.close()
        worker.process.join()
        if worker.batch is not None:
            self._lost[worker.batch] = self._lost.get(worker.batch, 0) + 1
            if self._lost[worker.batch] >= TRIES:
                raise HexadeckError(
                    f"workers died {TRIES} times over the same rounds; the last ended with status "
                    f"{worker.process.exitcode}"
                )
            self._waiting.appendleft(worker.batch)

    def close(self) -> None:
        """What is being played is thrown away: it is not in any result."""
        for worker in self._workers:
            worker.process.terminate()
            worker.process.join()
            worker.pipe.close()
        self._workers.clear()


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
