"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by."""

from hexadeck.games.saint_seiya.score import points_of
from hexadeck.games.saint_seiya.table import STable


def evaluate(t: STable, seat: int) -> int:
    return points_of(t, seat)


def is_quiet(t: STable) -> bool:
    return True


def quick_choice(t: STable) -> int:
    return 0
