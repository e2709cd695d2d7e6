"""Coins: deposits, payments, and what lies face down (chapter 6)."""

from mypy_extensions import i64

from hexadeck.cardtext.statements import sum_said_to
from hexadeck.games.knights_and_kings import clock, events, on, zones
from hexadeck.games.knights_and_kings.table import DEPOSITS, KingsTable
from hexadeck.kernel.ids import CardId, SeatId


def unspent_coins(t: KingsTable, seat: SeatId) -> i64:
    """KK-044 Every card of the treasury is a coin."""
    count: i64 = 0
    for coin in t.zones[zones.TREASURY + seat]:
        if not t.spent[coin]:
            count += 1
    return count


def pay(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-048 What the card does on payment comes of it."""
    turn_coins(t, seat, card)
    t.tell(events.PAID, seat, card, number=t.card(card).cost)


def turn_coins(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-048, KK-R45 As many coins as the card costs are turned; they are all alike, so the oldest go first."""
    left = t.card(card).cost
    for coin in t.zones[zones.TREASURY + seat]:
        if left > 0 and not t.spent[coin]:
            t.spent[coin] = 1
            left -= 1


def deposit_limit(t: KingsTable, seat: SeatId) -> i64:
    """KK-041 Two a turn, unless a card says more."""
    return DEPOSITS + sum_said_to(t, on.DEPOSITS_MORE, seat)


def deposit(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-042, KK-043, KK-R04 From the hand, face down, unspent."""
    hide_hand(t, seat)
    t.clock[clock.DEPOSITS] += 1
    t.move(card, zones.TREASURY + seat)
    t.spent[card] = 0
    t.emit(events.DEPOSITED, seat, card)


def hide_hand(t: KingsTable, seat: SeatId) -> None:
    """KK-043 Whoever has seen cards of this hand must not learn which of them becomes a coin."""
    viewer: i64 = 0
    while viewer <= t.seats:
        if viewer != seat:
            for card in t.zones[zones.HAND + seat]:
                t.hide(card, viewer)
        viewer += 1


def coin_from_deck(t: KingsTable, seat: SeatId) -> None:
    """The top card of the deck becomes a spent coin; its owner may look at it (KK-R05)."""
    deck = t.zones[zones.DECK + seat]
    if len(deck) > 0:
        card = deck[-1]
        t.move(card, zones.TREASURY + seat)
        t.spent[card] = 1
        t.emit(events.BECAME_COIN, seat, card)


def reset_coins(t: KingsTable, seat: SeatId) -> None:
    """KK-035, KK-049 All of them are unspent again."""
    for coin in t.zones[zones.TREASURY + seat]:
        t.spent[coin] = 0
