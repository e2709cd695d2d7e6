"""Keywords, a bit each."""

from typing import Final

CHARGE: Final = 1
SWOOP: Final = 2
RESURGE: Final = 4
REVENGE: Final = 8
PIERCE: Final = 16
INFILTRATE: Final = 32
BY_WORD: Final = {
    "Charge": CHARGE,
    "Swoop": SWOOP,
    "Resurge": RESURGE,
    "Revenge": REVENGE,
    "Pierce": PIERCE,
    "Infiltrate": INFILTRATE,
}
