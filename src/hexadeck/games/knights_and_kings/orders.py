"""What Noble Actions do to units and decks, one function for one phrase."""

from mypy_extensions import i64

from hexadeck.cardtext.durations import add_change
from hexadeck.games.knights_and_kings import changes, events, zones
from hexadeck.games.knights_and_kings.table import KingsTable
from hexadeck.games.knights_and_kings.treasury import coin_from_deck
from hexadeck.games.knights_and_kings.units import leave_play, return_to_field
from hexadeck.kernel.ids import CardId, SeatId


def has_deck(t: KingsTable, seat: SeatId) -> bool:
    return len(t.zones[zones.DECK + seat]) > 0


def coins_from_deck(t: KingsTable, seat: SeatId, count: i64) -> None:
    """`put the top 2 cards of your deck face down into your treasury, spent`: no deposits (KK-041)."""
    for _ in range(count):
        coin_from_deck(t, seat)


def return_ready(t: KingsTable, card: CardId) -> None:
    """`return one of your units in a slot to your field, ready to act again`."""
    return_to_field(t, card)
    t.fielded[card] = 0


def return_to_hand(t: KingsTable, card: CardId) -> None:
    """`return one of your units in play to your hand`: without its damage (KK-R50)."""
    leave_play(t, card, zones.HAND)
    t.emit(events.RETURNED_TO_HAND, t.owner[card], card)


def call_out(t: KingsTable, card: CardId) -> None:
    """`one opposing fielded unit must block your next attack on the kingdom this turn`, if it legally can."""
    add_change(t, card, changes.MUST_BLOCK, 1, changes.UNTIL_NEXT_ATTACK)
    t.emit(events.CALLED_OUT, t.owner[card], card)
