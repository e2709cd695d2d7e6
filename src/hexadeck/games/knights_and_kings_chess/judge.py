"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

Everything is judged when somebody is about to play cards. Of hidden cards only the player's own hand is looked at; what
the other side could do to the king is weighed by how likely a hand of eight holds the cards. A pawn is worth 100.
"""

from typing import Final

from hexadeck.games.knights_and_kings_chess import asks, clock, verbs, zones
from hexadeck.games.knights_and_kings_chess.board import (
    BISHOP,
    BISHOP_LINES,
    EMPTY,
    KIND,
    KING,
    KING_STEPS,
    KNIGHT,
    KNIGHT_JUMPS,
    PAWN,
    QUEEN,
    QUEEN_LINES,
    ROOK,
    ROOK_LINES,
    find_piece,
    is_attacked,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable, line_place
from hexadeck.kernel.judge import WON, Judge, Terms
from hexadeck.kernel.rows import Row

PIECE_WORTH: Final = (0, 100, 330, 330, 500, 900, 0)
_INACTIVE_PART: Final = 3
"""A piece beside the board is worth a third of one on it."""
_CAPTURED_PART: Final = 12
"""A captured one little: only the Bishop card brings it back."""
_PAWN_STEP: Final = 8
_CARD_WORTH: Final = (0, 8, 25, 70, 45, 120, 20)
_MOST_KNIGHT_CARDS: Final = 5
"""More Knight cards than these do nothing more for a hand."""
_COMBO_DANGER: Final = (0, 0, 9000, 2500, 2500, 2500, 7000)
"""What it costs that Knight and such a card would capture the king now, by the partner's kind."""
_CHECK_DANGER: Final = 400
_OWN_THREAT_PART: Final = 12
"""What the own side threatens counts little while the other side is to play, which can answer."""
_DANGER_AT_PLAY: Final = 2
"""The side about to play acts on its threats; some were in the count of the last turn already."""


class Judgement(Judge[ChessTable]):
    """What makes a table look good, and answers that settle what is going on."""

    def terms(self, t: ChessTable, seat: int) -> Terms:
        """The difference of both sides, the hand, and the danger to both kings."""
        colour = seat & 1
        return [
            ("pieces", _material(t, colour) - _material(t, 1 - colour)),
            ("the cards in hand", _hand(t, seat)),
            ("the safety of the kings", _kings(t, colour)),
        ]

    def is_quiet(self, t: ChessTable) -> bool:
        """Somebody is about to set up or to play cards."""
        return t.prompt is asks.PLAY or t.prompt is asks.KING

    def quick(self, t: ChessTable) -> int:
        """Within a play the piece and square that look best, all the way to its end; a draw is declined."""
        if t.prompt is asks.PLAY or t.prompt is asks.KING:
            return 0
        seat = t.seat
        if t.prompt is asks.DRAW:
            return 0 if t.options[0].verb is verbs.DECLINE else 1
        best = 0
        most = -2 * WON
        for index in range(len(t.options)):
            worth = self._best_end(t, index, seat)
            if worth > most:
                best, most = index, worth
        return best

    def _best_end(self, t: ChessTable, index: int, seat: int) -> int:
        """The best that can come of an option until the play is over."""
        ahead = t.clone()
        ahead.quiet = True
        ahead.take(index)
        ahead.advance()
        assert isinstance(ahead, ChessTable)
        if ahead.result is not None or self.is_quiet(ahead):
            return self.evaluate(ahead, seat)
        most = -2 * WON
        for after in range(len(ahead.options)):
            worth = self._best_end(ahead, after, seat)
            if worth > most:
                most = worth
        return most


def _kings(t: ChessTable, colour: int) -> int:
    """What threatens both kings; whoever is about to play can answer or strike."""
    board = t.board
    if KING + (colour << 3) not in board or KING + (1 - colour << 3) not in board:
        return 0
    to_own = danger(board, colour)
    to_foe = danger(board, 1 - colour)
    if t.clock[clock.ACTIVE] & 1 == colour:
        return to_foe // _DANGER_AT_PLAY - to_own // _OWN_THREAT_PART
    return to_foe // _OWN_THREAT_PART - to_own - hanging(board, colour)


def _material(t: ChessTable, colour: int) -> int:
    """Pieces on the board, beside it and captured; pawns by how far they have come."""
    worth = 0
    low = colour << 3
    for square, piece in enumerate(t.board):
        if low < piece < low + 7:
            kind = piece & KIND
            worth += PIECE_WORTH[kind]
            if kind == PAWN:
                worth += _PAWN_STEP * ((square >> 3) - 1 if colour == 0 else 6 - (square >> 3))
    for kind in range(1, 6):
        place = line_place(colour, kind)
        worth += t.inactive[place] * PIECE_WORTH[kind] // _INACTIVE_PART
        worth += t.captured[place] * PIECE_WORTH[kind] // _CAPTURED_PART
    return worth


def _hand(t: ChessTable, seat: int) -> int:
    """What the own hand can still do."""
    counts = [0] * 7
    for card in t.zones[zones.HAND + seat]:
        counts[t.face(card) + 1] += 1
    worth = 0
    for kind in range(1, 7):
        most = _MOST_KNIGHT_CARDS if kind == KNIGHT else 2
        worth += _CARD_WORTH[kind] * (counts[kind] if counts[kind] < most else most)
    return worth


# -- danger to a king --------------------------------------------------------------------------------------------------


def danger(board: Row, colour: int) -> int:
    """Whether the other side attacks this king, or could capture it by a combo at once."""
    king = find_piece(board, KING + (colour << 3))
    foe = 1 - colour << 3
    danger = _CHECK_DANGER if is_attacked(board, king, 1 - colour) else 0
    danger += _from_knight_jumps(board, king, foe)
    danger += _from_lines(board, king, foe)
    if _two_jumps_away(board, king, foe):
        danger += _COMBO_DANGER[KNIGHT]
    return danger


def combo_danger(board: Row, colour: int, partner: int) -> int:
    """Whether Knight and a card of this kind would capture this king now: what that costs, else 0."""
    king = find_piece(board, KING + (colour << 3))
    foe = 1 - colour << 3
    if partner == KNIGHT:
        return _COMBO_DANGER[KNIGHT] if _two_jumps_away(board, king, foe) else 0
    for square in KNIGHT_JUMPS[king]:
        if board[square] == partner + foe:
            return _COMBO_DANGER[partner]
    if partner == KING:
        for square in KING_STEPS[king]:
            if board[square] == KNIGHT + foe:
                return _COMBO_DANGER[KING]
        return 0
    lines = QUEEN_LINES[king] if partner == QUEEN else ROOK_LINES[king] if partner == ROOK else BISHOP_LINES[king]
    for line in lines:
        for square in line:
            if board[square]:
                if board[square] == KNIGHT + foe:
                    return _COMBO_DANGER[partner]
                break
    return 0


def _from_knight_jumps(board: Row, king: int, foe: int) -> int:
    """A bishop, rook, queen or king that jumps as a knight."""
    danger = 0
    for square in KNIGHT_JUMPS[king]:
        piece = board[square] - foe
        if piece == BISHOP or piece == ROOK or piece == QUEEN or piece == KING:
            danger += _COMBO_DANGER[piece]
    return danger


def _from_lines(board: Row, king: int, foe: int) -> int:
    """A knight that moves as a king, or along an open line as a queen and as a rook or a bishop."""
    danger = 0
    knight = KNIGHT + foe
    for line in QUEEN_LINES[king]:
        for square in line:
            piece = board[square]
            if piece:
                if piece == knight:
                    danger += _COMBO_DANGER[QUEEN] + _COMBO_DANGER[ROOK]
                break
    for square in KING_STEPS[king]:
        if board[square] == knight:
            danger += _COMBO_DANGER[KING]
    return danger


def _two_jumps_away(board: Row, king: int, foe: int) -> bool:
    """A knight that captures the king with the second of two moves."""
    for middle in KNIGHT_JUMPS[king]:
        piece = board[middle]
        if piece == EMPTY or piece & 8 != foe:
            for square in KNIGHT_JUMPS[middle]:
                if board[square] == KNIGHT + foe:
                    return True
    return False


def hanging(board: Row, colour: int) -> int:
    """The most valuable own piece that the other side attacks and that nothing defends."""
    most = 0
    low = colour << 3
    for square, piece in enumerate(board):
        if low < piece < low + 6 and PIECE_WORTH[piece & KIND] > most:
            if is_attacked(board, square, 1 - colour) and not is_attacked(board, square, colour):
                most = PIECE_WORTH[piece & KIND]
    return most // 2
