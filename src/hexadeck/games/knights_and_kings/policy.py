"""Plays on sensibly at once: coins first, then units, then whatever action gains most by the numbers on the cards.

A search lets everybody play like this to see what comes of a choice.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_and_kings import asks, clock, verbs, zones
from hexadeck.games.knights_and_kings.judge import CONTROL, Judgement, unit_worth
from hexadeck.games.knights_and_kings.table import KingsTable
from hexadeck.games.knights_and_kings.values import attack_of, chevrons_of, deadly_damage, is_evasive
from hexadeck.kernel.judge import WON

_COINS_ENOUGH: Final = 7
_HAND_KEPT: Final = 1
_EXPOSED_PART: Final = 6
"""A unit in a slot can be attacked and blocks nothing: so much of its worth, divided."""


class Policy(Judgement):
    """Answers that play on."""

    def policy(self, t: KingsTable) -> int:
        """Both steps of the turn are played; every other question is settled."""
        if t.prompt is asks.FIELD_OR_TREASURE:
            return _field_or_treasure(t)
        return _action(t) if t.prompt is asks.ACTION else self.quick(t)


def _field_or_treasure(t: KingsTable) -> int:
    """Deposit what is out of reach or least until there are coins; then field the dearest unit."""
    seat = t.clock[clock.ACTIVE]
    coins = len(t.zones[zones.TREASURY + seat])
    count = t.offer_count()
    wants_coins = coins < _COINS_ENOUGH and len(t.zones[zones.HAND + seat]) > _HAND_KEPT
    best: i64 = count - 1
    most: i64 = 0
    is_depositing = False
    i: i64 = 0
    while i < count - 1:
        verb = t.verb_at(i)
        record = t.card(t.a_at(i))
        worth: i64 = 0
        if verb == verbs.DEPOSIT.number:
            if wants_coins:
                worth = 100 + (record.cost if record.cost > coins + 2 else -record.cost)
                if not is_depositing:
                    is_depositing = True
                    most = 0
        elif not is_depositing:
            worth = 1 + record.cost
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _action(t: KingsTable) -> int:
    """The attack or patrol that gains most."""
    count = t.offer_count()
    best: i64 = count - 1
    most: i64 = 0
    i: i64 = 0
    while i < count - 1:
        verb = t.verb_at(i)
        unit = t.a_at(i)
        worth: i64 = 0
        if verb == verbs.ATTACK_KINGDOM.number:
            worth = _worth_of_attack(t, unit)
        elif verb == verbs.ATTACK_CARD.number:
            worth = _worth_of_fight(t, unit, t.b_at(i))
        elif verb == verbs.PATROL.number:
            worth = CONTROL * chevrons_of(t, unit) - unit_worth(t, unit) // _EXPOSED_PART
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _worth_of_attack(t: KingsTable, unit: i64) -> i64:
    """The Control it takes, or what the worst block makes of it."""
    power = attack_of(t, unit)
    foe = the_opponent(t, t.owner[unit])
    worst = CONTROL * power if power < t.control[foe] else WON
    evades = is_evasive(t, unit)
    for blocker in t.zones[zones.FIELD + foe]:
        if not evades or is_evasive(t, blocker):
            worth = _exchange(t, unit, blocker)
            if worth < worst:
                worst = worth
    return worst - unit_worth(t, unit) // _EXPOSED_PART


def _worth_of_fight(t: KingsTable, unit: i64, target: i64) -> i64:
    """Against a card in a slot."""
    return _exchange(t, unit, target) - unit_worth(t, unit) // _EXPOSED_PART


def _exchange(t: KingsTable, unit: i64, other: i64) -> i64:
    """Who dies of whom."""
    worth: i64 = 0
    if attack_of(t, unit) >= deadly_damage(t, other):
        worth += unit_worth(t, other)
    if attack_of(t, other) >= deadly_damage(t, unit):
        worth -= unit_worth(t, unit)
    return worth
