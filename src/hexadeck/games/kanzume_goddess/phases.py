"""The phases of a turn (KG-042)."""

from typing import Final

STARTING: Final = 1
PLAY: Final = 2
RECRUIT: Final = 3
DISCARD: Final = 4
BEFORE_REFILL: Final = 5
END: Final = 6
