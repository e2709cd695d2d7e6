"""What card texts speak about: kinds of cards, units and where they are, cards in piles."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import All, Choose, ChooseCards, Number
from hexadeck.cardtext.comparisons import Comparison
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.values import ValueIs
from hexadeck.games.knights_and_kings import zones
from hexadeck.games.knights_and_kings.table import (
    BY_PATROL,
    MOST_SLOTS,
    MULTI_TURN,
    SINGLE_TURN,
    Card,
    KingsTable,
    slot_zone,
)
from hexadeck.games.knights_and_kings.values import COST
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print

ANY_UNIT: Final = -1
NOBLE_ACTION: Final = -2
"""Kinds that stand for several."""

SLOT_ZONES: Final = tuple([slot_zone(0, slot) for slot in range(MOST_SLOTS)])
PLAY_ZONES: Final = (zones.FIELD, *SLOT_ZONES)


class OfKind(Filter):
    """`Knight`, `unit`, `Noble Action` (KK-022)."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def matches(self, record: Print) -> bool:
        assert isinstance(record, Card)
        if self.kind == ANY_UNIT:
            return record.is_unit
        if self.kind == NOBLE_ACTION:
            return record.kind == SINGLE_TURN or record.kind == MULTI_TURN
        return record.kind == self.kind


class OfKinds(Filter):
    """`Knights and Foot Soldiers`: one of these kinds."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def matches(self, record: Print) -> bool:
        assert isinstance(record, Card)
        return record.kind in self.kinds or (record.is_unit and ANY_UNIT in self.kinds)


class Patrolled(Filter):
    """`that patrolled`: it came to its slot by a patrol."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        assert isinstance(t, KingsTable)
        return t.came_by[card] == BY_PATROL


class Army(Group):
    """`your Knights and Foot Soldiers`: all units of some kinds in play, on one side."""

    def __init__(self, side: i64, kinds: tuple[int, ...]) -> None:
        super().__init__(PLAY_ZONES, side, (OfKinds(kinds),))
        self.kinds = kinds


class Patrols(Group):
    """`your units in slots that patrolled`."""

    def __init__(self, side: i64) -> None:
        super().__init__(SLOT_ZONES, side, (Patrolled(),))


class Units(Group):
    """Units of a kind on one side and in some place: `opposing unit in a slot`, `of your fielded Knights`."""

    def __init__(self, side: i64, kind: i64, zones: tuple[int, ...]) -> None:
        super().__init__(zones, side, (OfKind(kind),))
        self.kind: i64 = kind


class Nobles(Group):
    """`opposing active Noble Action`."""

    def __init__(self, side: i64) -> None:
        super().__init__((zones.NOBLES,), side, ())


class ChosenUnits(Choose):
    """`one opposing unit in a slot`, `up to two of your units in play`."""

    def __init__(self, number: Number, group: Group) -> None:
        super().__init__(number, group)


class EveryUnit(All):
    """`each of your units in play`, `your Knights`."""


class CardKind:
    """`Knight card with cost 4 or less`: what kind of card, wherever it lies."""

    def __init__(self, kind: i64, cost: Comparison | None) -> None:
        self.kind: i64 = kind
        self.cost = cost

    def filters(self) -> tuple[Filter, ...]:
        return (OfKind(self.kind),) if self.cost is None else (OfKind(self.kind), ValueIs(COST, self.cost))


class CardsOfHand(ChooseCards):
    """`one Knight card from your hand`."""

    def __init__(self, number: Number, kind: CardKind) -> None:
        super().__init__(number, kind.filters(), zones.HAND)
        self.kind = kind
