"""Colours, a bit each (KG-R02: data, not code; a fifth colour is one word more)."""

from typing import Final

NAMES: Final[tuple[str, ...]] = ("red", "green", "silver", "yellow")
ANY: Final = (1 << len(NAMES)) - 1
BY_BIT: Final[tuple[str, ...]] = tuple(
    ["".join([NAMES[i] for i in range(len(NAMES)) if bit == 1 << i]) for bit in range(ANY + 1)]
)
"""The names again, each at the place of its bit."""
