"""Plays on sensibly in microseconds: captures the king where it can, and otherwise takes the move that looks best.

A move is tried on the board and taken back; what the quick choice finds out by playing every ending of a play, the
policy reads off the squares. Of two moves with knights it takes the first that looks best, and sees what the second
makes of it. Who plays like this leaves its king alone no more often than it must, and leaves pieces hanging.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import asks, clock, verbs, ways
from hexadeck.games.knights_and_kings_chess.board import (
    BISHOP,
    EMPTY,
    KIND,
    KING,
    KNIGHT,
    KNIGHT_JUMPS,
    PAWN,
    QUEEN,
    ROOK,
    Safety,
    find_piece,
)
from hexadeck.games.knights_and_kings_chess.judge import PIECE_WORTH, Judgement, combo_danger, danger, hanging
from hexadeck.games.knights_and_kings_chess.moves import open_squares, targets, why_not_move
from hexadeck.games.knights_and_kings_chess.single_cards import rank_for
from hexadeck.games.knights_and_kings_chess.table import ChessTable, asked, line_place
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.judge import WON
from hexadeck.kernel.rows import Row, has

_CARD: Final = (0, 8, 25, 70, 45, 120, 20)
"""What a card of a kind is worth in the hand."""
_STAYS: Final = 3
"""A piece beside the board is worth a third of one on it."""
_MORE_MOVES: Final = 40
_PAWN_STEP: Final = 8
_PROMOTED: Final = 700
_LEAST: Final = -WON * 2


class Policy(Judgement):
    """Answers that play on."""

    def policy(self, t: ChessTable) -> int:
        prompt = t.prompt
        if prompt is asks.PLAY:
            return _play(t)
        if prompt is asks.DRAW:
            return 0 if t.verb_at(0) == verbs.DECLINE.number else 1
        if prompt is asks.PLACE or prompt is asks.RETURN:
            return _square(t)
        first = t.verb_at(0)
        if first == verbs.NO_MORE.number or first == verbs.PIECE.number:
            return _piece(t) if t.prompt is not asks.SWAPPED else 0
        return _target(t) if _is_target(first) else 0


def _is_target(verb: i64) -> bool:
    return (
        verb == verbs.TO.number
        or verb == verbs.TAKE.number
        or verb == verbs.CASTLE.number
        or verb == verbs.TAKE_IN_PASSING.number
    )


# -- which card --------------------------------------------------------------------------------------------------------


def _play(t: ChessTable) -> int:
    """The king by a combo; otherwise what makes most of the board, less the cards."""
    safety = Safety(t.board, t.clock[clock.ACTIVE] & 1)
    now = _looks(t.board, safety.colour)
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_count():
        kind = t.face(t.a_at(i)) + 1
        other = t.b_at(i)
        worth = _worth_of_play(t, safety, t.verb_at(i), kind, NOTHING if other == NOTHING else t.face(other) + 1, now)
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _worth_of_play(t: ChessTable, safety: Safety, verb: i64, kind: i64, partner: i64, now: i64) -> i64:
    if verb == verbs.TWO_KNIGHTS.number or verb == verbs.COMBO.number:
        if combo_danger(t.board, 1 - safety.colour, partner) > 0:
            return WON
        if verb == verbs.TWO_KNIGHTS.number:
            return _two_jumps(t.board, safety.colour).worth - now - 2 * _CARD[kind]
        return _best_move(t, safety, ways.BY_COMBO, partner) - now - _CARD[kind] - _CARD[partner]
    if verb == verbs.PLACE.number:
        return _best_square(t, safety, kind) - now + PIECE_WORTH[kind] - PIECE_WORTH[kind] // _STAYS - _CARD[kind]
    if verb == verbs.RESURRECT.number:
        return PIECE_WORTH[_best_captured(t, safety.colour)] - _CARD[kind]
    way = ways.way_of(verb)
    if way == ways.KING_FROM_CHECK:
        return _best_move(t, safety, way, NOTHING) - now + _MORE_MOVES - _CARD[kind]
    return -_CARD[kind] if way == NOTHING else _best_move(t, safety, way, NOTHING) - now - _CARD[kind]


def _best_move(t: ChessTable, safety: Safety, way: i64, partner: i64) -> i64:
    """What the best move of this way makes of the board."""
    most: i64 = _LEAST
    for square in safety.own():
        if why_not_move(t, safety.colour, way, partner, square) is None:
            worth = _best_target(t, safety, way, partner, square)
            if worth > most:
                most = worth
    return most


def _best_square(t: ChessTable, safety: Safety, kind: i64) -> i64:
    board = t.board
    most: i64 = _LEAST
    for square in open_squares(t, safety, kind, rank_for(kind, safety.colour)):
        board[square] = kind + (safety.colour << 3)
        worth = _looks(board, safety.colour)
        board[square] = EMPTY
        if worth > most:
            most = worth
    return most


def _best_captured(t: ChessTable, colour: i64) -> i64:
    for kind in (QUEEN, ROOK, BISHOP, KNIGHT):
        if t.captured[line_place(colour, kind)] > 0:
            return kind
    return EMPTY


# -- which piece, and where --------------------------------------------------------------------------------------------


def _piece(t: ChessTable) -> int:
    """The piece with the best move; of two knights the one that begins the best pair of moves."""
    frame = asked(t)
    safety = Safety(t.board, t.clock[clock.ACTIVE] & 1)
    first: i64 = _two_jumps(t.board, safety.colour).square if frame.a == ways.FIRST_KNIGHT else NOTHING
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_count():
        worth: i64 = _LEAST
        if first != NOTHING and t.a_at(i) == first:
            return i
        if t.verb_at(i) == verbs.NO_MORE.number:
            worth = _looks(t.board, safety.colour)
        else:
            worth = _best_target(t, safety, frame.a, frame.b, t.a_at(i))
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _best_target(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> i64:
    most: i64 = _LEAST
    for target in targets(t, safety, way, partner, square):
        worth = _after(t.board, safety.colour, way, square, target)
        if worth > most:
            most = worth
    return most


def _target(t: ChessTable) -> int:
    frame = asked(t)
    colour = t.clock[clock.ACTIVE] & 1
    first = _two_jumps(t.board, colour) if frame.a == ways.FIRST_KNIGHT else None
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_count():
        if first is not None and first.square == frame.c and first.target == t.a_at(i):
            return i
        worth = _after(t.board, colour, frame.a, frame.c, t.a_at(i))
        if worth > most:
            best, most = i, worth
        i += 1
    return best


class Jump:
    """A move of a knight, and what it is worth."""

    def __init__(self, square: i64, target: i64, worth: i64) -> None:
        self.square = square
        self.target = target
        self.worth = worth


def _two_jumps(board: Row, colour: i64) -> Jump:
    """KC-051, KC-052 The first of two moves that looks best, with what the second makes of it."""
    first = _best_jump(board, colour, ways.FIRST_KNIGHT)
    if first.worth == _LEAST or board[first.target] & KIND == KING:
        return first
    piece, taken = board[first.square], board[first.target]
    board[first.target] = piece
    board[first.square] = EMPTY
    second = _best_jump(board, colour, ways.SECOND_KNIGHT)
    board[first.square] = piece
    board[first.target] = taken
    return Jump(first.square, first.target, second.worth + PIECE_WORTH[taken & KIND])


def _best_jump(board: Row, colour: i64, way: i64) -> Jump:
    best = Jump(NOTHING, NOTHING, _LEAST)
    low = colour << 3
    square: i64 = 0
    while square < len(board):
        if board[square] == KNIGHT + low:
            for target in KNIGHT_JUMPS[square]:
                if not low < board[target] < low + 7:
                    worth = _after(board, colour, way, square, target)
                    if worth > best.worth:
                        best = Jump(square, target, worth)
        square += 1
    return best


def _next_capture(board: Row, colour: i64) -> i64:
    """The most valuable piece that a knight could take next."""
    most: i64 = 0
    low = colour << 3
    foe = 8 - low
    square: i64 = 0
    while square < len(board):
        if board[square] == KNIGHT + low:
            for target in KNIGHT_JUMPS[square]:
                if foe < board[target] < foe + 6 and PIECE_WORTH[board[target] & KIND] > most:
                    most = PIECE_WORTH[board[target] & KIND]
        square += 1
    return most


def _square(t: ChessTable) -> int:
    """Where a new piece leaves the king safest."""
    colour = t.clock[clock.ACTIVE] & 1
    board = t.board
    piece = asked(t).a + (colour << 3)
    best: i64 = 0
    most: i64 = _LEAST
    i: i64 = 0
    while i < t.offer_count():
        square = t.a_at(i)
        board[square] = piece
        worth = _looks(board, colour)
        board[square] = EMPTY
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _after(board: Row, colour: i64, way: i64, square: i64, target: i64) -> i64:
    """How the board looks when a piece has gone there; it is put back."""
    piece = board[square]
    taken = board[target]
    if taken & KIND == KING:
        return WON
    board[target] = piece
    board[square] = EMPTY
    worth = _looks_again(board, colour) if way == ways.BY_QUEEN_CARD else _looks(board, colour)
    worth += PIECE_WORTH[taken & KIND]
    if piece & KIND == PAWN:
        worth += _PROMOTED if target >> 3 == 7 - 7 * colour else _PAWN_STEP
    if way == ways.FIRST_KNIGHT:
        worth += _next_capture(board, colour)
        king = find_piece(board, KING + (1 - colour << 3))
        if has(KNIGHT_JUMPS[king], target):
            worth += WON // 2
    board[square] = piece
    board[target] = taken
    return worth


def _looks(board: Row, colour: i64) -> i64:
    """The kings' safety, and what hangs, when the other side is to play."""
    return danger(board, 1 - colour) // 12 - danger(board, colour) - hanging(board, colour)


def _looks_again(board: Row, colour: i64) -> i64:
    """The same when the own side plays once more."""
    return danger(board, 1 - colour) // 2 - danger(board, colour) // 12
