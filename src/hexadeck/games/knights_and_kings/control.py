"""The Control Score and both ways to win (chapters 1 and 17)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_and_kings import clock, events
from hexadeck.games.knights_and_kings.table import WINNING_CONTROL, KingsTable
from hexadeck.kernel.ids import SeatId


def control_of(t: KingsTable, seat: SeatId) -> i64:
    """KK-005 A player's score."""
    return t.control[seat]


def gain_control(t: KingsTable, seat: SeatId, amount: i64) -> None:
    """KK-072 The score goes up, and is looked at (KK-R18)."""
    add_control(t, seat, amount)
    check_scores(t)


def lose_control(t: KingsTable, seat: SeatId, amount: i64) -> None:
    """KK-063 The score goes down, and is looked at (KK-R18)."""
    add_control(t, seat, -amount)
    check_scores(t)


def add_control(t: KingsTable, seat: SeatId, amount: i64) -> None:
    """KK-R20 A score never falls below 0."""
    if amount > 0:
        t.control[seat] += amount
        t.emit(events.CONTROL_GAINED, seat, number=amount)
    elif amount < 0:
        lost = min(-amount, t.control[seat])
        t.control[seat] -= lost
        t.emit(events.CONTROL_LOST, seat, number=lost)


def check_scores(t: KingsTable) -> None:
    """KK-002 to KK-004, KK-R19 Who has won; if both have, the player whose turn it is."""
    active = t.clock[clock.ACTIVE]
    for seat in (active, the_opponent(t, active)):
        if t.control[seat] >= WINNING_CONTROL:
            t.end((seat,), f"Player {seat + 1} has reached {WINNING_CONTROL} Control.", "KK-110")
            return
        if t.control[the_opponent(t, seat)] == 0:
            t.end((seat,), f"Player {2 - seat} has no Control left.", "KK-111")
            return


def opponent_loses(t: KingsTable, seat: SeatId, amount: i64) -> None:
    """`your opponent loses 3 Control`."""
    lose_control(t, the_opponent(t, seat), amount)


def all_lose(t: KingsTable, seat: SeatId, amount: i64) -> None:
    """`each player loses 3 Control`: at the same instant (KK-R19)."""
    for one in (seat, the_opponent(t, seat)):
        add_control(t, one, -amount)
    check_scores(t)
