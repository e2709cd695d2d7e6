"""A board on the screen: squares with coordinates and marks, lines of figures beside it."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from rich.text import Text

from hexadeck.cli.terminal.console import cut
from hexadeck.display.layout import Board, Layout, Tally
from hexadeck.display.threat import Threat

View = dict[str, Any]

STYLES: Final = ("bold bright_yellow", "bold bright_blue")
OFFERED: Final = "bold green"
DARK_SQUARE: Final = "·"
TARGET: Final = "○"


def draw_table_with_board(
    layout: Layout, board: Board, view: View, width: int, threats: Sequence[Threat], name_of: Callable[[str], str]
) -> list[Text]:
    """The own side at the bottom; lines of figures to the right, each side's by its own edge."""
    near = near_side(layout, view)
    by_cards = [threat for threat in threats if threat.cards]
    beside = _beside(layout, board, view, near)
    lines = []
    for row, line in enumerate(draw_board(board, view, near, {threat.target for threat in by_cards})):
        line.append("   ")
        line.append_text(beside.get(row, Text()))
        line.rstrip()
        line.truncate(width - 1)
        lines.append(line)
    return lines + [Text(cut(line, width - 1), "bold") for line in _warnings(board, view, by_cards, name_of)]


def near_side(layout: Layout, view: View) -> int:
    return (view["seat"] or 0) % max(1, len(layout.sides))


def draw_board(board: Board, view: View, near: int, exposed: Collection[int] = ()) -> list[Text]:
    """The ranks with their numbers, and the letters of the files below; the near side plays upwards.

    Exposed are the squares of figures that cards could capture.
    """
    ranks, files = list(range(board.ranks)), list(range(len(board.files)))
    ranks, files = (ranks, files[::-1]) if near else (ranks[::-1], files)
    offered = offered_squares(view)
    lines = []
    for rank in ranks:
        line = Text(f"  {rank + 1} ")
        for file in files:
            line.append_text(_square(board, view, file, rank, offered, rank * len(files) + file in exposed))
        lines.append(line)
    lines.append(Text("    " + "".join(f" {board.files[file]} " for file in files), "dim"))
    return lines


def offered_squares(view: View) -> set[str]:
    """The squares that the options on offer name."""
    return {option["square"] for option in view["options"] if "square" in option}


def _square(board: Board, view: View, file: int, rank: int, offered: set[str], is_exposed: bool) -> Text:
    """Three signs wide: what stands there, between marks."""
    name = _name(board, rank * len(board.files) + file)
    number = view["table"][name]
    is_offered = name in offered
    if number not in board.figures:
        if is_offered:
            return Text(f" {TARGET} ", OFFERED)
        return Text(f" {DARK_SQUARE if (rank + file) % 2 == 0 else ' '} ", "dim")
    side = board.figures[number].side
    left = right = " "
    if is_offered:
        own = view["seat"] is not None and side == view["seat"] % 2
        left, right = ("(", ")") if own else ("[", "]")
    elif number in board.alert_figures and view["table"][board.alert] and side == view["table"]["active"] % 2:
        left = right = "!"
    elif is_exposed:
        left = right = "?"
    return Text.assemble((left, OFFERED), (board.figures[number].sign, STYLES[side]), (right, OFFERED))


def _beside(layout: Layout, board: Board, view: View, near: int) -> dict[int, Text]:
    """By row: tallies of the far side from the top down, those of the near side from the bottom up, names between."""
    far = 1 - near
    above = [_tally(board, view, tally) for tally in board.tallies if tally.side == far]
    below = [_tally(board, view, tally) for tally in board.tallies if tally.side == near]
    found = dict(enumerate(above)) | {board.ranks - 1 - place: line for place, line in enumerate(below)}
    middle = board.ranks // 2
    for row, side, where in ((middle - 1, far, "above"), (middle, near, "below")):
        if side < len(layout.sides):
            found[row] = Text(f"{layout.sides[side]} {where}", STYLES[side])
    return found


def _warnings(board: Board, view: View, by_cards: Sequence[Threat], name_of: Callable[[str], str]) -> list[str]:
    """For every figure that cards could capture, from where and with which."""
    ways: dict[int, dict[int, list[str]]] = {}
    for threat in by_cards:
        turns = [" + ".join([name_of(card) for card in cards]) for cards in (threat.cards, threat.then) if cards]
        ways.setdefault(threat.target, {}).setdefault(threat.start, []).append(", then ".join(turns))
    return [
        f" {board.figures[view['table'][_name(board, target)]].sign} could be taken "
        + "; ".join([f"from {_name(board, start)} with {' or '.join(cards)}" for start, cards in starts.items()])
        for target, starts in ways.items()
    ]


def _name(board: Board, square: int) -> str:
    rank, file = divmod(square, len(board.files))
    return f"{board.files[file]}{rank + 1}"


def _tally(board: Board, view: View, tally: Tally) -> Text:
    text = Text(f"{tally.label.lower()} ", "dim")
    counted = [(view["table"][field], number) for field, number in tally.fields]
    for count, number in counted:
        if count:
            text.append(board.figures[number].sign + ("" if count == 1 else f"x{count}") + " ", STYLES[tally.side])
    if not any(count for count, _ in counted):
        text.append("none", "dim")
    return text


def is_square(board: Board | None, words: str) -> bool:
    """Whether these words are the name of a square, as in `e4`."""
    if board is None or len(words) < 2 or not words[1:].isdecimal():
        return False
    return words[0] in board.files and 1 <= int(words[1:]) <= board.ranks
