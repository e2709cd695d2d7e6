"""How good the table looks for a player: what the greedy bot goes by.

It looks only at what lies open and at hand sizes.
"""

from typing import Final

from hexadeck.games.zenonzard.table import (
    ASK_BLOCK,
    ASK_MAIN,
    ASK_MANA,
    ATTACKER,
    BASE,
    BLOCK,
    DECK,
    FIELD,
    FORCES,
    HAND,
    LIFE,
    PASS,
    PAY_AUTO,
    TARGET,
    ZTable,
)
from hexadeck.games.zenonzard.values import battle_points, damage_points

WON: Final = 1_000_000
_LIFE_VALUES: Final = (0, 520, 900, 1200, 1440, 1650, 1840, 2010, 2170, 2320, 2460)
"""The first points of Life are worth most."""


def evaluate(t: ZTable, seat: int) -> int:
    """The difference of both sides, or who has won."""
    if t.result is not None:
        if not t.result.winners:
            return 0
        return WON if seat in t.result.winners else -WON
    return _side(t, seat) - _side(t, 1 - seat)


def _side(t: ZTable, seat: int) -> int:
    worth = _LIFE_VALUES[min(10, t.life[seat])]
    for force in t.zones[FORCES + seat]:
        if t.points[force] > 0:
            worth += 120 + 90 * t.points[force]
    for minion in t.zones[FIELD + seat]:
        worth += 60 + battle_points(t, minion) * 2 // 5 + 90 * damage_points(t, minion)
        if not t.rested[minion]:
            worth += 25
    worth += 85 * min(len(t.zones[HAND + seat]), 7)
    mana = len(t.zones[BASE + seat])
    worth += 130 * min(mana, 7) + 40 * max(0, mana - 7)
    worth -= max(0, 6 - len(t.zones[DECK + seat])) * 120
    return worth


def is_quiet(t: ZTable) -> bool:
    """Between actions: nothing is attacking or half paid."""
    return t.prompt is ASK_MAIN or t.prompt is ASK_MANA


def quick_choice(t: ZTable) -> int:
    """Pass, pay automatically, block where it pays; otherwise the first option."""
    options = t.options
    if t.prompt is ASK_BLOCK:
        return _quick_block(t)
    for index, option in enumerate(options):
        if option.verb is PASS or option.verb is PAY_AUTO:
            return index
    return 0


def _quick_block(t: ZTable) -> int:
    """Block when the blocker survives, or when the attack would hurt much; never throw a better minion away."""
    attacker = t.clock[ATTACKER]
    theirs = battle_points(t, attacker)
    damage = damage_points(t, attacker)
    defender = 1 - t.owner[attacker]
    deadly = t.clock[TARGET] == LIFE and damage >= t.life[defender]
    best = len(t.options) - 1
    for index, option in enumerate(t.options):
        if option.verb is BLOCK:
            mine = battle_points(t, option.a)
            if mine > theirs or deadly or (mine == theirs and damage_points(t, option.a) <= damage):
                best = index
                break
    return best
