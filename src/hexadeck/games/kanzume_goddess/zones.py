"""Zones, eight apart: a zone's number is that of its kind plus the seat."""

from typing import Final

DECK: Final = 0
HAND: Final = 8
IN_PLAY: Final = 16
DISCARD: Final = 24
GOD: Final = 32
OFFERED: Final = 40
CHOSEN: Final = 48
REVEALED: Final = 56
GONE: Final = 64
PILE: Final = 72
DISCIPLES: Final = 120
NETHERWORLD: Final = 160
SET_ASIDE: Final = 168
BOX: Final = 176
STRIDE: Final = 8
