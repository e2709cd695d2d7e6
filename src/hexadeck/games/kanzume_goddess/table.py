"""The Kanzume Goddess table: zones, columns and what is printed on cards (chapter 1).

No card has a state of its own: whatever changes is where a card lies, a number of a seat, or a field of the clock.
Abilities in progress lie in `declared`, the latest last; React windows nest by that list alone.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.grammar import Grammar
from hexadeck.games.kanzume_goddess import clock, entry, limits, moments, zones
from hexadeck.kernel.decisions import NOTHING, made_verb
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.names import ABILITY, PROGRAM
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, no_numbers, vec
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone, columns_of, listed, once, per_seat
from hexadeck.kernel.table import Table


class Aim:
    """Which Gods an ability can be aimed at; who is Sealed or out never is (KG-115)."""

    def fits(self, t: "KTable", user: SeatId, seat: SeatId) -> bool:
        raise NotImplementedError


class CardAbility(Ability):
    """One line of a card: its type, when it can be used, what it costs, and what it does."""

    def __init__(self, type: i64, effects: tuple[Effect, ...]) -> None:
        super().__init__(effects)
        self.type = type
        self.name = ""
        self.phase = 0
        self.moments = 0
        self.once = False
        self.costs: tuple[Effect, ...] = ()
        self.cost_program: i64 = NOTHING
        self.aim: Aim | None = None
        self.first: Effect | None = None
        """What there must be something to do for, if its cards are chosen (KG-R12)."""
        self.is_plain = False
        """Whether nothing can stand in the way of using it."""
        self.bit = 0
        """Which bit of `used` remembers that it was used this turn."""

    @property
    def is_defense(self) -> bool:
        """Defense and Protect, whoever's (KG-090, KG-092)."""
        return self.moments & moments.SOMEBODY_IS_ATTACKED != 0


class Card(Print):
    """What is printed on a God, a Warrior or a Disciple (KG-013, KG-014, KG-016)."""

    def __init__(self, number: i64, id: str, name: str, kind: i64) -> None:
        super().__init__(number, id, name)
        self.kind: i64 = kind
        self.mythology: i64 = NOTHING
        self.colour: i64 = 0
        self.follow_ups: tuple[int, ...] = ()
        self.follows: i64 = 0
        self.cost: i64 = 0
        self.copies = 1
        self.acts: tuple[CardAbility, ...] = ()
        self.reacts: tuple[CardAbility, ...] = ()
        self.bonds: tuple[CardAbility, ...] = ()
        self.powers: tuple[CardAbility, ...] = ()
        self.moments: i64 = 0
        """The moments of all its Reacts together."""
        self.phases: i64 = 0
        """A bit for every phase in which its God has an ability."""


class Library(CardSet[Card]):
    """The card set as the table needs it: the starting deck and the markets beside the cards."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.records = vec[Card](cards)
        """The cards by number, as tables look them up."""
        self.starting_deck: list[tuple[str, int]] = []
        self.markets: list[list[str]] = []
        """What the setup lays out, by card names; the first market is the random one."""
        self.abilities: list[CardAbility] = []
        """By the numbers of the book."""
        self.moments = no_numbers()
        """The moments of all Reacts of a card, by its number."""
        self.card_moments = 0
        self.god_moments = 0
        """Those that any card, or any God, waits for."""
        self.act = made_verb("play", "Play {card}: {word}", ("card", "word"))
        self.react = made_verb("react", "React with {card}: {word}", ("card", "word"))
        self.power = made_verb("power", "{card}, {word}", ("card", "word"))


class KTable(CardTable):
    """What lies on the table. `cards` holds the records that `what` numbers."""

    energy: Row = per_seat(shown=True)
    faith: Row = per_seat(shown=True)
    sealed: Row = per_seat(shown=True)
    out: Row = per_seat(shown=True)
    main: Row = per_seat(shown=True)
    used: Row = per_seat(shown=True)
    hurt: Row = per_seat(shown=True)
    clock: Row = once(clock.FIELDS, shown=True)
    declared: list[int] = listed(entry.FIELDS, cards=("card",), names={"ability": ABILITY})
    played: list[int] = listed()
    riders: list[int] = listed(entry.RIDER_FIELDS, cards=("card",), names={"program": PROGRAM})

    def __init__(self, library: Library, seats: i64) -> None:
        super().__init__(SCHEMA, library.cards, seats)
        self.library = library
        self.cards = library.records
        self.book = library.book

    def blank(self) -> "KTable":
        return KTable(self.library, self.seats)

    def turn_player(self) -> i64:
        return self.clock[clock.ACTIVE]

    def card(self, card: CardId) -> Card:
        """What is printed on it."""
        return self.cards[self.face(card)]

    def god(self, seat: SeatId) -> Card:
        return self.cards[self.face(self.zones[zones.GOD + seat][0])]

    def is_in(self, seat: SeatId) -> bool:
        """Neither Sealed nor out of the game: only such a player acts or is acted on (KG-R61)."""
        return not self.sealed[seat] and not self.out[seat]

    def are_opponents(self, one: i64, other: i64) -> bool:
        """KG-020, KG-024 Teams are the even and the odd seats (KG-023)."""
        return (one - other) % 2 != 0 if self.clock[clock.TEAMS] else one != other

    def check_state(self) -> None:
        raise NotImplementedError


SCHEMA: Final = Schema(
    (
        Zone(zones.DECK, "deck", HIDDEN),
        Zone(zones.HAND, "hand", OWNER),
        Zone(zones.IN_PLAY, "in play", PUBLIC),
        Zone(zones.DISCARD, "discard pile", PUBLIC),
        Zone(zones.GOD, "god", PUBLIC),
        Zone(zones.OFFERED, "offered gods", OWNER),
        Zone(zones.CHOSEN, "chosen god", OWNER),
        Zone(zones.REVEALED, "revealed", PUBLIC),
        Zone(zones.GONE, "gone", HIDDEN),
        *[
            Zone(zones.PILE + zones.STRIDE * i, f"warriors {i + 1}", HIDDEN, shared=True)
            for i in range(limits.WARRIOR_PILES)
        ],
        *[
            Zone(zones.DISCIPLES + zones.STRIDE * i, f"disciples {i + 1}", PUBLIC, shared=True)
            for i in range(limits.DISCIPLE_PILES)
        ],
        Zone(zones.NETHERWORLD, "netherworld", PUBLIC, shared=True),
        Zone(zones.SET_ASIDE, "set aside", OWNER),
        Zone(zones.BOX, "box", HIDDEN, shared=True),
    ),
    columns_of(KTable),
)


def as_ktable(t: Table) -> KTable:
    assert isinstance(t, KTable)
    return t


# -- the ability in progress -------------------------------------------------------------------------------------------


def latest(t: KTable, field: i64) -> i64:
    """A number of the ability in progress."""
    return t.declared[field - entry.SIZE]


def set_latest(t: KTable, field: i64, number: i64) -> None:
    t.declared[field - entry.SIZE] = number


def ability_in_progress(t: KTable) -> CardAbility:
    return t.library.abilities[latest(t, entry.ABILITY)]
