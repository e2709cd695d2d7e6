"""The chess board: squares, pieces, and the tables that say what attacks what.

A square is a number from 0 (a1) to 63 (h8), a piece its kind plus 8 for Black, an empty square 0. Everything here works
on a plain list of 64 numbers and knows nothing of cards or turns.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.rows import Row, Rows, append, no_numbers, no_rows, room_for, row_of, rows_of, vec

WHITE: Final = 0
BLACK: Final = 1
COLOUR_NAMES: Final = ("White", "Black")

EMPTY: Final = 0
PAWN: Final = 1
KNIGHT: Final = 2
BISHOP: Final = 3
ROOK: Final = 4
QUEEN: Final = 5
KING: Final = 6
KIND: Final = 7
"""The bits of a piece that are its kind; the next bit is its colour."""
BLACK_PIECE: Final = 8
WALL: Final = 7
"""No piece: what only stands in the way."""
KIND_NAMES: Final = ("", "pawn", "knight", "bishop", "rook", "queen", "king")
LETTERS: Final = ".PNBRQK  pnbrqk"
"""By piece, as in FEN."""

SQUARES: Final = 64
FILES: Final = "abcdefgh"
SQUARE_NAMES: Final = tuple([file + rank for rank in "12345678" for file in FILES])
BACK_RANK: Final = rows_of([row_of(list(range(8))), row_of(list(range(56, 64)))])
ALL_SQUARES: Final = row_of(list(range(SQUARES)))
SECOND_RANK: Final = rows_of([row_of(list(range(8, 16))), row_of(list(range(48, 56)))])
FORWARD: Final = row_of([8, -8])


Squares: TypeAlias = "Rows"
Lines: TypeAlias = "vec[Rows]"


def _leaps(steps: list[tuple[int, int]]) -> Squares:
    """For every square, the squares one of these steps away."""
    table = no_rows()
    for square in range(SQUARES):
        reached = [(square % 8 + file, square // 8 + rank) for file, rank in steps]
        table = append(
            table, row_of(sorted([rank * 8 + file for file, rank in reached if 0 <= file < 8 and 0 <= rank < 8]))
        )
    return table


def _rays(steps: list[tuple[int, int]]) -> Lines:
    """For every square, the lines of squares that lead away from it; those of no length are left out."""
    table = vec[Rows]()
    for square in range(SQUARES):
        lines = no_rows()
        for file_step, rank_step in steps:
            file, rank = square % 8 + file_step, square // 8 + rank_step
            line = []
            while 0 <= file < 8 and 0 <= rank < 8:
                line.append(rank * 8 + file)
                file, rank = file + file_step, rank + rank_step
            if line:
                lines = append(lines, row_of(line))
        table = append(table, lines)
    return table


_STRAIGHT: Final = [(0, 1), (0, -1), (1, 0), (-1, 0)]
_DIAGONAL: Final = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
_JUMPS: Final = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

KNIGHT_JUMPS: Final[Squares] = _leaps(_JUMPS)
KING_STEPS: Final[Squares] = _leaps(_STRAIGHT + _DIAGONAL)
ROOK_LINES: Final[Lines] = _rays(_STRAIGHT)
BISHOP_LINES: Final[Lines] = _rays(_DIAGONAL)
QUEEN_LINES: Final[Lines] = _rays(_STRAIGHT + _DIAGONAL)
NEAREST: Final[Lines] = vec[Rows](
    [KNIGHT_JUMPS, KNIGHT_JUMPS, KNIGHT_JUMPS, _leaps(_DIAGONAL), _leaps(_STRAIGHT), KING_STEPS, KING_STEPS]
)
"""By kind and square: a piece that can go anywhere can go to one of these, the first of every line; not for pawns."""
PAWN_CAPTURES: Final[Lines] = vec[Rows]([_leaps([(-1, 1), (1, 1)]), _leaps([(-1, -1), (1, -1)])])
"""By colour and square, what a pawn of that colour attacks."""


def is_attacked(board: Row, square: i64, by: i64) -> bool:
    """KC-R10 Whether a piece of that colour could capture on the square in ordinary chess; pinned pieces count."""
    shift: i64 = by << 3
    knight: i64 = KNIGHT + shift
    for other in KNIGHT_JUMPS[square]:
        if board[other] == knight:
            return True
    queen: i64 = QUEEN + shift
    rook: i64 = ROOK + shift
    for line in ROOK_LINES[square]:
        for other in line:
            piece = board[other]
            if piece:
                if piece == rook or piece == queen:
                    return True
                break
    bishop: i64 = BISHOP + shift
    for line in BISHOP_LINES[square]:
        for other in line:
            piece = board[other]
            if piece:
                if piece == bishop or piece == queen:
                    return True
                break
    pawn: i64 = PAWN + shift
    for other in PAWN_CAPTURES[1 - by][square]:
        if board[other] == pawn:
            return True
    king: i64 = KING + shift
    for other in KING_STEPS[square]:
        if board[other] == king:
            return True
    return False


def attackers(board: Row, square: i64, by: i64) -> list[int]:
    """KC-R10 The squares of the pieces of that colour that could capture on the square in ordinary chess."""
    theirs = [other for other in range(SQUARES) if board[other] and board[other] >> 3 == by]
    found: list[int] = []
    for start in theirs:
        alone = board[:]
        for other in theirs:
            if other != start:
                alone[other] = WALL
        if is_attacked(alone, square, by):
            found.append(start)
    return found


def find_piece(board: Row, piece: i64) -> i64:
    """The first square on which it stands; whoever asks knows that there is one."""
    square: i64 = 0
    while board[square] != piece:
        square += 1
    return square


def squares_of(board: Row, colour: i64) -> Row:
    """Where the pieces of a colour stand."""
    low = colour << 3
    high = low + 7
    found = room_for(16)
    square: i64 = 0
    while square < SQUARES:
        if low < board[square] < high:
            found = append(found, square)
        square += 1
    return found


BITS: Final = row_of([1 << square for square in range(63)] + [-(1 << 63)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Safety:
    """How one king stands: where, whether in check, and which own pieces are alone between it and an attacker.

    It holds for the board as it is; after a change another one is made.
    """

    def __init__(self, board: Row, colour: i64) -> None:
        self.board = board
        self.colour: i64 = colour
        self.king: i64 = find_piece(board, KING + (colour << 3))
        self.foe_king: i64 = KING + (1 - colour << 3)
        self.in_check = False
        self.pinned: i64 = 0
        self.squares = no_numbers()
        foe = 1 - colour << 3
        self._look_along(ROOK_LINES[self.king], ROOK + foe, QUEEN + foe)
        self._look_along(BISHOP_LINES[self.king], BISHOP + foe, QUEEN + foe)
        if not self.in_check:
            self.in_check = self._is_attacked_from_near(foe)

    def _look_along(self, lines: Squares, slider: i64, queen: i64) -> None:
        board = self.board
        shift = self.colour << 3
        for line in lines:
            shield: i64 = -1
            for square in line:
                piece = board[square]
                if piece:
                    if piece == slider or piece == queen:
                        if shield < 0:
                            self.in_check = True
                        else:
                            self.pinned |= BITS[shield]
                        break
                    if shield >= 0 or piece & BLACK_PIECE != shift:
                        break
                    shield = square

    def _is_attacked_from_near(self, foe: i64) -> bool:
        board = self.board
        for square in KNIGHT_JUMPS[self.king]:
            if board[square] == KNIGHT + foe:
                return True
        for square in PAWN_CAPTURES[self.colour][self.king]:
            if board[square] == PAWN + foe:
                return True
        for square in KING_STEPS[self.king]:
            if board[square] == KING + foe:
                return True
        return False

    def own(self) -> Row:
        """KC-R02 The squares of all own pieces; no others are ever moved."""
        if len(self.squares) == 0:
            self.squares = squares_of(self.board, self.colour)
        return self.squares

    def own_knights_first(self) -> Row:
        """The same with knights first and the king last: the quickest order to find out that something can move."""
        knight = KNIGHT + (self.colour << 3)
        own = self.own()
        found = room_for(len(own))
        for square in own:
            if self.board[square] == knight:
                found = append(found, square)
        for square in own:
            if self.board[square] != knight and square != self.king:
                found = append(found, square)
        return append(found, self.king)

    def is_free(self, square: i64) -> bool:
        """Whether the piece can leave its square without a thought for the own king."""
        return not self.in_check and square != self.king and self.pinned >> square & 1 == 0

    def allows(self, square: i64, target: i64) -> bool:
        """KC-R11, KC-R13 Whether a piece may go there: it captures the king, or the own king is not attacked after."""
        board = self.board
        captured = board[target]
        if captured == self.foe_king:
            return True
        if square == self.king:
            board[square] = EMPTY
            board[target] = KING + (self.colour << 3)
            safe = not is_attacked(board, target, 1 - self.colour)
            board[square] = board[target]
            board[target] = captured
            return safe
        if self.is_free(square):
            return True
        piece = board[square]
        board[target] = piece
        board[square] = EMPTY
        safe = not is_attacked(board, self.king, 1 - self.colour)
        board[square] = piece
        board[target] = captured
        return safe

    def allows_on(self, square: i64, piece: i64) -> bool:
        """KC-R04 Whether a new piece on an empty square leaves the own king unattacked; it can only help."""
        if not self.in_check:
            return True
        self.board[square] = piece
        safe = not is_attacked(self.board, self.king, 1 - self.colour)
        self.board[square] = EMPTY
        return safe

    def allows_in_passing(self, square: i64, target: i64) -> bool:
        """KC-R28 Two pawns leave their rank at once, so the whole line is looked at."""
        board = self.board
        pawn = board[square]
        taken = target - FORWARD[self.colour]
        board[target] = pawn
        board[square] = EMPTY
        passed = board[taken]
        board[taken] = EMPTY
        safe = not is_attacked(board, self.king, 1 - self.colour)
        board[taken] = passed
        board[square] = pawn
        board[target] = EMPTY
        return safe
