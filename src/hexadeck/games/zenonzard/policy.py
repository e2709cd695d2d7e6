"""Plays on sensibly at once: summon what the mana pays for, attack and block where it pays, and flash what there is.

A search lets everybody play like this to see what comes of a choice. In the Main Phase it uses no Magic: what that does
stands on the card, and finding out takes longer than a policy may. In an attack, the dearest Flash card is good enough.
What an effect chooses, it harms the best of the foe's minions and helps the best of the own.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import PICK, PICK_PRINT, STOP, Effect
from hexadeck.cardtext.durations import Gets, Marks
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.plain import DoTo, DoToAll
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import asks, changes, clock, kinds, limits, verbs, zones
from hexadeck.games.zenonzard.actions import rest, restore_force
from hexadeck.games.zenonzard.card_effects import PutOnField, ReturnFromTrash
from hexadeck.games.zenonzard.effects import (
    DpBecomes,
    MoveToBase,
    ReturnToHand,
    become_active,
    destroy_things,
    hurt_force,
)
from hexadeck.games.zenonzard.judge import (
    Judgement,
    body_worth,
    field_worth,
    life_worth,
    minion_worth,
    strike_worth,
)
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId

_WINS: Final = 10_000
_FORCE: Final = 50
"""What it is worth to choose a Force rather than a minion."""


class Policy(Judgement):
    """Answers that play on."""

    def policy(self, t: ZTable) -> int:
        """The Main Phase, attacks and the choices of effects are played; every other question is settled."""
        found = NOTHING
        prompt = t.prompt
        asked = t.asked
        if prompt is asks.MAIN:
            found = _main(t)
        elif prompt is asks.BLOCK:
            found = _block(t)
        elif prompt is asks.FLASH_DEFENDER or prompt is asks.FLASH_ATTACKER:
            found = _flash(t)
        elif isinstance(asked, EffectFrame):
            found = _pick(t, t.book.programs[asked.program][asked.place])
        return self.quick(t) if found == NOTHING else found


# -- the Main Phase ----------------------------------------------------------------------------------------------------


def _main(t: ZTable) -> int:
    """An attack that may win at once, the strongest minion that can be summoned, the best attack; then the base."""
    seat = t.clock[clock.ACTIVE]
    has_room = len(t.zones[zones.FIELD + seat]) < limits.FIELD_LIMIT
    count = t.offer_count()
    best: i64 = count - 1
    most: i64 = 0
    is_summoning = False
    guard = _strongest_blocker(t, the_opponent(t, seat))
    i: i64 = 0
    while i < count - 1:
        verb = t.verb_at(i)
        card = t.a_at(i)
        worth: i64 = 0
        if verb == verbs.SUMMON.number:
            if has_room:
                record = t.cards[t.face(card)]
                worth = body_worth(record.bp, record.dp)
                if not is_summoning:
                    is_summoning = True
                    most = 0
        elif verb == verbs.ATTACK_LIFE.number or verb == verbs.ATTACK_FORCE.number:
            worth = _worth_of_attack(t, seat, card, t.b_at(i), guard)
            if worth == _WINS and guard < 0:
                return i
            if is_summoning:
                worth = 0
        elif verb == verbs.MOVE_TO_FIELD.number and has_room and not is_summoning:
            record = t.cards[t.face(card)]
            worth = field_worth(len(t.zones[zones.BASE + seat]), record.bp, record.dp)
        if worth > most:
            best, most = i, worth
        i += 1
    return best if most > 0 else _move_to_base(t, seat)


def _move_to_base(t: ZTable, seat: SeatId) -> int:
    """ZZ-082 The minion that would be worth more as mana, by the most; if there is none, the Main Phase ends."""
    mana: i64 = len(t.zones[zones.BASE + seat])
    best: i64 = t.offer_count() - 1
    most: i64 = 0
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.MOVE_TO_BASE.number:
            minion = t.a_at(i)
            worth = -field_worth(mana + 1, battle_points(t, minion), damage_points(t, minion))
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
    gain = _worth_of_damage(t, the_opponent(t, seat), minion, target)
    if gain == _WINS:
        return _WINS
    points = battle_points(t, minion)
    if guard > points:
        return gain // 2 - minion_worth(t, minion)
    if guard == points:
        return gain // 2
    return gain


def _worth_of_damage(t: ZTable, foe: SeatId, minion: CardId, target: i64) -> i64:
    """What an attack takes from a player if nobody stops it."""
    damage = damage_points(t, minion)
    if target != clock.LIFE:
        return strike_worth(t.points[target], damage)
    left = t.life[foe] - damage
    return _WINS if left <= 0 else life_worth(t.life[foe]) - life_worth(left)


# -- attacks -----------------------------------------------------------------------------------------------------------


def _flash(t: ZTable) -> int:
    """ZZ-101, ZZ-102 The dearest card that can be paid for, if there is one."""
    best: i64 = NOTHING
    most: i64 = -1
    i: i64 = 0
    while i < t.offer_count():
        verb = t.verb_at(i)
        if verb == verbs.USE.number or verb == verbs.SUMMON.number:
            cost = t.cards[t.face(t.a_at(i))].cost
            if cost > most:
                best, most = i, cost
        i += 1
    return best


def _block(t: ZTable) -> int:
    """ZZ-107 The block that saves and destroys more than it costs, if there is one."""
    attacker = t.clock[clock.ATTACKER]
    saved = _worth_of_damage(t, t.seat, attacker, t.clock[clock.TARGET])
    theirs = battle_points(t, attacker)
    best: i64 = t.offer_count() - 1
    most: i64 = 0
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.BLOCK.number:
            blocker = t.a_at(i)
            mine = battle_points(t, blocker)
            worth = saved
            if mine >= theirs:
                worth += minion_worth(t, attacker)
            if mine <= theirs:
                worth -= minion_worth(t, blocker)
            if worth > most:
                best, most = i, worth
        i += 1
    return best


# -- what effects choose -----------------------------------------------------------------------------------------------


def _pick(t: ZTable, effect: Effect) -> int:
    """The best for this effect; none where one may stop and none is good. NOTHING where it asks for something else."""
    good = _good(effect)
    best: i64 = NOTHING
    most: i64 = 0
    i: i64 = 0
    while i < t.offer_count():
        verb = t.verb_at(i)
        worth: i64 = 0
        if verb == PICK_PRINT.number:
            worth = t.cards[t.a_at(i)].cost
        elif verb == PICK.number and good != 0:
            worth = good * _worth_to_own(t, effect, t.a_at(i))
        elif verb != STOP.number:
            return NOTHING
        if best == NOTHING or worth > most:
            best, most = i, worth
        i += 1
    return best


def _good(effect: Effect) -> i64:
    """1 for an effect that is good for what it chooses, -1 for one that is bad, and 0 where that is not known."""
    if isinstance(effect, (ReturnFromTrash, PutOnField)):
        return 1
    if isinstance(effect, (MoveToBase, ReturnToHand)) or (
        isinstance(effect, DoToAll) and effect.action is destroy_things
    ):
        return -1
    if isinstance(effect, DoTo):
        if effect.action is become_active or effect.action is restore_force:
            return 1
        return -1 if effect.action is rest or effect.action is hurt_force else 0
    if isinstance(effect, DpBecomes):
        return 1 if effect.amount > 0 else -1
    if isinstance(effect, Gets):
        return 1 if sum([change.amount for change in effect.changes]) > 0 else -1
    if isinstance(effect, Marks):
        return 1 if effect.kind == changes.CANNOT_BE_BLOCKED else -1
    return 0


def _worth_to_own(t: ZTable, effect: Effect, card: CardId) -> i64:
    """What a card is worth to the player who chooses; one that is rested or active already is none."""
    record = t.cards[t.face(card)]
    worth: i64 = record.cost
    if t.place[card] == zones.FIELD + t.owner[card]:
        worth = minion_worth(t, card)
    elif record.type == kinds.FORCE:
        worth = _FORCE
    if isinstance(effect, DoTo):
        if (effect.action is rest and t.rested[card]) or (effect.action is become_active and not t.rested[card]):
            return 0
    return worth if t.owner[card] == t.seat else -worth
