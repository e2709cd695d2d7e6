"""A table whose cards have abilities: who listens to what, and what activates when something happens.

The table keeps for every kind of thing who listens to it now, so that nobody ever asks every card. A kind is a number
of the game's (`on.BLOCKS`, `on.HAS_BP`).
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext import steps
from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.frames import AskingFrame, EffectFrame, start_effect
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, append, empty_rows, has, no_numbers, room_for
from hexadeck.kernel.schema import SEAT_STRIDE, Schema
from hexadeck.kernel.table import NOTHING_LISTED, Table

LISTENER_SIZE: Final = 2
"""A listener is two numbers: the ability's and the card's."""


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
        return self.face(card)

    def has_copy_before(self, cards: Row, card: CardId) -> bool:
        """Whether a card that can stand for this one comes before it in a row: then it is no option of its own."""
        place = self.next_like(card, cards)
        while place != NOTHING and cards[place] != card:
            if self.likeness(cards[place]) == self.likeness(card):
                return not self.is_asked_why
            place = self.next_like(card, cards, place + 1)
        return False

    def can_be_chosen(self, card: CardId, f: EffectFrame) -> bool:
        """Whether this text may choose that card, where cards can forbid it."""
        return True

    def print_of(self, card: i64) -> Print:
        """What is printed on a card."""
        return self.book.prints[self.face(card)]

    # -- listening -----------------------------------------------------------------------------------------------------

    def lay_out(self, rng: Row) -> None:
        """Nobody listens yet."""
        super().lay_out(rng)
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
            for ability in self.book.working(self.face(card), self.place[card]):
                self.listen(ability, card)

    def stop_work(self, card: CardId) -> None:
        if self.place[card] // SEAT_STRIDE in self.book.workplaces:
            for ability in self.book.working(self.face(card), self.place[card]):
                self.unlisten(ability, card)

    def move_speaking(self, card: CardId, zone: ZoneId, to_bottom: bool = False) -> None:
        """Move a card, and let what it says end in the old place and begin in the new one."""
        self.stop_work(card)
        self.move(card, zone, to_bottom)
        self.start_work(card)

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
            # Nothing is left to defaults: compiled code hands those on to tables of plain Python as zeros.
            self.emit(kind, seat, card, other, number, place, NOTHING, NOTHING)
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
            for mine in book.own_of(self.face(card), kind):
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

    def put_next(self, frame: EffectFrame) -> None:
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
