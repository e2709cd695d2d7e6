"""The attack: declaration, Flash Phase, Block Phase, battle, and what comes after (chapters 12 to 16)."""

from mypy_extensions import i64

from hexadeck.cardtext.durations import end_changes, has_change
from hexadeck.cardtext.statements import anyone_says
from hexadeck.games.zenonzard import (
    asks,
    changes,
    clock,
    events,
    keywords,
    modifiers,
    on,
    options,
    steps,
    timings,
    until,
    verbs,
    zones,
)
from hexadeck.games.zenonzard.actions import damage_force, damage_life, destroy, rest
from hexadeck.games.zenonzard.mana import largest_reduction
from hexadeck.games.zenonzard.play import offer_plays, play_card
from hexadeck.games.zenonzard.statements import TO_ATTACK, TO_BLOCK
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_keyword
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.rows import append, no_numbers

# -- step 1: declaration -----------------------------------------------------------------------------------------------


def offer_attacks(t: ZTable, seat: i64) -> None:
    """ZZ-091 to ZZ-094, ZZ-R24, ZZ-R25 Every Active minion with every target it may attack."""
    if t.clock[clock.TURN] == 1 and t.settings[options.NO_FIRST_TURN_ATTACK] and t.clock[clock.FIRST] == seat:
        return
    forces = no_numbers()
    for force in t.zones[zones.FORCES + 1 - seat]:
        if t.points[force] > 0:
            forces = append(forces, force)
    kept = len(t.listeners[modifiers.CANNOT]) > 0
    turn = t.clock[clock.TURN]
    for minion in t.zones[zones.FIELD + seat]:
        if t.rested[minion] or (kept and anyone_says(t, modifiers.CANNOT, minion, TO_ATTACK)):
            continue
        if len(forces) == 0 or t.stamp[minion] != turn or can_attack_life(t, minion):
            t.offer(verbs.ATTACK_LIFE, minion, clock.LIFE)
        if len(forces) > 0 and not anyone_says(t, modifiers.SPARES_FORCES, minion):
            for force in forces:
                t.offer(verbs.ATTACK_FORCE, minion, force)


def can_attack_life(t: ZTable, minion: i64) -> bool:
    """ZZ-096 to ZZ-098, ZZ-R15, ZZ-202 While a Force stands, what arrived this turn may not attack Life, unless it has
    Charge."""
    return t.stamp[minion] != t.clock[clock.TURN] or has_keyword(t, minion, keywords.CHARGE)


def declare_attack(t: ZTable, attacker: i64, target: i64) -> None:
    """ZZ-092 The attacker is Rested; then come its abilities, the Flash Phase, the block and the battle."""
    rest(t, attacker)
    t.clock[clock.ATTACKER] = attacker
    t.clock[clock.TARGET] = target
    t.clock[clock.BLOCKER] = NOTHING
    t.clock[clock.MUST_BLOCK_NOW] = 0
    seat = t.owner[attacker]
    if target == clock.LIFE:
        t.tell(events.ATTACKED_LIFE, seat, attacker)
    else:
        t.tell(events.ATTACKED_FORCE, seat, attacker, target)
    t.then(steps.when_attacking, attacker, target)
    t.then(steps.flash_phase, 1 - seat, attacker, 0)
    t.then(steps.block_phase, attacker)
    t.then(steps.battle, attacker)
    t.then(steps.after_attack, attacker)


def when_attacking(t: ZTable, attacker: i64, target: i64) -> None:
    """ZZ-095, ZZ-131 The target is chosen: [When Attacking] abilities and those who wait for attacks activate."""
    narrow = on.AT_LIFE if target == clock.LIFE else on.AT_FORCE
    t.tell(events.HAS_ATTACKED, NOTHING, attacker, number=narrow)


# -- step 2: Flash Phase -----------------------------------------------------------------------------------------------


def flash_phase(t: ZTable, seat: i64, attacker: i64, passes: i64) -> None:
    """ZZ-100 to ZZ-105 Defender first, then alternately, one card or a pass, until both pass in a row (ZZ-R10)."""
    if passes == 2:
        return
    t.clock[clock.CHAIN] = 0
    prompt = asks.FLASH_ATTACKER if seat == t.clock[clock.ACTIVE] else asks.FLASH_DEFENDER
    t.ask(seat, prompt, steps.take_flash, attacker, passes, could_play(t, seat))
    offer_plays(t, seat, timings.FLASH)
    t.offer(verbs.PASS)


def could_play(t: ZTable, seat: i64) -> bool:
    """Whether the others must think that this player could play something: then a pass has to be a decision."""
    if len(t.zones[zones.HAND + seat]) == 0:
        return False
    for mana in t.zones[zones.BASE + seat]:
        if not t.rested[mana]:
            return True
    return largest_reduction(t, seat) >= t.library.least_flash_cost


def take_flash(t: ZTable, option: Option) -> None:
    """ZZ-102 After the card's effects, or after the pass, it is the other player's turn to act."""
    attacker = t.prompt_card
    passes = t.prompt_number
    if option.verb is verbs.PASS:
        seat = t.decided
        t.tell(events.PASSED, seat)
        t.then(steps.flash_phase, 1 - seat, attacker, passes + 1)
    else:
        seat = t.owner[option.a]
        play_card(t, seat, option.a)
        t.then(steps.flash_phase, 1 - seat, attacker, 0)


# -- step 3: Block Phase -----------------------------------------------------------------------------------------------


def block_phase(t: ZTable, attacker: i64) -> None:
    """ZZ-107, ZZ-R19, ZZ-R26 The defender may block with one Active minion.

    No attacker or no able minion, no question.
    """
    if t.clock[clock.ATTACKER] != attacker:
        return
    defender = 1 - t.owner[attacker]
    able = [minion for minion in t.zones[zones.FIELD + defender] if can_block(t, minion, attacker)]
    if not able:
        return
    forced = [minion for minion in able if has_change(t.changes, minion, changes.MUST_BLOCK)]
    must = bool(forced) or t.clock[clock.MUST_BLOCK_NOW] != 0
    t.ask(defender, asks.MUST_BLOCK if must else asks.BLOCK, steps.take_block, attacker)
    for minion in forced or able:
        t.offer(verbs.BLOCK, minion, attacker)
    if not must:
        t.offer(verbs.NO_BLOCK, attacker)


def can_block(t: ZTable, minion: i64, attacker: i64) -> bool:
    """ZZ-026, ZZ-206 Active, not kept from blocking, and not kept from blocking this attacker."""
    if t.rested[minion] or has_change(t.changes, minion, changes.CANNOT_BLOCK):
        return False
    if anyone_says(t, modifiers.CANNOT, minion, TO_BLOCK):
        return False
    if has_keyword(t, attacker, keywords.INFILTRATE) and t.card(minion).cost != t.card(attacker).cost:
        return False
    if has_change(t.changes, attacker, changes.CANNOT_BE_BLOCKED):
        return False
    return not anyone_says(t, modifiers.UNBLOCKABLE, attacker, minion)


def take_block(t: ZTable, option: Option) -> None:
    """ZZ-108, ZZ-109 The blocker is Rested; [When Blocking] abilities activate."""
    if option.verb is verbs.NO_BLOCK:
        t.tell(events.NOT_BLOCKED, 1 - t.owner[option.a], option.a)
        return
    blocker = option.a
    t.clock[clock.BLOCKER] = blocker
    t.tell(events.BLOCKED, t.owner[blocker], blocker, option.b)
    rest(t, blocker)
    t.tell(events.HAS_BLOCKED, NOTHING, blocker, option.b)


# -- step 4: battle ----------------------------------------------------------------------------------------------------


def battle(t: ZTable, attacker: i64) -> None:
    """ZZ-110 to ZZ-113 Blocked: compare BP. Not blocked: damage to the target.

    An attacker that has gone does nothing.
    """
    if t.clock[clock.ATTACKER] != attacker:
        t.tell(events.ATTACK_OVER, t.owner[attacker], attacker)
        return
    blocker = t.clock[clock.BLOCKER]
    if blocker == NOTHING:
        deal_attack_damage(t, attacker, damage_points(t, attacker))
    if blocker >= 0:
        fight(t, attacker, blocker)
    else:
        t.then(steps.end_battle, attacker, NOTHING, 0)


def fight(t: ZTable, attacker: i64, blocker: i64) -> None:
    """ZZ-110, ZZ-111 The lower BP is destroyed, equal BP both; a blocked attack damages nothing else (ZZ-112)."""
    mine = battle_points(t, attacker)
    theirs = battle_points(t, blocker)
    pierce = has_keyword(t, attacker, keywords.PIERCE) and mine > theirs
    excess = damage_points(t, attacker) - damage_points(t, blocker) if pierce else 0
    revenge = has_keyword(t, attacker, keywords.REVENGE)
    if mine == theirs:
        t.tell(events.TIED_BATTLE, t.owner[attacker], attacker, blocker)
        destroy(t, (attacker, blocker))
    else:
        winner = attacker if mine > theirs else blocker
        loser = blocker if mine > theirs else attacker
        t.tell(events.WON_BATTLE, t.owner[winner], winner, loser)
        destroy(t, (loser,))
        t.tell(events.HAS_WON, NOTHING, winner)
    if excess > 0:
        deal_attack_damage(t, attacker, excess)
    t.then(steps.end_battle, attacker, blocker, int(revenge))


def end_battle(t: ZTable, attacker: i64, blocker: i64, revenge: i64) -> None:
    """ZZ-204, ZZ-R49 Revenge destroys a blocker that is still there.

    Then effects for the end of the battle activate.
    """
    # Who left is none of the two any more, even if the card has come back meanwhile (ZZ-R60).
    fighting = blocker >= 0 and t.clock[clock.BLOCKER] == blocker
    if revenge and fighting:
        destroy(t, (blocker,))
    if blocker >= 0 and t.clock[clock.ATTACKER] == attacker:
        t.tell(events.HAS_FOUGHT, NOTHING, attacker)
    if fighting:
        t.tell(events.HAS_FOUGHT, NOTHING, blocker)
    t.tell(events.BATTLE_ENDED, NOTHING, attacker)


def deal_attack_damage(t: ZTable, attacker: i64, amount: i64) -> None:
    """ZZ-113, ZZ-116, ZZ-205, ZZ-R20 Life or the Force loses that many points; Pierce carries an excess on to Life."""
    target = t.clock[clock.TARGET]
    foe = 1 - t.owner[attacker]
    if target == clock.LIFE:
        if damage_life(t, foe, amount, True):
            t.tell(events.HAS_DEALT, NOTHING, attacker, number=on.AT_LIFE)
        return
    before = t.points[target]
    if before <= 0:
        return
    dealt = damage_force(t, target, amount, True)
    if dealt:
        t.tell(events.HAS_DEALT, NOTHING, attacker, number=on.AT_FORCE)
    if t.points[target] <= 0:
        t.tell(events.HAS_KILLED_FORCE, NOTHING, attacker)
    if dealt > before and has_keyword(t, attacker, keywords.PIERCE):
        if damage_life(t, foe, dealt - before, True):
            t.tell(events.HAS_DEALT, NOTHING, attacker, number=on.AT_LIFE)


# -- step 5: after the attack ------------------------------------------------------------------------------------------


def after_attack(t: ZTable, attacker: i64) -> None:
    """ZZ-117, ZZ-118 What lasts for the battle ends, and the Main Phase goes on."""
    end_changes(t, until.BATTLE_ENDS)
    t.clock[clock.ATTACKER] = NOTHING
    t.clock[clock.TARGET] = NOTHING
    t.clock[clock.BLOCKER] = NOTHING
    t.clock[clock.MUST_BLOCK_NOW] = 0
