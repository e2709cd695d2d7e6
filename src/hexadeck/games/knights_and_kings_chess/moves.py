"""Where a piece may go, by the way it is moved: standard chess moves, King card, combos, Block Check.

`reach` lists squares that the piece could get to, `is_legal` says which of them the rules allow (KC-R11 to KC-R13).
Only prefixes of complete legal plays are ever offered, so a first move is legal if a second one is.
"""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import castling, clock, options, ways
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
from hexadeck.kernel.rows import Row, Rows, append, extend, no_numbers, room_for

# -- which pieces a card can move --------------------------------------------------------------------------------------


def may_move(t: ChessTable, colour: i64, way: i64, partner: i64, square: i64) -> bool:
    """Whether the card or combo moves the own piece on this square at all."""
    kind = t.board[square] & KIND
    if way == ways.BY_PAWN_CARD:
        return kind == PAWN
    if way == ways.BY_KING_CARD:
        return is_noble(t, colour, square)
    if way == ways.BY_COMBO:
        return kind == KNIGHT or kind == partner
    if way == ways.FIRST_KNIGHT or way == ways.SECOND_KNIGHT:
        return kind == KNIGHT
    if way == ways.KING_FROM_CHECK:
        return kind == KING
    return True


def is_noble(t: ChessTable, colour: i64, square: i64) -> bool:
    """KC-034, KC-037, KC-R01 A back-rank piece: any but a pawn, wherever it stands unless the option narrows it."""
    return t.board[square] & KIND != PAWN and (not t.settings[options.FIRST_RANK_ONLY] or square >> 3 == 7 * colour)


# -- where a piece could get to ----------------------------------------------------------------------------------------


def reach(t: ChessTable, colour: i64, way: i64, partner: i64, square: i64) -> Row:
    """Squares the piece could go to, whatever becomes of the own king; castling is not among them."""
    kind = t.board[square] & KIND
    if way == ways.BY_KING_CARD:
        return empty_of(t.board, KING_STEPS[square])
    if way == ways.BY_COMBO:
        return reach_as(t.board, colour, partner if kind == KNIGHT else KNIGHT, square)
    if kind == PAWN:
        return pawn_reach(t, colour, square)
    return reach_as(t.board, colour, kind, square)


def empty_of(board: Row, squares: Row) -> Row:
    found = room_for(14)
    for square in squares:
        if board[square] == EMPTY:
            found = append(found, square)
    return found


def reach_as(board: Row, colour: i64, kind: i64, square: i64) -> Row:
    """KC-055, KC-056 The regulation move of a kind other than a pawn, captures included."""
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


def pawn_reach(t: ChessTable, colour: i64, square: i64) -> Row:
    """KC-R26, KC-R28, KC-R30 Step, double step from the second rank, capture, capture in passing."""
    board = t.board
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
        if (piece != EMPTY and piece >> 3 != colour) or is_in_passing(t, colour, target):
            found = append(found, target)
    return found


def is_in_passing(t: ChessTable, colour: i64, target: i64) -> bool:
    """KC-R28 Whether a pawn's diagonal step to this square takes the pawn that has just gone two squares."""
    if t.clock[clock.EN_PASSANT] != target or t.settings[options.NO_EN_PASSANT] or t.board[target] != EMPTY:
        return False
    return t.board[target - FORWARD[colour]] == PAWN + (BLACK_PIECE - (colour << 3))


def castling_targets(t: ChessTable, safety: Safety) -> Row:
    """KC-R29 The squares the king may castle to: both pieces never moved, nothing between, no attack on its way."""
    colour = safety.colour
    unmoved = t.clock[clock.UNMOVED]
    if not unmoved & castling.KING[colour] or safety.in_check or t.settings[options.NO_CASTLING]:
        return no_numbers()
    king = 4 + 56 * colour
    if safety.king != king:
        return no_numbers()
    found = room_for(14)
    board = t.board
    rook = ROOK + (colour << 3)
    if unmoved & castling.RIGHT_ROOK[colour] and board[king + 3] == rook:
        if board[king + 1] == EMPTY and board[king + 2] == EMPTY:
            if not is_attacked(board, king + 1, 1 - colour) and not is_attacked(board, king + 2, 1 - colour):
                found = append(found, king + 2)
    if unmoved & castling.LEFT_ROOK[colour] and board[king - 4] == rook:
        if board[king - 1] == EMPTY and board[king - 2] == EMPTY and board[king - 3] == EMPTY:
            if not is_attacked(board, king - 1, 1 - colour) and not is_attacked(board, king - 2, 1 - colour):
                found = append(found, king - 2)
    return found


# -- what the rules allow ----------------------------------------------------------------------------------------------


def is_legal(t: ChessTable, safety: Safety, way: i64, square: i64, target: i64) -> bool:
    """KC-R12 The own king is safe at the end of the play; Block Check asks for that after its first step as well."""
    if way == ways.FIRST_KNIGHT:
        return has_second_knight_move(t, safety, square, target)
    if t.board[square] & KIND == PAWN and target == t.clock[clock.EN_PASSANT] and t.board[target] == EMPTY:
        if (target - square) & 7:
            return safety.allows_in_passing(square, target)
    if not safety.allows(square, target):
        return False
    if way == ways.KING_FROM_CHECK and t.settings[options.SECOND_MOVE_COMPULSORY]:
        return has_move_after_block(t, safety, square, target)
    return True


def targets(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> Row:
    """Every square the piece may go to."""
    reached = reach(t, safety.colour, way, partner, square)
    if is_surely_legal(t, safety, way, square):
        return reached
    found = room_for(14)
    for target in reached:
        if is_legal(t, safety, way, square, target):
            found = append(found, target)
    if square == safety.king and may_castle(way):
        found = extend(found, castling_targets(t, safety))
    return found


def has_target(t: ChessTable, safety: Safety, way: i64, partner: i64, square: i64) -> bool:
    """Whether there is any; castling is never the only move, because the king's step over the same square is legal."""
    reached = reach(t, safety.colour, way, partner, square)
    if is_surely_legal(t, safety, way, square):
        return len(reached) > 0
    for target in reached:
        if is_legal(t, safety, way, square, target):
            return True
    return False


def is_surely_legal(t: ChessTable, safety: Safety, way: i64, square: i64) -> bool:
    """Whether no move of the piece needs a look at the own king: nearly always so, and it saves most of the work."""
    if way == ways.FIRST_KNIGHT or not safety.is_free(square):
        return False
    return t.clock[clock.EN_PASSANT] == NOTHING or t.board[square] & KIND != PAWN


def may_castle(way: i64) -> bool:
    """KC-R29, KC-R18 Castling is a standard move, so for the Knight and the Queen card; Block Check moves the king."""
    return way != ways.BY_KING_CARD and way != ways.BY_COMBO and way != ways.KING_FROM_CHECK and way != ways.AFTER_BLOCK


def movers(t: ChessTable, safety: Safety, way: i64, partner: i64) -> Row:
    """The squares of all pieces that may be moved this way."""
    found = room_for(14)
    for square in safety.own():
        if may_move(t, safety.colour, way, partner, square) and has_target(t, safety, way, partner, square):
            found = append(found, square)
    return found


def has_mover(t: ChessTable, safety: Safety, own: Row, way: i64, partner: i64) -> bool:
    """Whether one of the own pieces, on these squares, may be moved this way."""
    for square in own:
        if may_move(t, safety.colour, way, partner, square) and has_target(t, safety, way, partner, square):
            return True
    return False


def has_second_knight_move(t: ChessTable, safety: Safety, square: i64, target: i64) -> bool:
    """KC-R20 Two moves or none, unless the first captures the king."""
    captured = t.board[target]
    if captured == safety.foe_king:
        return True
    if captured == EMPTY and not safety.in_check:
        # The knight could go back to where it came from, and nothing would have changed.
        return True
    return _then_has_mover(t, safety, square, target, ways.SECOND_KNIGHT)


def has_move_after_block(t: ChessTable, safety: Safety, square: i64, target: i64) -> bool:
    """KC-R18 With the option that makes it compulsory, a second move must be possible."""
    return t.board[target] == safety.foe_king or _then_has_mover(t, safety, square, target, ways.AFTER_BLOCK)


def _then_has_mover(t: ChessTable, safety: Safety, square: i64, target: i64, way: i64) -> bool:
    """Whether a move of that way is legal once the piece has gone there."""
    board = t.board
    piece = board[square]
    captured = board[target]
    passed = t.clock[clock.EN_PASSANT]
    board[target] = piece
    board[square] = EMPTY
    t.clock[clock.EN_PASSANT] = NOTHING
    after = Safety(board, safety.colour)
    found = has_mover(t, after, after.own(), way, KNIGHT)
    t.clock[clock.EN_PASSANT] = passed
    board[square] = piece
    board[target] = captured
    return found


def may_swap(t: ChessTable, safety: Safety, first: i64, second: i64) -> bool:
    """KC-037, KC-R11 The same squares stay occupied, so only a swap of the king changes what attacks it."""
    if first != safety.king and second != safety.king:
        return not safety.in_check
    board = t.board
    one, other = board[first], board[second]
    board[first], board[second] = other, one
    safe = not is_attacked(board, second if first == safety.king else first, 1 - safety.colour)
    board[first], board[second] = one, other
    return safe


def swap_partners(t: ChessTable, safety: Safety, own: Row, first: i64) -> Row:
    """KC-R38 Each pair once: the partner stands on a later square."""
    found = room_for(14)
    for second in own:
        if second > first and is_noble(t, safety.colour, second) and may_swap(t, safety, first, second):
            found = append(found, second)
    return found


def swappable(t: ChessTable, safety: Safety) -> Row:
    """The first pieces of all pairs that may change places."""
    found = room_for(14)
    own = safety.own()
    for first in own:
        if is_noble(t, safety.colour, first) and len(swap_partners(t, safety, own, first)) > 0:
            found = append(found, first)
    return found


def has_swap(t: ChessTable, safety: Safety, own: Row) -> bool:
    """Whether any two of the own pieces, on these squares, may change places; most pairs do without a look."""
    for first in own:
        if is_noble(t, safety.colour, first) and len(swap_partners(t, safety, own, first)) > 0:
            return True
    return False


def open_squares(t: ChessTable, safety: Safety, kind: i64, squares: Row) -> Row:
    """KC-R04, KC-R42 Empty squares of a rank on which a new piece leaves the own king unattacked."""
    found = room_for(14)
    for square in squares:
        if t.board[square] == EMPTY and safety.allows_on(square, kind + (safety.colour << 3)):
            found = append(found, square)
    return found
