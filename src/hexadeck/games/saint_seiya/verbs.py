"""What can be chosen."""

from typing import Final

from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.roles import AUTOMATIC, QUIET

HERO: Final = Verb("hero", "Play as {print}", "print")
PLAY: Final = Verb("play", "Play {card} under {other}", "card", "other")
EQUIP: Final = Verb("equip", "Put on {card}", "card").called("Put on")
FIGHT: Final = Verb("fight", "Fight {card}: {number} Force", "card", "number")
ALLY: Final = Verb("ally", "Win over {card}: {number} Cosmo", "card", "number")
ACTIVATE: Final = Verb("activate", "Use {card}: {word}", "card", "word").with_words(
    "discard it", "wound it", "destroy it"
)
HEAL: Final = Verb("heal", "Heal {other} with {card}", "card", "other")
HEAL_MORE: Final = Verb("heal_more", "Heal {card} as well", "card")
END_MAIN: Final = Verb("end_main", "End the Main phase", roles=(QUIET,))
DISCARD: Final = Verb("discard", "Discard {card}", "card")
DISCARD_ALL: Final = Verb("discard_all", "Discard the whole hand")
KEEP: Final = Verb("keep", "Keep the rest", roles=(QUIET, AUTOMATIC))
PLAYER: Final = Verb("player", "{seat}", "seat")
ENOUGH: Final = Verb("enough", "Heal no more", roles=(QUIET,))
SPEND: Final = Verb("spend", "Spend {cards}", "cards", roles=(AUTOMATIC,))
USE: Final = Verb("use", "Use it")
DECLINE: Final = Verb("decline", "Do not use it", roles=(QUIET,))
