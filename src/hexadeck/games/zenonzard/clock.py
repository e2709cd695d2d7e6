"""The clock: what holds for the table as a whole."""

from typing import Final

TURN: Final = 0
ACTIVE: Final = 1
FIRST: Final = 2
PHASE: Final = 3
ATTACKER: Final = 4
TARGET: Final = 5
BLOCKER: Final = 6
MUST_BLOCK_NOW: Final = 7
CHAIN: Final = 8
ACTIONS: Final = 9
FIELDS: Final[tuple[str, ...]] = (
    "turn",
    "active",
    "first",
    "phase",
    "attacker",
    "target",
    "blocker",
    "must_block",
    "chain",
    "actions",
)
LIFE: Final = -2
"""Stands for the opponent's Life where a target is a card otherwise."""
GONE: Final = -3
"""Stands for a blocker that has left the field: the attack was blocked all the same (ZZ-R21)."""
