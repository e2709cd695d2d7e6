"""Colours, a bit each."""

from typing import Final

from mypy_extensions import i64

NAMES: Final[tuple[str, ...]] = ("red", "yellow", "purple", "green", "blue", "white")
LETTERS: Final = "RYPGUW"
NONE: Final[i64] = 0
ANY: Final[i64] = 63
