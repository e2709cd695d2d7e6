"""The attack: declaration, Flash Phase, Block Phase, battle, and what comes after (chapters 12 to 16)."""

from mypy_extensions import i64

from hexadeck.cardtext.durations import end_changes, has_change
from hexadeck.cardtext.sides import the_opponent
from hexadeck.cardtext.statements import anyone_says
from hexadeck.games.zenonzard import (
    asks,
    changes,
    clock,
    events,
    keywords,
    limits,
    modifiers,
    on,
    options,
    steps,
    timings,
    until,
    verbs,
    why,
    zones,
)
from hexadeck.games.zenonzard.actions import damage_force, damage_life, destroy, rest
from hexadeck.games.zenonzard.mana import largest_reduction
from hexadeck.games.zenonzard.play import offer_plays, play_card
from hexadeck.games.zenonzard.statements import TO_ATTACK, TO_BLOCK
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_keyword
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, room_for

# -- step 1: declaration -----------------------------------------------------------------------------------------------


def offer_attacks(t: ZTable, seat: SeatId) -> None:
    """ZZ-091 to ZZ-094, ZZ-R24 Every minion that may attack, with every target it may attack."""
    forces = standing_forces(t, the_opponent(t, seat))
    is_asked_why = t.is_asked_why
    for minion in t.zones[zones.FIELD + seat]:
        hindrance = why_not_attack(t, minion)
        if hindrance is None:
            t.offer_unless(why_not_attack_life(t, minion, len(forces)), verbs.ATTACK_LIFE, minion, clock.LIFE)
            spared = why_not_attack_forces(t, minion, len(forces))
            if spared is None:
                t.offer_each(verbs.ATTACK_FORCE, minion, forces)
            else:
                t.refuse(spared, verbs.ATTACK_FORCE, minion)
        elif is_asked_why:
            t.refuse(hindrance, verbs.ATTACK_LIFE, minion)
            t.refuse(hindrance, verbs.ATTACK_FORCE, minion)
    if is_asked_why:
        refuse_targets(t, the_opponent(t, seat))


def refuse_targets(t: ZTable, foe: SeatId) -> None:
    """ZZ-091, ZZ-093, ZZ-120 What the foe has on the table, and nobody can attack."""
    is_one_able = any([option.verb is verbs.ATTACK_FORCE for option in t.options])
    for force in t.zones[zones.FORCES + foe]:
        if t.points[force] <= 0:
            t.refuse(why.FORCE_DESTROYED, verbs.ATTACK_FORCE, NOTHING, force)
        elif not is_one_able:
            t.refuse(why.NO_ATTACKER, verbs.ATTACK_FORCE, NOTHING, force)
    for minion in t.zones[zones.FIELD + foe]:
        t.refuse(why.NO_TARGET, verbs.ATTACK_FORCE, NOTHING, minion)


def standing_forces(t: ZTable, seat: SeatId) -> Row:
    """ZZ-093, ZZ-120 The Forces that are not destroyed."""
    forces = room_for(limits.FORCE_COUNT)
    for force in t.zones[zones.FORCES + seat]:
        if t.points[force] > 0:
            forces = append(forces, force)
    return forces


def why_not_attack(t: ZTable, minion: CardId) -> Hindrance | None:
    """ZZ-026, ZZ-R12 Active, and not kept from attacking at all."""
    if t.rested[minion]:
        return why.RESTED
    if t.clock[clock.TURN] == 1 and t.settings[options.NO_FIRST_TURN_ATTACK]:
        return why.NO_FIRST_ATTACK
    return why_not_by_text(t, minion, TO_ATTACK)


def why_not_attack_life(t: ZTable, minion: CardId, forces: i64) -> Hindrance | None:
    """ZZ-096 to ZZ-099, ZZ-R15, ZZ-202 While a Force stands, what arrived this turn may not attack Life, unless it has
    Charge."""
    if forces == 0 or t.stamp[minion] != t.clock[clock.TURN] or has_keyword(t, minion, keywords.CHARGE):
        return None
    return why.NEW_HERE


def why_not_attack_forces(t: ZTable, minion: CardId, forces: i64) -> Hindrance | None:
    """ZZ-093, ZZ-R25 A Force stands, and no effect of the foe's spares the foe's Forces."""
    if forces == 0:
        return why.NO_FORCE_STANDS
    return why.FORCES_SPARED if anyone_says(t, modifiers.SPARES_FORCES, minion) else None


def why_not_by_text(t: ZTable, minion: CardId, action: i64) -> Hindrance | None:
    """ZZ-024 The minion's own text does not say that it cannot attack, block or move now."""
    if anyone_says(t, modifiers.CANNOT, minion, action):
        return t.hindered(why.TEXT_FORBIDS, 0, 0, action)
    return None


def declare_attack(t: ZTable, attacker: CardId, target: i64) -> None:
    """ZZ-092 The attacker is Rested; then come its abilities, the Flash Phase, the block and the battle."""
    rest(t, attacker)
    t.clock[clock.ATTACKER] = attacker
    t.clock[clock.TARGET] = target
    t.clock[clock.BLOCKER] = NOTHING
    t.clock[clock.MUST_BLOCK] = 0
    seat = t.owner[attacker]
    foe = the_opponent(t, seat)
    if target == clock.LIFE:
        t.tell(events.ATTACKED_LIFE, foe, attacker)
    else:
        t.tell(events.ATTACKED_FORCE, seat, attacker, target)
    t.then(steps.when_attacking, attacker, target)
    t.then(steps.flash_phase, foe, attacker, 0)
    t.then(steps.block_phase, attacker)
    t.then(steps.battle, attacker)
    t.then(steps.after_attack, attacker)


def when_attacking(t: ZTable, attacker: CardId, target: i64) -> None:
    """ZZ-095, ZZ-131 The target is chosen: [When Attacking] abilities and those who wait for attacks activate."""
    narrow = on.AT_LIFE if target == clock.LIFE else on.AT_FORCE
    t.tell(events.HAS_ATTACKED, NOTHING, attacker, number=narrow)


# -- step 2: Flash Phase -----------------------------------------------------------------------------------------------


def flash_phase(t: ZTable, seat: SeatId, attacker: CardId, passes: i64) -> None:
    """ZZ-100 to ZZ-105 Defender first, then alternately, one card or a pass, until both pass in a row (ZZ-R10)."""
    if passes == 2:
        return
    t.clock[clock.CHAIN] = 0
    active = t.clock[clock.ACTIVE]
    prompt = asks.FLASH_ATTACKER if seat == active else asks.FLASH_DEFENDER
    if t.place[attacker] != zones.FIELD + active:
        prompt = asks.FLASH_AFTERWARDS
    t.ask(seat, prompt, steps.take_flash, attacker, passes, could_play(t, seat))
    offer_plays(t, seat, timings.FLASH)
    t.offer(verbs.PASS)
    if prompt is asks.FLASH_DEFENDER:
        t.refuse_each(why.BLOCKS_LATER, verbs.BLOCK, t.zones[zones.FIELD + seat])


def could_play(t: ZTable, seat: SeatId) -> bool:
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
        t.then(steps.flash_phase, the_opponent(t, seat), attacker, passes + 1)
    else:
        seat = t.owner[option.a]
        play_card(t, seat, option.a)
        t.then(steps.flash_phase, the_opponent(t, seat), attacker, 0)


# -- step 3: Block Phase -----------------------------------------------------------------------------------------------


def block_phase(t: ZTable, attacker: CardId) -> None:
    """ZZ-107, ZZ-R19, ZZ-R26 The defender may block with one Active minion.

    No attacker or no able minion, no question.
    """
    if t.clock[clock.ATTACKER] != attacker:
        return
    defender = the_opponent(t, t.owner[attacker])
    field = t.zones[zones.FIELD + defender]
    hindrances = [why_not_block(t, minion, attacker) for minion in field]
    able = [field[i] for i in range(len(field)) if hindrances[i] is None]
    if not able:
        return
    forced = [minion for minion in able if has_change(t.changes, minion, changes.MUST_BLOCK)]
    must = bool(forced) or t.clock[clock.MUST_BLOCK] != 0
    t.ask(defender, asks.MUST_BLOCK if must else asks.BLOCK, steps.take_block, attacker)
    for i in range(len(field)):
        spared = why.ANOTHER_MUST if forced and field[i] not in forced else None
        t.offer_unless(hindrances[i] or spared, verbs.BLOCK, field[i], attacker)
    if not must:
        t.offer(verbs.NO_BLOCK, attacker)


def why_not_block(t: ZTable, minion: CardId, attacker: CardId) -> Hindrance | None:
    """ZZ-026, ZZ-107, ZZ-206 Active, not kept from blocking, and not kept from blocking this attacker."""
    if t.rested[minion]:
        return why.RESTED
    if has_change(t.changes, minion, changes.CANNOT_BLOCK):
        return why.KEPT_FROM_BLOCKING
    hindrance = why_not_by_text(t, minion, TO_BLOCK)
    if hindrance is not None:
        return hindrance
    if has_keyword(t, attacker, keywords.INFILTRATE) and t.card(minion).cost != t.card(attacker).cost:
        return t.hindered(why.INFILTRATED, t.card(attacker).cost)
    if has_change(t.changes, attacker, changes.CANNOT_BE_BLOCKED):
        return why.UNBLOCKABLE
    return why.UNBLOCKABLE if anyone_says(t, modifiers.UNBLOCKABLE, attacker, minion) else None


def take_block(t: ZTable, option: Option) -> None:
    """ZZ-108, ZZ-109 The blocker is Rested; [When Blocking] abilities activate."""
    if option.verb is verbs.NO_BLOCK:
        t.tell(events.NOT_BLOCKED, the_opponent(t, t.owner[option.a]), option.a)
        return
    blocker = option.a
    t.clock[clock.BLOCKER] = blocker
    t.tell(events.BLOCKED, t.owner[blocker], blocker, option.b)
    rest(t, blocker)
    t.tell(events.HAS_BLOCKED, NOTHING, blocker, option.b)


# -- step 4: battle ----------------------------------------------------------------------------------------------------


def battle(t: ZTable, attacker: CardId) -> None:
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


def fight(t: ZTable, attacker: CardId, blocker: CardId) -> None:
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
        margin = mine - theirs if mine > theirs else theirs - mine
        t.tell(events.WON_BATTLE, t.owner[winner], winner, loser, margin)
        destroy(t, (loser,))
        t.tell(events.HAS_WON, NOTHING, winner)
    if excess > 0:
        deal_attack_damage(t, attacker, excess)
    t.then(steps.end_battle, attacker, blocker, int(revenge))


def end_battle(t: ZTable, attacker: CardId, blocker: CardId, revenge: i64) -> None:
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


def deal_attack_damage(t: ZTable, attacker: CardId, amount: i64) -> None:
    """ZZ-113, ZZ-116, ZZ-205, ZZ-R20 Life or the Force loses that many points; Pierce carries an excess on to Life."""
    target = t.clock[clock.TARGET]
    foe = the_opponent(t, t.owner[attacker])
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


def after_attack(t: ZTable, attacker: CardId) -> None:
    """ZZ-117, ZZ-118 What lasts for the battle ends, and the Main Phase goes on."""
    end_changes(t, until.BATTLE_ENDS)
    t.clock[clock.ATTACKER] = NOTHING
    t.clock[clock.TARGET] = NOTHING
    t.clock[clock.BLOCKER] = NOTHING
    t.clock[clock.MUST_BLOCK] = 0
