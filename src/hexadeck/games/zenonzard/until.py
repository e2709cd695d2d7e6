"""When a change ends."""

from typing import Final

IT_LEAVES: Final = -1
"""For as long as the minion stays on the field (ZZ-211)."""
TURN_ENDS: Final = 0
BATTLE_ENDS: Final = 1
STANDBY_OF: Final = 2
"""Plus the seat whose Standby Phase ends it."""
KINDS: Final = 4
