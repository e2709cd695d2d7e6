"""Why something may not be done."""

from typing import Final

from hexadeck.kernel.hindrance import Hindrance

NO_COST: Final = Hindrance("SS-008", "It has no {word} cost.", "Force", "Cosmo")
BANNED: Final = Hindrance("SS-R27", "Not while {card} is on the field.")
NEEDS_SOMEBODY: Final = Hindrance(
    "SS-R30", "It has a Cosmo cost only for the Hero it names, who does not lie under it."
)
NOT_ENOUGH_FORCE: Final = Hindrance("SS-043", "It costs {a} Force; your Characters under it have {b}.")
NOT_ENOUGH_COSMO: Final = Hindrance("SS-043", "It costs {a} Cosmo; you have {b} for it.")
TOO_FEW: Final = Hindrance("SS-R28", "It takes {a} Characters to fight it; you have {b} under it.")
NO_CARD_TO_PAY: Final = Hindrance("SS-R29", "Fighting it costs a card from your hand, and your hand is empty.")
ELIMINATED: Final = Hindrance("SS-018", "It has been eliminated. Only cards on the field can be acquired.")
NOTHING_TO_FACE: Final = Hindrance("SS-102", "There is no card on the field to play it under.")
DISCARDED: Final = Hindrance("SS-037", "It lies in your discard. Cards are played from your hand.")
DESTROYED: Final = Hindrance("SS-017", "It has been destroyed: it is out of the game.")
SET_ASIDE: Final = Hindrance("SS-024", "It is set aside. Only effects bring it into the game.")
USED_ALREADY: Final = Hindrance("SS-R68", "Its activation was used this turn.")
PROTECTED: Final = Hindrance("SS-R39", "It cannot be wounded beside its protector, so it cannot be used that way.")
NOTHING_HAPPENS: Final = Hindrance("SS-R10", "Its activation would change nothing now.")
NOTHING_HAPPENS_ON_PLAY: Final = Hindrance("SS-R10", "Its effect would change nothing now.")
ONLY_VALUES: Final = Hindrance("SS-043", "It has no activation. Its Force and Cosmo count for the card it lies under.")
ONLY_COSMO: Final = Hindrance("SS-056", "It has no activation. Its Cosmo helps to win over any card with a Cosmo cost.")
NO_USE: Final = Hindrance("SS-106", "The card it lay under is gone, and it has no activation.")
NOT_YOURS: Final = Hindrance("SS-034", "It is not yours.")
WOUNDED: Final = Hindrance("SS-020", "It is wounded. It must be healed first.")
NOBODY_WOUNDED: Final = Hindrance("SS-064", "None of your Characters is wounded.")
NO_HEALING: Final = Hindrance("SS-R38", "Not while {card} is on the field.")
NO_HEALER: Final = Hindrance("SS-064", "None of your cards in play has a Heal value.")
NOT_UNDER_IT: Final = Hindrance("SS-R14", "It does not lie under {card}.")
NO_FORCE: Final = Hindrance("SS-056", "An Armour helps with its Cosmo only.")
NOT_PUT_ON: Final = Hindrance("SS-107", "An Armour helps only once it is put on.")
STAYS: Final = Hindrance("SS-057", "Your Armour stays in play until it is used.")
ITSELF: Final = Hindrance("SS-R81", "A card cannot be chosen by its own text.")
NO_PRICE: Final = Hindrance("SS-R20", "It has no such cost.")
NO_HERO_BACK: Final = Hindrance("SS-R77", "Its owner has no destroyed green-rank Hero.")
NO_TWIN: Final = Hindrance("SS-R46", "You do not hold two of it.")
