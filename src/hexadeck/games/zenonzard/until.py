"""When a change ends."""

from typing import Final

from hexadeck.cardtext.durations import OF_ITS_PLAYER

IT_LEAVES: Final = -1
"""For as long as the minion stays on the field (ZZ-211)."""
TURN_ENDS: Final = 0
BATTLE_ENDS: Final = 1
STANDBY_OF: Final = 2
"""Plus the seat whose Standby Phase ends it."""
MY_STANDBY: Final = STANDBY_OF + OF_ITS_PLAYER
KINDS: Final = 4
