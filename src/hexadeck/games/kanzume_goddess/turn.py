"""The turn and its five phases (chapter 5), and the Sealed player's turn (chapter 13)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import asks, clock, events, limits, options, phases, steps, verbs, why, zones
from hexadeck.games.kanzume_goddess.abilities import is_god_ready, use_ability
from hexadeck.games.kanzume_goddess.costs import needs_disciple
from hexadeck.games.kanzume_goddess.deck import draw_up_to, give, hide_from_others, move_all, open_cards, turn_up
from hexadeck.games.kanzume_goddess.play import free_colours, offer_powers, play_cards, refuse_hand
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.frames import Frame, Step
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import extend, vec
from hexadeck.kernel.schema import SEAT_STRIDE
from hexadeck.kernel.sets import without_copies


def take_turn(t: KTable, seat: SeatId) -> None:
    """KG-042 Starting, Play, Recruit, Discard and End Phase, in this order."""
    t.clock[clock.TURN] += 1
    t.clock[clock.ACTIVE] = seat
    reset_turn(t)
    t.tell(events.TURN_BEGAN, seat, number=t.clock[clock.ROUND])
    if t.sealed[seat]:
        t.then(steps.sealed_turn, seat)
    else:
        queue_phases(t, seat)


def queue_phases(t: KTable, seat: SeatId) -> None:
    """KG-042, KG-R62 All five phases; the first has begun."""
    starting_phase(t, seat)
    t.stack = extend(t.stack, FURTHER_PHASES[seat])


def reset_turn(t: KTable) -> None:
    """KG-055, KG-R20, KG-R51 Faith, limits and memories of the turn before are gone."""
    for seat in range(t.seats):
        t.faith[seat] = 0
        t.used[seat] = 0
        t.hurt[seat] = 0
    t.played.clear()
    t.riders.clear()
    numbers = t.clock
    numbers[clock.ATTACKS] = 0
    numbers[clock.NEXT_ATTACK] = 0
    numbers[clock.ACTIONS] = 0
    numbers[clock.HAND_LIMIT] = limits.HAND_LIMIT
    numbers[clock.PUT_BACK] = 0
    numbers[clock.TARGET] = NOTHING
    numbers[clock.VALUE] = 0
    numbers[clock.REDUCTION] = 0
    numbers[clock.DEALT] = 0
    free_colours(t)


def sealed_turn(t: KTable, seat: SeatId) -> None:
    """KG-116 to KG-119, KG-R62 One Energy; with five the God returns, draws a hand and begins the turn."""
    t.clock[clock.PHASE] = phases.STARTING
    t.energy[seat] += 1
    t.tell(events.ENERGY_GAINED, seat, number=1)
    if t.energy[seat] < limits.RETURN_ENERGY:
        t.then(steps.turn_over, seat)
        return
    t.sealed[seat] = 0
    t.tell(events.UNSEALED, seat)
    draw_up_to(t, seat, limits.HAND_LIMIT)
    queue_phases(t, seat)


def starting_phase(t: KTable, seat: SeatId) -> None:
    """KG-046, KG-047 Abilities of the God, or nothing."""
    t.clock[clock.PHASE] = phases.STARTING
    if has_power(t, seat, phases.STARTING):
        t.then(steps.use_powers, seat, phases.STARTING)


def has_power(t: KTable, seat: SeatId, phase: i64) -> bool:
    """KG-047 A God without an ability for this phase is not asked; everybody knows the Gods."""
    return t.god(seat).phases >> phase & 1 != 0


def use_powers(t: KTable, seat: SeatId, phase: i64) -> None:
    """KG-046, KG-063, KG-066 As often as it can be paid, or not at all."""
    prompt = asks.STARTING if phase == phases.STARTING else asks.DISCARD_PHASE if phase == phases.DISCARD else asks.END
    t.ask(seat, prompt, steps.take_power, number=phase, always=might_use_power(t, seat, phase))
    offer_powers(t, seat, phase)
    t.offer(verbs.GO_ON)
    refuse_hand(t, seat)


def might_use_power(t: KTable, seat: SeatId, phase: i64) -> bool:
    """KG-R45 Whether skipping the question would tell the others that no card of the hand can pay for an ability."""
    for ability in t.god(seat).powers:
        if ability.phase == phase and needs_disciple(ability) and is_god_ready(t, seat, ability):
            return True
    return False


def take_power(t: KTable, option: Option) -> None:
    if option.verb is not verbs.GO_ON:
        ability = t.library.abilities[option.b]
        use_ability(t, t.decided, option.a, ability)
        t.then(steps.use_powers, t.decided, ability.phase)


def play_phase(t: KTable, seat: SeatId) -> None:
    """KG-043, KG-048, KG-049 Warriors, Disciples, the God."""
    t.clock[clock.PHASE] = phases.PLAY
    play_cards(t, seat)


# -- Recruit Phase -----------------------------------------------------------------------------------------------------


def recruit_phase(t: KTable, seat: SeatId) -> None:
    """KG-054 Spend Faith on cards of the Public Area."""
    t.clock[clock.PHASE] = phases.RECRUIT
    if t.faith[seat]:
        recruit_cards(t, seat)


def recruit_cards(t: KTable, seat: SeatId) -> None:
    """KG-056 to KG-058, KG-R44, KG-R71 Whatever can be paid, one card after the other, or nothing more."""
    t.ask(seat, asks.RECRUIT, steps.take_recruit, number=t.faith[seat])
    for zone in range(zones.PILE, zones.NETHERWORLD, zones.STRIDE):
        pile = t.zones[zone]
        if len(pile) > 0:
            offer_recruit(t, seat, pile[-1])
            if t.is_asked_why:
                for card in open_cards(t, zone)[:-1]:
                    offer_recruit(t, seat, card)
    t.offer(verbs.END_RECRUIT)
    if t.is_asked_why:
        offer_powers(t, seat, phases.RECRUIT)
        refuse_hand(t, seat)


def offer_recruit(t: KTable, seat: SeatId, card: CardId) -> None:
    """KG-056 Its price can be paid."""
    cost = t.cards[t.face(card)].cost
    if cost <= t.faith[seat]:
        t.offer(verbs.RECRUIT, card, cost)
    elif t.is_asked_why:
        t.refuse(t.hindered(why.TOO_DEAR, cost, t.faith[seat]), verbs.RECRUIT, card)


def take_recruit(t: KTable, option: Option) -> None:
    if option.verb is verbs.RECRUIT:
        recruit(t, t.decided, option.a)
        if t.faith[t.decided]:
            t.then(steps.recruit_cards, t.decided)


def recruit(t: KTable, seat: SeatId, card: CardId) -> None:
    """KG-056, KG-059, KG-060, KG-R42, KG-R43 Paid, and face down on top of the own Deck; the pile shows its next."""
    zone = t.place[card]
    cost = t.card(card).cost
    t.faith[seat] -= cost
    give(t, card, seat)
    t.move(card, zones.DECK + seat)
    t.tell(events.RECRUITED, seat, card, number=cost)
    turn_up(t, zone)


# -- Discard Phase and End Phase ---------------------------------------------------------------------------------------


def discard_phase(t: KTable, seat: SeatId) -> None:
    """KG-061 to KG-063, KG-R50 First abilities of the God, then all cards move in one step."""
    t.clock[clock.PHASE] = phases.DISCARD
    if has_power(t, seat, phases.DISCARD):
        t.then(steps.use_powers, seat, phases.DISCARD)
        t.then(steps.discard_all, seat)
    else:
        discard_all(t, seat)


def discard_all(t: KTable, seat: SeatId) -> None:
    """KG-061, KG-062, KG-094, KG-R38 Everybody's played cards, and the active player's hand."""
    clear_table(t)
    count = len(t.zones[zones.HAND + seat])
    move_all(t, zones.HAND + seat, zones.DISCARD + seat)
    t.tell(events.HAND_DISCARDED, seat, number=count)


def clear_table(t: KTable) -> None:
    """KG-R38 Cards that were played this turn, and open cards of an Adjudication that was cut short."""
    places = t.zones
    for seat in range(t.seats):
        if len(places[zones.IN_PLAY + seat]) > 0:
            move_all(t, zones.IN_PLAY + seat, zones.DISCARD + seat)
        if len(places[zones.REVEALED + seat]) > 0:
            move_all(t, zones.REVEALED + seat, zones.DISCARD + seat)


def end_phase(t: KTable, seat: SeatId) -> None:
    """KG-064, KG-066, KG-R50 What comes before the refill, the refill, what comes after it."""
    t.clock[clock.PHASE] = phases.END
    if not t.god(seat).phases:
        refill(t, seat)
        return
    if has_power(t, seat, phases.BEFORE_REFILL):
        t.then(steps.use_powers, seat, phases.BEFORE_REFILL)
    t.then(steps.refill, seat)
    if has_power(t, seat, phases.END):
        t.then(steps.use_powers, seat, phases.END)


def refill(t: KTable, seat: SeatId) -> None:
    """KG-064, KG-065, KG-R49 Up to the hand limit, generally five."""
    draw_up_to(t, seat, t.clock[clock.HAND_LIMIT])
    for _ in range(min(t.clock[clock.PUT_BACK], len(t.zones[zones.HAND + seat]))):
        t.then(steps.put_back, seat)


def put_back(t: KTable, seat: SeatId) -> None:
    """KG-R49 One card of the own choice goes back on top of the Deck."""
    hand = t.zones[zones.HAND + seat]
    if len(hand) > 0:
        t.ask(seat, asks.PUT_BACK, steps.take_put_back, always=len(hand) > 1)
        for card in without_copies(t, hand):
            t.offer(verbs.PUT_ON_DECK, card)


def take_put_back(t: KTable, option: Option) -> None:
    """KG-R45 Nobody else can tell which card of the hand it was."""
    seat = t.decided
    hide_from_others(t, seat, t.zones[zones.HAND + seat])
    t.move(option.a, zones.DECK + seat)
    t.tell(events.RETURNED_TO_DECK, seat)


# -- the next turn -----------------------------------------------------------------------------------------------------


def turn_over(t: KTable, seat: SeatId) -> None:
    """KG-041, KG-055, KG-R60, KG-R64, KG-R68 The next player to the left who is in the game, or the end of it."""
    t.declared.clear()
    clear_table(t)
    following = seat
    for _ in range(t.seats):
        following = (following + 1) % t.seats
        if following == t.clock[clock.FIRST]:
            t.clock[clock.ROUND] += 1
        if not t.out[following]:
            break
    limit = options.ROUND_LIMITS[t.settings[options.ROUND_LIMIT]]
    if t.clock[clock.ROUND] > limit:
        t.end((), f"After {limit} rounds nobody has won.", "KG-R68")
    else:
        take_turn(t, following)


PHASES: Final = (steps.play_phase, steps.recruit_phase, steps.discard_phase, steps.end_phase, steps.turn_over)
FURTHER_PHASES: Final[list[vec[Frame]]] = [
    vec[Frame]([Step(phase, seat) for phase in PHASES]) for seat in range(SEAT_STRIDE)
]
"""KG-042 What follows the Starting Phase, by seat. Frames never change, so they are made once for all turns."""
