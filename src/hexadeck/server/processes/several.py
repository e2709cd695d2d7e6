"""Several server processes behind one port: one that looks after them, and those that serve.

All of them accept connections. A match is at home in one process, told by its id; a live connection that another has
accepted is handed over to it with what was read so far. So a match is in memory once, and its choices need nobody else.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog

from hexadeck.server.settings import Settings
from hexadeck.store.bus import Bus
from hexadeck.store.open import open_store
from hexadeck.store.sqlite import LOCK, take_lock

log = structlog.get_logger()

READY: Final = b"ready\n"
PAUSE_SECONDS: Final = 1.0
"""Before a process that ended is started again."""


class Place(msgspec.Struct):
    """Which of several processes this is, and what it is given."""

    number: int
    count: int
    folder: str
    """Where their bus is."""
    listener: int
    life: int
    """Closed when the one who looks after them is gone."""
    settings: dict[str, Any]


async def serve_several(settings: Settings, listener: socket.socket, is_ready: Callable[[], None]) -> None:
    """Until SIGINT or SIGTERM. StoreError, before anything is served, if the database cannot be used."""
    store = await open_store(settings.database, settings.data)
    for sentence in store.damage:
        log.error("the database is damaged", damage=sentence)
    await store.close()
    lock = take_lock(settings.data) if settings.database is None and (settings.data / LOCK).exists() else None
    with tempfile.TemporaryDirectory(prefix="hexadeck-") as folder:
        try:
            await Family(settings, listener, Path(folder)).live(is_ready)
        finally:
            if lock is not None:
                lock.close()


class Family:
    """The processes. One that ends is started again; all end together."""

    def __init__(self, settings: Settings, listener: socket.socket, folder: Path) -> None:
        self._settings = settings
        self._listener = listener
        self._folder = folder
        self._is_ending = asyncio.Event()
        self._life, self._our_life = os.pipe()
        os.set_inheritable(self._life, True)

    async def live(self, is_ready: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._is_ending.set)
        started = [await self._start(number) for number in range(self._settings.processes)]
        for process in started:
            await self._wait_until_ready(process)
        is_ready()
        minding = [asyncio.create_task(self._mind(number, process)) for number, process in enumerate(started)]
        await self._is_ending.wait()
        os.close(self._our_life)
        await asyncio.gather(*minding)
        os.close(self._life)

    async def _start(self, number: int) -> asyncio.subprocess.Process:
        settings = {**asdict(self._settings), "data": str(self._settings.data)}
        settings["workers"] = max(1, self._settings.workers // self._settings.processes)
        count, listener = self._settings.processes, self._listener.fileno()
        place = Place(number, count, str(self._folder), listener, self._life, settings)
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hexadeck.server.processes.one_of_several",
            msgspec.json.encode(place).decode(),
            stdout=subprocess.PIPE,
            pass_fds=(listener, self._life),
        )

    @staticmethod
    async def _wait_until_ready(process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        if await process.stdout.readline() != READY:
            raise SystemExit("a server process could not start; its log says why")

    async def _mind(self, number: int, process: asyncio.subprocess.Process) -> None:
        while True:
            await process.wait()
            if self._is_ending.is_set():
                return
            log.error("a server process ended and is started again", process=number, status=process.returncode)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_ending.wait(), PAUSE_SECONDS)
            if self._is_ending.is_set():
                return
            process = await self._start(number)


def bus_of(place: Place) -> Bus:
    return Bus(Path(place.folder), place.number, place.count)
