"""Keys of options: the same in every world that a seat cannot tell apart, and with nothing hidden in them."""

from tests.kernel.board import FIELD, HAND, STOP, TAKE, Board, new_board

from hexadeck.minds.keys import keys_of

ALL = 1000
"""More than the handles of any test."""


def offering(board: Board, letters: str) -> Board:
    """Seat 0 may take one of these cards, or stop."""
    board.offer_end = 0
    for letter in letters:
        board.offer(TAKE, board.card(letter))
    board.offer(STOP)
    return board


def keys(board: Board, known: int = ALL) -> list[int]:
    return list(keys_of(board, 0, known))


def test_options_have_different_keys() -> None:
    """Three cards and one option without a card."""
    assert len(set(keys(offering(new_board(hand="AB", field="C"), "ABC")))) == 4


def test_a_known_card_keeps_its_key_wherever_it_goes() -> None:
    """The handle goes with the card."""
    board = new_board(hand="AB")
    before = keys(offering(board, "AB"))
    board.move(board.card("A"), FIELD)

    assert before == keys(offering(board, "AB"))


def test_what_lies_where_nobody_looks_does_not_tell() -> None:
    """A card that was unknown when the seat began to think is called by its print, whichever card it was."""
    drawn: list[list[int]] = []
    for deck in ("CAB", "BCA"):
        board = new_board(deck=deck)
        known = board.last_handle[0]
        board.move(board.card("A"), HAND)
        drawn.append(keys(offering(board, "A"), known))

    assert drawn[0] == drawn[1]


def test_cards_drawn_since_are_told_apart_by_their_prints() -> None:
    """What is the same in both worlds has the same key."""
    found: list[list[int]] = []
    for letter in "AB":
        board = new_board(deck="ABC")
        board.move(board.card(letter), HAND)
        found.append(keys(offering(board, letter), 0))

    assert found[0][0] != found[1][0]
    assert found[0][1] == found[1][1]


def test_copies_drawn_since_are_told_apart_by_their_order() -> None:
    """Or one of two equal options could never be tried."""
    board = new_board(deck="AB")
    board.what[1] = board.what[0]
    for card in (0, 1):
        board.move(card, HAND)
    board.offer_end = 0
    board.offer(TAKE, 0)
    board.offer(TAKE, 1)

    first, second = keys(board, 0)

    assert first != second


def test_numbers_that_a_verb_does_not_name_are_no_part_of_a_key() -> None:
    """A search of a deck offers prints; behind the print is the number of a card that nobody may know."""
    found = []
    for hidden in (3, 4):
        board = new_board(deck="ABCDE")
        board.offer_end = 0
        board.offer(STOP, hidden)
        found.append(keys(board))

    assert found[0] == found[1]
