"""Which of the rules keeps a card or a square from being chosen at the question at hand.

The functions that list the options say it. Of a card that can do nothing the reason is given that its first action has.
"""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import asks, steps, verbs, ways, why, zones
from hexadeck.games.knights_and_kings_chess.board import (
    EMPTY,
    KIND,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    Safety,
)
from hexadeck.games.knights_and_kings_chess.moves import (
    reach,
    swap_partners,
    swappable,
    why_not_exchange,
    why_not_go,
    why_not_move,
    why_not_move_any,
    why_not_noble,
    why_not_put,
    why_not_swap,
)
from hexadeck.games.knights_and_kings_chess.single_cards import rank_for, why_not_place, why_not_resurrect
from hexadeck.games.knights_and_kings_chess.table import ChessTable, asked
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.explain import has_twin_on_offer
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import has, row_of

# -- cards -------------------------------------------------------------------------------------------------------------


def why_not(t: ChessTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """Why a card is in no option of the seat that is asked; None where the question says enough."""
    if t.prompt is not asks.PLAY:
        return None
    if t.place[card] == zones.DISCARD + seat:
        return why.DISCARDED
    if t.place[card] != zones.HAND + seat or has_twin_on_offer(t, card):
        return None
    safety = t.safety(seat & 1)
    return why.CHECK_STAYS if safety.in_check else why_not_play(t, safety, t.kind(card))


def why_not_play(t: ChessTable, safety: Safety, kind: i64) -> Hindrance | None:
    """KC-023 What keeps a single card from its action, the one that only this kind of card has."""
    own = safety.own_knights_first()
    if kind == PAWN:
        hindrance = why_not_move_any(t, safety, own, ways.BY_PAWN_CARD, NOTHING)
    elif kind == KNIGHT:
        hindrance = why_not_move_any(t, safety, own, ways.BY_KNIGHT_CARD, NOTHING)
    elif kind == KING:
        hindrance = why_not_move_any(t, safety, own, ways.BY_KING_CARD, NOTHING)
    elif kind == ROOK:
        hindrance = why_not_exchange(t, safety, own)
    elif kind == QUEEN:
        hindrance = why_not_move_any(t, safety, own, ways.BY_QUEEN_CARD, NOTHING)
    else:
        hindrance = why_not_resurrect(t, safety)
    if hindrance is None or kind == KNIGHT or kind == KING:
        return hindrance
    return why_not_place(t, safety, kind)


# -- squares -----------------------------------------------------------------------------------------------------------


def why_not_square(t: ChessTable, seat: SeatId, square: i64) -> Hindrance | None:
    """Why a square is in no option of the seat that is asked; None where the question says enough."""
    if t.prompt is asks.KING:
        return None
    safety = t.safety(seat & 1)
    if t.prompt is asks.PLAY:
        return why_not_touched(t, safety, square)
    step = asked(t)
    if step.number == steps.choose_piece:
        return why_not_moved(t, safety, step.a, step.b, square)
    if step.number == steps.choose_target:
        return why_not_target(t, safety, step.a, step.b, step.c, square)
    if step.number == steps.choose_place or step.number == steps.choose_return:
        return why_not_there(t, safety, step.a, square)
    if step.number == steps.choose_swapped:
        return why_not_swapped(t, safety, square)
    if step.number == steps.choose_partner:
        return why_not_partner(t, safety, step.a, square)
    return None


def why_not_touched(t: ChessTable, safety: Safety, square: i64) -> Hindrance | None:
    """KC-019, KC-020 Before a card is played: no play that is on offer does anything with the own piece there."""
    if why_not_own(t, safety, square) is not None:
        return None
    for option in t.options:
        if could_take_part(t, safety, option, square):
            return None
    return why.NO_CARD_MOVES_IT


def could_take_part(t: ChessTable, safety: Safety, option: Option, square: i64) -> bool:
    """Whether a play could move the own piece there, at first or later, or exchange it."""
    verb = option.verb
    if verb is verbs.SWAP:
        return why_not_noble(t, safety.colour, square) is None
    if verb is verbs.TWO_KNIGHTS:
        return t.board[square] & KIND == KNIGHT
    if verb is verbs.BLOCK_CHECK:  # after the king any piece may move
        return True
    alone = row_of([square])
    if verb is verbs.MOVE_PAWN:
        return why_not_move_any(t, safety, alone, ways.BY_PAWN_CARD, NOTHING) is None
    if verb is verbs.MOVE_ANY:
        return why_not_move_any(t, safety, alone, ways.BY_KNIGHT_CARD, NOTHING) is None
    if verb is verbs.MOVE_AGAIN:
        return why_not_move_any(t, safety, alone, ways.BY_QUEEN_CARD, NOTHING) is None
    if verb is verbs.STEP:
        return why_not_move_any(t, safety, alone, ways.BY_KING_CARD, NOTHING) is None
    return verb is verbs.COMBO and why_not_move_any(t, safety, alone, ways.BY_COMBO, t.kind(option.b)) is None


def why_not_own(t: ChessTable, safety: Safety, square: i64) -> Hindrance | None:
    """KC-R02 An own piece stands there."""
    if t.board[square] == EMPTY:
        return why.EMPTY_SQUARE
    return None if t.board[square] >> 3 == safety.colour else why.NOT_YOURS


def why_not_moved(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> Hindrance:
    """The piece there is none that the card moves, or it has no legal move."""
    hindrance = why_not_own(t, safety, square)
    if hindrance is None:
        hindrance = why_not_move(t, safety.colour, way, partner, square)
    return why.STUCK if hindrance is None else hindrance


def why_not_target(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64, target: i64) -> Hindrance:
    """The piece does not get there, or may not go there."""
    if has(reach(t, safety.colour, way, partner, square), target):
        hindrance = why_not_go(t, safety, way, square, target)
        if hindrance is not None:
            return hindrance
    return why.OUT_OF_REACH


def why_not_there(t: ChessTable, safety: Safety, kind: i64, square: i64) -> Hindrance | None:
    """KC-026, KC-027, KC-043 Where a new piece goes."""
    if has(rank_for(kind, safety.colour), square):
        return why_not_put(t, safety, kind, square)
    return why.WRONG_RANK_FOR_PAWN if kind == PAWN else why.WRONG_RANK


def why_not_swapped(t: ChessTable, safety: Safety, first: i64) -> Hindrance:
    """KC-037 The first piece of a pair."""
    hindrance = why_not_own(t, safety, first)
    if hindrance is None:
        hindrance = why_not_noble(t, safety.colour, first)
    if hindrance is not None:
        return hindrance
    for partner in swappable(t, safety):
        if has(swap_partners(t, safety, safety.own(), partner), first):
            return why.NAMED_FIRST
    return why.NO_PARTNER


def why_not_partner(t: ChessTable, safety: Safety, first: i64, second: i64) -> Hindrance | None:
    """KC-037, KC-R38 The second piece of a pair."""
    hindrance = why_not_own(t, safety, second)
    if hindrance is None:
        hindrance = why_not_noble(t, safety.colour, second)
    if hindrance is not None:
        return hindrance
    return why.NAMED_FIRST if second <= first else why_not_swap(t, safety, first, second)
