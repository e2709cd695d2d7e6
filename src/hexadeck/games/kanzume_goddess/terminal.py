"""Kanzume Goddess on a screen of letters."""

from typing import Final

from hexadeck.display.terminal import TerminalWords

TERMINAL: Final = TerminalWords(
    labels={"offered gods": "Gods", "chosen god": "chosen"},
    bar_zones=("god",),
    tips={"play": "The letters behind a Warrior's arrow are the colours that may follow it."},
    signs=(
        "3R>GS is a Warrior of cost 3, red, that green or silver may follow: R red, G green, S silver, Y yellow.",
        "A number in parentheses is how many cards are left in a pile of the Public Area.",
    ),
)
