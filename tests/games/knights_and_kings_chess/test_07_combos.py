"""Legal combos: a Knight card with one other back-rank card (KC-049 to KC-057)."""

import pytest
from tests.games.knights_and_kings_chess.positions import given, line, on, play, texts
from tests.rules import rule

KINDS = {"B": "bishop", "R": "rook", "Q": "queen", "K": "king"}


@rule("KC-049", "KC-R23")
def test_a_combo_is_a_knight_card_and_one_other() -> None:
    """Two cards, at least one of them a Knight; without a Knight card there is none."""
    with_knight = given("4k3/8/8/8/8/8/8/3NKN2 w", "NKRQB")
    assert {"NK", "NR", "NQ", "NB"} == {text.split()[0] for text in texts(with_knight) if len(text.split()[0]) > 1}

    without = given("4k3/8/8/8/8/8/8/3NKN2 w", "KKRRQQBB")
    assert {1} == {len(text.split()[0]) for text in texts(without)}


@rule("KC-050", "E23")
def test_a_pawn_card_is_in_no_combo() -> None:
    """Knight and Pawn make two single cards."""
    match = given("4k3/8/8/8/8/8/P7/3NKN2 w", "NPPP")

    assert {"N", "P"} == {text.split()[0] for text in texts(match)}


@rule("KC-051")
def test_one_knight_moves_twice() -> None:
    """Both moves are a knight's; it may return to where it came from."""
    match = given("7k/8/8/8/8/8/8/N3K3 w", "NN")
    moves = {text.removeprefix("NN ") for text in texts(match, "NN")}

    assert {"a1-b3 b3-a1", "a1-b3 b3-c5", "a1-c2 c2-a1", "a1-c2 c2-e3"} <= moves
    play(match, "NN a1-b3 b3-c5")
    assert on(match, "c5") == "N"


@rule("KC-052", "KC-R20")
def test_two_knights_move_once_each() -> None:
    """In a chosen order; the second may use a square that the first has just left."""
    match = given("7k/8/8/8/8/1N6/8/N3K3 w", "NN")
    moves = {text.removeprefix("NN ") for text in texts(match, "NN")}

    assert {"b3-c5 a1-b3", "b3-c5 a1-c2", "a1-c2 b3-c5", "a1-c2 b3-a1"} <= moves
    assert {2} == {len(text.split()) for text in moves}


@rule("KC-053")
def test_two_knight_moves_may_both_capture() -> None:
    """First a pawn, then a rook."""
    match = given("7k/8/8/2r5/8/1p6/8/N3K3 w", "NN")

    play(match, "NN a1xb3 b3xc5")

    assert on(match, "c5") == "N"
    assert line(match, "captured").endswith("pnnr")


@rule("KC-R20")
def test_without_a_second_move_the_play_does_not_exist() -> None:
    """A knight in a corner between own pawns could go out, capture, and would be pinned there."""
    match = given("4k3/8/8/8/8/1p6/2P5/N3K3 w", "NN", captured="N")
    assert "NN a1xb3 b3-a1" in texts(match)

    stuck = given("rk6/8/1P6/P7/8/8/8/K7 w", "NN")
    assert texts(stuck, "NN") == []


@rule("KC-R20", "KC-R13")
def test_a_first_move_that_captures_the_king_needs_no_second() -> None:
    """The play ends there."""
    match = given("7k/5N2/8/8/8/8/8/4K3 w", "NN")

    assert "NN f7xh8" in texts(match)


@rule("KC-R12")
def test_two_knights_may_stop_a_double_check_together() -> None:
    """The king is looked at only when both have moved."""
    match = given("4k3/8/8/8/1b2r3/8/8/3NKN2 w", "NN")

    assert texts(match, "NN") == ["NN d1-c3 f1-e3", "NN d1-e3 f1-d2", "NN f1-d2 d1-e3", "NN f1-e3 d1-c3"]


@rule("KC-R21")
def test_of_three_knights_any_two_may_move() -> None:
    """Or any one of them twice."""
    match = given("7k/8/8/8/8/8/8/NN2K2N w", "NN")

    starts = {tuple(word[:2] for word in text.split()[1:]) for text in texts(match, "NN")}

    assert {("a1", "b1"), ("a1", "h1"), ("b1", "h1"), ("h1", "a1")} <= starts


@rule("KC-054", "KC-055", "E01")
def test_a_knight_moves_as_a_bishop() -> None:
    """From d1 along both diagonals; an enemy on g4 may be captured and stops the line."""
    free = given("4k3/8/8/8/8/8/8/3NK3 w", "NB")
    assert [text[-2:] for text in texts(free, "NB d1")] == ["a4", "b3", "c2", "e2", "f3", "g4", "h5"]

    match = given("4k3/8/8/8/6r1/8/8/3NK3 w", "NB")
    assert [text for text in texts(match, "NB d1") if text[-2] in "efgh"] == ["NB d1-e2", "NB d1-f3", "NB d1xg4"]
    play(match, "NB d1xg4")
    assert on(match, "g4") == "N"


@rule("KC-055")
@pytest.mark.parametrize(
    ("card", "squares"),
    [("R", 14), ("B", 13), ("Q", 27), ("K", 8)],
)
def test_a_knight_moves_as_the_other_cards_piece(card: str, squares: int) -> None:
    """From the middle of an empty board it reaches as many squares as that piece would."""
    match = given("8/8/8/8/3N4/8/8/K1k5 w", f"N{card}")

    assert squares - (card in "BQ") == len(texts(match, f"N{card} d4"))


@rule("KC-056")
@pytest.mark.parametrize("card", ["R", "B", "Q", "K"])
def test_the_other_cards_piece_moves_as_a_knight(card: str) -> None:
    """It jumps over what stands around it, and captures."""
    piece = "K" if card == "K" else card
    near = "7K" if card != "K" else "8"
    match = given(f"7k/8/8/2p1p3/2P{piece}P3/2PPP3/2n5/{near} w", f"N{card}")

    jumps = [text.split()[1] for text in texts(match, f"N{card} d4")]

    assert "d4xc2" in jumps
    assert "d4-f5" in jumps
    assert all(jump[3:] in ("b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5") for jump in jumps)


@rule("E02", "KC-056", "KC-R11")
def test_the_king_jumps_as_a_knight() -> None:
    """From e1 to d3, f3, c2, g2 though its neighbours are occupied; it captures, but not onto attacked squares."""
    free = given("4k3/8/8/8/8/8/3PPP2/3NKN2 w", "NK")
    assert texts(free, "NK e1") == ["NK e1-c2", "NK e1-d3", "NK e1-f3", "NK e1-g2"]

    match = given("4k3/8/8/r7/8/3p4/3PPP2/r2NKN2 w", "NK")
    assert "NK e1xd3" in texts(match)
    attacked = given("3rk3/8/8/8/8/3p4/3PPP2/3NKN2 w", "NK")
    assert "NK e1xd3" not in texts(attacked)


@rule("KC-R22")
def test_knight_as_king_takes_one_step_and_captures() -> None:
    """In any direction."""
    match = given("7k/8/8/8/8/8/r7/1N2K3 w", "NK")

    assert texts(match, "NK b1") == ["NK b1-a1", "NK b1-b2", "NK b1-c1", "NK b1-c2", "NK b1xa2"]


@rule("KC-R22")
def test_if_the_other_piece_is_not_on_the_board_only_the_knight_moves() -> None:
    """No rook, so Knight + Rook moves knights."""
    match = given("4k3/8/8/8/8/8/8/3NK3 w", "NR")

    assert {"d1"} == {text.split()[1][:2] for text in texts(match, "NR")}


@rule("KC-R17")
def test_knight_and_queen_give_no_extra_turn() -> None:
    """A combo has only its two moves."""
    match = given("4k3/8/8/8/8/8/8/3NK3 w", "NQ")

    play(match, "NQ d1-d4")

    assert match.seat == 1


@rule("KC-057")
def test_the_changed_movement_lasts_for_that_turn_only() -> None:
    """In the next own turn the knight is a knight again."""
    match = given("7k/8/8/8/8/8/8/3NK3 w", "NRN", others="PP")
    play(match, "NR d1-d5")
    play(match, "P place a7")

    assert [text[-2:] for text in texts(match, "N move d5")] == ["b4", "b6", "c3", "c7", "e3", "e7", "f4", "f6"]


@rule("E19", "KC-R11")
def test_a_pinned_knight_moves_along_the_pin_by_a_combo() -> None:
    """No Knight card moves it, but Knight + Bishop takes it to c3 or captures b4."""
    match = given("4k3/8/8/8/1b6/8/3N4/4K1N1 w", "NB")

    assert texts(match, "N move d2") == []
    assert texts(match, "NB d2") == ["NB d2-c3", "NB d2xb4"]
