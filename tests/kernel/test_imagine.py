"""Imagined worlds: what a viewer knows stays, what is hidden is dealt anew, each owner's cards among themselves."""

from tests.kernel.board import DECK, FIELD, HAND, MARKET, Board, new_board

from hexadeck.kernel.imagine import Dealer, imagine, unknown_cards
from hexadeck.kernel.rng import seeded


def imagined(board: Board, viewer: int, number: int) -> Board:
    world = board.clone()
    assert isinstance(world, Board)
    world.rng = seeded(f"world {number}")
    dealer: Dealer[Board] = Dealer()
    imagine(world, viewer, dealer.hidden_groups(world, viewer), dealer)
    return world


def test_unknown_are_the_cards_that_a_viewer_could_not_name() -> None:
    """Another's hand, all decks, and nothing that lies open."""
    board = new_board(deck="AB", hand="C", field="D", deck1="E", hand1="F")

    assert [board.prints[board.what[card]].name for card in unknown_cards(board, 0, 1)] == ["E", "F"]
    assert [board.prints[board.what[card]].name for card in unknown_cards(board, 0, 0)] == ["A", "B"]


def test_what_a_viewer_knows_stays() -> None:
    """The own hand, the field, and a card on the deck that was looked at."""
    board = new_board(deck="ABC", hand="D", field="E", hand1="FG", deck1="H")
    board.show(board.card("B"), 0)

    for number in range(20):
        world = imagined(board, 0, number)
        assert (world.letters(HAND), world.letters(FIELD), world.letters(DECK)[1]) == ("D", "E", "B")


def test_every_order_of_the_hidden_cards_is_imagined() -> None:
    """Hand and deck of the other seat are one heap for whoever does not see them."""
    board = new_board(hand1="A", deck1="BC")

    worlds = {
        imagined(board, 0, number).letters(HAND + 1) + imagined(board, 0, number).letters(DECK + 1)
        for number in range(60)
    }

    assert worlds == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}


def test_owners_do_not_exchange_cards() -> None:
    """A deck of one seat never turns up in the hand of another."""
    board = new_board(deck="AB", deck1="CD")

    for number in range(20):
        world = imagined(board, 2, number)
        assert (sorted(world.letters(DECK)), sorted(world.letters(DECK + 1))) == (["A", "B"], ["C", "D"])


def test_cards_of_nobody_are_dealt_anew_too() -> None:
    """A common deck, and what was drawn from it."""
    board = new_board()
    board.add_cards([0, 1, 2, 3], -1, DECK)
    board.move(3, HAND + 1)
    board.move(0, HAND)

    hands = {imagined(board, 0, number).letters(HAND + 1) for number in range(40)}

    assert hands == {"B", "C", "D"}


def test_where_the_hidden_cards_really_lie_makes_no_difference() -> None:
    """Two tables that a viewer cannot tell apart become the same imagined tables."""
    one, other = new_board(hand1="A", deck1="BC"), new_board(hand1="C", deck1="AB")

    for number in range(10):
        assert imagined(one, 0, number).what == imagined(other, 0, number).what


def test_imagining_leaves_the_table_alone() -> None:
    """The clone has the new faces."""
    board = new_board(deck="ABCDEFGH", market="")
    before = board.what

    imagined(board, 0, 1)

    assert (board.what, board.letters(MARKET)) == (before, "")
