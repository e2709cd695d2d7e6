"""The table: the whole state of a match, and the pending steps that drive it.

A mutable shell over immutable pieces: columns of integers, zones as rows of card numbers, a stack of frozen
frames. Cards are small integers; what is printed on them is a shared record. A table is built in layers, each a class
on the one before: who knows what (`handles`), where the cards lie (`cards`), what is asked (`asking`), and here what is
pending and what happens. `clone` is written once, here: a game names its zones in a schema and declares its columns in
the class of its table, it never copies anything itself. `listeners` says by kind who has something to say about it; it
follows from the rest of the state and is not written into positions.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.asking import Asking
from hexadeck.kernel.decisions import ADD, NOTHING, OFFER_SIZE, VERBS, Option, Result, ScoreLine
from hexadeck.kernel.errors import EngineFault
from hexadeck.kernel.events import EVENT_SIZE, EventKind, Events
from hexadeck.kernel.frames import Frame, Step
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, append, copied, empty_rows, filled, no_numbers, no_rows, pop, vec, with_twelve
from hexadeck.kernel.schema import LISTED, Schema

MOST_WORK: Final = 40_000
"""What one choice may cost. Home-made cards can set off more than anybody waits for; then the match is a draw. It is
counted, not timed, so that a match ends alike wherever it is played."""
NO_END: Final = 1 << 60
"""Without home-made cards what is reckoned has an end by itself."""
MOST_OPTIONS: Final = 5000
"""To a question with more than these there is no end either."""
WORK_OF_A_STEP: Final = 4
WORK_OF_AN_EVENT: Final = 5
"""Beside a card or a text that is looked at, which is 1: about as the time that they take."""
NOTHING_LISTED: Final[list[int]] = []
"""What a listed column is on a table that is not laid out yet, or has no such column."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Asking):
    """State and primitive changes."""

    __slots__ = (
        "asked",
        "base",
        "decided",
        "dirty",
        "listeners",
        "log",
        "most_work",
        "noted",
        "prints",
        "quiet",
        "result",
        "settings",
        "stack",
        "waiting",
        "work",
    )

    def __init__(self, schema: Schema, prints: Sequence[Print], seats: i64) -> None:
        super().__init__(schema, seats)
        self.prints = prints
        self.settings = no_numbers()
        self.listeners = no_rows()
        self.stack = vec[Frame]()
        self.waiting: list[Frame] = []
        self.base: i64 = 0
        self.asked: Frame | None = None
        self.decided: i64 = NOTHING
        self.dirty = False
        self.result: Result | None = None
        self.log = no_numbers()
        self.noted: i64 = 0
        self.quiet = False
        self.work: i64 = 0
        """What the present choice has cost so far: steps, events, and whatever was asked whether it has a say."""
        self.most_work: i64 = NO_END
        """Beyond this no value is reckoned any more: home-made cards can ask each other for ever what they are worth. A
        choice that comes so far ends the match, and what is only looked at shows printed numbers then."""

    # -- making and copying ------------------------------------------------------------------------------------------

    def lay_out(self, rng: Row) -> None:
        """An empty table: every zone without cards, every column at its default."""
        self.rng = rng
        self.zones = empty_rows(self.schema.zone_count)
        self.columns = no_rows()
        self.lists = []
        for column in self.schema.columns:
            if column.per == LISTED:
                self.lists.append([])
            else:
                self.columns = append(self.columns, filled(column.default, column.length(self.seats)))
        self.handles = empty_rows(self.seats + 1)
        self.last_handle = filled(0, self.seats + 1)
        self.from_outside = filled(0, self.seats + 1)
        self.bind()

    def blank(self) -> "Table":
        """A table of the same game with nothing on it; every game returns its own class here."""
        raise NotImplementedError

    def clone(self) -> "Table":
        t = self.blank()
        t.settings = self.settings
        t.rng = self.rng[:]
        t.what = self.what
        t.owner = self.owner
        t.place = self.place[:]
        t.columns = copied(self.columns)
        t.lists = [numbers[:] for numbers in self.lists]
        t.handles = copied(self.handles)
        t.last_handle = self.last_handle[:]
        t.veils = self.veils[:]
        t.from_outside = self.from_outside[:]
        t.zones = self.zones[:]
        t.listeners = self.listeners[:]
        t.stack = self.stack[:]
        t.waiting = self.waiting[:]
        t.result = self.result
        t.seat = self.seat
        t.prompt = self.prompt
        t.prompt_card = self.prompt_card
        t.prompt_number = self.prompt_number
        t.offers = self.offers[: self.offer_end]
        t.offer_end = self.offer_end
        if self.sets:
            t.sets = self.sets
        if self.is_choosing_set:
            t.begin_set(self.picked, self.least, self.most, self.total, self.goal)
        t.answer = self.answer
        t.asked = self.asked
        t.most_work = self.most_work
        t.bind()
        return t

    # -- steps -------------------------------------------------------------------------------------------------------

    def then(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a step in front of what is pending; several calls in one step run in the order of the text."""
        self.stack = append(self.stack, Step(step, a, b, c, d))

    def then_within(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A step that belongs to the effect in progress: effects that wait for its end do not cut in before it."""
        frame = Step(step, a, b, c, d)
        frame.continues = True
        self.stack = append(self.stack, frame)

    def then_with(self, step: i64, row: Row, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A step that also takes a row of any length, as its last argument."""
        frame = Step(step, a, b, c, d)
        frame.row = row
        self.stack = append(self.stack, frame)

    def then_frame(self, frame: Frame) -> None:
        self.stack = append(self.stack, frame)

    def drop_pending(self) -> None:
        """Nothing that was pending happens any more; what a step puts on the stack from now on does."""
        self.stack = vec[Frame]()
        self.base = 0
        self.waiting.clear()

    def schedule(self) -> None:
        """What a step put on the stack comes in the order of its calls: the first on top."""
        stack = self.stack
        low = self.base
        high: i64 = len(stack) - 1
        while low < high:
            frame = stack[low]
            stack[low] = stack[high]
            stack[high] = frame
            low += 1
            high -= 1

    def settle(self) -> None:
        """Queue what is waiting; games with a rule for the order of simultaneous effects say so here."""
        for frame in self.waiting:
            self.stack = append(self.stack, frame)
        self.waiting.clear()

    def check_state(self) -> None:
        """Called after every step that left the table `dirty`; games with state checks make them here."""

    def advance(self) -> None:
        """Run pending steps until somebody has something to decide or the match is over."""
        while self.result is None:
            self.work += WORK_OF_A_STEP
            if self.work > MOST_WORK:
                self.end((), "One choice has set off more than can be carried out: it has no end.", "")
                break
            if self.dirty:
                self.dirty = False
                self.check_state()
                continue
            depth: i64 = len(self.stack)
            if self.waiting and not (depth > 0 and self.stack[depth - 1].continues):
                self.base = depth
                self.settle()
                self.schedule()
                continue
            if depth == 0:
                raise EngineFault("no step is pending and the match has no result")
            self.stack, frame = pop(self.stack)
            self.base = depth - 1
            self.asked = frame
            if isinstance(frame, Step):
                self.run_step(frame)
            else:
                frame.run(self)
            if len(self.stack) > depth:
                self.schedule()
            if self.seat != NOTHING:
                if self.offer_end > OFFER_SIZE or self.always or self.is_asked_why:
                    if self.offer_end <= OFFER_SIZE * MOST_OPTIONS:
                        return
                    self.seat = NOTHING
                    self.work = MOST_WORK
                    continue
                self.take(0)
        self.stack = vec[Frame]()
        self.waiting.clear()
        self.asked = None

    def run_step(self, step: Step) -> None:
        """Carry out the rule that a step's number stands for."""
        self.schema.steps.run_step(self, step)

    def run_answer(self, answer: i64, option: Option) -> None:
        """Carry out the rule that an answer's number stands for."""
        self.schema.steps.run_answer(self, answer, option)

    # -- answers -----------------------------------------------------------------------------------------------------

    def take(self, index: i64) -> None:
        """Carry out the answer to the question that was put; `decided` is the seat that answered it."""
        self.decided = self.seat
        self.seat = NOTHING
        self.base = len(self.stack)
        offers = self.offers
        i = index * OFFER_SIZE
        option = Option(VERBS[offers[i]], offers[i + 1], offers[i + 2], offers[i + 3])
        if self.is_choosing_set or self.sets:
            self.take_of_set(option)
        else:
            self.run_answer(self.answer, option)
        if len(self.stack) - self.base > 1:
            self.schedule()

    def take_of_set(self, option: Option) -> None:
        """One more card of a set, or a whole set at once."""
        frame = self.asked
        if option.verb is ADD:
            if not isinstance(frame, Step):
                raise EngineFault("a set of cards is chosen by a step that keeps a row")
            self.stack = append(self.stack, frame.with_one_more(option.a))
            return
        is_ready_made = len(option.verb.parts) > 0 and option.verb.parts[0] == "cards"
        self.chosen = self.sets[option.a] if is_ready_made else self.picked
        self.run_answer(self.answer, option)

    def end(
        self,
        winners: tuple[int, ...],
        reason: str,
        rule: str,
        scores: tuple[int, ...] = (),
        sheet: tuple[ScoreLine, ...] = (),
    ) -> None:
        """The match is over; nothing pending happens any more. Without scores the winners have 1 and the others 0."""
        if not scores:
            scores = tuple([1 if seat in winners else 0 for seat in range(self.seats)])
        self.result = Result(winners, scores, reason, rule, sheet)

    @property
    def turn(self) -> i64:
        """The game's own count of turns, where its table shows one; else 0."""
        schema = self.schema
        return self.columns[schema.turn_column][schema.turn_field] if schema.turn_column != NOTHING else 0

    # -- events ------------------------------------------------------------------------------------------------------

    def emit(
        self,
        kind: EventKind,
        seat: SeatId,
        card: CardId = NOTHING,
        other: i64 = NOTHING,
        number: i64 = 0,
        place: i64 = NOTHING,
        start: i64 = NOTHING,
        target: i64 = NOTHING,
    ) -> None:
        self.work += WORK_OF_AN_EVENT
        if self.quiet or self.work > MOST_WORK:
            return
        what: i64 = NOTHING
        other_what: i64 = NOTHING
        seen: i64 = 0
        other_seen: i64 = 0
        if card >= 0:
            what = self.face(card)
            seen = self.seen_by(card)
        if other >= 0:
            other_what = self.face(other)
            other_seen = self.seen_by(other)
        end = self.noted
        self.log = with_twelve(
            self.log,
            end,
            kind.number,
            seat,
            card,
            what,
            seen,
            other,
            other_what,
            other_seen,
            number,
            place,
            start,
            target,
        )
        self.noted = end + EVENT_SIZE

    def take_events(self) -> Events:
        """What happened since the last time somebody asked."""
        events = Events(self.log[: self.noted])
        self.noted = 0
        return events


OfGame = TypeVar("OfGame", bound=Table)
"""The class of a game's own tables."""
