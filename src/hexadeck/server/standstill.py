"""How long the event loop stood still: nobody was heard in that time, so it is nobody's thinking time."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

TICK_SECONDS: Final = 0.1
TOLERATED_SECONDS: Final = 0.1
"""A tick that comes this late is still in time."""


class Standstill:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._counted = 0.0
        self._due = now()

    @property
    def seconds(self) -> float:
        """All together, with what goes on at this moment."""
        late = self._now() - self._due
        return self._counted + (late if late > TOLERATED_SECONDS else 0)

    def tick(self) -> None:
        self._counted = self.seconds
        self._due = self._now() + TICK_SECONDS

    async def watch(self) -> None:
        """For ever."""
        while True:
            self.tick()
            await asyncio.sleep(TICK_SECONDS)
