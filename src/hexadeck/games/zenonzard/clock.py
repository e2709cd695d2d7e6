"""The clock: what holds for the table as a whole."""

from typing import Final

from hexadeck.kernel.schema import fields_in

TURN: Final = 0
ACTIVE: Final = 1
FIRST: Final = 2
PHASE: Final = 3
ATTACKER: Final = 4
TARGET: Final = 5
BLOCKER: Final = 6
MUST_BLOCK: Final = 7
CHAIN: Final = 8
ACTIONS: Final = 9
FIELDS: Final[tuple[str, ...]] = fields_in(globals())
LIFE: Final = -2
"""Stands for the opponent's Life where a target is a card otherwise."""
GONE: Final = -3
"""Stands for a blocker that has left the field: the attack was blocked all the same (ZZ-R21)."""
