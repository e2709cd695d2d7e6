"""Sides for any number of players: you, your opponents, everybody; always in the order of the seats."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.kernel.ids import SeatId

ANYBODY: Final = 0
YOU: Final = 1
OPPONENTS: Final = 2
OTHERS: Final = 3
"""Everybody but you; in teams that is not the same as your opponents."""


def is_on_side(t: CardTable, side: i64, seat: SeatId, other: i64) -> bool:
    """Whether another seat belongs to a side as `seat` sees it."""
    if side == ANYBODY:
        return True
    if side == YOU:
        return other == seat
    return other != seat if side == OTHERS else other >= 0 and t.are_opponents(seat, other)


def seats_of(t: CardTable, side: i64, seat: SeatId, first: i64) -> list[int]:
    """The seats of a side that still take part, in turn from the first."""
    found: list[int] = []
    k: i64 = 0
    while k < t.seats:
        other = (first + k) % t.seats
        if t.is_in(other) and is_on_side(t, side, seat, other):
            found.append(other)
        k += 1
    return found


def the_opponent(t: CardTable, seat: SeatId) -> i64:
    """The one opponent, in a game for two."""
    assert t.seats == 2
    return 1 - seat
