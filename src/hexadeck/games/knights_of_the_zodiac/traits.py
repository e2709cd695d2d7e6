"""Words on cards that stand for a plain number or a plain permission (chapter 21), by kind."""

from typing import Final

GUARD: Final = 1
DEADLY: Final = 2
FOCUS: Final = 3
FROST: Final = 4
TAX: Final = 5
CAP: Final = 6
BREACH: Final = 7
REBIRTH: Final = 8
ROAM: Final = 9
BUOY: Final = 10
GRAVITY: Final = 11
FORESEE: Final = 12
STEADFAST: Final = 13

WITH_NUMBER: Final[dict[str, int]] = {
    "Guard": GUARD,
    "Deadly": DEADLY,
    "Focus": FOCUS,
    "Frost": FROST,
    "Tax": TAX,
    "Breach": BREACH,
    "Rebirth": REBIRTH,
    "Buoy": BUOY,
    "Gravity": GRAVITY,
}
OF_POWER: Final = (GUARD, DEADLY)
"""Whose number is Power, which is never counted out."""
WITHOUT_NUMBER: Final[dict[str, int]] = {"Cap": CAP, "Roam": ROAM, "Foresee": FORESEE, "Steadfast": STEADFAST}
