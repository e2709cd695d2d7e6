"""What every part of a server works with."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import structlog

from hexadeck.server.guests import Guests
from hexadeck.server.limits import Limits
from hexadeck.server.metrics import Metrics
from hexadeck.server.settings import Settings
from hexadeck.server.workers import Workers
from hexadeck.store.store import Store

log = structlog.get_logger()


class Services:
    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings = settings
        self.store = store
        self.guests = Guests(store, key)
        self.limits = Limits(settings.guest_rate, settings.address_rate)
        self.metrics = Metrics(store.stats)
        self.workers = Workers(settings.workers)
        self._tasks: set[asyncio.Task[None]] = set()

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
        """Bots stop, what is being written is written."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()
