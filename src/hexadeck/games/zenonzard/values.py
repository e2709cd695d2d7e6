"""Computed values of minions: printed, then permanent, then continuous, then temporary changes, floor 0.

Nothing is stored: every question is answered from the table as it is (ZZ-020, ZZ-021, ZZ-R37, ZZ-R52).
"""

from mypy_extensions import i64

from hexadeck.games.zenonzard import changes, modifiers
from hexadeck.games.zenonzard.table import ValueStatement, ZTable


def raw_battle_points(t: ZTable, card: i64) -> i64:
    """BP before the floor of 0, for the state check (ZZ-R37)."""
    points = t.cards[t.what[card]].bp
    rows = t.changes
    for i in range(0, len(rows), changes.SIZE):
        if rows[i] == card and rows[i + 1] == changes.BP:
            points += rows[i + 2]
    if len(t.listeners[modifiers.HAS_BP]) > 0:
        points += _from_statements(t, card, modifiers.HAS_BP)
    return points


def battle_points(t: ZTable, card: i64) -> i64:
    """ZZ-020, ZZ-R37 BP, never below 0."""
    points = raw_battle_points(t, card)
    return points if points > 0 else 0


def damage_points(t: ZTable, card: i64) -> i64:
    """ZZ-021, ZZ-R37 DP, never below 0; changes of the printed DP come before bonuses."""
    printed = t.cards[t.what[card]].dp
    gained = 0
    rows = t.changes
    for i in range(0, len(rows), changes.SIZE):
        if rows[i] == card:
            kind = rows[i + 1]
            if kind == changes.DP:
                gained += rows[i + 2]
            elif kind == changes.PRINTED_DP:
                printed = max(0, printed + rows[i + 2])
            elif kind == changes.DP_BECOMES:
                return rows[i + 2]
    if len(t.listeners[modifiers.HAS_DP]) > 0:
        gained += _from_statements(t, card, modifiers.HAS_DP)
    points = printed + gained
    return points if points > 0 else 0


def has_keyword(t: ZTable, card: i64, keyword: i64) -> bool:
    """A keyword printed on the minion, gained for a while, or given by a continuous ability."""
    if t.cards[t.what[card]].keywords & keyword:
        return True
    rows = t.changes
    for i in range(0, len(rows), changes.SIZE):
        if rows[i] == card and rows[i + 1] == changes.KEYWORD and rows[i + 2] & keyword:
            return True
    for statement, source in t.speakers(modifiers.HAS_KEYWORD):
        assert isinstance(statement, ValueStatement)
        if statement.keywords & keyword and statement.applies(t, source, card):
            return True
    return False


def has_change(t: ZTable, card: i64, kind: i64) -> bool:
    rows = t.changes
    for i in range(0, len(rows), changes.SIZE):
        if rows[i] == card and rows[i + 1] == kind:
            return True
    return False


def _from_statements(t: ZTable, card: i64, kind: i64) -> i64:
    """The sum of what continuous abilities add; those that do not stack count once for each owner."""
    total = 0
    counted: list[int] = []
    for statement, source in t.speakers(kind):
        assert isinstance(statement, ValueStatement)
        if not statement.stacks:
            key = statement.number * 2 + t.owner[source]
            if key in counted:
                continue
            if statement.applies(t, source, card):
                counted.append(key)
        if statement.applies(t, source, card):
            total += (statement.bp if kind == modifiers.HAS_BP else statement.dp) * statement.times(t, source)
    return total
