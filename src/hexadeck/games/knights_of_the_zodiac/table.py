"""The table of Knights of the Zodiac: schema, prints, and the shortest ways to what lies where (chapters 2 and 3).

Whatever lasts for a battle or a turn is a row of `in_force`, or a mark of a card that is wiped when it is over.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import clock, zones
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.names import PRINT
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, vec
from hexadeck.kernel.schema import (
    ALL,
    FACE_DOWN,
    HIDDEN,
    OWNER,
    PUBLIC,
    UNSEEN,
    Schema,
    Zone,
    columns_of,
    listed,
    once,
    per_card,
    per_seat,
)
from hexadeck.kernel.table import Table

# Numbers of the rulebook.
WINNING_POINTS: Final = 20
"""KZ-006."""
WINNING_CONTESTS: Final = 2
"""KZ-002."""
HAND_SIZE: Final = 5
"""KZ-071, KZ-072."""
REALM_LIMIT: Final = 5
"""KZ-080."""
DECK_SIZE: Final = 40
"""KZ-054 Without Field Cards."""
FIELD_COUNT: Final = 5
"""KZ-055."""
PENALTY: Final = 3
"""KZ-130."""

# Kinds of cards (KZ-018).
KNIGHT: Final = 0
TECHNIQUE: Final = 1
POWER_OF_ZODIAC: Final = 2
FIELD_CARD: Final = 3

CLASSES: Final[tuple[str, ...]] = ("Bronze", "Silver", "Gold", "Black", "Ghost", "Non-affiliated")
"""KZ-024."""
OFFENSE: Final = 1
DEFENSE: Final = 2
EITHER: Final = 3
"""Roles, as bits (KZ-003)."""

# What a card's player has decided about a text with a cost.
PAID: Final = 1
REFUSED: Final = 2

# A support card in step d.
PLACED: Final = 0
WORKING: Final = 1
CANCELLED: Final = 2
USED_UP: Final = 3
"""KZ-R37 It lies on after a tie, and does nothing any more."""

# Rows of `in_force`.
CHANGE: Final = 5
C_SOURCE: Final = 1
C_CARD: Final = 2
C_AMOUNT: Final = 3
C_SEAT: Final = 4
POWER_PLUS: Final = 1
"""Until the battle is over."""
POWER_AGAIN: Final = 2
"""KZ-R26 The printed Power once more, until the battle is over."""
LIMIT_PLUS: Final = 3
LEVEL_PLUS: Final = 4
"""For Level Checks, until the turn is over."""
LAST_OF_BATTLE: Final = POWER_AGAIN

# Rows of `memory`.
MEMORY: Final = 3
M_SEAT: Final = 0
M_DECK: Final = 1
M_FACE: Final = 2

# Rule options, by their place in the settings.
TURN_LIMIT: Final = 0
FIRST_OFFENSE: Final = 1
DRAW_MODE: Final = 2
OVERLIMIT_MOVES: Final = 3
METER: Final = 4
TIE_DISCARDS: Final = 5
FIELD_DAMAGE: Final = 6
RESHUFFLE_OPTIONAL: Final = 7
TURN_LIMITS: Final[tuple[int, ...]] = (40, 20, 60)


class Statement(Effect):
    """A clause of a text that holds while the text works: it changes Power, or stands for a trait."""

    def __init__(self) -> None:
        super().__init__()
        self.trait = 0
        self.amount = 0

    def power(self, t: "ZodiacTable", slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        """How much Power it gives a Knight in the battle on a slot; `seat` is the player whose text it is."""
        return 0


class Line(Ability):
    """A line of a card: for which roles, when, at what cost; statements that hold and instructions that happen."""

    def __init__(
        self, roles: i64, moment: i64, spend: i64, statements: tuple[Statement, ...], body: tuple[Effect, ...]
    ) -> None:
        super().__init__(body)
        self.roles = roles
        self.moment = moment
        self.acts = moment
        """When its instructions happen: without a moment in step b, or in step d once a support card works."""
        self.spend = spend
        self.has_toll = False
        self.statements = statements


class Users:
    """KZ-032, KZ-111 Which Knights can use a card: names, classes, or any."""

    def __init__(self, names: tuple[str, ...], classes: tuple[int, ...]) -> None:
        self.names = names
        self.classes = classes

    def may_use(self, knight: "Card") -> bool:
        if not self.names and not self.classes:
            return True
        return knight.name in self.names or knight.knight_class in self.classes


ANY_KNIGHT: Final = Users((), ())


class Card(Print):
    """What is printed on a card (KZ-021, KZ-030, KZ-037, KZ-041)."""

    def __init__(self, number: int, id: str, name: str, version: str, kind: int) -> None:
        super().__init__(number, id, name, version)
        self.kind = kind
        self.knight_class = NOTHING
        self.level = 0
        self.power = 0
        self.users = ANY_KNIGHT
        self.meter: tuple[tuple[int, int], ...] = ()
        """KZ-031 (Cosmo, bonus), the cheapest first."""
        self.phase = 0
        self.cost = 0
        self.roles = EITHER
        self.limit = 0
        self.lines: list[Line] = []

    @property
    def worth(self) -> int:
        """KZ-023, KZ-044 What it counts in a Point area."""
        return self.limit if self.kind == FIELD_CARD else self.level

    @property
    def is_support(self) -> bool:
        return self.kind == TECHNIQUE or self.kind == POWER_OF_ZODIAC


class Library(CardSet[Card]):
    """The cards by number, what they can do, and the words in which they say it."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.records = vec[Card](cards)
        """The cards by number, as tables look them up."""
        self.cheapest = [0] * len(clock.PHASE_NAMES)
        """The least that a PoZ card of each phase costs in this card set (KZ-R34)."""


class ZodiacTable(CardTable):
    """What lies on the table."""

    face_up: Row = per_card(open=True)
    moved: Row = per_card(open=True)
    gated: Row = per_card(open=True)
    damage_of: Row = per_card(open=True)
    markers: Row = per_card(open=True)
    foe_markers: Row = per_card(open=True)
    silenced: Row = per_card(open=True)
    petrified: Row = per_card(shown=True)
    paid: Row = per_card(shown=True)
    state: Row = per_card(shown=True)
    user: Row = per_card(NOTHING, shown=True, cards=ALL)
    row: Row = per_card(shown=True)
    deck: Row = per_card(EITHER)
    points: Row = per_seat(shown=True)
    contests: Row = per_seat(shown=True)
    attacks: Row = per_seat(shown=True)
    defends: Row = per_seat(shown=True)
    no_draw: Row = per_seat(shown=True)
    refill: Row = per_seat(HAND_SIZE, shown=True)
    deploys: Row = per_seat(1, shown=True)
    roads: Row = per_seat(shown=True)
    marches: Row = per_seat(shown=True)
    shielded: Row = per_seat()
    showed: Row = per_seat()
    score1: Row = per_seat(shown=True)
    score2: Row = per_seat(shown=True)
    score3: Row = per_seat(shown=True)
    clock: Row = once(clock.FIELDS, shown=True, cards=("battlefield",))
    in_force: list[int] = listed(("kind", "source", "card", "amount", "seat"), cards=("source", "card"))
    memory: list[int] = listed(("seat", "deck", "face"), names={"face": PRINT})

    def __init__(self, library: Library) -> None:
        super().__init__(SCHEMA, library.cards, 2)
        self.library = library
        self.cards = library.records
        self.book = library.book

    # -- the shortest ways -------------------------------------------------------------------------------------------

    def card(self, card: CardId) -> Card:
        return self.cards[self.face(card)]

    @property
    def offense(self) -> i64:
        return self.clock[clock.OFFENSE]

    @property
    def defense(self) -> i64:
        return the_opponent(self, self.clock[clock.OFFENSE])

    def role_of(self, seat: SeatId) -> i64:
        """The bit of a seat's role."""
        return OFFENSE if seat == self.clock[clock.OFFENSE] else DEFENSE

    def front(self, slot: i64, seat: SeatId) -> i64:
        """The place of a player's Knights on a Field Card."""
        return zones.FRONT + slot * zones.STRIDE + seat

    def field_place(self, slot: i64) -> i64:
        return zones.FIELD + slot * zones.STRIDE + self.defense

    def damage_place(self, slot: i64) -> i64:
        return zones.DAMAGE + slot * zones.STRIDE

    def field_at(self, slot: i64) -> i64:
        """The Field Card on a slot, or nothing."""
        there = self.zones[self.field_place(slot)]
        return there[0] if len(there) > 0 else NOTHING

    def slot_of(self, card: CardId) -> i64:
        """The slot on which a Knight or a Field Card lies; nothing for a card elsewhere."""
        place = self.place[card]
        if zones.FIELD <= place < zones.DAMAGE:
            return (place - zones.FIELD) // zones.STRIDE % zones.SLOTS
        return NOTHING

    def damage_at(self, slot: i64, loser: SeatId) -> i64:
        """Field Damage on a slot that counts when this player loses (KZ-R39, KZ-R47)."""
        field = self.field_at(slot)
        if field == NOTHING:
            return 0
        own, foe = self.markers[field], self.foe_markers[field]
        damage = self.zones[self.damage_place(slot)]
        if self.settings[FIELD_DAMAGE] == 0:
            return len(damage) + own + foe
        count = own if loser == self.defense else foe
        for card in damage:
            if self.owner[card] == loser:
                count += 1
        return count

    def change(self, kind: i64, source: CardId, card: CardId, amount: i64, seat: SeatId) -> None:
        """Something that lasts for this battle or this turn."""
        self.in_force.extend([kind, source, card, amount, seat])

    def change_sum(self, kind: i64, card: CardId, seat: SeatId) -> i64:
        """What the rows of a kind add up to for a card, those for all players and those for this one."""
        rows = self.in_force
        total: i64 = 0
        i: i64 = 0
        while i < len(rows):
            if rows[i] == kind and rows[i + C_CARD] == card:
                whose = rows[i + C_SEAT]
                if whose == NOTHING or whose == seat:
                    total += rows[i + C_AMOUNT]
            i += CHANGE
        return total

    def remember(self, card: CardId) -> None:
        """KZ-058 A card is about to be shuffled away: whoever has seen it still knows that the Deck holds it."""
        seat = the_opponent(self, self.owner[card])
        if self.is_known(card, seat) and not self.remembers(seat, self.deck[card], self.face(card)):
            self.memory.extend([seat, self.deck[card], self.face(card)])

    def remembers(self, seat: SeatId, deck: i64, face: i64) -> bool:
        rows = self.memory
        for i in range(0, len(rows), MEMORY):
            if rows[i + M_FACE] == face and rows[i + M_SEAT] == seat and rows[i + M_DECK] == deck:
                return True
        return False

    def lose_track(self, cards: Row) -> None:
        """KZ-067, KZ-R08 Some of these cards come to lie face down: whoever has seen them cannot tell which."""
        for card in cards:
            self.remember(card)
            for viewer in range(3):
                if viewer != self.owner[card]:
                    self.hide(card, viewer)

    def remembered(self, seat: SeatId, deck: i64) -> list[int]:
        """The faces that a player has seen of one of the opponent's Decks and that were shuffled away since."""
        rows = self.memory
        found: list[int] = []
        for i in range(0, len(rows), MEMORY):
            if rows[i + M_SEAT] == seat and rows[i + M_DECK] == deck:
                found.append(rows[i + M_FACE])
        return found

    def drop_changes(self, of_turn: bool) -> None:
        """KZ-R36 What lasts for a battle ends with it, the rest with the turn."""
        if not self.in_force:
            return
        kept: list[int] = []
        for i in range(0, len(self.in_force), CHANGE):
            if not of_turn and self.in_force[i] > LAST_OF_BATTLE:
                kept.extend(self.in_force[i : i + CHANGE])
        self.in_force.clear()
        self.in_force.extend(kept)


SCHEMA: Final = Schema(
    (
        Zone(zones.DECK, "deck", HIDDEN),
        Zone(zones.HAND, "hand", OWNER),
        Zone(zones.DISCARD, "discard pile", PUBLIC),
        Zone(zones.COSMO, "cosmo", OWNER),
        Zone(zones.REALM, "realm", FACE_DOWN),
        Zone(zones.POINTS, "point area", PUBLIC),
        Zone(zones.SUPPORT, "support", FACE_DOWN),
        Zone(zones.REVEALED, "revealed", PUBLIC),
        Zone(zones.ASIDE, "aside", OWNER),
        Zone(zones.PLAYED, "played", PUBLIC),
        Zone(zones.FIELD, "field", FACE_DOWN, slots=zones.SLOTS),
        Zone(zones.FRONT, "front", FACE_DOWN, slots=zones.SLOTS),
        Zone(zones.DAMAGE, "damage", UNSEEN, shared=True, slots=zones.SLOTS),
    ),
    columns_of(ZodiacTable),
)


def as_zodiac(t: Table) -> ZodiacTable:
    assert isinstance(t, ZodiacTable)
    return t
