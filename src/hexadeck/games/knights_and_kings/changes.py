"""What holds for a unit for a while: kinds of changes, and until when. `cardtext.durations` has the rows."""

from typing import Final

ATTACK: Final = 0
DEFENSE: Final = 1
CHEVRONS: Final = 2
EVASIVE: Final = 3
MUST_BLOCK: Final = 4
KINDS: Final = range(5)

UNTIL_TURN_ENDS: Final = 0
UNTIL_NEXT_ATTACK: Final = 1
"""The next attack on the kingdom, or the end of the turn if there is none."""
UNTIL_RESET_OF: Final = 2
"""Plus the seat whose Reset ends it."""
UNTILS: Final = range(4)
