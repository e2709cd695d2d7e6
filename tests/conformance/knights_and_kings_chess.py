"""What only Knights & Kings Enhanced Chess can tell the conformance suite."""

from typing import Any

from hexadeck.games.knights_and_kings_chess import castling, clock, options, zones
from hexadeck.games.knights_and_kings_chess.board import (
    EMPTY,
    KING,
    KNIGHT,
    PAWN,
    ROOK,
    SECOND_RANK,
    find_piece,
    squares_of,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable, asked, line_place
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.table import Table

CORNERS = (0, 7, 56, 63)
"""Nothing goes through them."""


def life(record: Print) -> set[str]:
    """What happens to a card of every kind: alone it is played, and with a Knight all but Pawns are."""
    return {"drew", "played"} | (set() if record.name == "Pawn" else {"played_combo"})


# -- what takes a reason away ------------------------------------------------------------------------------------------


def chess(table: Table) -> ChessTable:
    assert isinstance(table, ChessTable)
    return table


def leave(table: Table, *kept: int) -> ChessTable:
    """Nothing stands on the board but the own king and what stands on these squares."""
    t = chess(table)
    king = king_of(t)
    for square in range(64):
        if square != king and square not in kept:
            t.put(square, EMPTY)
    return t


def without_foes(table: Table, refusal: Refusal) -> None:
    """No enemy is left, but for the one that is to be taken."""
    t = chess(table)
    for square in squares_of(t.board, 1 - colour_of(t)):
        if square != refusal.option.a or not on_board(t):
            t.put(square, EMPTY)


def on_board(t: ChessTable) -> bool:
    """Whether the question is for a square, not for a card."""
    return t.prompt is not None and t.prompt.kind != "play"


def empty(table: Table, refusal: Refusal) -> None:
    """Nothing stands there; a king goes into a corner."""
    clear(chess(table), refusal.option.a)


def clear(t: ChessTable, square: int, *kept: int) -> None:
    if t.board[square] == own(t, KING):
        t.put(next(one for one in CORNERS if one != square and one not in kept and t.board[one] == EMPTY), own(t, KING))
    t.put(square, EMPTY)


def clear_the_way(table: Table, refusal: Refusal) -> None:
    """Only the piece, and what stands where it goes; a king in its way goes into a corner."""
    start, target = asked(table).c, refusal.option.a
    t = leave(table, start, target)
    if king_of(t) not in (start, target):
        clear(t, king_of(t), start, target)


def stand_alone(table: Table, refusal: Refusal) -> None:
    """Nothing is left around the piece."""
    t = leave(table, refusal.option.a)
    if king_of(t) != refusal.option.a:
        clear(t, king_of(t), refusal.option.a)


def put_knight(table: Table, refusal: Refusal) -> None:
    """A knight of one's own stands there."""
    t = chess(table)
    clear(t, refusal.option.a)
    t.put(refusal.option.a, own(t, KNIGHT))


def put_foe(table: Table, refusal: Refusal) -> None:
    """Something to capture stands there."""
    t = chess(table)
    clear(t, refusal.option.a, asked(table).c)
    t.put(refusal.option.a, KNIGHT + (1 - colour_of(t) << 3))


def let_all_move(table: Table, refusal: Refusal) -> None:
    """King, knight, rook and pawn stand in the open."""
    t = leave(table)
    free = [square for square in range(64) if t.board[square] == EMPTY]
    t.put(next(square for square in SECOND_RANK[colour_of(t)] if square % 8 != king_of(t) % 8), own(t, PAWN))
    t.put(next(square for square in (27, 28) if square in free), own(t, KNIGHT))
    t.put(next(square for square in (34, 36) if square in free), own(t, ROOK))


def put_partner(table: Table, refusal: Refusal) -> None:
    """A knight stands at the end of the board."""
    without_foes(table, refusal)
    t = chess(table)
    t.put(next(square for square in reversed(range(64)) if t.board[square] == EMPTY), own(t, KNIGHT))


def give_check(table: Table, refusal: Refusal) -> None:
    """By a rook from afar."""
    t = leave(table)
    king = king_of(t)
    t.put(king % 8 + (56 if king < 32 else 0), ROOK + (1 - colour_of(t) << 3))


def make_inactive(table: Table, refusal: Refusal) -> None:
    t = chess(table)
    t.inactive[line_place(colour_of(t), t.kind(refusal.option.a))] = 1


def capture_knight(table: Table, refusal: Refusal) -> None:
    t = leave(table)
    t.captured[line_place(colour_of(t), KNIGHT)] = 1


def draw(table: Table, kind: int) -> None:
    """Another card of this kind."""
    t = chess(table)
    hand = zones.HAND + t.clock[clock.ACTIVE]
    own_cards = (one for one in range(len(t.what)) if t.owner[one] == t.clock[clock.ACTIVE])
    t.move(next(one for one in own_cards if t.kind(one) == kind and t.place[one] != hand), hand)


def draw_knight(table: Table, refusal: Refusal) -> None:
    draw(table, KNIGHT)


def draw_king(table: Table, refusal: Refusal) -> None:
    draw(table, KING)


def forget_moves(table: Table, refusal: Refusal) -> None:
    """The king stands where it began."""
    t = chess(table)
    t.clock[clock.UNMOVED] |= castling.KING[colour_of(t)]


def put_rook(table: Table, refusal: Refusal) -> None:
    """In the corner, unmoved."""
    t = chess(table)
    is_left = refusal.option.a < king_of(t)
    t.put(king_of(t) + (-4 if is_left else 3), own(t, ROOK))
    t.clock[clock.UNMOVED] |= (castling.LEFT_ROOK if is_left else castling.RIGHT_ROOK)[colour_of(t)]


def clear_between(table: Table, refusal: Refusal) -> None:
    """Between king and rook."""
    t = chess(table)
    for square in castling.BETWEEN[2 * colour_of(t) + (refusal.option.a < king_of(t))]:
        t.put(square, EMPTY)


def play_without(option: int) -> Any:
    """The match is played without a rule option."""

    def lift(table: Table, refusal: Refusal) -> None:
        table.settings = row_of([0 if number == option else value for number, value in enumerate(table.settings)])

    return lift


def colour_of(t: ChessTable) -> int:
    return t.clock[clock.ACTIVE] & 1


def own(t: ChessTable, kind: int) -> int:
    return kind + (colour_of(t) << 3)


def king_of(t: ChessTable) -> int:
    return find_piece(t.board, own(t, KING))


LIFTS = {
    "NO_MOVE": let_all_move,
    "ONLY_KNIGHTS": put_knight,
    "ONLY_THE_PAIR": put_knight,
    "NO_BACK_RANK_PIECE": put_knight,
    "EMPTY_SQUARE": put_knight,
    "NOT_YOURS": put_knight,
    "NOT_ON_FIRST_RANK": play_without(options.FIRST_RANK_ONLY),
    "EXPOSES_KING": without_foes,
    "PINNED": without_foes,
    "NO_SECOND_MOVE": without_foes,
    "NO_MOVE_AFTER_BLOCK": without_foes,
    "CHECK_STAYS": without_foes,
    "NOWHERE_TO_GO": stand_alone,
    "IN_THE_WAY": clear_the_way,
    "OWN_PIECE_THERE": empty,
    "NO_CAPTURE": empty,
    "NO_CAPTURE_AHEAD": empty,
    "OCCUPIED": empty,
    "ONLY_TO_CAPTURE": put_foe,
    "NO_EN_PASSANT": play_without(options.NO_EN_PASSANT),
    "NO_CASTLING": play_without(options.NO_CASTLING),
    "KING_HAS_MOVED": forget_moves,
    "NO_ROOK_TO_CASTLE_WITH": put_rook,
    "CASTLING_IS_BLOCKED": clear_between,
    "CASTLING_OUT_OF_CHECK": without_foes,
    "CASTLING_THROUGH_ATTACK": without_foes,
    "NONE_INACTIVE": make_inactive,
    "NO_OPEN_SQUARE": let_all_move,
    "NO_EXCHANGE": let_all_move,
    "NO_PARTNER": put_partner,
    "NONE_CAPTURED": capture_knight,
    "NOT_IN_CHECK": give_check,
    "NO_KNIGHT_CARD": draw_knight,
    "NO_SECOND_KNIGHT_CARD": draw_knight,
    "NO_CARD_TO_COMBINE": draw_king,
}
NOT_LIFTED = {
    "ONLY_PAWNS": "no pawn stands on the last rank, where other pieces do",
    "ONLY_THE_KING": "there is only one",
    "OUT_OF_REACH": "no other board would let the piece go there",
    "NO_CASTLING_SO": "what was played is played",
    "STANDS_THERE": "where the piece is, it does not go",
    "FIRST_OF_THE_PAIR": "no piece changes places with itself",
    "EARLIER_FIRST": "the pair is on offer the other way round: tests/games/knights_and_kings_chess/test_why_not.py",
    "NO_CARD_MOVES_IT": "the question is for a card: tests/games/knights_and_kings_chess/test_why_not.py",
    "MUST_PLAY": "hands without a play are in tests/games/knights_and_kings_chess/test_03_turn.py",
    "PLAYED": "the next turn",
    "DISCARDED": "no card is played from the discard pile",
    "CHOOSE_ITS_FILE": "the file is on offer: tests/games/knights_and_kings_chess/test_why_not.py",
    "NO_SQUARE_FOR_A_KING": "the squares are the same in every match",
    "WRONG_RANK": "the rank is the same in every match",
    "WRONG_RANK_FOR_PAWN": "the rank is the same in every match",
    "NO_DRAW_OFFERS": "a draw is offered beside the question",
    "NOT_ABOUT_TO_PLAY": "a draw is offered beside the question",
    "OFFERED_ALREADY": "a draw is offered beside the question",
}
RARE = (
    "NO_MOVE",
    "NOT_ON_FIRST_RANK",
    "NO_SECOND_MOVE",
    "NO_MOVE_AFTER_BLOCK",
    "NO_EN_PASSANT",
    "NO_CASTLING",
    "KING_HAS_MOVED",
    "NO_ROOK_TO_CASTLE_WITH",
    "CASTLING_IS_BLOCKED",
    "CASTLING_OUT_OF_CHECK",
    "CASTLING_THROUGH_ATTACK",
    "NO_OPEN_SQUARE",
    "NO_EXCHANGE",
    "NO_PARTNER",
)
