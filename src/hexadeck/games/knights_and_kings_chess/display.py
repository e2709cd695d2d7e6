"""What people see of Knights & Kings Enhanced Chess: the board, the lines of pieces beside it, the cards."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from hexadeck.display.display import Display, keywords_in
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Board, Figure, Layout, Tally, Tile
from hexadeck.display.threat import Threat
from hexadeck.games.knights_and_kings_chess.blindside import blindsides, possible_hands, strikes_after_queen
from hexadeck.games.knights_and_kings_chess.board import (
    BLACK_PIECE,
    COLOUR_NAMES,
    FILES,
    KIND_NAMES,
    KING,
    QUEEN,
    SQUARE_NAMES,
    SQUARES,
    attackers,
    find_piece,
)
from hexadeck.games.knights_and_kings_chess.table import Kind
from hexadeck.games.knights_and_kings_chess.terminal import TERMINAL
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, row_of

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
    sounds={"drew": "draw", "played": "place", "moved": "place", "placed": "place"},
    tips={
        "king": "On neighbouring files one king can capture the other at once: keep away or face it.",
        "play": (
            "A Knight combines with any card except a Pawn. Point at a piece to see what attacks it;"
            " a dashed ring warns of a combo."
        ),
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
    kinds = [record for record in game.prints if isinstance(record, Kind)]
    return Display(
        LAYOUT,
        TILE,
        face,
        game.prints,
        RULES_OF_KEYWORDS,
        on_the_tile=ON_THE_TILE,
        terminal=TERMINAL,
        threats=partial(threats, kinds),
    )


def threats(kinds: Sequence[Kind], view: dict[str, Any]) -> list[Threat]:
    """KC-R10, KC-R39 Which piece attacks which, of either colour; KC-063 and what cards could do to the viewer's king,
    or to both if somebody watches."""
    table = view["table"]
    board = row_of([table[name] for name in SQUARE_NAMES])
    found = [
        Threat(start=start, target=target)
        for target in range(SQUARES)
        if board[target]
        for start in attackers(board, target, 1 - (board[target] >> 3))
    ]
    for colour in (0, 1) if view["seat"] is None else (view["seat"] & 1,):
        found += _out_of_hands(kinds, table, board, colour)
    return found


def _out_of_hands(kinds: Sequence[Kind], table: dict[str, Any], board: Row, colour: int) -> list[Threat]:
    """KC-063 What could capture this king by cards that one of its opponents may hold."""
    hands = possible_hands(table, kinds, 1 - colour)
    ways: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [
        (start, cards, ()) for start, cards in blindsides(board, colour)
    ]
    ways += [(start, (QUEEN,), (card,)) for start, card in strikes_after_queen(board, colour)]
    found = []
    for start, first, second in ways:
        cards, then = [tuple([kinds[kind - 1].id for kind in shown]) for shown in (first, second)]
        if any([Counter(cards + then) <= hand for hand in hands]):
            target = find_piece(board, KING + (colour << 3))
            found.append(Threat(start=start, target=target, cards=cards, then=then))
    return found


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
