"""An ability in progress is seven numbers in `declared`."""

from typing import Final

SIZE: Final = 7
CARD: Final = 0
ABILITY: Final = 1
SEAT: Final = 2
TARGET: Final = 3
PAID: Final = 4
NEGATED: Final = 5
REVEALED: Final = 6
RIDER_SIZE: Final = 3
"""What waits for the end of an Attack: (program, card, seat)."""
