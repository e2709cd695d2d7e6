"""What happened this turn: what it was and whose, the card, what is printed on it, and a program."""

from typing import Final

FIELDS: Final[tuple[str, ...]] = ("deed", "card", "face", "program")
SIZE: Final = 4
SUMMONED: Final = 0
USED_MAGIC: Final = 2
PLACED: Final = 4
LIFE_DAMAGED: Final = 6
TURN_ENDED: Final = 8
"""An end-of-turn effect was carried out: the card that has it, and its program."""
