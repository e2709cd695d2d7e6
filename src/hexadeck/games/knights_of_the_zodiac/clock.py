"""What holds for the table as a whole: fields of the clock, phases, steps of a battle, outcomes."""

from typing import Final

from hexadeck.kernel.schema import fields_in

CONTEST: Final = 0
TURN: Final = 1
PHASE: Final = 2
OFFENSE: Final = 3
SLOT: Final = 4
STEP: Final = 5
OUTCOME: Final = 6
WINNER: Final = 7
BATTLES: Final = 8
"""A bit for every slot where a battle is still to be fought."""
TEXTLESS: Final = 9
EXTRA_DAMAGE: Final = 10
"""Field Damage that the loser places on top of the one."""
MEND: Final = 11
OFFENSE_POWER: Final = 12
DEFENSE_POWER: Final = 13
BATTLEFIELD: Final = 14
"""The Field Card of the battle."""
CAPTURED: Final = 15
STANDING: Final = 16
"""Who would win the battle as it stands (KZ-106)."""

FIELDS: Final[tuple[str, ...]] = fields_in(globals())

# Phases (KZ-068).
SETUP: Final = 0
DRAW: Final = 1
COSMO: Final = 2
DEPLOY: Final = 3
MOVE: Final = 4
BATTLE: Final = 5
PHASE_NAMES: Final[tuple[str, ...]] = (
    "Setup",
    "Draw Phase",
    "Cosmo Phase",
    "Deploy Phase",
    "Move Phase",
    "Battle Phase",
)

# Steps of a battle (KZ-094).
NO_BATTLE: Final = 0
LEVEL_CHECK: Final = 1
EFFECTS: Final = 2
COMPARE: Final = 3
SUPPORT: Final = 4
DETERMINE: Final = 5
APPLY: Final = 6

# Who would win, where it is no seat.
NO_WINNER: Final = -2
"""KZ-R38 The battle would end without an outcome; in a tie it is nobody, -1."""

# Outcomes.
OPEN: Final = 0
WON: Final = 1
TIED: Final = 2
UNCONTESTED: Final = 3
NO_OUTCOME: Final = 4
