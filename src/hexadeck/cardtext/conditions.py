"""Conditions: something that holds or not when it is asked."""

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.amounts import Amount
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.comparisons import Comparison
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.groups import Group
from hexadeck.kernel.ids import CardId, SeatId


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or not when asked: `seat` owns the text, `source` is its card, `that` what it chose."""

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        raise NotImplementedError

    def holds_in(self, t: CardTable, f: EffectFrame) -> bool:
        """The same inside an effect, when it is carried out."""
        return self.holds_for(t, f.source, f.seat, f.that())


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutThat(Condition):
    """A condition about the card that was chosen, or that something happened to."""


class AllOf(Condition):
    """Conditions joined by commas and `and`."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        for condition in self.conditions:
            if not condition.holds_for(t, source, seat, that):
                return False
        return True

    def holds_in(self, t: CardTable, f: EffectFrame) -> bool:
        for condition in self.conditions:
            if not condition.holds_in(t, f):
                return False
        return True


class ThereIs(Condition):
    """`you have another minion`: the group is not empty."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return self.group.is_there(t, source, seat)


class AmountIs(Condition):
    """`you have 4 or more red mana`: a counted amount, compared."""

    def __init__(self, counted: Amount, comparison: Comparison) -> None:
        self.counted = counted
        self.comparison = comparison

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return self.comparison.holds(self.counted.of(t, source, seat, that))

    def holds_in(self, t: CardTable, f: EffectFrame) -> bool:
        return self.comparison.holds(self.counted.in_effect(t, f))


class TurnIs(Condition):
    """`it is your turn`."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return (t.turn_player() == seat) == self.mine
