"""Numbers of the rulebook."""

from typing import Final

HAND_SIZE: Final = 8
"""KC-018 Every turn sequence begins with a hand of eight."""
TEAM_DECK: Final = 32
"""KC-005 Cards of one colour; half of them each for two partners (KC-008)."""
SUPPLY: Final = (0, 8, 2, 2, 2, 1, 1)
"""KC-003 Chess pieces of one colour, by kind."""
