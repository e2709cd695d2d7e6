"""Deck, drawing, shuffling, discarding, and the Netherworld (chapters 1 and 12)."""

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import asks, events, limits, steps, verbs, zones
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rows import Row, extend, no_numbers
from hexadeck.kernel.schema import PUBLIC
from hexadeck.kernel.sets import without_copies


def give(t: KTable, card: CardId, seat: SeatId) -> None:
    """The card belongs to this seat from now on, or to nobody."""
    owner = t.owner[:]
    owner[card] = seat
    t.owner = owner


def move_all(t: KTable, zone: ZoneId, to: ZoneId) -> None:
    """All cards of a zone in one step; an open pile shows them to everybody."""
    cards = t.zones[zone]
    if len(cards) == 0:
        return
    t.zones[zone] = no_numbers()
    t.zones[to] = extend(t.zones[to][:], cards)
    visibility = t.schema.visibility
    is_news = visibility[to] == PUBLIC and visibility[zone] != PUBLIC
    for card in cards:
        t.place[card] = to
        if is_news:
            t.show_to_all(card)


def has_a_card_to_draw(t: KTable, seat: SeatId) -> bool:
    """KG-110, KG-111, KG-R40 The Discard Pile is shuffled only when a card is needed and the Deck is empty."""
    if len(t.zones[zones.DECK + seat]) > 0:
        return True
    if len(t.zones[zones.DISCARD + seat]) == 0:
        return False
    move_all(t, zones.DISCARD + seat, zones.DECK + seat)
    t.shuffle(zones.DECK + seat)
    t.tell(events.SHUFFLED, seat)
    return True


def draw(t: KTable, seat: SeatId, amount: i64) -> None:
    """KG-065, KG-R41 From the top; when Deck and Discard Pile are both empty it stops without a penalty."""
    left = amount
    while left > 0 and has_a_card_to_draw(t, seat):
        for card in t.move_top(zones.DECK + seat, left, zones.HAND + seat):
            t.tell(events.DREW, seat, card)
            left -= 1


def draw_up_to(t: KTable, seat: SeatId, limit: i64) -> None:
    """KG-064, KG-R49 A hand at or above the limit draws nothing and discards nothing."""
    draw(t, seat, limit - len(t.zones[zones.HAND + seat]))


def adjudicate(t: KTable, seat: SeatId) -> i64:
    """KG-100, KG-R40, KG-R55 The top card lies open beside the Deck until the ability is finished."""
    if not has_a_card_to_draw(t, seat):
        return NOTHING
    card = t.zones[zones.DECK + seat][-1]
    t.move(card, zones.REVEALED + seat)
    t.tell(events.ADJUDICATED, seat, card)
    return card


def discard(t: KTable, seat: SeatId, card: CardId) -> None:
    """KG-R47 To the owner's Discard Pile at once."""
    t.move(card, zones.DISCARD + seat)
    t.tell(events.DISCARDED, seat, card)


def discard_from_hand(t: KTable, seat: SeatId) -> None:
    """KG-R48 The owner of the hand chooses; with two cards or more that is asked even if they are alike."""
    hand = t.zones[zones.HAND + seat]
    if len(hand) == 0 or not t.is_in(seat):
        return
    t.ask(seat, asks.DISCARD, steps.take_discard, always=len(hand) > 1)
    for card in without_copies(t, hand):
        t.offer(verbs.DISCARD_ONE, card)


def take_discard(t: KTable, option: Option) -> None:
    discard(t, t.decided, option.a)


def banish(t: KTable, card: CardId) -> None:
    """KG-009, KG-011 Into the Netherworld; from a Warrior pile the next card is turned up."""
    zone = t.place[card]
    t.move(card, zones.NETHERWORLD)
    give(t, card, NOTHING)
    t.tell(events.BANISHED, NOTHING, card)
    turn_up(t, zone)


def turn_up(t: KTable, zone: ZoneId) -> None:
    """KG-035, KG-060, KG-R08 The top card of a Warrior pile lies face up; an empty pile stays empty."""
    if zones.PILE <= zone < zones.PILE + zones.STRIDE * limits.WARRIOR_PILES and len(t.zones[zone]) > 0:
        card = t.zones[zone][-1]
        t.show_to_all(card)
        t.tell(events.TURNED_UP, NOTHING, card)


def open_cards(t: KTable, pile: ZoneId) -> Row:
    """KG-034, KG-035 What is face up in the Public Area: all Disciples of a pile, the top card of the others."""
    cards = t.zones[pile]
    return cards if pile >= zones.DISCIPLES else cards[-1:]


def hide_from_others(t: KTable, seat: SeatId, cards: Row) -> None:
    """Nobody else can tell these cards from each other any more."""
    for viewer in range(t.seats + 1):
        if viewer != seat:
            for card in cards:
                t.hide(card, viewer)
