"""Attack, Defense and Protect (chapter 8)."""

from mypy_extensions import i64

from hexadeck.cardtext.frames import start_effect
from hexadeck.games.kanzume_goddess import asks, clock, entry, events, moments, on, steps, verbs, zones
from hexadeck.games.kanzume_goddess.abilities import might_react, offer_reacts, use_bonds
from hexadeck.games.kanzume_goddess.energy import lose_energy, loss
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import NOTHING, Prompt
from hexadeck.kernel.ids import CardId, SeatId


def attack(t: KTable, card: CardId, value: i64, target: SeatId) -> None:
    """KG-085, KG-086, KG-R35 One Attack on one God: Bonds, the Attack window, the damage."""
    if not t.is_in(target) or not t.is_in(t.clock[clock.ACTIVE]):
        return
    attacker = t.clock[clock.ACTIVE]
    t.clock[clock.TARGET] = target
    t.clock[clock.VALUE] = value + t.clock[clock.NEXT_ATTACK]
    t.clock[clock.NEXT_ATTACK] = 0
    t.clock[clock.REDUCTION] = 0
    t.clock[clock.DEALT] = 0
    t.clock[clock.ATTACKS] += 1
    t.tell(events.ATTACKED, target, card, number=t.clock[clock.VALUE])
    use_bonds(t, attacker, card, on.ATTACKS_WITH_THIS)
    use_bonds(t, attacker, t.zones[zones.GOD + attacker][0], on.ATTACKS)
    use_bonds(t, target, t.zones[zones.GOD + target][0], on.IS_ATTACKED)
    t.then(steps.attack_window, 0)
    t.then(steps.deal_damage)
    t.then(steps.after_attack)


def attack_each(t: KTable, card: CardId, value: i64) -> None:
    """KG-R34 Separate Attacks, clockwise from the attacker's left."""
    attacker = t.clock[clock.ACTIVE]
    for k in range(1, t.seats):
        seat = (attacker + k) % t.seats
        if t.are_opponents(attacker, seat):
            t.then(steps.attack, card, value, seat)


def attack_window(t: KTable, passed: i64) -> None:
    """KG-R21, KG-R28, KG-095 The attacked player, then clockwise, the attacker last; each reacts or passes."""
    target = t.clock[clock.TARGET]
    if not t.is_in(target):
        return
    for k in range(passed, t.seats):
        seat = seat_in_order(t, k)
        moments = moments_of_attack(t, seat)
        if moments and might_react(t, seat, moments):
            left = max(0, t.clock[clock.VALUE] - t.clock[clock.REDUCTION])
            question, attacked = question_of_attack(t, seat, left), t.zones[zones.GOD + target][0]
            t.ask(seat, question, steps.take_answer, card=attacked, number=left, always=True)
            offer_reacts(t, seat, moments)
            t.offer(verbs.PASS, k + 1)
            return


def question_of_attack(t: KTable, seat: SeatId, left: i64) -> Prompt:
    """KG-090, KG-092, KG-R29 What is asked of the attacked player, of the attacker, and of anybody else."""
    if seat == t.clock[clock.TARGET]:
        return asks.DEFENSE if left > 0 else asks.DEFENSE_HOLDS
    if seat == t.clock[clock.ACTIVE]:
        return asks.BOOST if left > 0 else asks.BOOST_FAILS
    return asks.PROTECT if left > 0 else asks.PROTECT_HOLDS


def seat_in_order(t: KTable, k: i64) -> i64:
    """KG-R21 The attacked player first, the attacker last, the others clockwise between them."""
    target = t.clock[clock.TARGET]
    attacker = t.clock[clock.ACTIVE]
    if k == t.seats - 1:
        return attacker
    distance = (attacker - target) % t.seats
    return (target + k) % t.seats if k < distance else (target + k + 1) % t.seats


def moments_of_attack(t: KTable, seat: SeatId) -> i64:
    """KG-090, KG-092, KG-093, KG-R33 What the Attack is for this seat."""
    target = t.clock[clock.TARGET]
    attacker = t.clock[clock.ACTIVE]
    if not t.is_in(seat):
        return 0
    if seat == target:
        return moments.I_AM_ATTACKED
    if seat == attacker:
        return moments.I_ATTACK
    if not t.clock[clock.TEAMS]:
        return moments.ANOTHER_IS_ATTACKED
    return 0 if t.are_opponents(seat, target) else moments.ANOTHER_IS_ATTACKED | moments.MATE_IS_ATTACKED


def raise_attack(t: KTable, seat: SeatId, amount: i64) -> None:
    """KG-R29 `that Attack gets +2`: the Attacking Value changes, never below 0 in the end (KG-R31)."""
    if t.clock[clock.TARGET] != NOTHING:
        t.clock[clock.VALUE] += amount
        t.tell(events.VALUE_CHANGED, t.clock[clock.ACTIVE], number=t.clock[clock.VALUE])


def reduce_attack(t: KTable, seat: SeatId, amount: i64) -> None:
    """KG-087, KG-091 Values of Defense and Protect add up."""
    if t.clock[clock.TARGET] != NOTHING:
        t.clock[clock.REDUCTION] += amount
        t.tell(events.REDUCED, seat, number=amount)


def deal_damage(t: KTable) -> None:
    """KG-087, KG-088, KG-R31, KG-R35 Value minus reductions, at the end of the Attack."""
    target = t.clock[clock.TARGET]
    damage = max(0, t.clock[clock.VALUE] - t.clock[clock.REDUCTION])
    t.clock[clock.DEALT] = loss(t, target, damage)
    t.tell(events.ATTACK_OVER, target, number=t.clock[clock.DEALT])
    lose_energy(t, target, damage)
    if t.clock[clock.DEALT]:
        t.hurt[target] = 1


def after_attack(t: KTable) -> None:
    """KG-089 What waited for the end of the Attack; then the attacker goes on."""
    t.clock[clock.TARGET] = NOTHING
    riders = t.riders[:]
    t.riders.clear()
    for i in range(0, len(riders), entry.RIDER_SIZE):
        if t.is_in(riders[i + 2]):
            t.then_frame(start_effect(riders[i], riders[i + 1], riders[i + 2], NOTHING))
