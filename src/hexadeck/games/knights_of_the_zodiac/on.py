"""The moments at which texts work (chapter 21)."""

from typing import Final

ALWAYS: Final = 0
REVEAL: Final = 1
CHECK: Final = 2
WIN: Final = 3
LOSS: Final = 4
TIE: Final = 5
UNCONTESTED: Final = 6
PULLED_BACK: Final = 7
CAPTURE: Final = 8
CANCEL: Final = 9
"""Cards that cancel others come before all that works in step d (KZ-R30)."""

WORDS: Final[dict[str, int]] = {
    "when revealed": REVEAL,
    "at the check": CHECK,
    "on a win": WIN,
    "on a loss": LOSS,
    "on a tie": TIE,
    "uncontested": UNCONTESTED,
    "when pulled back": PULLED_BACK,
    "on capture": CAPTURE,
}
