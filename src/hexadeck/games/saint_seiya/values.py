"""Force, Cosmo and costs as they are now (SS-R16 to SS-R21): computed when asked, never stored."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.durations import total
from hexadeck.cardtext.statements import Statement
from hexadeck.cardtext.values import MINUS, NO_LEAST, PLUS, TIMES, Layer, Value
from hexadeck.games.saint_seiya import changes, clock, on, zones
from hexadeck.games.saint_seiya.table import COSMO, FORCE, Card, STable, as_stable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.origins import THIS_TURN, Origins
from hexadeck.kernel.prints import Print

LAST_PLACE: Final = "Slot 6"
"""SS-046."""


class Worth(Value):
    """SS-R16 to SS-R19 Force or Cosmo: what is printed is multiplied first, then all bonuses are added."""

    def __init__(self, way: i64, heard: i64, times: Layer, plus: Layer) -> None:
        super().__init__(heard, (times, plus), NO_LEAST)
        self.way = way

    def printed(self, record: Print) -> i64:
        assert isinstance(record, Card)
        return record.values[self.way]

    def now(self, t: CardTable, card: CardId) -> i64:
        table = as_stable(t)
        if len(t.changes) == 0 and len(t.listeners[self.heard]) == 0 and table.clock[clock.ALL_FORCE] == 0:
            return table.card(card).values[self.way]
        return self.raw(t, card)

    def raw(self, t: CardTable, card: CardId, origins: Origins | None = None) -> i64:
        """SS-113 What all Characters get this turn comes on top."""
        worth = super().raw(t, card, origins)
        more = as_stable(t).clock[clock.ALL_FORCE]
        if more == 0 or self.way != FORCE or as_stable(t).card(card).is_armour:
            return worth
        if origins is not None:
            origins.plus(NOTHING, more, THIS_TURN)
        return worth + more


class Cost(Value):
    """SS-046, SS-R20 All reductions together; never below 1, and a missing cost stays missing."""

    def __init__(self, way: i64, heard: i64, less: Layer) -> None:
        super().__init__(heard, (less,), 1)
        self.way = way
        self.less = less

    def start(self, t: CardTable, card: CardId) -> i64:
        return base_cost(as_stable(t), card, self.way, True) - last_slot_discount(as_stable(t), card, None)

    def now(self, t: CardTable, card: CardId) -> i64:
        return self.told(as_stable(t), card, None)

    def told(self, t: STable, card: CardId, origins: Origins | None) -> i64:
        """The cost as it is now; `origins` is told of every reduction."""
        price = base_cost(t, card, self.way, True)
        if price == NOTHING:
            return NOTHING
        if origins is None and len(t.changes) == 0 and len(t.listeners[self.heard]) == 0:
            return max(1, price - last_slot_discount(t, card, None))
        if origins is not None:
            last_slot_discount(t, card, origins)
        return max(1, self.raw(t, card, origins))

    def for_others(self, t: STable, card: CardId, origins: Origins | None) -> i64:
        """For those whose turn it is not: they have no Characters there that make it cheaper."""
        price = base_cost(t, card, self.way, False)
        if price == NOTHING:
            return NOTHING
        less = total(t.changes, card, self.less.number)
        if origins is not None:
            origins.plus(NOTHING, -less, THIS_TURN)
        return max(1, price - less - last_slot_discount(t, card, origins))


PLUS_FORCE: Final = Layer(changes.FORCE, PLUS)
PLUS_COSMO: Final = Layer(changes.COSMO, PLUS)
TIMES_FORCE: Final = Layer(changes.FORCE_TIMES, TIMES)
TIMES_COSMO: Final = Layer(changes.COSMO_TIMES, TIMES)
LESS_FORCE: Final = Layer(changes.LESS_FORCE, MINUS)
LESS_COSMO: Final = Layer(changes.LESS_COSMO, MINUS)
FORCE_NOW: Final = Worth(FORCE, on.HAS_FORCE, TIMES_FORCE, PLUS_FORCE)
COSMO_NOW: Final = Worth(COSMO, on.HAS_COSMO, TIMES_COSMO, PLUS_COSMO)
FORCE_COST: Final = Cost(FORCE, on.COSTS_FORCE, LESS_FORCE)
COSMO_COST: Final = Cost(COSMO, on.COSTS_COSMO, LESS_COSMO)


def value(t: STable, card: CardId, way: i64) -> i64:
    """What a card is worth one way."""
    return FORCE_NOW.now(t, card) if way == FORCE else COSMO_NOW.now(t, card)


def cost(t: STable, seat: SeatId, card: CardId, way: i64, origins: Origins | None = None) -> i64:
    """What a field card costs a player one way, or NOTHING."""
    price = FORCE_COST if way == FORCE else COSMO_COST
    return price.told(t, card, origins) if t.is_active(seat) else price.for_others(t, card, origins)


def base_cost(t: STable, card: CardId, way: i64, is_active: bool) -> i64:
    """SS-008, SS-R30, SS-R73 What it costs before reductions, or NOTHING where it cannot be acquired that way."""
    record = t.card(card)
    price = record.costs[way]
    if price != NOTHING:
        return price
    if way == FORCE:
        is_open = record.is_armour and is_active and t.clock[clock.ARMOURS_BY_FORCE] != 0
        return record.costs[COSMO] if is_open else NOTHING
    some = who_can_acquire(t, card)
    return NOTHING if some is None else some.amount


def last_slot_discount(t: STable, card: CardId, origins: Origins | None) -> i64:
    """SS-046."""
    if t.place[card] != zones.slot(zones.SLOTS - 1):
        return 0
    if origins is not None:
        origins.plus(NOTHING, -1, LAST_PLACE)
    return 1


def who_can_acquire(t: STable, card: CardId) -> Statement | None:
    """SS-R30 Whom a field card names that can acquire it for Cosmo, though it prints no such cost."""
    if len(t.listeners[on.CAN_ACQUIRE]) == 0 or t.card(card).costs[COSMO] != NOTHING:
        return None
    for ability in t.book.working(t.face(card), t.place[card]):
        if isinstance(ability, Statement) and ability.kind == on.CAN_ACQUIRE:
            return ability
    return None
