"""A turn: Draw, Cosmo and Deploy Knights Phase, and the windows for Power of Zodiac cards (chapters 7 to 10)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, events, steps, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.contest import check_turn_limit
from hexadeck.games.knights_of_the_zodiac.deck import TO_REFILL, cosmo_of, discard, too_dear
from hexadeck.games.knights_of_the_zodiac.table import (
    DRAW_MODE,
    HAND_SIZE,
    KNIGHT,
    TECHNIQUE,
    ZodiacTable,
    as_zodiac,
)
from hexadeck.games.knights_of_the_zodiac.texts import begin_texts
from hexadeck.kernel.decisions import NOTHING, Option, Verb
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, no_numbers
from hexadeck.kernel.sets import choose_set
from hexadeck.kernel.table import Table


def start_turn(t: ZodiacTable) -> None:
    """KZ-068, KZ-070 Five phases, for both players."""
    t.clock[clock.TURN] += 1
    t.emit(events.TURN_BEGAN, t.offense, number=t.clock[clock.TURN])
    t.then(steps.draw_phase)
    t.then(steps.cosmo_phase)
    t.then(steps.deploy_phase)
    t.then(steps.move_phase)
    t.then(steps.battle_phase)


def end_turn(t: ZodiacTable) -> None:
    """KZ-070, KZ-R36, KZ-R51 What lasted for the turn is over; the next turn begins for both."""
    t.drop_changes(True)
    for seat in range(2):
        t.refill[seat] = HAND_SIZE
        t.deploys[seat] = 1
        t.roads[seat] = 0
        t.marches[seat] = 0
        for card in t.zones[zones.REALM + seat]:
            t.moved[card] = 0
        for slot in range(zones.SLOTS):
            for card in t.zones[t.front(slot, seat)]:
                t.moved[card] = 0
    for slot in range(zones.SLOTS):
        for card in t.zones[t.field_place(slot)]:
            t.gated[card] = 0
    if not check_turn_limit(t):
        t.then(steps.start_turn)


def both_in_turn(t: ZodiacTable, step: i64) -> None:
    """KZ-069, KZ-R02 The Offense first, and completely."""
    t.then(step, t.offense)
    t.then(step, t.defense)


# -- windows -----------------------------------------------------------------------------------------------------------


def open_windows(t: ZodiacTable, phase: i64) -> None:
    """KZ-R34 At the start of a phase both may play its PoZ cards, the Offense first."""
    t.clock[clock.PHASE] = phase
    t.then(steps.window, t.offense, phase)
    t.then(steps.window, t.defense, phase)


def window(t: ZodiacTable, seat: SeatId, phase: i64) -> None:
    """KZ-R34, KZ-112 Whoever could have such a card is asked, with one or without: the others must not know."""
    if not might_play(t, seat, phase):
        return
    t.ask(seat, asks.WINDOWS[phase], steps.take_window, number=phase, always=True)
    for card in t.zones[zones.HAND + seat]:
        record = t.card(card)
        if record.kind != KNIGHT and (record.phase == phase or t.is_asked_why):
            t.offer_unless(play_hindrance(t, seat, card, phase), verbs.PLAY, card, record.cost)
    t.offer(verbs.PASS)


def might_play(t: ZodiacTable, seat: SeatId, phase: i64) -> bool:
    """KZ-132 What everybody knows: a hand, and Cosmo for the cheapest card of this phase, which is not skipped."""
    if phase == clock.DRAW and t.no_draw[seat]:
        return False
    return len(t.zones[zones.HAND + seat]) > 0 and cosmo_of(t, seat) >= t.library.cheapest[phase]


def play_hindrance(t: ZodiacTable, seat: SeatId, card: CardId, phase: i64) -> Hindrance | None:
    """KZ-038, KZ-039, KZ-102, KZ-112 The right role and phase, and Cosmo enough."""
    record = t.card(card)
    if not record.roles & t.role_of(seat):
        return t.hindered(why.OTHER_ROLE, 0, 0, record.roles)
    if record.kind == TECHNIQUE or record.phase == clock.BATTLE:
        return why.PLACED_IN_BATTLE
    if record.phase != phase:
        return t.hindered(why.OTHER_PHASE, 0, 0, record.phase)
    return too_dear(t, seat, record.cost)


def refuse_waiting(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-039, KZ-077, KZ-081, KZ-R34 What a player has that the open question does not speak of."""
    no_deploy = why.AFTER_THE_START if t.prompt is asks.WINDOWS[clock.DEPLOY] else why.DEPLOYED_LATER
    no_move = why.AFTER_THE_START if t.prompt is asks.WINDOWS[clock.MOVE] else why.MOVES_LATER
    phase = t.clock[clock.PHASE]
    # Whoever has no Cosmo for any card of the phase was not asked at its start.
    missed = phase if cosmo_of(t, seat) < t.library.cheapest[phase] else NOTHING
    for card in t.zones[zones.HAND + seat]:
        if t.card(card).kind == KNIGHT:
            wait(t, no_deploy, verbs.DEPLOY, card)
        else:
            wait(t, play_hindrance(t, seat, card, missed), verbs.PLAY, card)
    for place in [zones.REALM + seat] + [t.front(slot, seat) for slot in range(zones.SLOTS)]:
        for card in t.zones[place]:
            wait(t, no_move, verbs.MOVE, card)
    for card in t.zones[zones.COSMO + seat]:
        wait(t, why.IS_COSMO, verbs.PLAY, card)
    for card in t.zones[zones.DISCARD + seat]:
        wait(t, why.DISCARDED, verbs.PLAY, card)
    for card in t.zones[zones.POINTS + the_opponent(t, seat)]:
        if t.card(card).kind == KNIGHT:
            wait(t, why.DEFEATED, verbs.MOVE, card)


def wait(t: ZodiacTable, hindrance: Hindrance | None, verb: Verb, card: CardId) -> None:
    """Unless the question is about the card; what could go into the Cosmo area says when it is of other use."""
    assert hindrance is not None
    for refusal in t.refused:
        if refusal.option.a == card:
            return
    for index in range(t.offer_count()):
        if t.a_at(index) == card and t.prompt is not asks.COSMO:
            return
    t.refuse(hindrance, verb, card)


def take_window(table: Table, option: Option) -> None:
    """KZ-R34 Face up, paid at once, carried out at once, discarded."""
    t = as_zodiac(table)
    if option.verb is verbs.PLAY:
        seat, card = t.decided, option.a
        t.move(card, zones.PLAYED + seat)
        t.emit(events.PLAYED, seat, card)
        t.then(steps.pay, seat, t.card(card).cost)
        t.then(steps.resolve_played, seat, card)
        t.then(steps.finish_played, card)
        t.then(steps.window, seat, t.prompt_number)


def resolve_played(t: ZodiacTable, seat: SeatId, card: CardId) -> None:
    """KZ-R34 What the card says happens."""
    begin_texts(t, seat, card)


def finish_played(t: ZodiacTable, card: CardId) -> None:
    discard(t, card)
    t.emit(events.DISCARDED, t.owner[card], card)


# -- Draw Phase --------------------------------------------------------------------------------------------------------


def draw_phase(t: ZodiacTable) -> None:
    """KZ-071, KZ-072, KZ-R34 The windows, then both fill their hands."""
    open_windows(t, clock.DRAW)
    both_in_turn(t, steps.fill_hand)


def fill_hand(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-072, KZ-132, KZ-R01, KZ-R03, KZ-R04 Up to five; nobody discards, and nobody without a Deck draws."""
    if not t.no_draw[seat] and draws_this_turn(t, seat):
        count = t.refill[seat] - len(t.zones[zones.HAND + seat])
        t.then(steps.take_cards, seat, TO_REFILL, count, NOTHING)


def draws_this_turn(t: ZodiacTable, seat: SeatId) -> bool:
    """KZ-R01 Both do; with `alternate` the Offense on even turns and the Defense on odd ones after the first."""
    turn = t.clock[clock.TURN]
    return t.settings[DRAW_MODE] == 0 or turn == 1 or (turn % 2 == 0) == (seat == t.offense)


# -- Cosmo Phase -------------------------------------------------------------------------------------------------------


def cosmo_phase(t: ZodiacTable) -> None:
    """KZ-073 Both may put cards into their Cosmo areas."""
    open_windows(t, clock.COSMO)
    both_in_turn(t, steps.place_cosmo)


def place_cosmo(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-073, KZ-074 Any cards of the hand."""
    if len(t.zones[zones.HAND + seat]) > 0:
        t.then_with(steps.choose_cosmo, no_numbers(), seat)


def choose_cosmo(t: ZodiacTable, seat: SeatId, row: Row) -> None:
    """KZ-073 One by one, until the player is done."""
    t.ask(seat, asks.COSMO, steps.take_cosmo, always=True)
    hand = t.zones[zones.HAND + seat]
    choose_set(t, hand, row, 0, len(hand))


def take_cosmo(table: Table, option: Option) -> None:
    """KZ-075 Face down: the others see how many."""
    t = as_zodiac(table)
    if len(t.chosen) > 0:
        t.lose_track(t.zones[zones.HAND + t.decided])
    for card in t.chosen:
        t.move(card, zones.COSMO + t.decided)
    t.emit(events.COSMO_PLACED, t.decided, number=len(t.chosen))


# -- Deploy Knights Phase ----------------------------------------------------------------------------------------------


def deploy_phase(t: ZodiacTable) -> None:
    """KZ-077 Both may deploy a Knight."""
    open_windows(t, clock.DEPLOY)
    both_in_turn(t, steps.deploy)


def deploy(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-077 to KZ-079 One Knight of the hand, or none; who has none is asked all the same."""
    if t.deploys[seat] > 0 and len(t.zones[zones.HAND + seat]) > 0:
        t.ask(seat, asks.DEPLOY, steps.take_deploy, always=True)
        for card in knights_in_hand(t, seat):
            t.offer(verbs.DEPLOY, card)
        t.offer(verbs.NO_DEPLOY)


def knights_in_hand(t: ZodiacTable, seat: SeatId) -> Row:
    found = no_numbers()
    for card in t.zones[zones.HAND + seat]:
        if t.card(card).kind == KNIGHT:
            found = append(found, card)
    return found


def take_deploy(table: Table, option: Option) -> None:
    """KZ-077 Face down into the own Realm."""
    t = as_zodiac(table)
    if option.verb is verbs.DEPLOY:
        seat = t.decided
        t.lose_track(knights_in_hand(t, seat))
        t.move(option.a, zones.REALM + seat)
        t.deploys[seat] -= 1
        t.emit(events.DEPLOYED, seat, option.a)
        t.then(steps.deploy, seat)
