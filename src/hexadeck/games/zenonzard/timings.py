"""When a card can be played, a bit each."""

from typing import Final

MAIN: Final = 1
FLASH: Final = 2
