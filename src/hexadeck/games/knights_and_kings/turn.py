"""The turn: Reset, Draw, upkeep, Field or Treasure, actions, end (chapters 5, 6, 7, 9 and 11)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.durations import end_changes
from hexadeck.cardtext.moves import Piles, draw_cards
from hexadeck.cardtext.sides import the_opponent
from hexadeck.cardtext.statements import sum_said_to
from hexadeck.games.knights_and_kings import asks, changes, clock, events, on, steps, verbs, why, zones
from hexadeck.games.knights_and_kings.attack import (
    declare_attack,
    march,
    vulnerable_cards,
    why_not_attack,
    why_not_target,
)
from hexadeck.games.knights_and_kings.control import gain_control
from hexadeck.games.knights_and_kings.formations import (
    can_go_with,
    empty_slot,
    leads_a_pair,
    partners,
    why_no_slot,
    why_not_lead_stack,
    why_not_ready,
)
from hexadeck.games.knights_and_kings.noble import attack_noble, offer_contests, offer_nobles, play_noble
from hexadeck.games.knights_and_kings.table import (
    BY_PATROL,
    FIELD_AND_DEPOSIT,
    KING,
    NOBLE_ACTIONS,
    STACK_COMPANIONS,
    TURN_LIMIT,
    TURN_LIMITS,
    KingsTable,
    units_in_slots,
)
from hexadeck.games.knights_and_kings.treasury import (
    deposit,
    deposit_limit,
    pay,
    reset_coins,
    turn_coins,
    unspent_coins,
)
from hexadeck.games.knights_and_kings.units import enter_field, return_to_field, units_in_play
from hexadeck.games.knights_and_kings.values import chevrons_of
from hexadeck.kernel.decisions import ADD, NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, below_all, has, no_numbers, row_of
from hexadeck.kernel.sets import choose_set, without_copies

PILES: Final = Piles(zones.DECK, zones.HAND, zones.GRAVEYARD, events.DREW, events.SHUFFLED, reshuffles=False)
"""KK-R40 The graveyard is not shuffled into the deck."""


def take_turn(t: KingsTable, seat: SeatId) -> None:
    """KK-031 The steps of a turn, in this order; upkeep comes between Draw and Field or Treasure (KK-R32)."""
    t.clock[clock.TURN] += 1
    t.clock[clock.ACTIVE] = seat
    t.clock[clock.DEPOSITS] = 0
    t.clock[clock.FIELDED] = 0
    t.emit(events.TURN_BEGAN, seat, number=t.clock[clock.TURN])
    t.then(steps.reset, seat)
    t.then(steps.draw_card, seat)
    t.then(steps.upkeep, seat)
    t.then(steps.field_or_treasure, seat)
    t.then(steps.act, seat)
    t.then(steps.end_turn, seat)


def is_first_turn(t: KingsTable) -> bool:
    """Of either player (KK-R46)."""
    return t.clock[clock.TURN] <= 2


# -- Reset and Draw ----------------------------------------------------------------------------------------------------


def reset(t: KingsTable, seat: SeatId) -> None:
    """KK-032 to KK-035 Cards in slots return to the field, spent coins are unspent; not on the first turn."""
    t.clock[clock.PHASE] = clock.RESET
    for card in units_in_play(t, the_opponent(t, seat)):
        t.blocks[card] = 0
    if is_first_turn(t):
        return
    t.emit(events.RESET, seat)
    for card in units_in_slots(t, seat):
        return_to_field(t, card)
    reset_coins(t, seat)
    end_changes(t, changes.UNTIL_RESET_OF + seat)


def draw_card(t: KingsTable, seat: SeatId) -> None:
    """KK-036 to KK-038 One card, but not on the first player's first turn."""
    t.clock[clock.PHASE] = clock.DRAW
    if t.clock[clock.TURN] > 1:
        draw(t, seat, 1)


def draw(t: KingsTable, seat: SeatId, count: i64) -> None:
    """KK-R40, KK-R41 As many as there are; a hand has no limit."""
    draw_cards(t, PILES, seat, count)


# -- Field or Treasure -------------------------------------------------------------------------------------------------


def field_or_treasure(t: KingsTable, seat: SeatId) -> None:
    """KK-039, KK-045, KK-047, KK-R03 Deposits and fielded cards, in any order; then on to the actions."""
    t.clock[clock.PHASE] = clock.FIELD_OR_TREASURE
    t.ask(seat, asks.FIELD_OR_TREASURE, steps.take_field_or_treasure, always=True)
    no_deposit = why_not_deposit(t, seat)
    for card in without_copies(t, t.zones[zones.HAND + seat]):
        t.offer_unless(why_not_field(t, seat, card), verbs.FIELD, card)
        t.offer_unless(no_deposit, verbs.DEPOSIT, card)
    t.offer(verbs.GO_ON)
    if t.is_asked_why:
        t.refuse_each(why.IS_COIN, verbs.FIELD, t.zones[zones.TREASURY + seat])
        t.refuse_each(why.BURIED, verbs.FIELD, t.zones[zones.GRAVEYARD + seat])
        t.refuse_each(why.IS_ACTIVE, verbs.FIELD, t.zones[zones.NOBLES + seat])
        for card in t.zones[zones.PLAYED + seat]:
            t.refuse(why_not_ready(t, card) or why.PLAYED_LATER, verbs.PLAY, card)
        for unit in units_in_play(t, seat):
            t.refuse(why_not_ready(t, unit) or why.ACTS_LATER, verbs.ATTACK_KINGDOM, unit)


def why_not_deposit(t: KingsTable, seat: SeatId) -> Hindrance | None:
    """KK-041, KK-R03 Up to two cards a turn; by an option not in a turn in which cards were fielded."""
    limit = deposit_limit(t, seat)
    if t.clock[clock.DEPOSITS] >= limit:
        return t.hindered(why.DEPOSITED_ENOUGH, limit)
    if t.settings[FIELD_AND_DEPOSIT] and t.clock[clock.FIELDED] > 0:
        return why.FIELDED_INSTEAD
    return None


def why_not_field(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """KK-047, KK-R03, KK-R30 A unit that the coins pay for; by options other cards too, or not after a deposit."""
    record = t.card(card)
    if not record.is_unit and not t.settings[NOBLE_ACTIONS]:
        return why.PLAYED_LATER
    if t.settings[FIELD_AND_DEPOSIT] and t.clock[clock.DEPOSITS] > 0:
        return why.FIELDED_INSTEAD
    coins = unspent_coins(t, seat)
    return None if record.cost <= coins else t.hindered(why.TOO_DEAR, record.cost, coins)


def take_field_or_treasure(t: KingsTable, option: Option) -> None:
    """One deposit or one fielded card, and then the step goes on."""
    seat = t.clock[clock.ACTIVE]
    if option.verb is verbs.GO_ON:
        return
    if option.verb is verbs.DEPOSIT:
        deposit(t, seat, option.a)
    else:
        field(t, seat, option.a)
    t.then(steps.field_or_treasure, seat)


def field(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-048, KK-050, KK-051, KK-R30 Paid for, and from the hand to the field; a Noble Action works later."""
    t.clock[clock.FIELDED] += 1
    is_unit = t.card(card).is_unit
    enter_field(t, seat, card, zones.FIELD if is_unit else zones.PLAYED)
    t.emit(events.FIELDED, seat, card)
    if is_unit:
        pay(t, seat, card)
    else:
        turn_coins(t, seat, card)
        t.emit(events.PAID, seat, card, number=t.card(card).cost)


# -- Attack, Patrol, Noble Action --------------------------------------------------------------------------------------


def act(t: KingsTable, seat: SeatId) -> None:
    """KK-052, KK-086, KK-R08 Any number of actions, one after the other; or the turn ends."""
    t.clock[clock.PHASE] = clock.ACTIONS
    t.ask(seat, asks.ACTION, steps.take_action, always=True)
    no_slot = why_no_slot(t, seat)
    if no_slot is None or t.is_asked_why:
        offer_attacks(t, seat, no_slot)
    offer_nobles(t, seat)
    t.offer(verbs.END_TURN)
    if t.is_asked_why:
        t.refuse_each(why.IS_ACTIVE, verbs.PLAY, t.zones[zones.NOBLES + seat])
        t.refuse_each(why.IS_COIN, verbs.PLAY, t.zones[zones.TREASURY + seat])
        t.refuse_each(why.BURIED, verbs.PLAY, t.zones[zones.GRAVEYARD + seat])


def offer_attacks(t: KingsTable, seat: SeatId, no_slot: Hindrance | None) -> None:
    """KK-053, KK-058, KK-072, KK-079, KK-R25 What every ready unit can do, alone or as the head of a formation."""
    foe = the_opponent(t, seat)
    targets = vulnerable_cards(t, foe)
    nobles = t.zones[zones.NOBLES + foe]
    is_asked_why = t.is_asked_why
    is_anybody_ready = False
    for unit in t.zones[zones.FIELD + seat]:
        hindrance = why_not_ready(t, unit) or no_slot
        if hindrance is not None:
            if is_asked_why:
                refuse_actions(t, unit, hindrance)
            continue
        is_anybody_ready = True
        t.offer(verbs.ATTACK_KINGDOM, unit)
        if len(targets) > 0 or is_asked_why:
            offer_targets(t, unit, targets)
        t.offer(verbs.PATROL, unit)
        if len(nobles) > 0 or is_asked_why:
            offer_contests(t, unit, nobles)
        offer_formations(t, unit)
    if is_asked_why:
        refuse_formations(t, seat, no_slot)
        for unit in units_in_slots(t, seat):
            refuse_actions(t, unit, why.USED)
        refuse_targets(t, foe, None if is_anybody_ready else no_slot or why.NOBODY_READY)


def offer_targets(t: KingsTable, unit: CardId, targets: Row) -> None:
    """KK-060 The cards that a unit alone can attack."""
    alone = row_of([unit])
    can_attack = False
    for target in targets:
        hindrance = why_not_attack(t, alone, target)
        if hindrance is None:
            t.offer(verbs.ATTACK_CARD, unit, target)
            can_attack = True
        else:
            t.refuse(hindrance, verbs.ATTACK_CARD, NOTHING, target)
    if not can_attack:
        t.refuse(why.NOTHING_TO_ATTACK, verbs.ATTACK_CARD, unit)


def offer_formations(t: KingsTable, unit: CardId) -> None:
    """KK-091, KK-098, KK-103, KK-107 A King calls two others, a Queen, a Bishop or a Rook one."""
    kind = t.kind_of(unit)
    if kind == KING:
        t.offer_unless(why_not_lead_stack(t, unit), verbs.LEAD_STACK, unit)
    elif leads_a_pair(kind):
        found = partners(t, unit)
        t.offer_each(verbs.FORM_UP, unit, found)
        if len(found) == 0:
            t.refuse(why.NO_PARTNER, verbs.FORM_UP, unit)


def refuse_actions(t: KingsTable, unit: CardId, hindrance: Hindrance) -> None:
    """Whatever a unit could do, it cannot."""
    for verb in (verbs.ATTACK_KINGDOM, verbs.ATTACK_CARD, verbs.PATROL, verbs.ATTACK_NOBLE):
        t.refuse(hindrance, verb, unit)
    kind = t.kind_of(unit)
    if kind == KING or leads_a_pair(kind):
        t.refuse(hindrance, verbs.LEAD_STACK if kind == KING else verbs.FORM_UP, unit)


def refuse_formations(t: KingsTable, seat: SeatId, no_slot: Hindrance | None) -> None:
    """KK-R25 Units that somebody would take along, but nobody can now. Where there is no such card, nobody wonders."""
    units = units_in_play(t, seat)
    for unit in t.zones[zones.FIELD + seat]:
        hindrance = why_not_ready(t, unit) or no_slot or why.NO_LEADER
        for other in units:
            if leads_a_pair(t.kind_of(other)) and can_go_with(t.kind_of(other), t.kind_of(unit)):
                t.refuse(hindrance, verbs.FORM_UP, NOTHING, unit)
                break


def refuse_targets(t: KingsTable, foe: SeatId, hindrance: Hindrance | None) -> None:
    """KK-061, KK-R29 Cards that cannot be attacked, or not by anybody who is there."""
    for card in units_in_play(t, foe):
        no_target = why_not_target(t, card) or hindrance
        if no_target is not None:
            t.refuse(no_target, verbs.ATTACK_CARD, NOTHING, card)
    if hindrance is not None:
        for card in t.zones[zones.NOBLES + foe]:
            t.refuse(hindrance, verbs.ATTACK_NOBLE, NOTHING, card)
    for card in t.zones[zones.GRAVEYARD + foe]:
        t.refuse(why.BURIED, verbs.ATTACK_CARD, NOTHING, card)


def take_action(t: KingsTable, option: Option) -> None:
    """One action, and then the step goes on."""
    seat = t.clock[clock.ACTIVE]
    verb = option.verb
    card = option.a
    if verb is verbs.END_TURN:
        return
    if verb is verbs.PLAY:
        play_noble(t, seat, card)
    elif verb is verbs.PATROL:
        patrol(t, seat, card)
    elif verb is verbs.ATTACK_NOBLE:
        attack_noble(t, seat, card, option.b)
    elif verb is verbs.LEAD_STACK:
        t.then_with(steps.gather_stack, no_numbers(), card)
    elif verb is verbs.FORM_UP:
        march(t, seat, row_of([card, option.b]))
        t.then(steps.choose_aim, card)
    else:
        march(t, seat, row_of([card]))
        declare_attack(t, card, clock.KINGDOM if verb is verbs.ATTACK_KINGDOM else option.b)
    t.then(steps.act, seat)


def gather_stack(t: KingsTable, king: CardId, picked: Row) -> None:
    """KK-091 Two Knights or Foot Soldiers go with the King."""
    t.ask(t.owner[king], asks.COMPANIONS, steps.take_companions, king)
    choose_set(t, partners(t, king), picked, STACK_COMPANIONS, STACK_COMPANIONS)
    if t.is_asked_why:
        for unit in units_in_play(t, t.owner[king]):
            if unit != king and not has(partners(t, king), unit):
                t.refuse(why_not_ready(t, unit) or why.NO_COMPANION, ADD, unit)


def take_companions(t: KingsTable, option: Option) -> None:
    king = t.prompt_card
    march(t, t.decided, below_all(king, t.chosen))
    t.then(steps.choose_aim, king)


def patrol(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-072, KK-R23 The unit goes to a slot, and its chevrons are gained at once."""
    t.move(card, empty_slot(t, seat))
    t.came_by[card] = BY_PATROL
    t.emit(events.PATROLLED, seat, card)
    gain = chevrons_of(t, card) - sum_said_to(t, on.PATROLS_LESS, the_opponent(t, seat))
    gain_control(t, seat, gain if gain > 0 else 0)


# -- the end -----------------------------------------------------------------------------------------------------------


def end_turn(t: KingsTable, seat: SeatId) -> None:
    """KK-087, KK-R42 What lasts for a turn is over, and the opponent's turn begins; after too many it is a draw."""
    end_changes(t, changes.UNTIL_TURN_ENDS)
    end_changes(t, changes.UNTIL_NEXT_ATTACK)
    limit = TURN_LIMITS[t.settings[TURN_LIMIT]]
    if t.clock[clock.TURN] >= limit:
        t.end((), f"Nobody has won after {limit} turns.", "KK-R42")
    else:
        t.then(steps.take_turn, the_opponent(t, seat))
