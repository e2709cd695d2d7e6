"""Who may still castle: kings and rooks that stand where they entered the board (KC-R29), a bit each."""

from typing import Final

from hexadeck.kernel.rows import row_of

KING: Final = (1, 8)
LEFT_ROOK: Final = (2, 16)
RIGHT_ROOK: Final = (4, 32)
SQUARES: Final = (4, 0, 7, 60, 56, 63)
"""Where they entered, in the order of their bits: e1, a1, h1, e8, a8, h8."""
BITS: Final = row_of([1 << SQUARES.index(square) if square in SQUARES else 0 for square in range(64)])
"""By square."""
BETWEEN: Final = (row_of([5, 6]), row_of([1, 2, 3]), row_of([61, 62]), row_of([57, 58, 59]))
"""What lies between king and rook: White's right and left side, Black's."""
