"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

Everything is judged between turns, so that what ends with a turn counts for nothing and every plan is compared at the
same moment. Of hidden cards only the player's own hand is looked at. The numbers were found by play against each other;
a card in hand is worth 85.
"""

from typing import Final

from hexadeck.games.zenonzard import asks, clock, kinds, verbs, zones
from hexadeck.games.zenonzard.mana import Purse
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points

WON: Final = 1_000_000
_LIFE_WORTH: Final = (0, 520, 900, 1200, 1440, 1650, 1840, 2010, 2170, 2320, 2460)
"""The last points of Life are worth most, and so are the first mana."""
_MANA_WORTH: Final = (0, 300, 580, 820, 1020, 1180, 1300, 1390, 1450, 1490, 1510)
_FORCE_WORTH: Final = 120
_FORCE_POINT_WORTH: Final = 90
_MINION_WORTH: Final = 60
_DAMAGE_POINT_WORTH: Final = 90
_READY_WORTH: Final = 25
_COLOURED_MANA_WORTH: Final = 40
_CARD_WORTH: Final = 85
_MOST_CARDS: Final = 8
"""More cards than these cannot be played in time."""
_COST_OUT_OF_REACH: Final = 8
_COLOUR_OUT_OF_REACH: Final = 12
_OPEN_DAMAGE: Final = 30
_DEADLY_DAMAGE: Final = 500
_SMALL_DECK: Final = 6
_MISSING_CARD: Final = 120


def evaluate(t: ZTable, seat: int) -> int:
    """The difference of both sides, or who has won."""
    if t.result is not None:
        if not t.result.winners:
            return 0
        return WON if seat in t.result.winners else -WON
    foe = 1 - seat
    worth = _side(t, seat) - _side(t, foe) + _own_hand(t, seat)
    worth -= _CARD_WORTH * min(len(t.zones[zones.HAND + foe]), _MOST_CARDS)
    attacker = t.clock[clock.ACTIVE]
    return worth + _threat(t, attacker) if attacker == seat else worth - _threat(t, attacker)


def _side(t: ZTable, seat: int) -> int:
    """What lies open."""
    base = t.zones[zones.BASE + seat]
    worth = _LIFE_WORTH[min(10, t.life[seat])] + _MANA_WORTH[min(10, len(base))]
    for force in t.zones[zones.FORCES + seat]:
        if t.points[force] > 0:
            worth += _FORCE_WORTH + _FORCE_POINT_WORTH * t.points[force]
    for minion in t.zones[zones.FIELD + seat]:
        worth += _minion(t, minion)
        if not t.rested[minion]:
            worth += _READY_WORTH
    for mana in base:
        record = t.cards[t.what[mana]]
        if record.type != kinds.NEUTRAL_MANA:
            # It pays for colours, and a Movement makes a minion of it.
            worth += _COLOURED_MANA_WORTH + _body(record.bp, record.dp) // 4
    return worth - max(0, _SMALL_DECK - len(t.zones[zones.DECK + seat])) * _MISSING_CARD


def _minion(t: ZTable, minion: int) -> int:
    return _body(battle_points(t, minion), damage_points(t, minion))


def _body(bp: int, dp: int) -> int:
    return _MINION_WORTH + bp * 2 // 5 + _DAMAGE_POINT_WORTH * dp


def _own_hand(t: ZTable, seat: int) -> int:
    """Cards that the mana of the next turn cannot pay for are worth less."""
    purse = Purse()
    for mana in t.zones[zones.BASE + seat]:
        purse.add(t.cards[t.what[mana]].colour)
    worth = 0
    for card in t.zones[zones.HAND + seat]:
        record = t.cards[t.what[card]]
        worth += _CARD_WORTH
        if record.type != kinds.BASE_MINION:
            worth -= _COST_OUT_OF_REACH * max(0, record.cost - purse.total - 1)
            worth -= _COLOUR_OUT_OF_REACH * purse.shortfall(record.need)
    return worth


def _threat(t: ZTable, attacker: int) -> int:
    """What the player whose turn it is could do to the other's Life, when every blocker stops one of the strongest."""
    defender = 1 - attacker
    damage = sorted([damage_points(t, minion) for minion in t.zones[zones.FIELD + attacker] if not t.rested[minion]])
    blockers = sum([not t.rested[minion] for minion in t.zones[zones.FIELD + defender]])
    open_damage = sum(damage[: max(0, len(damage) - blockers)])
    return _DEADLY_DAMAGE if open_damage >= t.life[defender] else _OPEN_DAMAGE * open_damage


def is_quiet(t: ZTable) -> bool:
    """Between turns: the next player is about to place mana."""
    return t.prompt is asks.MANA


def quick_choice(t: ZTable) -> int:
    """Pass, end the phase, pay automatically, block where it pays; otherwise the first option."""
    if t.prompt is asks.BLOCK:
        return _quick_block(t)
    for index, option in enumerate(t.options):
        verb = option.verb
        if verb is verbs.PASS or verb is verbs.PAY_AUTO or verb is verbs.END_MAIN:
            return index
    return 0


def _quick_block(t: ZTable) -> int:
    """Block when the blocker wins or trades well, or when the attack would end the match."""
    attacker = t.clock[clock.ATTACKER]
    theirs = battle_points(t, attacker)
    damage = damage_points(t, attacker)
    deadly = t.clock[clock.TARGET] == clock.LIFE and damage >= t.life[1 - t.owner[attacker]]
    for index, option in enumerate(t.options):
        if option.verb is verbs.BLOCK:
            blocker = option.a
            mine = battle_points(t, blocker)
            if mine > theirs or deadly or (mine == theirs and damage_points(t, blocker) <= damage):
                return index
    return len(t.options) - 1
