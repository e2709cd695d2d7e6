"""What can be seen to happen."""

from typing import Final

from hexadeck.games.knights_and_kings_chess import squares
from hexadeck.games.knights_and_kings_chess.board import COLOUR_NAMES, KIND_NAMES, SQUARE_NAMES
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import CAUSE, HEADING, MINOR


class PieceEvent(EventKind):
    """An event about a piece on a square."""

    def spell(self, number: int) -> str:
        return f"{KIND_NAMES[number // 64 + 1]} on {SQUARE_NAMES[number % 64]}"


class MoveEvent(EventKind):
    """An event about a piece that goes from square to square."""

    def spell(self, number: int) -> str:
        start, target = SQUARE_NAMES[number & squares.SQUARE], SQUARE_NAMES[number >> 6 & squares.SQUARE]
        kind, taken = KIND_NAMES[number >> 12 & 7], number >> 15 & 7
        if number >> 18:
            return f"{kind} {start} takes the pawn in passing, to {target}"
        if taken:
            return f"{kind} {start} takes the {KIND_NAMES[taken]} on {target}"
        return f"{kind} {start} to {target}"


class SwapEvent(EventKind):
    """An event about two pieces that change places: where they stand afterwards."""

    def spell(self, number: int) -> str:
        first, second = SQUARE_NAMES[number & squares.SQUARE], SQUARE_NAMES[number >> 6 & squares.SQUARE]
        return f"{KIND_NAMES[number >> 12 & 7]} on {first} and {KIND_NAMES[number >> 15 & 7]} on {second}"


class ColourEvent(EventKind):
    """An event about a side."""

    def spell(self, number: int) -> str:
        return COLOUR_NAMES[number]


KING_SET: Final = PieceEvent("king_set", "{seat} sets up the {number}, with a knight on either side.", "KC-013")
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}: {seat}.", "KC-017", roles=(HEADING,))
CHECKED: Final = ColourEvent("checked", "{number} is in check.", "KC-059")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KC-018", roles=(MINOR,))
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the discard pile into a new deck.", "KC-022", roles=(MINOR,))
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KC-019", roles=(CAUSE,))
PLAYED_COMBO: Final = EventKind("played_combo", "{seat} plays {card} + {other}.", "KC-049", roles=(CAUSE,))
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
