"""Where cards lie (chapter 2). Kinds lie eight apart; a place on the Field area is a kind, a slot and a seat."""

from typing import Final

DECK: Final = 0
HAND: Final = 8
DISCARD: Final = 16
COSMO: Final = 24
REALM: Final = 32
POINTS: Final = 40
SUPPORT: Final = 48
"""KZ-107 Techniques and PoZ cards of the battle that is being fought."""
REVEALED: Final = 56
ASIDE: Final = 64
"""KZ-062, KZ-R52 What a player does not use in this role."""
PLAYED: Final = 72
FIELD: Final = 80
FRONT: Final = 120
"""Knights on a Field Card, each player's own."""
DAMAGE: Final = 160

SLOTS: Final = 5
"""KZ-011 Five Field Cards."""
STRIDE: Final = 8
