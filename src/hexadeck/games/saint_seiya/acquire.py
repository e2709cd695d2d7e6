"""Acquiring from the field (chapter 6; SS-R13, SS-R14, SS-R22 to SS-R34)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.saint_seiya import asks, clock, events, on, steps, verbs, why, zones
from hexadeck.games.saint_seiya.field import put_out_flame
from hexadeck.games.saint_seiya.movement import discard, give, lay_under, put
from hexadeck.games.saint_seiya.payers import is_banned, least_payers, needed_payers, payers, sum_of, takes_a_card
from hexadeck.games.saint_seiya.table import COSMO, FORCE, STable
from hexadeck.games.saint_seiya.values import cost, value
from hexadeck.kernel.decisions import ADD, CANCEL, NOTHING, Option
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.sets import choose_set, sets_that_pay

FREE: Final[i64] = 2
"""SS-R24 Neither with Force nor with Cosmo: the card goes to the discard."""


# -- choosing who pays -------------------------------------------------------------------------------------------------


def choose_payers(t: STable, seat: SeatId, card: CardId, way: i64, picked: Row) -> None:
    """SS-044, SS-R14 Sets that reach the cost with little waste, or any other set by hand."""
    price = cost(t, seat, card, way)
    candidates = payers(t, seat, card, way)
    weights = row_of([value(t, one, way) for one in candidates])
    least = least_payers(t, card, way)
    needed = needed_payers(t, card, way, candidates)
    t.ask(seat, asks.FORCE if way == FORCE else asks.COSMO, steps.take_payers, card, price)
    if len(picked) == 0:
        faces = row_of([t.face(one) for one in candidates])
        for cards in sets_that_pay(candidates, weights, price, least, needed, faces):
            t.offer_set(verbs.SPEND, cards)
    choose_set(t, candidates, picked, least, len(candidates), weights, price, True, needed)
    if t.is_asked_why:
        refuse_payers(t, seat, card, way)


def refuse_payers(t: STable, seat: SeatId, card: CardId, way: i64) -> None:
    """SS-R14, SS-020, SS-056, SS-107 Those who cannot be spent on it."""
    elsewhere = row_of([one for one in t.zones[zones.PLAY + seat] if t.host[one] != card])
    hindrance = t.hindered(why.NOT_UNDER_IT, card=card)
    t.refuse_each(hindrance, ADD, elsewhere)
    no_armour = why.NO_FORCE if way == FORCE else why.NOT_PUT_ON
    for one in t.zones[zones.HAND + seat]:
        t.refuse(no_armour if t.card(one).is_armour else hindrance, ADD, one)
    t.refuse_each(why.WOUNDED, ADD, t.zones[zones.WOUNDED + seat])
    if way == FORCE:
        t.refuse_each(no_armour, ADD, t.zones[zones.ARMOUR + seat])


def take_payers(t: STable, option: Option) -> None:
    if option.verb is CANCEL:
        t.clock[clock.CANCELLED] += 1
    else:
        way = FORCE if t.prompt is asks.FORCE else COSMO
        t.then_with(steps.pay, t.chosen, t.decided, t.prompt_card, way)


# -- the acquisition, in the order of SS-R22 ---------------------------------------------------------------------------


def pay(t: STable, seat: SeatId, card: CardId, way: i64, row: Row) -> None:
    """SS-043, SS-051 The chosen cards are spent; whatever they are worth beyond the cost is lost."""
    t.emit(events.FOUGHT if way == FORCE else events.ALLIED, seat, card, number=sum_of(t, row, way))
    for one in row:
        lay_under(t, one, t.host[one], zones.SPENT + seat)
        t.emit(events.SPENT, seat, one)
    if takes_a_card(t, card, way):
        t.then(steps.pay_card, seat, card)
    acquire(t, seat, card, way)


def pay_card(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R29 One card of the hand, whichever its owner chooses."""
    hand = t.zones[zones.HAND + seat]
    if len(hand) > 0:
        t.ask(seat, asks.PRICE, steps.take_card_price, card, always=len(hand) > 1)
        for one in hand:
            if not t.has_copy_before(hand, one):
                t.offer(verbs.DISCARD, one)


def take_card_price(t: STable, option: Option) -> None:
    discard(t, option.a)


def acquire(t: STable, seat: SeatId, card: CardId, way: i64) -> None:
    """SS-049, SS-050, SS-R22 Its defeat, its Flame, the card itself, then those who were spent on it."""
    t.then(steps.defeat, seat, card)
    t.then(steps.lose_flame, card)
    t.then(steps.take_acquired, seat, card, way)
    t.then(steps.discard_spent, seat, card, way)


def acquire_free(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R23, SS-R24 An acquisition like any other, with nobody spent on it."""
    if t.is_on_field(card) and not is_banned(t, card):
        acquire(t, seat, card, FREE)


def defeat(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-071, SS-108 While the card still lies in its slot."""
    if t.book.own_of(t.face(card), on.DEFEATED):
        t.tell(events.DEFEATED, seat, card)


def lose_flame(t: STable, card: CardId) -> None:
    """SS-049, SS-072."""
    put_out_flame(t, card)


def take_acquired(t: STable, seat: SeatId, card: CardId, way: i64) -> None:
    """SS-047, SS-048, SS-R24 To the discard, or with Cosmo to the hand; unless its own effect sent it elsewhere."""
    if t.is_on_field(card):
        give(t, card, seat)
        put(t, card, (zones.HAND if way == COSMO else zones.DISCARD) + seat)
        t.emit(events.ACQUIRED, seat, card)


def discard_spent(t: STable, seat: SeatId, card: CardId, way: i64) -> None:
    """SS-051, SS-R34 Whoever is still there is discarded; then those who wait for it have their say."""
    is_character = not t.card(card).is_armour
    for one in t.zones[zones.SPENT + seat]:
        if way != FREE and t.host[one] in (card, NOTHING):
            discard(t, one)
            if way == COSMO and is_character:
                t.tell(events.WON_OVER, seat, one)
