"""Knights & Kings Enhanced Chess on the screen: the board with coordinates and marks, lines of pieces beside it."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.faces import Face
from hexadeck.cli.layout import HAND, Caption, CardView, Grouped, Layout, Row, Spot, View
from hexadeck.games.knights_and_kings_chess.board import (
    BLACK,
    COLOUR_NAMES,
    EMPTY,
    FILES,
    KIND,
    KIND_NAMES,
    KING,
    SQUARE_NAMES,
    WHITE,
)
from hexadeck.games.knights_and_kings_chess.table import SQUARE, Kind
from hexadeck.kernel.table import Print

FIGURES: Final = " ♙♘♗♖♕♔  ♟♞♝♜♛♚"
"""By piece; a terminal that knows no such signs gets the letters of FEN."""
STYLES: Final = ("bold bright_yellow", "bold bright_blue")
OFFERED: Final = "bold green"
DARK_SQUARE: Final = "·"
TARGET: Final = "○"
_SQUARE_VERBS: Final = ("piece", "with", "to", "on")


class GameLayout(Layout):
    rows = (Row("hand", "hand", HAND),)
    piles = (("hand", "hand"), ("deck", "deck"), ("discard", "discard"))
    open_piles = ("discard",)
    quiet_verbs = ("no_more", "decline")
    minor_events = ("drew", "shuffled")
    tips: ClassVar[dict[str, str]] = {
        "king": "On neighbouring files one king can capture the other at once: keep away or face it.",
        "piece": "On the board, (♘) can be chosen.",
        "target": "On the board, ○ is a square to go to, [♞] a piece that can be taken.",
        "place": "On the board, ○ is a square that is free.",
        "return": "On the board, ○ is a square that is free.",
    }
    signs = (
        "♔ ♕ ♖ ♗ ♘ ♙ are White's, ♚ ♛ ♜ ♝ ♞ ♟ Black's; in plain letters K Q R B N P and k q r b n p.",
        "(♘) can be chosen   ○ can be gone to   [♞] can be taken   !♔! is in check",
        "Beside the board: inactive pieces can be placed, captured ones come back by the Bishop card alone.",
    )

    # -- the table ---------------------------------------------------------------------------------------------------

    def headline(self, view: View, names: list[str]) -> str:
        table = view["table"]
        if not table["turn"]:
            return f"{self.game.title} · setting up"
        seat = table["active"]
        check = " · check!" if table["check"] and view["result"] is None else ""
        return f"{self.game.title} · turn {table['turn']} · {COLOUR_NAMES[seat & 1]}, {names[seat]}{check}"

    def caption(self, card: CardView, zone: str) -> Caption:
        return Caption((card["name"],))

    def middle(self, view: View, width: int) -> list[Text]:
        """The own side at the bottom; inactive and captured pieces to the right, each side's by its own edge."""
        near = (view["seat"] or 0) & 1
        board = draw_board(view, near)
        far = 1 - near
        beside = {0: _line(view, far, "inactive"), 1: _line(view, far, "captured")}
        beside |= {6: _line(view, near, "captured"), 7: _line(view, near, "inactive")}
        for row, colour in ((3, far), (4, near)):
            beside[row] = Text(f"{COLOUR_NAMES[colour]} {'below' if colour == near else 'above'}", STYLES[colour])
        lines = []
        for row, line in enumerate(board):
            line.append("   ")
            line.append_text(beside.get(row, Text()))
            line.rstrip()
            line.truncate(width - 1)
            lines.append(line)
        return lines

    # -- words -------------------------------------------------------------------------------------------------------

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        """Cards by their name; pieces by their kind; squares by what happens there."""
        verb, sentence = option["verb"], option["sentence"]
        if verb in ("piece", "with"):
            _, kind, _, square = sentence.removeprefix("with ").split()
            return Grouped(f"with {kind}" if verb == "with" else kind, square)
        if verb == "to":
            word, _, rest = sentence.partition(" ")
            return Grouped(word, rest.removeprefix("the "))
        if verb in ("on", "kind", "king_file", "discard"):
            word, _, rest = sentence.partition(" ")
            return Grouped(word, rest)
        cards, colon, action = sentence.partition(": ")
        return Grouped(cards.removesuffix(" card"), action) if colon else Grouped("", sentence)

    def face(self, record: Print) -> Face:
        assert isinstance(record, Kind)
        facts: dict[str, str | int] = {"name": record.name, "id": record.id, "copies": record.copies}
        return Face(
            record.name,
            record.id,
            kind="Card",
            stats=f"{record.copies} of each colour",
            text=record.text,
            facts=facts,
        )


# -- the board ---------------------------------------------------------------------------------------------------------


def draw_board(view: View, near: int) -> list[Text]:
    """Eight ranks with their numbers, and the letters of the files below; the near colour plays upwards."""
    ranks = range(8) if near == BLACK else range(7, -1, -1)
    files = range(7, -1, -1) if near == BLACK else range(8)
    offered = offered_squares(view)
    lines = []
    for rank in ranks:
        line = Text(f"  {rank + 1} ")
        for file in files:
            line.append_text(_cell(view, rank * 8 + file, offered))
        lines.append(line)
    lines.append(Text("    " + "".join(f" {FILES[file]} " for file in files), "dim"))
    return lines


def offered_squares(view: View) -> set[int]:
    """The squares that the options on offer name."""
    return {option["word"] & SQUARE for option in view["options"] if option["verb"] in _SQUARE_VERBS}


def _cell(view: View, square: int, offered: set[int]) -> Text:
    """Three signs wide: what stands there, between marks."""
    piece = view["table"][SQUARE_NAMES[square]]
    colour = piece >> 3
    if piece == EMPTY:
        if square in offered:
            return Text(f" {TARGET} ", OFFERED)
        return Text(f" {DARK_SQUARE if (square // 8 + square) % 2 == 0 else ' '} ", "dim")
    left = right = " "
    if square in offered:
        own = view["seat"] is not None and colour == view["seat"] & 1
        left, right = ("(", ")") if own else ("[", "]")
    elif piece & KIND == KING and view["table"]["check"] and colour == view["table"]["active"] & 1:
        left = right = "!"
    return Text.assemble((left, OFFERED), (FIGURES[piece], STYLES[colour]), (right, OFFERED))


def _line(view: View, colour: int, name: str) -> Text:
    """The inactive or the captured pieces of a colour."""
    text = Text(f"{name} ", "dim")
    for kind in (5, 4, 3, 2, 1):
        count = view["table"][f"{name}_{'white' if colour == WHITE else 'black'}_{KIND_NAMES[kind]}"]
        figure = FIGURES[kind + (colour << 3)]
        if count:
            text.append((figure if count == 1 else f"{figure}x{count}") + " ", STYLES[colour])
    if len(text.plain) == len(name) + 1:
        text.append("none", "dim")
    return text
