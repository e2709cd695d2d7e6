"""Standard chess moves, held against a chess library that serves as the oracle here and nowhere else."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.knights_and_kings_chess.positions import game
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import castling, clock, ways
from hexadeck.games.knights_and_kings_chess.board import (
    BISHOP,
    BLACK_PIECE,
    KIND,
    KING,
    LETTERS,
    PAWN,
    QUEEN,
    ROOK,
    Safety,
    is_attacked,
)
from hexadeck.games.knights_and_kings_chess.moves import movers, reach, reaches_any, targets
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.rng import seeded

chess = pytest.importorskip("chess", reason="the oracle of the chess moves is not installed: make lock")

GAMES = 40
SCATTERED = 1500


def table_of(oracle: Any) -> ChessTable:
    t = game().new_table(2)
    assert isinstance(t, ChessTable)
    t.settings = game().settings_from({})
    t.lay_out(seeded("oracle"))
    for square, piece in oracle.piece_map().items():
        t.board[square] = LETTERS.index(piece.symbol())
    t.clock[clock.EN_PASSANT] = -1 if oracle.ep_square is None else oracle.ep_square
    for rook in chess.SquareSet(oracle.castling_rights):
        t.clock[clock.UNMOVED] |= castling.BITS[rook] | castling.BITS[4 if rook < 8 else 60]
    return t


def moves_of(t: ChessTable, colour: int, way: int = ways.BY_KNIGHT_CARD) -> set[str]:
    """In the oracle's writing: e2e4, e7e8q."""
    safety = Safety(t.board, colour)
    found = set()
    for square in movers(t, safety, way, -1):
        for target in targets(t, safety, way, -1, square):
            name = chess.square_name(square) + chess.square_name(target)
            last = t.board[square] & KIND == PAWN and target // 8 in (0, 7)
            found |= {name + letter for letter in "qrbn"} if last else {name}
    return found


def random_games() -> list[Any]:
    """Positions of random games of ordinary chess, every one of them."""
    positions: list[Any] = []
    for seed in range(GAMES):
        chance = Random(seed)
        oracle = chess.Board()
        while not oracle.is_game_over() and oracle.ply() < 120:
            positions.append(oracle.copy(stack=False))
            oracle.push(chance.choice(list(oracle.legal_moves)))
    return positions


def scattered_positions() -> list[Any]:
    """Pieces thrown on the board: many checks, pins and pawns about to promote."""
    positions: list[Any] = []
    chance = Random(7)
    while len(positions) < SCATTERED:
        oracle = chess.Board(None)
        squares = chance.sample(range(64), chance.randint(4, 24))
        symbols = ["K", "k", *[chance.choice("PPPNBRQpppnbrq") for _ in squares[2:]]]
        for square, symbol in zip(squares, symbols, strict=True):
            if symbol not in "Pp" or 8 <= square < 56:
                oracle.set_piece_at(square, chess.Piece.from_symbol(symbol))
        oracle.turn = chance.random() < 0.5
        if not oracle.status() & (chess.STATUS_OPPOSITE_CHECK | chess.STATUS_TOO_MANY_CHECKERS):
            positions.append(oracle)
    return positions


@rule("KC-032", "KC-R30", "KC-R26")
@pytest.mark.parametrize("positions", [random_games, scattered_positions])
def test_a_knight_card_moves_as_in_ordinary_chess(positions: Callable[[], list[Any]]) -> None:
    """Thousands of positions: every move of every piece, castling, in passing and promotion among them."""
    for oracle in positions():
        t, colour = table_of(oracle), int(not oracle.turn)

        assert {move.uci() for move in oracle.legal_moves} == moves_of(t, colour), oracle.fen()
        assert oracle.is_check() == Safety(t.board, colour).in_check, oracle.fen()


@rule("KC-030", "KC-R30")
def test_a_pawn_card_moves_as_pawns_do_in_ordinary_chess() -> None:
    """Of all legal moves those of pawns, and no other."""
    for oracle in scattered_positions()[:400]:
        expected = {move.uci() for move in oracle.legal_moves if oracle.piece_type_at(move.from_square) == chess.PAWN}

        assert expected == moves_of(table_of(oracle), int(not oracle.turn), ways.BY_PAWN_CARD), oracle.fen()


@rule("KC-R10")
def test_squares_are_attacked_as_in_ordinary_chess() -> None:
    """By both sides, on every square, pinned pieces included."""
    for oracle in scattered_positions()[:150]:
        board = table_of(oracle).board
        for square in range(64):
            for colour in (0, 1):
                assert oracle.is_attacked_by(not colour, square) == is_attacked(board, square, colour)


@rule("KC-035", "KC-055", "KC-056")
def test_a_piece_that_reaches_nothing_is_found_without_a_list() -> None:
    """By every card and combo: some square is reached exactly where there is one."""
    for oracle in scattered_positions()[:60]:
        t, colour = table_of(oracle), int(not oracle.turn)
        for square in t.safety(colour).own():
            for way in range(ways.COUNT):
                for partner in (BISHOP, ROOK, QUEEN, KING) if way == ways.BY_COMBO else (-1,):
                    reached = reach(t, colour, way, partner, square)
                    assert (len(reached) > 0) == reaches_any(t, colour, way, partner, square), oracle.fen()


@rule("KC-059")
def test_a_king_is_looked_at_again_when_the_board_has_changed() -> None:
    """Two looks at one board are one; a rook that comes down gives check."""
    t = table_of(chess.Board("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))
    before = t.safety(0)
    assert before is t.safety(0)

    t.put(28, ROOK + BLACK_PIECE)

    assert (before.in_check, t.safety(0).in_check, t.safety(1).in_check) == (False, True, False)
