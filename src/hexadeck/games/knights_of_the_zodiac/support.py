"""Step d of a battle: Techniques and Power of Zodiac cards (chapter 16)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, events, on, steps, traits, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.battle import has_two_sides
from hexadeck.games.knights_of_the_zodiac.deck import cosmo_of, discard, too_dear
from hexadeck.games.knights_of_the_zodiac.power import is_used, meter_bonus, meter_cost, side_trait
from hexadeck.games.knights_of_the_zodiac.table import (
    PAID,
    PLACED,
    POWER_OF_ZODIAC,
    TECHNIQUE,
    WORKING,
    Card,
    ZodiacTable,
    as_zodiac,
)
from hexadeck.games.knights_of_the_zodiac.texts import texts_of
from hexadeck.games.knights_of_the_zodiac.turn import both_in_turn
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, has, no_numbers
from hexadeck.kernel.sets import choose_set
from hexadeck.kernel.table import Table


def support_step(t: ZodiacTable) -> None:
    """KZ-107 to KZ-114, KZ-R30 Place, reveal, discard what does not apply, pay, cancel, work, strengthen."""
    t.clock[clock.STEP] = clock.SUPPORT
    both_in_turn(t, steps.place_support)
    t.then(steps.reveal_support)
    both_in_turn(t, steps.pay_powers)
    both_in_turn(t, steps.cancelling_texts)
    both_in_turn(t, steps.work)
    both_in_turn(t, steps.strengthen)


# -- placing and revealing ---------------------------------------------------------------------------------------------


def place_support(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-107, KZ-R28 Whoever has a hand is asked, with support cards in it or without."""
    if len(t.zones[zones.HAND + seat]) > 0:
        t.then_with(steps.choose_support, no_numbers(), seat)


def choose_support(t: ZodiacTable, seat: SeatId, row: Row) -> None:
    """KZ-107, KZ-R02 Any number, all at once: the others learn nothing before the player is done."""
    candidates = support_in_hand(t, seat)
    t.ask(seat, asks.SUPPORT, steps.take_support, always=True)
    choose_set(t, candidates, row, 0, len(candidates))


def support_in_hand(t: ZodiacTable, seat: SeatId) -> Row:
    """KZ-R28 Techniques and PoZ cards, whether they can work here or not."""
    found = no_numbers()
    for card in t.zones[zones.HAND + seat]:
        if t.card(card).is_support:
            found = append(found, card)
    return found


def take_support(table: Table, option: Option) -> None:
    """KZ-107, KZ-R29, KZ-239 Face down, so that the others see how many; face up if they were foreseen."""
    t = as_zodiac(table)
    seat = t.decided
    is_foreseen = side_trait(t, t.clock[clock.SLOT], the_opponent(t, seat), traits.FORESEE) > 0
    if len(t.chosen) > 0 and not is_foreseen:
        t.lose_track(support_in_hand(t, seat))
    for card in t.chosen:
        t.move(card, zones.SUPPORT + seat)
        t.state[card] = PLACED
        if is_foreseen:
            turn_up_support(t, seat, card)
    t.emit(events.SUPPORT_PLACED, seat, number=len(t.chosen))


def turn_up_support(t: ZodiacTable, seat: SeatId, card: CardId) -> None:
    if not t.face_up[card]:
        t.face_up[card] = 1
        t.show_to_all(card)
        if t.card(card).kind == TECHNIQUE:
            t.showed[seat] = 1
        t.emit(events.SUPPORT_REVEALED, seat, card)


def reveal_support(t: ZodiacTable) -> None:
    """KZ-108, KZ-111, KZ-R30, KZ-R35, KZ-R60 All are turned up together; what does not apply is discarded unpaid."""
    for seat in (t.offense, t.defense):
        for card in t.zones[zones.SUPPORT + seat]:
            turn_up_support(t, seat, card)
    for seat in (t.offense, t.defense):
        for card in t.zones[zones.SUPPORT + seat]:
            if t.state[card] == PLACED and not applies(t, seat, card):
                discard(t, card)
                t.emit(events.DOES_NOT_APPLY, seat, card)


def applies(t: ZodiacTable, seat: SeatId, card: CardId) -> bool:
    """KZ-111, KZ-112, KZ-R35 The right role and phase, and a Knight in the battle that can use it."""
    return would_apply(t, seat, t.card(card))


def would_apply(t: ZodiacTable, seat: SeatId, record: Card) -> bool:
    """The same of what is printed on a card."""
    if not record.roles & t.role_of(seat):
        return False
    if record.kind == POWER_OF_ZODIAC and record.phase != clock.BATTLE:
        return False
    return len(users_of(t, seat, record)) > 0


def users_of(t: ZodiacTable, seat: SeatId, record: Card) -> Row:
    """KZ-032 The player's Knights in the battle that can use a card."""
    found = no_numbers()
    for knight in t.zones[t.front(t.clock[clock.SLOT], seat)]:
        if record.users.may_use(t.card(knight)):
            found = append(found, knight)
    return found


def likeness_in_hand(t: ZodiacTable, card: CardId, face: i64) -> i64:
    """What a card of a hand can do in the rest of this turn, when the last battle has come to step d.

    What is no support card stays in the hand, and what does not apply is discarded at once, whichever card it is.
    """
    seat = t.owner[card]
    is_last_battle = t.clock[clock.STEP] == clock.SUPPORT and t.clock[clock.BATTLES] == 0
    if not is_last_battle or t.place[card] != zones.HAND + seat:
        return face
    record = t.cards[face]
    if not record.is_support:
        return NOTHING - 1
    return face if would_apply(t, seat, record) else NOTHING - 2


# -- paying for PoZ cards ----------------------------------------------------------------------------------------------


def price_of(t: ZodiacTable, seat: SeatId, card: CardId) -> i64:
    """KZ-038, KZ-220 What a PoZ card costs in this battle."""
    return t.card(card).cost + side_trait(t, t.clock[clock.SLOT], the_opponent(t, seat), traits.TAX)


def unpaid_powers(t: ZodiacTable, seat: SeatId) -> Row:
    found = no_numbers()
    for card in t.zones[zones.SUPPORT + seat]:
        if t.card(card).kind == POWER_OF_ZODIAC and t.state[card] == PLACED and not t.paid[card]:
            found = append(found, card)
    return found


def pay_powers(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-109, KZ-110, KZ-R31 Everything if there is Cosmo enough, else one after the other."""
    cards = unpaid_powers(t, seat)
    total: i64 = 0
    for card in cards:
        total += price_of(t, seat, card)
    if total > cosmo_of(t, seat):
        t.then(steps.choose_power, seat)
        return
    for card in cards:
        t.paid[card] = PAID
    t.then(steps.pay, seat, total)


def choose_power(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-R31 What can be paid must be paid, in the player's order; the rest is discarded."""
    cards = unpaid_powers(t, seat)
    if not is_any_payable(t, seat, cards):
        discard_unpaid(t, seat)
        return
    t.ask(seat, asks.PAY_FOR, steps.take_power)
    for card in cards:
        price = price_of(t, seat, card)
        t.offer_unless(too_dear(t, seat, price), verbs.PAY_FOR, card, price)


def is_any_payable(t: ZodiacTable, seat: SeatId, cards: Row) -> bool:
    for card in cards:
        if price_of(t, seat, card) <= cosmo_of(t, seat):
            return True
    return False


def take_power(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    t.paid[option.a] = PAID
    t.then(steps.pay, t.decided, option.b)
    t.then(steps.choose_power, t.decided)


def discard_unpaid(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-110 Discarded at once, without effect."""
    for card in unpaid_powers(t, seat):
        discard(t, card)
        t.emit(events.UNPAID, seat, card)


# -- support cards at work ---------------------------------------------------------------------------------------------


def work(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-R30, KZ-R33, KZ-R57 Techniques get their users; then all texts that were not cancelled work."""
    for card in t.zones[zones.SUPPORT + seat]:
        if t.state[card] == PLACED and t.card(card).kind == TECHNIQUE:
            t.then(steps.choose_user, seat, card)
    t.then(steps.begin_work, seat)


def choose_user(t: ZodiacTable, seat: SeatId, card: CardId) -> None:
    """KZ-R33 Several Knights could: the player names one."""
    knights = users_of(t, seat, t.card(card))
    if len(knights) > 0:
        t.ask(seat, asks.USER, steps.take_user, card)
        for knight in t.zones[t.front(t.clock[clock.SLOT], seat)]:
            t.offer_unless(None if has(knights, knight) else t.hindered(why.CANNOT_USE, card=card), verbs.USE, knight)


def take_user(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    t.user[t.prompt_card] = option.a
    t.emit(events.USED, t.decided, t.prompt_card, option.a)


def begin_work(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-115, KZ-R56 General effects hold from now on; instructions are carried out where the user is still there."""
    working = no_numbers()
    for card in t.zones[zones.SUPPORT + seat]:
        if t.state[card] == PLACED:
            t.state[card] = WORKING
            if is_used(t, card, t.clock[clock.SLOT]):
                working = append(working, card)
    t.dirty = True
    texts_of(t, seat, on.CHECK, working)


# -- Power Meters ------------------------------------------------------------------------------------------------------


def strengthen(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-034, KZ-114, KZ-R30 A row for each Technique, the Defense knowing what the Offense has chosen."""
    if has_two_sides(t):
        for card in t.zones[zones.SUPPORT + seat]:
            if t.card(card).kind == TECHNIQUE and t.state[card] == WORKING:
                t.then(steps.choose_row, seat, card)


def choose_row(t: ZodiacTable, seat: SeatId, card: CardId) -> None:
    """KZ-031, KZ-R32, KZ-R56 Any row that can be paid; what costs nothing is always there."""
    user = t.user[card]
    if user == NOTHING or t.place[user] != t.front(t.clock[clock.SLOT], seat):
        return
    t.ask(seat, asks.METER, steps.take_row, card)
    free = False
    last_cost: i64 = NOTHING
    last_bonus: i64 = NOTHING
    for row in range(len(t.card(card).meter)):
        cost, bonus = meter_cost(t, card, row), meter_bonus(t, card, row)
        # Focus and Guard can make two rows alike, which are next to each other then.
        is_new = cost != last_cost or bonus != last_bonus
        if cost != NOTHING and cost <= cosmo_of(t, seat) and is_new:
            t.offer(verbs.METER, card, bonus, cost)
            free = free or cost == 0
            last_cost, last_bonus = cost, bonus
    if not free:
        t.offer(verbs.NO_BONUS, card)


def take_row(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    if option.verb is verbs.METER:
        card = option.a
        for row in range(len(t.card(card).meter)):
            if meter_cost(t, card, row) == option.c and meter_bonus(t, card, row) == option.b:
                t.row[card] = row + 1
        t.then(steps.pay, t.decided, option.c)
        t.emit(events.METER_PAID, t.decided, card, number=option.b)
        t.dirty = True
