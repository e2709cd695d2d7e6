"""Knights of the Zodiac on a screen of letters."""

from typing import Final

from hexadeck.display.terminal import TerminalWords

TERMINAL: Final = TerminalWords(
    labels={"points": "Points", "contests": "Contests won", "point area": "won", "discard pile": "discards"},
    empty={"realm": "no Knights"},
    type_signs={"Knight": "K", "Technique": "T", "Power of Zodiac": "Z"},
    heading_words={"move": 1, "deploy": 1, "add": 1, "play": 1},
    signs=(
        "K3 500 is a Knight of Level 3 and Power 500, T a Technique, Z2 a Power of Zodiac card of cost 2.",
        "Between the players lie the five Fields: the opponent's Knights, the Field Card (◈ damage/Limit), yours.",
        "▼ lies face down: others see that it is there, and you see what it is.",
    ),
)
