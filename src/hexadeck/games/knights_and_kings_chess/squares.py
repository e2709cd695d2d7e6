"""Numbers that name squares, pieces and moves in options and events, and their words."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess.board import KIND_NAMES, SQUARE_NAMES

TO_WORDS: Final[tuple[str, ...]] = tuple(
    [f"to {square}" for square in SQUARE_NAMES]
    + [f"takes the {kind} on {square}" for kind in KIND_NAMES[1:] for square in SQUARE_NAMES]
    + [f"castles to {square}" for square in SQUARE_NAMES]
    + [f"to {square}, taking the pawn in passing" for square in SQUARE_NAMES]
)
CASTLES: Final = 7 * 64
IN_PASSING: Final = 8 * 64
"""Added to a square in the number of an option; 64 times the kind that is taken otherwise."""
PIECE_WORDS: Final[tuple[str, ...]] = tuple(
    [f"the {kind} on {square}" for kind in KIND_NAMES[1:] for square in SQUARE_NAMES]
)
SQUARE: Final = 63
"""The bits of an option's number that are its square."""


def piece_number(kind: i64, square: i64) -> i64:
    """A piece as the number of an option or an event."""
    return (kind - 1) * 64 + square


def move_number(kind: i64, square: i64, target: i64, taken: i64, in_passing: bool = False) -> i64:
    """A move as the number of an event."""
    return square | target << 6 | kind << 12 | taken << 15 | in_passing << 18
