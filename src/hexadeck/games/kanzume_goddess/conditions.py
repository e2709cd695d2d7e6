"""Conditions that texts of this game can ask for."""

from mypy_extensions import i64

from hexadeck.cardtext.amounts import Amount
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.filters import Filter
from hexadeck.games.kanzume_goddess import clock, entry
from hexadeck.games.kanzume_goddess.table import Card, as_ktable, latest
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print


class RevealedIs(Condition):
    """`a Warrior is revealed`: by the Adjudication of this text (KG-100); nothing revealed is neither (KG-R40)."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        table = as_ktable(t)
        card = latest(table, entry.REVEALED)
        return card != NOTHING and table.card(card).kind == self.kind


class DealtDamage(Condition):
    """`it dealt damage`: the target of the latest Attack lost at least 1 Energy (KG-R36)."""

    def __init__(self, damage: bool) -> None:
        self.damage = damage

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return (as_ktable(t).clock[clock.DEALT] > 0) == self.damage


class PlayedAnother(Condition):
    """`you have played another {name} this turn`, by name or by colour; only Play Phase plays count."""

    def __init__(self, name: str, colour: i64) -> None:
        self.name = name
        self.colour = colour

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        table = as_ktable(t)
        for card in table.played:
            record = table.card(card)
            if card != source and (record.name == self.name or record.colour & self.colour):
                return True
        return False


class PlayedOthers(Condition):
    """`you have played 2 or more other Warriors this turn`."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return len([card for card in as_ktable(t).played if card != source]) >= self.amount


class OtherWarriors(Amount):
    """`for each other Warrior you have played this turn`."""

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return len([card for card in as_ktable(t).played if card != source])


class OfKind(Filter):
    """`Warrior card`, `Disciple card`."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def matches(self, record: Print) -> bool:
        assert isinstance(record, Card)
        return record.kind == self.kind


class WarriorNumber(Condition):
    """`it is Warrior 3 of your turn`."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return as_ktable(t).clock[clock.WARRIORS] == self.amount


class FirstAttack(Condition):
    """`it is your first Attack this turn`."""

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return as_ktable(t).clock[clock.ATTACKS] == 1


class TargetIsStronger(Condition):
    """`the target has more Energy than you`, `the target has as much Energy as you or more`."""

    def __init__(self, or_equal: bool) -> None:
        self.or_equal = or_equal

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        table = as_ktable(t)
        target = table.energy[table.clock[clock.TARGET]]
        return target > table.energy[seat] or (self.or_equal and target == table.energy[seat])


class EnergyAtMost(Condition):
    """`you have 10 Energy or less`."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return as_ktable(t).energy[seat] <= self.amount
