"""What happened this turn: (kind and seat, card, print), three numbers each."""

from typing import Final

SIZE: Final = 3
SUMMONED: Final = 0
USED_MAGIC: Final = 2
PLACED: Final = 4
LIFE_DAMAGED: Final = 6
TURN_ENDED: Final = 8
"""An end-of-turn effect was carried out: the card that has it, and its program."""
