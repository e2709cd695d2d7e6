"""Kinds of cards, as texts name them: "a green-rank Hero", "Black Knights", "a card"."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.filters import Filter
from hexadeck.games.saint_seiya.table import SILVER, SILVER_COUNTS, SILVER_KNIGHTS, Card, STable
from hexadeck.kernel.prints import Print

ANY_RANK: Final[i64] = 31

CARD: Final[i64] = 0
CHARACTER: Final[i64] = 1
ARMOUR: Final[i64] = 2
KNIGHT: Final[i64] = 3
HERO: Final[i64] = 4
OF_CLASS: Final[i64] = 5


class Kind(Filter):
    """What a card must be: a noun, its ranks as bits, its name, and whether it prints Cosmo."""

    def __init__(
        self, noun: i64 = CARD, ranks: i64 = ANY_RANK, class_name: str = "", other_than: str = "", cosmo: i64 = -1
    ) -> None:
        self.noun = noun
        self.ranks = ranks
        self.class_name = class_name
        self.other_than = other_than
        self.cosmo = cosmo

    def matches(self, record: Print) -> bool:
        assert isinstance(record, Card)
        if not self.ranks >> record.rank & 1 or (self.other_than and record.name == self.other_than):
            return False
        if self.cosmo >= 0 and (record.values[1] > 0) != (self.cosmo == 1):
            return False
        return self.is_noun(record)

    def is_noun(self, record: Card) -> bool:
        """SS-005, SS-009."""
        if self.noun == CHARACTER:
            return not record.is_armour
        if self.noun == ARMOUR:
            return record.is_armour
        if self.noun == KNIGHT:
            return record.is_knight
        if self.noun == HERO:
            return record.is_hero
        return self.noun != OF_CLASS or record.class_name == self.class_name


class OfCharacters(Filter):
    """SS-021 Whatever a text says of wounding: never an Armour."""

    def __init__(self, kind: Filter) -> None:
        self.kind = kind

    def matches(self, record: Print) -> bool:
        assert isinstance(record, Card)
        return not record.is_armour and self.kind.matches(record)


def is_silver_knight(t: STable, record: Card) -> bool:
    """SS-091, SS-R63 By rank, or by the printed class where the match is played so."""
    if SILVER_COUNTS[t.settings[SILVER_KNIGHTS]] == "class":
        return record.class_name == "Silver Knight"
    return record.is_knight and record.rank == SILVER
