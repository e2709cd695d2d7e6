"""The alarm of a room: it rings when the time of the one who decides is up."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from hexadeck.server.match.history import History, summary_of
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry, StoreError

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room

PATIENCE_SECONDS: Final = 60.0
"""So long a clock waits for who is missing while somebody is there, and so long nobody calls a match off."""
NOBODY: Final = -1
"""The seat of an entry by which only the time changes."""
ELSEWHERE_SECONDS: Final = 1.0
"""Whose time is up at another server is looked at again after so long."""


class Alarm:
    """Rings in a room when the time of the one who decides is up."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        """Ends when the clock has waited long enough for who is missing."""
        self._come: set[int] = set()
        """The seats whose people were here since the room was opened."""
        self._stood = 0.0
        """How long this server had stood still when the present decision began."""

    @property
    def is_set(self) -> bool:
        return self._timer is not None or self._waiting is not None

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
            await self._begin_anew(history, NOBODY)

    async def come(self, viewer: int | None) -> None:
        """Somebody is here, which the log says of everybody who plays once. The clock waits until all of them have
        been, but not for ever."""
        history = self._room.history
        if viewer is not None:
            self._come.add(viewer)
        if viewer is None or history is None or history.match.result is not None:
            return
        is_missing = self._is_somebody_missing(history)
        if history.is_clock_stopped and is_missing and self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._wait_no_longer)
        with suppress(StoreError):  # who cannot be noted, because the disk is full, may still look
            if history.is_clock_stopped and not is_missing:
                await self._let_run(history, viewer)
            elif viewer not in history.come and history.others(viewer):
                await self._begin_anew(history, viewer)
                self.set(history)

    def _wait_no_longer(self) -> None:
        self._waiting = None
        self._room.services.start(self._run_without())

    async def _run_without(self) -> None:
        """Whoever is missing had the time to come, if somebody still waits for them."""
        room = self._room
        with suppress(Refused):
            async with room.turn():
                history = room.history
                if history is not None and history.is_clock_stopped and room.viewers.seats():
                    await self._let_run(history, NOBODY)

    async def _let_run(self, history: History, seat: int) -> None:
        if not await self._begin_anew(history, seat):
            return
        history.is_clock_stopped = False
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self.set(history)
        self._room.show_all()

    async def hold(self) -> bool:
        """Before a choice: it costs no time while somebody is missing, or while nobody was heard. False if the log had
        grown meanwhile."""
        history = self._room.running()
        if history.decider is None:
            return True
        if history.is_clock_stopped:
            return await self._begin_anew(history, NOBODY)
        return await self._give_back(history, history.decider)

    async def _give_back(self, history: History, seat: int) -> bool:
        """The time in which this server stood still since the decision began: it begins so much later."""
        stood = self._room.services.standstill.seconds
        lost, self._stood = int(1000 * (stood - self._stood)), stood
        if lost <= 0 or history.clock is None or not history.is_person(seat):
            return True
        entry = Entry("undo", NOBODY, history.length, history.clock.since + lost)
        return await self._pass_over(history, entry, self._room.overview.summary.updated)

    def _is_somebody_missing(self, history: History) -> bool:
        return any(history.is_person(seat) and seat not in self._come for seat in range(len(history.seats)))

    async def _begin_anew(self, history: History, seat: int) -> bool:
        now = self._room.services.now()
        return await self._pass_over(history, Entry("undo", seat, history.length, now), now)

    async def _pass_over(self, history: History, entry: Entry, updated: int) -> bool:
        if not await self._room.append([entry], summary_of(history.match, updated)):
            return False
        history.pass_over(entry)
        return True

    def set(self, history: History) -> None:
        """For the person who decides now, if anybody does and all are here."""
        self.cancel()
        self._stood = self._room.services.standstill.seconds
        seat = history.decider
        if history.is_clock_stopped:
            return
        if history.clock is not None and seat is not None and history.is_person(seat):
            left = history.clock.left(seat, self._room.services.now()) / 1000
            self._ring_in(left, seat, history.length)

    def _ring_in(self, seconds: float, seat: int, length: int) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring, seat, length)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.cancel()
        if self._waiting is not None:
            self._waiting.cancel()

    def _ring(self, seat: int, length: int) -> None:
        self._timer = None
        self._room.services.start(self._time_out(seat, length))

    async def _time_out(self, seat: int, length: int) -> None:
        """If the same question is open still, and all of its time was time in which an answer would have been heard."""
        room = self._room
        with suppress(Refused):
            async with room.turn():
                history = room.history
                if history is None or history.length != length:
                    return
                if self._is_elsewhere(seat):
                    self._ring_in(ELSEWHERE_SECONDS, seat, length)
                elif await self._give_back(history, seat) and history.length == length:
                    await room.give_up(seat, "timeout")
                elif room.history is history:
                    self.set(history)

    def _is_elsewhere(self, seat: int) -> bool:
        """At another server that lives: there the answer comes, and there it is known whether it came in time."""
        room = self._room
        return seat not in room.viewers.seats() and seat in room.services.rooms.presence.seats(room.id)
