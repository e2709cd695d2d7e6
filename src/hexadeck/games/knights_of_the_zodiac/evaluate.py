"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by."""

from hexadeck.games.knights_of_the_zodiac.table import ZodiacTable


def evaluate(t: ZodiacTable, seat: int) -> int:
    return int(t.points[seat] - t.points[1 - seat])


def is_quiet(t: ZodiacTable) -> bool:
    return True


def quick_choice(t: ZodiacTable) -> int:
    return 0
