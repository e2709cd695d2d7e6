"""The Saint Seiya table: what lies on it, what is printed on cards, and the numbers of the rulebook (chapters 1, 2)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.durations import CHANGES
from hexadeck.cardtext.frames import start_effect
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.timings import Timing
from hexadeck.games.saint_seiya import clock, timings, zones
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, filled, vec
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone, columns_of, hosts, once, per_card, per_seat
from hexadeck.kernel.table import Table

if TYPE_CHECKING:
    from hexadeck.games.saint_seiya.statements import Scores

# Numbers of the rulebook.
ALL_FLAMES: Final[i64] = 12
"""SS-003."""
HAND_SIZE: Final[i64] = 5
"""SS-022, SS-027, SS-079."""
MOST_ACTIONS: Final[i64] = 200
MOST_ROUNDS: Final[i64] = 300
"""SS-R69."""

FORCE: Final[i64] = 0
COSMO: Final[i64] = 1
WAYS: Final = ("Force", "Cosmo")
"""SS-042 The two ways to acquire."""

RANKS: Final = ("green", "bronze", "silver", "gold", "turquoise")
"""SS-010 From the lowest to the highest."""
SILVER: Final[i64] = 2

# Rule options, by their place in the settings.
HEROES: Final[i64] = 0
SILVER_KNIGHTS: Final[i64] = 1
HERO_CHOICES: Final = ("chosen", "random")
SILVER_COUNTS: Final = ("rank", "class")


class CardLine:
    """Instructions of a card, and when they are carried out."""

    def __init__(self, timing: Timing, ability: Ability) -> None:
        self.timing = timing
        self.ability = ability
        self.number: i64 = timings.ACTIVATIONS.index(timing) if timing in timings.ACTIVATIONS else NOTHING
        """Which of the activations it is, if it is one."""


class Card(Print):
    """What is printed on a Character or an Armour (SS-006 to SS-008); a missing cost is NOTHING, a missing value 0."""

    def __init__(self, number: int, id: str, name: str, version: str = "") -> None:
        super().__init__(number, id, name, version)
        self.also: tuple[str, ...] = ()
        """SS-008 How other editions call it."""
        self.class_name = ""
        self.rank: i64 = 0
        self.copies = 1
        self.has_flame = False
        self.costs = filled(NOTHING, len(WAYS))
        self.values = filled(0, len(WAYS))
        self.heal: i64 = 0
        self.pv: i64 = 0
        self.is_armour = False
        self.is_knight = False
        self.is_hero = False
        self.is_common = True
        """SS-030 Whether it is one of the cards of the Reserve."""
        self.effects: i64 = 0
        """How many of its lines are carried out, besides the activation."""
        self.activation: CardLine | None = None
        self.scoring: tuple[Scores, ...] = ()
        self.returns_to_reserve = False
        """SS-R48 Whether its arrival shuffles the card itself into the Reserve."""


class HeroSet:
    """SS-002 Nine Heroes, a Bronze Armour and five Hero - Bronze Knights."""

    def __init__(self, hero: Card, armour: Card, knight: Card) -> None:
        self.hero = hero
        self.armour = armour
        self.knight = knight


class Library(CardSet[Card]):
    """The card set as the table needs it."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.records = vec[Card](cards)
        """The cards by number, as tables look them up."""
        self.hero_sets: list[HeroSet] = []


class STable(CardTable):
    """What lies on the table. `cards` holds the records that `what` numbers."""

    activated: Row = per_card()
    """SS-R68 The turn in which the card last used its activation, unless it was drawn since."""
    out: Row = per_seat(shown=True)
    """SS-R84 Who has left the match."""
    clock: Row = once(clock.FIELDS, shown=True)
    changes: list[int] = CHANGES
    host: Row = hosts()
    """The field card that a Character in play lies under; NOTHING for an orphan (SS-105, SS-106)."""

    def __init__(self, library: Library, seats: i64) -> None:
        super().__init__(SCHEMA, library.cards, seats)
        self.library = library
        self.cards = library.records
        self.book = library.book

    def blank(self) -> "STable":
        return STable(self.library, self.seats)

    def card(self, card: CardId) -> Card:
        """What is printed on it."""
        return self.cards[self.face(card)]

    def card_in_any_deal(self, card: CardId) -> Card:
        """The same for what all cards of a player come to, however those that nobody sees are dealt."""
        return self.cards[self.face_in_any_deal(card)]

    def on_field(self, slot: i64) -> CardId:
        """The card in a slot, counted from 0, or NOTHING."""
        cards = self.zones[zones.FIELD + zones.SLOT * slot]
        if len(cards) == 0:
            return NOTHING
        return cards[0]

    def is_on_field(self, card: CardId) -> bool:
        return zones.is_slot(self.place[card])

    def field_cards(self) -> Row:
        """From the left."""
        found = filled(NOTHING, zones.SLOTS)
        count: i64 = 0
        slot: i64 = 0
        while slot < zones.SLOTS:
            card = self.on_field(slot)
            if card != NOTHING:
                found[count] = card
                count += 1
            slot += 1
        return found if count == zones.SLOTS else found[:count]

    def turn_player(self) -> SeatId:
        return self.clock[clock.ACTIVE]

    def is_in(self, seat: SeatId) -> bool:
        """SS-R84."""
        return not self.out[seat]

    def activate(self, ability: Ability, source: CardId, subject: CardId) -> None:
        """SS-109, SS-R83 At once, and over before anything else goes on; for the active player where it is nobody's."""
        seat = self.owner[source] if self.owner[source] != NOTHING else self.turn_player()
        self.then_frame(start_effect(ability.program, source, seat, source))

    def likeness(self, card: CardId) -> i64:
        """SS-R68 Copies are alike, but not one that has used its activation this turn and one that has not."""
        likeness = 2 * self.face(card)
        return likeness + 1 if self.activated[card] == self.clock[clock.TURN] else likeness

    def seats_from(self, seat: SeatId) -> list[SeatId]:
        """SS-R51 All who take part, clockwise, beginning with this seat."""
        order = [(seat + k) % self.seats for k in range(self.seats)]
        return [other for other in order if self.is_in(other)]

    def is_active(self, seat: SeatId) -> bool:
        return self.clock[clock.ACTIVE] == seat


SCHEMA: Final = Schema(
    (
        Zone(zones.DECK, "deck", HIDDEN),
        Zone(zones.HAND, "hand", OWNER),
        Zone(zones.DISCARD, "discard", PUBLIC),
        Zone(zones.PLAY, "in play", PUBLIC),
        Zone(zones.SPENT, "spent", PUBLIC),
        Zone(zones.ARMOUR, "armour", PUBLIC),
        Zone(zones.WOUNDED, "wounded", PUBLIC),
        Zone(zones.DESTROYED, "destroyed", PUBLIC),
        Zone(zones.SET_ASIDE, "set aside", PUBLIC),
        Zone(zones.REVEALED, "revealed", PUBLIC),
        Zone(zones.RESERVE, "reserve", HIDDEN, shared=True),
        Zone(zones.COMMON, "common discard", PUBLIC, shared=True),
        Zone(zones.FIELD, "field", PUBLIC, shared=True, slots=zones.SLOTS),
        Zone(zones.GONE, "gone", HIDDEN),
    ),
    columns_of(STable),
)


def as_stable(t: Table) -> STable:
    assert isinstance(t, STable)
    return t
