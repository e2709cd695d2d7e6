"""Continuous abilities of this game: what a card says while it lies where it works (ZZ-132, ZZ-133, ZZ-209, ZZ-210).

Values are changed by `Has`, plain permissions are a `Statement` of the card core. Here are those that need words of
their own.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.filters import Filter, fit_all
from hexadeck.cardtext.groups import Group
from hexadeck.games.zenonzard import kinds, modifiers, zones
from hexadeck.games.zenonzard.table import as_ztable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId

TO_ATTACK: Final = 1
TO_BLOCK: Final = 2
TO_MOVE: Final = 4

BY_MAGIC: Final = 1
BY_MINIONS: Final = 2

TO_FORCE: Final = 1
DP_DAMAGE: Final = 2
"""What damage is, where a reduction asks for it."""


class Cannot(Ability):
    """`this minion cannot block`; the rule gives along what it wants to do."""

    def __init__(self, actions: i64) -> None:
        super().__init__((), (modifiers.CANNOT,))
        self.actions = actions

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        return card == source and self.actions & other != 0 and self.holds(t, source)


class Unblockable(Ability):
    """`this minion cannot be blocked by minions with cost 3 or less`; without `withs` by none."""

    def __init__(self, withs: tuple[Filter, ...]) -> None:
        super().__init__((), (modifiers.UNBLOCKABLE,))
        self.withs = withs

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        if card != source or not self.holds(t, source):
            return False
        return fit_all(self.withs, t, other, source, t.owner[source])


class Unchoosable(Ability):
    """`your minions with cost 5 or less cannot be chosen by the foe's minions` (ZZ-212); own effects always may."""

    def __init__(self, group: Group, by: i64) -> None:
        super().__init__((), (modifiers.UNCHOOSABLE,))
        self.group = group
        self.by = by

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        if t.owner[other] == t.owner[source] or not self.by & _chooses_as(t, other) or not self.holds(t, source):
            return False
        return self.group.has(t, card, source, t.owner[source])


def _chooses_as(t: CardTable, source: CardId) -> i64:
    """ZZ-R52 The ability of a mana or a Force is no minion's effect."""
    type = as_ztable(t).card(source).type
    if type == kinds.MAGIC:
        return BY_MAGIC
    is_mana = t.place[source] == zones.BASE + t.owner[source]
    return 0 if type == kinds.FORCE or is_mana else BY_MINIONS


class SparesForces(Ability):
    """`foe minions with cost 5 or less cannot attack your Forces`."""

    def __init__(self, group: Group) -> None:
        super().__init__((), (modifiers.SPARES_FORCES,))
        self.group = group

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        if t.owner[source] == t.owner[card] or not self.holds(t, source):
            return False
        return self.group.fits(t, card, source, t.owner[source])


class Reduces(Ability):
    """`damage to your Life is reduced by 1`; `by_minions` counts only DP damage from minions."""

    def __init__(self, amount: i64, forces: bool, by_minions: bool) -> None:
        super().__init__((), (modifiers.REDUCES,))
        self.amount = amount
        self.forces = forces
        self.by_minions = by_minions

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        if self.forces != (other & TO_FORCE != 0) or (self.by_minions and not other & DP_DAMAGE):
            return False
        return self.holds(t, source)

    def adds(self, t: CardTable, source: CardId, card: CardId, other: i64) -> i64:
        return self.amount


class CardsCost(Ability):
    """`Magic cards in your hand cost 2 less` (basic cost only, ZZ-R35)."""

    def __init__(self, withs: tuple[Filter, ...], foe: bool, amount: i64, each: Each | None) -> None:
        super().__init__((), (modifiers.COSTS,))
        self.withs = withs
        self.foe = foe
        self.amount = amount
        self.each = each

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        """Of no card in particular: whether cards of the own hand may cost something else."""
        if card == NOTHING:
            return not self.foe and self.holds(t, source)
        owner = t.owner[source]
        if (t.owner[card] == owner) == self.foe or not self.holds(t, source):
            return False
        return fit_all(self.withs, t, card, source, owner)

    def adds(self, t: CardTable, source: CardId, card: CardId, other: i64) -> i64:
        return self.amount if self.each is None else self.each.times(self.amount, t, source, t.owner[source], NOTHING)


class ThisCosts(Ability):
    """A card in the hand that changes its own cost: less for each, basic cost 0, or cost 0 (ZZ-R35)."""

    def __init__(self, amount: i64, each: Each | None, basic_free: bool, free: bool, needs: Condition | None) -> None:
        super().__init__()
        self.amount = amount
        self.each = each
        self.basic_free = basic_free
        self.free = free
        self.needs = needs

    def works(self, t: CardTable, card: CardId) -> bool:
        return self.holds(t, card) and (self.needs is None or self.needs.holds_for(t, card, t.owner[card], NOTHING))

    def difference(self, t: CardTable, card: CardId) -> i64:
        return 0 if self.each is None else self.each.times(self.amount, t, card, t.owner[card], NOTHING)


class AnyNumber(Ability):
    """`any number of copies is allowed`: a word to the deck check (ZZ-R01)."""
