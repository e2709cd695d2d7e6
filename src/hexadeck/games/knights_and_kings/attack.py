"""Attacks: marching to a slot, aim, block, and the exchange of damage (chapters 8 and 12 to 16)."""

from mypy_extensions import i64

from hexadeck.cardtext.durations import end_changes, has_change
from hexadeck.cardtext.sides import the_opponent
from hexadeck.cardtext.statements import is_said_to
from hexadeck.games.knights_and_kings import asks, changes, clock, events, on, steps, verbs, why, zones
from hexadeck.games.knights_and_kings.control import lose_control
from hexadeck.games.knights_and_kings.formations import (
    are_all_evasive,
    can_go_with,
    empty_slot,
    formation_of,
    is_protected,
    leading_kind,
    power_of,
)
from hexadeck.games.knights_and_kings.table import (
    BISHOP,
    BLOCK_LIMITS,
    BY_ATTACK,
    BY_SUMMONS,
    KING,
    MOST_BLOCKS,
    MOST_SLOTS,
    QUEEN,
    ROOK,
    STACK_COMPANIONS,
    KingsTable,
    is_slot,
    slot_zone,
)
from hexadeck.games.knights_and_kings.units import add_damage, bury_dead, kill, units_in_play
from hexadeck.games.knights_and_kings.values import (
    attack_of,
    deadly_damage,
    is_evasive,
    remaining_defense,
)
from hexadeck.kernel.decisions import ADD, NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, has, no_numbers, row_of
from hexadeck.kernel.sets import choose_set, has_any

# -- marching out ------------------------------------------------------------------------------------------------------


def march(t: KingsTable, seat: SeatId, cards: Row) -> None:
    """KK-056, KK-R06 One card or a whole formation goes to an empty slot, its leader first."""
    place = empty_slot(t, seat)
    leader = cards[0]
    for card in cards:
        t.move(card, place)
        t.came_by[card] = BY_ATTACK
        if card != leader:
            t.emit(events.FORMED, seat, leader, card)


def choose_aim(t: KingsTable, leader: CardId) -> None:
    """KK-058, KK-R24 The kingdom, or a vulnerable card; formations have both aims, too."""
    t.ask(t.owner[leader], asks.AIM, steps.take_aim, leader)
    t.offer(verbs.AIM_AT_KINGDOM)
    foe = the_opponent(t, t.owner[leader])
    for target in units_in_play(t, foe) if t.is_asked_why else vulnerable_cards(t, foe):
        hindrance = why_not_target(t, target) or why_not_attack(t, formation_of(t, leader), target)
        t.offer_unless(hindrance, verbs.AIM_AT_CARD, target)


def take_aim(t: KingsTable, option: Option) -> None:
    declare_attack(t, t.prompt_card, clock.KINGDOM if option.verb is verbs.AIM_AT_KINGDOM else option.a)


def vulnerable_cards(t: KingsTable, seat: SeatId) -> Row:
    """KK-060, KK-061, KK-R29 What lies in the slots; a protected pair is one target, named by its protector."""
    found = no_numbers()
    slot: i64 = 0
    while slot < MOST_SLOTS:
        for card in t.zones[slot_zone(seat, slot)]:
            if why_not_target(t, card) is None:
                found = append(found, card)
        slot += 1
    return found


def why_not_target(t: KingsTable, card: CardId) -> Hindrance | None:
    """KK-060, KK-061, KK-R29 Only what lies in a slot, and of a protected pair the protector."""
    if not is_slot(t.place[card]):
        return why.NOT_VULNERABLE
    return why.ONE_TARGET if card != formation_of(t, card)[0] and is_protected(t, card) else None


def why_not_attack(t: KingsTable, attackers: Row, target: CardId) -> Hindrance | None:
    """KK-089, KK-090, KK-R21 What evades only with Evasive cards."""
    return why.EVADES if evades_in_slot(t, target) and not are_all_evasive(t, attackers) else None


def evades_in_slot(t: KingsTable, target: CardId) -> bool:
    """KK-089, KK-R22, KK-R29 After an attack or a patrol, not after a summons; of a protected pair both must evade."""
    if t.came_by[target] == BY_SUMMONS:
        return False
    return are_all_evasive(t, formation_of(t, target)) if is_protected(t, target) else is_evasive(t, target)


def declare_attack(t: KingsTable, leader: CardId, target: i64) -> None:
    """KK-058, KK-R13 Attacks on the kingdom can be blocked, attacks on a card cannot."""
    t.clock[clock.ATTACKER] = leader
    t.clock[clock.TARGET] = target
    t.clock[clock.BLOCKER] = NOTHING
    seat = t.owner[leader]
    if target == clock.KINGDOM:
        t.emit(events.ATTACKED_KINGDOM, seat, leader, number=power_of(t, formation_of(t, leader)))
        t.then(steps.block, leader)
        t.then(steps.battle_for_kingdom, leader)
    else:
        t.emit(events.ATTACKED_CARD, seat, leader, target)
        t.then(steps.strike, leader, target)
    t.then(steps.after_attack, leader)


# -- the block ---------------------------------------------------------------------------------------------------------


def block(t: KingsTable, leader: CardId) -> None:
    """KK-062, KK-R09, KK-R12 The defender blocks with one unit, or a King stack with a King stack, or allows it."""
    defender = the_opponent(t, t.owner[leader])
    attackers = formation_of(t, leader)
    able = blockers(t, defender, attackers)
    forced = forced_blockers(t, able)
    stack = leading_kind(t, attackers) == KING
    must = len(forced) > 0
    t.ask(defender, asks.MUST_BLOCK if must else asks.BLOCK, steps.take_block, leader, power_of(t, attackers))
    for unit in forced if must else able:
        t.offer(verbs.BLOCK, unit)
    for king in able:
        if t.kind_of(king) == KING:
            hindrance = why_not_block_with_stack(t, king, able, forced) if stack else why.NO_STACK
            t.offer_unless(hindrance, verbs.BLOCK_WITH_STACK, king)
    if not must:
        t.offer(verbs.ALLOW)
    if t.is_asked_why:
        for unit in units_in_play(t, defender):
            no_block = why_not_block(t, unit, attackers)
            if no_block is not None or (must and not has(forced, unit)):
                t.refuse(no_block or why.ANOTHER_MUST, verbs.BLOCK, unit)
            if no_block is not None and t.kind_of(unit) == KING:
                t.refuse(no_block, verbs.BLOCK_WITH_STACK, unit)
        t.refuse_each(why.IS_COIN, verbs.BLOCK, t.zones[zones.TREASURY + defender])
        for zone in (zones.HAND, zones.NOBLES, zones.PLAYED, zones.GRAVEYARD):
            t.refuse_each(why.NOT_FIELDED, verbs.BLOCK, t.zones[zone + defender])


def blockers(t: KingsTable, defender: SeatId, attackers: Row) -> Row:
    """KK-R09, KK-R10 Every unit in play that can block this attack."""
    found = no_numbers()
    for unit in units_in_play(t, defender):
        if why_not_block(t, unit, attackers) is None:
            found = append(found, unit)
    return found


def why_not_block(t: KingsTable, unit: CardId, attackers: Row) -> Hindrance | None:
    """KK-088, KK-090, KK-R09, KK-R11 A unit in the field; against an Evasive attack only an Evasive one."""
    if is_slot(t.place[unit]) and not is_said_to(t, on.BLOCKS_FROM_SLOT, t.owner[unit]):
        return why.IN_SLOT
    limit = BLOCK_LIMITS[t.settings[MOST_BLOCKS]]
    if limit > 0 and t.blocks[unit] >= limit:
        return t.hindered(why.BLOCKED_ENOUGH, limit)
    if are_all_evasive(t, attackers) and not is_evasive(t, unit):
        return why.ATTACK_EVADES
    return None


def forced_blockers(t: KingsTable, able: Row) -> Row:
    """Those that a card has called out (KK-R44)."""
    found = no_numbers()
    if t.changes:
        for unit in able:
            if has_change(t.changes, unit, changes.MUST_BLOCK):
                found = append(found, unit)
    return found


def stack_companions(t: KingsTable, king: CardId, able: Row) -> Row:
    """KK-095 Knights and Foot Soldiers that can block with a King."""
    found = no_numbers()
    for unit in able:
        if unit != king and can_go_with(KING, t.kind_of(unit)):
            found = append(found, unit)
    return found


def why_not_block_with_stack(t: KingsTable, king: CardId, able: Row, forced: Row) -> Hindrance | None:
    """KK-095 A King and two others; whoever must block has to be one of them."""
    companions = stack_companions(t, king, able)
    if len(companions) < STACK_COMPANIONS:
        return why.TOO_FEW_COMPANIONS
    if len(forced) == 0 or has(forced, king) or has_any(companions, forced):
        return None
    return why.ANOTHER_MUST


def take_block(t: KingsTable, option: Option) -> None:
    """KK-063, KK-064 What the defender decided."""
    leader = t.prompt_card
    if option.verb is verbs.ALLOW:
        t.emit(events.ALLOWED, t.decided)
    elif option.verb is verbs.BLOCK:
        join_block(t, leader, option.a)
    else:
        t.then_with(steps.gather_block, no_numbers(), leader, option.a)


def gather_block(t: KingsTable, leader: CardId, king: CardId, picked: Row) -> None:
    """KK-095, KK-R44 Two Knights or Foot Soldiers block with the King, one of them who must, unless the King must."""
    t.ask(t.owner[king], asks.BLOCK_COMPANIONS, steps.take_block_companions, king)
    able = blockers(t, t.owner[king], formation_of(t, leader))
    forced = forced_blockers(t, able)
    candidates = stack_companions(t, king, able)
    musts = row_of([1 if has(forced, unit) else 0 for unit in candidates])
    goal = 1 if len(forced) > 0 and not has(forced, king) else 0
    choose_set(t, candidates, picked, STACK_COMPANIONS, STACK_COMPANIONS, musts, goal)
    if t.is_asked_why:
        for unit in units_in_play(t, t.owner[king]):
            if unit != king and not has(candidates, unit):
                t.refuse(why_not_block(t, unit, formation_of(t, leader)) or why.NO_COMPANION, ADD, unit)


def take_block_companions(t: KingsTable, option: Option) -> None:
    leader = t.clock[clock.ATTACKER]
    join_block(t, leader, t.prompt_card)
    for unit in t.chosen:
        join_block(t, leader, unit)


def join_block(t: KingsTable, leader: CardId, unit: CardId) -> None:
    """KK-R11, KK-R27 A blocker stays where it is."""
    if t.clock[clock.BLOCKER] == NOTHING:
        t.clock[clock.BLOCKER] = unit
    t.blocking[unit] = 1
    t.blocks[unit] += 1
    t.emit(events.BLOCKED, t.owner[unit], unit, leader)


def blocking_units(t: KingsTable, defender: SeatId) -> Row:
    """One unit, or the three of a King stack."""
    found = no_numbers()
    for unit in units_in_play(t, defender):
        if t.blocking[unit]:
            found = append(found, unit)
    return found


# -- the exchange of damage --------------------------------------------------------------------------------------------


def battle_for_kingdom(t: KingsTable, leader: CardId) -> None:
    """KK-063 to KK-066 Allowed: Control is lost. Blocked: both sides deal their attack to each other."""
    attackers = formation_of(t, leader)
    power = power_of(t, attackers)
    defender = the_opponent(t, t.owner[leader])
    if t.clock[clock.BLOCKER] == NOTHING:
        lose_control(t, defender, power)
        return
    units = blocking_units(t, defender)
    strength: i64 = 0
    for unit in units:
        strength += attack_of(t, unit)
    t.then(steps.hit_attackers, leader, strength)
    if len(units) == 1:
        t.hits[units[0]] = power
    else:
        t.then(steps.share_among_blockers, defender, power)
    t.then(steps.land_damage)
    if len(units) == 1 and leading_kind(t, attackers) == KING:
        surplus = power - remaining_defense(t, units[0])
        if surplus > 0:
            t.then(steps.spill_over, defender, surplus)


def strike(t: KingsTable, leader: CardId, target: CardId) -> None:
    """KK-105, KK-R14, KK-R24, KK-R29 An attack on a card in a slot, which strikes back; a Bishop absorbs it."""
    power = power_of(t, formation_of(t, leader))
    targets = formation_of(t, target)
    if t.kind_of(target) == BISHOP:
        t.emit(events.ABSORBED, t.owner[target], target)
        kill(t, target)
        return
    if leading_kind(t, targets) == QUEEN:
        t.hits[targets[1]] = power
        t.then(steps.hit_attackers, leader, attack_of(t, targets[0]))
    else:
        t.hits[target] = power
        t.then(steps.hit_attackers, leader, attack_of(t, target))
    t.then(steps.land_damage)


def hit_attackers(t: KingsTable, leader: CardId, damage: i64) -> None:
    """KK-100, KK-104, KK-R28, KK-R37 Who takes the damage is a matter of the formation."""
    attackers = formation_of(t, leader)
    kind = leading_kind(t, attackers)
    if kind == QUEEN:
        t.hits[attackers[1]] = damage
    elif kind == BISHOP:
        if damage > 0:
            t.emit(events.HEALED, t.owner[leader], attackers[1], number=damage)
    elif kind == KING or kind == ROOK:
        t.then(steps.share_among_attackers, leader, damage)
    else:
        t.hits[leader] = damage


def share_among_attackers(t: KingsTable, leader: CardId, damage: i64) -> None:
    """KK-R28 Their owner orders the cards of a King stack or a Rook pair."""
    share(t, t.owner[leader], formation_of(t, leader), damage, steps.take_attackers_hit)


def share_among_blockers(t: KingsTable, defender: SeatId, damage: i64) -> None:
    """KK-R27, KK-R28 The defender orders the cards of the blocking stack."""
    share(t, defender, blocking_units(t, defender), damage, steps.take_blockers_hit)


def share(t: KingsTable, seat: SeatId, cards: Row, damage: i64, answer: i64) -> None:
    """KK-R28 Who takes damage next. Nobody is asked when it makes no difference (D6)."""
    left = no_numbers()
    needed: i64 = 0
    for card in cards:
        if t.hits[card] == 0:
            left = append(left, card)
            needed += deadly_damage(t, card)
    if damage == 0 or len(left) == 0:
        return
    if len(left) == 1 or damage >= needed:
        for card in left:
            damage = fill(t, card, damage)
        return
    t.ask(seat, asks.FIRST_HIT, answer, number=damage)
    for card in cards:
        t.offer_unless(None if has(left, card) else why.HAS_ITS_SHARE, verbs.TAKE_FIRST, card)


def fill(t: KingsTable, card: CardId, damage: i64) -> i64:
    """KK-R28 It takes what would kill it and no more; says how much is left for the next."""
    deadly = deadly_damage(t, card)
    taken = deadly if damage > deadly else damage
    t.hits[card] = taken
    return damage - taken


def take_attackers_hit(t: KingsTable, option: Option) -> None:
    left = fill(t, option.a, t.prompt_number)
    t.then(steps.share_among_attackers, t.clock[clock.ATTACKER], left)


def take_blockers_hit(t: KingsTable, option: Option) -> None:
    left = fill(t, option.a, t.prompt_number)
    t.then(steps.share_among_blockers, t.decided, left)


def land_damage(t: KingsTable) -> None:
    """KK-066 to KK-069 All damage lands at the same time; then the dead go to their graveyards."""
    for seat in (t.clock[clock.ACTIVE], the_opponent(t, t.clock[clock.ACTIVE])):
        for card in units_in_play(t, seat):
            if t.hits[card] > 0:
                add_damage(t, card, t.hits[card])
                t.hits[card] = 0
    bury_dead(t)


def spill_over(t: KingsTable, defender: SeatId, surplus: i64) -> None:
    """KK-092, KK-093 What a King stack deals beyond a single blocker hurts the kingdom."""
    lose_control(t, defender, surplus)


def after_attack(t: KingsTable, leader: CardId) -> None:
    """The attack is over."""
    if t.clock[clock.TARGET] == clock.KINGDOM:
        end_changes(t, changes.UNTIL_NEXT_ATTACK)
    for unit in blocking_units(t, the_opponent(t, t.owner[leader])):
        t.blocking[unit] = 0
    t.clock[clock.ATTACKER] = NOTHING
    t.clock[clock.TARGET] = NOTHING
    t.clock[clock.BLOCKER] = NOTHING
