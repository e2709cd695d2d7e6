"""Legal combos: a Knight card with one other back-rank card (KC-049 to KC-057)."""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import steps, ways
from hexadeck.games.knights_and_kings_chess.board import KNIGHT
from hexadeck.games.knights_and_kings_chess.table import ChessTable


def play_two_knights(t: ChessTable) -> None:
    """KC-051, KC-052, KC-R20 Two knight moves in a row, by one knight or by two."""
    t.then(steps.choose_piece, ways.FIRST_KNIGHT, KNIGHT)
    t.then(steps.choose_piece, ways.SECOND_KNIGHT, KNIGHT)


def play_combo(t: ChessTable, partner: i64) -> None:
    """KC-054 to KC-057 A knight moves as the partner's piece, or that piece as a knight: the piece chosen decides."""
    t.then(steps.choose_piece, ways.BY_COMBO, partner)
