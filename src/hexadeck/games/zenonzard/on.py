"""What abilities wait for: the kinds of listeners after those of `modifiers`."""

from typing import Final

TURN_START: Final = 16
TURN_END: Final = 17
FOE_TURN_END: Final = 18
ENTERS: Final = 19
ATTACKS: Final = 20
BLOCKS: Final = 21
IS_BLOCKED: Final = 22
DESTROYED: Final = 23
WINS: Final = 24
DEALS: Final = 25
FORCE_KILL: Final = 26
BATTLE_ENDS: Final = 27
LIFE_DAMAGED: Final = 28
USES_MAGIC: Final = 29
PLAYS_CARD: Final = 30
PLACED: Final = 31
MOVES_OUT: Final = 32
MOVES: Final = 33
SUMMONS: Final = 34
FOUGHT: Final = 35
ANY_TURN_END: Final = 36
SUMMONED: Final = 37
"""About the card itself, where others hear SUMMONS."""
PLACED_FROM_HAND: Final = 38
FORCE_DESTROYED: Final = 39
KINDS: Final = 40
AT_LIFE: Final = 1
AT_FORCE: Final = 2
"""What an event was aimed at, where a text can ask for it."""
