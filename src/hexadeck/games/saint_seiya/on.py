"""What cards speak about, and what they wait for: the kinds of listeners."""

from typing import Final

HAS_FORCE: Final = 0
HAS_COSMO: Final = 1
COSTS_FORCE: Final = 2
COSTS_COSMO: Final = 3
CANNOT_BE_WOUNDED: Final = 4
CANNOT_BE_HEALED: Final = 5
CANNOT_BE_ACQUIRED: Final = 6
CAN_ACQUIRE: Final = 7
"""SS-R30 Who can acquire the card that speaks for Cosmo, though it prints no such cost, and for how much."""
NEEDS_FIGHTERS: Final = 8
TAKES_A_CARD: Final = 9
ARRIVES: Final = 10
DEFEATED: Final = 11
PLAYED: Final = 12
WINS_OVER: Final = 13
KINDS: Final = 14
