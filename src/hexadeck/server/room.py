"""A match in memory and the people around it. One thing happens at a time in a room, and nothing is shown or
acknowledged before it is in the log.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, Literal

import structlog
from msgspec.structs import replace

from hexadeck.kernel.errors import IllegalChoice
from hexadeck.kernel.events import Events
from hexadeck.server.audience import Audience
from hexadeck.server.bots import Bots
from hexadeck.server.course import Course, Step, in_effect, read_course, summary_of, tried_out
from hexadeck.server.introducing import introduce
from hexadeck.server.line import Line
from hexadeck.server.messages import (
    PROTOCOL,
    Acknowledged,
    AnswerUndo,
    AskUndo,
    Choose,
    ClientMessage,
    Concede,
    MatchInfo,
    Ping,
    Pong,
    Welcome,
)
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.store.store import Conflict, Entry, Overview, StoredMatch, Summary

log = structlog.get_logger()

LEAVING_SECONDS: Final = 1.0
"""A page that is loaded again is away for less; nobody is told."""
OTHERS_BOTS_SECONDS: Final = 1.0
"""The server that wrote the last entry lets the bots play; the others only if nothing comes of that."""
GONE: Final = (1012, "the match is read again; come back at once")


class Room:
    """Everything under one lock: check, try out on a clone, append, swap, acknowledge and show."""

    def __init__(self, services: Services, overview: Overview, course: Course | None) -> None:
        self.overview = overview
        self.course = course
        self.is_closed = False
        self.last_used = time.monotonic()
        self._services = services
        self._lock = asyncio.Lock()
        self._audience = Audience()
        self._undo_agreed: set[int] = set()
        self._bots = Bots(services, overview.id, self._course_seen, self._play)
        self._alarm: asyncio.TimerHandle | None = None
        self._told_here: list[int] = []

    @classmethod
    async def read(cls, services: Services, stored: StoredMatch) -> "Room":
        """From the log, whatever the last server did."""
        overview = stored.overview
        is_waiting = overview.summary.status == "waiting"
        room = cls(services, overview, None if is_waiting else await read_course(overview, stored.entries))
        async with room._lock:
            await room._begin()
        return room

    @property
    def id(self) -> str:
        return self.overview.id

    @property
    def is_in_use(self) -> bool:
        """Whether anything can happen here without somebody opening it again."""
        return bool(self._audience) or self._bots.are_playing or self._alarm is not None or self._lock.locked()

    # -- coming and going --------------------------------------------------------------------------------------------

    async def enter(self, line: Line) -> None:
        """Welcome, the state, and from now on everything that this viewer may see."""
        async with self._turn():
            here = self.here() if line.viewer is None else sorted({*self.here(), line.viewer})
            match = await introduce(self.overview, line.viewer, here, self._services.guests)
            events = [] if self.course is None else self.course.told(line.viewer)
            line.send(Welcome(protocol=PROTOCOL, match=match, log=events))
            self.send_present(line)
            self._audience.add(line)
            await self._tell_who_is_here(newcomer=line)
        self._bots.wake()

    def leave(self, line: Line) -> None:
        self._audience.remove(line)
        self.last_used = time.monotonic()
        if self.here() != self._told_here:
            self._services.start(self._tell_later())

    def here(self) -> list[int]:
        """The seats whose people are connected."""
        return self._audience.seats()

    async def introduction(self, viewer: int | None) -> MatchInfo:
        return await introduce(self.overview, viewer, self.here(), self._services.guests)

    async def tell_all(self, newcomer: Line | None = None) -> None:
        """Something about the match itself has changed; a newcomer knows already."""
        await self._audience.tell(self.introduction, but=newcomer)

    async def _tell_who_is_here(self, newcomer: Line | None = None) -> None:
        if self.here() != self._told_here:
            self._told_here = self.here()
            await self.tell_all(newcomer)

    async def _tell_later(self) -> None:
        await asyncio.sleep(LEAVING_SECONDS)
        await self._tell_who_is_here()

    def send_present(self, line: Line) -> None:
        """The table as it is, once the match has begun."""
        if self.course is not None:
            self._audience.show_present(self.course, line, self._services.now())

    def close(self, code: int, reason: str) -> None:
        """Nothing happens here any more."""
        self.is_closed = True
        self._audience.close(code, reason)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._bots.stop()

    # -- what a client says ------------------------------------------------------------------------------------------

    async def hear(self, line: Line, message: ClientMessage) -> None:
        """Refused with a reason, or done when this returns."""
        if isinstance(message, Ping):
            line.send(Pong())
            return
        if line.viewer is None:
            raise Refused("not_yours", "you watch this match; only those who sit at the table can act")
        seat = line.viewer
        began = time.perf_counter()
        async with self._turn():
            if isinstance(message, Choose):
                await self._choose(line, seat, message)
                self._services.metrics.acknowledged.observe(time.perf_counter() - began)
            elif isinstance(message, Concede):
                await self._give_up(seat, "concede")
            elif isinstance(message, AskUndo):
                await self._ask_undo(seat)
            elif isinstance(message, AnswerUndo):
                await self._answer_undo(seat, message.agree)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Alone in the room. After anything but a refusal nobody knows whether memory and log agree, so the room is
        closed; the next who comes reads it from the log."""
        async with self._lock:
            if self.is_closed:
                raise Refused("failed", GONE[1])
            try:
                yield
            except Refused:
                raise
            except Exception as error:
                log.exception("a match failed", match=self.id)
                self.is_closed = True
                # A moment later, so that who asked is answered before the lines are cut.
                asyncio.get_running_loop().call_soon(self.close, *GONE)
                raise Refused("failed", "something went wrong here; come back and look whether it counted") from error

    def _course_seen(self) -> Course | None:
        """Bots play while somebody looks: else anybody could keep them busy with matches that nobody will ever see."""
        return None if self.is_closed or not self._audience else self.course

    def _running(self) -> Course:
        if self.course is None:
            raise Refused("refused", "the match has not begun: it waits until all seats are taken")
        if self.course.match.result is not None:
            raise Refused("over", "the match is over")
        return self.course

    async def _choose(self, line: Line, seat: int, message: Choose) -> None:
        while True:
            if self.course is not None and self._is_answered(self.course, seat, message):
                line.send(Acknowledged(question=message.question))
                return
            step = self._tried(seat, message)
            if await self._write([step]):
                break
        self._services.metrics.choices.labels("person").inc()
        line.send(Acknowledged(question=message.question))
        await self._go_on([step])

    @staticmethod
    def _is_answered(course: Course, seat: int, message: Choose) -> bool:
        """The very same answer is in the log already: it was sent again because the line broke."""
        answers = course.answers[seat]
        return 0 <= message.question < len(answers) and answers[message.question] == message.option

    def _tried(self, seat: int, message: Choose) -> Step:
        course = self._running()
        question = message.question
        present = len(course.answers[seat])
        if question != present:
            raise Refused(
                "late", f"question {question} is not open; your next answer is to question {present}", question
            )
        if course.decider != seat:
            raise Refused("not_your_decision", "it is not your decision now", question)
        try:
            return tried_out(course.match, Entry("choice", seat, message.option, self._services.now()))
        except IllegalChoice as error:
            raise Refused("illegal", str(error), question) from None

    async def _give_up(self, seat: int, kind: Literal["concede", "timeout"]) -> None:
        while True:
            course = self._running()
            if seat in course.given_up:
                raise Refused("refused", "you have given up already; the others play on")
            step = tried_out(course.match, Entry(kind, seat, 0, self._services.now()))
            if await self._write([step]):
                break
        await self._go_on([step])

    # -- writing and showing -----------------------------------------------------------------------------------------

    async def _write(self, steps: Sequence[Step]) -> bool:
        # The time of a secret choice must not be seen in lists either.
        is_secret = all(step.is_secret for step in steps)
        updated = self.overview.summary.updated if is_secret else steps[-1].entry.time
        return await self._append([step.entry for step in steps], summary_of(steps[-1].match, updated))

    async def _append(self, entries: Sequence[Entry], summary: Summary) -> bool:
        """Into the log; False if another server was first, and then the room has caught up."""
        course = self.course
        assert course is not None
        try:
            await self._services.store.append(self.id, course.length, entries, summary)
        except Conflict:
            await self._catch_up()
            return False
        self.overview = replace(self.overview, summary=summary, length=course.length + len(entries))
        return True

    async def _go_on(self, steps: Sequence[Step], bots_delay: float = 0) -> None:
        """What is in the log becomes the present, step by step."""
        course = self.course
        assert course is not None
        # The end of a request must not tell of a choice that cannot be seen.
        if not all(step.is_unseen for step in steps):
            self._audience.undo_asked_by = None
        for place, step in enumerate(steps):
            if place:
                await asyncio.sleep(0)
            course.accept(step)
            is_bot = self.overview.seats[step.entry.seat].kind == "bot"
            is_choice = step.entry.kind == "choice"
            self._audience.show(course, step.events, self._services.now(), by_bot=is_bot and is_choice)
        await self._settle(bots_delay)

    async def _settle(self, bots_delay: float = 0) -> None:
        """After every change: the clock runs for who decides now, bots play, the end is told."""
        course = self.course
        assert course is not None
        self._set_alarm()
        if course.match.result is not None:
            await self.tell_all()
        self._bots.wake(bots_delay)

    def _show_all(self, events: Events | None = None, *, is_undone: bool = False) -> None:
        """Also to those whose view is the same: something else has changed."""
        assert self.course is not None
        self._audience.show(self.course, events, self._services.now(), is_undone=is_undone, is_forced=True)

    # -- beginning and catching up -----------------------------------------------------------------------------------

    async def _begin(self) -> None:
        """The match is in memory from now on."""
        if self.course is None or self.course.match.result is not None:
            return
        await self._start_clock()
        self._set_alarm()
        self._bots.wake()

    async def catch_up(self) -> None:
        """Somebody else has written: another server, or the one who took a seat."""
        async with self._turn():
            await self._catch_up()

    async def _catch_up(self) -> None:
        store = self._services.store
        stored = await store.load(self.id)
        assert stored is not None
        before, self.overview = self.overview, stored.overview
        if self.overview.summary.status != "waiting":
            await self._read_new(stored)
        if (before.seats, before.rematch) != (self.overview.seats, self.overview.rematch):
            await self.tell_all()

    async def _read_new(self, stored: StoredMatch) -> None:
        course = self.course
        if course is None:
            self.course = await read_course(stored.overview, stored.entries)
            self._show_all(self.course.match.opening)
            await self._begin()
            return
        new = stored.entries[course.length :]
        if any(entry.kind == "undo" for entry in new):
            self.course = await read_course(stored.overview, stored.entries)
            self._audience.undo_asked_by = None
            self._show_all(is_undone=in_effect(stored.entries) != course.kept)
            await self._settle()
        elif new:
            steps: list[Step] = []
            for entry in new:
                steps.append(tried_out(steps[-1].match if steps else course.match, entry))
            await self._go_on(steps, OTHERS_BOTS_SECONDS)

    # -- undo --------------------------------------------------------------------------------------------------------

    async def _ask_undo(self, seat: int) -> None:
        course = self._running()
        if course.undo_to(seat) is None:
            raise Refused("refused", "there is nothing to take back, or you have learned something since you chose")
        if not course.others(seat):
            await self._undo(seat)
            return
        self._audience.undo_asked_by = seat
        self._undo_agreed = set()
        self._show_all()

    async def _answer_undo(self, seat: int, agree: bool) -> None:
        course = self._running()
        asker = self._audience.undo_asked_by
        if asker is None or asker == seat:
            raise Refused("refused", "nobody waits for your consent to an undo")
        self._undo_agreed.add(seat)
        if not agree:
            self._audience.undo_asked_by = None
            self._show_all()
        elif self._undo_agreed >= set(course.others(asker)):
            self._audience.undo_asked_by = None
            await self._undo(asker)

    async def _undo(self, seat: int) -> None:
        """Back to before the seat's last choice; the log grows by the undo."""
        course = self._running()
        target = course.undo_to(seat)
        stored = await self._services.store.load(self.id)
        assert stored is not None
        if target is None or len(stored.entries) != course.length:
            await self._catch_up()
            raise Refused("refused", "the match has gone on meanwhile")
        entry = Entry("undo", seat, target, self._services.now())
        back = await read_course(self.overview, [*stored.entries, entry])
        if await self._append([entry], summary_of(back.match, entry.time)):
            self.course = back
            self._show_all(is_undone=True)
            await self._settle()

    # -- the clock ---------------------------------------------------------------------------------------------------

    async def _start_clock(self) -> None:
        """Time does not run while no server has the match in memory: an undo that takes nothing back notes that the
        decision begins anew. Where other servers may have it, only if they cannot have: the time would be up."""
        course = self.course
        assert course is not None
        seat, clock = course.decider, course.clock
        if clock is None or seat is None:
            return
        now = self._services.now()
        if course.length == 0 or self._services.settings.is_alone or clock.left(seat, now) == 0:
            entry = Entry("undo", seat, course.length, now)
            if await self._append([entry], summary_of(course.match, now)):
                course.pass_over(entry)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        course = self.course
        assert course is not None
        seat = course.decider
        if course.clock is not None and seat is not None and course.is_person(seat):
            left = course.clock.left(seat, self._services.now()) / 1000
            length = course.length
            self._alarm = asyncio.get_running_loop().call_later(left, self._ring, seat, length)

    def _ring(self, seat: int, length: int) -> None:
        self._alarm = None
        self._services.start(self._time_out(seat, length))

    async def _time_out(self, seat: int, length: int) -> None:
        with suppress(Refused):
            async with self._turn():
                if self.course is not None and self.course.length == length:
                    await self._give_up(seat, "timeout")

    # -- bots --------------------------------------------------------------------------------------------------------

    async def _play(self, course: Course, length: int, choices: Sequence[int]) -> None:
        """What the bots chose, if the match still stands where they thought about it."""
        async with self._turn():
            if self.course is not course or course.length != length:
                return
            steps: list[Step] = []
            match = course.match
            for choice in choices:
                assert match.seat is not None
                steps.append(tried_out(match, Entry("choice", match.seat, choice, self._services.now())))
                match = steps[-1].match
                await asyncio.sleep(0)
            if await self._write(steps):
                self._services.metrics.choices.labels("bot").inc(len(steps))
                await self._go_on(steps)
