"""Rule options, by their place in the settings."""

from typing import Final

NO_CASTLING: Final = 0
NO_EN_PASSANT: Final = 1
QUEENS_ONLY: Final = 2
FIRST_RANK_ONLY: Final = 3
SECOND_MOVE_COMPULSORY: Final = 4
TURN_CAP: Final = 5
NO_DRAW_OFFERS: Final = 6
TURN_CAPS: Final = (500, 200)
"""KC-R31 After so many turn sequences the match is a draw."""
