"""What home-made cards set off is bounded by what is counted, but it is carried out where everybody is served. So
matches with such cards go through one by one, and after each of them everybody else has three times as long.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final
from weakref import WeakValueDictionary

from hexadeck.server.match.setup import cards_in
from hexadeck.store.store import Overview

OPEN: Final = nullcontext()
"""For matches without home-made cards."""
SHARE: Final = 4
"""One part in so many of a process's time is for matches with home-made cards, all together."""


class Turnstile:
    """For all such matches of a process."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._lock = asyncio.Lock()
        self._began = 0.0
        self._free_at = 0.0
        self._queues: WeakValueDictionary[str, Queue] = WeakValueDictionary()

    def share(self, match: Overview) -> AbstractAsyncContextManager[None]:
        """What is to be held while the engine works for a match, and never across a pause. However many matches with
        home-made cards somebody has made, others have their turn between two of them."""
        if not cards_in(match.setup):
            return OPEN
        host = next((seat.guest for seat in match.seats if seat.guest), match.id)
        return self._queues.setdefault(host, Queue(self))

    async def enter(self) -> None:
        await self._lock.acquire()
        try:
            await asyncio.sleep(max(0.0, self._free_at - self._now()))
        except asyncio.CancelledError:
            self._lock.release()
            raise
        self._began = self._now()

    def leave(self) -> None:
        ended = self._now()
        self._free_at = ended + (SHARE - 1) * (ended - self._began)
        self._lock.release()


class Queue:
    """For the matches of one guest, one piece of work at a time."""

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await self._turnstile.enter()
        except asyncio.CancelledError:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._turnstile.leave()
        self._lock.release()
