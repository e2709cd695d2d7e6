"""What is asked, each with the rule that asks it."""

from typing import Final

from hexadeck.games.knights_of_the_zodiac import clock
from hexadeck.kernel.decisions import Prompt

PLACE_FIELD: Final = Prompt("place_field", "Which Field Card do you place on Field {number}?", "KZ-066")
WINDOWS: Final[dict[int, Prompt]] = {
    clock.DRAW: Prompt("window", "Draw Phase: play a Power of Zodiac card of this phase, or pass.", "KZ-R34"),
    clock.COSMO: Prompt("window", "Cosmo Phase: play a Power of Zodiac card of this phase, or pass.", "KZ-R34"),
    clock.DEPLOY: Prompt("window", "Deploy Phase: play a Power of Zodiac card of this phase, or pass.", "KZ-R34"),
    clock.MOVE: Prompt("window", "Move Phase: play a Power of Zodiac card of this phase, or pass.", "KZ-R34"),
}
COSMO: Final = Prompt("cosmo", "Which cards do you put into your Cosmo area?", "KZ-073")
DEPLOY: Final = Prompt("deploy", "Which Knight do you deploy?", "KZ-077")
MOVE: Final = Prompt("move", "Move a Knight, or end your moves.", "KZ-081")
TOO_MANY: Final = Prompt("too_many", "Your Realm holds more than five Knights. Which one do you discard?", "KZ-R17")
FIGHT: Final = Prompt("fight", "Which battle comes next?", "KZ-093")
SUPPORT: Final = Prompt("support", "Which Techniques and Power of Zodiac cards do you place?", "KZ-107")
PAY_FOR: Final = Prompt("pay_for", "You cannot pay for everything. What do you pay for next?", "KZ-R31")
PAYMENT: Final = Prompt("payment", "Choose {number} of your Cosmo to discard.", "KZ-R14")
USER: Final = Prompt("user", "Which Knight uses {card}?", "KZ-R33")
METER: Final = Prompt("meter", "How much Cosmo do you pay for {card}?", "KZ-114")
RESHUFFLE: Final = Prompt("reshuffle", "Your Deck is used up. Do you pay for a new one?", "KZ-R45")
REBIRTH: Final = Prompt("rebirth", "{card} would be defeated. Do you save it?", "KZ-230")
SPEND: Final = Prompt("spend", "{card}: do you discard {number} Cosmo?", "KZ-206")
TOLL: Final = Prompt("toll", "{card}: do you discard {number} Cosmo, or take the loss of Power?", "KZ-207")
SHIFT: Final = Prompt("shift", "Where does {card} go?", "KZ-233")
WITHDRAW: Final = Prompt("withdraw", "Does {card} return to your Realm?", "KZ-231")
MEND: Final = Prompt("mend", "How much Field Damage do you remove?", "KZ-229")
ORDER: Final = Prompt("order", "Several of your texts work at the same time. Which comes next?", "KZ-R25")
TOP_OF_DECK: Final = Prompt("top_of_deck", "Which card do you put back first? The last one lies on top.", "KZ-R59")
