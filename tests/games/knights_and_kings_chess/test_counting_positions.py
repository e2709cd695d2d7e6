"""The counting positions of the rules page: every play, every outcome, every win, matched exactly."""

from collections import Counter

import pytest
from tests.games.knights_and_kings_chess.positions import Play, board, given, plays, table
from tests.rules import rule

START = "3nkn2/8/8/8/8/8/8/3NKN2"
LONE = "8/8/8/8/8/k7/2q5/K7 w"
MIDDLE = "r3k2r/1pp2pp1/2n2n2/4p3/2B1P3/2N2N2/PPP2PP1/R2QK3"
ALL = "NNNPKRQB"
GONE = "PPPPPPPPBBRRQ"

POSITIONS = [
    ("P01", f"{START} w", ALL, {"unmoved": "e1e8"}, 214, 181, 0),
    ("P02", "3nkn2/8/8/8/8/8/8/NKN5 w", ALL, {"unmoved": "e8"}, 175, 157, 0),
    ("P04", f"{START} w", "KKKKKKKK", {"unmoved": "e1e8"}, 11, 11, 0),
    ("P05", "2nkn3/8/8/8/8/8/8/3NKN2 w", "NR", {"unmoved": "e1"}, 38, 38, 1),
    ("P07", "4k3/8/8/8/4r3/8/8/3NKN2 w", "PPPPPPPP", {}, 1, 1, 0),
    ("P08", "4k3/8/8/8/4r3/8/8/3NKN2 w", "KKKKKKKK", {}, 4, 4, 0),
    ("P10", "4k3/8/8/8/8/5n2/8/3NK3 w", ALL, {}, 44, 35, 0),
    ("P11", "4k3/8/8/8/8/5n2/8/3NK3 w", "B", {"captured": "QR"}, 28, 19, 0),
    ("P13", "4k3/8/8/3pP3/8/8/8/3NKN2 w", "NP", {"passed": "d6"}, 23, 23, 0),
    ("P14", "4k3/8/8/3pP3/8/8/8/3NKN2 w", "NP", {}, 21, 21, 0),
    ("P16", "4k3/8/8/8/8/8/8/R3K2R w", "N", {"unmoved": "e1h1"}, 25, 25, 0),
    ("P17", "4k3/8/8/5r2/8/8/8/R3K2R w", "N", {"unmoved": "e1a1h1"}, 23, 23, 0),
    ("P19", "4k3/8/8/8/1b6/8/3N4/4K1N1 w", ALL, {}, 121, 109, 0),
    ("P20", "4k3/8/8/8/1b2r3/8/8/3NKN2 w", ALL, {}, 25, 23, 0),
    ("P22", LONE, "KKKKKNNN", {"captured": GONE}, 1, 1, 0),
    ("P23", LONE, "KKKKKPPP", {"captured": GONE}, 0, 0, 0),
    ("P25", f"{MIDDLE} w", ALL, {}, 328, 272, 0),
    ("P26", f"{MIDDLE} b", ALL, {}, 341, 265, 0),
]

SPLITS = {
    "P01": (
        "B place 5, K step 11, N move 11, N as B 14, K as N 4, N as K 8, NN 77, N as Q 33, "
        "N as R 19, P place 8, Q move+turn 11, Q place 5, R place 5, R swap 3"
    ),
    "P02": (
        "B place 5, K step 9, N move 9, N as B 14, K as N 3, N as K 6, NN 47, N as Q 33, "
        "N as R 19, P place 8, Q move+turn 9, Q place 5, R place 5, R swap 3"
    ),
    "P04": "K step 11",
    "P05": "N move 11, N as R 19, R place 5, R swap 3",
    "P07": "P place 1",
    "P08": "K step 4",
    "P10": ("B block check 28, K step 3, N move 3, N as B 1, K as N 4, N as Q 1, Q move+turn 3, R swap 1"),
    "P11": "B block check 28",
    "P13": "N move 13, P move 2, P place 8",
    "P14": "N move 12, P move 1, P place 8",
    "P16": "N move 25",
    "P17": "N move 23",
    "P19": (
        "B place 6, K step 10, N move 7, N as B 9, K as N 4, N as K 6, NN 24, N as Q 18, N as R 9, "
        "P place 7, Q move+turn 7, Q place 6, R place 6, R swap 2"
    ),
    "P20": "B block check 12, K step 1, N move 1, K as N 4, NN 4, Q move+turn 1, R swap 2",
    "P22": "K as N 1",
    "P23": "",
    "P25": (
        "B place 5, K step 24, N move 42, B as N 7, N as B 8, K as N 1, N as K 10, NN 128, "
        "N as Q 19, Q as N 1, N as R 11, R as N 1, P move 6, P place 3, Q move+turn 42, R place 5, "
        "R swap 15"
    ),
    "P26": (
        "B place 5, K step 17, N move 38, N as B 9, N as K 11, NN 163, N as Q 22, N as R 13, "
        "R as N 2, P move 4, P place 4, Q move+turn 38, Q place 5, R swap 10"
    ),
}


@rule("KC-R38", "KC-R04", "KC-R12", "KC-R20")
@pytest.mark.parametrize(
    ("name", "position", "hand", "more", "count", "outcomes", "wins"), POSITIONS, ids=[row[0] for row in POSITIONS]
)
def test_a_position_has_exactly_these_plays(
    name: str, position: str, hand: str, more: dict, count: int, outcomes: int, wins: int
) -> None:
    """Plays are counted by cards, action and ordered steps; outcomes by cards and the board afterwards."""
    match = given(position, hand, **more)

    found = [one for one in plays(match) if not one.words[0].endswith("discard")]

    assert SPLITS[name] == split_of(found)
    assert (count, wins) == (len(found), sum(one.is_win for one in found))
    assert outcomes == len({(one.words[0].split()[0], board(one.match)) for one in found})
    assert count == len({one.text for one in found})


def split_of(found: list) -> str:
    counts = Counter(action_of(one) for one in found)
    order = ["B place", "B block check", "K step", "N move", "B as N", "N as B", "K as N", "N as K", "NN", "N as Q"]
    order += ["Q as N", "N as R", "R as N", "P move", "P place", "Q move+turn", "Q place", "R place", "R swap"]
    assert set(counts) <= set(order)
    return ", ".join(f"{name} {counts[name]}" for name in order if counts[name])


def action_of(one: Play) -> str:
    """`NB` is two actions: which of the two pieces moved tells them apart."""
    cards = one.words[0]
    if len(cards) != 2 or cards == "NN":
        return cards
    moved = next(event for event in one.events if event.name == "moved_as")
    return f"N as {cards[1]}" if moved.number == 2 else f"{cards[1]} as N"


@rule("KC-R11", "KC-R13")
@pytest.mark.parametrize(
    ("white", "black", "first", "second", "captures"),
    [("NNNPPKRB", "NNPPKRQB", 165, 34490, 16), ("NNNNNNNN", "NNNNNNNN", 88, 7738, 0)],
)
def test_two_plays_in_a_row_have_these_totals(white: str, black: str, first: int, second: int, captures: int) -> None:
    """White plays from the first set-up, then Black, without drawing."""
    match = given(f"{START} w", white, unmoved="e1e8", others=black, deck="-")

    whites = plays(match)
    blacks = [[after.is_win for after in plays(one.match)] for one in whites]

    assert (first, second) == (len(whites), sum(map(len, blacks)))
    assert captures == sum(map(sum, blacks))


def test_the_turn_goes_on_from_every_play() -> None:
    """Whatever was played, the other side is about to play or the match is over."""
    match = given(f"{START} w", "NNNPKRQB", unmoved="e1e8")

    for one in plays(match):
        assert one.match.result is not None or table(one.match).clock[0] == 10
