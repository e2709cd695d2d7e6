"""Knights & Kings Enhanced Chess on a screen of letters."""

from typing import Final

from hexadeck.display.terminal import TerminalWords

TERMINAL: Final = TerminalWords(
    tips={
        "play": "",
        "piece": "On the board, (♘) can be chosen.",
        "target": "On the board, ○ is a square to go to, [♞] a piece that can be taken.",
        "place": "On the board, ○ is a square that is free.",
        "return": "On the board, ○ is a square that is free.",
    },
    heading_words={"piece": 2, "with": 3, "to": 1, "take": 1, "take_in_passing": 1, "castle": 1},
    signs=(
        "♔ ♕ ♖ ♗ ♘ ♙ are White's, ♚ ♛ ♜ ♝ ♞ ♟ Black's; in plain letters K Q R B N P and k q r b n p.",
        "(♘) can be chosen   ○ can be gone to   [♞] can be taken   !♔! is in check   ?♔? cards could take it",
        "Beside the board: inactive pieces can be placed, captured ones come back by the Bishop card alone.",
    ),
)
