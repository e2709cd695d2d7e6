"""Why something may not be done."""

from typing import Final

from hexadeck.kernel.hindrance import Hindrance

NO_COST: Final = Hindrance("SS-008", "It cannot be acquired with Force or Cosmo.")
BANNED: Final = Hindrance("SS-R27", "Another card on the field keeps it from being acquired.")
NOT_ENOUGH_FORCE: Final = Hindrance("SS-043", "It costs {a} Force; the Characters under it have {b}.")
NOT_ENOUGH_COSMO: Final = Hindrance("SS-043", "It costs {a} Cosmo; you have {b} for it.")
TOO_FEW: Final = Hindrance("SS-R28", "You need at least {a} Characters to fight it.")
NEEDS_SOMEBODY: Final = Hindrance("SS-R30", "Only one particular Hero can win it over with Cosmo.")
NO_CARD_TO_PAY: Final = Hindrance("SS-R29", "Fighting it costs a card from your hand, and your hand is empty.")
NOTHING_TO_FACE: Final = Hindrance("SS-102", "There is no card on the field to play it under.")
USED_ALREADY: Final = Hindrance("SS-R68", "Its activation was used this turn.")
PROTECTED: Final = Hindrance("SS-R39", "It cannot be wounded beside its protector, so it cannot be used that way.")
NOTHING_HAPPENS: Final = Hindrance("SS-R10", "Its activation would change nothing now.")
WOUNDED: Final = Hindrance("SS-020", "It is wounded. It must be healed before you can use it.")
NOBODY_WOUNDED: Final = Hindrance("SS-064", "It could heal, but none of your Characters is wounded.")
NO_HEALING: Final = Hindrance("SS-R38", "A card on the field keeps everybody from healing.")
ONLY_VALUES: Final = Hindrance("SS-043", "It has no activation. Its Force and Cosmo count for the card it lies under.")
ONLY_COSMO: Final = Hindrance("SS-056", "It has no activation. Its Cosmo helps to win over any card on the field.")
NO_USE: Final = Hindrance("SS-106", "The card it lay under is gone, and it has no activation.")
