"""The alarm of a room: it rings when the time of the one who decides is up."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hexadeck.server.match.history import History, summary_of
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room


class Alarm:
    """Rings in a room when the time of the one who decides is up."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    async def begin(self) -> None:
        """Time does not run while no server has the match in memory: an undo that takes nothing back notes that the
        decision begins anew. Where other servers may have it, only if they cannot have: the time would be up."""
        room, history = self._room, self._room.running()
        seat, clock = history.decider, history.clock
        if clock is None or seat is None:
            return
        now = room.services.now()
        if history.length == 0 or room.services.settings.is_alone or clock.left(seat, now) == 0:
            entry = Entry("undo", seat, history.length, now)
            if await room.append([entry], summary_of(history.match, now)):
                history.pass_over(entry)

    def set(self, history: History) -> None:
        """For the person who decides now, if anybody does."""
        self.cancel()
        seat = history.decider
        if history.clock is not None and seat is not None and history.is_person(seat):
            left = history.clock.left(seat, self._room.services.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(left, self._ring, seat, history.length)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, seat: int, length: int) -> None:
        self._timer = None
        self._room.services.start(self._time_out(seat, length))

    async def _time_out(self, seat: int, length: int) -> None:
        room = self._room
        with suppress(Refused):
            async with room.turn():
                if room.history is not None and room.history.length == length:
                    await room.give_up(seat, "timeout")
