"""What happens that a Bond waits for."""

from typing import Final

PLAYS_THIS: Final = 1
PLAYS_WARRIOR: Final = 2
USES_ACT: Final = 3
ATTACKS_WITH_THIS: Final = 4
ATTACKS: Final = 5
IS_ATTACKED: Final = 6
KINDS: Final = 7
