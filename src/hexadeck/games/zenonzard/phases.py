"""The phases of a turn (ZZ-039)."""

from typing import Final

STANDBY: Final = 1
MANA: Final = 2
MAIN: Final = 3
END: Final = 4
