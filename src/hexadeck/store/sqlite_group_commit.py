"""Many requests, one commit: the thread through which everything is written to SQLite."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final, TypeVar

from hexadeck.store.bus import Bus
from hexadeck.store.sqlite_appends import Append, append_all
from hexadeck.store.sqlite_examination import Ledger
from hexadeck.store.store import Stats, StoreError

T = TypeVar("T")
Action = Callable[[sqlite3.Connection], T]

LARGEST_GROUP: Final = 1000
GATHER_SECONDS: Final = 0.008
"""A commit costs ten times what an append does, so one begins at most so often. Who comes after a pause never waits."""


class Request:
    """Something to write, who waits for it, and what came of it."""

    def __init__(self, action: Action[Any] | Append, future: "asyncio.Future[Any]") -> None:
        self.action = action
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """On the event loop. Who was cancelled meanwhile does not wait any more."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class GroupCommit:
    """Writes all that is queued in one transaction: appends together, everything else in a savepoint of its own.

    A request that fails takes nothing with it. Nobody hears of success before the commit is on disk.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        stats: Stats,
        ledger: Ledger,
        check_file: Callable[[], None],
        bus: Bus | None = None,
    ) -> None:
        self._turn: AbstractContextManager[None] = nullcontext() if bus is None else bus.turn
        self._connection = connection
        self._ledger = ledger
        self._stats = stats
        self._check_file = check_file
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Request | None] = SimpleQueue()
        self._is_open = True
        # A daemon, so that a program that forgot to close the store can end.
        self._thread = Thread(target=self._write_all, name="hexadeck-store", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        await self._wait_for(append)

    async def write(self, action: Action[T]) -> T:
        found: T = await self._wait_for(action)
        return found

    async def _wait_for(self, action: Action[Any] | Append) -> Any:
        if not self._is_open:
            raise StoreError("the store is closed: nothing more can be written")
        future: asyncio.Future[Any] = self._loop.create_future()
        self._stats.waiting += 1
        self._queue.put(Request(action, future))
        return await future

    async def close(self) -> None:
        """After everything that is queued."""
        if self._is_open:
            self._is_open = False
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        is_last, began = False, 0.0
        while not is_last:
            group, is_last = self._take(began + GATHER_SECONDS)
            began = perf_counter()
            if group:
                self._write_group(group)

    def _take(self, earliest: float) -> tuple[list[Request], bool]:
        """Wait for a request, and until the earliest time, and take what is queued; whether that was the end."""
        group: list[Request] = []
        request = self._queue.get()
        if request is not None:
            sleep(max(0.0, earliest - perf_counter()))
        while request is not None:
            group.append(request)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                request = self._queue.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _write_group(self, group: list[Request]) -> None:
        with self._turn:
            self._write_in_turn(group)

    def _write_in_turn(self, group: list[Request]) -> None:
        start = perf_counter()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for request in group:
                if not isinstance(request.action, Append):
                    self._attempt(request)
            self._append([request for request in group if isinstance(request.action, Append)])
            self._check_file()
            self._ledger.close_group()
            self._connection.execute("COMMIT")
            self._ledger.note_group()
        except sqlite3.Error as error:
            self._ledger.drop_group()
            with suppress(sqlite3.Error):  # it is rolled back already
                self._connection.execute("ROLLBACK")
            for request in group:
                request.error = write_error(error)
        seconds = perf_counter() - start
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._settle, group, seconds)

    def _append(self, requests: list[Request]) -> None:
        """All of them together; if that fails, one is at fault, and nobody else shall suffer."""
        if not requests:
            return
        self._connection.execute("SAVEPOINT appends")
        try:
            self._append_together(requests)
        except Exception as error:  # noqa: BLE001 (it comes again for the one who is at fault)
            self._go_back(error, "appends")
            for request in requests:
                self._attempt(request)
        self._connection.execute("RELEASE appends")

    def _append_together(self, requests: list[Request]) -> None:
        appends = [request.action for request in requests if isinstance(request.action, Append)]
        late = append_all(self._connection, self._ledger, appends)
        for request, conflict in zip(requests, late, strict=True):
            request.error = conflict

    def _attempt(self, request: Request) -> None:
        self._connection.execute("SAVEPOINT request")
        try:
            if isinstance(request.action, Append):
                self._append_together([request])
            else:
                request.result = request.action(self._connection)
        except Exception as error:  # noqa: BLE001 (whatever it is, it is for the one who asked)
            self._go_back(error, "request")
            request.error = write_error(error) if isinstance(error, sqlite3.Error) else error
        self._connection.execute("RELEASE request")

    def _go_back(self, error: Exception, savepoint: str) -> None:
        """Raises the error again if there is nothing to go back to: a full disk, say, rolled back the whole group."""
        if isinstance(error, sqlite3.Error) and not self._connection.in_transaction:
            raise error
        self._connection.execute(f"ROLLBACK TO {savepoint}")

    def _settle(self, group: list[Request], seconds: float) -> None:
        self._stats.waiting -= len(group)
        self._stats.count(len(group), seconds)
        for request in group:
            request.settle()


def write_error(error: sqlite3.Error) -> StoreError:
    return StoreError(f"SQLite could not write: {error}; see that the disk has room and the data folder is in order")
