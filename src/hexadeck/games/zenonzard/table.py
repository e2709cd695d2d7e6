"""The Zenonzard table: zones, columns and what is printed on cards (chapters 2 to 4)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Book, CardTable
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.grammar import Grammar
from hexadeck.games.zenonzard import clock, colours, kinds, on, zones
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.rows import empty_rows, no_numbers
from hexadeck.kernel.schema import HIDDEN, LISTED, ONCE, OWNER, PER_CARD, PER_SEAT, PUBLIC, Column, Schema, Zone
from hexadeck.kernel.table import Print

LASTING_SIZE: Final = 3
"""Lasting abilities: (ability, card, until), three numbers each."""

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
    (
        Column("rested", PER_CARD, shown=True),
        Column("stamp", PER_CARD),
        Column("points", PER_CARD, shown=True),
        Column("life", PER_SEAT, shown=True),
        Column("movements", PER_SEAT, shown=True),
        Column("clock", ONCE, shown=True, fields=clock.FIELDS, cards=("attacker", "target", "blocker")),
        Column("changes", LISTED),
        Column("lasting", LISTED),
        Column("deeds", LISTED),
    ),
)


class Card(Print):
    """What is printed on a card, a token, a Force; and Neutral Mana, which is printed on nothing."""

    def __init__(self, number: i64, id: str, name: str, type: i64) -> None:
        super().__init__(number, id, name)
        self.type = type
        self.colour = colours.NONE
        self.classes: tuple[str, ...] = ()
        self.rarity = ""
        self.pack = ""
        self.cost = 0
        self.need = no_numbers()
        """Colours required, as pairs: the colour's number and how many."""
        self.coloured_cost = 0
        self.bp = 0
        self.dp = 0
        self.points = 0
        self.keywords = 0
        self.chain = colours.NONE
        self.any_number = False
        self.timing = 0
        self.text: tuple[str, ...] = ()
        self.magic: Ability | None = None
        self.when_summoned: tuple[Ability, ...] = ()
        self.when_destroyed: tuple[Ability, ...] = ()
        self.when_attacking: tuple[Ability, ...] = ()
        self.when_attacking_life: tuple[Ability, ...] = ()
        self.when_attacking_force: tuple[Ability, ...] = ()
        self.when_blocking: tuple[Ability, ...] = ()
        self.when_placed: tuple[Ability, ...] = ()
        self.on_field: tuple[Ability, ...] = ()
        self.in_base: tuple[Ability, ...] = ()
        self.in_hand: tuple[Ability, ...] = ()
        self.in_trash: tuple[Ability, ...] = ()
        self.lines: tuple[Ability, ...] = ()

    @property
    def is_minion_card(self) -> bool:
        return self.type == kinds.FIELD_MINION or self.type == kinds.BASE_MINION


class ValueStatement(Ability):
    """A continuous ability that changes BP, DP or keywords of some minions.

    What texts say it with is in `statements`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.bp = 0
        self.dp = 0
        self.keywords = 0
        self.stacks = True

    def applies(self, t: "ZTable", source: i64, card: i64) -> bool:
        raise NotImplementedError

    def times(self, t: "ZTable", source: i64) -> i64:
        raise NotImplementedError


class Library(CardSet[Card]):
    """The card set as the table needs it: records by number, the effects that keywords stand for, and two rules."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.untimely: list[list[Hindrance | None]] = []
        """What keeps a card from being played at a time, by the time and the card's number."""
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
    """The table with its columns by name. `cards` holds the records that `what` numbers."""

    def __init__(self, library: Library) -> None:
        super().__init__(SCHEMA, library.cards, 2)
        self.library = library
        self.cards = library.cards
        self.book = library.book
        self.rested = no_numbers()
        self.stamp = no_numbers()
        self.points = no_numbers()
        self.life = no_numbers()
        self.movements = no_numbers()
        self.clock = no_numbers()
        self.changes: list[int] = []
        self.lasting: list[int] = []
        self.deeds: list[int] = []

    def blank(self) -> "ZTable":
        return ZTable(self.library)

    def bind(self) -> None:
        columns = self.columns
        self.rested = columns[0]
        self.stamp = columns[1]
        self.points = columns[2]
        self.life = columns[3]
        self.movements = columns[4]
        self.clock = columns[5]
        self.changes = self.lists[0]
        self.lasting = self.lists[1]
        self.deeds = self.lists[2]
        if len(self.listeners) == 0:
            self.listeners = empty_rows(on.KINDS)

    def turn_player(self) -> i64:
        return self.clock[clock.ACTIVE]

    def card(self, card: i64) -> Card:
        """What is printed on it."""
        return self.cards[self.what[card]]
