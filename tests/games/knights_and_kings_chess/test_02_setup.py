"""Setup: kings and knights are put on the board by their owners (KC-013 to KC-016)."""

import pytest
from tests.games.knights_and_kings_chess.positions import board, game, given, plays, table
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import castling, clock
from hexadeck.kernel.game import Match


def set_up(white: str, black: str, seats: int = 2) -> Match:
    """A match after the setup, kings on these files."""
    match = game().start(seats=seats)
    for file in (white, black):
        match.choose([match.sentence(option)[-6] for option in match.options].index(file))
    return match


@rule("KC-013", "KC-014")
def test_the_king_goes_anywhere_on_the_back_rank_but_into_a_corner() -> None:
    """Files b to g are offered, to both players."""
    match = game().start()
    files = [f"the king on the {file}-file" for file in "bcdefg"]

    assert files == [match.sentence(option) for option in match.options]
    match.choose(0)
    assert files == [match.sentence(option) for option in match.options]


@rule("KC-015")
def test_the_knights_stand_on_either_side_of_the_king() -> None:
    """Each on the own back rank."""
    assert board(set_up("b", "g")) == "5nkn/8/8/8/8/8/8/NKN5"


@rule("KC-R05")
def test_white_sets_up_openly_before_black() -> None:
    """Black sees where the white king stands; there are 36 set-ups."""
    match = game().start()
    assert match.seat == 0
    match.choose(0)

    assert match.seat == 1
    assert match.view(1)["table"]["b1"] == 6
    assert len({board(set_up(white, black)) for white in "bcdefg" for black in "bcdefg"}) == 36


@rule("KC-016")
def test_white_has_the_first_turn() -> None:
    """Turn 1 is White's, and White is asked for a play."""
    match = set_up("e", "e")

    assert (match.seat, table(match).clock[0], match.prompt and match.prompt.kind) == (0, 1, "play")


@rule("KC-R29")
def test_only_a_king_on_the_e_file_may_castle_one_day() -> None:
    """On any other file it is treated as a king that has moved."""
    assert castling.BITS[4] == table(set_up("e", "d")).clock[clock.UNMOVED]
    assert castling.BITS[60] == table(set_up("f", "e")).clock[clock.UNMOVED]


@rule("KC-063")
@pytest.mark.parametrize(("white", "black"), [("b", "c"), ("d", "e"), ("e", "d"), ("f", "g"), ("e", "e"), ("c", "e")])
def test_kings_on_neighbouring_files_can_be_captured_at_once(white: str, black: str) -> None:
    """By Knight + Rook or Knight + Queen, without any check before; on other files no first turn captures."""
    match = given(f"{board(set_up(white, black))} w", "NNNPKRQB")
    neighbours = abs(ord(white) - ord(black)) == 1

    wins = {one.words[0] for one in plays(match) if one.is_win}

    assert ({"NR", "NQ"} if neighbours else set()) == wins
