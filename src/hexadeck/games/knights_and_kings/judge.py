"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

Everything is judged at the start of a turn, so that every plan is compared at the same moment. Of hidden cards only the
player's own hand is looked at. A point of Control is worth 20; the other numbers were found by play against each other.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_and_kings import asks, clock, verbs, zones
from hexadeck.games.knights_and_kings.formations import formation_of, leading_kind
from hexadeck.games.knights_and_kings.table import BISHOP, KING, NOBLE_ACTIONS, KingsTable, units_in_slots
from hexadeck.games.knights_and_kings.values import attack_of, chevrons_of, deadly_damage, is_evasive, remaining_defense
from hexadeck.kernel.decisions import ADD, DONE, NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.judge import WON, Judge, Terms

CONTROL: Final = 20
_COIN_WORTH: Final = (0, 70, 136, 196, 248, 290, 322, 346, 362, 372, 378)
"""The first coins are worth most."""
_CARD: Final = 34
_OUT_OF_REACH: Final = 4
_NOBLE: Final = 50
_UNIT: Final = 14
_ATTACK: Final = 13
_DEFENSE: Final = 9
_CHEVRON: Final = 14
_EVASIVE: Final = 14
_OPEN_ATTACK: Final = 7
_DEADLY: Final = 700
_NEAR_FORTY: Final = 300


class Judgement(Judge[KingsTable]):
    """What makes a table look good, and answers that settle what is going on."""

    def terms(self, t: KingsTable, seat: int) -> Terms:
        """The difference of both sides, by what it is made of."""
        foe = the_opponent(t, seat)
        return [
            ("Control", CONTROL * (t.control[seat] - t.control[foe])),
            ("coins", _coins(t, seat) - _coins(t, foe)),
            ("units", _units(t, seat) - _units(t, foe)),
            ("Noble Actions", _nobles(t, seat) - _nobles(t, foe)),
            ("cards in hand", _own_hand(t, seat) - _CARD * len(t.zones[zones.HAND + foe])),
            ("attacks to come", _turn(t, seat)),
        ]

    def is_quiet(self, t: KingsTable) -> bool:
        """Between turns: the next player has done nothing yet."""
        if t.prompt is not asks.FIELD_OR_TREASURE:
            return False
        return t.clock[clock.DEPOSITS] == 0 and t.clock[clock.FIELDED] == 0

    def quick(self, t: KingsTable) -> int:
        """Go on, end the turn, block where it pays, take strong companions; otherwise the first option."""
        prompt = t.prompt
        if prompt is asks.FIELD_OR_TREASURE or prompt is asks.ACTION:
            return len(t.options) - 1
        if prompt is asks.BLOCK or prompt is asks.MUST_BLOCK:
            return _quick_block(t)
        if prompt is asks.COMPANIONS or prompt is asks.BLOCK_COMPANIONS:
            return _strongest(t)
        if prompt is asks.FIRST_HIT:
            return _toughest(t)
        return 0


def _coins(t: KingsTable, seat: SeatId) -> i64:
    coins = len(t.zones[zones.TREASURY + seat])
    return _COIN_WORTH[coins if coins < 10 else 10]


def _units(t: KingsTable, seat: SeatId) -> i64:
    worth: i64 = 0
    for unit in t.zones[zones.FIELD + seat]:
        worth += unit_worth(t, unit)
    for unit in units_in_slots(t, seat):
        worth += unit_worth(t, unit) * 9 // 10
    return worth


def _nobles(t: KingsTable, seat: SeatId) -> i64:
    worth: i64 = 0
    for noble in t.zones[zones.NOBLES + seat]:
        worth += _NOBLE + 4 * t.card(noble).cost
    if t.settings[NOBLE_ACTIONS]:
        for noble in t.zones[zones.PLAYED + seat]:
            worth += _NOBLE + 4 * t.card(noble).cost
    return worth


def _turn(t: KingsTable, seat: SeatId) -> i64:
    active = t.clock[clock.ACTIVE]
    return _threat(t, active) if active == seat else -_threat(t, active)


def unit_worth(t: KingsTable, unit: i64) -> i64:
    """A unit with its numbers as they are now, damage included."""
    worth = (
        _UNIT + _ATTACK * attack_of(t, unit) + _DEFENSE * remaining_defense(t, unit) + _CHEVRON * chevrons_of(t, unit)
    )
    return worth + _EVASIVE if is_evasive(t, unit) else worth


def _own_hand(t: KingsTable, seat: SeatId) -> i64:
    """Cards that the coins of the next turn cannot pay for are worth less."""
    coins = len(t.zones[zones.TREASURY + seat])
    worth: i64 = 0
    for card in t.zones[zones.HAND + seat]:
        short = t.card(card).cost - coins - 2
        worth += _CARD - (_OUT_OF_REACH * short if short > 0 else 0)
    return worth


def _threat(t: KingsTable, attacker: CardId) -> i64:
    """What the player whose turn it is could do: attacks that nobody blocks, and patrols to the end."""
    defender = the_opponent(t, attacker)
    attacks: list[int] = []
    patrol: i64 = 0
    for unit in t.zones[zones.FIELD + attacker]:
        attacks.append(attack_of(t, unit))
        patrol += chevrons_of(t, unit)
    attacks.sort()
    blockers = len(t.zones[zones.FIELD + defender])
    open_attacks = sum(attacks[: len(attacks) - blockers]) if blockers < len(attacks) else 0
    threat: i64 = _OPEN_ATTACK * open_attacks
    if open_attacks >= t.control[defender]:
        threat += _DEADLY
    if patrol + t.control[attacker] >= 40:
        threat += _NEAR_FORTY
    return threat


def _strongest(t: KingsTable) -> int:
    """The companion with the highest attack; done when there are enough."""
    best = 0
    most: i64 = NOTHING
    for index, option in enumerate(t.options):
        if option.verb is DONE:
            return index
        if option.verb is ADD and attack_of(t, option.a) > most:
            best, most = index, attack_of(t, option.a)
    return best


def _toughest(t: KingsTable) -> int:
    """Whoever can take most."""
    best = 0
    most: i64 = 0
    for index, option in enumerate(t.options):
        if deadly_damage(t, option.a) > most:
            best, most = index, deadly_damage(t, option.a)
    return best


def _quick_block(t: KingsTable) -> int:
    """The block that gains most, if it gains more than the Control it saves costs."""
    leader = t.clock[clock.ATTACKER]
    attackers = formation_of(t, leader)
    power = t.prompt_number
    defender = the_opponent(t, t.owner[leader])
    kind = leading_kind(t, attackers)
    target = attackers[1] if kind == BISHOP or len(attackers) == 2 else leader
    best = len(t.options) - 1
    saved = CONTROL * power if power < t.control[defender] else WON
    most: i64 = -saved
    for index, option in enumerate(t.options):
        if option.verb is not verbs.BLOCK:
            continue
        unit = option.a
        gain: i64 = 0
        if attack_of(t, unit) >= deadly_damage(t, target) and kind != BISHOP:
            gain += unit_worth(t, target)
        if power >= deadly_damage(t, unit):
            gain -= unit_worth(t, unit)
        else:
            gain -= _DEFENSE * power
        if kind == KING:
            through = power - remaining_defense(t, unit)
            if through > 0:
                gain -= CONTROL * through if through < t.control[defender] else WON
        if gain > most:
            best, most = index, gain
    return best
