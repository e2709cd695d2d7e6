"""The bots of one match: they play in the background, one batch of choices after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

import structlog

from hexadeck.server.match.history import History
from hexadeck.server.processes import bot_player
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused

if TYPE_CHECKING:
    from hexadeck.server.services import Services

log = structlog.get_logger()

WATCHED: Final = 1 / 30
"""Seconds between the choices of bots that play among themselves. Nobody waits for them, nobody can follow that many,
and a page that is sent hundreds of tables a second has no time left to move cards."""

Waiting = Callable[[], History | None]
"""The match, as long as it waits for one of them."""
Play = Callable[[History, int, Sequence[int]], Awaitable[None]]
"""What they chose for a match when its log had this length."""


class Bots:
    """They think outside the room, and come in with what they chose."""

    def __init__(self, services: "Services", match: str) -> None:
        self._services = services
        self._id = match
        self._task: asyncio.Task[None] | None = None

    @property
    def are_playing(self) -> bool:
        return self._task is not None

    def wake(self, waiting: Waiting, play: Play, delay: float = 0) -> None:
        """Let them play if one of them decides."""
        if self._task is None and waiting() is not None:
            self._task = self._services.start(self._play_on(waiting, play, delay))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _play_on(self, waiting: Waiting, play: Play, delay: float) -> None:
        """Until a person decides or the match is over. People may concede while they think."""
        try:
            await asyncio.sleep(delay)
            while (history := waiting()) is not None:
                length = history.length
                seconds = 0.0 if self._are_alone(history) else self._services.settings.thinking_seconds
                await play(history, length, await self._think(history, seconds))
                if self._are_alone(history):
                    await asyncio.sleep(WATCHED)
        except Refused:
            pass  # the room is closed; whoever opens it again wakes them
        finally:
            self._task = None

    def _are_alone(self, history: History) -> bool:
        """Whether no person plays."""
        return len(history.bots) == history.match.seats

    async def _think(self, history: History, seconds: float) -> list[int]:
        """What they choose from here on. One that fails, alone or with its process, does not hold the match up: it
        chooses at random once, and thinks again at its next decision."""
        match, bots, workers = history.match, history.bots, self._services.workers
        pool = workers.prover if history.setup.puzzle else workers.bots
        try:
            found, spent = await pool.run(
                Asker(self._id), bot_player.think, self._id, history.setup, match.choices(), bots, seconds
            )
        except Exception:
            log.exception("a bot failed and chooses at random", match=self._id, seat=match.seat, choices=match.length)
            return [bot_player.at_random(match)]
        self._services.metrics.thinking.observe(spent)
        return found
