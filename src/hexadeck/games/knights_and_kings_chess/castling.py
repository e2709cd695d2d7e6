"""Who may still castle: kings and rooks that stand where they entered the board (KC-R29), a bit each."""

from typing import Final

KING: Final = (1, 8)
LEFT_ROOK: Final = (2, 16)
RIGHT_ROOK: Final = (4, 32)
BITS: Final = {4: 1, 0: 2, 7: 4, 60: 8, 56: 16, 63: 32}
"""By the squares e1, a1, h1, e8, a8, h8."""
