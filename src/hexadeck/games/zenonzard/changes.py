"""Kinds of changes that last for a while."""

from typing import Final

BP: Final = 0
DP: Final = 1
PRINTED_DP: Final = 2
DP_BECOMES: Final = 3
KEYWORD: Final = 4
CANNOT_BLOCK: Final = 5
CANNOT_BE_BLOCKED: Final = 6
MUST_BLOCK: Final = 7
STAYS_RESTED: Final = 8
KINDS: Final = 9
