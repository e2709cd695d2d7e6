"""What keeps a move or an exchange from any square of the board, for whoever asks why.

Where it is None, the square is among those that `moves` lists.
"""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import castling, ways, why
from hexadeck.games.knights_and_kings_chess.board import EMPTY, KIND, PAWN, PAWN_CAPTURES, SQUARES, Safety
from hexadeck.games.knights_and_kings_chess.moves import (
    has_target,
    movers,
    reach,
    swap_partners,
    swappable,
    targets,
    then_moves,
    was_passed,
    why_not_go,
    why_not_move,
    why_not_noble,
    why_not_swap,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.rows import has


def why_not_own(t: ChessTable, safety: Safety, square: i64) -> Hindrance | None:
    """KC-R02 An own piece stands there."""
    if t.board[square] == EMPTY:
        return why.EMPTY_SQUARE
    return None if t.board[square] >> 3 == safety.colour else why.NOT_YOURS


def why_not_choose(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> Hindrance | None:
    """KC-R02, KC-R11 An own piece stands there, the card or combo moves it, and it has a legal move."""
    hindrance = why_not_own(t, safety, square)
    if hindrance is None:
        hindrance = why_not_move(t, safety.colour, way, partner, square)
    if hindrance is not None or has_target(t, safety, way, partner, square):
        return hindrance
    reached = reach(t, safety.colour, way, partner, square)
    if len(reached) == 0:
        return why.NOWHERE_TO_GO
    hindrance = why_not_go(t, safety, way, square, reached[0])
    return why.PINNED if hindrance is why.EXPOSES_KING else hindrance


def why_not_target(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64, target: i64) -> Hindrance | None:
    """KC-020, KC-032 The piece gets there, and may."""
    if target == square:
        return why.STANDS_THERE
    if has(reach(t, safety.colour, way, partner, square), target):
        return why_not_go(t, safety, way, square, target)
    if castling.is_castling(safety, square, target):
        return castling.why_not_castle(t, safety, way, target)
    return why_not_reach(t, safety.colour, way, partner, square, target)


def why_not_reach(t: ChessTable, colour: i64, way: i64, partner: i64, square: i64, target: i64) -> Hindrance:
    """KC-020 What keeps the piece away shows on an emptier board: what stands there, what stands in its way, or nothing
    at all."""
    board = t.board
    piece = board[square]
    taken = board[target]
    if piece & KIND == PAWN and has(PAWN_CAPTURES[colour][square], target):
        return why.NO_EN_PASSANT if was_passed(t, colour, target) else why.ONLY_TO_CAPTURE
    before = board[:]
    board[target] = EMPTY
    is_open = has(reach(t, colour, way, partner, square), target)
    for other in range(SQUARES):
        board[other] = piece if other == square else EMPTY
    is_alone = has(reach(t, colour, way, partner, square), target)
    for other in range(SQUARES):
        board[other] = before[other]
    if not is_alone:
        return why.OUT_OF_REACH
    if not is_open:
        return why.IN_THE_WAY
    if taken >> 3 == colour:
        return why.OWN_PIECE_THERE
    return why.NO_CAPTURE if way == ways.BY_KING_CARD else why.NO_CAPTURE_AHEAD


def could_move(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> bool:
    """KC-048, KC-052 Whether a play of this way moves the own piece there, at first or after another move."""
    if why_not_choose(t, safety, way, partner, square) is None:
        return True
    if ways.way_after(way) != NOTHING:
        for first in movers(t, safety, way, partner):
            for target in targets(t, safety, way, partner, first):
                if then_moves(t, safety, first, target, ways.way_after(way), square):
                    return True
    return False


def why_not_first(t: ChessTable, safety: Safety, first: i64) -> Hindrance | None:
    """KC-037, KC-R38 An own piece there may change places with one on a later square."""
    hindrance = why_not_own(t, safety, first)
    if hindrance is None:
        hindrance = why_not_noble(t, safety.colour, first)
    if hindrance is not None or len(swap_partners(t, safety, safety.own(), first)) > 0:
        return hindrance
    return why.EARLIER_FIRST if can_be_exchanged(t, safety, first) else why.NO_PARTNER


def can_be_exchanged(t: ChessTable, safety: Safety, square: i64) -> bool:
    """KC-037 Whether the piece there is one of a pair that may change places."""
    for first in swappable(t, safety):
        if first == square or has(swap_partners(t, safety, safety.own(), first), square):
            return True
    return False


def why_not_partner(t: ChessTable, safety: Safety, first: i64, second: i64) -> Hindrance | None:
    """KC-037, KC-R38 The first piece and an own one there may change places, and the pair is named in this order."""
    if second == first:
        return why.FIRST_OF_THE_PAIR
    hindrance = why_not_own(t, safety, second)
    if hindrance is None:
        hindrance = why_not_noble(t, safety.colour, second)
    if hindrance is None:
        hindrance = why_not_swap(t, safety, first, second)
    return why.EARLIER_FIRST if hindrance is None and second < first else hindrance
