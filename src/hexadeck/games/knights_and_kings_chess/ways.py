"""Ways to move a piece; `asks` has for each the question for the piece and for its square."""

from typing import Final

BY_PAWN_CARD: Final = 0
BY_KNIGHT_CARD: Final = 1
BY_QUEEN_CARD: Final = 2
BY_KING_CARD: Final = 3
BY_COMBO: Final = 4
FIRST_KNIGHT: Final = 5
SECOND_KNIGHT: Final = 6
KING_FROM_CHECK: Final = 7
AFTER_BLOCK: Final = 8
COUNT: Final = 9
