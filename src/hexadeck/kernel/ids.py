"""Names for the numbers that stand for cards, seats and zones: what a signature means by a number."""

from typing import TypeAlias

from mypy_extensions import i64

CardId: TypeAlias = i64
SeatId: TypeAlias = i64
ZoneId: TypeAlias = i64
