"""The table: cards in zones, who knows which of them under which handle, and copies that share nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.board import ASK, DECK, FIELD, HAND, MARKET, STOP, TAKE, Board, new_board

from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.schema import PER_CARD

SPECTATORS = 2


def test_a_new_card_lies_on_top() -> None:
    """The last card of a zone is its top."""
    board = new_board(deck="ABC")

    assert (board.letters(DECK), board.place[board.card("C")]) == ("ABC", DECK)


def test_a_card_moves_to_the_top_or_to_the_bottom() -> None:
    """It is in one zone at a time."""
    board = new_board(deck="ABC", field="DE")

    board.move(board.card("B"), FIELD)
    board.move(board.card("A"), FIELD, to_bottom=True)

    assert (board.letters(DECK), board.letters(FIELD)) == ("C", "ADEB")
    assert board.place[board.card("A")] == board.place[board.card("B")] == FIELD


def test_a_card_can_move_within_its_zone() -> None:
    """From the top to the bottom and back, without a copy left behind."""
    board = new_board(deck="ABC")

    board.move(board.card("C"), DECK, to_bottom=True)
    assert board.letters(DECK) == "CAB"
    board.move(board.card("A"), DECK)
    assert board.letters(DECK) == "CBA"


@given(
    st.lists(
        st.tuples(st.integers(0, 7), st.sampled_from([DECK, DECK + 1, HAND, HAND + 1, FIELD, MARKET]), st.booleans())
    )
)
def test_cards_are_always_in_one_zone(moves: list[tuple[int, int, bool]]) -> None:
    """Whatever moves where, zones and places agree and no card is lost or doubled."""
    board = new_board(deck="ABCD", hand1="EF", market="GH")

    for card, zone, to_bottom in moves:
        board.move(card, zone, to_bottom)

    assert sorted(card for cards in board.zones for card in cards) == list(range(8))
    assert all(card in board.zones[board.place[card]] for card in range(8))


@pytest.mark.parametrize(
    ("zone", "knowing"), [("deck", ""), ("hand", "0"), ("hand1", "1"), ("field", "012"), ("market", "012")]
)
def test_the_zone_says_who_knows_a_card(zone: str, knowing: str) -> None:
    """Nobody a deck, the seat its hand, everybody what lies open; viewer 2 are the spectators."""
    board = new_board(2, **{zone: "A"})

    assert "".join(str(viewer) for viewer in range(3) if board.is_known(board.card("A"), viewer)) == knowing


def test_whoever_sees_the_zone_learns_the_card_that_enters() -> None:
    """Drawn by seat 1, then played."""
    board = new_board(deck1="AB")

    board.move(board.card("B"), HAND + 1)
    assert [board.known_to(viewer) for viewer in range(3)] == ["", "B", ""]

    board.move(board.card("B"), FIELD + 1)
    assert [board.known_to(viewer) for viewer in range(3)] == ["B", "B", "B"]


@pytest.mark.parametrize("zone", [HAND, FIELD, DECK])
@pytest.mark.parametrize("count", [0, 2, 5])
def test_moving_the_top_cards_is_moving_one_after_the_other(zone: int, count: int) -> None:
    """The same order, the same knowledge, and no more cards than there are."""
    board, other = new_board(deck1="ABC", hand="D", field="E"), new_board(deck1="ABC", hand="D", field="E")
    one_by_one = [other.zones[DECK + 1][-1 - number] for number in range(min(count, 3))]

    moved = board.move_top(DECK + 1, count, zone)
    for card in one_by_one:
        other.move(card, zone)

    assert list(moved) == one_by_one
    assert (board.zones, board.place, board.handles) == (other.zones, other.place, other.handles)


@pytest.mark.parametrize("zone", [HAND, FIELD, DECK, MARKET])
def test_moving_all_cards_is_moving_one_after_the_other(zone: int) -> None:
    """The same order on what lies there, also on nothing, and the same knowledge."""
    board, other = new_board(deck1="ABC", hand="D", field="E"), new_board(deck1="ABC", hand="D", field="E")

    board.move_all(DECK + 1, zone)
    for card in other.zones[DECK + 1]:
        other.move(card, zone)

    assert (board.zones, board.place, board.handles) == (other.zones, other.place, other.handles)


def test_one_option_with_each_is_one_offer_after_the_other() -> None:
    """However many there are: the row of offers grows where it has to."""
    board, other = new_board(), new_board()
    many = list(range(100))

    for one in (board, other):
        one.ask(0, ASK, 1)
        one.offer(STOP)
    board.offer_each(TAKE, 7, row_of(many))
    for number in many:
        other.offer(TAKE, 7, number)

    assert list(board.options) == list(other.options)


def test_what_was_known_stays_known_in_the_dark() -> None:
    """A card that all saw on the field is still that card when it lies on the deck."""
    board = new_board(deck="A", field="B")

    board.move(board.card("B"), DECK)

    assert [board.known_to(viewer) for viewer in range(3)] == ["B", "B", "B"]


def test_a_shuffle_ends_all_knowledge_of_its_zone_and_of_no_other() -> None:
    """Also for those who had looked."""
    board = new_board(deck="ABC", field="DE")
    board.show(board.card("A"), 0)
    board.move(board.card("D"), DECK)

    board.shuffle(DECK)

    assert [board.known_to(viewer) for viewer in range(3)] == ["E", "E", "E"]


def test_a_shuffle_follows_the_stream_of_the_table() -> None:
    """The same words, the same order; afterwards the words have moved on."""
    one, other, third = (new_board(seed=seed, deck="ABCDEFGH") for seed in ("x", "x", "y"))

    for board in (one, other, third):
        board.shuffle(DECK)

    assert one.letters(DECK) == other.letters(DECK) != third.letters(DECK)
    assert one.rng == other.rng != seeded("x")


def test_showing_to_all_and_forgetting() -> None:
    """A revealed card is known to everybody until it is lost among others."""
    board = new_board(deck="AB")

    board.show_to_all(board.card("A"))
    assert [board.known_to(viewer) for viewer in range(3)] == ["A", "A", "A"]

    board.forget(board.card("A"))
    assert [board.known_to(viewer) for viewer in range(3)] == ["", "", ""]


def test_handles_are_each_viewers_own() -> None:
    """They count what that viewer has seen, so they tell nothing about other hands."""
    board = new_board(hand="AB", hand1="C", field="D")
    first, third, open_card = (board.card(letter) for letter in "ACD")

    assert (board.handles[0][first], board.handles[1][third]) == (1, 1)
    assert [board.handles[viewer][open_card] for viewer in range(3)] == [3, 2, 1]


@given(
    st.lists(
        st.tuples(st.integers(0, 7), st.sampled_from(["show", "reveal", "forget", "field", "hand", "deck", "shuffle"]))
    )
)
def test_a_handle_never_comes_back(deeds: list[tuple[int, str]]) -> None:
    """A viewer's handle stands for one card, and not again for that card once it was lost."""
    board = new_board(deck="ABCDEFGH")
    given: list[set[int]] = [set(), set(), set()]
    for card, deed in deeds:
        before = [column[:] for column in board.handles]
        do(board, card, deed)
        for viewer in range(3):
            new = {new for old, new in zip(before[viewer], board.handles[viewer], strict=True) if new not in {0, old}}
            assert not new & given[viewer]
            given[viewer] |= new


def do(board: Board, card: int, deed: str) -> None:
    if deed == "show":
        board.show(card, 0)
    elif deed == "reveal":
        board.show_to_all(card)
    elif deed == "forget":
        board.forget(card)
    elif deed == "shuffle":
        board.shuffle(DECK)
    else:
        board.move(card, {"field": FIELD, "hand": HAND + 1, "deck": DECK}[deed])


def test_columns_of_cards_grow_with_the_cards() -> None:
    """Each at its default, and the names are bound to the same lists."""
    board = new_board(deck="AB")

    board.add_cards([0, 1, 2], 0, FIELD)

    lengths = [
        len(column) for kind, column in zip(board.schema.fixed, board.columns, strict=True) if kind.per == PER_CARD
    ]
    assert lengths == [5, 5]
    assert list(board.secret_mark) == [7] * 5
    board.tapped[4] = 1
    assert list(board.tapped) == [0, 0, 0, 0, 1]
    assert list(board.gold) == [3, 3]


def test_several_cards_are_added_in_order_and_known_by_their_zone() -> None:
    """As one by one."""
    board = new_board()

    board.add_cards([0, 1, 2], 1, HAND + 1)

    assert board.letters(HAND + 1) == "ABC"
    assert (board.known_to(0), board.known_to(1)) == ("", "ABC")
    assert list(board.owner) == [1, 1, 1]


def contents(board: Board) -> list[list[list[int]]]:
    """Copies of all rows, in lists of their own on either build."""
    return [[list(row) for row in rows] for rows in (board.zones, board.columns, board.handles, [board.rng])]


def test_a_clone_shares_nothing_that_changes() -> None:
    """Zones, columns, handles, words, stack: the original stays as it was."""
    board = new_board(deck="ABCD", hand="E")
    before = contents(board)

    world = board.clone()
    assert isinstance(world, Board)
    world.move(world.card("D"), FIELD)
    world.shuffle(DECK)
    world.tapped[0] = 1
    world.gold[1] = 0
    world.add_card(5, 0, MARKET)

    assert contents(board) == before
    assert board.letters(MARKET) == ""


def test_a_clone_goes_on_with_the_same_stream() -> None:
    """Both draw the same numbers, each from its own words."""
    board = new_board()
    world = board.clone()

    assert [below(board.rng, 100) for _ in range(5)] == [below(world.rng, 100) for _ in range(5)]
    assert board.rng is not world.rng
