"""What can be chosen."""

from typing import Final

from hexadeck.games.zenonzard import colours
from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.roles import AUTOMATIC, QUIET, YIELDING

KEEP: Final = Verb("keep", "Keep this hand", roles=(QUIET,))
RETURN: Final = Verb("return", "Return {card}", "card")
REDRAW: Final = Verb("redraw", "Draw new cards", roles=(QUIET,))
PLACE: Final = Verb("place", "Place {card} in the base", "card")
PLACE_NEUTRAL: Final = Verb("place_neutral", "Place one Neutral Mana in the base")
NO_MANA: Final = Verb("no_mana", "Place nothing", roles=(QUIET,))
REPLACE_MANA: Final = Verb("replace_mana", "Replace {card} in the base", "card")
REPLACE_MINION: Final = Verb("replace_minion", "Replace {card} on the field", "card")
SUMMON: Final = Verb("summon", "Summon {card}", "card")
USE: Final = Verb("use", "Use {card}", "card")
MOVE_TO_BASE: Final = Verb("move_to_base", "Move {card} to the base", "card")
MOVE_TO_FIELD: Final = Verb("move_to_field", "Move {card} to the field", "card")
ATTACK_LIFE: Final = Verb("attack_life", "Attack Life with {card}", "card").called("Attack")
ATTACK_FORCE: Final = Verb("attack_force", "Attack {other} with {card}", "card", "other")
END_MAIN: Final = Verb("end_main", "End the Main Phase", roles=(QUIET, AUTOMATIC))
PASS: Final = Verb("pass", "Pass", roles=(QUIET, YIELDING, AUTOMATIC))
BLOCK: Final = Verb("block", "Block with {card}", "card")
NO_BLOCK: Final = Verb("no_block", "Do not block", roles=(QUIET, YIELDING))
PAY_AUTO: Final = Verb("pay_auto", "Pay automatically", roles=(QUIET,))
PAY: Final = Verb("pay", "Rest {card}", "card")
COLOUR: Final = Verb("colour", "{word}", "word").with_words(*colours.NAMES)
