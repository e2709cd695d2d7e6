"""What only Saint Seiya cards state: conditions of the field and the Clock, and points that are counted at the end."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.conditions import Condition
from hexadeck.games.saint_seiya import clock, zones
from hexadeck.games.saint_seiya.table import as_stable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


class FacesSlot(Condition):
    """`it faces the first card of the field` (SS-R67)."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        host = as_stable(t).host[source]
        return host != NOTHING and t.place[host] == zones.slot(self.slot)


class FlamesAre(Condition):
    """`the Clock shows an even number of Flames` (SS-R56: none is even)."""

    def __init__(self, rest: i64) -> None:
        self.rest = rest

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return as_stable(t).clock[clock.FLAMES] % 2 == self.rest


class Scores(Ability):
    """`1 PV for each 10 cards you own`, `2 PV if …`: points on top of the printed ones, counted at the end (SS-088)."""

    def __init__(self, amount: i64, each: Each) -> None:
        super().__init__()
        self.amount = amount
        self.each = each

    def points(self, t: CardTable, seat: SeatId) -> i64:
        return self.each.times(self.amount, t, NOTHING, seat, NOTHING)
