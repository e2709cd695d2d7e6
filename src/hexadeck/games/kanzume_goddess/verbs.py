"""What can be chosen. Verbs that name an ability are in the library, with the abilities' words."""

from typing import Final

from hexadeck.games.kanzume_goddess import colours
from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.roles import AUTOMATIC, QUIET, YIELDING

CHOOSE_GOD: Final = Verb("choose_god", "Play as {card}", "card")
PLAIN: Final = Verb("play_plain", "Play {card} without its ability", "card").called("Play without its ability")
END_PLAY: Final = Verb("end_play", "End the Play Phase", roles=(QUIET, AUTOMATIC))
RECRUIT: Final = Verb("recruit", "Recruit {card} for {number} Faith", "card", "number")
END_RECRUIT: Final = Verb("end_recruit", "End the Recruit Phase", roles=(QUIET,))
GO_ON: Final = Verb("go_on", "Go on", roles=(QUIET, AUTOMATIC))
PASS: Final = Verb("pass", "Pass", roles=(QUIET, YIELDING, AUTOMATIC))
AIM_AT: Final = Verb("target", "{seat}", "seat")
AIM_AT_GOD: Final = Verb("aim", "Aim at {card}", "card")
"""Only ever refused: a God is aimed at by its player's seat."""
DISCARD_ONE: Final = Verb("discard", "Discard {card}", "card", roles=(AUTOMATIC,))
ENOUGH: Final = Verb("enough", "Discard no more", roles=(QUIET,))
COLOUR: Final = Verb("colour", "{word}", "word").with_words(*colours.NAMES)
PUT_ON_DECK: Final = Verb("put_back", "Put {card} on your Deck", "card")
