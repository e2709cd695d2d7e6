"""How a king could be captured without warning: by cards that a hidden hand may hold (KC-063).

The ordinary attacks, which everybody sees on the board, are not among them. Of the other turn that a single Queen card
gives (KC-039) only captures by a single card are told: with a combo in it hardly a king is ever safe, so a warning of
that would say nothing.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import limits
from hexadeck.games.knights_and_kings_chess.board import (
    BISHOP,
    BLACK_PIECE,
    EMPTY,
    KIND,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    Safety,
    attackers,
    find_piece,
    squares_of,
)
from hexadeck.games.knights_and_kings_chess.moves import combo_reach, pawn_steps, reach_as
from hexadeck.games.knights_and_kings_chess.table import Kind
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rows import Row

_PARTNERS: Final = (BISHOP, ROOK, QUEEN, KING)


# -- which cards -------------------------------------------------------------------------------------------------------


def possible_hands(table: dict[str, Any], kinds: Sequence[Kind], colour: int) -> list[Counter[str]]:
    """KC-R37 For every player of a colour, how many cards of each id the hand may hold at that player's next play.

    Discard piles are open, so a card that lies in one is ruled out, unless its owner has to shuffle before that play.
    """
    team = table["seats"][colour::2]
    unseen = Counter({kind.id: kind.copies for kind in kinds})
    for seat in team:
        unseen.subtract(_ids(seat["discard"]))
    return [unseen + Counter(_ids(seat["discard"]) if _will_shuffle(seat) else ()) for seat in team]


def _ids(cards: Iterable[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def _will_shuffle(seat: dict[str, Any]) -> bool:
    """KC-018, KC-R06 The deck has too few cards for a hand of eight."""
    return len(seat["deck"]) + len(seat["hand"]) < limits.HAND_SIZE


# -- which pieces ------------------------------------------------------------------------------------------------------


def blindsides(board: Row, colour: int) -> list[tuple[int, tuple[int, ...]]]:
    """KC-063, KC-R13 The pieces that could capture the king of this colour, each with the kinds of the cards.

    Whoever captures the king needs no thought for the own one, so what a piece reaches it may take.
    """
    if KING not in board or KING + BLACK_PIECE not in board:
        return []
    king = find_piece(board, KING + (colour << 3))
    combos = [(square, (KNIGHT, partner)) for square, partner in _by_combo(board, king, 1 - colour)]
    return combos + [(square, (BISHOP,)) for square in _after_block_check(board, king, 1 - colour)]


def _by_combo(board: Row, king: i64, by: i64) -> list[tuple[int, int]]:
    """KC-051, KC-055, KC-056 The piece's square and the card beside the Knight."""
    found: list[tuple[int, int]] = []
    for square in squares_of(board, by):
        kind = board[square] & KIND
        if kind == KNIGHT and _is_two_moves_away(board, king, by, square):
            found.append((square, KNIGHT))
        for partner in _PARTNERS:
            if (kind == KNIGHT or kind == partner) and king in combo_reach(board, by, partner, square):
                found.append((square, partner))
    return found


def _is_two_moves_away(board: Row, king: i64, by: i64, square: i64) -> bool:
    """KC-051 A knight jumps to the king by way of a square that none of its own holds."""
    for middle in reach_as(board, by, KNIGHT, square):
        if king in reach_as(board, by, KNIGHT, middle):
            return True
    return False


def _after_block_check(board: Row, king: i64, by: i64) -> list[int]:
    """KC-047, KC-048 The pieces that attack the king once their own has stepped out of check, and out of their way."""
    safety = Safety(board, by)
    if not safety.in_check:
        return []
    found: set[int] = set()
    for step in reach_as(board, by, KING, safety.king):
        if step != king and safety.allows(safety.king, step):
            after = board[:]
            after[step] = after[safety.king]
            after[safety.king] = EMPTY
            found.update(attackers(after, king, by))
    return sorted(found.difference(attackers(board, king, by)))


# -- in another turn ---------------------------------------------------------------------------------------------------


def strikes_after_queen(board: Row, colour: int) -> list[tuple[int, int]]:
    """KC-039, KC-R14, KC-R15 The pieces that could capture the king of this colour in the turn that a Queen card gives,
    each with the kind of the card: any piece by a Knight, a pawn by a Pawn as well.

    Castling and captures in passing are left out as first moves: they hardly ever attack a king.
    """
    if KING not in board or KING + BLACK_PIECE not in board:
        return []
    king = find_piece(board, KING + (colour << 3))
    safety = Safety(board, 1 - colour)
    already = attackers(board, king, 1 - colour)
    found: set[tuple[int, int]] = set()
    for square in safety.own():
        for target in _standard_moves(board, 1 - colour, square):
            if target != king and safety.allows(square, target):
                for after in _boards_after(board, square, target):
                    for striker in attackers(after, king, 1 - colour):
                        start = square if striker == target else striker
                        if start not in already:
                            found.update([(start, card) for card in _single_cards(after[striker] & KIND)])
    return sorted(found)


def _standard_moves(board: Row, by: i64, square: i64) -> Row:
    kind = board[square] & KIND
    return pawn_steps(board, by, square, NOTHING) if kind == PAWN else reach_as(board, by, kind, square)


def _boards_after(board: Row, square: i64, target: i64) -> list[Row]:
    """KC-R27 One, or one for each piece that a pawn may become and that attacks in a way of its own."""
    piece = board[square]
    is_promoted = piece & KIND == PAWN and target >> 3 in (0, 7)
    found = []
    for kind in (QUEEN, KNIGHT) if is_promoted else (piece & KIND,):
        after = board[:]
        after[target] = kind | piece & BLACK_PIECE
        after[square] = EMPTY
        found.append(after)
    return found


def _single_cards(kind: i64) -> tuple[int, ...]:
    """KC-030, KC-031 The cards that make a standard move of such a piece, once the Queen card is played."""
    return (KNIGHT, PAWN) if kind == PAWN else (KNIGHT,)
