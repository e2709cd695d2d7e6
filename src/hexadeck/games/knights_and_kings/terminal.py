"""Knights & Kings on a screen of letters."""

from typing import Final

from hexadeck.display.terminal import TerminalWords

TERMINAL: Final = TerminalWords(
    labels={"slots": "slots", "treasury": "coins"},
    cell_zones={"field": 6},
    empty={"field": "no units", "slots": "empty"},
    type_signs={"Single-Turn": "*", "Multi-Turn": "∞"},
    tips={"action": ""},
    signs=(
        "3/4/1 is attack 3, defense 4, 1 damage on it; ↑ and ↓ say that it is more or less than printed.",
        "▶ attacks   ■ blocks   ◆ is attacked   Eva is Evasive, Mus must block",
        "coins 3/5: three of five coins are unspent. In a hand, * is a Single-Turn and ∞ a Multi-Turn Noble Action.",
        "Control wins at 40 and loses at 0.",
    ),
)
