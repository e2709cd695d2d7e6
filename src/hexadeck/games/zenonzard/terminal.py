"""Zenonzard on a screen of letters."""

from typing import Final

from hexadeck.display.terminal import TerminalWords

TERMINAL: Final = TerminalWords(
    labels={"movements": "Moves"},
    colour_zones=("base",),
    empty={"field": "no minions"},
    tips={"redraw": "Several at once: type their numbers with spaces, such as 2 4 5; then p.", "main": ""},
    type_signs={"Magic": "*", "Base Minion": "b"},
    signs=(
        "● Active   ○ Rested   ▶ attacks   ■ blocks   ◆ is attacked   ✗ destroyed",
        "300/1 is BP 300, DP 1; ↑ and ↓ say that it is more or less than printed.",
        "2R is a cost of 2, one of it red: R red, Y yellow, P purple, G green, U blue, W white, N neutral.",
        "Cha, Swo, Res, Rev, Pie, Inf are Charge, Swoop, Resurge, Revenge, Pierce, Infiltrate.",
        "mana 3/5: three of five are Active. In a hand, b is a Base Minion, * is Magic.",
    ),
)
