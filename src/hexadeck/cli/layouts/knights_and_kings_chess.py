"""Knights & Kings Enhanced Chess on the screen: the board with coordinates and marks, lines of pieces beside it."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.terminal.layout import Grouped, Spot, TerminalLayout, View
from hexadeck.display.layout import Tally
from hexadeck.games.knights_and_kings_chess.display import BOARD

WHITE_FIGURES: Final = {"pawn": "♙", "knight": "♘", "bishop": "♗", "rook": "♖", "queen": "♕", "king": "♔"}
BLACK_FIGURES: Final = {"pawn": "♟", "knight": "♞", "bishop": "♝", "rook": "♜", "queen": "♛", "king": "♚"}
"""A terminal that knows no such signs gets the letters of FEN."""
STYLES: Final = ("bold bright_yellow", "bold bright_blue")
OFFERED: Final = "bold green"
DARK_SQUARE: Final = "·"
TARGET: Final = "○"


class GameLayout(TerminalLayout):
    own_tips: ClassVar[dict[str, str]] = {
        "play": "",
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
        check = " · check!" if view["table"][BOARD.alert] and view["result"] is None else ""
        return super().headline(view, names) + check

    def middle(self, view: View, names: list[str], width: int) -> list[Text]:
        """The own side at the bottom; inactive and captured pieces to the right, each side's by its own edge."""
        near = (view["seat"] or 0) & 1
        far = 1 - near
        inactive, captured = _tallies(view, "Inactive"), _tallies(view, "Captured")
        beside = {0: inactive[far], 1: captured[far], 6: captured[near], 7: inactive[near]}
        for row, side in ((3, far), (4, near)):
            name = self.display.layout.sides[side]
            beside[row] = Text(f"{name} {'below' if side == near else 'above'}", STYLES[side])
        lines = []
        for row, line in enumerate(draw_board(view, near)):
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


# -- the board ---------------------------------------------------------------------------------------------------------


def draw_board(view: View, near: int) -> list[Text]:
    """The ranks with their numbers, and the letters of the files below; the near side plays upwards."""
    ranks, files = list(range(BOARD.ranks)), list(range(len(BOARD.files)))
    ranks, files = (ranks, files[::-1]) if near else (ranks[::-1], files)
    offered = offered_squares(view)
    lines = []
    for rank in ranks:
        line = Text(f"  {rank + 1} ")
        for file in files:
            line.append_text(_cell(view, file, rank, offered))
        lines.append(line)
    lines.append(Text("    " + "".join(f" {BOARD.files[file]} " for file in files), "dim"))
    return lines


def offered_squares(view: View) -> set[int]:
    """The squares that the options on offer name."""
    masks = BOARD.square_verbs
    return {option["word"] & masks[option["verb"]] for option in view["options"] if option["verb"] in masks}


def _cell(view: View, file: int, rank: int, offered: set[int]) -> Text:
    """Three signs wide: what stands there, between marks."""
    number = view["table"][f"{BOARD.files[file]}{rank + 1}"]
    is_offered = rank * len(BOARD.files) + file in offered
    if number not in BOARD.figures:
        if is_offered:
            return Text(f" {TARGET} ", OFFERED)
        return Text(f" {DARK_SQUARE if (rank + file) % 2 == 0 else ' '} ", "dim")
    side = BOARD.figures[number].side
    left = right = " "
    if is_offered:
        own = view["seat"] is not None and side == view["seat"] & 1
        left, right = ("(", ")") if own else ("[", "]")
    elif number in BOARD.alert_figures and view["table"][BOARD.alert] and side == view["table"]["active"] & 1:
        left = right = "!"
    return Text.assemble((left, OFFERED), (_sign(number), STYLES[side]), (right, OFFERED))


def _sign(number: int) -> str:
    figure = BOARD.figures[number]
    return (WHITE_FIGURES, BLACK_FIGURES)[figure.side][figure.drawing]


def _tallies(view: View, label: str) -> list[Text]:
    """Lines of pieces beside the board, White's and Black's."""
    found = {tally.side: tally for tally in BOARD.tallies if tally.label == label}
    return [_tally(view, found[side]) for side in sorted(found)]


def _tally(view: View, tally: Tally) -> Text:
    text = Text(f"{tally.label.lower()} ", "dim")
    counted = [(view["table"][field], number) for field, number in tally.fields]
    for count, number in counted:
        if count:
            text.append(_sign(number) + ("" if count == 1 else f"x{count}") + " ", STYLES[tally.side])
    if not any(count for count, _ in counted):
        text.append("none", "dim")
    return text
