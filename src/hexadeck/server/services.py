"""A whole server without its wire: what its parts work with, and the matches that are open."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import structlog

from hexadeck.server.http.guests import Guests
from hexadeck.server.http.limits import Account, Limits
from hexadeck.server.match.analyses import Analyses
from hexadeck.server.match.open_tables import OpenTables
from hexadeck.server.match.rooms import Rooms
from hexadeck.server.match.turnstile import Turnstile
from hexadeck.server.metrics import Metrics
from hexadeck.server.processes.workers import Workers
from hexadeck.server.room_on_disk import RoomOnDisk
from hexadeck.server.settings import Settings
from hexadeck.server.standstill import Standstill
from hexadeck.store.bus import Bus
from hexadeck.store.open import open_store
from hexadeck.store.store import Store

log = structlog.get_logger()


class Services:
    def __init__(self, settings: Settings, store: Store, key: bytes, restored: int, bus: Bus | None = None) -> None:
        self.settings = settings
        self.store = store
        self.guests = Guests(store, key, restored)
        self.limits = Limits(
            settings.guest_rate,
            settings.address_rate,
            settings.guest_sockets,
            settings.address_sockets,
            settings.guest_matches,
            settings.address_matches,
            None if bus is None else Account(bus.folder, bus.number, bus.count),
        )
        self.room_on_disk = RoomOnDisk(store, settings.disk_megabytes)
        self.metrics = Metrics(store.stats)
        self.standstill = Standstill()
        self.turnstile = Turnstile()
        self.workers = Workers(settings.workers)
        self.rooms = Rooms(self)
        self.analyses = Analyses(self)
        self.open_tables = OpenTables(store, self.rooms.has_people)
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings, bus: Bus | None = None) -> "Services":
        """StoreError if the database cannot be used. Several processes of one server have a bus between them."""
        store = await open_store(settings.database, settings.data, bus)
        services = cls(settings, store, await store.secret(), await store.restored(), bus)
        for sentence in store.damage:
            log.error("the database is damaged", damage=sentence)
        services.start(services.standstill.watch())
        await services.rooms.begin()
        return services

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970, as the store keeps time."""
        return time.time_ns() // 1_000_000

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that nobody waits for; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work failed", exc_info=error)

    async def close(self) -> None:
        """Connections are closed, bots stop, what is being written is written."""
        self.rooms.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()
