"""The bots of one match: they play in the background, one batch of choices after the other."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog

from hexadeck.server.match.history import History, Step, tried_out
from hexadeck.server.processes import bot_player
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room

log = structlog.get_logger()

WATCHED: Final = 1 / 30
"""So many seconds lie between the choices of bots among themselves. Nobody waits for them, nobody can follow that many,
and a page that is sent hundreds of tables a second has no time left to move cards."""


class Bots:
    """They think outside the room, and come in with what they chose."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    @property
    def are_playing(self) -> bool:
        return self._task is not None

    def wake(self, delay: float = 0) -> None:
        """Let them play if one of them decides."""
        if self._task is None and self._waiting_for_one() is not None:
            self._task = self._room.services.start(self._play_on(delay))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _waiting_for_one(self) -> History | None:
        """Bots play while somebody looks: else anybody could keep them busy with matches that nobody will ever see."""
        room, history = self._room, self._room.history
        is_watched = not room.is_closed and bool(room.viewers)
        return history if is_watched and history is not None and history.decider in history.bots else None

    async def _play_on(self, delay: float) -> None:
        """Until a person decides or the match is over. People may concede while they think."""
        try:
            await asyncio.sleep(delay)
            while (history := self._waiting_for_one()) is not None:
                length = history.length
                seconds = 0.0 if self._are_alone(history) else self._room.services.settings.thinking_seconds
                await self._play(history, length, await self._think(history, seconds))
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
        services, id = self._room.services, self._room.id
        match, bots = history.match, history.bots
        pool = services.workers.prover if history.setup.puzzle else services.workers.bots
        try:
            found, spent = await pool.run(
                Asker(id), bot_player.think, id, history.setup, match.choices(), bots, seconds
            )
        except Exception:
            log.exception("a bot failed and chooses at random", match=id, seat=match.seat, choices=match.length)
            return [bot_player.at_random(match)]
        services.metrics.thinking.observe(spent)
        return found

    async def _play(self, history: History, length: int, choices: Sequence[int]) -> None:
        """What they chose, if the match still stands where they thought about it."""
        room = self._room
        async with room.turn():
            if room.history is not history or history.length != length:
                return
            steps: list[Step] = []
            match = history.match
            for choice in choices:
                assert match.seat is not None
                steps.append(tried_out(match, Entry("choice", match.seat, choice, room.services.now())))
                match = steps[-1].match
                await asyncio.sleep(0)
            if await room.write(steps):
                room.services.metrics.choices_of_bots.inc(len(steps))
                await room.go_on(steps)
