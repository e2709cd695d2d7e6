"""Continuous abilities: what a card says while it lies where it works (ZZ-132, ZZ-133, ZZ-209, ZZ-210).

Modifiers answer a question about a value or a permission when it is asked; nothing is stored. A statement works in
its zone, on the turns it names, and while its condition holds.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.conditions import Condition
from hexadeck.games.zenonzard import modifiers
from hexadeck.games.zenonzard.nouns import Each, Filter, Group
from hexadeck.games.zenonzard.table import ValueStatement, ZTable
from hexadeck.kernel.decisions import NOTHING

TO_ATTACK: Final = 1
TO_BLOCK: Final = 2
TO_MOVE: Final = 4

BY_MAGIC: Final = 1
BY_MINIONS: Final = 2


class Statement(ValueStatement):
    """What all continuous abilities have in common."""


class Change:
    """A part of what something has or gets: BP, DP, a keyword."""

    def __init__(self, bp: i64 = 0, dp: i64 = 0, printed_dp: i64 = 0, keyword: i64 = 0) -> None:
        self.bp = bp
        self.dp = dp
        self.printed_dp = printed_dp
        self.keyword = keyword


class Has(Statement):
    """`your minions have +100 BP`: values of minions on the field (ZZ-020, ZZ-021)."""

    def __init__(self, group: Group, gives: tuple[Change, ...], each: Each | None) -> None:
        super().__init__()
        self.group = group
        self.gives = gives
        self.each = each
        self.bp = sum([change.bp for change in gives])
        self.dp = sum([change.dp for change in gives])
        self.keywords = sum([change.keyword for change in gives])
        kinds = []
        if self.bp:
            kinds.append(modifiers.HAS_BP)
        if self.dp:
            kinds.append(modifiers.HAS_DP)
        if self.keywords:
            kinds.append(modifiers.HAS_KEYWORD)
        self.kinds = tuple(kinds)

    def applies(self, t: ZTable, source: i64, card: i64) -> bool:
        return self.holds(t, source) and self.group.fits(t, card, source, t.owner[source])

    def times(self, t: ZTable, source: i64) -> i64:
        return 1 if self.each is None else self.each.count(t, source, t.owner[source])


class Cannot(Statement):
    """`this minion cannot block`."""

    def __init__(self, actions: i64) -> None:
        super().__init__()
        self.actions = actions
        self.kinds = (modifiers.CANNOT,)


class Unblockable(Statement):
    """`this minion cannot be blocked by minions with cost 3 or less`; without `withs` by none."""

    def __init__(self, withs: tuple[Filter, ...]) -> None:
        super().__init__()
        self.withs = withs
        self.kinds = (modifiers.UNBLOCKABLE,)

    def forbids(self, t: ZTable, blocker: i64, source: i64) -> bool:
        for one in self.withs:
            if not one.fits(t, blocker, source):
                return False
        return True


class Unchoosable(Statement):
    """`your minions with cost 5 or less cannot be chosen by the foe's minions` (ZZ-212)."""

    def __init__(self, group: Group, by: i64) -> None:
        super().__init__()
        self.group = group
        self.by = by
        self.kinds = (modifiers.UNCHOOSABLE,)


class SparesForces(Statement):
    """`foe minions with cost 5 or less cannot attack your Forces`."""

    def __init__(self, group: Group) -> None:
        super().__init__()
        self.group = group
        self.kinds = (modifiers.SPARES_FORCES,)


class ArrivesRested(Statement):
    """`this minion moves to your base Rested`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.ARRIVES_RESTED,)


class Reduces(Statement):
    """`damage to your Life is reduced by 1`; `by_minions` counts only DP damage from minions."""

    def __init__(self, amount: i64, forces: bool, by_minions: bool) -> None:
        super().__init__()
        self.amount = amount
        self.forces = forces
        self.by_minions = by_minions
        self.kinds = (modifiers.REDUCES,)


class CardsCost(Statement):
    """`Magic cards in your hand cost 2 less` (basic cost only, ZZ-R35)."""

    def __init__(self, withs: tuple[Filter, ...], foe: bool, amount: i64, each: Each | None) -> None:
        super().__init__()
        self.withs = withs
        self.foe = foe
        self.amount = amount
        self.each = each
        self.kinds = (modifiers.COSTS,)

    def change(self, t: ZTable, source: i64, card: i64) -> i64:
        owner = t.owner[source]
        if (t.owner[card] == owner) == self.foe or not self.holds(t, source):
            return 0
        for one in self.withs:
            if not one.fits(t, card, source):
                return 0
        return self.difference(t, source)

    def difference(self, t: ZTable, source: i64) -> i64:
        return self.amount if self.each is None else self.amount * self.each.count(t, source, t.owner[source])


class ThisCosts(Statement):
    """A card in the hand that changes its own cost: less for each, basic cost 0, or cost 0 (ZZ-R35)."""

    def __init__(self, amount: i64, each: Each | None, basic_free: bool, free: bool, needs: Condition | None) -> None:
        super().__init__()
        self.amount = amount
        self.each = each
        self.basic_free = basic_free
        self.free = free
        self.needs = needs

    def works(self, t: ZTable, card: i64) -> bool:
        return self.holds(t, card) and (self.needs is None or self.needs.holds_for(t, card, t.owner[card], NOTHING))


class WildMana(Statement):
    """`your Neutral Mana and neutral minion cards in your base may pay for any colour`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.WILD_MANA,)


class RestsMore(Statement):
    """`your effects that choose what to rest choose one more`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.RESTS_MORE,)


class SummonsTwice(Statement):
    """`each "When summoned" ability of your minions happens twice`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.SUMMONS_TWICE,)


class ReturnsToField(Statement):
    """A replacement: `if this card would return from your trash to your hand, put it on your field instead`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.RETURNS_TO_FIELD,)


class NotRestored(Statement):
    """`the foe's Life and Forces cannot be restored`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.NOT_RESTORED,)


class NotReduced(Statement):
    """`damage to the foe's Life and Forces cannot be reduced`."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = (modifiers.NOT_REDUCED,)


class AnyNumber(Statement):
    """`any number of copies is allowed`: a word to the deck check (ZZ-R01)."""
