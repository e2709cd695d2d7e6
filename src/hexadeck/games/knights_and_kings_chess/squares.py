"""Numbers that name pieces and moves in events."""

from typing import Final

from mypy_extensions import i64

SQUARE: Final = 63
"""The bits of an event's number that are its square."""


def piece_number(kind: i64, square: i64) -> i64:
    """A piece as the number of an event."""
    return (kind - 1) * 64 + square


def move_number(kind: i64, square: i64, target: i64, taken: i64, in_passing: bool = False) -> i64:
    """A move as the number of an event."""
    return square | target << 6 | kind << 12 | taken << 15 | in_passing << 18
