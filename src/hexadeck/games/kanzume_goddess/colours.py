"""Colours, a bit each (KG-R02: data, not code; a fifth colour is one word more)."""

from typing import Final

NAMES: Final[tuple[str, ...]] = ("red", "green", "silver", "yellow")
ANY: Final = (1 << len(NAMES)) - 1
