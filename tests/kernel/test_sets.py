"""Choosing a set of cards: one by one with a running total, or a ready-made one; done and cancel."""

from tests.kernel.stalls import Square, ask_for, new_square

from hexadeck.kernel.rows import row_of
from hexadeck.kernel.sentences import option_sentence
from hexadeck.kernel.sets import sets_that_pay, without_copies
from hexadeck.kernel.views import decision_view


def sentences(square: Square) -> list[str]:
    return [option_sentence(square, option, 0) for option in square.options]


def choose(square: Square, sentence: str) -> None:
    square.take(sentences(square).index(sentence))
    if square.seat == -1 and len(square.stack) > 0:
        square.advance()


def test_a_set_is_offered_ready_made_and_card_by_card() -> None:
    """E alone pays 5; A to D may be the first of two."""
    square = new_square(hand="ABCDE")

    ask_for(square, 5)

    assert sentences(square) == [
        "Pay with A, B, C, D and E",
        "Add A",
        "Add B",
        "Add C",
        "Add D",
        "Add E",
        "Cancel",
    ]


def test_only_cards_from_which_the_goal_can_be_reached_are_offered() -> None:
    """Two cards at most: with 8 to pay, A and B would be in vain beside E."""
    square = new_square(hand="ABCDE")

    ask_for(square, 8)
    assert sentences(square)[1:] == ["Add C", "Add D", "Add E", "Cancel"]

    choose(square, "Add D")
    assert sentences(square) == ["Add E", "Cancel"]


def test_the_view_has_the_running_total() -> None:
    """Whoever chooses sees how much is still missing."""
    square = new_square(hand="ABCDE")
    ask_for(square, 6)

    choose(square, "Add B")

    assert decision_view(square, 0)["set"] == {"picked": [2], "least": 1, "most": 2, "total": 2, "goal": 6}
    assert "set" not in decision_view(square, 1)


def test_the_answer_gets_the_whole_set_at_once() -> None:
    """Nothing has happened before: a rule never sees half a payment."""
    square = new_square(hand="ABCDE")
    ask_for(square, 5)

    choose(square, "Add B")
    choose(square, "Add D")
    choose(square, "Done")

    assert square.paid == [["done", "B", "D"]]


def test_a_ready_made_set_is_one_choice() -> None:
    """The usual payment needs one click and no picking."""
    square = new_square(hand="BC")
    ask_for(square, 5)

    choose(square, "Pay with B and C")

    assert square.paid == [["pay", "B", "C"]]


def test_whoever_cancels_has_chosen_nothing() -> None:
    """The match stands where it stood, and another answer can be given."""
    square = new_square(hand="BC")
    ask_for(square, 5)

    choose(square, "Cancel")

    assert square.paid == [["cancel"]]


def test_a_clone_goes_on_choosing_by_itself() -> None:
    """Neither sees what the other adds."""
    square = new_square(hand="ABCDE")
    ask_for(square, 5)
    copy = square.clone()
    assert isinstance(copy, Square)

    choose(square, "Add A")
    choose(copy, "Pay with A, B, C, D and E")

    assert sentences(square) == ["Add D", "Add E", "Cancel"]
    assert copy.paid == [["pay", "A", "B", "C", "D", "E"]]


def test_sets_that_pay_waste_as_little_as_can_be() -> None:
    """Exact ones first, then those with less waste, each with fewer cards before more; no card in vain."""
    found = sets_that_pay(row_of([10, 11, 12, 13]), row_of([1, 2, 3, 5]), 4)

    assert [list(cards) for cards in found] == [[10, 12], [13], [11, 12]]


def test_copies_are_offered_once() -> None:
    """Equal cards can stand for each other; two options for one thing would be noise."""
    square = new_square(hand="ABAAB")

    assert square.letters(without_copies(square, square.zones[8])) == "AB"
