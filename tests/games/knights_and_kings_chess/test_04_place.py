"""Place action (KC-023 to KC-028)."""

import pytest
from tests.games.knights_and_kings_chess.positions import given, line, on, play, table, texts
from tests.rules import rule

START = "3nkn2/8/8/8/8/8/8/3NKN2"


@rule("KC-023")
def test_a_single_card_places_moves_or_acts_nobly() -> None:
    """A Queen card has two of the three actions, a Pawn card the other two."""
    match = given("3nkn2/8/8/8/8/8/P7/3NKN2 w", "QP")

    assert {"place", "move", "move+turn"} == {text.split()[1] for text in texts(match)}


@rule("KC-024", "KC-027", "KC-R04")
@pytest.mark.parametrize("card", ["R", "Q", "B"])
def test_a_piece_is_placed_on_the_own_back_rank(card: str) -> None:
    """The piece on the card, on an empty square."""
    match = given(f"{START} w", card)
    assert [f"{card} place {square}" for square in ("a1", "b1", "c1", "g1", "h1")] == texts(match, f"{card} place")

    play(match, f"{card} place g1")

    assert card == on(match, "g1")


@rule("KC-026")
@pytest.mark.parametrize(("side", "rank"), [("w", "2"), ("b", "7")])
def test_a_pawn_is_placed_on_the_own_second_rank(side: str, rank: str) -> None:
    """Anywhere on it."""
    match = given(f"{START} {side}", "P", others="N")

    assert [f"P place {file}{rank}" for file in "abcdefgh"] == texts(match)


@rule("KC-027")
def test_black_places_on_the_eighth_rank() -> None:
    """Each colour has its own back rank."""
    match = given(f"{START} b", "R", others="N")

    assert texts(match, "R place") == ["R place a8", "R place b8", "R place c8", "R place g8", "R place h8"]


@rule("KC-025")
def test_only_an_inactive_piece_can_be_placed() -> None:
    """With both rooks on the board and the queen placed before, the cards have no place action."""
    match = given("3nkn2/8/8/8/8/8/R7/R2NKN2 w", "RQ", inactive="-")

    assert [text for text in texts(match) if "place" in text] == []


@rule("KC-025")
def test_a_placed_piece_is_inactive_no_more() -> None:
    """There is one piece less beside the board."""
    match = given(f"{START} w", "B")

    play(match, "B place a1")

    assert line(match, "inactive").rstrip("pbrq") == "PPPPPPPPBRRQ"


@rule("KC-028")
def test_a_place_action_completes_the_turn() -> None:
    """Even with the Queen card, which gives another turn only when it moves a piece."""
    match = given(f"{START} w", "QN")

    play(match, "Q place a1")

    assert (match.seat, table(match).clock[0]) == (1, 10)


@rule("KC-R03")
def test_kings_and_knights_are_never_placed() -> None:
    """Captured ones are not available."""
    match = given("4k3/8/8/8/8/8/8/4K3 w", "NK", captured="NN")

    assert [text for text in texts(match) if "place" in text] == []


@rule("KC-R04")
def test_placing_never_captures() -> None:
    """A square with an enemy piece on it is not offered."""
    match = given("4k3/8/8/8/8/8/3p4/1n2K3 w", "PR")

    assert {"P place d2", "R place b1"} & set(texts(match)) == set()


@rule("KC-R04")
def test_a_placed_piece_may_give_check_and_may_block_one() -> None:
    """A rook on the king's file gives check; here the same card also ends one."""
    giving = given("4k3/8/8/8/8/8/8/3K4 w", "R")
    play(giving, "R place e1")
    assert table(giving).clock[2] == 1

    blocking = given("4k3/8/8/8/8/8/8/r3K3 w", "R")
    assert texts(blocking, "R place") == ["R place b1", "R place c1", "R place d1"]


@rule("KC-R42")
def test_enemies_on_the_back_rank_just_occupy_squares() -> None:
    """On a full rank nothing can be placed or resurrected."""
    match = given("4k3/8/8/8/8/8/8/nbnbKbnb w", "RQB", captured="R")

    assert [text for text in texts(match) if "place" in text or "resurrect" in text] == []


@rule("KC-R41")
def test_promotion_uses_up_no_inactive_piece() -> None:
    """A second queen on the board, and the first one can still be placed."""
    match = given("8/P7/6k1/8/8/8/8/4K3 w", "PQN", others="PP")
    play(match, "P move a7-a8=Q")
    assert "Q" in line(match, "inactive")
    play(match, "P place b7")

    assert "Q place h1" in texts(match, "Q place")
