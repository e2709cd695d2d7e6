"""Where a piece may go, by the way it is moved: standard chess moves, King card, combos, Block Check.

`reach` lists squares that the piece could get to, `why_not_go` says which of them the rules allow (KC-R11 to KC-R13).
While nobody asks why, `movers` and `targets` find all that is allowed; about any other square `any_square` answers.
Only prefixes of complete legal plays are ever offered, so a first move is legal if a second one is.
"""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import castling, clock, options, ways, why
from hexadeck.games.knights_and_kings_chess.board import (
    BISHOP,
    BISHOP_LINES,
    BLACK_PIECE,
    EMPTY,
    FORWARD,
    KIND,
    KING,
    KING_STEPS,
    KNIGHT,
    KNIGHT_JUMPS,
    NEAREST,
    PAWN,
    PAWN_CAPTURES,
    QUEEN_LINES,
    ROOK,
    ROOK_LINES,
    SQUARES,
    Safety,
    is_attacked,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.rows import Row, Rows, append, room_for, row_of

# -- which pieces a card can move --------------------------------------------------------------------------------------


def why_not_move(t: ChessTable, colour: i64, way: i64, partner: i64, square: i64) -> Hindrance | None:
    """KC-030, KC-034, KC-047, KC-051, KC-054 The card or combo moves the own piece on this square at all."""
    if way == ways.BY_KNIGHT_CARD or way == ways.BY_QUEEN_CARD or way == ways.AFTER_BLOCK:
        return None
    if way == ways.BY_KING_CARD:
        return why_not_noble(t, colour, square)
    kind = t.board[square] & KIND
    if way == ways.BY_PAWN_CARD:
        return None if kind == PAWN else why.ONLY_PAWNS
    if way == ways.BY_COMBO:
        return None if kind == KNIGHT or kind == partner else why.ONLY_THE_PAIR
    if way == ways.KING_FROM_CHECK:
        return None if kind == KING else why.ONLY_THE_KING
    return None if kind == KNIGHT else why.ONLY_KNIGHTS


def why_not_noble(t: ChessTable, colour: i64, square: i64) -> Hindrance | None:
    """KC-034, KC-037, KC-R01 A back-rank piece: any but a pawn, wherever it stands unless the option narrows it."""
    if t.board[square] & KIND == PAWN:
        return why.NO_BACK_RANK_PIECE
    return why.NOT_ON_FIRST_RANK if t.settings[options.FIRST_RANK_ONLY] and square >> 3 != 7 * colour else None


# -- where a piece could get to ----------------------------------------------------------------------------------------


def reach(t: ChessTable, colour: i64, way: i64, partner: i64, square: i64) -> Row:
    """Squares the piece could go to, whatever becomes of the own king; castling is not among them."""
    kind = t.board[square] & KIND
    if way == ways.BY_KING_CARD:
        return empty_of(t.board, KING_STEPS[square])
    if way == ways.BY_COMBO:
        return combo_reach(t.board, colour, partner, square)
    if kind == PAWN:
        return pawn_reach(t, colour, square)
    return reach_as(t.board, colour, kind, square)


def combo_reach(board: Row, colour: i64, partner: i64, square: i64) -> Row:
    """KC-055, KC-056 Where a knight gets to as the partner's piece, or that piece as a knight."""
    return reach_as(board, colour, partner if board[square] & KIND == KNIGHT else KNIGHT, square)


def empty_of(board: Row, squares: Row) -> Row:
    found = room_for(14)
    for square in squares:
        if board[square] == EMPTY:
            found = append(found, square)
    return found


def reach_as(board: Row, colour: i64, kind: i64, square: i64) -> Row:
    """The regulation move of a kind other than a pawn, captures included."""
    if kind == KNIGHT:
        return _leap(board, colour, KNIGHT_JUMPS[square])
    if kind == KING:
        return _leap(board, colour, KING_STEPS[square])
    if kind == BISHOP:
        return _slide(board, colour, BISHOP_LINES[square])
    if kind == ROOK:
        return _slide(board, colour, ROOK_LINES[square])
    return _slide(board, colour, QUEEN_LINES[square])


def _leap(board: Row, colour: i64, targets: Row) -> Row:
    found = room_for(14)
    for target in targets:
        piece = board[target]
        if piece == EMPTY or piece >> 3 != colour:
            found = append(found, target)
    return found


def _slide(board: Row, colour: i64, lines: Rows) -> Row:
    found = room_for(14)
    for line in lines:
        for target in line:
            piece = board[target]
            if piece == EMPTY:
                found = append(found, target)
            else:
                if piece >> 3 != colour:
                    found = append(found, target)
                break
    return found


def reaches_any(t: ChessTable, colour: i64, way: i64, partner: i64, square: i64) -> bool:
    """Whether `reach` finds any square."""
    board = t.board
    kind = board[square] & KIND
    if way == ways.BY_COMBO:
        kind = partner if kind == KNIGHT else KNIGHT
    elif way == ways.BY_KING_CARD:
        for target in KING_STEPS[square]:
            if board[target] == EMPTY:
                return True
        return False
    elif kind == PAWN:
        return len(pawn_reach(t, colour, square)) > 0
    for target in NEAREST[kind][square]:
        piece = board[target]
        if piece == EMPTY or piece >> 3 != colour:
            return True
    return False


def pawn_reach(t: ChessTable, colour: i64, square: i64) -> Row:
    """KC-R28, KC-R30 A pawn's move, the capture in passing included."""
    passed = t.clock[clock.EN_PASSANT]
    return pawn_steps(t.board, colour, square, passed if is_in_passing(t, colour, passed) else NOTHING)


def pawn_steps(board: Row, colour: i64, square: i64, passed: i64) -> Row:
    """KC-R26, KC-R28, KC-R30 Step, double step from the second rank, capture, also on the square that was passed."""
    found = room_for(14)
    target = square + FORWARD[colour]
    if 0 <= target < SQUARES and board[target] == EMPTY:
        found = append(found, target)
        if square >> 3 == 1 + 5 * colour:
            target += FORWARD[colour]
            if board[target] == EMPTY:
                found = append(found, target)
    for target in PAWN_CAPTURES[colour][square]:
        piece = board[target]
        if (piece != EMPTY and piece >> 3 != colour) or target == passed:
            found = append(found, target)
    return found


def is_in_passing(t: ChessTable, colour: i64, target: i64) -> bool:
    """KC-R28 Whether a pawn's diagonal step to this square takes the pawn that has just gone two squares."""
    return not t.settings[options.NO_EN_PASSANT] and was_passed(t, colour, target)


def was_passed(t: ChessTable, colour: i64, target: i64) -> bool:
    """KC-R28 Whether an enemy pawn has just gone over this square."""
    if target == NOTHING or t.clock[clock.EN_PASSANT] != target or t.board[target] != EMPTY:
        return False
    return t.board[target - FORWARD[colour]] == PAWN + (BLACK_PIECE - (colour << 3))


# -- what the rules allow ----------------------------------------------------------------------------------------------


def why_not_go(t: ChessTable, safety: Safety, way: i64, square: i64, target: i64) -> Hindrance | None:
    """KC-R12 The own king is safe at the end of the play; Block Check asks for that after its first step as well."""
    if way == ways.FIRST_KNIGHT:
        return why_not_twice(t, safety, square, target)
    if t.board[square] & KIND == PAWN and target == t.clock[clock.EN_PASSANT] and t.board[target] == EMPTY:
        if (target - square) & 7:
            return None if safety.allows_in_passing(square, target) else why.EXPOSES_KING
    if not safety.allows(square, target):
        return why.EXPOSES_KING
    if way == ways.KING_FROM_CHECK and t.settings[options.SECOND_MOVE_COMPULSORY]:
        return why_not_after_block(t, safety, square, target)
    return None


def targets(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> Row:
    """Every square the piece may go to."""
    reached = reach(t, safety.colour, way, partner, square)
    if is_surely_legal(t, safety, way, square):
        return reached
    found = room_for(14)
    for target in reached:
        if why_not_go(t, safety, way, square, target) is None:
            found = append(found, target)
    if square == safety.king and t.clock[clock.UNMOVED] & castling.KING[safety.colour]:
        for target in (square + 2, square - 2):
            if castling.why_not_castle(t, safety, way, target) is None:
                found = append(found, target)
    return found


def has_target(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> bool:
    """Whether there is any; castling is never the only move, because the king's step over the same square is legal."""
    if is_surely_legal(t, safety, way, square):
        return reaches_any(t, safety.colour, way, partner, square)
    for target in reach(t, safety.colour, way, partner, square):
        if why_not_go(t, safety, way, square, target) is None:
            return True
    return False


def is_surely_legal(t: ChessTable, safety: Safety, way: i64, square: i64) -> bool:
    """Whether no move of the piece needs a look at the own king: nearly always so, and it saves most of the work."""
    if way == ways.FIRST_KNIGHT or not safety.is_free(square):
        return False
    return t.clock[clock.EN_PASSANT] == NOTHING or t.board[square] & KIND != PAWN


def movers(t: ChessTable, safety: Safety, way: i64, partner: i64) -> Row:
    """The squares of all pieces that may be moved this way."""
    found = room_for(14)
    for square in safety.own():
        if why_not_move(t, safety.colour, way, partner, square) is None and has_target(t, safety, way, partner, square):
            found = append(found, square)
    return found


def why_not_move_any(t: ChessTable, safety: Safety, own: Row, way: i64, partner: i64) -> Hindrance | None:
    """One of the own pieces, on these squares, may be moved this way."""
    for square in own:
        if why_not_move(t, safety.colour, way, partner, square) is None:
            if has_target(t, safety, way, partner, square):
                return None
    return kept_by_check(safety, why.NO_MOVE[way])


def kept_by_check(safety: Safety, hindrance: Hindrance) -> Hindrance:
    """KC-059 In check it is the check that rules out what the board would allow."""
    return why.CHECK_STAYS if safety.in_check else hindrance


def why_not_twice(t: ChessTable, safety: Safety, square: i64, target: i64) -> Hindrance | None:
    """KC-R20 Two knight moves or none, unless the first captures the king."""
    captured = t.board[target]
    if captured == safety.foe_king:
        return None
    if captured == EMPTY and not safety.in_check:
        # The knight could go back to where it came from, and nothing would have changed.
        return None
    return None if then_moves(t, safety, square, target, ways.SECOND_KNIGHT) else why.NO_SECOND_MOVE


def why_not_after_block(t: ChessTable, safety: Safety, square: i64, target: i64) -> Hindrance | None:
    """KC-R18 With the option that makes it compulsory, a second move must be possible."""
    if t.board[target] == safety.foe_king or then_moves(t, safety, square, target, ways.AFTER_BLOCK):
        return None
    return why.NO_MOVE_AFTER_BLOCK


def then_moves(t: ChessTable, safety: Safety, square: i64, target: i64, way: i64, only: i64 = NOTHING) -> bool:
    """Whether a move of that way is legal once the piece has gone there, of any piece or of that on one square."""
    board = t.board
    piece = board[square]
    captured = board[target]
    passed = t.clock[clock.EN_PASSANT]
    board[target] = piece
    board[square] = EMPTY
    t.clock[clock.EN_PASSANT] = NOTHING
    after = Safety(board, safety.colour)
    own = after.own() if only == NOTHING else row_of([target if only == square else only])
    found = why_not_move_any(t, after, own, way, KNIGHT) is None
    t.clock[clock.EN_PASSANT] = passed
    board[square] = piece
    board[target] = captured
    return found


# -- exchanges and new pieces ------------------------------------------------------------------------------------------


def why_not_swap(t: ChessTable, safety: Safety, first: i64, second: i64) -> Hindrance | None:
    """KC-037, KC-R11 The same squares stay occupied, so only a swap of the king changes what attacks it."""
    if first != safety.king and second != safety.king:
        return why.EXPOSES_KING if safety.in_check else None
    board = t.board
    one, other = board[first], board[second]
    board[first], board[second] = other, one
    safe = not is_attacked(board, second if first == safety.king else first, 1 - safety.colour)
    board[first], board[second] = one, other
    return None if safe else why.EXPOSES_KING


def swap_partners(t: ChessTable, safety: Safety, own: Row, first: i64) -> Row:
    """KC-R38 Each pair once: the partner stands on a later square."""
    found = room_for(14)
    for second in own:
        if second > first and why_not_noble(t, safety.colour, second) is None:
            if why_not_swap(t, safety, first, second) is None:
                found = append(found, second)
    return found


def swappable(t: ChessTable, safety: Safety) -> Row:
    """The first pieces of all pairs that may change places."""
    found = room_for(14)
    own = safety.own()
    for first in own:
        if why_not_noble(t, safety.colour, first) is None and len(swap_partners(t, safety, own, first)) > 0:
            found = append(found, first)
    return found


def why_not_exchange(t: ChessTable, safety: Safety, own: Row) -> Hindrance | None:
    """KC-037 Some two of the own pieces, on these squares, may change places; most pairs do without a look."""
    for first in own:
        if why_not_noble(t, safety.colour, first) is None and len(swap_partners(t, safety, own, first)) > 0:
            return None
    return kept_by_check(safety, why.NO_EXCHANGE)


def open_squares(t: ChessTable, safety: Safety, kind: i64, squares: Row) -> Row:
    """KC-R04, KC-R42 Squares of a rank on which a new piece may be put."""
    found = room_for(14)
    for square in squares:
        if why_not_put(t, safety, kind, square) is None:
            found = append(found, square)
    return found


def why_not_put(t: ChessTable, safety: Safety, kind: i64, square: i64) -> Hindrance | None:
    """KC-R04, KC-R11 The square is empty, and the own king is not attacked with the new piece there."""
    if t.board[square] != EMPTY:
        return why.OCCUPIED
    return None if safety.allows_on(square, kind + (safety.colour << 3)) else why.EXPOSES_KING
