"""Zones (ZZ-008), eight apart: a zone's number is that of its kind plus the seat."""

from typing import Final

DECK: Final = 0
HAND: Final = 8
FIELD: Final = 16
BASE: Final = 24
TRASH: Final = 32
FORCES: Final = 40
REMOVED: Final = 48
PLAYED: Final = 56
