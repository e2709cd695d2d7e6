"""Rule options, by their place in the settings."""

from typing import Final

MARKET: Final = 0
ROUND_LIMIT: Final = 1
FIRST_HAND: Final = 2
PAY_TO_ZERO: Final = 3
MAIN_GODS: Final = 4
ROUND_LIMITS: Final = (100, 25, 20, 30)
FIRST_HANDS: Final = (5, 4, 3)
MARKET_NAMES: Final[tuple[str, ...]] = ("random", "first game", "war", "ascension", "intrigue")
