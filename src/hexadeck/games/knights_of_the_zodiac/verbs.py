"""What can be chosen."""

from typing import Final

from hexadeck.kernel.decisions import Verb

PLACE_FIELD: Final = Verb("place_field", "Place {card} on {place}", "card", "place")
PLAY: Final = Verb("play", "Play {card} for {number} Cosmo", "card", "number")
PASS: Final = Verb("pass", "Pass")
DEPLOY: Final = Verb("deploy", "Deploy {card}", "card")
NO_DEPLOY: Final = Verb("no_deploy", "Deploy no Knight")
MOVE: Final = Verb("move", "Move {card} to {place}", "card", "place")
END_MOVES: Final = Verb("end_moves", "End the moves")
FIGHT: Final = Verb("fight", "Fight the battle over {card}", "card", "place")
PAY_FOR: Final = Verb("pay_for", "Pay {number} Cosmo for {card}", "card", "number")
USE: Final = Verb("use", "{card} uses it", "card")
METER: Final = Verb("meter", "{card}: +{number} Power for {cost} Cosmo", "card", "number", "cost")
NO_BONUS: Final = Verb("no_bonus", "{card}: no bonus", "card")
RESHUFFLE: Final = Verb("reshuffle", "Discard three Cosmo at random and shuffle a new Deck")
NO_RESHUFFLE: Final = Verb("no_reshuffle", "Go on without a Deck")
REBORN: Final = Verb("reborn", "Discard {number} Cosmo: {card} returns to your Realm", "card", "number")
DEFEATED: Final = Verb("defeated", "Let {card} be defeated", "card")
DISCARD: Final = Verb("discard", "Discard {card}", "card")
SHIFT: Final = Verb("shift", "Move {card} to {place}", "card", "place")
STAY: Final = Verb("stay", "Stay")
SPEND: Final = Verb("spend", "Discard {number} Cosmo", "number")
SPEND_NOT: Final = Verb("spend_not", "Discard no Cosmo")
MEND: Final = Verb("mend", "Remove {number} Field Damage", "number")
PUT_ON_TOP: Final = Verb("put_on_top", "Put {card} back, on top of what you have put back so far", "card")
CHOOSE_THERE: Final = Verb("choose_there", "Choose {card} in {place}", "card", "place")
PAY_WITH: Final = Verb("pay_with", "Discard {cards}", "cards")
