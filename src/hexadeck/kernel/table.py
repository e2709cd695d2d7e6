"""The table: the whole state of a match, and the pending steps that drive it.

A mutable shell over immutable pieces: columns of integers, zones as tuples of card numbers, a stack of frozen
frames. Cards are small integers; what is printed on them is a shared record. `clone` is written once, here: a game
names zones and columns in its schema and binds them to attributes, it never copies anything itself. `listeners` says
by kind who has something to say about it; it follows from the rest of the state and is not written into positions.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hexadeck.kernel.decisions import NOTHING, Offer, Option, Prompt, Result, Verb
from hexadeck.kernel.errors import EngineFault
from hexadeck.kernel.events import EventKind, Events, Happening
from hexadeck.kernel.rng import shuffled
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, SEAT_STRIDE, Schema

ABSENT: Final = -(1 << 40)
"""Marks an argument that a step does not have."""

StepFunction = Callable[..., None]
Answer = Callable[["Table", Option], None]


class Print:
    """What is printed on a card: one record, shared by all copies of it in all matches."""

    def __init__(self, number: int, id: str, name: str) -> None:
        self.number = number
        self.id = id
        self.name = name


@mypyc_attr(acyclic=True)
class Frame:
    """Something pending. Frames never change once made, so clones share them.

    `continues` marks the rest of an effect that has begun: effects that wait for it to end do not cut in before it.
    """

    def __init__(self) -> None:
        self.continues = False

    def run(self, t: "Table") -> None:
        raise NotImplementedError

    def data(self, names: dict[StepFunction, str]) -> list[Any]:
        """The frame as plain data: a word for its kind, then names and numbers."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Step(Frame):
    """A named step with up to four numbers: a module-level function, one for one sentence of the rulebook."""

    def __init__(self, step: StepFunction, a: int, b: int, c: int, d: int) -> None:
        self.continues = False
        self.step = step
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def run(self, t: "Table") -> None:
        if self.a == ABSENT:
            self.step(t)
        elif self.b == ABSENT:
            self.step(t, self.a)
        elif self.c == ABSENT:
            self.step(t, self.a, self.b)
        elif self.d == ABSENT:
            self.step(t, self.a, self.b, self.c)
        else:
            self.step(t, self.a, self.b, self.c, self.d)

    def data(self, names: dict[StepFunction, str]) -> list[Any]:
        kind = "within" if self.continues else "step"
        return [kind, names[self.step], *[n for n in (self.a, self.b, self.c, self.d) if n != ABSENT]]


class Table:
    """State and primitive changes. Viewers are the seats and, last, the spectators."""

    # Declared here and set by `lay_out` or `clone`, so that a clone sets everything once.
    rng: list[int]
    what: tuple[int, ...]
    owner: tuple[int, ...]
    place: list[int]
    columns: list[list[int]]
    handles: list[list[int]]
    last_handle: list[int]
    zones: list[tuple[int, ...]]
    listeners: list[tuple[int, ...]]
    stack: list[Frame]
    waiting: list[Frame]
    result: Result | None
    seat: int
    prompt: Prompt | None
    prompt_card: int
    prompt_number: int
    offers: list[Offer]
    answer: Answer | None
    asked: Frame | None

    def __init__(self, schema: Schema, prints: Sequence[Print], seats: int) -> None:
        self.schema = schema
        self.prints = prints
        self.seats = seats
        self.settings: tuple[int, ...] = ()
        self.queued: list[Frame] = []
        self.happenings: list[Happening] = []
        self.dirty = False
        self.always = False
        self.decided = NOTHING
        self.quiet = False

    # -- making and copying ------------------------------------------------------------------------------------------

    def lay_out(self, rng: list[int]) -> None:
        """An empty table: every zone without cards, every column at its default."""
        self.rng = rng
        self.what = ()
        self.owner = ()
        self.place = []
        self.listeners = []
        self.stack = []
        self.waiting = []
        self.result = None
        self.seat = NOTHING
        self.prompt = None
        self.prompt_card = NOTHING
        self.prompt_number = 0
        self.offers = []
        self.answer = None
        self.asked = None
        self.zones = [()] * self.schema.zone_count
        self.columns = [[column.default] * column.length(self.seats) for column in self.schema.columns]
        self.handles = [[] for _ in range(self.seats + 1)]
        self.last_handle = [0] * (self.seats + 1)
        self.bind()

    def blank(self) -> "Table":
        """A table of the same game with nothing on it; every game returns its own class here."""
        raise NotImplementedError

    def bind(self) -> None:
        """Give the columns their names as attributes, in the order of the schema; every game that has some does."""

    def clone(self) -> "Table":
        t = self.blank()
        t.settings = self.settings
        t.rng = self.rng[:]
        t.what = self.what
        t.owner = self.owner
        t.place = self.place[:]
        t.columns = [column[:] for column in self.columns]
        t.handles = [column[:] for column in self.handles]
        t.last_handle = self.last_handle[:]
        t.zones = self.zones[:]
        t.listeners = self.listeners[:]
        t.stack = self.stack[:]
        t.waiting = self.waiting[:]
        t.result = self.result
        t.seat = self.seat
        t.prompt = self.prompt
        t.prompt_card = self.prompt_card
        t.prompt_number = self.prompt_number
        t.offers = self.offers
        t.answer = self.answer
        t.asked = self.asked
        t.bind()
        return t

    # -- cards and zones ---------------------------------------------------------------------------------------------

    def add_card(self, what: int, owner: int, zone: int) -> int:
        """A card that was not on the table before (tokens); it enters its zone last, that is on top."""
        self.add_cards([what], owner, zone)
        return len(self.what) - 1

    def add_cards(self, what: list[int], owner: int, zone: int) -> None:
        """Cards that were not on the table before, in order; the last one comes to lie on top."""
        first = len(self.what)
        count = len(what)
        self.what = self.what + tuple(what)
        self.owner = self.owner + (owner,) * count
        self.place.extend([zone] * count)
        for index in self.schema.card_columns:
            self.columns[index].extend([self.schema.columns[index].default] * count)
        for column in self.handles:
            column.extend([0] * count)
        self.zones[zone] = self.zones[zone] + tuple(range(first, first + count))
        if self.schema.visibility[zone] != HIDDEN:
            for card in range(first, first + count):
                self.show_by_zone(card, zone)

    def move(self, card: int, zone: int, to_bottom: bool = False) -> None:
        """Put a card into a zone, on top (last) or at the bottom (first); whoever sees that zone now knows the card."""
        old = self.place[card]
        cards = self.zones[old]
        if cards[-1] == card:
            self.zones[old] = cards[:-1]
        else:
            index = cards.index(card)
            self.zones[old] = cards[:index] + cards[index + 1 :]
        self.zones[zone] = (card,) + self.zones[zone] if to_bottom else self.zones[zone] + (card,)
        self.place[card] = zone
        if self.schema.visibility[zone] != HIDDEN:
            self.show_by_zone(card, zone)

    def move_top(self, zone: int, count: int, to: int) -> tuple[int, ...]:
        """Move so many cards from the top of a zone, as far as it has them, one after the other; says which."""
        cards = self.zones[zone]
        left = max(0, len(cards) - count)
        moved = cards[left:][::-1]
        self.zones[zone] = cards[:left]
        self.zones[to] = self.zones[to] + moved
        place = self.place
        visibility = self.schema.visibility[to]
        for card in moved:
            place[card] = to
            if visibility == OWNER:
                self.show(card, to % SEAT_STRIDE)
            elif visibility == PUBLIC:
                self.show_to_all(card)
        return moved

    def shuffle(self, zone: int) -> None:
        """A random order; nobody knows any more which card is which."""
        cards = self.zones[zone]
        self.zones[zone] = shuffled(self.rng, cards)
        for column in self.handles:
            for card in cards:
                column[card] = 0

    def show_by_zone(self, card: int, zone: int) -> None:
        visibility = self.schema.visibility[zone]
        if visibility == PUBLIC:
            self.show_to_all(card)
        elif visibility == OWNER:
            self.show(card, zone % SEAT_STRIDE)

    def show(self, card: int, viewer: int) -> None:
        """From now on this viewer knows the card, under a handle that no other card ever had for that viewer."""
        column = self.handles[viewer]
        if column[card] == 0:
            handle = self.last_handle[viewer] + 1
            self.last_handle[viewer] = handle
            column[card] = handle

    def show_to_all(self, card: int) -> None:
        # What spectators know everybody knows, so their handle tells whether there is anything to do.
        handles = self.handles
        if handles[self.seats][card] == 0:
            last = self.last_handle
            for viewer, column in enumerate(handles):
                if column[card] == 0:
                    last[viewer] += 1
                    column[card] = last[viewer]

    def forget(self, card: int) -> None:
        """Nobody can tell this card from its neighbours any more."""
        for column in self.handles:
            column[card] = 0

    def is_known(self, card: int, viewer: int) -> bool:
        return self.handles[viewer][card] != 0

    # -- steps -------------------------------------------------------------------------------------------------------

    def then(self, step: StepFunction, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT) -> None:
        """Put a step in front of what is pending; several calls in one step run in the order of the text."""
        self.queued.append(Step(step, a, b, c, d))

    def then_within(
        self, step: StepFunction, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT
    ) -> None:
        """A step that belongs to the effect in progress: effects that wait for its end do not cut in before it."""
        frame = Step(step, a, b, c, d)
        frame.continues = True
        self.queued.append(frame)

    def then_frame(self, frame: Frame) -> None:
        self.queued.append(frame)

    def schedule(self) -> None:
        """Move what a step queued onto the stack, first call on top."""
        queued = self.queued
        queued.reverse()
        self.stack.extend(queued)
        queued.clear()

    def settle(self) -> None:
        """Queue what is waiting; games with a rule for the order of simultaneous effects say so here."""
        self.queued.extend(self.waiting)
        self.waiting.clear()

    def check_state(self) -> None:
        """Called after every step that left the table `dirty`; games with state checks make them here."""

    def advance(self) -> None:
        """Run pending steps until somebody has something to decide or the match is over."""
        stack = self.stack
        queued = self.queued
        while self.result is None:
            if self.dirty:
                self.dirty = False
                self.check_state()
                continue
            if self.waiting and not (stack and stack[-1].continues):
                self.settle()
                self.schedule()
                continue
            if not stack:
                raise EngineFault("no step is pending and the match has no result")
            frame = stack.pop()
            self.asked = frame
            frame.run(self)
            if queued:
                if len(queued) == 1:
                    stack.append(queued.pop())
                else:
                    self.schedule()
            if self.seat != NOTHING:
                if len(self.offers) > 1 or self.always:
                    return
                self.take(0)
        self.stack.clear()
        self.waiting.clear()
        self.queued.clear()
        self.asked = None

    # -- decisions ---------------------------------------------------------------------------------------------------

    def ask(
        self, seat: int, prompt: Prompt, answer: Answer, card: int = NOTHING, number: int = 0, always: bool = False
    ) -> None:
        """Put a question; the options follow by `offer`.

        A step that asks changes nothing, so that it can be asked again.

        A question with one answer is not put to anybody, unless skipping it would tell the others something:
        `always`.
        """
        self.seat = seat
        self.prompt = prompt
        self.prompt_card = card
        self.prompt_number = number
        self.always = always
        self.answer = answer
        self.offers = []

    def offer(self, verb: Verb, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        self.offers.append((verb, a, b, c))

    @property
    def options(self) -> list[Option]:
        return [Option(verb, a, b, c) for verb, a, b, c in self.offers]

    def take(self, index: int) -> None:
        """Carry out the answer to the question that was put; `decided` is the seat that answered it."""
        answer = self.answer
        assert answer is not None
        self.decided = self.seat
        self.seat = NOTHING
        verb, a, b, c = self.offers[index]
        answer(self, Option(verb, a, b, c))
        if self.queued:
            self.schedule()

    def end(self, winners: tuple[int, ...], reason: str, rule: str) -> None:
        """The match is over; nothing pending happens any more."""
        scores = tuple([1 if seat in winners else 0 for seat in range(self.seats)])
        self.result = Result(winners, scores, reason, rule)

    # -- events ------------------------------------------------------------------------------------------------------

    def emit(
        self,
        kind: EventKind,
        seat: int,
        card: int = NOTHING,
        other: int = NOTHING,
        number: int = 0,
        place: int = NOTHING,
    ) -> None:
        if self.quiet:
            return
        what = other_what = NOTHING
        seen = other_seen = 0
        if card >= 0:
            what = self.what[card]
            seen = (2 << self.seats) - 1 if self.handles[self.seats][card] else self.seen_by(card)
        if other >= 0:
            other_what = self.what[other]
            other_seen = self.seen_by(other)
        self.happenings.append((kind, seat, card, what, seen, other, other_what, other_seen, number, place))

    def seen_by(self, card: int) -> int:
        """A bit for every viewer who knows this card."""
        bits = 0
        bit = 1
        for column in self.handles:
            if column[card]:
                bits |= bit
            bit <<= 1
        return bits

    def take_events(self) -> Events:
        """What happened since the last time somebody asked."""
        events = Events(self.happenings)
        self.happenings = []
        return events
