"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

Everything is judged between turns, so that what ends with a turn counts for nothing and every plan is compared at the
same moment. Of hidden cards only the player's own hand is looked at. The numbers were found by play against each other;
a card in hand is worth 85.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import asks, clock, kinds, verbs, zones
from hexadeck.games.zenonzard.mana import Purse
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.judge import Judge, Terms

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


class Judgement(Judge[ZTable]):
    """What makes a table look good, and answers that settle what is going on."""

    def terms(self, t: ZTable, seat: int) -> Terms:
        """The difference of both sides, by what it is made of."""
        foe = the_opponent(t, seat)
        return [
            ("Life", life_worth(t.life[seat]) - life_worth(t.life[foe])),
            ("mana", _mana(t, seat) - _mana(t, foe)),
            ("Forces", _forces(t, seat) - _forces(t, foe)),
            ("minions", _minions(t, seat) - _minions(t, foe)),
            ("cards in hand and deck", _cards(t, seat)),
            ("attacks to come", _attacks_to_come(t, seat)),
        ]

    def is_quiet(self, t: ZTable) -> bool:
        """Between turns: the next player is about to place mana."""
        return t.prompt is asks.MANA

    def quick(self, t: ZTable) -> int:
        """Pass, end the phase, pay automatically, block where it pays; otherwise the first option."""
        if t.prompt is asks.BLOCK:
            return _quick_block(t)
        for index, option in enumerate(t.options):
            verb = option.verb
            if verb is verbs.PASS or verb is verbs.PAY_AUTO or verb is verbs.END_MAIN:
                return index
        return 0


def _mana(t: ZTable, seat: SeatId) -> i64:
    """How many, and which: coloured mana pays for colours, and a Movement makes a minion of it."""
    base = t.zones[zones.BASE + seat]
    worth: i64 = _MANA_WORTH[len(base) if len(base) < 10 else 10]
    for mana in base:
        record = t.cards[t.face(mana)]
        if record.type != kinds.NEUTRAL_MANA:
            worth += _COLOURED_MANA_WORTH + body_worth(record.bp, record.dp) // 4
    return worth


def _forces(t: ZTable, seat: SeatId) -> i64:
    worth: i64 = 0
    for force in t.zones[zones.FORCES + seat]:
        if t.points[force] > 0:
            worth += _FORCE_WORTH + _FORCE_POINT_WORTH * t.points[force]
    return worth


def _minions(t: ZTable, seat: SeatId) -> i64:
    worth: i64 = 0
    for minion in t.zones[zones.FIELD + seat]:
        worth += minion_worth(t, minion)
        if not t.rested[minion]:
            worth += _READY_WORTH
    return worth


def _cards(t: ZTable, seat: SeatId) -> i64:
    """The own hand against the number of the other's cards, and decks that are about to run out."""
    foe = the_opponent(t, seat)
    theirs: i64 = len(t.zones[zones.HAND + foe])
    worth = _own_hand(t, seat) - _CARD_WORTH * (theirs if theirs < _MOST_CARDS else _MOST_CARDS)
    return worth - _MISSING_CARD * (_missing(t, seat) - _missing(t, foe))


def _missing(t: ZTable, seat: SeatId) -> i64:
    left = _SMALL_DECK - len(t.zones[zones.DECK + seat])
    return left if left > 0 else 0


def _attacks_to_come(t: ZTable, seat: SeatId) -> i64:
    attacker = t.clock[clock.ACTIVE]
    return _threat(t, attacker) if attacker == seat else -_threat(t, attacker)


def minion_worth(t: ZTable, minion: CardId) -> i64:
    return body_worth(battle_points(t, minion), damage_points(t, minion))


def body_worth(bp: i64, dp: i64) -> i64:
    return _MINION_WORTH + bp * 2 // 5 + _DAMAGE_POINT_WORTH * dp


def life_worth(life: i64) -> i64:
    return _LIFE_WORTH[life if life < 10 else 10]


def field_worth(mana: i64, bp: i64, dp: i64) -> i64:
    """What it is worth that a minion card leaves a base of so many mana for the field."""
    body = body_worth(bp, dp)
    return body - body // 4 - _COLOURED_MANA_WORTH - _MANA_WORTH[mana if mana < 10 else 10] + _MANA_WORTH[mana - 1]


def strike_worth(points: i64, damage: i64) -> i64:
    """What it is worth to hit a Force that has so many points."""
    return _FORCE_POINT_WORTH * damage if damage < points else _FORCE_POINT_WORTH * points + _FORCE_WORTH


def _own_hand(t: ZTable, seat: SeatId) -> i64:
    """Cards that the mana of the next turn cannot pay for are worth less."""
    purse = Purse()
    for mana in t.zones[zones.BASE + seat]:
        purse.add(t.cards[t.face(mana)].colour)
    worth: i64 = 0
    for card in t.zones[zones.HAND + seat]:
        record = t.cards[t.face(card)]
        worth += _CARD_WORTH
        if record.type != kinds.BASE_MINION:
            worth -= _COST_OUT_OF_REACH * max(0, record.cost - purse.total - 1)
            worth -= _COLOUR_OUT_OF_REACH * purse.shortfall(record.need)
    return worth


def _threat(t: ZTable, attacker: CardId) -> i64:
    """What the player whose turn it is could do to the other's Life, when every blocker stops one of the strongest."""
    defender = the_opponent(t, attacker)
    damage = sorted([damage_points(t, minion) for minion in t.zones[zones.FIELD + attacker] if not t.rested[minion]])
    blockers = sum([not t.rested[minion] for minion in t.zones[zones.FIELD + defender]])
    open_damage = sum(damage[: max(0, len(damage) - blockers)])
    return _DEADLY_DAMAGE if open_damage >= t.life[defender] else _OPEN_DAMAGE * open_damage


def _quick_block(t: ZTable) -> int:
    """Block when the blocker wins or trades well, or when the attack would end the match."""
    attacker = t.clock[clock.ATTACKER]
    theirs = battle_points(t, attacker)
    damage = damage_points(t, attacker)
    deadly = t.clock[clock.TARGET] == clock.LIFE and damage >= t.life[the_opponent(t, t.owner[attacker])]
    for index, option in enumerate(t.options):
        if option.verb is verbs.BLOCK:
            blocker = option.a
            mine = battle_points(t, blocker)
            if mine > theirs or deadly or (mine == theirs and damage_points(t, blocker) <= damage):
                return index
    return len(t.options) - 1
