"""Plays on sensibly in microseconds: captures the king where it can, and otherwise takes the move that looks best.

A move is tried on the board and taken back; what the quick choice finds out by playing every ending of a play, the
policy reads off the squares. Who plays like this leaves its king alone no more often than it must, and leaves pieces
hanging.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import asks, clock, verbs, ways
from hexadeck.games.knights_and_kings_chess.board import EMPTY, KIND, KING, PAWN, Safety
from hexadeck.games.knights_and_kings_chess.evaluate import PIECE_WORTH, WON, combo_danger, danger, hanging
from hexadeck.games.knights_and_kings_chess.moves import targets, why_not_move
from hexadeck.games.knights_and_kings_chess.table import ChessTable, asked
from hexadeck.kernel.decisions import NOTHING, OFFER_SIZE
from hexadeck.kernel.rows import Row

_PLACED: Final = (0, 75, 0, 200, 320, 560, 0)
"""What it brings to place a piece of a kind, less the card."""
_RETURNED: Final = 180
_LEAST: Final = -WON * 2


def policy(t: ChessTable) -> int:
    prompt = t.prompt
    if prompt is asks.PLAY:
        return _play(t)
    if prompt is asks.DRAW:
        return 0 if t.offers[0] == verbs.DECLINE.number else 1
    if prompt is asks.PLACE or prompt is asks.RETURN:
        return _square(t)
    offers = t.offers
    if offers[0] == verbs.NO_MORE.number or offers[0] == verbs.PIECE.number:
        return _piece(t) if t.prompt is not asks.SWAPPED else 0
    return _target(t) if _is_target(offers[0]) else 0


def _is_target(verb: i64) -> bool:
    return (
        verb == verbs.TO.number
        or verb == verbs.TAKE.number
        or verb == verbs.CASTLE.number
        or verb == verbs.TAKE_IN_PASSING.number
    )


# -- which card --------------------------------------------------------------------------------------------------------


def _play(t: ChessTable) -> int:
    """The king by a combo; otherwise the best of a move and a new piece."""
    seat = t.clock[clock.ACTIVE]
    colour = seat & 1
    safety = Safety(t.board, colour)
    now = _looks(t.board, colour)
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    count = t.offer_end // OFFER_SIZE
    offers = t.offers
    while i < count:
        verb = offers[i * OFFER_SIZE]
        worth: i64 = -50
        if verb == verbs.COMBO.number or verb == verbs.TWO_KNIGHTS.number:
            partner = t.what[offers[i * OFFER_SIZE + 2]] + 1
            worth = WON if combo_danger(t.board, 1 - colour, partner) > 0 else -60
        elif verb == verbs.PLACE.number:
            worth = _PLACED[t.what[offers[i * OFFER_SIZE + 1]] + 1]
        elif verb == verbs.MOVE_ANY.number:
            worth = _best_move(t, safety, ways.BY_KNIGHT_CARD) - now - 25
        elif verb == verbs.MOVE_PAWN.number:
            worth = _best_move(t, safety, ways.BY_PAWN_CARD) - now - 8
        elif verb == verbs.STEP.number:
            worth = _best_move(t, safety, ways.BY_KING_CARD) - now - 20
        elif verb == verbs.RESURRECT.number:
            worth = _RETURNED
        elif verb == verbs.BLOCK_CHECK.number:
            worth = 150
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _best_move(t: ChessTable, safety: Safety, way: i64) -> i64:
    """What the best move of this way makes of the board."""
    most: i64 = _LEAST
    for square in safety.own():
        if why_not_move(t, safety.colour, way, NOTHING, square) is None:
            worth = _best_target(t, safety, way, NOTHING, square)
            if worth > most:
                most = worth
    return most


# -- which piece, and where --------------------------------------------------------------------------------------------


def _piece(t: ChessTable) -> int:
    """The piece with the best move."""
    frame = asked(t)
    safety = Safety(t.board, t.clock[clock.ACTIVE] & 1)
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_end // OFFER_SIZE:
        worth: i64 = _LEAST
        if t.offers[i * OFFER_SIZE] == verbs.NO_MORE.number:
            worth = _looks(t.board, safety.colour)
        else:
            worth = _best_target(t, safety, frame.a, frame.b, t.offers[i * OFFER_SIZE + 1])
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _best_target(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> i64:
    most: i64 = _LEAST
    for target in targets(t, safety, way, partner, square):
        worth = _after(t.board, safety.colour, square, target)
        if worth > most:
            most = worth
    return most


def _target(t: ChessTable) -> int:
    square = asked(t).c
    colour = t.clock[clock.ACTIVE] & 1
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_end // OFFER_SIZE:
        worth = _after(t.board, colour, square, t.offers[i * OFFER_SIZE + 1])
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _square(t: ChessTable) -> int:
    """Where a new piece leaves the king safest."""
    colour = t.clock[clock.ACTIVE] & 1
    board = t.board
    piece = asked(t).a + (colour << 3)
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_end // OFFER_SIZE:
        square = t.offers[i * OFFER_SIZE + 1]
        board[square] = piece
        worth = _looks(board, colour)
        board[square] = EMPTY
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _after(board: Row, colour: i64, square: i64, target: i64) -> i64:
    """How the board looks when a piece has gone there; it is put back."""
    piece = board[square]
    taken = board[target]
    if taken & KIND == KING and taken != EMPTY:
        return WON
    board[target] = piece
    board[square] = EMPTY
    worth = _looks(board, colour) + PIECE_WORTH[taken & KIND]
    if piece & KIND == PAWN:
        rank = target >> 3
        worth += 8
        if rank == 7 - 7 * colour:
            worth += 700
    board[square] = piece
    board[target] = taken
    return worth


def _looks(board: Row, colour: i64) -> i64:
    """The kings' safety, and what hangs, when the other side is to play."""
    return danger(board, 1 - colour) // 12 - danger(board, colour) - hanging(board, colour)
