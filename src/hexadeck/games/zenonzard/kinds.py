"""Kinds of cards."""

from typing import Final

FIELD_MINION: Final = 0
BASE_MINION: Final = 1
MAGIC: Final = 2
TOKEN: Final = 3
FORCE: Final = 4
NEUTRAL_MANA: Final = 5
