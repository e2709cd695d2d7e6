"""The table of Knights & Kings: zones, columns, and what is printed on a card (chapters 2 and 3)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.durations import CHANGES
from hexadeck.cardtext.grammar import Grammar
from hexadeck.games.knights_and_kings import clock, zones
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, append, no_numbers, vec
from hexadeck.kernel.schema import (
    FACE_DOWN,
    HIDDEN,
    OWNER,
    PUBLIC,
    SEAT_STRIDE,
    Schema,
    Zone,
    columns_of,
    once,
    per_card,
    per_seat,
)

# Numbers of the rulebook.
LEAST_DECK: Final = 30
COPIES: Final = 2
FIRST_CONTROL: Final = 20
WINNING_CONTROL: Final = 40
OPENING_HAND: Final = 7
DEPOSITS: Final = 2
STACK_COMPANIONS: Final = 2
DIE: Final = 6
DEFENDING_DICE: Final = 2
MOST_DICE: Final = 99
"""How many more at most, however many cards say so: nobody has them, and every one is rolled."""
MOST_CHEVRONS: Final = 4
MOST_SLOTS: Final = 5

# Kinds of cards (KK-022).
FOOT_SOLDIER: Final = 0
KNIGHT: Final = 1
KING: Final = 2
QUEEN: Final = 3
BISHOP: Final = 4
ROOK: Final = 5
SINGLE_TURN: Final = 6
MULTI_TURN: Final = 7
KIND_NAMES: Final = (
    "Foot Soldier",
    "Knight",
    "King",
    "Queen",
    "Bishop",
    "Rook",
    "Single-Turn Noble Action",
    "Multi-Turn Noble Action",
)

# How a unit came to its slot.
BY_ATTACK: Final = 1
BY_PATROL: Final = 2
BY_SUMMONS: Final = 3

# Rule options, by their place in the settings.
ACTION_SLOTS: Final = 0
FIELD_AND_DEPOSIT: Final = 1
LETHAL_AT_EQUAL: Final = 2
MOST_BLOCKS: Final = 3
TURN_LIMIT: Final = 4
NOBLE_ACTIONS: Final = 5

SLOT_COUNTS: Final = (5, 3, 4)
BLOCK_LIMITS: Final = (0, 1, 2)
"""0 stands for no limit."""
TURN_LIMITS: Final = (200, 100, 400)
NOBLE_WAYS: Final = ("from_hand", "fielded")
"""KK-R30 Whether Noble Actions are played from the hand, or fielded first."""


class Card(Print):
    """What is printed on a card."""

    def __init__(self, number: int, id: str, name: str, kind: i64) -> None:
        super().__init__(number, id, name)
        self.kind: i64 = kind
        self.rank = ""
        self.cost: i64 = 0
        self.attack: i64 = 0
        self.defense: i64 = 0
        self.chevrons: i64 = 0
        self.is_evasive = False
        self.any_number = False
        """KK-009 Whether a deck may hold any number of it."""

    @property
    def is_unit(self) -> bool:
        return self.kind < SINGLE_TURN


class Library(CardSet[Card]):
    """The card set: records by number and by name."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.records = vec[Card](cards)
        """The cards by number, as tables look them up."""


class KingsTable(CardTable):
    """What lies on the table. `cards` holds the records that `what` numbers."""

    spent: Row = per_card(open=True)
    damage: Row = per_card(shown=True)
    fielded: Row = per_card()
    came_by: Row = per_card()
    hits: Row = per_card()
    blocking: Row = per_card(shown=True)
    blocks: Row = per_card()
    paid: Row = per_card()
    contested: Row = per_card()
    control: Row = per_seat(FIRST_CONTROL, shown=True)
    clock: Row = once(clock.FIELDS, shown=True, cards=("attacker", "target", "blocker"))
    changes: list[int] = CHANGES

    def __init__(self, library: Library) -> None:
        super().__init__(SCHEMA, library.cards, 2)
        self.library = library
        self.cards = library.records
        self.book = library.book

    def blank(self) -> "KingsTable":
        return KingsTable(self.library)

    def turn_player(self) -> i64:
        return self.clock[clock.ACTIVE]

    def card(self, card: CardId) -> Card:
        """What is printed on it."""
        return self.cards[self.face(card)]

    def kind_of(self, card: CardId) -> i64:
        return self.cards[self.face(card)].kind


SCHEMA: Final = Schema(
    (
        Zone(zones.DECK, "deck", HIDDEN),
        Zone(zones.HAND, "hand", OWNER),
        Zone(zones.TREASURY, "treasury", FACE_DOWN),
        Zone(zones.FIELD, "field", PUBLIC),
        Zone(zones.SLOTS, "slots", PUBLIC, slots=MOST_SLOTS),
        Zone(zones.NOBLES, "nobles", PUBLIC),
        Zone(zones.GRAVEYARD, "graveyard", PUBLIC),
        Zone(zones.PLAYED, "played", PUBLIC),
    ),
    columns_of(KingsTable),
)


def as_kings_table(t: CardTable) -> KingsTable:
    assert isinstance(t, KingsTable)
    return t


def slot_zone(seat: SeatId, slot: i64) -> i64:
    """The place of one action slot of a seat."""
    return zones.SLOTS + slot * SEAT_STRIDE + seat


def is_slot(place: i64) -> bool:
    return zones.SLOTS <= place < zones.NOBLES


def slot_count(t: KingsTable) -> i64:
    """KK-R06 How many action slots each player has."""
    return SLOT_COUNTS[t.settings[ACTION_SLOTS]]


def units_in_slots(t: KingsTable, seat: SeatId) -> Row:
    """All of them, slot by slot."""
    found = no_numbers()
    slot: i64 = 0
    while slot < MOST_SLOTS:
        for card in t.zones[slot_zone(seat, slot)]:
            found = append(found, card)
        slot += 1
    return found


def is_in_play(t: KingsTable, card: CardId) -> bool:
    """In the field or in a slot of its owner."""
    place = t.place[card]
    return place == zones.FIELD + t.owner[card] or is_slot(place)
