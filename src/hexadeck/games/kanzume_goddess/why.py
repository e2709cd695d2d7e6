"""Why something may not be done, each reason with its rule."""

from typing import Final

from hexadeck.games.kanzume_goddess import colours
from hexadeck.kernel.hindrance import Hindrance

WRONG_COLOUR: Final = Hindrance(
    "KG-079", "The last Warrior you played can't be followed by a {word} one.", *colours.BY_BIT
)
PLAYED_IN_PLAY_PHASE: Final = Hindrance("KG-049", "Cards in your hand are played in the Play Phase.")
RECRUITED_LATER: Final = Hindrance("KG-054", "Cards are Recruited in your Recruit Phase.")
NO_ACT: Final = Hindrance("KG-R10", "It has no Act, so it cannot be played in the Play Phase.")
USED_ALREADY: Final = Hindrance("KG-105", "It can be used once a turn, and you have used it.")
CONDITION_FAILS: Final = Hindrance("KG-017", "The condition in its text isn't met now.")
TOO_LITTLE_ENERGY: Final = Hindrance("KG-106", "It costs {a} Energy, you have {b}.")
LAST_ENERGY: Final = Hindrance("KG-R52", "It costs {a} Energy, you have {b}, and 1 must be left.")
NO_DISCIPLE: Final = Hindrance("KG-R12", "It costs a Disciple from your hand, and you have none left for it.")
NO_CARD: Final = Hindrance("KG-R12", "It costs a card from your hand, and you have none left for it.")
NO_GOD_TO_AIM_AT: Final = Hindrance("KG-R12", "There is no God to aim it at.")
NOTHING_TO_ACT_ON: Final = Hindrance("KG-R12", "There is nothing for it to affect.")
WRONG_PHASE: Final = Hindrance("KG-104", "Your God has no ability for this phase.")
WRONG_MOMENT: Final = Hindrance("KG-071", "It has no React for this moment.")
TOO_DEAR: Final = Hindrance("KG-056", "It costs {a} Faith, you have {b}.")
NOT_RECRUITED: Final = Hindrance("KG-010", "Cards in the Netherworld can't be Recruited.")
NO_COST_CARD: Final = Hindrance("KG-R24", "The cost is a Disciple from your hand.")
NAMED_BY_PLAYER: Final = Hindrance("KG-086", "Choose its player instead of the card.")
NOT_AIMED_AT: Final = Hindrance("KG-R24", "The text asks for another God.")
SEALED_OR_OUT: Final = Hindrance("KG-115", "This God is Sealed or out of the game.")
PLAYED_ALREADY: Final = Hindrance("KG-R18", "It has been played this turn.")
DISCARDED: Final = Hindrance("KG-110", "It is in the Discard Pile until the Deck is out of cards.")
