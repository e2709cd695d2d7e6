"""Plays on sensibly at once: summon what the mana pays for, attack where it pays, block as the quick choice does.

A search lets everybody play like this to see what comes of a choice. It uses no Magic: what that does stands on the
card, and finding out takes longer than a policy may.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import asks, clock, limits, verbs, zones
from hexadeck.games.zenonzard.evaluate import (
    body_worth,
    field_worth,
    life_worth,
    minion_worth,
    quick_choice,
    strike_worth,
)
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points
from hexadeck.kernel.decisions import OFFER_SIZE
from hexadeck.kernel.ids import CardId, SeatId

_WINS: Final = 10_000


def policy(t: ZTable) -> int:
    """The Main Phase is played; every other question is settled."""
    return _main(t) if t.prompt is asks.MAIN else quick_choice(t)


def _main(t: ZTable) -> int:
    """An attack that may win at once, the strongest minion that can be summoned, the best attack; then it ends."""
    offers = t.offers
    seat = t.clock[clock.ACTIVE]
    has_room = len(t.zones[zones.FIELD + seat]) < limits.FIELD_LIMIT
    count = t.offer_end // OFFER_SIZE
    best: i64 = count - 1
    most: i64 = 0
    is_summoning = False
    guard = _strongest_blocker(t, the_opponent(t, seat))
    i: i64 = 0
    while i < count - 1:
        verb = offers[i * OFFER_SIZE]
        card = offers[i * OFFER_SIZE + 1]
        worth: i64 = 0
        if verb == verbs.SUMMON.number:
            if has_room:
                record = t.cards[t.what[card]]
                worth = body_worth(record.bp, record.dp)
                if not is_summoning:
                    is_summoning = True
                    most = 0
        elif verb == verbs.ATTACK_LIFE.number or verb == verbs.ATTACK_FORCE.number:
            worth = _worth_of_attack(t, seat, card, offers[i * OFFER_SIZE + 2], guard)
            if worth == _WINS and guard < 0:
                return i
            if is_summoning:
                worth = 0
        elif verb == verbs.MOVE_TO_FIELD.number and has_room and not is_summoning:
            record = t.cards[t.what[card]]
            worth = field_worth(len(t.zones[zones.BASE + seat]), record.bp, record.dp)
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _strongest_blocker(t: ZTable, seat: SeatId) -> i64:
    """The BP of the best minion that could block; -1 if there is none."""
    most: i64 = -1
    for minion in t.zones[zones.FIELD + seat]:
        if not t.rested[minion]:
            points = battle_points(t, minion)
            if points > most:
                most = points
    return most


def _worth_of_attack(t: ZTable, seat: SeatId, minion: CardId, target: i64, guard: CardId) -> i64:
    """What an attack brings, less what it costs if the best blocker stops it."""
    damage = damage_points(t, minion)
    foe = the_opponent(t, seat)
    if target == clock.LIFE:
        left = t.life[foe] - damage
        if left <= 0:
            return _WINS
        gain = life_worth(t.life[foe]) - life_worth(left)
    else:
        gain = strike_worth(t.points[target], damage)
    points = battle_points(t, minion)
    if guard > points:
        return gain // 2 - minion_worth(t, minion)
    if guard == points:
        return gain // 2
    return gain
