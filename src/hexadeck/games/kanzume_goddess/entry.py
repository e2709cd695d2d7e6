"""An ability in progress is a row of `declared`; what waits for the end of an Attack is one of `riders`."""

from typing import Final

FIELDS: Final[tuple[str, ...]] = ("card", "ability", "seat", "target", "paid", "negated", "revealed")
SIZE: Final = 7
CARD: Final = 0
ABILITY: Final = 1
SEAT: Final = 2
TARGET: Final = 3
PAID: Final = 4
NEGATED: Final = 5
REVEALED: Final = 6
RIDER_FIELDS: Final[tuple[str, ...]] = ("program", "card", "seat")
RIDER_SIZE: Final = 3
