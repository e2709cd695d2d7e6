"""Rule options, by their place in the settings."""

from typing import Final

NEUTRAL_NEEDS_NO_BASE_MINION: Final = 0
DECK_OUT_AT_DRAW: Final = 1
NO_FIRST_TURN_ATTACK: Final = 2
SECOND_PLAYER_EXTRA_DRAW: Final = 3
STRICT_COPIES: Final = 4
