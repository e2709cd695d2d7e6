"""A match as its log tells it: where it stands, what every seat answered, who may take back, how much time is left.

Nothing here knows who is connected. What one viewer gets of it is in `states`.
"""

import asyncio
import time
from array import array
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from hexadeck.kernel.disclosure import Knowledge
from hexadeck.kernel.events import EventKind, Events
from hexadeck.kernel.game import Match
from hexadeck.lessons import find_lesson
from hexadeck.lessons.follower import Follower
from hexadeck.server.match.clock import Clock
from hexadeck.server.match.latest_events import EVENTS_KEPT, LatestEvents
from hexadeck.server.match.setup import MatchSetup, check_state, setup_of
from hexadeck.server.match.turnstile import OPEN
from hexadeck.server.messages.matches import ClockSetting
from hexadeck.server.messages.seen import EventSeen
from hexadeck.store.store import Entry, Overview, Seat, Summary

AT_ONCE_SECONDS: Final = 0.01
"""How many choices are replayed before others have their turn on the event loop."""

BETWEEN_STATES: Final = 50
"""One entry in so many says where it led, and so does the last."""

OUT_OF_TIME: Final = EventKind("out_of_time", "{seat} ran out of time.")
"""Rules know no clock, so no game has it: to the engine, whose time ran out has given up."""


class PlayedEntry(Struct, frozen=True):
    """An entry carried out: the match after it, and what was so before it."""

    entry: Entry
    match: Match
    events: Events
    known: Knowledge
    """What the seat knew, to be compared with what it knows later."""
    decider: int | None
    """Who was asked."""
    is_secret: bool
    is_forced: bool
    """There was one option only, so that there is nothing to take back."""

    @property
    def is_unseen(self) -> bool:
        """Nobody but who chose may know of it."""
        return self.is_secret and not len(self.events)


class History:
    """The match in memory. It changes only by `accept`, with a step that is in the log."""

    def __init__(self, setup: MatchSetup, seats: Sequence[Seat], clock: Clock | None) -> None:
        self.setup = setup
        self.match = match = setup.start()
        self.seats = seats
        self.lesson = Follower(find_lesson(setup.game, setup.lesson)) if setup.lesson else None
        self.bots = {number: seat.bot for number, seat in enumerate(seats) if seat.bot is not None}
        self.clock = clock
        self.length = 0
        """How many entries the log has."""
        self.kept = array("l")
        """The numbers of the entries that are in effect: all but what was undone, and undoing."""
        self.answers: list[list[int | None]] = [[] for _ in seats]
        """For each seat what it answered, also what was undone later, in the order of its questions; None where an
        undo closed a question without an answer."""
        self.undone = 0
        """How often an earlier state came back."""
        self.given_up: set[int] = set()
        """The seats that conceded or ran out of time; in some games the others play on."""
        self.out_of_time: int | None = None
        """The seat whose time ran out with the last entry in effect."""
        self.come: set[int] = set()
        """The seats that were there at some time, by the log."""
        self.is_clock_stopped = False
        """Whether everybody is still awaited who plays; the room knows."""
        self._last: list[tuple[int, Knowledge] | None] = [None] * len(seats)
        """For each seat the number of its last choice in effect that had another option, and what it knew before."""
        self._alone: int | None = None
        self._alone_since = 0
        """From this entry on one seat alone has chosen, openly, and nothing was told of it: who, and since when."""
        self.latest = LatestEvents()
        self._note(match, match.opening)

    # -- going on ----------------------------------------------------------------------------------------------------

    def accept(self, step: PlayedEntry) -> None:
        entry = step.entry
        self.match = step.match
        self.kept.append(self.length)
        if entry.kind == "choice" and not step.is_forced:
            self._last[entry.seat] = (self.length, step.known)
        if entry.kind != "choice":
            self.given_up.add(entry.seat)
        self.out_of_time = entry.seat if entry.kind == "timeout" else None
        if entry.kind != "choice" or step.is_secret or len(step.events):
            self._alone = None
        elif entry.seat != self._alone:
            self._alone, self._alone_since = entry.seat, self.length
        self._note(step.match, step.events)
        self._enter(entry, step.is_secret, step.decider)

    def read_on(self, entries: Sequence[Entry], kept: set[int]) -> None:
        """Some more of its log, of which these numbers are in effect: until others should have their turn."""
        began = time.perf_counter()
        while self.length < len(entries) and time.perf_counter() - began < AT_ONCE_SECONDS:
            entry = entries[self.length]
            if self.length in kept:
                self.accept(carried_out(self.match, entry))
            else:
                self.pass_over(entry)

    def pass_over(self, entry: Entry) -> None:
        """An entry that is not in effect any more."""
        self._enter(entry, is_secret=False)

    def _enter(self, entry: Entry, is_secret: bool, decider: int | None = None) -> None:
        if entry.kind == "choice":
            self.answers[entry.seat].append(entry.value)
        elif entry.kind == "undo" and entry.value < self.length:
            self.undone += 1
            # What was sent to the question that is open now must not answer the one that comes back.
            for answers in self.answers:
                answers.append(None)
        self.come.add(entry.seat)
        self.length += 1
        if self.clock is not None:
            self.clock.enter(entry, is_secret, decider)

    def _note(self, match: Match, events: Events) -> None:
        self.latest.add(match.note(events.last(EVENTS_KEPT)))

    # -- questions about it ------------------------------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        return self.match.seat

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].kind == "person"

    def others(self, seat: int) -> list[int]:
        """The people besides this seat."""
        return [other for other in range(len(self.seats)) if other != seat and self.is_person(other)]

    def undo_to(self, seat: int) -> int | None:
        """The length of the log before this seat's last choice; None if it has learned something since, or is over. In
        an exercise nothing is won by what was learned."""
        last = self._last[seat]
        if last is None or self.match.result is not None:
            return None
        number, before = last
        is_exercise = self.lesson is not None or bool(self.setup.puzzle)
        return number if is_exercise or self.match.knowledge(seat) == before else None

    def is_undo_free(self, seat: int) -> bool:
        """Whether a seat may take back without asking: nobody else plays, or it is in the middle of a choice of which
        nothing was told. Against a clock, that would win time."""
        if not self.others(seat):
            return True
        last = self._last[seat]
        is_in_the_middle = self._alone == seat == self.decider and last is not None and last[0] >= self._alone_since
        return is_in_the_middle and self.clock is None

    def has_chosen(self, seat: int) -> bool:
        """Whether a choice of this seat is in effect that had another option."""
        return self._last[seat] is not None

    def told(self, viewer: int | None) -> list[EventSeen]:
        """The latest events as this viewer may still see them."""
        # An event as the engine says it is an EventSeen.
        return [cast(EventSeen, self.match.told(noted, viewer)) for noted in self.latest]


def carried_out(match: Match, entry: Entry) -> PlayedEntry:
    """The entry's choice made on this match itself."""
    known = match.knowledge(entry.seat)
    decider = match.seat
    is_secret = match.is_secret
    is_forced = len(match.options) == 1
    if entry.kind == "choice":
        events = match.repeat(entry.value)
    else:
        events = match.concede(entry.seat, OUT_OF_TIME if entry.kind == "timeout" else None)
    check_state(match, entry.state)
    return PlayedEntry(entry, match, events, known, decider, is_secret, is_forced)


def tried_out(match: Match, entry: Entry) -> PlayedEntry:
    """The same on a clone; a refusal (IllegalChoice) has changed nothing."""
    return carried_out(match.clone(), entry)


def with_state(number: int, step: PlayedEntry) -> Entry:
    """The entry of a step as it is written under that number."""
    if number % BETWEEN_STATES != BETWEEN_STATES - 1 and step.match.result is None:
        return step.entry
    return replace(step.entry, state=step.match.state_hash())


def summary_of(match: Match, updated: int, out_of_time: int | None = None) -> Summary:
    """As lists show it; `out_of_time` is the seat whose time ran out with the last entry."""
    result = None if match.result is None else match.view(None)["result"]
    return Summary(
        status="running" if result is None else "finished",
        turn=match.turn,
        decider=match.seat,
        result=on_the_clock(result, out_of_time),
        updated=updated,
    )


def on_the_clock(result: dict[str, Any] | None, out_of_time: int | None) -> dict[str, Any] | None:
    """A result as people are told it."""
    if result is None or out_of_time is None:
        return result
    return {**result, "reason": f"Player {out_of_time + 1} ran out of time.", "rule": ""}


def in_effect(entries: Sequence[Entry]) -> "array[int]":
    """The numbers of the entries that no undo took back."""
    kept = array("l")
    for number, entry in enumerate(entries):
        if entry.kind == "undo":
            while kept and kept[-1] >= entry.value:
                kept.pop()
        else:
            kept.append(number)
    return kept


async def read_history(
    overview: Overview, entries: Sequence[Entry], share: AbstractAsyncContextManager[None] = OPEN
) -> History:
    """The history of a log, with pauses in which others have their turn."""
    setting = overview.clock
    start = overview.summary.updated if not entries else entries[0].time
    clock = None if setting is None else Clock(ClockSetting(**setting), overview.seats, start)
    history = History(setup_of(overview), overview.seats, clock)
    kept = set(in_effect(entries))
    while history.length < len(entries):
        async with share:
            history.read_on(entries, kept)
        await asyncio.sleep(0)
    return history
