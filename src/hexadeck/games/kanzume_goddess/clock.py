"""The clock: what holds for the table as a whole."""

from typing import Final

from hexadeck.kernel.schema import fields_in

TURN: Final = 0
ROUND: Final = 1
ACTIVE: Final = 2
FIRST: Final = 3
PHASE: Final = 4
TEAMS: Final = 5
ALLOWED: Final = 6
NAMED: Final = 7
WARRIORS: Final = 8
ATTACKS: Final = 9
NEXT_ATTACK: Final = 10
HAND_LIMIT: Final = 11
PUT_BACK: Final = 12
ACTIONS: Final = 13
TARGET: Final = 14
VALUE: Final = 15
REDUCTION: Final = 16
DEALT: Final = 17
FIELDS: Final[tuple[str, ...]] = fields_in(globals())
