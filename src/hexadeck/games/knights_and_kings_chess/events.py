"""What can be seen to happen."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess.board import COLOUR_NAMES, EMPTY, KIND_NAMES, PAWN
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import CAUSE, HEADING, MINOR


class PieceEvent(EventKind):
    """An event about a piece, whose kind is its number; `other` is the kind that it takes or changes places with."""

    def __init__(self, name: str, template: str, rule: str, other: i64 = EMPTY, in_passing: bool = False) -> None:
        super().__init__(name, template, rule)
        self.other: i64 = other
        self.in_passing = in_passing

    def spell(self, number: int) -> str:
        return KIND_NAMES[number]


class ColourEvent(EventKind):
    """An event about a side."""

    def spell(self, number: int) -> str:
        return COLOUR_NAMES[number]


IN_PASSING: Final = len(KIND_NAMES)
"""Comes after the kinds: what is taken is a pawn, and does not stand on the target."""


def moves(name: str, template: str, rule: str) -> tuple[PieceEvent, ...]:
    """A way to move, by what is taken: nothing, a piece of some kind, or a pawn in passing."""
    to_nothing = PieceEvent(name, template + " {number} {start} to {target}.", rule)
    takes = [
        PieceEvent(name, template + " {number} {start} takes the " + taken + " on {target}.", rule, kind)
        for kind, taken in enumerate(KIND_NAMES[PAWN:], PAWN)
    ]
    passing = PieceEvent(name, template + " {number} {start} takes the pawn in passing, to {target}.", rule, PAWN, True)
    return to_nothing, *takes, passing


KING_SET: Final = PieceEvent(
    "king_set", "{seat} sets up the {number} on {target}, with a knight on either side.", "KC-013"
)
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}: {seat}.", "KC-017", roles=(HEADING,))
CHECKED: Final = ColourEvent("checked", "{number} is in check.", "KC-059")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KC-018", roles=(MINOR,))
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the discard pile into a new deck.", "KC-022", roles=(MINOR,))
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KC-019", roles=(CAUSE,))
PLAYED_COMBO: Final = EventKind("played_combo", "{seat} plays {card} + {other}.", "KC-049", roles=(CAUSE,))
DISCARDED: Final = EventKind("discarded", "{seat} can do nothing and discards {card}.", "KC-R08")
PLACED: Final = PieceEvent("placed", "{seat} places a {number} on {target}.", "KC-024")
MOVED: Final = moves("moved", "{seat}:", "KC-020")
CASTLED: Final = PieceEvent("castled", "{seat} castles: {number} {start} to {target}.", "KC-R29")
STEPPED: Final = moves("stepped", "{seat} steps:", "KC-034")
SWAPPED: Final = {
    kind: PieceEvent(
        "swapped", "{seat} changes places: {number} on {start} and " + other + " on {target}.", "KC-037", kind
    )
    for kind, other in enumerate(KIND_NAMES[PAWN:], PAWN)
}
"""By the piece that stands on the target afterwards."""
RESURRECTED: Final = PieceEvent("resurrected", "{seat} resurrects a {number} on {target}.", "KC-041")
PROMOTED: Final = PieceEvent("promoted", "The pawn becomes a {number} on {target}.", "KC-R27")
MOVED_AS: Final = moves("moved_as", "{seat}, by combo:", "KC-055")
EXTRA_TURN: Final = EventKind("extra_turn", "{seat} has another turn.", "KC-039")
DRAW_OFFERED: Final = EventKind("draw_offered", "{seat} offers a draw.", "KC-R31")
DRAW_DECLINED: Final = EventKind("draw_declined", "{seat} plays on.", "KC-R31")
