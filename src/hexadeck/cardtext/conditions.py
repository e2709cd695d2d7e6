"""Conditions: something that holds or not when it is asked."""

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.amounts import Amount, Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.comparisons import Comparison
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.sides import OPPONENTS, seats_of
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


class ThereIsNo(ThereIs):
    """`you have no King in play`: the group is empty."""

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return not super().holds_for(t, source, seat, that)


class AnOpponentHas(Condition):
    """`an opponent has 3 or more cards in hand`: what is counted is that player's."""

    def __init__(self, counted: Amount, comparison: Comparison) -> None:
        self.counted = counted
        self.comparison = comparison

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        for other in seats_of(t, OPPONENTS, seat, seat):
            if self.comparison.holds(self.counted.of(t, source, other, that)):
                return True
        return False


class IsAhead(Condition):
    """`you have more Energy than each opponent`, `you have fewer cards in your hand than your opponent`."""

    def __init__(self, counted: Amount, sign: i64) -> None:
        self.counted = counted
        self.sign: i64 = sign

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        own = self.counted.of(t, source, seat, that)
        for other in seats_of(t, OPPONENTS, seat, seat):
            if (own - self.counted.of(t, source, other, that)) * self.sign <= 0:
                return False
        return True


class While(Each):
    """`+1 Power while you have another Knight`: an amount counts once as long as something holds, else not at all."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(Whether(condition))
        self.condition = condition


class Whether(Amount):
    """1 if something holds, 0 if it does not."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return 1 if self.condition.holds_for(t, source, seat, that) else 0

    def in_effect(self, t: CardTable, f: EffectFrame) -> i64:
        return 1 if self.condition.holds_in(t, f) else 0


class TurnIs(Condition):
    """`it is your turn`."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return (t.turn_player() == seat) == self.mine


def add_conditions(g: Grammar, all_others: str = "each opponent", another: str = "an opponent") -> None:
    """Conditions on what players have: a game says what can be counted, as the category `yours` (`cards in hand`), and
    what numbers they have, as `stock` (`Energy`). The other words are what it calls all opponents and any of them.
    """
    one = "one_condition"
    g.say(one, "you have {comparison:how_many} {counted:yours}", AmountIs)
    g.say(one, another + " has {comparison:how_many} {counted:yours}", AnOpponentHas)
    for what, words in (("yours", (("more", 1), ("fewer", -1))), ("stock", (("more", 1), ("less", -1)))):
        g.phrases.setdefault(what, [])
        for word, sign in words:
            g.say(one, f"you have {word} {{counted:{what}}} than {all_others}", IsAhead, sign=sign)
    if all_others == another:
        for mine, other in (("fewer", "more"), ("less", "more"), ("more", "fewer"), ("more", "less")):
            g.same(f"you have {mine} … than {all_others}", f"{another} has {other} … than you")
