"""The attack: declaration, Flash Phase, Block Phase, battle, and what comes after (chapters 12 to 16)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import CARD_BITS, CARD_MASK
from hexadeck.games.zenonzard import steps
from hexadeck.games.zenonzard.actions import damage_force, damage_life, destroy, end_changes, rest
from hexadeck.games.zenonzard.mana import largest_reduction
from hexadeck.games.zenonzard.play import offer_plays, play_card
from hexadeck.games.zenonzard.statements import TO_ATTACK, TO_BLOCK, Cannot, SparesForces, Unblockable
from hexadeck.games.zenonzard.table import (
    ACTIVE,
    ASK_BLOCK,
    ASK_FLASH_ATTACKER,
    ASK_FLASH_DEFENDER,
    ASK_MUST_BLOCK,
    AT_FORCE,
    AT_LIFE,
    ATTACK_FORCE,
    ATTACK_LIFE,
    ATTACK_OVER,
    ATTACKED_FORCE,
    ATTACKED_LIFE,
    ATTACKER,
    BASE,
    BLOCK,
    BLOCKED,
    BLOCKER,
    CANNOT,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    CHAIN,
    CHARGE,
    FIELD,
    FIRST,
    FORCES,
    HAND,
    IN_FLASH,
    INFILTRATE,
    LIFE,
    MUST_BLOCK,
    MUST_BLOCK_NOW,
    NO_BLOCK,
    NO_FIRST_TURN_ATTACK,
    NOT_BLOCKED,
    ON_ATTACKS,
    ON_BATTLE_ENDS,
    ON_BLOCKS,
    ON_DEALS,
    ON_FORCE_KILL,
    ON_FOUGHT,
    ON_IS_BLOCKED,
    ON_WINS,
    PASS,
    PASSED,
    PIERCE,
    REVENGE,
    SPARES_FORCES,
    TARGET,
    TIED_BATTLE,
    TURN,
    UNBLOCKABLE,
    UNTIL_BATTLE_ENDS,
    WON_BATTLE,
    ZTable,
)
from hexadeck.games.zenonzard.triggers import activate, announce
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_change, has_keyword
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.rows import append, no_numbers

# -- step 1: declaration -----------------------------------------------------------------------------------------------


def offer_attacks(t: ZTable, seat: i64) -> None:
    """ZZ-091 to ZZ-094, ZZ-R24, ZZ-R25 Every Active minion with every target it may attack."""
    if t.clock[TURN] == 1 and t.settings[NO_FIRST_TURN_ATTACK] and t.clock[FIRST] == seat:
        return
    forces = no_numbers()
    for force in t.zones[FORCES + 1 - seat]:
        if t.points[force] > 0:
            forces = append(forces, force)
    kept = len(t.listeners[CANNOT]) > 0
    turn = t.clock[TURN]
    for minion in t.zones[FIELD + seat]:
        if t.rested[minion] or (kept and is_kept_from(t, minion, TO_ATTACK)):
            continue
        if len(forces) == 0 or t.stamp[minion] != turn or can_attack_life(t, minion):
            t.offer(ATTACK_LIFE, minion, LIFE)
        if len(forces) > 0 and not (len(t.listeners[SPARES_FORCES]) > 0 and is_kept_from_forces(t, minion)):
            for force in forces:
                t.offer(ATTACK_FORCE, minion, force)


def can_attack_life(t: ZTable, minion: i64) -> bool:
    """ZZ-096 to ZZ-098, ZZ-R15, ZZ-202 While a Force stands, what arrived this turn may not attack Life, unless it has
    Charge."""
    return t.stamp[minion] != t.clock[TURN] or has_keyword(t, minion, CHARGE)


def is_kept_from(t: ZTable, minion: i64, action: i64) -> bool:
    """Whether the minion's own text says it cannot attack, block or move now."""
    for entry in t.listeners[CANNOT]:
        if entry & CARD_MASK == minion:
            statement = t.book.abilities[entry >> CARD_BITS]
            assert isinstance(statement, Cannot)
            if statement.actions & action and statement.holds(t, minion):
                return True
    return False


def is_kept_from_forces(t: ZTable, minion: i64) -> bool:
    for entry in t.listeners[SPARES_FORCES]:
        statement = t.book.abilities[entry >> CARD_BITS]
        source = entry & CARD_MASK
        assert isinstance(statement, SparesForces)
        if t.owner[source] != t.owner[minion] and statement.holds(t, source):
            if statement.group.fits(t, minion, source, t.owner[source]):
                return True
    return False


def declare_attack(t: ZTable, attacker: i64, target: i64) -> None:
    """ZZ-092 The attacker is Rested; then come its abilities, the Flash Phase, the block and the battle."""
    rest(t, attacker)
    t.clock[ATTACKER] = attacker
    t.clock[TARGET] = target
    t.clock[BLOCKER] = NOTHING
    t.clock[MUST_BLOCK_NOW] = 0
    seat = t.owner[attacker]
    if target == LIFE:
        t.emit(ATTACKED_LIFE, seat, attacker)
    else:
        t.emit(ATTACKED_FORCE, seat, attacker, target)
    t.then(steps.when_attacking, attacker, target)
    t.then(steps.flash_phase, 1 - seat, attacker, 0)
    t.then(steps.block_phase, attacker)
    t.then(steps.battle, attacker)
    t.then(steps.after_attack, attacker)


def when_attacking(t: ZTable, attacker: i64, target: i64) -> None:
    """ZZ-095, ZZ-131 The target is chosen: [When Attacking] abilities and those who wait for attacks activate."""
    narrow = AT_LIFE if target == LIFE else AT_FORCE
    record = t.cards[t.what[attacker]]
    for ability in record.when_attacking:
        activate(t, ability, attacker, NOTHING)
    for ability in record.when_attacking_life if target == LIFE else record.when_attacking_force:
        activate(t, ability, attacker, NOTHING)
    announce(t, ON_ATTACKS, attacker, NOTHING, narrow)


# -- step 2: Flash Phase -----------------------------------------------------------------------------------------------


def flash_phase(t: ZTable, seat: i64, attacker: i64, passes: i64) -> None:
    """ZZ-100 to ZZ-105 Defender first, then alternately, one card or a pass, until both pass in a row (ZZ-R10)."""
    if passes == 2:
        return
    t.clock[CHAIN] = 0
    prompt = ASK_FLASH_ATTACKER if seat == t.clock[ACTIVE] else ASK_FLASH_DEFENDER
    t.ask(seat, prompt, steps.take_flash, attacker, passes, could_play(t, seat))
    offer_plays(t, seat, IN_FLASH)
    t.offer(PASS)


def could_play(t: ZTable, seat: i64) -> bool:
    """Whether the others must think that this player could play something: then a pass has to be a decision."""
    if len(t.zones[HAND + seat]) == 0:
        return False
    for mana in t.zones[BASE + seat]:
        if not t.rested[mana]:
            return True
    return largest_reduction(t, seat) >= t.library.least_flash_cost


def take_flash(t: ZTable, option: Option) -> None:
    """ZZ-102 After the card's effects, or after the pass, it is the other player's turn to act."""
    attacker = t.prompt_card
    passes = t.prompt_number
    if option.verb is PASS:
        seat = t.decided
        t.emit(PASSED, seat)
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
    if t.clock[ATTACKER] != attacker:
        return
    defender = 1 - t.owner[attacker]
    able = [minion for minion in t.zones[FIELD + defender] if can_block(t, minion, attacker)]
    if not able:
        return
    forced = [minion for minion in able if has_change(t, minion, MUST_BLOCK)]
    must = bool(forced) or t.clock[MUST_BLOCK_NOW] != 0
    t.ask(defender, ASK_MUST_BLOCK if must else ASK_BLOCK, steps.take_block, attacker)
    for minion in forced or able:
        t.offer(BLOCK, minion, attacker)
    if not must:
        t.offer(NO_BLOCK, attacker)


def can_block(t: ZTable, minion: i64, attacker: i64) -> bool:
    """ZZ-026, ZZ-206 Active, not kept from blocking, and not kept from blocking this attacker."""
    if t.rested[minion] or has_change(t, minion, CANNOT_BLOCK) or is_kept_from(t, minion, TO_BLOCK):
        return False
    if has_keyword(t, attacker, INFILTRATE) and t.card(minion).cost != t.card(attacker).cost:
        return False
    if has_change(t, attacker, CANNOT_BE_BLOCKED):
        return False
    for entry in t.listeners[UNBLOCKABLE]:
        if entry & CARD_MASK == attacker:
            statement = t.book.abilities[entry >> CARD_BITS]
            assert isinstance(statement, Unblockable)
            if statement.holds(t, attacker) and statement.forbids(t, minion, attacker):
                return False
    return True


def take_block(t: ZTable, option: Option) -> None:
    """ZZ-108, ZZ-109 The blocker is Rested; [When Blocking] abilities activate."""
    if option.verb is NO_BLOCK:
        t.emit(NOT_BLOCKED, 1 - t.owner[option.a], option.a)
        return
    blocker = option.a
    t.clock[BLOCKER] = blocker
    t.emit(BLOCKED, t.owner[blocker], blocker, option.b)
    rest(t, blocker)
    for ability in t.cards[t.what[blocker]].when_blocking:
        activate(t, ability, blocker, NOTHING)
    announce(t, ON_BLOCKS, blocker, NOTHING)
    announce(t, ON_IS_BLOCKED, option.b, NOTHING)


# -- step 4: battle ----------------------------------------------------------------------------------------------------


def battle(t: ZTable, attacker: i64) -> None:
    """ZZ-110 to ZZ-113 Blocked: compare BP. Not blocked: damage to the target.

    An attacker that has gone does nothing.
    """
    if t.clock[ATTACKER] != attacker:
        t.emit(ATTACK_OVER, t.owner[attacker], attacker)
        return
    blocker = t.clock[BLOCKER]
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
    pierce = has_keyword(t, attacker, PIERCE) and mine > theirs
    excess = damage_points(t, attacker) - damage_points(t, blocker) if pierce else 0
    revenge = has_keyword(t, attacker, REVENGE)
    if mine == theirs:
        t.emit(TIED_BATTLE, t.owner[attacker], attacker, blocker)
        destroy(t, (attacker, blocker))
    else:
        winner = attacker if mine > theirs else blocker
        loser = blocker if mine > theirs else attacker
        t.emit(WON_BATTLE, t.owner[winner], winner, loser)
        destroy(t, (loser,))
        announce(t, ON_WINS, winner, NOTHING)
    if excess > 0:
        deal_attack_damage(t, attacker, excess)
    t.then(steps.end_battle, attacker, blocker, int(revenge))


def end_battle(t: ZTable, attacker: i64, blocker: i64, revenge: i64) -> None:
    """ZZ-204, ZZ-R49 Revenge destroys a blocker that is still there.

    Then effects for the end of the battle activate.
    """
    # Who left is none of the two any more, even if the card has come back meanwhile (ZZ-R60).
    fighting = blocker >= 0 and t.clock[BLOCKER] == blocker
    if revenge and fighting:
        destroy(t, (blocker,))
    if blocker >= 0 and t.clock[ATTACKER] == attacker:
        announce(t, ON_FOUGHT, attacker, NOTHING)
    if fighting:
        announce(t, ON_FOUGHT, blocker, NOTHING)
    announce(t, ON_BATTLE_ENDS, attacker, NOTHING)


def deal_attack_damage(t: ZTable, attacker: i64, amount: i64) -> None:
    """ZZ-113, ZZ-116, ZZ-205, ZZ-R20 Life or the Force loses that many points; Pierce carries an excess on to Life."""
    target = t.clock[TARGET]
    foe = 1 - t.owner[attacker]
    if target == LIFE:
        if damage_life(t, foe, amount, True):
            announce(t, ON_DEALS, attacker, NOTHING, AT_LIFE)
        return
    before = t.points[target]
    if before <= 0:
        return
    dealt = damage_force(t, target, amount, True)
    if dealt:
        announce(t, ON_DEALS, attacker, NOTHING, AT_FORCE)
    if t.points[target] <= 0:
        announce(t, ON_FORCE_KILL, attacker, NOTHING)
    if dealt > before and has_keyword(t, attacker, PIERCE):
        if damage_life(t, foe, dealt - before, True):
            announce(t, ON_DEALS, attacker, NOTHING, AT_LIFE)


# -- step 5: after the attack ------------------------------------------------------------------------------------------


def after_attack(t: ZTable, attacker: i64) -> None:
    """ZZ-117, ZZ-118 What lasts for the battle ends, and the Main Phase goes on."""
    end_changes(t, UNTIL_BATTLE_ENDS)
    t.clock[ATTACKER] = NOTHING
    t.clock[TARGET] = NOTHING
    t.clock[BLOCKER] = NOTHING
    t.clock[MUST_BLOCK_NOW] = 0
