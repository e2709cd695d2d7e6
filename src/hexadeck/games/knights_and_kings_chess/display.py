"""What people see of Knights & Kings Enhanced Chess: the board, the lines of pieces beside it, the cards."""

from typing import Any, Final

from hexadeck.display.display import Display, keywords_in
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Board, Figure, Layout, Tally, Tile
from hexadeck.games.knights_and_kings_chess.board import (
    BLACK_PIECE,
    COLOUR_NAMES,
    FILES,
    KIND_NAMES,
    KING,
    SQUARE_NAMES,
    SQUARES,
    attackers,
)
from hexadeck.games.knights_and_kings_chess.table import Kind
from hexadeck.games.knights_and_kings_chess.terminal import TERMINAL
from hexadeck.kernel.game import Game
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.table import Print

# Minutes: greedy bots take 20 to 390 decisions a match, half of the matches fewer than 100; people some eight seconds.
TILE: Final = Tile(
    blurb=(
        "Chess in which a hand of cards decides what may move. Both sides start with a king and two knights, cards"
        " bring in the rest, and two cards together let a knight ride like a queen. Capture the king to win."
    ),
    minutes=(5, 40),
    tags=("chess", "duel", "teams"),
)


SIGNS: Final = (
    {"pawn": "♙", "knight": "♘", "bishop": "♗", "rook": "♖", "queen": "♕", "king": "♔"},
    {"pawn": "♟", "knight": "♞", "bishop": "♝", "rook": "♜", "queen": "♛", "king": "♚"},
)
"""White's and Black's."""


def figures() -> dict[int, Figure]:
    """Every piece of both sides, by its number on the board."""
    return {
        kind + BLACK_PIECE * side: Figure(
            drawing=name, side=side, label=f"{COLOUR_NAMES[side].lower()} {name}", sign=SIGNS[side][name]
        )
        for side in (0, 1)
        for kind, name in enumerate(KIND_NAMES)
        if name
    }


def tally(label: str, line: str, side: int) -> Tally:
    """A line of pieces beside the board, the strongest first; the king is never in one for long."""
    colour = COLOUR_NAMES[side].lower()
    fields = tuple([(f"{line}_{colour}_{KIND_NAMES[kind]}", kind + BLACK_PIECE * side) for kind in (6, 5, 4, 3, 2, 1)])
    return Tally(label=label, side=side, fields=fields)


BOARD: Final = Board(
    files=FILES,
    ranks=8,
    figures=figures(),
    move_verbs=("piece", "to"),
    file_verbs={"king_file": (1, 8)},
    figure_verbs={"kind": (0, BLACK_PIECE)},
    square_events={
        "king_set": 1,
        "placed": 1,
        "resurrected": 1,
        "promoted": 1,
        "moved": 2,
        "castled": 2,
        "stepped": 2,
        "moved_as": 2,
        "swapped": 2,
    },
    tallies=(
        tally("Inactive", "inactive", 0),
        tally("Captured", "captured", 0),
        tally("Inactive", "inactive", 1),
        tally("Captured", "captured", 1),
    ),
    alert="check",
    alert_figures=(KING, KING + BLACK_PIECE),
)
ON_THE_TILE: Final = ("Q", "N", "K")

LAYOUT: Final = Layout(
    headline="Turn {turn} · {active:side}, {active:seat}",
    opening="Setting up",
    goal="Capture the enemy king.",
    goal_rule="KC-001",
    areas=(
        (
            Area(zone="deck", label="Deck", form="pile", shown_empty=True),
            Area(zone="discard", label="Discard pile", short="Discard", form="pile", shown_empty=True, is_open=True),
        ),
        (Area(zone="hand", label="Hand", form="hand"),),
    ),
    board=BOARD,
    status=("?turn>0:?check>0:{active:side} is in check",),
    quiet_verbs=("no_more", "decline"),
    minor_events=("drew", "shuffled"),
    cause_events=("played", "played_combo"),
    sounds={"drew": "draw", "played": "place", "moved": "place", "placed": "place", "captured": "hit"},
    tips={
        "king": "On neighbouring files one king can capture the other at once: keep away or face it.",
        "play": "A Knight combines with any card except a Pawn. Point at a piece to see what attacks it.",
    },
    sides=COLOUR_NAMES,
)

RULES_OF_KEYWORDS: Final = {
    "Place": "KC-024",
    "Exchange": "KC-037",
    "Another turn": "KC-039",
    "Resurrect": "KC-041",
    "In check": "KC-046",
}


def display(game: Game) -> Display:
    return Display(
        LAYOUT, TILE, face, game.prints, RULES_OF_KEYWORDS, on_the_tile=ON_THE_TILE, terminal=TERMINAL, threats=threats
    )


def threats(table: dict[str, Any]) -> list[tuple[int, int]]:
    """KC-R10, KC-R39 Which piece attacks which, of either colour."""
    board = row_of([table[name] for name in SQUARE_NAMES])
    pieces = [square for square in range(SQUARES) if board[square]]
    return [(start, piece) for piece in pieces for start in attackers(board, piece, 1 - (board[piece] >> 3))]


def face(record: Print) -> Face:
    """A card shows a kind of piece and what can be done with it."""
    assert isinstance(record, Kind)
    return Face(
        id=record.id,
        name=record.name,
        type="Card",
        drawing=record.name.lower(),
        kind="Card",
        stats=f"{record.copies} of each colour",
        text=record.text,
        keywords=keywords_in(record.text, RULES_OF_KEYWORDS),
        facts={"name": record.name, "id": record.id, "copies": record.copies},
    )
