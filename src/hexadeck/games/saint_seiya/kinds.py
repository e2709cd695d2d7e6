"""Kinds of cards, as texts name them: "a green-rank Hero", "Black Knights"; and groups of them by how they lie."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.groups import ANY, Group
from hexadeck.games.saint_seiya import zones
from hexadeck.games.saint_seiya.table import COSMO, SILVER, SILVER_COUNTS, SILVER_KNIGHTS, Card, as_stable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print

ANY_RANK: Final[i64] = 31

CARD: Final[i64] = 0
CHARACTER: Final[i64] = 1
ARMOUR: Final[i64] = 2
KNIGHT: Final[i64] = 3
HERO: Final[i64] = 4
OF_CLASS: Final[i64] = 5


class CharacterFilter(Filter):
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
        if self.cosmo >= 0 and (record.values[COSMO] > 0) != (self.cosmo == 1):
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

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        record = t.print_of(card)
        assert isinstance(record, Card)
        return not record.is_armour and self.kind.fits(t, card, source, seat)

    def matches(self, record: Print) -> bool:
        assert isinstance(record, Card)
        return not record.is_armour and self.kind.matches(record)


class SilverKnight(Filter):
    """SS-091, SS-R63 By rank, or by the printed class where the match is played so."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        record = as_stable(t).card_in_any_deal(card)
        if SILVER_COUNTS[t.settings[SILVER_KNIGHTS]] == "class":
            return record.class_name == "Silver Knight"
        return record.is_knight and record.rank == SILVER


# -- how cards lie -----------------------------------------------------------------------------------------------------

ALONGSIDE: Final = 3
"""SS-R12 The other Characters under the same field card; nobody is alongside an orphan or an Armour."""
UNDER_IT: Final = 4
"""SS-R12 Characters under the field card that speaks."""
FACED: Final = 5
"""The field card that the Character which speaks lies under."""
NEXT_TO_IT: Final = 6
"""SS-R32 In the slots to the left and to the right."""
OTHER_NAME: Final = 7
"""SS-R26 All but those called like the card that speaks."""


SPEAKS_IN: Final = {ALONGSIDE: zones.PLAYED, FACED: zones.PLAYED, UNDER_IT: zones.SLOT_ZONES}
"""Where a card must lie to which others can lie so."""


class Cards(Group):
    """Cards of a kind in some zones, and how they lie to the card that speaks."""

    def __init__(self, kind: Filter, zones: tuple[int, ...], side: i64, relation: i64 = ANY) -> None:
        super().__init__(zones, side, (kind,), relation)
        self.kind = kind

    def is_related(self, t: CardTable, card: CardId, source: CardId) -> bool:
        relation = self.relation
        if relation == ALONGSIDE:
            host = as_stable(t).host[card]
            return host != NOTHING and host == as_stable(t).host[source] and card != source
        if relation == UNDER_IT:
            return as_stable(t).host[card] == source
        if relation == FACED:
            return as_stable(t).host[source] == card
        if relation == NEXT_TO_IT:
            apart = t.place[card] - t.place[source]
            return apart == zones.SLOT or apart == -zones.SLOT
        if relation == OTHER_NAME:
            return t.print_of(card).name != t.print_of(source).name
        return super().is_related(t, card, source)


class Owned(Cards):
    """Cards of a player that only count: the same however those that nobody sees are dealt."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        if t.owner[card] != seat:
            return False
        kind = self.kind
        if isinstance(kind, SilverKnight):
            return kind.fits(t, card, source, seat)
        return kind.matches(self.record(t, card))

    def record(self, t: CardTable, card: CardId) -> Print:
        return as_stable(t).card_in_any_deal(card)
