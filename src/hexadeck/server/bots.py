"""The bots of one match: they play in the background, one batch of choices after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from hexadeck.server import thinking
from hexadeck.server.course import Course
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services


class Bots:
    """`present` tells how the match stands; `play` writes and shows what they chose, if it still stands so."""

    def __init__(
        self,
        services: Services,
        id: str,
        present: Callable[[], Course | None],
        play: Callable[[Course, int, Sequence[int]], Awaitable[None]],
    ) -> None:
        self._services = services
        self._id = id
        self._present = present
        self._play = play
        self._task: asyncio.Task[None] | None = None

    @property
    def are_playing(self) -> bool:
        return self._task is not None

    def wake(self, delay: float = 0) -> None:
        """Let them play if one of them decides."""
        if self._task is None and self._waiting_for_one() is not None:
            self._task = self._services.start(self._play_on(delay))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _waiting_for_one(self) -> Course | None:
        course = self._present()
        return course if course is not None and course.decider in course.bots else None

    async def _play_on(self, delay: float) -> None:
        """Until a person decides or the match is over. They think outside the room: people may concede meanwhile."""
        services = self._services
        worker = services.workers.worker(self._id)
        seconds = services.settings.thinking_seconds
        try:
            await asyncio.sleep(delay)
            while (course := self._waiting_for_one()) is not None:
                length, choices = course.length, course.match.choices()
                found, spent = await worker.run(thinking.think, self._id, course.opening, choices, course.bots, seconds)
                services.metrics.thinking.observe(spent)
                await self._play(course, length, found)
        except Refused:
            pass  # the room is closed; whoever opens it again wakes them
        finally:
            self._task = None
