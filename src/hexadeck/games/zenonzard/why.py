"""Why something may not be done, each reason with its rule."""

from typing import Final

from hexadeck.games.zenonzard import colours
from hexadeck.kernel.hindrance import Hindrance

TOO_DEAR: Final = Hindrance("ZZ-057", "It costs {a} mana, you have {b} Active.")
NO_SUCH_COLOUR: Final = Hindrance("ZZ-058", "Needs {a} {word} mana, you have none.", *colours.NAMES)
TOO_LITTLE_COLOUR: Final = Hindrance("ZZ-058", "Needs {a} {word} mana, you have {b}.", *colours.NAMES)
TOO_FEW_COLOURS: Final = Hindrance("ZZ-058", "Your mana cannot pay for all its colours at once: you need {a} more.")
DOES_NOTHING: Final = Hindrance("ZZ-R33", "Nothing it says would have any effect now.")
NOT_SUMMONED: Final = Hindrance(
    "ZZ-075", "A Base Minion is placed in the Mana Phase. It is never summoned from the hand."
)
FLASH_ONLY: Final = Hindrance("ZZ-078", "It has Flash only: use it while a minion attacks.")
NO_FLASH: Final = Hindrance("ZZ-100", "In a Flash Phase only Flash Magic and minions with Swoop can be played.")
NOT_PLACED: Final = Hindrance("ZZ-048", "Only a Base Minion can be placed in the Mana Phase.")

RESTED: Final = Hindrance("ZZ-026", "It is Rested. Only an Active minion can attack or block.")
NO_FIRST_ATTACK: Final = Hindrance("ZZ-R12", "In this match the first player cannot attack on the first turn.")
TEXT_FORBIDS: Final = Hindrance(
    "ZZ-024", "Its own text keeps it from {word}.", "", "attacking", "blocking", "", "moving"
)
"""The words by the bit of what it would do."""
NO_TARGET: Final = Hindrance("ZZ-093", "Minions cannot be attacked. Attack Life or a Force.")
NO_ATTACKER: Final = Hindrance("ZZ-091", "You have no minion that can attack it now.")
NEW_HERE: Final = Hindrance("ZZ-097", "It arrived this turn: it cannot attack Life while a Force stands.")
NO_FORCE_STANDS: Final = Hindrance("ZZ-093", "All the foe's Forces are destroyed. Attack Life.").aside()
FORCES_SPARED: Final = Hindrance("ZZ-R25", "An effect keeps it from attacking Forces.")
ALL_ACTIONS_TAKEN: Final = Hindrance("ZZ-R56", "You have taken {a} actions this turn. You can only end it.")

BLOCKS_LATER: Final = Hindrance("ZZ-103", "Minions block when the Flash Phase is over.")
KEPT_FROM_BLOCKING: Final = Hindrance("ZZ-107", "An effect keeps it from blocking.")
INFILTRATED: Final = Hindrance("ZZ-206", "The attacker has Infiltrate: only a minion with cost {a} can block it.")
UNBLOCKABLE: Final = Hindrance("ZZ-107", "An effect keeps it from blocking this attacker.")
ANOTHER_MUST: Final = Hindrance("ZZ-214", "Another minion must block.")

NO_MOVEMENT: Final = Hindrance("ZZ-087", "You have no Movement left.")
TOKEN_STAYS: Final = Hindrance("ZZ-085", "Tokens cannot be moved.")
NEUTRAL_MANA_STAYS: Final = Hindrance("ZZ-063", "Neutral Mana can never be moved.")
MANA_RESTED: Final = Hindrance("ZZ-027", "It is Rested. Only Active mana can be spent.")
OTHER_COLOURS: Final = Hindrance("ZZ-058", "The rest of the cost needs mana of other colours.")

FORCE_WORKS_ALONE: Final = Hindrance("ZZ-017", "A Force has no cost. Its ability works by itself.")
FORCE_DESTROYED: Final = Hindrance("ZZ-120", "It is destroyed and has no further effect.")
IN_THE_TRASH: Final = Hindrance("ZZ-011", "It is in the trash.")
OUT_OF_THE_GAME: Final = Hindrance("ZZ-008", "It is out of the game.")
