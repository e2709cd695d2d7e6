"""Statements: what holds as long as a card lies where it speaks. Nothing a statement does is stored.

A rule asks by kind: `anyone_says(t, on.CANNOT_ATTACK, minion)`, `sum_said(t, on.COSTS, card)`. Values ask by
themselves: see `values`.
"""

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import LISTENER_SIZE, CardTable, once_for
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.values import Change
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.origins import Origins
from hexadeck.kernel.rows import append, has, no_numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Statement(Ability):
    """A permission, a ban, a number: something a card says about the cards of a group, or about the game."""

    def __init__(self, kind: i64, group: Group | None = None, amount: i64 = 1, each: Each | None = None) -> None:
        super().__init__((), (kind,))
        self.kind: i64 = kind
        self.group = group
        self.amount: i64 = amount
        self.each = each

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        if not self.holds(t, source):
            return False
        return self.group is None or self.group.fits(t, card, source, t.owner[source])

    def adds(self, t: CardTable, source: CardId, card: CardId, other: i64) -> i64:
        if self.each is None:
            return self.amount
        return self.each.times(self.amount, t, source, t.owner[source], NOTHING)


class Has(Ability):
    """`your minions have +100 BP and Charge`: values of the cards of a group; with `each`, so much for each."""

    def __init__(self, group: Group, gives: tuple[Change, ...], each: Each | None = None) -> None:
        heard = {change.value.heard: None for change in gives}
        super().__init__((), tuple(heard))
        self.group = group
        self.gives = gives
        self.each = each
        self.changes = gives if each is None else tuple([change.for_each(each) for change in gives])

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        return self.holds(t, source) and self.group.has(t, card, source, t.owner[source])


def anyone_says(t: CardTable, kind: i64, card: CardId = NOTHING, other: i64 = NOTHING) -> bool:
    """Whether a card says so about this one."""
    return len(t.listeners[kind]) > 0 and who_says(t, kind, card, other) != NOTHING


def who_says(t: CardTable, kind: i64, card: CardId = NOTHING, other: i64 = NOTHING) -> CardId:
    """The first card that says so about this one, or NOTHING."""
    row = t.listeners[kind]
    t.work += len(row)
    abilities = t.book.abilities
    i: i64 = 0
    while i < len(row) and t.work <= t.most_work:
        if abilities[row[i]].says(t, row[i + 1], card, other):
            return row[i + 1]
        i += LISTENER_SIZE
    return NOTHING


def sum_said(
    t: CardTable, kind: i64, card: CardId = NOTHING, other: i64 = NOTHING, origins: Origins | None = None
) -> i64:
    """The sum of what cards say about this one; those that do not stack count once for each owner."""
    row = t.listeners[kind]
    total: i64 = 0
    if len(row) == 0:
        return total
    t.work += len(row)
    counted = no_numbers()
    abilities = t.book.abilities
    i: i64 = 0
    while i < len(row) and t.work <= t.most_work:
        ability = abilities[row[i]]
        source = row[i + 1]
        i += LISTENER_SIZE
        if ability.says(t, source, card, other):
            if not ability.stacks:
                key = once_for(ability, t.owner[source])
                if has(counted, key):
                    continue
                counted = append(counted, key)
            amount = ability.adds(t, source, card, other)
            total += amount
            if origins is not None:
                origins.plus(source, amount)
    return total


def sum_said_to(t: CardTable, kind: i64, seat: SeatId, card: CardId = NOTHING, other: i64 = NOTHING) -> i64:
    """The sum of what the cards of this player say; `other` may also be a number that the rule gives along."""
    row = t.listeners[kind]
    t.work += len(row)
    total: i64 = 0
    i: i64 = 0
    while i < len(row) and t.work <= t.most_work:
        ability = t.book.abilities[row[i]]
        source = row[i + 1]
        if t.owner[source] == seat and ability.says(t, source, card, other):
            total += ability.adds(t, source, card, other)
        i += LISTENER_SIZE
    return total


def is_said_against(t: CardTable, kind: i64, seat: SeatId) -> bool:
    """Whether a card of an opponent of this player says so."""
    row = t.listeners[kind]
    t.work += len(row)
    i: i64 = 0
    while i < len(row):
        source = row[i + 1]
        if t.are_opponents(t.owner[source], seat) and t.book.abilities[row[i]].holds(t, source):
            return True
        i += LISTENER_SIZE
    return False


def is_said_to(t: CardTable, kind: i64, seat: SeatId) -> bool:
    """Whether a card of this player says so."""
    return count_said_to(t, kind, seat) > 0


def count_said_to(t: CardTable, kind: i64, seat: SeatId) -> i64:
    """How many cards of this player say so."""
    count: i64 = 0
    row = t.listeners[kind]
    t.work += len(row)
    i: i64 = 0
    while i < len(row):
        source = row[i + 1]
        if t.owner[source] == seat and t.book.abilities[row[i]].holds(t, source):
            count += 1
        i += LISTENER_SIZE
    return count
