"""The table of the game: board, piece lines, card piles, and what is printed on cards."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import clock, zones
from hexadeck.games.knights_and_kings_chess.board import KIND_NAMES, SQUARE_NAMES, Safety
from hexadeck.kernel.frames import Step
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone, columns_of, once, per_card
from hexadeck.kernel.table import Table

LINE_FIELDS: Final = tuple([f"{colour}_{kind}" for colour in ("white", "black") for kind in KIND_NAMES[1:]])
"""A line of pieces beside the board: how many of each kind, White's first."""


class Kind(Print):
    """A card: its number is its piece's kind minus one, and nothing else about it matters in this game."""

    def __init__(self, number: i64, id: str, name: str, copies: i64, text: tuple[str, ...]) -> None:
        super().__init__(number, id, name)
        self.copies = copies
        self.text = text


class ChessTable(Table):
    """What lies on the table, and what was found out about it."""

    board: Row = once(SQUARE_NAMES, shown=True, squares=True)
    inactive: Row = once(tuple([f"inactive_{name}" for name in LINE_FIELDS]), shown=True)
    captured: Row = once(tuple([f"captured_{name}" for name in LINE_FIELDS]), shown=True)
    clock: Row = once(clock.FIELDS, shown=True)
    pool: Row = per_card()
    """The shuffle that a card last went through. Everybody knows which cards those were, not in which order, because
    discard piles are open (KC-R37)."""

    def __init__(self, prints: Sequence[Print], seats: i64) -> None:
        super().__init__(SCHEMA, prints, seats)
        self.standing: Safety | None = None

    def blank(self) -> "ChessTable":
        return ChessTable(self.prints, self.seats)

    def put(self, square: i64, piece: i64) -> None:
        """Every change of the board is made here: how a king stands has to be found out again."""
        self.board[square] = piece
        self.standing = None

    def safety(self, colour: i64) -> Safety:
        """How the king of a colour stands: the decisions of one turn ask for it again and again on the same board."""
        standing = self.standing
        if standing is None or standing.colour != colour:
            standing = Safety(self.board, colour)
            self.standing = standing
        return standing

    def kind(self, card: CardId) -> i64:
        """The kind of piece that a card shows."""
        return self.face(card) + 1


SCHEMA: Final = Schema(
    (Zone(zones.DECK, "deck", HIDDEN), Zone(zones.HAND, "hand", OWNER), Zone(zones.DISCARD, "discard", PUBLIC)),
    columns_of(ChessTable),
)


def asked(t: Table) -> Step:
    """The step that put the question: its numbers say what has been chosen before."""
    step = t.asked
    assert isinstance(step, Step)
    return step


def line_place(colour: i64, kind: i64) -> i64:
    """Where the pieces of a colour and kind are counted in the inactive and captured lines."""
    return colour * 6 + kind - 1


def team(t: Table, colour: i64) -> tuple[int, ...]:
    """KC-R32 White has seats 0 and 2, Black 1 and 3; with two players it is one seat each."""
    return tuple(range(colour, t.seats, 2))
