"""Rule options, by their place in the settings."""

from typing import Final

MARKET: Final = 0
ROUND_LIMIT: Final = 1
FIRST_HAND: Final = 2
PAY_TO_ZERO: Final = 3
FIRST_MAIN_GOD: Final = 4
SECOND_MAIN_GOD: Final = 5
ROUND_LIMITS: Final = (100, 25, 20, 30)
FIRST_HANDS: Final = (5, 4, 3)
PLAYERS: Final[tuple[str, ...]] = ("first", "second", "last")
"""The players of a team in the order of their seats; in a team of two, the second is the last."""
MARKET_NAMES: Final[tuple[str, ...]] = ("random", "first game", "war", "ascension", "intrigue")
