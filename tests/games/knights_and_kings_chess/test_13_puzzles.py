"""Puzzles: a board, a hand, one decision."""

import pytest
from tests.games.knights_and_kings_chess.positions import given, play, plays, texts
from tests.rules import rule


@rule("KC-001", "KC-053", "KC-055")
@pytest.mark.parametrize(
    ("position", "hand", "solutions"),
    [
        ("2nkn3/8/8/8/8/8/8/3NKN2 w", "NR", ["NR d1xd8"]),
        ("3k4/8/8/8/3N4/8/8/4K3 w", "NN", ["NN d4-c6 c6xd8", "NN d4-e6 e6xd8"]),
        ("4k3/8/8/5N2/4r3/8/8/4K3 w", "NN", ["NN f5-d6 d6xe8", "NN f5-g7 g7xe8"]),
    ],
)
def test_win_now(position: str, hand: str, solutions: list[str]) -> None:
    """Exactly these plays capture the king."""
    match = given(position, hand)

    assert sorted(one.text for one in plays(match) if one.is_win) == solutions


@rule("KC-039", "KC-R15")
def test_win_in_one_turn_with_the_extra_turn() -> None:
    """Queen card d5-c7 or d5-f6; then a Knight card takes e8. No other first move does it."""
    winning = []
    for one in plays(given("4k3/8/8/3N4/8/8/8/4K1N1 w", "QN")):
        if one.text.startswith("Q move") and any(after.is_win for after in plays(one.match)):
            winning.append(one.text)

    assert sorted(winning) == ["Q move+turn d5-c7", "Q move+turn d5-f6"]


@rule("KC-059", "KC-061")
@pytest.mark.parametrize(
    ("position", "hand", "more", "solutions"),
    [
        (
            "4k3/8/8/8/1b2r3/8/8/3NKN2 w",
            "NN",
            {},
            ["NN d1-c3 f1-e3", "NN d1-e3 f1-d2", "NN f1-d2 d1-e3", "NN f1-e3 d1-c3"],
        ),
        ("8/8/8/8/8/k7/2q5/K7 w", "KN", {"captured": "PPPPPPPPBBRRQ"}, ["NK a1xc2"]),
        ("4k3/8/8/8/4r3/8/8/3NKN2 w", "PPPPPPPP", {}, ["P place e2"]),
    ],
)
def test_survive(position: str, hand: str, more: dict, solutions: list[str]) -> None:
    """Without a move of the king where the first puzzle forbids it."""
    match = given(position, hand, **more)

    assert [text for text in texts(match) if "N move" not in text] == solutions


@rule("KC-041", "KC-R04")
def test_survive_without_moving_the_king() -> None:
    """A bishop placed or a captured queen, rook or knight resurrected on b1, c1 or d1."""
    match = given("4k3/8/8/8/8/8/8/r3K3 w", "B", captured="QRN")

    standing = [text for text in texts(match) if "block" not in text]

    assert standing == ["B place b1", "B place c1", "B place d1"] + [
        f"B resurrect {piece}{square}" for piece in "NQR" for square in ("b1", "c1", "d1")
    ]
    play(match, "B resurrect Nd1")
    assert match.seat == 1
