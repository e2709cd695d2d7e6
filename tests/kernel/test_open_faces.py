"""Tables that leave faces and chance open: what the rules ask for is said, and nothing is made up."""

import re
from pathlib import Path

import pytest
from tests.kernel.board import HAND, new_board

from hexadeck import games
from hexadeck.kernel.cards import OPEN
from hexadeck.kernel.errors import OpenChance, OpenFace, OpenOrder, OpenShuffle
from hexadeck.kernel.rows import no_numbers, row_of
from hexadeck.kernel.table import Table

SOURCES = Path(games.__file__).parent.parent
READING = re.compile(r"\b(?:t|table|self)\.what\[(?!:\])[^\]]*\](?! = )")


def left_open(t: Table, card: int) -> Table:
    t.what = row_of([OPEN + face if one == card else face for one, face in enumerate(t.what)])
    t.rng = no_numbers()
    return t


def test_a_face_that_is_left_open_cannot_be_read() -> None:
    """Whoever asks for it hears which card it was; other faces are read as ever."""
    board = new_board(hand="AB")
    first, second = board.zones[HAND]
    printed = board.face(first)

    left_open(board, first)

    with pytest.raises(OpenFace, match=f"card {first} has no face yet"):
        board.face(first)
    assert (board.is_open(first), board.is_open(second)) == (True, False)
    assert board.face_in_any_deal(first) == printed
    assert board.face_in_any_deal(second) == board.face(second)


def test_chance_that_is_left_open_decides_as_it_is_forced_to_and_nothing_more() -> None:
    """It says how many results there are, so that they can be looked at one by one."""
    board = left_open(new_board(hand="AB"), 0)
    board.forced = [2]

    assert board.pick(3) == 2
    with pytest.raises(OpenChance) as asked:
        board.pick(3)
    assert asked.value.count == 3
    with pytest.raises(OpenOrder):
        board.in_random_order(board.zones[HAND])


def test_a_shuffle_that_is_left_open_goes_as_it_is_forced_to() -> None:
    """The cards stay where they are; that they have other faces comes to another order."""
    board = left_open(new_board(hand="AB"), 0)
    first, second = board.zones[HAND]
    with pytest.raises(OpenShuffle) as asked:
        board.shuffle(HAND)
    assert asked.value.zone == HAND

    printed = board.face_in_any_deal(first)
    board.forced_shuffles = [row_of([first, OPEN + printed, second, printed])]
    board.shuffle(HAND)

    assert list(board.zones[HAND]) == [first, second]
    assert (board.is_open(first), board.face(second)) == (True, printed)
    assert not any(board.can_point(card, viewer) for card in (first, second) for viewer in range(board.seats + 1))


def test_faces_are_read_in_one_place() -> None:
    """So that a proof hears of every reading: `Table.face`, and for what is the same in any deal its neighbour."""
    found = [
        (path.name, line.strip())
        for path in SOURCES.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if READING.search(line)
    ]

    assert {name for name, _ in found} == {"cards.py"}
    assert len(found) == 3
