"""What is asked, each with the rule that asks.

Who is asked in a React window is nobody else's business (KG-R30).
"""

from typing import Final

from hexadeck.kernel.decisions import Prompt

GOD: Final = Prompt("god", "Which God do you play?", "KG-027")
GOD_OF_TWO: Final = Prompt("god", "Which of the two Gods do you play?", "KG-039")
STARTING: Final = Prompt("starting", "Starting Phase: use an ability of your God, or go on.", "KG-046")
PLAY: Final = Prompt("play", "Play Phase: play a card, use your God, or end the phase.", "KG-049")
RECRUIT: Final = Prompt("recruit", "Recruit Phase: {number} Faith to spend.", "KG-054")
DISCARD_PHASE: Final = Prompt("discard_phase", "Discard Phase: use an ability of your God, or go on.", "KG-063")
END: Final = Prompt("end", "End Phase: use an ability of your God, or go on.", "KG-066")
TARGET: Final = Prompt("target", "{card}: which God?", "KG-086")
COST: Final = Prompt("cost", "{card}: which card do you discard for it?", "KG-R24")
DISCARD: Final = Prompt("discard", "Which card do you discard?", "KG-R48")
ANSWER: Final = Prompt("react", "{card} is used. React, or pass?", "KG-R21", secret=True)
DEFENSE: Final = Prompt("react", "You are attacked with {number}. React, or pass?", "KG-090", secret=True)
DEFENSE_HOLDS: Final = Prompt(
    "react", "The Attack is down to 0: you lose nothing. React all the same, or pass?", "KG-090", secret=True
)
PROTECT: Final = Prompt("react", "{card} is attacked with {number}. React, or pass?", "KG-092", secret=True)
PROTECT_HOLDS: Final = Prompt(
    "react", "The Attack on {card} is down to 0. React all the same, or pass?", "KG-092", secret=True
)
BOOST: Final = Prompt("react", "You attack with {number}. React, or pass?", "KG-R29", secret=True)
BOOST_FAILS: Final = Prompt("react", "Your Attack is down to 0. React, or pass?", "KG-R29", secret=True)
COLOUR: Final = Prompt("colour", "{card}: which colour?", "KG-079")
PUT_BACK: Final = Prompt("put_back", "Which card do you put on top of your Deck?", "KG-R49")
ORDER: Final = Prompt("order", "Several effects activate at the same time. Which comes next?", "KG-R53")

OF_ATTACK: Final = (DEFENSE, DEFENSE_HOLDS, PROTECT, PROTECT_HOLDS, BOOST, BOOST_FAILS)


def is_of_attack(prompt: Prompt | None) -> bool:
    """Whether it asks somebody what they do about an Attack."""
    return prompt in OF_ATTACK
