"""The table: the whole state of a match, and the pending steps that drive it.

A mutable shell over immutable pieces: columns of integers, zones as rows of card numbers, a stack of frozen
frames. Cards are small integers; what is printed on them is a shared record. `clone` is written once, here: a game
names zones and columns in its schema and binds them to attributes, it never copies anything itself. `listeners` says
by kind who has something to say about it; it follows from the rest of the state and is not written into positions.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import ADD, NOTHING, OFFER_SIZE, VERBS, Option, Options, Prompt, Result, ScoreLine, Verb
from hexadeck.kernel.errors import EngineFault
from hexadeck.kernel.events import EVENT_SIZE, EventKind, Events
from hexadeck.kernel.hindrance import Hindrance, Refusal
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.names import NAMED, Names
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import (
    Row,
    append,
    backwards,
    below_all,
    copied,
    counted,
    empty_rows,
    extend,
    filled,
    joined,
    no_numbers,
    no_rows,
    on_top,
    pop,
    row_of,
    vec,
    with_room,
    with_ten,
    without,
)
from hexadeck.kernel.schema import FACE_DOWN, HIDDEN, LISTED, OWNER, PUBLIC, SEAT_STRIDE, UNSEEN, Schema
from hexadeck.kernel.stepbook import FOUND

NO_ROW: Final = no_numbers()
MOST_WORK: Final = 40_000
"""What one choice may cost. Home-made cards can set off more than anybody waits for; then the match is a draw. It is
counted, not timed, so that a match ends alike wherever it is played."""
MOST_OPTIONS: Final = 5000
"""To a question with more than these there is no end either."""
WORK_OF_A_STEP: Final = 4
WORK_OF_AN_EVENT: Final = 5
"""Beside a card or a text that is looked at, which is 1: about as the time that they take."""
NOTHING_REFUSED: Final[list[Refusal]] = []
"""What nobody asks about."""
NOTHING_LISTED: Final[list[int]] = []
"""What a listed column is on a table that is not laid out yet, or has no such column."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Print:
    """What is printed on a card: one record, shared by all copies of it in all matches.

    The id is what makes it this card; several cards may have one name, in different versions.
    """

    def __init__(self, number: int, id: str, name: str, version: str = "") -> None:
        self.number = number
        self.id = id
        self.name = name
        self.version = version
        """Tells cards of one name apart; their ids do as well."""
        self.face: dict[str, Any] = {"handle": 0, "id": id, "name": name}
        """What every view of the card begins with."""
        if version:
            self.face["version"] = version

    @property
    def full_name(self) -> str:
        return f"{self.name} ({self.version})" if self.version else self.name


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """Something pending. Frames never change once made, so clones share them.

    `continues` marks the rest of an effect that has begun: effects that wait for it to end do not cut in before it.
    """

    __slots__ = ("continues",)

    def __init__(self) -> None:
        self.continues = False

    def run(self, t: "Table") -> None:
        raise NotImplementedError

    def data(self, names: Names) -> list[Any]:
        """The frame as plain data: a word for its kind, then names and numbers."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Step(Frame):
    """A step by its number, with up to four numbers and a row: a module-level function, one for one sentence of the
    rulebook."""

    __slots__ = ("a", "b", "c", "d", "number", "row")

    def __init__(self, number: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.continues = False
        self.number: i64 = number
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.row = NO_ROW

    def run(self, t: "Table") -> None:
        t.run_step(self)

    def data(self, names: Names) -> list[Any]:
        kind = "within" if self.continues else "step"
        book = names.steps
        numbers: list[Any] = [
            names.name(parameter, number) if parameter in NAMED else number
            for parameter, number in zip(
                book.parameters_of(self.number), (self.a, self.b, self.c, self.d), strict=False
            )
        ]
        if book.has_row(self.number):
            numbers.append(list(self.row))
        return [kind, book.name_of(self.number), *numbers]

    def with_one_more(self, number: i64) -> "Step":
        """The same step with a longer row."""
        step = Step(self.number, self.a, self.b, self.c, self.d)
        step.row = on_top(self.row, number)
        step.continues = self.continues
        return step


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """State and primitive changes. Viewers are the seats and, last, the spectators."""

    __slots__ = (
        "always",
        "answer",
        "asked",
        "base",
        "chosen",
        "columns",
        "decided",
        "dirty",
        "forced",
        "from_outside",
        "goal",
        "handles",
        "is_asked_why",
        "is_choosing_set",
        "last_handle",
        "least",
        "listeners",
        "lists",
        "log",
        "most",
        "noted",
        "offer_end",
        "offers",
        "owner",
        "picked",
        "place",
        "prints",
        "prompt",
        "prompt_card",
        "prompt_number",
        "quiet",
        "refused",
        "result",
        "rng",
        "schema",
        "seat",
        "seats",
        "sets",
        "settings",
        "stack",
        "total",
        "veils",
        "waiting",
        "what",
        "work",
        "zones",
    )

    def __init__(self, schema: Schema, prints: Sequence[Print], seats: i64) -> None:
        self.schema = schema
        self.prints = prints
        self.seats: i64 = seats
        self.settings = no_numbers()
        self.rng = no_numbers()
        self.what = no_numbers()
        self.owner = no_numbers()
        self.place = no_numbers()
        self.columns = no_rows()
        self.lists: list[list[int]] = []
        self.handles = no_rows()
        self.last_handle = no_numbers()
        self.veils = no_numbers()
        self.from_outside = no_numbers()
        self.zones = no_rows()
        self.listeners = no_rows()
        self.stack = vec[Frame]()
        self.waiting: list[Frame] = []
        self.result: Result | None = None
        self.seat: i64 = NOTHING
        self.prompt: Prompt | None = None
        self.prompt_card: i64 = NOTHING
        self.prompt_number: i64 = 0
        self.offers = no_numbers()
        self.offer_end: i64 = 0
        self.sets: list[Row] = []
        self.is_choosing_set = False
        self.picked = no_numbers()
        self.least: i64 = 0
        self.most: i64 = 0
        self.total: i64 = 0
        self.goal: i64 = 0
        self.chosen = no_numbers()
        self.answer: i64 = 0
        self.asked: Frame | None = None
        self.base: i64 = 0
        self.log = no_numbers()
        self.noted: i64 = 0
        self.work: i64 = 0
        """What the present choice has cost so far: steps, events, and whatever was asked whether it has a say."""
        self.dirty = False
        self.always = False
        self.decided: i64 = NOTHING
        self.quiet = False
        self.forced: list[int] = []
        self.is_asked_why = False
        """Whether every refusal and every equal card is wanted: loops that leave early go on then."""
        self.refused = NOTHING_REFUSED
        """What the open question refuses, while somebody asks why."""

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

    def bind(self) -> None:
        """Give the columns their names as attributes, in the order of the schema; every game that has some does."""

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
        t.bind()
        return t

    # -- cards and zones ---------------------------------------------------------------------------------------------

    def add_card(self, what: i64, owner: SeatId, zone: ZoneId) -> CardId:
        """A card that was not on the table before (tokens); it enters its zone last, that is on top."""
        card = len(self.what)
        self.what = on_top(self.what, what)
        self.owner = on_top(self.owner, owner)
        self.place = append(self.place, zone)
        for index in self.schema.card_columns:
            self.columns[index] = append(self.columns[index], self.schema.defaults[index])
        for viewer in range(self.seats + 1):
            self.handles[viewer] = append(self.handles[viewer], 0)
        if self.schema.has_veils:
            self.veils = append(self.veils, 0)
        self.bind()
        self.zones[zone] = on_top(self.zones[zone], card)
        self.show_by_zone(card, zone)
        for viewer in range(self.seats + 1):
            if self.handles[viewer][card] != 0:
                self.from_outside[viewer] += 1
        return card

    def add_cards(self, what: list[int], owner: SeatId, zone: ZoneId) -> None:
        """Cards that were not on the table before, in order; the last one comes to lie on top."""
        first = len(self.what)
        count = len(what)
        self.what = extend(self.what[:], row_of(what))
        self.owner = extend(self.owner[:], filled(owner, count))
        self.place = extend(self.place, filled(zone, count))
        for index in self.schema.card_columns:
            self.columns[index] = extend(self.columns[index], filled(self.schema.defaults[index], count))
        for viewer in range(self.seats + 1):
            self.handles[viewer] = extend(self.handles[viewer], filled(0, count))
        if self.schema.has_veils:
            self.veils = extend(self.veils, filled(0, count))
        self.bind()
        self.zones[zone] = extend(self.zones[zone][:], counted(first, count))
        if self.schema.visibility[zone] != HIDDEN:
            for card in range(first, first + count):
                self.show_by_zone(card, zone)

    def move(self, card: CardId, zone: ZoneId, to_bottom: bool = False) -> None:
        """Put a card into a zone, on top (last) or at the bottom (first); whoever sees that zone now knows the card."""
        zones = self.zones
        schema = self.schema
        old = self.place[card]
        zones[old] = without(zones[old], card)
        zones[zone] = below_all(card, zones[zone]) if to_bottom else on_top(zones[zone], card)
        self.place[card] = zone
        if schema.host_column != NOTHING:
            self.columns[schema.host_column][card] = NOTHING
        if schema.visibility[zone] != HIDDEN or schema.has_veils:
            self.show_by_zone(card, zone)

    def move_top(self, zone: ZoneId, count: i64, to: ZoneId) -> Row:
        """Move so many cards from the top of a zone, as far as it has them, one after the other; says which."""
        cards = self.zones[zone]
        left: i64 = len(cards) - count
        if left < 0:
            left = 0
        moved = backwards(cards[left:])
        self.zones[zone] = cards[:left]
        self.zones[to] = extend(self.zones[to][:], moved)
        place = self.place
        for card in moved:
            place[card] = to
            self.show_by_zone(card, to)
        return moved

    def move_all(self, zone: ZoneId, to: ZoneId) -> None:
        """Put all cards of a zone on top of another one, as if each was moved alone, from the bottom on."""
        cards = self.zones[zone]
        lying = self.zones[to]
        # Zones are never changed in place, so what came together into an empty one can stay the row that it is.
        self.zones[to] = joined(lying, cards) if len(lying) > 0 else cards
        self.zones[zone] = no_numbers()
        place = self.place
        host_column = self.schema.host_column
        for card in cards:
            place[card] = to
            if host_column != NOTHING:
                self.columns[host_column][card] = NOTHING
            self.show_by_zone(card, to)

    def shuffle(self, zone: ZoneId) -> None:
        """A random order; nobody knows any more which card is which."""
        cards = self.zones[zone]
        self.zones[zone] = self.in_random_order(cards)
        self.forget_all(cards)

    def pull_out(self, card: CardId, before: Sequence[int] = ()) -> None:
        """Take a card from wherever it lies in a zone that is about to be shuffled, and lay it on top, on those pulled
        out before: where it lay, and whether others lay above it, is nothing that anybody shall see."""
        zone = self.place[card]
        for other in self.zones[zone]:
            if not before or other not in before:
                self.forget(other)
        self.zones[zone] = on_top(without(self.zones[zone], card), card)

    def mix(self, zone: ZoneId) -> None:
        """Shuffle cards that lie on the table: nobody can follow one of them, but all can point at them again."""
        self.shuffle(zone)
        for card in self.zones[zone]:
            self.show_by_zone(card, zone)

    # -- cards on cards ----------------------------------------------------------------------------------------------

    def attach(self, card: CardId, host: CardId, zone: ZoneId) -> None:
        """Lay a card at another one, in a zone; it belongs there wherever the other one moves."""
        self.move(card, zone)
        self.columns[self.schema.host_column][card] = host

    def host_of(self, card: CardId) -> CardId:
        return self.columns[self.schema.host_column][card]

    def attached(self, host: CardId) -> Row:
        """What lies at a card, zone by zone and in each the oldest first."""
        hosts = self.columns[self.schema.host_column]
        found = no_numbers()
        for zone in range(len(self.zones)):
            for card in self.zones[zone]:
                if hosts[card] == host:
                    found = append(found, card)
        return found

    def detach(self, card: CardId) -> None:
        """It stays where it lies, at no card."""
        self.columns[self.schema.host_column][card] = NOTHING

    def orphan(self, host: CardId) -> Row:
        """Whatever lay at a card lies at none any more; says which cards these are."""
        cards = self.attached(host)
        for card in cards:
            self.detach(card)
        return cards

    # -- knowledge ---------------------------------------------------------------------------------------------------

    def show_by_zone(self, card: CardId, zone: ZoneId) -> None:
        """Who sees what of a card that has just come to lie here."""
        visibility = self.schema.visibility[zone]
        if visibility == PUBLIC:
            self.show_to_all(card)
        elif visibility == OWNER:
            self.lose_sight(card)
            self.show(card, zone % SEAT_STRIDE)
        elif visibility == FACE_DOWN:
            self.show(card, zone % SEAT_STRIDE)
            self.let_all_point(card)
        elif visibility == UNSEEN:
            self.let_all_point(card)
        else:
            self.lose_sight(card)

    def show(self, card: CardId, viewer: i64) -> None:
        """From now on this viewer knows the card, under a handle that no other card ever had for that viewer."""
        if self.schema.has_veils:
            self.veils[card] &= ~(1 << viewer)
        column = self.handles[viewer]
        if column[card] == 0:
            handle = self.last_handle[viewer] + 1
            self.last_handle[viewer] = handle
            column[card] = handle

    def show_to_all(self, card: CardId) -> None:
        if self.schema.has_veils:
            self.veils[card] = 0
        # What spectators know everybody knows, so their handle tells whether there is anything to do.
        if self.handles[self.seats][card] == 0:
            self.give_handles(card)

    def give_handles(self, card: CardId) -> None:
        handles = self.handles
        last = self.last_handle
        viewer: i64 = 0
        while viewer <= self.seats:
            column = handles[viewer]
            if column[card] == 0:
                last[viewer] += 1
                column[card] = last[viewer]
            viewer += 1

    def let_all_point(self, card: CardId) -> None:
        """Everybody can tell this card from its neighbours; whoever does not know its face still does not."""
        viewer: i64 = 0
        while viewer <= self.seats:
            if self.handles[viewer][card] == 0:
                self.veils[card] |= 1 << viewer
            viewer += 1
        self.give_handles(card)

    def lose_sight(self, card: CardId) -> None:
        """Whoever could only point at the card cannot do so any more."""
        if not self.schema.has_veils or self.veils[card] == 0:
            return
        viewer: i64 = 0
        while viewer <= self.seats:
            if self.veils[card] >> viewer & 1:
                self.handles[viewer][card] = 0
            viewer += 1
        self.veils[card] = 0

    def forget(self, card: CardId) -> None:
        """Nobody can tell this card from its neighbours any more."""
        for column in self.handles:
            column[card] = 0
        if self.schema.has_veils:
            self.veils[card] = 0

    def forget_all(self, cards: Row) -> None:
        """The same for many cards."""
        for column in self.handles:
            for card in cards:
                column[card] = 0
        if self.schema.has_veils:
            for card in cards:
                self.veils[card] = 0

    def hide(self, card: CardId, viewer: i64) -> None:
        """This viewer cannot tell the card from its neighbours any more."""
        self.handles[viewer][card] = 0
        if self.schema.has_veils:
            self.veils[card] &= ~(1 << viewer)

    def can_point(self, card: CardId, viewer: i64) -> bool:
        """Whether the viewer can tell this card from others, known or not."""
        return self.handles[viewer][card] != 0

    def is_known(self, card: CardId, viewer: i64) -> bool:
        """Whether the viewer knows what the card is."""
        if self.handles[viewer][card] == 0:
            return False
        return not self.schema.has_veils or self.veils[card] >> viewer & 1 == 0

    # -- chance ------------------------------------------------------------------------------------------------------

    def pick(self, count: i64) -> i64:
        """One of 0 to count-1, by chance, or as a test has forced it."""
        if self.forced:
            number: i64 = self.forced.pop(0)
            if not 0 <= number < count:
                raise EngineFault(f"chance was forced to be {number}; possible is 0 to {count - 1}")
            return number
        return below(self.rng, count)

    def roll(self, sides: i64) -> i64:
        """A die: 1 to its number of sides."""
        return self.pick(sides) + 1

    def in_random_order(self, cards: Row) -> Row:
        """The cards shuffled; where they lie stays as it is."""
        return shuffled(self.rng, cards)

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
                if self.offer_end > OFFER_SIZE * MOST_OPTIONS:
                    self.seat = NOTHING
                    self.work = MOST_WORK
                    continue
                if self.offer_end > OFFER_SIZE or self.always or self.is_asked_why:
                    return
                self.take(0)
        self.stack = vec[Frame]()
        self.waiting.clear()
        self.asked = None

    def run_step(self, step: Step) -> None:
        """Carry out the rule that a step's number stands for. The games of this package have a `dispatch` for that."""
        if not FOUND.run_step(self, step):
            raise EngineFault(f"no rule has the number {step.number}")

    def run_answer(self, answer: i64, option: Option) -> None:
        """Carry out what an answer's number stands for, likewise."""
        if not FOUND.run_answer(self, answer, option):
            raise EngineFault(f"no rule has the number {answer}")

    # -- decisions ---------------------------------------------------------------------------------------------------

    def ask(
        self, seat: SeatId, prompt: Prompt, answer: i64, card: CardId = NOTHING, number: i64 = 0, always: bool = False
    ) -> None:
        """Put a question; the options follow by `offer`.

        A step that asks changes nothing, so that it can be asked again.

        A question with one answer is not put to anybody, unless skipping it would tell the others something, `always`,
        or somebody asks why.
        """
        self.seat = seat
        self.prompt = prompt
        self.prompt_card = card
        self.prompt_number = number
        self.always = always
        self.answer = answer
        self.offer_end = 0
        self.is_choosing_set = False
        if self.sets:
            self.sets = []
        if self.is_asked_why:
            self.refused = []

    def offer(self, verb: Verb, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        end = self.offer_end
        offers = self.offers
        if end + OFFER_SIZE > len(offers):
            offers = with_room(offers)
            self.offers = offers
        offers[end] = verb.number
        offers[end + 1] = a
        offers[end + 2] = b
        offers[end + 3] = c
        self.offer_end = end + OFFER_SIZE

    def offer_unless(
        self, hindrance: Hindrance | None, verb: Verb, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING
    ) -> bool:
        """An option, or what hinders it; says whether it is one."""
        if hindrance is None:
            self.offer(verb, a, b, c)
            return True
        if self.is_asked_why:
            self.refuse(hindrance, verb, a, b, c)
        return False

    def refuse(self, hindrance: Hindrance, verb: Verb, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """No option, and why; it names only the things that the reason is about."""
        if self.is_asked_why:
            self.refused.append(Refusal(Option(verb, a, b, c), hindrance))

    def refuse_waiting(self) -> None:
        """Called when somebody asks why, after the open question: games say here what waits for another one."""

    def refuse_each(self, hindrance: Hindrance, verb: Verb, cards: Row) -> None:
        """The same for each of these."""
        if self.is_asked_why:
            for card in cards:
                self.refuse(hindrance, verb, card)

    def hindered(self, hindrance: Hindrance, a: i64 = 0, b: i64 = 0, c: i64 = 0, card: CardId = NOTHING) -> Hindrance:
        """Why something may not be done, with the numbers of its sentence."""
        return hindrance.counted(a, b, c, card) if self.is_asked_why else hindrance

    def offer_each(self, verb: Verb, a: i64, others: Row) -> None:
        """The same with each of these as its second part."""
        end = self.offer_end
        offers = self.offers
        while end + OFFER_SIZE * len(others) > len(offers):
            offers = with_room(offers)
            self.offers = offers
        number = verb.number
        for other in others:
            offers[end] = number
            offers[end + 1] = a
            offers[end + 2] = other
            offers[end + 3] = NOTHING
            end += OFFER_SIZE
        self.offer_end = end

    def offer_count(self) -> i64:
        return self.offer_end // OFFER_SIZE

    def verb_at(self, index: i64) -> i64:
        """The number of an option's verb; like the parts below for who looks at many options and needs no objects."""
        return self.offers[index * OFFER_SIZE]

    def a_at(self, index: i64) -> i64:
        return self.offers[index * OFFER_SIZE + 1]

    def b_at(self, index: i64) -> i64:
        return self.offers[index * OFFER_SIZE + 2]

    def offer_set(self, verb: Verb, cards: Row, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """An option that names a set of cards: the verb's first part is `cards`."""
        self.sets.append(cards)
        self.offer(verb, len(self.sets) - 1, b, c)

    def begin_set(self, picked: Row, least: i64, most: i64, total: i64, goal: i64) -> None:
        """The question is for a set of cards: what is picked of it, how many it has, what it must add up to."""
        self.is_choosing_set = True
        self.picked = picked
        self.least = least
        self.most = most
        self.total = total
        self.goal = goal

    @property
    def turn(self) -> i64:
        """The game's own count of turns, where its table shows one; else 0."""
        schema = self.schema
        return self.columns[schema.turn_column][schema.turn_field] if schema.turn_column != NOTHING else 0

    @property
    def options(self) -> Options:
        return Options(self.offers[: self.offer_end])

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

    # -- events ------------------------------------------------------------------------------------------------------

    def emit(
        self,
        kind: EventKind,
        seat: SeatId,
        card: CardId = NOTHING,
        other: i64 = NOTHING,
        number: i64 = 0,
        place: i64 = NOTHING,
    ) -> None:
        self.work += WORK_OF_AN_EVENT
        if self.quiet or self.work > MOST_WORK:
            return
        what: i64 = NOTHING
        other_what: i64 = NOTHING
        seen: i64 = 0
        other_seen: i64 = 0
        if card >= 0:
            what = self.what[card]
            seen = self.seen_by(card)
        if other >= 0:
            other_what = self.what[other]
            other_seen = self.seen_by(other)
        end = self.noted
        self.log = with_ten(
            self.log, end, kind.number, seat, card, what, seen, other, other_what, other_seen, number, place
        )
        self.noted = end + EVENT_SIZE

    def seen_by(self, card: CardId) -> i64:
        """A bit for every viewer who knows this card."""
        # What spectators know everybody knows.
        if not self.schema.has_veils and self.handles[self.seats][card] != 0:
            return (2 << self.seats) - 1
        bits: i64 = 0
        viewer: i64 = 0
        while viewer <= self.seats:
            if self.handles[viewer][card] != 0:
                bits |= 1 << viewer
            viewer += 1
        return bits & ~self.veils[card] if self.schema.has_veils else bits

    def take_events(self) -> Events:
        """What happened since the last time somebody asked."""
        events = Events(self.log[: self.noted])
        self.noted = 0
        return events
