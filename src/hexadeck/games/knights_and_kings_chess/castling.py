"""Castling (KC-R29): who still may, kings and rooks that stand where they entered the board, a bit each; and when."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import clock, options, ways, why
from hexadeck.games.knights_and_kings_chess.board import EMPTY, ROOK, Safety, is_attacked
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.hindrance import Hindrance
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


def why_not_castle(t: ChessTable, safety: Safety, way: i64, target: i64) -> Hindrance | None:
    """KC-R29, KC-R18 Both pieces never moved, nothing between them, no attack on the king's way.

    Castling is a standard move, so for the Knight and the Queen card; Block Check moves the king.
    """
    if way != ways.BY_KNIGHT_CARD and way != ways.BY_QUEEN_CARD:
        return why.NO_CASTLING_SO
    if t.settings[options.NO_CASTLING]:
        return why.NO_CASTLING
    board = t.board
    colour = safety.colour
    unmoved = t.clock[clock.UNMOVED]
    if not unmoved & KING[colour] or safety.king != home_of_king(colour):
        return why.KING_HAS_MOVED
    is_left = target < safety.king
    rights = LEFT_ROOK if is_left else RIGHT_ROOK
    corner = safety.king - 4 if is_left else safety.king + 3
    if not unmoved & rights[colour] or board[corner] != ROOK + (colour << 3):
        return why.NO_ROOK_TO_CASTLE_WITH
    for square in BETWEEN[2 * colour + is_left]:
        if board[square] != EMPTY:
            return why.CASTLING_IS_BLOCKED
    if safety.in_check:
        return why.CASTLING_OUT_OF_CHECK
    if is_attacked(board, (safety.king + target) // 2, 1 - colour) or is_attacked(board, target, 1 - colour):
        return why.CASTLING_THROUGH_ATTACK
    return None


def home_of_king(colour: i64) -> i64:
    """KC-R29 The square of the e-file from which a king castles."""
    return 4 + 56 * colour


def is_castling(safety: Safety, square: i64, target: i64) -> bool:
    """No other move takes a king two squares along its rank."""
    return square == safety.king == home_of_king(safety.colour) and (target == square + 2 or target == square - 2)
