"""What cards say all the time: while they are played, while they lie on the field, and when points are counted."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.filters import Filter
from hexadeck.games.saint_seiya import clock, zones
from hexadeck.games.saint_seiya.kinds import is_silver_knight
from hexadeck.games.saint_seiya.table import COSMO, FORCE, Card, Scoring, STable, Statement
from hexadeck.games.saint_seiya.values import alongside, facing
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


class Values:
    """`+2 Force`, `+1 Force and +1 Cosmo`."""

    def __init__(self, force: i64 = 0, cosmo: i64 = 0) -> None:
        self.amounts: tuple[i64, i64] = (force, cosmo)
        self.force = force
        self.cosmo = cosmo


# -- how often, and when -----------------------------------------------------------------------------------------------


class Count:
    """How often a Character gets its bonus now."""

    def times(self, t: STable, card: CardId) -> i64:
        raise NotImplementedError


class FacesSlot(Count):
    """`while it faces the first card of the field` (SS-R67)."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def times(self, t: STable, card: CardId) -> i64:
        host = t.host[card]
        return 1 if host != NOTHING and t.place[host] == zones.slot(self.slot) else 0


class FlamesAre(Count):
    """`while the Clock shows an even number of Flames` (SS-R56: none is even)."""

    def __init__(self, rest: i64) -> None:
        self.rest = rest

    def times(self, t: STable, card: CardId) -> i64:
        return 1 if t.clock[clock.FLAMES] % 2 == self.rest else 0


class WhileAlongside(Count):
    """`while a "…" is alongside`: once, however many there are (SS-R17)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def times(self, t: STable, card: CardId) -> i64:
        for other in alongside(t, card):
            if t.card(other).name == self.name:
                return 1
        return 0


class EachAlongside(Count):
    """`for each bronze-rank Hero alongside`."""

    def __init__(self, kind: Filter) -> None:
        self.kind = kind

    def times(self, t: STable, card: CardId) -> i64:
        return len([other for other in alongside(t, card) if self.kind.matches(t.card(other))])


class EachOnField(Count):
    """`for each Gold Knight on the field`."""

    def __init__(self, kind: Filter) -> None:
        self.kind = kind

    def times(self, t: STable, card: CardId) -> i64:
        return len([other for other in t.field_cards() if self.kind.matches(t.card(other))])


# -- while played ------------------------------------------------------------------------------------------------------


class Gets(Statement):
    """`this Character gets +2 Force …`."""

    def __init__(self, values: Values, count: Count) -> None:
        super().__init__()
        self.values = values
        self.count = count

    def own_bonus(self, t: STable, card: CardId, way: i64) -> i64:
        amount = self.values.force if way == FORCE else self.values.cosmo
        return amount if amount == 0 else amount * self.count.times(t, card)


class Gives(Statement):
    """`each "…" alongside gets +1 Cosmo`."""

    def __init__(self, name: str, values: Values) -> None:
        super().__init__()
        self.name = name
        self.values = values

    def bonus_for(self, t: STable, card: CardId, way: i64) -> i64:
        amount = self.values.force if way == FORCE else self.values.cosmo
        return amount if amount and t.card(card).name == self.name else 0


class Doubles(Statement):
    """`each "…" alongside has twice its Force and Cosmo` (SS-R18)."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def factor_for(self, t: STable, card: CardId) -> i64:
        return 2 if t.card(card).name == self.name else 1


class Protects(Statement):
    """`other Knights alongside cannot be wounded` (SS-R39)."""

    def __init__(self, kind: Filter) -> None:
        super().__init__()
        self.kind = kind

    def protects(self, t: STable, source: CardId, card: CardId) -> bool:
        return self.kind.matches(t.card(card))


class FacedCostsLess(Statement):
    """`the Knight it faces costs 1 less Cosmo for each Hero alongside`."""

    def __init__(self, faced: Filter, less: i64, kind: Filter) -> None:
        super().__init__()
        self.faced = faced
        self.less = less
        self.kind = kind

    def cut(self, t: STable, source: CardId, card: CardId, way: i64) -> i64:
        if way != COSMO or not self.faced.matches(t.card(card)):
            return 0
        return self.less * len([other for other in alongside(t, source) if self.kind.matches(t.card(other))])


# -- on the field ------------------------------------------------------------------------------------------------------


class CheaperFor(Statement):
    """`this card costs 2 less Force while "…" fights it`: once, however many do (SS-R17)."""

    def __init__(self, less: i64, name: str) -> None:
        super().__init__()
        self.less = less
        self.name = name

    def cut(self, t: STable, source: CardId, card: CardId, way: i64) -> i64:
        if way == FORCE:
            for other in facing(t, t.clock[clock.ACTIVE], card):
                if t.card(other).name == self.name:
                    return self.less
        return 0


class CanAcquireFor(Statement):
    """`"…" can acquire this card for 8 Cosmo` (SS-R30)."""

    def __init__(self, name: str, price: i64) -> None:
        super().__init__()
        self.name = name
        self.price = price

    def own_cost(self, way: i64) -> i64:
        return self.price if way == COSMO else NOTHING

    def must_spend(self) -> str:
        return self.name


class NeedsFighters(Statement):
    """`only 3 or more Characters together can fight this card` (SS-R28)."""

    def __init__(self, least: i64) -> None:
        super().__init__()
        self.least = least

    def least_fighters(self) -> i64:
        return self.least


class TakesACard(Statement):
    """`whoever fights this card discards a card from their hand` (SS-R29)."""

    def takes_a_card(self) -> bool:
        return True


class NoOther(Statement):
    """`no other Knight can be acquired`: those of its own name can (SS-R26)."""

    def __init__(self, kind: Filter) -> None:
        super().__init__()
        self.kind = kind

    def forbids_acquiring(self, t: STable, source: CardId, card: CardId) -> bool:
        record = t.card(card)
        return record.name != t.card(source).name and self.kind.matches(record)


class NoHealing(Statement):
    """`no Character can be healed` (SS-R38)."""

    def forbids_healing(self) -> bool:
        return True


# -- points ------------------------------------------------------------------------------------------------------------


def owned(t: STable, seat: SeatId) -> list[Card]:
    """SS-085, SS-R62 What counts at the end: not what is destroyed or set aside."""
    return [t.card_in_any_deal(card) for zone in zones.OWNED for card in t.zones[zone + seat]]


def gathered(t: STable, seat: SeatId) -> list[Card]:
    """SS-R62 All in the player's space, the cards under the Hero marker included."""
    return owned(t, seat) + [t.card_in_any_deal(card) for card in t.zones[zones.DESTROYED + seat]]


class PerCards(Scoring):
    """`1 PV for each 10 cards you own, destroyed ones included` (SS-089, SS-R62)."""

    def __init__(self, pv: i64, size: i64) -> None:
        super().__init__()
        self.pv = pv
        self.size = size

    def points(self, t: STable, seat: SeatId) -> i64:
        return self.pv * (len(gathered(t, seat)) // self.size)


class PerDestroyed(Scoring):
    """`1 PV for each 5 cards under your Hero marker` (SS-095)."""

    def __init__(self, pv: i64, size: i64) -> None:
        super().__init__()
        self.pv = pv
        self.size = size

    def points(self, t: STable, seat: SeatId) -> i64:
        return self.pv * (len(t.zones[zones.DESTROYED + seat]) // self.size)


class IfAcquired(Scoring):
    """`2 PV if you have acquired a "…"` (SS-092, SS-093, SS-R62): nothing takes it out of the space again."""

    def __init__(self, pv: i64, name: str) -> None:
        super().__init__()
        self.pv = pv
        self.name = name

    def points(self, t: STable, seat: SeatId) -> i64:
        return self.pv if self.name in [record.name for record in gathered(t, seat)] else 0


class PerName(Scoring):
    """`1 PV for each Black Knight you own with a different name, destroyed ones included` (SS-094, SS-R62, SS-R65)."""

    def __init__(self, pv: i64, kind: Filter) -> None:
        super().__init__()
        self.pv = pv
        self.kind = kind

    def points(self, t: STable, seat: SeatId) -> i64:
        return self.pv * len({record.name for record in gathered(t, seat) if self.kind.matches(record)})


HEROES: Final[i64] = 0
SILVER_KNIGHTS: Final[i64] = 1


class IfMost(Scoring):
    """`1 PV if you own the most Heroes`, more than anybody else (SS-090, SS-091, SS-R61)."""

    def __init__(self, pv: i64, what: i64) -> None:
        super().__init__()
        self.pv = pv
        self.what = what

    def points(self, t: STable, seat: SeatId) -> i64:
        mine = self.count(t, seat)
        for other in range(t.seats):
            if other != seat and self.count(t, other) >= mine:
                return 0
        return self.pv

    def count(self, t: STable, seat: SeatId) -> i64:
        records = owned(t, seat)
        if self.what == HEROES:
            return len([record for record in records if record.is_hero])
        return len([record for record in records if is_silver_knight(t, record)])
