"""The alarm of a room: it rings when the time of the one who decides is up."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from hexadeck.server.match.history import History
from hexadeck.store.store import Entry

if TYPE_CHECKING:
    from hexadeck.server.services import Services

PATIENCE_SECONDS: Final = 60.0
"""How long a clock waits for those who are missing while somebody is there, and how soon a match can be called off."""
NOBODY: Final = -1
"""The seat of an entry by which only the time changes."""

Write = Callable[[Entry, int | None], Awaitable[bool]]
"""Writes an undo that takes nothing back, with the time that lists show if it is another one. False if the log had
grown meanwhile."""
Ring = Callable[[int, int], Coroutine[Any, Any, None]]
"""What to do when the time of a seat is up, if the log is as long then as it is now."""


class Alarm:
    """It knows how much time is left, but not the room: that hands it the functions to write and to ring with."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        """Ends when the clock has waited long enough for those who are missing."""
        self._come: set[int] = set()
        """The seats whose people were here since the room was opened."""
        self._stood = 0.0
        """How long this server had stood still when the present decision began."""

    @property
    def is_set(self) -> bool:
        return self._timer is not None or self._waiting is not None

    async def begin(self, history: History, write: Write) -> None:
        """Time does not run while no server has the match in memory: an undo that takes nothing back notes that the
        decision begins anew. Where other servers may have it, only if they cannot have: the time would be up."""
        seat, clock = history.decider, history.clock
        if clock is None or seat is None:
            return
        is_alone = self._services.settings.is_alone
        # Where people may be at other servers, nobody here can say who is missing.
        history.is_clock_stopped = is_alone and self._is_somebody_missing(history)
        if history.length == 0 or is_alone or clock.left(seat, self._services.now()) == 0:
            await self._begin_anew(history, NOBODY, write)

    def see(self, seat: int) -> None:
        """Somebody is here."""
        self._come.add(seat)

    async def note(self, seat: int, history: History, write: Write) -> bool:
        """The log says of everybody who plays that they were there once, and the clock waits until all of them were.
        Whether the decision begins anew by it."""
        if history.is_clock_stopped and not self._is_somebody_missing(history):
            return await self.let_run(history, seat, write)
        is_first = seat not in history.come and bool(history.others(seat))
        return is_first and await self._begin_anew(history, seat, write)

    def wait_for_others(self, history: History, run_without: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """The clock waits for those who are missing, but not for ever."""
        if history.is_clock_stopped and self._is_somebody_missing(history) and self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._wait_no_longer, run_without)

    def _wait_no_longer(self, run_without: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._waiting = None
        self._services.start(run_without())

    async def let_run(self, history: History, seat: int, write: Write) -> bool:
        if not await self._begin_anew(history, seat, write):
            return False
        history.is_clock_stopped = False
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        return True

    async def hold(self, history: History, write: Write) -> bool:
        """Before a choice: it costs no time while somebody is missing, or while nobody was heard. False if the log had
        grown meanwhile."""
        if history.decider is None:
            return True
        if history.is_clock_stopped:
            return await self._begin_anew(history, NOBODY, write)
        return await self.give_back(history, history.decider, write)

    async def give_back(self, history: History, seat: int, write: Write) -> bool:
        """The time in which this server stood still since the decision began: it begins so much later."""
        stood = self._services.standstill.seconds
        lost, self._stood = int(1000 * (stood - self._stood)), stood
        if lost <= 0 or history.clock is None or not history.is_person(seat):
            return True
        return await write(Entry("undo", NOBODY, history.length, history.clock.since + lost), None)

    def _is_somebody_missing(self, history: History) -> bool:
        return any(history.is_person(seat) and seat not in self._come for seat in range(len(history.seats)))

    async def _begin_anew(self, history: History, seat: int, write: Write) -> bool:
        now = self._services.now()
        return await write(Entry("undo", seat, history.length, now), now)

    def set(self, history: History, ring: Ring) -> None:
        """For the person who decides now, if anybody does and all are here."""
        self.cancel()
        self._stood = self._services.standstill.seconds
        seat = history.decider
        if history.is_clock_stopped:
            return
        if history.clock is not None and seat is not None and history.is_person(seat):
            left = history.clock.left(seat, self._services.now()) / 1000
            self.ring_in(left, ring, seat, history.length)

    def ring_in(self, seconds: float, ring: Ring, seat: int, length: int) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up, ring, seat, length)

    def _time_is_up(self, ring: Ring, seat: int, length: int) -> None:
        self._timer = None
        self._services.start(ring(seat, length))

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.cancel()
        if self._waiting is not None:
            self._waiting.cancel()
