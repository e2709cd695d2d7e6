"""A match in memory and the people around it. One thing happens at a time in a room, and nothing is shown or
acknowledged before it is in the log.
"""

import asyncio
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal, cast
from weakref import proxy

import structlog
from msgspec.structs import replace

from hexadeck.kernel.errors import HexadeckError, IllegalChoice
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import CONCEDE_PART, OFFER_DRAW
from hexadeck.server.library import shown
from hexadeck.server.match.alarm import Alarm
from hexadeck.server.match.bots import Bots
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.history import History, Step, in_effect, read_history, summary_of, tried_out, with_state
from hexadeck.server.match.match_info import allows_hints, match_info, was_withdrawn
from hexadeck.server.match.moves import moves
from hexadeck.server.match.outcome import outcome
from hexadeck.server.match.presence import UndoNotice
from hexadeck.server.match.undo import UndoRequest
from hexadeck.server.match.viewers import Viewers
from hexadeck.server.messages import PROTOCOL
from hexadeck.server.messages.live import (
    Acknowledged,
    AnswerUndo,
    AskHint,
    AskMoves,
    AskOutcome,
    AskUndo,
    AskWhy,
    Choose,
    ClientMessage,
    Concede,
    ConcedePart,
    Hint,
    Moves,
    OfferDraw,
    Outcome,
    Ping,
    Pong,
    Reason,
    Said,
    Say,
    State,
    Welcome,
    WhyNot,
)
from hexadeck.server.messages.matches import MatchInfo
from hexadeck.server.processes import bot_player
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Conflict, Damaged, Entry, Overview, StoredMatch, Summary

if TYPE_CHECKING:
    from hexadeck.server.services import Services

log = structlog.get_logger()

LEAVING_SECONDS: Final = 1.0
"""A page that is loaded again is away for less; nobody is told."""
OTHERS_BOTS_SECONDS: Final = 1.0
"""The server that wrote the last entry lets the bots play; the others only if nothing comes of that."""
SAYING_SECONDS: Final = 2.0
"""Between two phrases of one seat, whatever lines lead to it."""
Answer = Choose | OfferDraw | ConcedePart
"""What a question is settled by."""
GONE: Final = (1012, "the match is being reloaded; try again now")


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
        # Its parts do not hold the room: else it would lie about after it was closed, until circles are looked for.
        room = cast(Room, proxy(self))
        self._undo = UndoRequest(room)
        self._said: dict[int, float] = {}
        """When each seat last said something to the table."""
        self._hinted: set[int] = set()
        """The seats for which a hint is being thought about: one at a time, because each takes a second."""
        self._bots = Bots(room)
        self._alarm = Alarm(room)
        self._told_here: list[int] = []

    @classmethod
    async def read(cls, services: "Services", stored: StoredMatch) -> "Room":
        """From the log, whatever the last server did."""
        overview = stored.overview
        is_waiting = overview.summary.status == "waiting" or was_withdrawn(overview)
        room = cls(services, overview, None if is_waiting else await read_history(overview, stored.entries))
        async with room.lock:
            await room._begin()
        return room

    @property
    def id(self) -> str:
        return self.overview.id

    @property
    def is_in_use(self) -> bool:
        """Whether anything can happen here without somebody opening it again."""
        return bool(self.viewers) or self._bots.are_playing or self._alarm.is_set or self.lock.locked()

    @property
    def is_over(self) -> bool:
        return self.overview.summary.status == "finished"

    # -- coming and going --------------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, came: float = math.inf) -> None:
        """Welcome, the state, and from now on everything that this viewer may see; `came` is when they asked for it."""
        async with self.turn():
            if came > self.read_since:
                await self._catch_up_if_behind()
            await self._alarm.come(connection.viewer)
            here = self.here() if connection.viewer is None else sorted({*self.here(), connection.viewer})
            match = await self.introduction(connection.viewer, here)
            events = [] if self.history is None else self.history.told(connection.viewer)
            connection.send(Welcome(protocol=PROTOCOL, match=match, log=events), *self._present(connection.viewer))
            self.viewers.add(connection)
            self._say_who_is_here()
            await self.tell_who_is_here(newcomer=connection)
        self._bots.wake()

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
                await self._undo.hear(notice.asked_by, notice.agreed)

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

    def send_present(self, connection: Connection) -> None:
        connection.send(*self._present(connection.viewer))

    def _present(self, viewer: int | None) -> list[State]:
        """The table as it is, once the match has begun."""
        if self.history is None:
            return []
        return [self.viewers.present(self.history, viewer, self.services.now(), self._undo.asked_by)]

    def close(self, code: int, reason: str) -> None:
        """Nothing happens here any more."""
        self.is_closed = True
        self.viewers.close(code, reason)
        self._alarm.close()
        self._bots.stop()

    # -- what a client says ------------------------------------------------------------------------------------------

    async def hear(self, connection: Connection, message: ClientMessage) -> None:
        """Refused with a reason, or done when this returns."""
        if isinstance(message, Ping):
            connection.send(Pong())
            return
        if connection.viewer is None:
            raise Refused("only_watching")
        seat = connection.viewer
        if isinstance(message, AskWhy):
            connection.send(self._why_not(seat, message))
            return
        if isinstance(message, AskOutcome):
            connection.send(self._outcome(seat, message))
            return
        if isinstance(message, AskMoves):
            history = self._asked(seat, message.question)
            found = moves(history.match, seat, shown(history.match.game).layout)
            connection.send(Moves(question=message.question, moves=found))
            return
        if isinstance(message, AskHint):
            self._start_hint(connection, seat, message)
            return
        if isinstance(message, Say):
            self._say(seat, message)
            return
        began = time.perf_counter()
        async with self.turn():
            if isinstance(message, Answer):
                await self._choose(connection, seat, message)
                self.services.metrics.acknowledged.observe(time.perf_counter() - began)
            elif isinstance(message, Concede):
                await self.give_up(seat, "concede")
            elif isinstance(message, AskUndo):
                await self._undo.ask(seat)
            elif isinstance(message, AnswerUndo):
                await self._undo.answer(seat, message.agree)

    def _say(self, seat: int, message: Say) -> None:
        """To everybody who looks; who says much has to wait. It is written nowhere."""
        now = time.monotonic()
        if now - self._said.get(seat, -math.inf) < SAYING_SECONDS:
            raise Refused("one_phrase")
        self._said[seat] = now
        self.viewers.say(Said(seat=seat, phrase=message.phrase))

    def _why_not(self, seat: int, asked: AskWhy) -> WhyNot:
        """Nothing changes, so nobody has to wait for it."""
        square = None if asked.square is None else {"square": asked.square}
        things = [thing for thing in (asked.card, asked.place, square) if thing is not None]
        if len(things) != 1:
            raise Refused("no_why_not", why="name one card, one place or one square")
        try:
            found = self.running().match.why_not(seat, things[0])
        except HexadeckError as error:
            raise Refused("no_why_not", why=str(error)) from None
        reasons = [Reason(verb=one.verb, sentence=one.sentence, rule=one.rule) for one in found]
        return WhyNot(card=asked.card, place=asked.place, square=asked.square, reasons=reasons)

    def _asked(self, seat: int, question: int) -> History:
        """Refused unless this question is open."""
        history = self.running()
        if history.decider != seat or question != len(history.answers[seat]):
            raise Refused("late", question)
        return history

    def _outcome(self, seat: int, message: AskOutcome) -> Outcome:
        question, option = message.question, message.option
        history = self._asked(seat, question)
        if not 0 <= option < len(history.match.options):
            raise Refused("illegal", question, why=str(history.match.refusal(option)))
        layout = shown(history.match.game).layout
        at_once, later = outcome(history.match, seat, option, layout)
        return Outcome(question=question, option=option, at_once=at_once, if_unanswered=later)

    def _start_hint(self, connection: Connection, seat: int, message: AskHint) -> None:
        """One at a time for a seat. It is thought about in the process of the bots, and nobody waits for it here."""
        history = self._asked(seat, message.question)
        if not allows_hints(self.overview):
            raise Refused("no_hints", message.question)
        if seat in self._hinted:
            raise Refused("hint_on_its_way", message.question)
        self._hinted.add(seat)
        self.services.start(self._hint(connection, seat, message, history))

    async def _hint(self, connection: Connection, seat: int, message: AskHint, history: History) -> None:
        options: list[int] = []
        lines: list[str] = []
        choices = history.match.choices()
        try:
            options, lines = await self.services.workers.bots.run(
                Asker(connection.guest or self.id),
                bot_player.advise,
                self.id,
                history.setup,
                choices,
                seat,
                message.strength,
            )
        except Refused as refusal:
            connection.send(refusal.message)
            return
        except Exception:
            log.exception("a hint failed", match=self.id, seat=seat, choices=len(choices))
        finally:
            self._hinted.discard(seat)
        option = options[0] if options else None
        hint = Hint(question=message.question, strength=message.strength, option=option, then=options[1:], lines=lines)
        connection.send(hint)

    def turn(self) -> "Turn":
        """Alone in the room."""
        return Turn(self)

    def running(self) -> History:
        if self.history is None:
            raise Refused("not_begun")
        if self.is_over:
            raise Refused("over")
        return self.history

    async def _choose(self, connection: Connection, seat: int, message: Answer) -> None:
        while True:
            if self.history is not None and self._is_answered(self.history, seat, message):
                connection.send(Acknowledged(question=message.question))
                return
            step = self._tried(seat, message)
            if not await self._alarm.hold():
                continue
            if await self.write([step]):
                break
        self.services.metrics.choices_of_people.inc()
        connection.send(Acknowledged(question=message.question))
        await self.go_on([step])

    @staticmethod
    def _is_answered(history: History, seat: int, message: Answer) -> bool:
        """The very same answer is in the log already: it was sent again because the connection broke."""
        answers = history.answers[seat]
        return 0 <= message.question < len(answers) and answers[message.question] == answer_in(message)

    def _tried(self, seat: int, message: Answer) -> Step:
        history = self.running()
        question = message.question
        present = len(history.answers[seat])
        if question != present:
            raise Refused("late", question)
        if history.decider != seat:
            raise Refused("not_your_decision", question)
        if isinstance(message, Choose) and message.option < 0:
            raise Refused("illegal", question, why=str(history.match.refusal(message.option)))
        try:
            return tried_out(history.match, Entry("choice", seat, answer_in(message), self.services.now()))
        except IllegalChoice as error:
            raise Refused("illegal", question, why=str(error)) from None

    async def give_up(self, seat: int, kind: Literal["concede", "timeout"]) -> None:
        while True:
            history = self.running()
            if seat in history.given_up:
                raise Refused("has_conceded")
            step = tried_out(history.match, Entry(kind, seat, 0, self.services.now()))
            if await self.write([step]):
                break
            if kind == "timeout":
                return  # an answer was first: whoever is asked now has a time and an alarm of their own
        await self.go_on([step])

    # -- writing and showing -----------------------------------------------------------------------------------------

    async def write(self, steps: Sequence[Step]) -> bool:
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
            await self.catch_up_inside()
            return False
        self.overview = replace(self.overview, summary=summary, length=history.length + len(entries))
        return True

    async def go_on(self, steps: Sequence[Step], bots_delay: float = 0) -> None:
        """What is in the log becomes the present, step by step."""
        history = self.history
        assert history is not None
        for place, step in enumerate(steps):
            if place:
                await asyncio.sleep(0)
            self._accept(history, step)
        await self.settle(bots_delay)

    def _accept(self, history: History, step: Step) -> None:
        # The end of a request must not tell of a choice that cannot be seen.
        if not step.is_unseen:
            self._undo.end()
        history.accept(step)
        is_bot = self.overview.seats[step.entry.seat].kind == "bot"
        self._show(step.events, by_bot=is_bot and step.entry.kind == "choice")

    async def settle(self, bots_delay: float = 0) -> None:
        """After every change: the clock runs for who decides now, bots play, the end is told."""
        history = self.history
        assert history is not None
        self._alarm.set(history)
        if history.match.result is not None:
            await self.tell_all()
        self._bots.wake(bots_delay)

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
            undo_asked_by=self._undo.asked_by,
            is_undone=is_undone,
            is_forced=is_forced,
        )

    # -- beginning and catching up -----------------------------------------------------------------------------------

    async def _begin(self) -> None:
        """The match is in memory from now on."""
        if self.history is None or self.history.match.result is not None:
            return
        await self._alarm.begin()
        self._alarm.set(self.history)
        self._bots.wake()

    async def catch_up(self) -> None:
        """Somebody else has written: another server, or the one who took a seat."""
        async with self.turn():
            await self.catch_up_inside()

    async def _catch_up_if_behind(self) -> None:
        """Who comes from another server, or another process of this one, must not be shown less here than there."""
        if not self.services.settings.is_alone:
            if await self.services.store.length(self.id) not in (None, self.overview.length):
                await self.catch_up_inside()

    async def catch_up_inside(self) -> None:
        """The same for who has the room already."""
        store = self.services.store
        stored = await store.load(self.id)
        if stored is None or stored.damage:
            raise Damaged(f"match {self.id}: {'gone' if stored is None else stored.damage}")
        before, self.overview = self.overview, stored.overview
        self.viewers.part_with_those_who_left(self.overview.seats)
        if self.overview.summary.status != "waiting" and not was_withdrawn(self.overview):
            await self._read_new(stored)
        if (before.seats, before.rematch) != (self.overview.seats, self.overview.rematch):
            await self.tell_all()

    async def _read_new(self, stored: StoredMatch) -> None:
        history = self.history
        if history is None:
            self.history = await read_history(stored.overview, stored.entries)
            self.show_all(self.history.match.opening)
            await self._begin()
            return
        new = stored.entries[history.length :]
        if any(entry.kind == "undo" and entry.value < number for number, entry in enumerate(new, history.length)):
            self.history = await read_history(stored.overview, stored.entries)
            self.history.is_clock_stopped = history.is_clock_stopped
            self._undo.end()
            self.show_all(is_undone=in_effect(stored.entries) != history.kept)
            await self.settle()
        elif new:
            for entry in new:
                if entry.kind == "undo":
                    history.pass_over(entry)
                else:
                    self._accept(history, tried_out(history.match, entry))
                await asyncio.sleep(0)
            await self.settle(OTHERS_BOTS_SECONDS)


class Turn:
    """Alone in a room. After anything but a refusal nobody knows whether memory and log agree, so the room is closed;
    the next who comes reads it from the log."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.is_closed:
            self._room.lock.release()
            raise Refused("match_read_again")

    async def __aexit__(self, _: object, error: BaseException | None, trace: object) -> None:
        room, has_failed = self._room, isinstance(error, Exception) and not isinstance(error, Refused)
        room.is_closed |= has_failed
        room.lock.release()
        if has_failed:
            log.error("a match failed", match=room.id, exc_info=error)
            # A moment later, so that who asked is answered before the connections are cut.
            asyncio.get_running_loop().call_soon(room.close, *GONE)
            raise Refused("choice_in_doubt") from error


def answer_in(message: Answer) -> int:
    """As the log writes it: an option by its number, or what is done instead."""
    if isinstance(message, Choose):
        return message.option
    return OFFER_DRAW if isinstance(message, OfferDraw) else CONCEDE_PART
