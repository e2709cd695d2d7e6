"""Heads of lines: when a text is carried out, or where and on whose turns it holds (chapter 21)."""

from typing import Final

from hexadeck.cardtext.abilities import ON_OTHER_TURN, ON_OWN_TURN
from hexadeck.cardtext.timings import Timing
from hexadeck.games.zenonzard import kinds, on, timings, zones

MAGIC: Final = (kinds.MAGIC,)
MINIONS: Final = (kinds.FIELD_MINION, kinds.BASE_MINION, kinds.TOKEN)
IN_PLAY: Final = (*MINIONS, kinds.FORCE)
ON_TABLE: Final = (zones.FIELD, zones.FORCES)

MAIN: Final = Timing("Main", types=MAGIC)
FLASH: Final = Timing("Flash", types=MAGIC)
MAIN_OR_FLASH: Final = Timing("Main or Flash", types=MAGIC)
WHEN_SUMMONED: Final = Timing("When summoned", own=(on.SUMMONED,), types=MINIONS)
SUMMONED_AND_TURN_START: Final = Timing(
    "When summoned and at the start of your turn", (on.SUMMONED,), (on.TURN_START,), (zones.FIELD,), MINIONS
)

TIMED: Final = (
    MAIN,
    FLASH,
    MAIN_OR_FLASH,
    WHEN_SUMMONED,
    Timing("When destroyed", own=(on.DESTROYED, on.FORCE_DESTROYED), types=IN_PLAY),
    Timing("When attacking", own=(on.ATTACKS,), types=MINIONS),
    Timing("When attacking Life", own=(on.ATTACKS,), types=MINIONS, narrow=on.AT_LIFE),
    Timing("When attacking a Force", own=(on.ATTACKS,), types=MINIONS, narrow=on.AT_FORCE),
    Timing("When blocking", own=(on.BLOCKS,), types=MINIONS),
    Timing("When attacking or blocking", own=(on.ATTACKS, on.BLOCKS), types=MINIONS),
    Timing("When placed", own=(on.PLACED_FROM_HAND,), types=MINIONS),
    Timing("At the start of your turn", heard=(on.TURN_START,), places=ON_TABLE, types=IN_PLAY),
    SUMMONED_AND_TURN_START,
    Timing("At the end of your turn", heard=(on.TURN_END,), places=ON_TABLE, types=IN_PLAY),
    Timing("At the end of the foe's turn", heard=(on.FOE_TURN_END,), places=ON_TABLE, types=IN_PLAY),
    Timing("In the base, at the end of your turn", heard=(on.TURN_END,), places=(zones.BASE,), types=MINIONS),
)
"""Heads of lines that are carried out once, at that time."""

MAGIC_TIMES: Final = {
    MAIN.text: timings.MAIN,
    FLASH.text: timings.FLASH,
    MAIN_OR_FLASH.text: timings.MAIN | timings.FLASH,
}

IN_HAND: Final = Timing("In your hand, on your turn", types=(kinds.FIELD_MINION,), turns=ON_OWN_TURN)
IN_TRASH: Final = Timing("In the trash", types=IN_PLAY)
IN_DECK: Final = Timing("In a deck", types=IN_PLAY)
STANDING: Final = (
    Timing("Passive", places=ON_TABLE, types=IN_PLAY),
    Timing("On your turn", places=ON_TABLE, types=IN_PLAY, turns=ON_OWN_TURN),
    Timing("On the foe's turn", places=ON_TABLE, types=IN_PLAY, turns=ON_OTHER_TURN),
    IN_HAND,
    IN_TRASH,
    IN_DECK,
)
"""Heads of lines that hold as long as the card lies where they work."""
