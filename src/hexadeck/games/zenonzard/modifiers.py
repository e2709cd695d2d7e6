"""What abilities change while they hold: the kinds of listeners before those of `on`."""

from typing import Final

HAS_BP: Final = 0
HAS_DP: Final = 1
HAS_KEYWORD: Final = 2
COSTS: Final = 3
CANNOT: Final = 4
UNBLOCKABLE: Final = 5
UNCHOOSABLE: Final = 6
SPARES_FORCES: Final = 7
ARRIVES_RESTED: Final = 8
REDUCES: Final = 9
WILD_MANA: Final = 10
RESTS_MORE: Final = 11
SUMMONS_TWICE: Final = 12
RETURNS_TO_FIELD: Final = 13
NOT_RESTORED: Final = 14
NOT_REDUCED: Final = 15
