"""What happened this turn: what it was and whose, the card, what is printed on it, and a program."""

from typing import Final

FIELDS: Final = ("deed", "card", "face", "program")
SIZE: Final = len(FIELDS)
SUMMONED: Final = 0
USED_MAGIC: Final = 2
PLACED: Final = 4
LIFE_DAMAGED: Final = 6
TURN_ENDED: Final = 8
"""An end-of-turn effect was carried out: the card that has it, and its program."""
