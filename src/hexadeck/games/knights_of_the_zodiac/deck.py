"""Cards from the Deck and to the Discard Pile, Cosmo, and the Decking Penalty (chapters 8, 9 and 19)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, events, steps, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.table import (
    FIELD_CARD,
    PENALTY,
    RESHUFFLE_OPTIONAL,
    ZodiacTable,
    as_zodiac,
)
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rows import Row, no_numbers, row_of
from hexadeck.kernel.sets import choose_set
from hexadeck.kernel.table import Table

# What cards are taken from the Deck for.
TO_HAND: Final = 0
TO_COSMO: Final = 1
TO_DISCARDS: Final = 2
TO_DAMAGE: Final = 3
TO_TABLE: Final = 4
TO_REFILL: Final = 5


def take_cards(t: ZodiacTable, seat: SeatId, purpose: i64, count: i64, slot: i64) -> None:
    """KZ-R44, KZ-R48 One after the other, as many as exist; a Deck that runs out is seen to at once."""
    while count > 0 and len(t.zones[zones.DECK + seat]) > 0:
        take_one(t, seat, purpose, slot)
        count -= 1
        if len(t.zones[zones.DECK + seat]) == 0:
            t.then(steps.decked, seat)
            t.then(steps.take_cards, seat, purpose, count, slot)
            return
    if purpose == TO_DAMAGE:
        place_markers(t, seat, slot, count)


def take_one(t: ZodiacTable, seat: SeatId, purpose: i64, slot: i64) -> None:
    card = t.zones[zones.DECK + seat][-1]
    t.dirty = True
    if purpose == TO_HAND or purpose == TO_REFILL:
        t.move(card, zones.HAND + seat)
        t.emit(events.DREW if purpose == TO_HAND else events.REFILLED, seat, card)
    elif purpose == TO_COSMO:
        t.move(card, zones.COSMO + seat)
        t.emit(events.CHARGED, seat, card)
    elif purpose == TO_DISCARDS:
        t.move(card, zones.DISCARD + seat)
        t.emit(events.MILLED, seat, card)
    elif purpose == TO_DAMAGE:
        t.move(card, t.damage_place(slot))
        t.damage_of[card] = seat + 1
        t.emit(events.DAMAGE_PLACED, seat, t.field_at(slot))
    else:
        t.move(card, zones.REVEALED + seat)
        t.emit(events.TURNED_UP, seat, card)


def place_markers(t: ZodiacTable, seat: SeatId, slot: i64, count: i64) -> None:
    """KZ-R47 Whoever has no Deck places markers."""
    field = t.field_at(slot)
    for _ in range(count):
        if seat == t.defense:
            t.markers[field] += 1
        else:
            t.foe_markers[field] += 1
        t.emit(events.MARKER_PLACED, seat, field)


def draw(t: ZodiacTable, seat: SeatId, count: i64) -> None:
    """KZ-214."""
    t.then(steps.take_cards, seat, TO_HAND, count, NOTHING)


def charge(t: ZodiacTable, seat: SeatId, count: i64) -> None:
    """KZ-211 From the own Deck into the own Cosmo area."""
    t.then(steps.take_cards, seat, TO_COSMO, count, NOTHING)


def mill(t: ZodiacTable, seat: SeatId, count: i64) -> None:
    """KZ-213 From the opponent's Deck to the Discard Pile."""
    t.then(steps.take_cards, the_opponent(t, seat), TO_DISCARDS, count, NOTHING)


def reveal_top(t: ZodiacTable, seat: SeatId, count: i64) -> None:
    t.then(steps.take_cards, seat, TO_TABLE, count, NOTHING)


def discard_revealed(t: ZodiacTable, seat: SeatId) -> None:
    for card in t.zones[zones.REVEALED + seat]:
        discard(t, card)
        t.emit(events.DISCARDED, seat, card)


# -- the Decking Penalty -----------------------------------------------------------------------------------------------


def decked(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-052, KZ-129 to KZ-133, KZ-R45, KZ-R46 With three Cosmo there is a new Deck, without them none."""
    t.emit(events.DECKED, seat)
    if len(t.zones[zones.COSMO + seat]) < PENALTY:
        go_without_deck(t, seat)
    elif t.settings[RESHUFFLE_OPTIONAL]:
        t.then(steps.choose_reshuffle, seat)
    else:
        reshuffle(t, seat)


def choose_reshuffle(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-R45 With the option `reshuffle_optional` the player decides."""
    t.ask(seat, asks.RESHUFFLE, steps.take_reshuffle)
    t.offer(verbs.RESHUFFLE)
    t.offer(verbs.NO_RESHUFFLE)


def take_reshuffle(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    if option.verb is verbs.RESHUFFLE:
        reshuffle(t, t.decided)
    else:
        go_without_deck(t, t.decided)


def go_without_deck(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-131, KZ-132 No new Deck, and no Draw Phase for the rest of the Contest."""
    t.no_draw[seat] = 1
    t.emit(events.NO_DECK, seat)


def reshuffle(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-129, KZ-130, KZ-R49, KZ-R61 Three random Cosmo join the discards, and all but Field Cards are shuffled."""
    for card in random_cards(t, zones.COSMO + seat, PENALTY):
        discard(t, card)
        t.emit(events.PENALTY_PAID, seat, card)
    for card in t.zones[zones.DISCARD + seat]:
        if t.card(card).kind != FIELD_CARD:
            t.remember(card)
            t.move(card, zones.DECK + seat)
    t.shuffle(zones.DECK + seat)
    t.emit(events.RESHUFFLED, seat)


# -- discards and Cosmo ------------------------------------------------------------------------------------------------


def discard(t: ZodiacTable, card: CardId) -> None:
    """KZ-013, KZ-R58 Face up, on its owner's pile."""
    t.move(card, zones.DISCARD + t.owner[card])
    t.face_up[card] = 0
    t.damage_of[card] = 0
    t.dirty = True


def random_cards(t: ZodiacTable, zone: ZoneId, count: i64) -> Row:
    """A number of cards of a zone by chance, or all there are."""
    left = list(t.zones[zone])
    found: list[int] = []
    while left and len(found) < count:
        found.append(left.pop(t.pick(len(left))))
    return row_of(found)


def drain(t: ZodiacTable, seat: SeatId, count: i64) -> None:
    """KZ-212 So many Cosmo of the opponent, at random."""
    foe = the_opponent(t, seat)
    for card in random_cards(t, zones.COSMO + foe, count):
        discard(t, card)
        t.emit(events.DRAINED, foe, card)


def shock(t: ZodiacTable, seat: SeatId, count: i64) -> None:
    """KZ-215 So many cards from the opponent's hand, at random."""
    foe = the_opponent(t, seat)
    for card in random_cards(t, zones.HAND + foe, count):
        discard(t, card)
        t.emit(events.SHOCKED, foe, card)


def too_dear(t: ZodiacTable, seat: SeatId, cost: i64) -> Hindrance | None:
    """KZ-110, KZ-113 Whether the Cosmo area can pay so much."""
    return None if cost <= cosmo_of(t, seat) else t.hindered(why.TOO_DEAR, cost, cosmo_of(t, seat))


def cosmo_of(t: ZodiacTable, seat: SeatId) -> i64:
    """KZ-051 One card is one Cosmo."""
    return len(t.zones[zones.COSMO + seat])


def pay(t: ZodiacTable, seat: SeatId, amount: i64) -> None:
    """KZ-113, KZ-R14 So many cards of the own Cosmo area, of the player's choice."""
    cosmo = t.zones[zones.COSMO + seat]
    if amount == len(cosmo):
        pay_with(t, seat, cosmo)
    elif amount > 0:
        t.then_with(steps.choose_payment, no_numbers(), seat, amount)


def choose_payment(t: ZodiacTable, seat: SeatId, amount: i64, row: Row) -> None:
    """KZ-R14 The oldest ones, or others one by one."""
    cosmo = t.zones[zones.COSMO + seat]
    t.ask(seat, asks.PAYMENT, steps.take_payment, number=amount)
    if len(row) == 0:
        t.offer_set(verbs.PAY_WITH, cosmo[:amount])
    choose_set(t, cosmo, row, amount, amount)


def take_payment(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    pay_with(t, t.decided, t.chosen)


def pay_with(t: ZodiacTable, seat: SeatId, cards: Row) -> None:
    for card in cards:
        discard(t, card)
        t.emit(events.PAID, seat, card)
