"""What holds for the table as a whole: the fields of the column `clock`."""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.schema import fields_in

TURN: Final[i64] = 0
ROUND: Final[i64] = 1
ACTIVE: Final[i64] = 2
FIRST: Final[i64] = 3
"""SS-028 Whose Hero marker shows side 1."""
PHASE: Final[i64] = 4
FLAMES: Final[i64] = 5
ENDING: Final[i64] = 6
"""SS-084 Not 0 once the end of the match is triggered."""
ALL_FORCE: Final[i64] = 7
"""SS-113 Force that all Characters of the active player get this turn."""
ARMOURS_BY_FORCE: Final[i64] = 8
"""SS-R73 Not 0 while Armours on the field can be acquired with Force."""
ACTIONS: Final[i64] = 9
"""How often the active player has chosen what to do; evaluations go by it, too."""
POPE: Final[i64] = 10
"""SS-R48 Not 0 once a card has shuffled itself back into the Reserve in this refill."""
CANCELLED: Final[i64] = 11
"""SS-R69 How many of these actions were acquisitions that were cancelled."""
FIELDS: Final[tuple[str, ...]] = fields_in(globals())

MAIN: Final[i64] = 1
MAINTENANCE: Final[i64] = 2
