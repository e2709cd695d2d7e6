"""Abilities at run time: instructions in a frame that can be stopped anywhere, and who listens to what.

A card bends the rules in three ways and no more: *statements* change a value or a permission while they hold,
*replacements* put something else in place of what would happen, *triggers* wait for an event and then run
instructions. Each listens to some kinds of things; the table keeps for every kind who listens now, so that nobody ever
asks every card. A kind is a number of the game's (`on.BLOCKS`, `on.HAS_BP`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext import steps
from hexadeck.kernel.decisions import NOTHING, Option, Prompt, Verb, made_verb
from hexadeck.kernel.errors import FAULTS, CardFailed, HexadeckError, RecordError, Unseen
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.names import ABILITY, PROGRAM, Names
from hexadeck.kernel.rows import Row, append, empty_rows, filled, has, no_numbers, room_for, vec
from hexadeck.kernel.schema import SEAT_STRIDE, Schema
from hexadeck.kernel.table import NOTHING_LISTED, Frame, Print, Table

if TYPE_CHECKING:
    from hexadeck.cardtext.conditions import Condition
    from hexadeck.cardtext.values import Change

PICK: Final = Verb("choose", "Choose {card}", "card")
PICK_PRINT: Final = Verb("take", "Take {print}", "print")
"""For cards in a deck being searched: which copy it is, and where it lay, is nobody's business."""
PICK_SEAT: Final = Verb("choose_player", "{seat}", "seat")
PICK_NUMBER: Final = Verb("choose_number", "{number}", "number")
STOP: Final = Verb("stop", "Choose no more")
YES: Final = Verb("yes", "Yes")
NO: Final = Verb("no", "No")

ON_ANY_TURN: Final = 0
ON_OWN_TURN: Final = 1
ON_OTHER_TURN: Final = 2
"""Whose turns a continuous ability works on."""

LISTENER_SIZE: Final = 2
"""A listener is two numbers: the ability's and the card's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction. `run` carries it out and says whether it is finished.

    It is not finished when it has put a question (`answer` goes on then) or has queued its own frame to be run again.
    What an instruction says never changes; `purpose` is a number by which its target knows what it is chosen for.
    """

    def __init__(self) -> None:
        self.target: Target | None = None
        self.optional = False
        self.purpose: i64 = NOTHING

    def is_possible(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether it could do something now."""
        return self.target is None or self.target.is_there(t, f)

    def can_pay(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether all of it could be done now, as a cost must be."""
        return self.target is None or self.target.is_enough(t, f)

    def run(self, t: "CardTable", f: "EffectFrame") -> bool:
        raise NotImplementedError

    def answer(self, t: "CardTable", f: "EffectFrame", option: Option) -> None:
        """Unless the instruction asks something of its own, the question was what to choose."""
        if option.verb is STOP:
            t.then_frame(f.with_picks(f.picked, True))
        else:
            card = option.a
            if option.verb is PICK_PRINT:
                card = option.b
                t.pull_out(card, f.picked)
                # Whoever takes a card out of the deck knows it: an imagined world must not exchange it.
                t.show(card, f.chooser)
            t.then_frame(f.with_picks(f.picked + (card,), False))

    def inside(self) -> "tuple[Effect, ...]":
        """The instructions that it is made of."""
        return ()

    def blocks(self) -> "tuple[tuple[Effect, ...], ...]":
        """Instructions inside this one, each block a program of its own."""
        return ()

    def number_blocks(self, numbers: list[int]) -> None:
        """Learn the programs that `blocks` became."""

    def standing(self) -> "tuple[Ability, ...]":
        """Abilities that this instruction sets up for a while."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """What an instruction acts on."""

    def chooses(self) -> bool:
        """Whether somebody has to choose."""
        return False

    def cards(self, t: "CardTable", f: "EffectFrame") -> tuple[int, ...]:
        """What it stands for when nobody chooses."""
        raise NotImplementedError

    def is_there(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether there is anything to act on."""
        return len(self.cards(t, f)) > 0

    def is_enough(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether there is as much as the text asks for."""
        return self.is_there(t, f)

    def choose(self, t: "CardTable", f: "EffectFrame", optional: bool) -> "EffectFrame | None":
        """Put the question for the next choice, or return the frame that goes on when there is nothing to ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Something a card can do beyond lying there: instructions that are carried out in time, or a rule it bends.

    `kinds` are the kinds of things it has something to say about while its card lies where it works, on the turns it
    names, and while its condition holds.
    """

    def __init__(self, body: tuple[Effect, ...] = (), kinds: tuple[int, ...] = ()) -> None:
        self.number: i64 = 0
        self.kinds = kinds
        self.body = body
        self.program: i64 = NOTHING
        self.text = ""
        self.turns: i64 = ON_ANY_TURN
        self.condition: Condition | None = None
        self.stacks = True
        self.narrow: i64 = 0
        """The number an event must have, where the text waits for only some of its kind."""
        self.changes: tuple[Change, ...] = ()

    def holds(self, t: "CardTable", source: CardId) -> bool:
        """Whether it works now (the table only knows it while its card is in the right zone)."""
        if self.turns != ON_ANY_TURN:
            mine = t.turn_player() == t.owner[source]
            if mine != (self.turns == ON_OWN_TURN):
                return False
        if self.condition is None:
            return True
        try:
            return self.condition.holds_for(t, source, t.owner[source], NOTHING)
        except FAULTS as error:
            blame(t, source, self.text, error)

    def says(self, t: "CardTable", source: CardId, card: CardId, other: i64) -> bool:
        """Whether it speaks about this card, or this card and that one, under the kind it was asked for."""
        return self.holds(t, source)

    def adds(self, t: "CardTable", source: CardId, card: CardId, other: i64) -> i64:
        """The number it puts in where numbers are asked for."""
        return 1

    def hears(self, t: "CardTable", source: CardId, seat: SeatId, card: CardId, other: i64, number: i64) -> bool:
        """Whether an event of its kind is one it waits for; plain instructions wait for their owner's."""
        return t.owner[source] == seat

    def may_activate(self, t: "CardTable", source: CardId) -> bool:
        """Whether it has not been used up; called once for every time it would activate."""
        return True


def _no_phrases(number: int) -> list[tuple[str, int]]:
    return []


def _no_words(record: object) -> str:
    return ""


class Book:
    """All abilities and programs of a card set by number, and which print has which."""

    def __init__(self, order_prompt: Prompt, kinds: int = 0) -> None:
        self.abilities = vec[Ability]()
        self.ability_names: list[str] = []
        """What positions call them."""
        self.programs: list[tuple[Effect, ...]] = []
        self.program_names: list[str] = []
        self.named: dict[tuple[str, str], int] = {}
        """How many abilities and programs each card has so far."""
        self.prompts: list[Prompt] = []
        self.next_verbs: list[Verb] = []
        """To put several effects of one card in order, their texts must tell them apart."""
        self.order_prompt = order_prompt
        self.instead_prompt = Prompt("instead", "What happens to {card}?", order_prompt.rule)
        """Asked of the owner of a card to which one of several things may happen; a game gives it its own rule."""
        self.kinds = kinds
        """How many kinds of things there are to listen to."""
        self.prints = vec[Print]()
        """What the cards' numbers stand for, as on the tables of the game."""
        self.is_owned = filled(0, kinds)
        """By kind, 1 or 0: whether some card does something when such a thing happens to it."""
        self.at_work: list[list[tuple[Ability, ...]]] = []
        """By print and zone kind: what listens while the card lies there."""
        self.workplaces: set[int] = set()
        """The zone kinds where some card has something to say. Elsewhere nobody looks what a card is."""
        self.own: list[list[tuple[Ability, ...]]] = []
        """By print and kind: what a card does when something happens to it, or when it is used, wherever it lies."""
        self.phrases_of: Callable[[int], list[tuple[str, int]]] = _no_phrases
        """The phrases of a print's text with their numbers; set by the card set."""
        self.words_of: Callable[[object], str] = _no_words
        """What a part of a text says in words, likewise."""

    def add_ability(self, ability: Ability, text: str, rule: str, of: str) -> None:
        """Give an ability its number, and a name after the card `of` which it is; choices it asks for show its text and
        the rule that says who makes them."""
        ability.number = len(self.abilities)
        ability.text = text
        self.abilities = append(self.abilities, ability)
        self.ability_names.append(self._next_name(ABILITY, of))
        if ability.body:
            ability.program = self.add_program(ability.body, text, rule, of)

    def add_program(self, effects: tuple[Effect, ...], text: str, rule: str, of: str) -> i64:
        number = len(self.programs)
        self.programs.append(effects)
        self.program_names.append(self._next_name(PROGRAM, of))
        self.prompts.append(Prompt("effect", "{card}: " + text, rule))
        self.next_verbs.append(made_verb("next_effect", "Next: {card}: " + text, ("card", "program", "index")))
        for effect in effects:
            effect.number_blocks([self.add_program(block, text, rule, of) for block in effect.blocks()])
            for ability in effect.standing():
                self.add_ability(ability, text, rule, of)
        return number

    def _next_name(self, kind: str, of: str) -> str:
        """`red-12/1` for the first of this card."""
        count = self.named.get((kind, of), 0) + 1
        self.named[kind, of] = count
        return f"{of}/{count}"

    def put_to_work(self, ability: Ability, what: int, zone: int) -> None:
        """The ability listens while a card with this print lies in a zone of this kind."""
        _file(self.at_work, what, zone // SEAT_STRIDE, ability)
        self.workplaces.add(zone // SEAT_STRIDE)

    def give(self, ability: Ability, what: int, kind: int) -> None:
        """The ability is carried out when such a thing happens to a card with this print."""
        self.is_owned[kind] = 1
        _file(self.own, what, kind, ability)

    def own_of(self, what: i64, kind: i64) -> tuple[Ability, ...]:
        """What cards with this print do when such a thing happens to them."""
        if what >= len(self.own):
            return ()
        filed = self.own[what]
        return filed[kind] if kind < len(filed) else ()

    def working(self, what: i64, zone: ZoneId) -> tuple[Ability, ...]:
        """What listens while a card with this print lies in this zone."""
        if what >= len(self.at_work):
            return ()
        filed = self.at_work[what]
        kind = zone // SEAT_STRIDE
        return filed[kind] if kind < len(filed) else ()


def _file(shelves: list[list[tuple[Ability, ...]]], what: int, place: int, ability: Ability) -> None:
    while len(shelves) <= what:
        shelves.append([])
    shelf = shelves[what]
    while len(shelf) <= place:
        shelf.append(())
    shelf[place] = (*shelf[place], ability)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(Table):
    """A table whose cards have abilities; the book is shared by all clones.

    Lists of changes are there for games that have such columns: see `durations`.
    """

    book: Book

    def __init__(self, schema: Schema, prints: Sequence[Print], seats: i64) -> None:
        super().__init__(schema, prints, seats)
        self.changes = NOTHING_LISTED
        self.seat_changes = NOTHING_LISTED
        self.lasting = NOTHING_LISTED

    # -- what a game says about its seats and cards --------------------------------------------------------------------

    def turn_player(self) -> i64:
        """Whose turn it is."""
        raise NotImplementedError

    def are_opponents(self, one: i64, other: i64) -> bool:
        """Games with teams say who plays together."""
        return one != other

    def is_in(self, seat: SeatId) -> bool:
        """Whether the player still takes part."""
        return True

    def likeness(self, card: CardId) -> i64:
        """Copies in one zone with equal numbers can stand for each other in a choice."""
        return self.what[card]

    def has_copy_before(self, cards: Row, card: CardId) -> bool:
        """Whether a card that can stand for this one comes before it in a row: then it is no option of its own."""
        what = self.what[card]
        for other in cards:
            if other == card:
                return False
            if self.what[other] == what and self.likeness(other) == self.likeness(card):
                return not self.is_asked_why
        return False

    def can_be_chosen(self, card: CardId, f: "EffectFrame") -> bool:
        """Whether this text may choose that card, where cards can forbid it."""
        return True

    def print_of(self, card: i64) -> Print:
        """What is printed on a card."""
        return self.book.prints[self.what[card]]

    # -- listening -----------------------------------------------------------------------------------------------------

    def set_up_listeners(self) -> None:
        """Nobody listens yet."""
        if len(self.listeners) == 0:
            self.listeners = empty_rows(self.book.kinds)

    def listen(self, ability: Ability, card: CardId) -> None:
        """In sorted order, so that a match that was saved and loaded asks its listeners in the same order."""
        for kind in ability.kinds:
            self.listeners[kind] = with_listener(self.listeners[kind], ability.number, card)

    def unlisten(self, ability: Ability, card: CardId) -> None:
        for kind in ability.kinds:
            self.listeners[kind] = without_listener(self.listeners[kind], ability.number, card)

    def start_work(self, card: CardId) -> None:
        """What the card says where it lies holds from now on."""
        if self.place[card] // SEAT_STRIDE in self.book.workplaces:
            for ability in self.book.working(self.what[card], self.place[card]):
                self.listen(ability, card)

    def stop_work(self, card: CardId) -> None:
        if self.place[card] // SEAT_STRIDE in self.book.workplaces:
            for ability in self.book.working(self.what[card], self.place[card]):
                self.unlisten(ability, card)

    def move_speaking(self, card: CardId, zone: ZoneId, to_bottom: bool = False) -> None:
        """Move a card, and let what it says end in the old place and begin in the new one."""
        self.stop_work(card)
        self.move(card, zone, to_bottom)
        self.start_work(card)

    def speakers(self, kind: i64) -> list[tuple[Ability, int]]:
        """Who listens to a kind of thing now, with the card that speaks; for rules that are seldom asked."""
        row = self.listeners[kind]
        found: list[tuple[Ability, int]] = []
        i: i64 = 0
        while i < len(row):
            found.append((self.book.abilities[row[i]], row[i + 1]))
            i += LISTENER_SIZE
        return found

    def put(self, card: CardId, zone: ZoneId, to_bottom: bool, told: EventKind | None) -> None:
        """A card arrives in a zone by an instruction; games with a limit there say what becomes of it."""
        self.move_speaking(card, zone, to_bottom)
        if told is not None:
            self.tell(told, self.owner[card], card)

    # -- telling -------------------------------------------------------------------------------------------------------

    def tell(
        self,
        kind: EventKind,
        seat: SeatId,
        card: CardId = NOTHING,
        other: i64 = NOTHING,
        number: i64 = 0,
        place: i64 = NOTHING,
    ) -> None:
        """Something happened: everybody sees it, and the cards that wait for it activate."""
        if kind.template:
            self.emit(kind, seat, card, other, number, place)
        heard = kind.heard
        if heard >= 0 and (self.book.is_owned[heard] != 0 or len(self.listeners[heard]) > 0):
            self.announce(heard, seat, card, other, number)
        heard = kind.heard_by_other
        if heard >= 0 and (self.book.is_owned[heard] != 0 or len(self.listeners[heard]) > 0):
            self.announce(heard, seat, other, card, number)

    def tell_together(self, kind: EventKind, cards: tuple[int, ...], number: i64 = 0) -> None:
        """The same happened to several cards at once: all of it is told before any card answers."""
        for card in cards:
            if kind.template:
                self.emit(kind, self.owner[card], card, NOTHING, number)
        heard = kind.heard
        if self.book.is_owned[heard] != 0 or len(self.listeners[heard]) > 0:
            for card in cards:
                self.announce(heard, self.owner[card], card, NOTHING, number)

    def announce(self, kind: i64, seat: SeatId, card: CardId, other: i64, number: i64) -> None:
        """What the card itself does about it, then whoever listens."""
        book = self.book
        if card >= 0 and book.is_owned[kind] != 0:
            for mine in book.own_of(self.what[card], kind):
                if (mine.narrow == 0 or mine.narrow == number) and mine.holds(self, card):
                    if mine.may_activate(self, card):
                        self.activate(mine, card, NOTHING)
        row = self.listeners[kind]
        if len(row) == 0:
            return
        self.work += len(row)
        counted = no_numbers()
        i: i64 = 0
        while i < len(row):
            ability = book.abilities[row[i]]
            source = row[i + 1]
            i += LISTENER_SIZE
            if ability.holds(self, source) and ability.hears(self, source, seat, card, other, number):
                if not ability.stacks:
                    key = once_for(ability, self.owner[source])
                    if has(counted, key):
                        continue
                    counted = append(counted, key)
                if ability.may_activate(self, source):
                    self.activate(ability, source, card)

    def activate(self, ability: Ability, source: CardId, subject: CardId) -> None:
        """The instructions of an ability wait to be carried out, for the owner of its card."""
        self.waiting.append(start_effect(ability.program, source, self.owner[source], subject))

    def put_next(self, frame: "EffectFrame") -> None:
        """An effect of a group has its place in the order; a game that tells when it begins does so in front of it."""
        self.then_frame(frame)

    # -- answers -------------------------------------------------------------------------------------------------------

    def run_answer(self, answer: i64, option: Option) -> None:
        if answer == steps.answer:
            frame = self.asked
            assert isinstance(frame, AskingFrame)
            frame.answer(self, option)
        else:
            super().run_answer(answer, option)


def with_listener(row: Row, ability: i64, card: CardId) -> Row:
    """The row with one more among them, by ability and card."""
    more = room_for(len(row) + LISTENER_SIZE)
    is_in = False
    i: i64 = 0
    while i < len(row):
        if not is_in and (row[i] > ability or (row[i] == ability and row[i + 1] > card)):
            more = append(append(more, ability), card)
            is_in = True
        more = append(append(more, row[i]), row[i + 1])
        i += LISTENER_SIZE
    return more if is_in else append(append(more, ability), card)


def without_listener(row: Row, ability: i64, card: CardId) -> Row:
    """The row without the first entry of this ability of this card, if it is there."""
    less = room_for(len(row))
    is_out = False
    i: i64 = 0
    while i < len(row):
        if not is_out and row[i] == ability and row[i + 1] == card:
            is_out = True
        else:
            less = append(append(less, row[i]), row[i + 1])
        i += LISTENER_SIZE
    return less


def once_for(ability: Ability, owner: SeatId) -> i64:
    """Abilities that do not stack count once for each owner: the same number for all that are one."""
    return ability.number * SEAT_STRIDE + owner


@mypyc_attr(acyclic=True)
class AskingFrame(Frame):
    """A frame that puts questions and takes the answers itself."""

    def answer(self, t: CardTable, option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(AskingFrame):
    """An effect in the middle of being carried out: which instruction comes next, for whom, and what has been chosen.

    `subject` is the card the event was about, `chosen` what earlier instructions chose ("that minion"), `picked`
    what the present one has chosen so far; `ready` once that choice is complete, `done` whether the last instruction
    did something ("if you do"). `chooser` is who makes the choices, `player` the one that was chosen ("that player"),
    `number` what was paid or counted ("that many").
    """

    def __init__(
        self,
        program: i64,
        place: i64,
        source: CardId,
        seat: SeatId,
        subject: CardId,
        chosen: tuple[int, ...],
        picked: tuple[int, ...],
        ready: bool,
        done: bool,
        chooser: SeatId,
        player: i64,
        number: i64,
    ) -> None:
        self.continues = place > 0 or ready or len(picked) > 0
        self.program: i64 = program
        self.place: i64 = place
        self.source: i64 = source
        self.seat: i64 = seat
        self.subject: i64 = subject
        self.chosen = chosen
        self.picked = picked
        self.ready = ready
        self.done = done
        self.chooser: i64 = chooser
        self.player: i64 = player
        self.number: i64 = number

    # -- carrying out --------------------------------------------------------------------------------------------------

    def run(self, t: Table) -> None:
        assert isinstance(t, CardTable)
        try:
            self.carry_out(t)
        except FAULTS as error:
            blame(t, self.source, t.book.prompts[self.program].sentence, error)

    def carry_out(self, t: CardTable) -> None:
        effect = t.book.programs[self.program][self.place]
        target = effect.target
        if target is not None and not self.ready and target.chooses():
            following = target.choose(t, self, effect.optional)
            if following is not None:
                t.then_frame(following)
            return
        if effect.run(t, self):
            self.go_on(t, self.picked if self.ready else self.chosen, not self.ready or len(self.picked) > 0)

    def ask(self, t: CardTable, number: i64 = 0, always: bool = False) -> None:
        """Put a question about this text to whoever makes its choices."""
        self.ask_with(t, t.book.prompts[self.program], number, always)

    def ask_with(self, t: CardTable, prompt: Prompt, number: i64 = 0, always: bool = False) -> None:
        """The same in other words than those of the card."""
        t.ask(self.chooser, prompt, steps.answer, self.source, number, always)

    def answer(self, t: CardTable, option: Option) -> None:
        try:
            t.book.programs[self.program][self.place].answer(t, self, option)
        except FAULTS as error:
            blame(t, self.source, t.book.prompts[self.program].sentence, error)

    # -- what the text speaks of ---------------------------------------------------------------------------------------

    def targets(self, t: CardTable, target: Target) -> tuple[int, ...]:
        """The cards an instruction acts on, chosen or not."""
        return self.picked if self.ready else target.cards(t, self)

    def that(self) -> i64:
        """The card that was chosen before, or the one the event was about."""
        return self.chosen[0] if self.chosen else self.subject

    def purpose(self, t: CardTable) -> i64:
        """What the present choice is for."""
        return t.book.programs[self.program][self.place].purpose

    # -- the frames that follow ----------------------------------------------------------------------------------------

    def copy(self) -> "EffectFrame":
        return EffectFrame(
            self.program,
            self.place,
            self.source,
            self.seat,
            self.subject,
            self.chosen,
            self.picked,
            self.ready,
            self.done,
            self.chooser,
            self.player,
            self.number,
        )

    def with_picks(self, picked: tuple[int, ...], ready: bool) -> "EffectFrame":
        frame = self.copy()
        frame.picked = picked
        frame.ready = ready
        frame.continues = True
        return frame

    def go_on(self, t: CardTable, chosen: tuple[int, ...], done: bool) -> None:
        """The next instruction of the same text, if there is one."""
        self.go_on_with(t, chosen, done, self.number)

    def go_on_with(self, t: CardTable, chosen: tuple[int, ...], done: bool, number: i64) -> None:
        """The same, with a number that what follows can speak of."""
        if self.place + 1 < len(t.book.programs[self.program]):
            frame = self.copy()
            frame.place = self.place + 1
            frame.chosen = chosen
            frame.picked = ()
            frame.ready = False
            frame.done = done
            frame.number = number
            frame.continues = True
            t.then_frame(frame)

    def block(self, program: i64) -> "EffectFrame":
        """Instructions inside this one, with what is chosen so far."""
        frame = self.copy()
        frame.program = program
        frame.place = 0
        frame.chosen = self.picked if self.ready else self.chosen
        frame.picked = ()
        frame.ready = False
        frame.continues = True
        return frame

    def block_for(self, program: i64, seat: SeatId) -> "EffectFrame":
        """Instructions inside this one, carried out by another player."""
        frame = self.block(program)
        frame.seat = seat
        frame.chooser = seat
        return frame

    # -- positions -----------------------------------------------------------------------------------------------------

    def data(self, names: Names) -> list[Any]:
        data = [
            "effect",
            names.name(PROGRAM, self.program),
            self.place,
            self.source,
            self.seat,
            self.subject,
            list(self.chosen),
            list(self.picked),
            self.ready,
            self.done,
            self.continues,
        ]
        if self.chooser != self.seat or self.player != NOTHING or self.number:
            data.extend((self.chooser, self.player, self.number))
        return data


def blame(t: CardTable, source: CardId, text: str, error: Exception) -> NoReturn:
    """What a text of a card raised, with its name; what already says what is wrong stays as it is."""
    if isinstance(error, HexadeckError | Unseen):
        raise error
    said = text.removeprefix("{card}: ")
    raise CardFailed(f"{t.prints[t.what[source]].full_name} goes wrong at {said!r}: {error!r}") from error


def start_effect(program: i64, source: CardId, seat: SeatId, subject: CardId) -> EffectFrame:
    """A text from its first instruction."""
    return EffectFrame(program, 0, source, seat, subject, (), (), False, False, seat, NOTHING, 0)


def read_effect(data: object, book: Book, names: Names) -> EffectFrame:
    """An effect in progress from a written position."""
    if not isinstance(data, list) or len(data) not in (11, 14) or data[0] != "effect":
        raise RecordError(f"position: {data!r} is not an effect of this card set")
    program = names.number(PROGRAM, data[1])
    numbers = [*data[2:6], *(data[11:] if len(data) == 14 else (data[4], NOTHING, 0))]
    for number in numbers:
        if type(number) is not int:
            raise RecordError(f"position: an effect has {number!r} where a whole number belongs")
    place, source, seat, subject, chooser, player, count = numbers
    if program < 0 or not 0 <= place < len(book.programs[program]):
        raise RecordError(f"position: effect {data[1]!r} has no instruction {place}")
    if source < 0 or seat < 0 or subject < NOTHING or chooser < 0 or player < NOTHING:
        raise RecordError(f"position: {data!r} names a card or a seat that cannot be")
    frame = EffectFrame(
        program,
        place,
        source,
        seat,
        subject,
        tuple(data[6]),
        tuple(data[7]),
        bool(data[8]),
        bool(data[9]),
        chooser,
        player,
        count,
    )
    frame.continues = bool(data[10])
    return frame
