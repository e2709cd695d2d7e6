"""Colours, a bit each."""

from typing import Final

NAMES: Final[tuple[str, ...]] = ("red", "yellow", "purple", "green", "blue", "white")
LETTERS: Final = "RYPGUW"
NONE: Final = 0
ANY: Final = 63
