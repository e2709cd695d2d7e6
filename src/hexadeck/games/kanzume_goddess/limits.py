"""Numbers of the rulebook."""

from typing import Final

WARRIOR_PILES: Final = 6
"""KG-034."""
DISCIPLE_PILES: Final = 5
"""Three kinds are in the box; home-made ones find room for two more."""
WARRIOR_COPIES: Final = 5
"""KG-003."""
MAIN_ENERGY: Final = 20
SUPPORT_ENERGY: Final = 10
SINGLE_ENERGY: Final = 15
"""KG-030, KG-031, KG-038 Where the Gods start."""
WINNING_ENERGY: Final = 25
"""KG-125."""
RETURN_ENERGY: Final = 5
"""KG-118 A Sealed God comes back with it."""
HAND_LIMIT: Final = 5
"""KG-064."""
GODS_TO_CHOOSE: Final = 2
"""KG-039."""
