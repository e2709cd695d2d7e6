"""A match in memory and the people around it. One thing happens at a time in a room, and nothing is shown or
acknowledged before it is in the log.
"""

import asyncio
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hexadeck.kernel.events import Events
from hexadeck.server.match import acts, catching_up, timekeeping
from hexadeck.server.match.alarm import Alarm
from hexadeck.server.match.bots import Bots
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.hints import Hints
from hexadeck.server.match.history import History, PlayedEntry, read_history, summary_of, with_state
from hexadeck.server.match.match_info import match_info, was_withdrawn
from hexadeck.server.match.presence import UndoNotice
from hexadeck.server.match.turn import Turn
from hexadeck.server.match.undo import UndoRequest
from hexadeck.server.match.viewers import Viewers
from hexadeck.server.messages import PROTOCOL
from hexadeck.server.messages.live import State, Welcome
from hexadeck.server.messages.matches import MatchInfo
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Conflict, Entry, Overview, StoredMatch, Summary

if TYPE_CHECKING:
    from hexadeck.server.services import Services

LEAVING_SECONDS: Final = 1.0
"""A page that is loaded again is away for less; nobody is told."""


class Room:
    """Everything under one lock: check, try out on a clone, append, swap, acknowledge and show.

    It has many methods, because whatever is done to a match or told of it goes through that lock.
    """

    def __init__(self, services: "Services", overview: Overview, history: History | None) -> None:
        self.overview = overview
        self.history = history
        self.is_closed = False
        self.last_used = time.monotonic()
        self.read_since = -math.inf
        """When the reading of the log began. Who asked for the table before that cannot have seen more of it."""
        self.services = services
        self.viewers = Viewers()
        self.lock = asyncio.Lock()
        self.share = services.turnstile.share(overview)
        """To be held while the engine works for this match."""
        self.undo = UndoRequest()
        self.hints = Hints(services, overview.id)
        self.said: dict[int, float] = {}
        """When each seat last said something to the table."""
        # The parts do not hold the room: else it would lie about after it was closed, until circles are looked for.
        self._bots = Bots(services, overview.id)
        self.alarm = Alarm(services)
        self._told_here: list[int] = []

    @classmethod
    async def read(cls, services: "Services", stored: StoredMatch) -> "Room":
        """From the log, whatever the last server did."""
        overview = stored.overview
        is_waiting = overview.summary.status == "waiting" or was_withdrawn(overview)
        room = cls(services, overview, None)
        if not is_waiting:
            room.history = await read_history(overview, stored.entries, room.share)
        async with room.lock:
            await room.begin()
        return room

    @property
    def id(self) -> str:
        return self.overview.id

    @property
    def is_in_use(self) -> bool:
        """Whether anything can happen here without somebody opening it again."""
        return bool(self.viewers) or self._bots.are_playing or self.alarm.is_set or self.lock.locked()

    @property
    def is_over(self) -> bool:
        return self.overview.summary.status == "finished"

    # -- coming and going --------------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, came: float = math.inf) -> None:
        """Welcome, the state, and from now on everything that this viewer may see; `came` is when they asked for it."""
        async with self.turn():
            if came > self.read_since:
                await self._catch_up_if_behind()
            if connection.viewer is not None:
                await timekeeping.come(self, connection.viewer)
            here = self.here() if connection.viewer is None else sorted({*self.here(), connection.viewer})
            match = await self.introduction(connection.viewer, here)
            async with self.share:
                events = [] if self.history is None else self.history.told(connection.viewer)
                connection.send(Welcome(protocol=PROTOCOL, match=match, log=events), *self._present(connection.viewer))
            self.viewers.add(connection)
            self._say_who_is_here()
            await self.tell_who_is_here(newcomer=connection)
        self._wake_bots()

    def leave(self, connection: Connection) -> None:
        self.viewers.remove(connection)
        self._say_who_is_here()
        self.last_used = time.monotonic()
        if self.here() != self._told_here:
            self.services.start(self._tell_later())

    def _say_who_is_here(self) -> None:
        """To other servers, if there are any."""
        if not self.services.settings.is_alone:
            self.services.start(self.services.rooms.presence.set(self.id, self.viewers.seats()))

    async def hear_undo(self, notice: UndoNotice) -> None:
        """A request to take back has changed at another server."""
        with suppress(Refused):
            async with self.turn():
                if self.history is not None and self.undo.hear(notice, self.history):
                    self.show_all()

    def tell_of_undo(self) -> None:
        """To other servers, if there are any."""
        if not self.services.settings.is_alone:
            self.services.start(self.services.rooms.presence.tell_undo(self.id, self.undo.notice()))

    def here(self) -> list[int]:
        """The seats whose people are connected, to this server or another."""
        return sorted({*self.viewers.seats(), *self.services.rooms.presence.seats(self.id)})

    async def introduction(self, viewer: int | None, here: Sequence[int] | None = None) -> MatchInfo:
        offered = self.overview.rematch
        rematch = None if offered is None else await self.services.store.overview(offered)
        return await match_info(
            self.overview, viewer, self.here() if here is None else here, self.services.guests.name, rematch
        )

    async def tell_all(self, newcomer: Connection | None = None) -> None:
        """Something about the match itself has changed; a newcomer knows already."""
        await self.viewers.tell(self.introduction, but=newcomer)

    async def tell_who_is_here(self, newcomer: Connection | None = None) -> None:
        if self.here() != self._told_here:
            self._told_here = self.here()
            await self.tell_all(newcomer)

    async def _tell_later(self) -> None:
        await asyncio.sleep(LEAVING_SECONDS)
        await self.tell_who_is_here()

    async def send_present(self, connection: Connection) -> None:
        async with self.share:
            connection.send(*self._present(connection.viewer))

    def _present(self, viewer: int | None) -> list[State]:
        """The table as it is, once the match has begun."""
        if self.history is None:
            return []
        return [self.viewers.present(self.history, viewer, self.services.now(), self.undo.asked_by)]

    def close(self, code: int, reason: str) -> None:
        """Nothing happens here any more."""
        self.is_closed = True
        self.viewers.close(code, reason)
        self.alarm.close()
        self._bots.stop()

    # -- what happens ------------------------------------------------------------------------------------------------

    def turn(self) -> Turn:
        """Alone in the room."""
        return Turn(self)

    def running(self) -> History:
        if self.history is None:
            raise Refused("not_begun")
        if self.is_over:
            raise Refused("over")
        return self.history

    def _waiting_for_bot(self) -> History | None:
        """Bots play while somebody looks: else anybody could keep them busy with matches that nobody will ever see."""
        history = self.history
        is_watched = not self.is_closed and bool(self.viewers)
        return history if is_watched and history is not None and history.decider in history.bots else None

    def _wake_bots(self, delay: float = 0) -> None:
        self._bots.wake(self._waiting_for_bot, partial(acts.let_bots_choose, self), delay)

    # -- writing and showing -----------------------------------------------------------------------------------------

    async def write(self, steps: Sequence[PlayedEntry]) -> bool:
        # The time of a secret choice must not be seen in lists either.
        is_secret = all(step.is_secret for step in steps)
        updated = self.overview.summary.updated if is_secret else steps[-1].entry.time
        last = steps[-1].entry
        out_of_time = last.seat if last.kind == "timeout" else None
        entries = [with_state(number, step) for number, step in enumerate(steps, self.running().length)]
        return await self.append(entries, summary_of(steps[-1].match, updated, out_of_time))

    async def append(self, entries: Sequence[Entry], summary: Summary) -> bool:
        """Into the log; False if another server was first, and then the room has caught up."""
        history = self.history
        assert history is not None
        try:
            await self.services.store.append(self.id, history.length, entries, summary)
        except Conflict:
            await catching_up.catch_up(self)
            return False
        self.overview = replace(self.overview, summary=summary, length=history.length + len(entries))
        return True

    async def pass_over(self, entry: Entry, updated: int | None) -> bool:
        """Into the log, an undo that takes nothing back."""
        history = self.running()
        summary = summary_of(history.match, self.overview.summary.updated if updated is None else updated)
        if not await self.append([entry], summary):
            return False
        history.pass_over(entry)
        return True

    async def go_on(self, steps: Sequence[PlayedEntry]) -> None:
        """What is in the log becomes the present, step by step."""
        history = self.history
        assert history is not None
        for place, step in enumerate(steps):
            if place:
                await asyncio.sleep(0)
            async with self.share:
                self.accept(history, step)
        await self.settle()

    def accept(self, history: History, step: PlayedEntry) -> None:
        # The end of a request must not tell of a choice that cannot be seen.
        if not step.is_unseen:
            self.undo.end()
        history.accept(step)
        is_bot = self.overview.seats[step.entry.seat].kind == "bot"
        self._show(step.events, by_bot=is_bot and step.entry.kind == "choice")

    async def settle(self, bots_delay: float = 0) -> None:
        """After every change: the clock runs for whoever decides now, bots play, the end is told."""
        history = self.history
        assert history is not None
        self.set_alarm(history)
        if history.match.result is not None:
            await self.tell_all()
        self._wake_bots(bots_delay)

    def set_alarm(self, history: History) -> None:
        self.alarm.set(history, partial(timekeeping.time_out, self))

    def show_all(self, events: Events | None = None, *, is_undone: bool = False) -> None:
        """Also to those whose view is the same: something else has changed."""
        self._show(events, is_undone=is_undone, is_forced=True)

    def _show(
        self, events: Events | None, *, by_bot: bool = False, is_undone: bool = False, is_forced: bool = False
    ) -> None:
        assert self.history is not None
        self.viewers.show(
            self.history,
            events,
            self.services.now(),
            by_bot=by_bot,
            undo_asked_by=self.undo.asked_by,
            is_undone=is_undone,
            is_forced=is_forced,
        )

    # -- beginning and catching up -----------------------------------------------------------------------------------

    async def begin(self) -> None:
        """The match is in memory from now on."""
        if self.history is None or self.history.match.result is not None:
            return
        await self.alarm.begin(self.history, self.pass_over)
        self.set_alarm(self.history)
        self._wake_bots()

    async def catch_up(self) -> None:
        """Somebody else has written: another server, or the one who took a seat."""
        async with self.turn():
            await catching_up.catch_up(self)

    async def _catch_up_if_behind(self) -> None:
        """People who come from another server, or another process of it, must not be shown less here than there."""
        if not self.services.settings.is_alone:
            if await self.services.store.length(self.id) not in (None, self.overview.length):
                await catching_up.catch_up(self)
