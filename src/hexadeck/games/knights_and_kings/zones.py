"""Where cards lie (KK-012): a kind's number plus the seat. The action slots are a kind with several places."""

from typing import Final

DECK: Final = 0
HAND: Final = 8
TREASURY: Final = 16
FIELD: Final = 24
SLOTS: Final = 32
NOBLES: Final = 72
"""KK-R31 Active Multi-Turn Noble Actions lie face up beside the field."""
GRAVEYARD: Final = 80
PLAYED: Final = 88
"""A Noble Action while it is carried out, or until it can be where they are fielded first (KK-R30)."""
