"""Numbers of the rulebook."""

from typing import Final

DECK_SIZE: Final = 40
COPIES: Final = 3
FORCE_COUNT: Final = 2
LIFE_AND_FORCES: Final = 12
OPENING_HAND: Final = 6
HAND_LIMIT: Final = 10
FIELD_LIMIT: Final = 5
BASE_LIMIT: Final = 10
POINTS_CAP: Final = 10
CHAIN_LIMIT: Final = 500
