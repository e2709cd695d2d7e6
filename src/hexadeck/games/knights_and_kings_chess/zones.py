"""Zones, eight apart: a zone's number is that of its kind plus the seat."""

from typing import Final

DECK: Final = 0
HAND: Final = 8
DISCARD: Final = 16
