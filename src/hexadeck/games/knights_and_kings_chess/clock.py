"""The clock: what holds for the table as a whole."""

from typing import Final

from hexadeck.kernel.schema import fields_in

TURN: Final = 0
ACTIVE: Final = 1
CHECK: Final = 2
EN_PASSANT: Final = 3
UNMOVED: Final = 4
SHUFFLES: Final = 5
FIELDS: Final[tuple[str, ...]] = fields_in(globals())
