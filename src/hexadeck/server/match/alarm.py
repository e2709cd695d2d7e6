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
        self._come: set[int] = set()
        """The seats whose people were here since the room was opened."""

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
        # Where people may be at other servers, nobody here can say who is missing.
        history.is_clock_stopped = room.services.settings.is_alone and self._is_somebody_missing(history)
        now = room.services.now()
        if history.length == 0 or room.services.settings.is_alone or clock.left(seat, now) == 0:
            await self._begin_anew(history, seat)

    async def come(self, viewer: int | None) -> None:
        """Somebody is here. The clock waits until everybody who plays has been."""
        if viewer is not None:
            self._come.add(viewer)
        history = self._room.history
        if history is None or not history.is_clock_stopped or self._is_somebody_missing(history):
            return
        history.is_clock_stopped = False
        if history.decider is not None and await self._begin_anew(history, history.decider):
            self.set(history)
            self._room.show_all()

    async def hold(self) -> bool:
        """Before a choice: while somebody is missing it costs no time. False if the log had grown meanwhile."""
        history = self._room.running()
        if not history.is_clock_stopped or history.decider is None:
            return True
        return await self._begin_anew(history, history.decider)

    def _is_somebody_missing(self, history: History) -> bool:
        return any(history.is_person(seat) and seat not in self._come for seat in range(len(history.seats)))

    async def _begin_anew(self, history: History, seat: int) -> bool:
        now = self._room.services.now()
        entry = Entry("undo", seat, history.length, now)
        if not await self._room.append([entry], summary_of(history.match, now)):
            return False
        history.pass_over(entry)
        return True

    def set(self, history: History) -> None:
        """For the person who decides now, if anybody does and all are here."""
        self.cancel()
        seat = history.decider
        if history.is_clock_stopped:
            return
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
