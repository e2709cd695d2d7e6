"""Several server processes behind one port: one that looks after them, and those that serve.

All of them accept connections. A match is at home in one process, told by its id; a live connection that another has
accepted is handed over to it with what was read so far. So a match is in memory once, and its choices need nobody else.

They are forks of the one that looks after them, which reads the program and the games once for all: after a kill
everybody waits for that. It has no threads and no event loop of its own, for a fork must not find any.
"""

import asyncio
import os
import select
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NoReturn

import structlog
import uvloop

from hexadeck.server.http.serving import look_for_circles_seldom, serve
from hexadeck.server.library import display_of, of_each_game
from hexadeck.server.settings import Settings
from hexadeck.store.bus import Bus
from hexadeck.store.open import open_store
from hexadeck.store.sqlite import LOCK, take_lock

log = structlog.get_logger()

READY: Final = b"ready"
PAUSE_SECONDS: Final = 1.0
"""After so long it is seen that a process has ended, and it is started again."""
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def serve_forks(settings: Settings, listener: socket.socket, is_ready: Callable[[], None]) -> None:
    """Until SIGINT or SIGTERM. StoreError, before anything is served, if the database cannot be used."""
    uvloop.run(look_at(settings))
    lock = take_lock(settings.data) if settings.database is None and (settings.data / LOCK).exists() else None
    with tempfile.TemporaryDirectory(prefix="hexadeck-") as folder:
        try:
            Family(settings, listener, Path(folder)).live(is_ready)
        finally:
            if lock is not None:
                lock.close()


async def look_at(settings: Settings) -> None:
    """The database is examined and brought up to date once, for all processes."""
    store = await open_store(settings.database, settings.data)
    for sentence in store.damage:
        log.error("the database is damaged", damage=sentence)
    await store.close()


class Family:
    """The processes. One that ends is started again; all end together."""

    def __init__(self, settings: Settings, listener: socket.socket, folder: Path) -> None:
        self._count = settings.processes
        self._settings = replace(settings, workers=max(1, settings.workers // settings.processes))
        self._listener = listener
        self._folder = folder
        """Where their bus is."""
        self._numbers: dict[int, int] = {}
        """By the id of a process, which of them it is."""
        self._life, self._our_life = os.pipe()
        """Closed when the one who looks after them is gone, or wants them to end."""

    def live(self, is_ready: Callable[[], None]) -> None:
        of_each_game(display_of)
        look_for_circles_seldom()  # what is there now stays shared
        stop = StopSignals()
        ready, saying = os.pipe()
        for number in range(self._count):
            self._start(number, saying)
        os.close(saying)
        try:
            if not all_say_ready(ready, self._count):
                raise SystemExit("a server process could not start; its log says why")
            is_ready()
            self._mind(stop)
        finally:
            os.close(self._our_life)
            for process in self._numbers:
                os.waitpid(process, 0)

    def _start(self, number: int, saying: int | None = None) -> None:
        process = os.fork()
        if process == 0:
            os.close(self._our_life)
            self._serve(number, saying)
        self._numbers[process] = number

    def _serve(self, number: int, saying: int | None) -> NoReturn:
        """In a process that was started; it says where somebody waits for it that it is ready. It ends here: what
        stands after the fork is not for it."""
        status = 1
        try:
            StopSignals.leave_to_parent()
            uvloop.run(self._live_as(number, lambda: say_ready(saying)))
            status = 0
        except Exception:
            log.exception("a server process failed", process=number)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    async def _live_as(self, number: int, is_ready: Callable[[], None]) -> None:
        asyncio.get_running_loop().add_reader(self._life, self._end)
        bus = Bus(self._folder, number, self._count)
        try:
            await serve(self._settings, self._listener, is_ready, bus)
        finally:
            bus.close()

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._life)
        os.kill(os.getpid(), signal.SIGTERM)

    def _mind(self, stop: "StopSignals") -> None:
        """Until all are to end."""
        while not stop.comes_within(PAUSE_SECONDS):
            for process, number in list(self._numbers.items()):
                ended, status = os.waitpid(process, os.WNOHANG)
                if ended:
                    why = os.waitstatus_to_exitcode(status)
                    log.error("a server process ended and is started again", process=number, status=why)
                    del self._numbers[process]
                    self._start(number)


class StopSignals:
    """For somebody without an event loop."""

    def __init__(self) -> None:
        self._came, coming = os.pipe()
        os.set_blocking(coming, False)
        signal.set_wakeup_fd(coming)
        for number in STOPS:
            signal.signal(number, lambda *_: None)

    def comes_within(self, seconds: float) -> bool:
        return bool(select.select([self._came], [], [], seconds)[0])

    @staticmethod
    def leave_to_parent() -> None:
        """In a process that was started. Ctrl-C comes to all at once; the one who looks after us tells us."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def say_ready(saying: int | None) -> None:
    if saying is not None:
        os.write(saying, READY)
        os.close(saying)


def all_say_ready(ready: int, count: int) -> bool:
    """Once each of so many has said so, or has ended."""
    with os.fdopen(ready, "rb") as said:
        return said.read() == READY * count
