"""Kinds of cards."""

from typing import Final

GOD: Final = 0
WARRIOR: Final = 1
DISCIPLE: Final = 2
MYTHOLOGIES: Final[tuple[str, ...]] = ("Greek", "Norse")
