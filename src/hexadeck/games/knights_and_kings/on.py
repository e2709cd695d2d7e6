"""What cards have something to say about or wait for: the kinds of listeners."""

from typing import Final

# What statements speak about ...
HAS_ATTACK: Final = 0
HAS_DEFENSE: Final = 1
HAS_CHEVRONS: Final = 2
IS_EVASIVE: Final = 3
BLOCKS_FROM_SLOT: Final = 4
PATROLS_LESS: Final = 5
ROLLS_MORE: Final = 6
DEPOSITS_MORE: Final = 7
# ... and what instructions wait for.
PLAYED: Final = 8
PAID: Final = 9
COUNT: Final = 10
