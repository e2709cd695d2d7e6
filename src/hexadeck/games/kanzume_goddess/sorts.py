"""Sorts of abilities (KG-067, KG-102)."""

from typing import Final

ACT: Final = 0
REACT: Final = 1
BOND: Final = 2
POWER: Final = 3
"""A God's ability that its player activates in a phase."""
