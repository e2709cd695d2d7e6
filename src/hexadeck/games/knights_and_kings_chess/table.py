"""The table of the game: board, piece lines and card piles, and the words for what can happen on it."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess.board import COLOUR_NAMES, FILES, KIND_NAMES, SQUARE_NAMES
from hexadeck.kernel.decisions import Prompt, Verb
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.rows import no_numbers
from hexadeck.kernel.schema import HIDDEN, ONCE, OWNER, PER_CARD, PUBLIC, Column, Schema, Zone
from hexadeck.kernel.table import Print, Table

# Numbers of the rulebook.
HAND_SIZE: Final = 8
"""KC-018 Every turn sequence begins with a hand of eight."""
TEAM_DECK: Final = 32
"""KC-005 Cards of one colour; half of them each for two partners (KC-008)."""
SUPPLY: Final = (0, 8, 2, 2, 2, 1, 1)
"""KC-003 Chess pieces of one colour, by kind."""

# Zones, eight apart.
DECK: Final = 0
HAND: Final = 8
DISCARD: Final = 16

# The clock: what holds for the table as a whole.
TURN: Final = 0
ACTIVE: Final = 1
CHECK: Final = 2
EN_PASSANT: Final = 3
UNMOVED: Final = 4
SHUFFLES: Final = 5
CLOCK: Final = ("turn", "active", "check", "en_passant", "unmoved", "shuffles")

# Who may still castle: kings and rooks that stand where they entered the board (KC-R29), a bit each.
UNMOVED_KING: Final = (1, 8)
UNMOVED_LEFT_ROOK: Final = (2, 16)
UNMOVED_RIGHT_ROOK: Final = (4, 32)
CASTLING_BITS: Final = {4: 1, 0: 2, 7: 4, 60: 8, 56: 16, 63: 32}
"""By the squares e1, a1, h1, e8, a8, h8."""

# Rule options, by their place in the settings.
NO_CASTLING: Final = 0
NO_EN_PASSANT: Final = 1
QUEENS_ONLY: Final = 2
FIRST_RANK_ONLY: Final = 3
SECOND_MOVE_COMPULSORY: Final = 4
TURN_CAP: Final = 5
DRAW_OFFERS: Final = 6
TURN_CAPS: Final = (500, 200)
"""KC-R31 After so many turn sequences the match is a draw."""

LINE_FIELDS: Final = tuple([f"{colour}_{kind}" for colour in ("white", "black") for kind in KIND_NAMES[1:]])
"""A line of pieces beside the board: how many of each kind, White's first."""

SCHEMA: Final = Schema(
    (Zone(DECK, "deck", HIDDEN), Zone(HAND, "hand", OWNER), Zone(DISCARD, "discard", PUBLIC)),
    (
        Column("board", ONCE, shown=True, fields=SQUARE_NAMES),
        Column("inactive", ONCE, shown=True, fields=tuple([f"inactive_{name}" for name in LINE_FIELDS])),
        Column("captured", ONCE, shown=True, fields=tuple([f"captured_{name}" for name in LINE_FIELDS])),
        Column("clock", ONCE, shown=True, fields=CLOCK),
        Column("pool", PER_CARD),
    ),
)


class Kind(Print):
    """A card: its number is its piece's kind minus one, and nothing else about it matters in this game."""

    def __init__(self, number: i64, id: str, name: str, copies: i64, text: tuple[str, ...]) -> None:
        super().__init__(number, id, name)
        self.copies = copies
        self.text = text


class ChessTable(Table):
    """The table with its columns by name.

    `pool` numbers the shuffle that a card last went through: everybody knows which cards those were, though not their
    order, because discard piles are open (KC-R37).
    """

    def __init__(self, prints: Sequence[Print], seats: i64) -> None:
        super().__init__(SCHEMA, prints, seats)
        self.board = no_numbers()
        self.inactive = no_numbers()
        self.captured = no_numbers()
        self.clock = no_numbers()
        self.pool = no_numbers()

    def blank(self) -> "ChessTable":
        return ChessTable(self.prints, self.seats)

    def bind(self) -> None:
        columns = self.columns
        self.board = columns[0]
        self.inactive = columns[1]
        self.captured = columns[2]
        self.clock = columns[3]
        self.pool = columns[4]

    def kind(self, card: i64) -> i64:
        """The kind of piece that a card shows."""
        return self.what[card] + 1


def as_chess_table(t: Table) -> ChessTable:
    assert isinstance(t, ChessTable)
    return t


def line_place(colour: i64, kind: i64) -> i64:
    """Where the pieces of a colour and kind are counted in the inactive and captured lines."""
    return colour * 6 + kind - 1


def team(t: Table, colour: i64) -> tuple[int, ...]:
    """KC-R32 White has seats 0 and 2, Black 1 and 3; with two players it is one seat each."""
    return tuple(range(colour, t.seats, 2))


# -- numbers that name squares and pieces ------------------------------------------------------------------------------

_TO_WORDS: Final = tuple(
    [f"to {square}" for square in SQUARE_NAMES]
    + [f"takes the {kind} on {square}" for kind in KIND_NAMES[1:] for square in SQUARE_NAMES]
    + [f"castles to {square}" for square in SQUARE_NAMES]
    + [f"to {square}, taking the pawn in passing" for square in SQUARE_NAMES]
)
CASTLES: Final = 7 * 64
IN_PASSING: Final = 8 * 64
"""Added to a square in the number of an option; 64 times the kind that is taken otherwise."""
_PIECE_WORDS: Final = tuple([f"the {kind} on {square}" for kind in KIND_NAMES[1:] for square in SQUARE_NAMES])
SQUARE: Final = 63
"""The bits of an option's number that are its square."""


def piece_number(kind: i64, square: i64) -> i64:
    """A piece as the number of an option or an event."""
    return (kind - 1) * 64 + square


def move_number(kind: i64, square: i64, target: i64, taken: i64, in_passing: bool = False) -> i64:
    """A move as the number of an event."""
    return square | target << 6 | kind << 12 | taken << 15 | in_passing << 18


class PieceEvent(EventKind):
    """An event about a piece on a square."""

    def spell(self, number: int) -> str:
        return f"{KIND_NAMES[number // 64 + 1]} on {SQUARE_NAMES[number % 64]}"


class MoveEvent(EventKind):
    """An event about a piece that goes from square to square."""

    def spell(self, number: int) -> str:
        start, target = SQUARE_NAMES[number & SQUARE], SQUARE_NAMES[number >> 6 & SQUARE]
        kind, taken = KIND_NAMES[number >> 12 & 7], number >> 15 & 7
        if number >> 18:
            return f"{kind} {start} takes the pawn in passing, to {target}"
        if taken:
            return f"{kind} {start} takes the {KIND_NAMES[taken]} on {target}"
        return f"{kind} {start} to {target}"


class SwapEvent(EventKind):
    """An event about two pieces that change places: where they stand afterwards."""

    def spell(self, number: int) -> str:
        first, second = SQUARE_NAMES[number & SQUARE], SQUARE_NAMES[number >> 6 & SQUARE]
        return f"{KIND_NAMES[number >> 12 & 7]} on {first} and {KIND_NAMES[number >> 15 & 7]} on {second}"


class ColourEvent(EventKind):
    """An event about a side."""

    def spell(self, number: int) -> str:
        return COLOUR_NAMES[number]


# Verbs: first the card or combo ...
PLACE: Final = Verb("place", "{card} card: place a piece", "card")
MOVE_PAWN: Final = Verb("move_pawn", "{card} card: move a pawn", "card")
MOVE_ANY: Final = Verb("move_any", "{card} card: move any piece", "card")
STEP: Final = Verb("step", "{card} card: step with a piece", "card")
SWAP: Final = Verb("swap", "{card} card: exchange two pieces", "card")
MOVE_AGAIN: Final = Verb("move_again", "{card} card: move any piece, then another turn", "card")
RESURRECT: Final = Verb("resurrect", "{card} card: resurrect a piece", "card")
BLOCK_CHECK: Final = Verb("block_check", "{card} card: block the check", "card")
TWO_KNIGHTS: Final = Verb("two_knights", "{card} + {other}: two knight moves", "card", "other")
COMBO: Final = Verb("combo", "{card} + {other}: one moves as the other", "card", "other")
DISCARD_CARD: Final = Verb("discard", "Discard {card}", "card")
OFFER_DRAW: Final = Verb("offer_draw", "Offer a draw")
# ... then a piece, then a square.
KING_FILE: Final = Verb("king_file", "the king on the {word}-file", "word").with_words(*FILES)
PIECE: Final = Verb("piece", "{word}", "word").with_words(*_PIECE_WORDS)
NO_MORE: Final = Verb("no_more", "Move nothing more")
TO: Final = Verb("to", "{word}", "word").with_words(*_TO_WORDS)
WITH: Final = Verb("with", "with {word}", "word").with_words(*_PIECE_WORDS)
ON: Final = Verb("on", "on {word}", "word").with_words(*SQUARE_NAMES)
KIND_OF: Final = Verb("kind", "a {word}", "word").with_words(*KIND_NAMES)
ACCEPT: Final = Verb("accept", "Accept the draw")
DECLINE: Final = Verb("decline", "Play on")

# Prompts, each with the rule that asks.
ASK_KING: Final = Prompt("king", "Where does your king stand? The knights go next to it.", "KC-013")
ASK_PLAY: Final = Prompt("play", "Play a card or a combo.", "KC-019")
ASK_PLACE: Final = Prompt("place", "Where does the piece go?", "KC-024")
ASK_PARTNER: Final = Prompt("partner", "With which piece does it change places?", "KC-037")
ASK_RESURRECTED: Final = Prompt("resurrected", "Which captured piece returns?", "KC-041")
ASK_RETURN: Final = Prompt("return", "On which square does it return?", "KC-043")
ASK_PROMOTION: Final = Prompt("promotion", "What does the pawn become?", "KC-R27")
ASK_DRAW: Final = Prompt("draw", "A draw is offered. Do you accept?", "KC-R31")

# Ways to move a piece, each with the question for the piece and for its square.
BY_PAWN_CARD: Final = 0
BY_KNIGHT_CARD: Final = 1
BY_QUEEN_CARD: Final = 2
BY_KING_CARD: Final = 3
BY_COMBO: Final = 4
FIRST_KNIGHT: Final = 5
SECOND_KNIGHT: Final = 6
KING_FROM_CHECK: Final = 7
AFTER_BLOCK: Final = 8
WAYS: Final = 9
ASK_PIECE: Final = (
    Prompt("piece", "Which pawn moves?", "KC-030"),
    Prompt("piece", "Which piece moves?", "KC-031"),
    Prompt("piece", "Which piece moves? Another turn follows.", "KC-038"),
    Prompt("piece", "Which piece steps to an open square next to it?", "KC-034"),
    Prompt("piece", "Which piece moves as the other?", "KC-054"),
    Prompt("piece", "Which knight moves first?", "KC-051"),
    Prompt("piece", "Which knight moves now?", "KC-052"),
    Prompt("piece", "Which king leaves check?", "KC-047"),
    Prompt("piece", "Which piece moves after the king, if any?", "KC-048"),
)
ASK_SWAPPED: Final = Prompt("piece", "Which piece changes places?", "KC-037")
ASK_TARGET: Final = (
    Prompt("target", "Where does the pawn go?", "KC-030"),
    Prompt("target", "Where does it go?", "KC-032"),
    Prompt("target", "Where does it go? Another turn follows.", "KC-038"),
    Prompt("target", "Where does it step?", "KC-034"),
    Prompt("target", "Where does it go?", "KC-055"),
    Prompt("target", "Where does the knight go first?", "KC-051"),
    Prompt("target", "Where does the knight go?", "KC-052"),
    Prompt("target", "Where does the king go, out of check?", "KC-047"),
    Prompt("target", "Where does it go?", "KC-048"),
)

# Events.
KING_SET: Final = PieceEvent("king_set", "{seat} sets up the {number}, with a knight on either side.", "KC-013")
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}: {seat}.", "KC-017")
CHECKED: Final = ColourEvent("checked", "{number} is in check.", "KC-059")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KC-018")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the discard pile into a new deck.", "KC-022")
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KC-019")
PLAYED_COMBO: Final = EventKind("played_combo", "{seat} plays {card} + {other}.", "KC-049")
DISCARDED: Final = EventKind("discarded", "{seat} can do nothing and discards {card}.", "KC-R08")
PLACED: Final = PieceEvent("placed", "{seat} places a {number}.", "KC-024")
MOVED: Final = MoveEvent("moved", "{seat}: {number}.", "KC-020")
CASTLED: Final = MoveEvent("castled", "{seat} castles: {number}.", "KC-R29")
STEPPED: Final = MoveEvent("stepped", "{seat} steps: {number}.", "KC-034")
SWAPPED: Final = SwapEvent("swapped", "{seat} changes places: {number}.", "KC-037")
RESURRECTED: Final = PieceEvent("resurrected", "{seat} resurrects a {number}.", "KC-041")
PROMOTED: Final = PieceEvent("promoted", "The pawn becomes a {number}.", "KC-R27")
MOVED_AS: Final = MoveEvent("moved_as", "{seat}, by combo: {number}.", "KC-055")
EXTRA_TURN: Final = EventKind("extra_turn", "{seat} has another turn.", "KC-039")
DRAW_OFFERED: Final = EventKind("draw_offered", "{seat} offers a draw.", "KC-R31")
DRAW_DECLINED: Final = EventKind("draw_declined", "{seat} plays on.", "KC-R31")
