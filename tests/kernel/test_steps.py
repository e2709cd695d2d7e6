"""Pending steps: in the order of the text, stopped by questions, cut in on by what waits, ended by a result."""

import pytest
from tests.kernel.board import ASK, STOP, TAKE, Board, do_nothing, new_board

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.errors import EngineFault
from hexadeck.kernel.table import Step, Table


def note(t: Board, number: int) -> None:
    t.done.append(str(number))


def twice(t: Board, number: int) -> None:
    """Two steps in front of what is pending."""
    t.then(note, number)
    t.then(note, number + 1)


def finish(t: Board) -> None:
    t.end((0,), "It is over.", "KK-9")


def ask_two(t: Board) -> None:
    t.ask(1, ASK, take, 0, 2)
    t.offer(TAKE, 0)
    t.offer(STOP)


def ask_one(t: Board, always: int) -> None:
    t.ask(0, ASK, take, always=bool(always))
    t.offer(STOP)


def take(t: Board, option: Option) -> None:
    t.done.append(option.name)
    t.then(note, 7)


def begun(*steps: object) -> Board:
    """A board with these steps pending, run until somebody has to decide or the match is over."""
    board = new_board(deck="AB")
    for step in steps:
        board.then(*step) if isinstance(step, tuple) else board.then(step)
    board.schedule()
    board.advance()
    return board


def test_steps_run_in_the_order_of_the_text() -> None:
    """The first call first."""
    assert begun((note, 1), (note, 2), (note, 3), finish).done == ["1", "2", "3"]


def test_steps_of_a_step_come_before_what_is_pending() -> None:
    """As if they were written in its place."""
    assert begun((note, 1), (twice, 2), (note, 4), finish).done == ["1", "2", "3", "4"]


def test_a_question_stops_everything() -> None:
    """The seat, the prompt and the options are there; what is pending waits."""
    board = begun((note, 1), ask_two, (note, 2), finish)

    assert (board.done, board.seat, board.prompt) == (["1"], 1, ASK)
    assert (board.prompt_card, board.prompt_number) == (0, 2)
    assert board.options == [Option(TAKE, 0, NOTHING, NOTHING), Option(STOP, NOTHING, NOTHING, NOTHING)]


def test_the_answer_comes_before_what_is_pending() -> None:
    """And knows who gave it."""
    board = begun(ask_two, (note, 2), finish)

    board.take(0)
    board.advance()

    assert (board.done, board.decided) == (["take", "7", "2"], 1)


def test_a_question_with_one_answer_is_not_asked() -> None:
    """The answer is carried out at once."""
    board = begun((ask_one, 0), (note, 2), finish)

    assert board.done == ["stop", "7", "2"]


def test_a_question_with_one_answer_is_asked_where_skipping_would_tell() -> None:
    """`always` says so."""
    board = begun((ask_one, 1), finish)

    assert (board.seat, board.done, len(board.options)) == (0, [], 1)


def test_a_result_ends_everything() -> None:
    """Nothing pending happens any more."""
    board = begun((note, 1), finish, (note, 2))

    assert board.done == ["1"]
    assert (board.stack, board.waiting, board.asked) == ([], [], None)
    assert board.result is not None
    assert (board.result.winners, board.result.scores, board.result.rule) == ((0,), (1, 0), "KK-9")


def test_rules_that_run_out_of_steps_are_at_fault() -> None:
    """That is a bug of the game, and not of the one who plays it."""
    with pytest.raises(EngineFault, match="no step is pending"):
        begun((note, 1))


def wait_for(t: Board, number: int) -> None:
    t.waiting.append(Step(note, number, *[-(1 << 40)] * 3))


def wait_and_go_on(t: Board, number: int) -> None:
    """Something waits, but this effect is not over yet."""
    wait_for(t, number)
    t.then_within(note, number + 1)
    t.then(note, number + 2)


def test_what_waits_comes_before_what_is_pending() -> None:
    """An effect that activated resolves first, several in their order."""
    assert begun((wait_for, 1), (note, 9), finish).done == ["1", "9"]


def test_what_waits_does_not_cut_into_an_effect_in_progress() -> None:
    """The rest of the effect first, then what waited, then the rest."""
    assert begun((wait_and_go_on, 1), (note, 9), finish).done == ["2", "1", "3", "9"]


class Checked(Board):
    """A game with a state check."""

    def blank(self) -> "Checked":
        return Checked(self.seats)

    def check_state(self) -> None:
        self.done.append("check")


def soil(t: Table) -> None:
    t.dirty = True


def test_the_state_is_checked_after_a_step_that_changed_it() -> None:
    """Once, and before anything else happens."""
    board = Checked(2)
    board.lay_out([1, 2, 3, 4])
    for step in (soil, finish):
        board.then(step)
    board.then(note, 1)
    board.schedule()
    board.advance()

    assert board.done == ["check"]


@pytest.mark.parametrize("numbers", [(), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), (0, -1, 0, -1)])
def test_a_step_gets_the_numbers_it_was_given(numbers: tuple[int, ...]) -> None:
    """None to four of them; and it writes them down by name."""
    board = new_board()
    board.then(keep, *numbers)
    board.schedule()
    frame = board.stack[-1]

    frame.run(board)

    assert board.done == [str(numbers)]
    assert frame.data({keep: "keep"}) == ["step", "keep", *numbers]


def keep(t: Board, *numbers: int) -> None:
    t.done.append(str(numbers))


def test_asking_again_puts_the_question_anew() -> None:
    """No option of an older question is left over."""
    board = new_board()
    for _ in range(2):
        board.ask(0, ASK, do_nothing)
        board.offer(STOP)

    assert len(board.options) == 1
