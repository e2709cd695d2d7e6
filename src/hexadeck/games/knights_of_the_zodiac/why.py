"""Why something may not be done, each with its rule."""

from typing import Final

from hexadeck.games.knights_of_the_zodiac import clock
from hexadeck.kernel.hindrance import Hindrance

NEXT_FIELD: Final = Hindrance("KZ-R07", "Field {a} comes first.")
PLACED: Final = Hindrance("KZ-R07", "It lies on Field {a} for the whole Contest.")

# What waits.
DEPLOYED_LATER: Final = Hindrance("KZ-077", "Knights in hand are deployed in the Deploy Phase.")
PLACED_IN_BATTLE: Final = Hindrance("KZ-107", "It is placed in step d of a battle.")
OTHER_PHASE: Final = Hindrance("KZ-039", "It can be played at the start of the {word} only.", *clock.PHASE_NAMES)
OTHER_ROLE: Final = Hindrance("KZ-102", "Only the {word} can play it.", "", "Offense", "Defense")
TOO_DEAR: Final = Hindrance("KZ-113", "It costs {a} Cosmo, you have {b}.")
AFTER_THE_START: Final = Hindrance(
    "KZ-R34", "Cards are played first at the start of the phase. Pass, and then it is the Knights' turn."
)
MOVES_LATER: Final = Hindrance("KZ-081", "Knights move in the Move Phase.")
IS_COSMO: Final = Hindrance("KZ-076", "It is Cosmo. It pays for Power of Zodiac cards and Techniques.")
DISCARDED: Final = Hindrance("KZ-013", "It lies in the Discard Pile.")
DEFEATED: Final = Hindrance("KZ-120", "It was defeated, and counts for your opponent until the Contest ends.")

# Moves.
NO_FIELD: Final = Hindrance("KZ-R07", "There is no Field Card on that slot any more.")
HAS_MOVED: Final = Hindrance("KZ-082", "It has already moved this turn.")
GATED: Final = Hindrance("KZ-R36", "Your opponent has closed that Field Card to your Knights this turn.")
FIELD_TO_FIELD: Final = Hindrance("KZ-085", "A Knight does not move from one Field Card to another.")
OVER_LIMIT: Final = Hindrance("KZ-R16", "Your Levels there would be {a}, above the Limit of {b}.")
OPPOSED: Final = Hindrance("KZ-233", "Your opponent has a Knight there.")
NOT_YOURS: Final = Hindrance("KZ-081", "It is your opponent's Knight.")
NOT_IN_REALM: Final = Hindrance("KZ-R17", "It does not lie in your Realm.")

# Battles.
NOT_IN_BATTLE: Final = Hindrance("", "It is not in this battle.")
NO_BATTLE: Final = Hindrance("KZ-092", "No battle is left there this turn.")
CANNOT_USE: Final = Hindrance("KZ-032", "It cannot use {card}.")
