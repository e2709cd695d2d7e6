"""A table for the tests of the kernel: a deck, a hand and a field for every seat, one market, and a few columns.

board = new_board(seats=2, deck="ABC")      # seat 0 has the cards A, B, C in the deck, C on top
board.card("B")                             # the number of the card that shows B
"""

from typing import Final

from hexadeck.kernel.decisions import Option, Prompt, Verb
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone, columns_of, listed, once, per_card, per_seat
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table

DECK: Final = 0
HAND: Final = 8
FIELD: Final = 16
MARKET: Final = 24
PRINTS: Final = [Print(number, f"X{number}", letter) for number, letter in enumerate("ABCDEFGH")]

TAKE: Final = Verb("take", "Take {card}", "card")
STOP: Final = Verb("stop", "Stop")
ASK: Final = Prompt("ask", "Take one of {number} with {card}?", "KK-1")
MOVED: Final = EventKind("moved", "{seat} moves {card} to the {place}.", "KK-2")


class Board(Table):
    tapped: Row = per_card(shown=True)
    secret_mark: Row = per_card(7)
    gold: Row = per_seat(3, shown=True)
    clock: Row = once(("turn", "leader"), shown=True, cards=("leader",))
    notes: list[int] = listed()

    def __init__(self, seats: int) -> None:
        super().__init__(SCHEMA, PRINTS, seats)
        self.done: list[str] = []

    def blank(self) -> "Board":
        return Board(self.seats)

    def card(self, letter: str) -> int:
        return next(card for card, face in enumerate(self.what) if self.prints[face].name == letter)

    def letters(self, zone: int) -> str:
        """The faces in a zone, the top one last."""
        return "".join(self.prints[self.what[card]].name for card in self.zones[zone])

    def known_to(self, viewer: int) -> str:
        """The faces that a viewer knows, in the order of the alphabet."""
        return "".join(
            sorted(self.prints[face].name for card, face in enumerate(self.what) if self.is_known(card, viewer))
        )


SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN),
        Zone(HAND, "hand", OWNER),
        Zone(FIELD, "field", PUBLIC),
        Zone(MARKET, "market", PUBLIC, shared=True),
    ),
    columns_of(Board),
)


def new_board(seats: int = 2, seed: str = "board", **zones: str) -> Board:
    """Cards by letters; `deck`, `hand`, `field` are seat 0's, `deck1` is seat 1's, `market` is everybody's."""
    board = Board(seats)
    board.lay_out(seeded(seed))
    numbers = {"deck": DECK, "hand": HAND, "field": FIELD, "market": MARKET}
    for name, letters in zones.items():
        kind, seat = name.rstrip("0123456789"), int(name.lstrip("abcdefghijklmnopqrstuvwxyz") or 0)
        for letter in letters:
            board.add_card("ABCDEFGH".index(letter), -1 if kind == "market" else seat, numbers[kind] + seat)
    return board


def do_nothing(_board: Table, _option: Option) -> None:
    pass


DO_NOTHING: Final = Steps(__name__).do_nothing
