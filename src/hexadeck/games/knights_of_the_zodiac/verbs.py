"""What can be chosen."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_of_the_zodiac import zones
from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.roles import AUTOMATIC, QUIET, YIELDING

PLACES: Final[tuple[str, ...]] = ("the Realm", *[f"Field {slot + 1}" for slot in range(zones.SLOTS)])
THERE: Final[tuple[str, ...]] = ("in the Realm", *[f"on Field {slot + 1}" for slot in range(zones.SLOTS)])
"""By what `where` says of a place."""

PLACE_FIELD: Final = Verb("place_field", "Place {card} on {word}", "card", "place", "word").with_words(*PLACES)
PLAY: Final = Verb("play", "Play {card} for {number} Cosmo", "card", "number")
PASS: Final = Verb("pass", "Pass", roles=(QUIET, YIELDING, AUTOMATIC))
DEPLOY: Final = Verb("deploy", "Deploy {card}", "card")
NO_DEPLOY: Final = Verb("no_deploy", "Deploy no Knight", roles=(QUIET, AUTOMATIC))
MOVE: Final = Verb("move", "Move {card} to {word}", "card", "place", "word").with_words(*PLACES)
END_MOVES: Final = Verb("end_moves", "End the moves", roles=(QUIET, AUTOMATIC))
FIGHT: Final = Verb("fight", "Fight over {card} {word}", "card", "place", "word").with_words(*THERE).called("Fight")
PAY_FOR: Final = Verb("pay_for", "Pay {number} Cosmo for {card}", "card", "number")
USE: Final = Verb("use", "Let {card} use it", "card").called("Use it")
METER: Final = Verb("meter", "Pay {cost} Cosmo for +{number} Power with {card}", "card", "number", "cost")
NO_BONUS: Final = Verb("no_bonus", "Take no bonus from {card}", "card", roles=(QUIET, YIELDING))
RESHUFFLE: Final = Verb("reshuffle", "Discard three Cosmo at random and shuffle a new Deck")
NO_RESHUFFLE: Final = Verb("no_reshuffle", "Go on without a Deck", roles=(QUIET,))
REBORN: Final = Verb("reborn", "Discard {number} Cosmo: {card} returns to your Realm", "card", "number")
DEFEATED: Final = Verb("defeated", "Let {card} be defeated", "card", roles=(QUIET,))
DISCARD: Final = Verb("discard", "Discard {card}", "card")
SHIFT: Final = Verb("shift", "Move {card} to {word}", "card", "place", "word").with_words(*PLACES)
STAY: Final = Verb("stay", "Stay", roles=(QUIET,))
SPEND: Final = Verb("spend", "Discard {number} Cosmo", "number")
SPEND_NOT: Final = Verb("spend_not", "Discard no Cosmo", roles=(QUIET,))
MEND: Final = Verb("mend", "Remove {number} Field Damage", "number")
PUT_ON_TOP: Final = Verb("put_on_top", "Put {card} back, on top of what you have put back so far", "card")
CHOOSE_THERE: Final = Verb("choose_there", "Choose {card} {word}", "card", "place", "word").with_words(*THERE)
PAY_WITH: Final = Verb("pay_with", "Discard {cards}", "cards")


def where(place: i64) -> i64:
    """0 for a Realm, else the number of the Field."""
    return 0 if place < zones.FIELD else (place - zones.FIELD) // zones.STRIDE % zones.SLOTS + 1
