"""A look: what a seat sees and can do as numbers. That it is what the view tells, `tests/conformance` shows."""

from tests.kernel.board import ASK, DECK, DO_NOTHING, FIELD, STOP, TAKE, Board, new_board

from hexadeck.kernel.rows import Row
from hexadeck.kernel.schema import FACE_DOWN, HIDDEN, Schema, Zone, columns_of, once, per_card
from hexadeck.kernel.table import Table
from hexadeck.minds.actions import Actions
from hexadeck.minds.looks import Looks
from hexadeck.minds.observations import Observations

LETTERS = list("ABCDEFGH")
LEADER = 1
"""The field of the table that names a card."""


def seen(t: Table, viewer: int) -> dict[str, int]:
    """What a viewer sees, by name."""
    made = Observations(t, LETTERS, [ASK.kind])
    looks = Looks(made.size, 1)
    made.write(t, viewer, looks)
    looks.end()
    return {made.names[place]: value for place, value in zip(looks.places, looks.values, strict=True)}


def actions_of(t: Table, viewer: int) -> list[str]:
    """What a viewer can do, in the order of the options."""
    made = Actions(t, LETTERS, [TAKE, STOP])
    looks = Looks(1, made.size)
    made.write(t, viewer, looks)
    looks.end()
    assert list(looks.options) == sorted(looks.options)
    return [made.describe(action) for action in looks.legal]


def asking(board: Board, cards: list[int]) -> Board:
    """Seat 0 may take one of these cards, or stop."""
    board.ask(0, ASK, DO_NOTHING)
    for card in cards:
        board.offer(TAKE, card)
    board.offer(STOP)
    return board


def test_a_field_says_whether_it_names_a_card_the_viewer_can_point_at() -> None:
    """A number of a card is a name and no quantity."""
    board = new_board(hand="A")
    board.clock[LEADER] = board.card("A")

    assert seen(board, 0)["leader"] == 1
    assert "leader" not in seen(board, 1)


def test_a_field_that_names_no_card_is_0() -> None:
    """No card is nothing to be seen."""
    board = new_board(hand="A")
    board.clock[LEADER] = -1

    assert "leader" not in seen(board, 0)


def test_a_sum_that_went_through_0_is_what_it_came_to() -> None:
    """Numbers that cancel out on the way are not lost."""
    board = new_board(field="ABC")
    for card, number in enumerate((2, -2, 5)):
        board.tapped[card] = number

    assert seen(board, 1)["player 1 after you: field: sum of tapped"] == 5


class Veiled(Table):
    """A deck, and a zone of cards that lie face down: the one column is open on them, the other is not."""

    weight: Row = per_card(2, open=True)
    worth: Row = per_card(3, shown=True)
    clock: Row = once(("turn",), shown=True)

    def __init__(self) -> None:
        super().__init__(VEILED, new_board().prints, 2)
        self.lay_out(new_board().rng)


VEILED = Schema(
    (Zone(DECK, "deck", HIDDEN), Zone(FIELD, "field", FACE_DOWN, slots=2)),
    columns_of(Veiled),
)


def test_of_a_face_down_card_the_others_see_what_is_open() -> None:
    """Its owner sees all of it."""
    t = Veiled()
    t.add_card(0, 0, FIELD + 8)

    assert seen(t, 0) == {
        "you are seat 0": 1,
        "you: field: cards": 1,
        "you: field: A": 1,
        "you: field: sum of weight": 2,
        "you: field: sum of worth": 3,
        "you: field, slot 2: cards": 1,
        "you: field, slot 2: sum of weight": 2,
        "you: field, slot 2: sum of worth": 3,
    }
    assert seen(t, 1) == {
        "you are seat 1": 1,
        "player 1 after you: field: cards": 1,
        "player 1 after you: field: unknown cards": 1,
        "player 1 after you: field: sum of weight": 2,
        "player 1 after you: field, slot 2: cards": 1,
        "player 1 after you: field, slot 2: sum of weight": 2,
    }


def test_of_a_hidden_card_nobody_sees_more_than_that_it_is_there() -> None:
    """Not even its owner."""
    t = Veiled()
    t.add_card(0, 0, DECK)

    assert seen(t, 0) == {"you are seat 0": 1, "you: deck: cards": 1, "you: deck: unknown cards": 1}


def test_an_action_names_no_card_that_the_seat_does_not_know() -> None:
    """It is "an unknown card" instead."""
    board = asking(new_board(hand="A", hand1="B", deck="C"), [0, 1, 2])

    assert actions_of(board, 0) == ["take: A", "take: an unknown card", "take: an unknown card (2)", "stop"]


def test_nobody_but_the_one_who_decides_can_do_anything() -> None:
    """The others have no actions."""
    assert actions_of(asking(new_board(hand="A"), [0]), 1) == []


def test_options_that_are_alike_take_the_next_numbers_and_then_others() -> None:
    """Four for the same verb and card."""
    board = asking(new_board(hand="AAAAAABA"), [0, 1, 2, 3, 4, 5, 6, 7])

    assert actions_of(board, 0) == [
        *["take: A", "take: A (2)", "take: A (3)", "take: A (4)", "another option (1)", "another option (2)"],
        *["take: B", "another option (3)", "stop"],
    ]


def test_where_even_the_others_run_out_an_option_has_no_action() -> None:
    """What comes behind it still has one."""
    board = asking(new_board(hand="A"), [0] * 100)

    assert actions_of(board, 0)[-2:] == ["another option (64)", "stop"]


def test_an_action_of_a_look_is_found_among_its_own() -> None:
    """Looks lie one behind the other, and none answers for another."""
    looks = Looks(1, 10)
    looks.allow(4, 0)
    looks.end()
    looks.allow(7, 2)
    looks.end()

    assert [looks.option(0, 4), looks.option(1, 7)] == [0, 2]
    assert [looks.option(0, 7), looks.option(1, 4), looks.option(0, 17), looks.option(1, -3)] == [-1, -1, -1, -1]
