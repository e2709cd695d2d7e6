"""What holds for the table as a whole."""

from typing import Final

from hexadeck.kernel.schema import fields_in

TURN: Final = 0
ACTIVE: Final = 1
FIRST: Final = 2
PHASE: Final = 3
DEPOSITS: Final = 4
"""How many cards were deposited this turn."""
FIELDED: Final = 5
"""How many cards were fielded this turn."""
ATTACKER: Final = 6
"""The card that leads the attack under way."""
TARGET: Final = 7
BLOCKER: Final = 8
"""The card that blocks it, or leads the blocking stack."""
FIELDS: Final[tuple[str, ...]] = fields_in(globals())

RESET: Final = 1
DRAW: Final = 2
UPKEEP: Final = 3
FIELD_OR_TREASURE: Final = 4
ACTIONS: Final = 5

KINGDOM: Final = -2
"""Stands for the opponent's kingdom where a target is a card otherwise."""
