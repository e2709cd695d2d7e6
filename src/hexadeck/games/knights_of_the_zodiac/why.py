"""Why something may not be done, each with its rule."""

from typing import Final

from hexadeck.games.knights_of_the_zodiac import clock
from hexadeck.kernel.hindrance import Hindrance

NO_FIELD: Final = Hindrance("KZ-R07", "There is no Field Card on that slot any more.")
HAS_MOVED: Final = Hindrance("KZ-082", "Each Knight moves at most once a turn.")
GATED: Final = Hindrance("KZ-R36", "Your opponent has closed this Field Card to your Knights this turn.")
FIELD_TO_FIELD: Final = Hindrance("KZ-085", "A Knight does not move from one Field Card to another.")
MOVES_LATER: Final = Hindrance("KZ-081", "Knights move in the Move Phase.")
DEPLOYED_LATER: Final = Hindrance("KZ-077", "Knights in hand are deployed in the Deploy Phase.")
PLACED_IN_BATTLE: Final = Hindrance("KZ-107", "A Technique is placed in a battle.")
OTHER_PHASE: Final = Hindrance("KZ-039", "It can be played in the {word} only.", *clock.PHASE_NAMES)
OVER_LIMIT: Final = Hindrance("KZ-R16", "On Field {c} your Levels would be {a}, above the Limit of {b}.")
IS_COSMO: Final = Hindrance("KZ-076", "It is Cosmo. It pays for Power of Zodiac cards and Techniques.")
DEFEATED: Final = Hindrance("KZ-120", "It was defeated, and counts for your opponent until the Contest ends.")
