"""The Zenonzard table: zones, columns and what is printed on cards (chapters 2 to 4)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.durations import CHANGES, LASTING
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.statements import anyone_says
from hexadeck.games.zenonzard import clock, colours, deeds, kinds, modifiers, zones
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.names import PRINT, PROGRAM
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, no_numbers, no_rows, vec
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone, columns_of, listed, once, per_card, per_seat
from hexadeck.kernel.table import Table


class Card(Print):
    """What is printed on a card, a token, a Force; and Neutral Mana, which is printed on nothing."""

    def __init__(self, number: i64, id: str, name: str, type: i64) -> None:
        super().__init__(number, id, name)
        self.type: i64 = type
        self.colour: i64 = colours.NONE
        self.classes: tuple[str, ...] = ()
        self.rarity = ""
        self.pack = ""
        self.cost: i64 = 0
        self.need = no_numbers()
        """Colours required, as pairs: the colour's number and how many."""
        self.coloured_cost: i64 = 0
        self.bp: i64 = 0
        self.dp: i64 = 0
        self.points: i64 = 0
        self.keywords: i64 = 0
        self.chain: i64 = colours.NONE
        self.any_number = False
        self.timing: i64 = 0
        self.magic: Ability | None = None
        self.in_hand: tuple[Ability, ...] = ()
        """What it says about its own cost."""

    @property
    def is_minion_card(self) -> bool:
        return self.type == kinds.FIELD_MINION or self.type == kinds.BASE_MINION


def as_card(record: Print) -> Card:
    assert isinstance(record, Card)
    return record


class Library(CardSet[Card]):
    """The card set as the table needs it: records by number, and the effects that keywords stand for."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.records = vec[Card](cards)
        """The cards by number, as tables look them up."""
        self.timely = no_rows()
        """By the time and the card's number: 1 where it is played at this time, or 0."""
        self.neutral_mana = self.find("Neutral Mana").number
        """Neutral Mana, and after it the six records of mana that an effect gave a colour."""
        self.resurge = 0
        self.chain = 0
        """Programs: what [Resurge] and [Chain] do."""
        self.least_flash_cost = 0
        """What the cheapest card for the Flash Phase costs that needs no colour; some card may even pay for itself."""
        self.weakens = False
        """Whether some card has BP 0 or lowers BP continuously, so that the state check must always look."""


class ZTable(CardTable):
    """What lies on the table. `cards` holds the records that `what` numbers."""

    rested: Row = per_card(shown=True)
    stamp: Row = per_card()
    points: Row = per_card(shown=True)
    life: Row = per_seat(shown=True)
    movements: Row = per_seat(shown=True)
    clock: Row = once(clock.FIELDS, shown=True, cards=("attacker", "target", "blocker"))
    changes: list[int] = CHANGES
    lasting: list[int] = LASTING
    deeds: list[int] = listed(deeds.FIELDS, cards=("card",), names={"face": PRINT, "program": PROGRAM})

    def __init__(self, library: Library) -> None:
        super().__init__(SCHEMA, library.cards, 2)
        self.library = library
        self.cards = library.records
        self.book = library.book

    def blank(self) -> "ZTable":
        return ZTable(self.library)

    def turn_player(self) -> i64:
        return self.clock[clock.ACTIVE]

    def likeness(self, card: CardId) -> i64:
        """Equal mana may differ in state and in what they may attack this turn."""
        what = self.face(card)
        if self.place[card] != zones.BASE + self.owner[card]:
            return what
        return what * 4 + self.rested[card] * 2 + int(self.stamp[card] == self.clock[clock.TURN])

    def can_be_chosen(self, card: CardId, f: EffectFrame) -> bool:
        """ZZ-212 Whether the effect of a card may choose another; the own effects always may."""
        return not anyone_says(self, modifiers.UNCHOOSABLE, card, f.source)

    def start_work(self, card: CardId) -> None:
        """ZZ-028, ZZ-120 A Rested or destroyed Force's ability does not work."""
        if self.cards[self.face(card)].type != kinds.FORCE or (self.points[card] > 0 and not self.rested[card]):
            super().start_work(card)

    def card(self, card: CardId) -> Card:
        """What is printed on it."""
        return self.cards[self.face(card)]


SCHEMA: Final = Schema(
    (
        Zone(zones.DECK, "deck", HIDDEN),
        Zone(zones.HAND, "hand", OWNER),
        Zone(zones.FIELD, "field", PUBLIC),
        Zone(zones.BASE, "base", PUBLIC),
        Zone(zones.TRASH, "trash", PUBLIC),
        Zone(zones.FORCES, "forces", PUBLIC),
        Zone(zones.REMOVED, "removed", PUBLIC),
        Zone(zones.PLAYED, "played", PUBLIC),
    ),
    columns_of(ZTable),
)


def as_ztable(t: Table) -> ZTable:
    assert isinstance(t, ZTable)
    return t
