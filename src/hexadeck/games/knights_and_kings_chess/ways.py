"""Ways to move a piece; `asks` has for each the question for the piece and for its square."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import verbs
from hexadeck.kernel.decisions import NOTHING

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


def way_of(verb: i64) -> i64:
    """KC-023, KC-049 The way in which a play moves a piece, or the first of two; nothing where it moves none."""
    if verb == verbs.MOVE_PAWN.number:
        return BY_PAWN_CARD
    if verb == verbs.MOVE_ANY.number:
        return BY_KNIGHT_CARD
    if verb == verbs.MOVE_AGAIN.number:
        return BY_QUEEN_CARD
    if verb == verbs.STEP.number:
        return BY_KING_CARD
    if verb == verbs.BLOCK_CHECK.number:
        return KING_FROM_CHECK
    if verb == verbs.TWO_KNIGHTS.number:
        return FIRST_KNIGHT
    return BY_COMBO if verb == verbs.COMBO.number else NOTHING


def way_after(way: i64) -> i64:
    """KC-048, KC-051, KC-052 The way of a second move in the same play, if there is one."""
    if way == FIRST_KNIGHT:
        return SECOND_KNIGHT
    return AFTER_BLOCK if way == KING_FROM_CHECK else NOTHING
