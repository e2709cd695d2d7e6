"""An ability in progress is a row of `declared`; what waits for the end of an Attack is one of `riders`."""

from typing import Final

from hexadeck.kernel.schema import fields_in

CARD: Final = 0
ABILITY: Final = 1
SEAT: Final = 2
TARGET: Final = 3
PAID: Final = 4
NEGATED: Final = 5
REVEALED: Final = 6
FIELDS: Final[tuple[str, ...]] = fields_in(globals())
SIZE: Final = 7
RIDER_FIELDS: Final[tuple[str, ...]] = ("program", "card", "seat")
RIDER_SIZE: Final = 3
