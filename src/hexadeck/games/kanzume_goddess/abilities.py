"""Using an ability: costs and targets, its React window, its effect (chapters 6, 9, 10 and 11; KG-R21 to KG-R30).

Every ability in progress has an entry in `declared`, the latest last. While the window of an ability is open, or its
effect runs, its entry is the last one; what reacts to it lies above it and is gone before it goes on.
"""

from mypy_extensions import i64

from hexadeck.cardtext.frames import start_effect
from hexadeck.games.kanzume_goddess import (
    asks,
    clock,
    entry,
    events,
    kinds,
    moments,
    sorts,
    steps,
    verbs,
    why,
    zones,
)
from hexadeck.games.kanzume_goddess.costs import seems_payable, why_not_pay
from hexadeck.games.kanzume_goddess.deck import open_cards
from hexadeck.games.kanzume_goddess.table import Aim, CardAbility, KTable, ability_in_progress, latest, set_latest
from hexadeck.kernel.decisions import NOTHING, Option, Verb
from hexadeck.kernel.frames import Step
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.sets import without_copies

# -- may it be used? ---------------------------------------------------------------------------------------------------


def why_not_use(t: KTable, seat: SeatId, ability: CardAbility, card: CardId) -> Hindrance | None:
    """KG-104, KG-105, KG-R12 Its condition and its limit allow it, its cost can be paid, it has something to act on."""
    if ability.is_plain:
        return None
    if ability.once and t.used[seat] >> ability.bit & 1:
        return why.USED_ALREADY
    if ability.condition is not None and not ability.condition.holds_for(t, card, seat, NOTHING):
        return why.CONDITION_FAILS
    hindrance = why_not_pay(t, seat, ability, card)
    if hindrance is not None:
        return hindrance
    if ability.aim is not None and not has_target(t, seat, ability.aim):
        return why.NO_GOD_TO_AIM_AT
    if ability.first is None or ability.first.is_possible(t, start_effect(ability.program, card, seat, NOTHING)):
        return None
    return why.NOTHING_TO_ACT_ON


def has_target(t: KTable, user: SeatId, aim: Aim) -> bool:
    for seat in range(t.seats):
        if aim.fits(t, user, seat) and t.is_in(seat):
            return True
    return False


def offer_targets(t: KTable, user: SeatId, aim: Aim) -> None:
    """KG-R37, KG-115 Gods it can be aimed at, clockwise from the user's left, the own God last."""
    for k in range(t.seats):
        seat = (user + 1 + k) % t.seats
        god = t.zones[zones.GOD + seat]
        if not t.is_in(seat):
            t.refuse_each(why.SEALED_OR_OUT, verbs.AIM_AT_GOD, god)
        elif aim.fits(t, user, seat):
            t.offer(verbs.AIM_AT, seat)
            t.refuse_each(why.NAMED_BY_PLAYER, verbs.AIM_AT_GOD, god)
        else:
            t.refuse_each(why.NOT_AIMED_AT, verbs.AIM_AT_GOD, god)


# -- declaring (KG-R24) ------------------------------------------------------------------------------------------------


def use_ability(t: KTable, seat: SeatId, card: CardId, ability: CardAbility) -> None:
    """KG-R24 Target and costs first, then the window, then the effect."""
    t.declared.extend((card, ability.number, seat, NOTHING, 0, 0, NOTHING))
    if ability.once:
        t.used[seat] |= 1 << ability.bit
    if ability.aim is not None:
        t.then(steps.choose_target)
    if ability.costs:
        t.then_frame(start_effect(ability.cost_program, card, seat, NOTHING))
    elif ability.aim is None and next_to_answer(t, 0) == NOTHING:
        resolve_ability(t)
        return
    t.then(steps.ability_window, 0)
    t.then(steps.resolve_ability)


def choose_target(t: KTable) -> None:
    """KG-086, KG-R24 The target is named when the ability is declared."""
    user = latest(t, entry.SEAT)
    if not t.is_in(user):
        return
    aim = ability_in_progress(t).aim
    assert aim is not None
    t.ask(user, asks.TARGET, steps.take_target, latest(t, entry.CARD))
    offer_targets(t, user, aim)


def take_target(t: KTable, option: Option) -> None:
    aim_at(t, option.a)


def aim_at(t: KTable, seat: SeatId) -> None:
    set_latest(t, entry.TARGET, seat)
    t.tell(events.AIMED, latest(t, entry.SEAT), latest(t, entry.CARD), number=seat + 1)


# -- the ability window (KG-R21 a) -------------------------------------------------------------------------------------


def ability_window(t: KTable, passed: i64) -> None:
    """KG-R21, KG-R22, KG-R23 Clockwise from the user's left, the user last; each reacts or passes.

    Whoever might react by what everybody knows is asked, able or not, so that nothing shows who is (KG-R30).
    """
    k = next_to_answer(t, passed)
    if k != NOTHING:
        user = latest(t, entry.SEAT)
        seat = (user + 1 + k) % t.seats
        t.ask(seat, asks.ANSWER, steps.take_answer, latest(t, entry.CARD), k, always=True)
        offer_reacts(t, seat, moments_for(t, seat, user, moments_of_use(t)))
        t.offer(verbs.PASS, k + 1)


def next_to_answer(t: KTable, passed: i64) -> i64:
    """KG-R21, KG-R66 The place in the order of the next seat that might react, or nothing.

    Nobody answers an ability of their own; an ability whose user is gone is dropped and not answered.
    """
    moments = moments_of_use(t)
    user = latest(t, entry.SEAT)
    if moments and t.is_in(user):
        for k in range(passed, t.seats - 1):
            seat = (user + 1 + k) % t.seats
            fitting = moments_for(t, seat, user, moments)
            if fitting and might_react(t, seat, fitting):
                return k
    return NOTHING


def moments_of_use(t: KTable) -> i64:
    """KG-071 The moments that the use of the latest ability is for anybody, as far as any card waits for them."""
    bits = moments.OPPONENT_USES_GOD if t.card(latest(t, entry.CARD)).kind == kinds.GOD else moments.OPPONENT_USES_CARD
    if t.clock[clock.TARGET] != NOTHING and ability_in_progress(t).is_defense:
        bits |= moments.DEFENDED_AGAINST_ME
    return bits & (t.library.card_moments | t.library.god_moments)


def moments_for(t: KTable, seat: SeatId, user: SeatId, bits: i64) -> i64:
    """KG-071, KG-R61 What these moments are for one seat: another's use for an opponent, a Defense for the attacker."""
    if t.sealed[seat] or t.out[seat]:
        return 0
    mine = bits & ~moments.DEFENDED_AGAINST_ME if t.are_opponents(seat, user) else 0
    return mine | bits & moments.DEFENDED_AGAINST_ME if seat == t.clock[clock.ACTIVE] else mine


def take_answer(t: KTable, option: Option) -> None:
    """KG-R21, KG-R29 A React is dealt with first, then the order of the window starts again from its beginning."""
    window = t.asked
    assert isinstance(window, Step)
    if option.verb is verbs.PASS:
        t.then(window.number, option.a)
    else:
        react(t, t.decided, option.a, option.b)
        t.then(window.number, 0)


# -- reacting ----------------------------------------------------------------------------------------------------------


def might_react(t: KTable, seat: SeatId, moments: i64) -> bool:
    """KG-R30 Whether this seat could have a fitting React, by what everybody knows.

    All Recruiting is open, so everybody knows what lies in a player's hand and Deck together.
    """
    if moments & t.library.god_moments:
        for ability in t.god(seat).reacts:
            if ability.moments & moments and is_god_ready(t, seat, ability):
                return True
    if not moments & t.library.card_moments or len(t.zones[zones.HAND + seat]) == 0:
        return False
    moments_of = t.library.moments
    for card in t.zones[zones.HAND + seat]:
        if moments_of[t.face_in_any_deal(card)] & moments:
            return True
    for card in t.zones[zones.DECK + seat]:
        if moments_of[t.face_in_any_deal(card)] & moments:
            return True
    return False


def is_god_ready(t: KTable, seat: SeatId, ability: CardAbility) -> bool:
    """What everybody can see: the limit, the Energy, the size of the hand."""
    if ability.once and t.used[seat] >> ability.bit & 1:
        return False
    return not ability.costs or seems_payable(t, seat, ability)


def offer_reacts(t: KTable, seat: SeatId, moments: i64) -> None:
    """KG-071, KG-073 Every fitting React of the hand and of the God."""
    for card in without_copies(t, t.zones[zones.HAND + seat]):
        offer_fitting(t, seat, card, moments)
    offer_fitting(t, seat, t.zones[zones.GOD + seat][0], moments)
    refuse_elsewhere(t, seat, t.library.react)


def offer_fitting(t: KTable, seat: SeatId, card: CardId, moments: i64) -> None:
    record = t.card(card)
    if not record.moments & moments:
        t.refuse(why.WRONG_MOMENT, t.library.react, card)
        return
    for ability in record.reacts:
        if ability.moments & moments:
            t.offer_unless(why_not_use(t, seat, ability, card), t.library.react, card, ability.number)


def refuse_elsewhere(t: KTable, seat: SeatId, verb: Verb) -> None:
    """KG-010, KG-054, KG-110, KG-R18 What lies neither in the hand nor where it can be Recruited now."""
    if t.is_asked_why:
        t.refuse_each(why.PLAYED_ALREADY, verb, t.zones[zones.IN_PLAY + seat])
        t.refuse_each(why.DISCARDED, verb, t.zones[zones.DISCARD + seat])
        t.refuse_each(why.NOT_RECRUITED, verbs.RECRUIT, t.zones[zones.NETHERWORLD])
        if t.prompt is not asks.RECRUIT:
            for pile in range(zones.PILE, zones.NETHERWORLD, zones.STRIDE):
                t.refuse_each(why.RECRUITED_LATER, verbs.RECRUIT, open_cards(t, pile))


def react(t: KTable, seat: SeatId, card: CardId, number: i64) -> None:
    """KG-072, KG-074, KG-R15 A card played for its React changes no Color Restriction."""
    ability = t.library.abilities[number]
    if t.card(card).kind != kinds.GOD:
        t.move(card, zones.IN_PLAY + seat)
    t.tell(events.REACTED, seat, card)
    use_ability(t, seat, card, ability)


# -- the effect --------------------------------------------------------------------------------------------------------


def resolve_ability(t: KTable) -> None:
    """KG-097, KG-098, KG-R25 A negated ability has no effect; nothing is taken back."""
    card, number, seat = t.declared[-entry.SIZE : entry.TARGET - entry.SIZE]
    ability = t.library.abilities[number]
    if latest(t, entry.NEGATED):
        t.tell(events.NEGATED, seat, card)
    elif t.is_in(seat):
        if ability.type == sorts.BOND:
            t.tell(events.BOND_WORKS, seat, card)
        elif ability.type == sorts.POWER:
            t.tell(events.POWER_USED, seat, card)
        t.then_frame(start_effect(ability.program, card, seat, NOTHING))
    t.then(steps.finish_ability)


def finish_ability(t: KTable) -> None:
    """KG-101, KG-R55 The card of an Adjudication goes to the Discard Pile when the ability is done with."""
    card = latest(t, entry.REVEALED)
    # Whoever is Sealed or out has taken the card along.
    if card != NOTHING and t.place[card] == zones.REVEALED + t.owner[card]:
        t.move(card, zones.DISCARD + t.owner[card])
    del t.declared[-entry.SIZE :]


def negate(t: KTable, seat: SeatId) -> None:
    """KG-096, KG-R23 `negate it`: the ability that the latest one reacts to."""
    if len(t.declared) > entry.SIZE:
        t.declared[entry.NEGATED - 2 * entry.SIZE] = 1


def use_bonds(t: KTable, seat: SeatId, card: CardId, event: i64) -> None:
    """KG-102, KG-R53 Every Bond of the card whose moment this is and whose conditions hold; nobody may decline."""
    for ability in t.book.own_of(t.face(card), event):
        condition = ability.condition
        if condition is None or condition.holds_for(t, card, seat, NOTHING):
            t.then(steps.use_bond, seat, card, ability.number)


def use_bond(t: KTable, seat: SeatId, card: CardId, ability: i64) -> None:
    """KG-099, KG-R53 It opens a window of its own, since it can be negated."""
    if t.is_in(seat):
        use_ability(t, seat, card, t.library.abilities[ability])
