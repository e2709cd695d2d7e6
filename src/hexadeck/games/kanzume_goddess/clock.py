"""The clock: what holds for the table as a whole."""

from typing import Final

TURN: Final = 0
ROUND: Final = 1
ACTIVE: Final = 2
FIRST: Final = 3
PHASE: Final = 4
TEAMS: Final = 5
ALLOWED: Final = 6
NAMED: Final = 7
WARRIORS: Final = 8
ATTACKS_MADE: Final = 9
THUNDER: Final = 10
LIMIT: Final = 11
PUT_BACK: Final = 12
ACTIONS: Final = 13
TARGET: Final = 14
VALUE: Final = 15
REDUCTION: Final = 16
DEALT: Final = 17
FIELDS: Final[tuple[str, ...]] = (
    "turn",
    "round",
    "active",
    "first",
    "phase",
    "teams",
    "allowed",
    "named",
    "warriors",
    "attacks",
    "next_attack",
    "hand_limit",
    "put_back",
    "actions",
    "target",
    "value",
    "reduction",
    "dealt",
)
