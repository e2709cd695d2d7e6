"""Pending steps: in the order of the text, stopped by questions, cut in on by what waits, ended by a result."""

import pytest
from tests.kernel.board import ASK, DO_NOTHING, STOP, TAKE, Board, new_board

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.errors import EngineFault
from hexadeck.kernel.frames import Step
from hexadeck.kernel.names import Names
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table

steps = Steps(__name__)


def note(t: Board, number: int) -> None:
    t.done.append(str(number))


def twice(t: Board, number: int) -> None:
    """Two steps in front of what is pending."""
    t.then(steps.note, number)
    t.then(steps.note, number + 1)


def finish(t: Board) -> None:
    t.end((0,), "It is over.", "KK-9")


def ask_two(t: Board) -> None:
    t.ask(1, ASK, steps.take, 0, 2)
    t.offer(TAKE, 0)
    t.offer(STOP)


def ask_one(t: Board, always: int) -> None:
    t.ask(0, ASK, steps.take, always=bool(always))
    t.offer(STOP)


def take(t: Board, option: Option) -> None:
    t.done.append(option.name)
    t.then(steps.note, 7)


def begun(*pending: int | tuple[int, ...]) -> Board:
    """A board with these steps pending, run until somebody has to decide or the match is over."""
    board = new_board(deck="AB")
    for step in pending:
        board.then(*step) if isinstance(step, tuple) else board.then(step)
    board.schedule()
    board.advance()
    return board


def test_steps_run_in_the_order_of_the_text() -> None:
    """The first call first."""
    assert begun((steps.note, 1), (steps.note, 2), (steps.note, 3), steps.finish).done == ["1", "2", "3"]


def test_steps_of_a_step_come_before_what_is_pending() -> None:
    """As if they were written in its place."""
    assert begun((steps.note, 1), (steps.twice, 2), (steps.note, 4), steps.finish).done == ["1", "2", "3", "4"]


def test_a_question_stops_everything() -> None:
    """The seat, the prompt and the options are there; what is pending waits."""
    board = begun((steps.note, 1), steps.ask_two, (steps.note, 2), steps.finish)

    assert (board.done, board.seat, board.prompt) == (["1"], 1, ASK)
    assert (board.prompt_card, board.prompt_number) == (0, 2)
    assert list(board.options) == [Option(TAKE, 0, NOTHING, NOTHING), Option(STOP, NOTHING, NOTHING, NOTHING)]


def test_the_answer_comes_before_what_is_pending() -> None:
    """And knows who gave it."""
    board = begun(steps.ask_two, (steps.note, 2), steps.finish)

    board.take(0)
    board.advance()

    assert (board.done, board.decided) == (["take", "7", "2"], 1)


def test_a_question_with_one_answer_is_not_asked() -> None:
    """The answer is carried out at once."""
    board = begun((steps.ask_one, 0), (steps.note, 2), steps.finish)

    assert board.done == ["stop", "7", "2"]


def test_a_question_with_one_answer_is_asked_where_skipping_would_tell() -> None:
    """`always` says so."""
    board = begun((steps.ask_one, 1), steps.finish)

    assert (board.seat, board.done, len(board.options)) == (0, [], 1)


def test_a_result_ends_everything() -> None:
    """Nothing pending happens any more."""
    board = begun((steps.note, 1), steps.finish, (steps.note, 2))

    assert board.done == ["1"]
    assert (len(board.stack), board.waiting, board.asked) == (0, [], None)
    assert board.result is not None
    assert (board.result.winners, board.result.scores, board.result.rule) == ((0,), (1, 0), "KK-9")


def test_rules_that_run_out_of_steps_are_at_fault() -> None:
    """That is a bug of the game, and not of the one who plays it."""
    with pytest.raises(EngineFault, match="no step is pending"):
        begun((steps.note, 1))


def wait_for(t: Board, number: int) -> None:
    t.waiting.append(Step(steps.note, number))


def wait_and_go_on(t: Board, number: int) -> None:
    """Something waits, but this effect is not over yet."""
    wait_for(t, number)
    t.then_within(steps.note, number + 1)
    t.then(steps.note, number + 2)


def test_what_waits_comes_before_what_is_pending() -> None:
    """An effect that activated resolves first, several in their order."""
    assert begun((steps.wait_for, 1), (steps.note, 9), steps.finish).done == ["1", "9"]


def test_what_waits_does_not_cut_into_an_effect_in_progress() -> None:
    """The rest of the effect first, then what waited, then the rest."""
    assert begun((steps.wait_and_go_on, 1), (steps.note, 9), steps.finish).done == ["2", "1", "3", "9"]


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
    board.lay_out(row_of([1, 2, 3, 4]))
    for step in (steps.soil, steps.finish):
        board.then(step)
    board.then(steps.note, 1)
    board.schedule()
    board.advance()

    assert board.done == ["check"]


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("keep_none", ()),
        ("keep_one", (1,)),
        ("keep_two", (0, -1)),
        ("keep_four", (1, 2, 3, 4)),
        ("keep_four", (0, -1, 0, -1)),
    ],
)
def test_a_step_gets_the_numbers_it_was_given(name: str, numbers: tuple[int, ...]) -> None:
    """As many as it has parameters; and it writes them down by name."""
    board = new_board()
    number = steps.number_of(name)
    assert number is not None
    board.then(number, *numbers)
    board.schedule()
    frame = board.stack[-1]

    frame.run(board)

    assert board.done == [str(numbers)]
    assert frame.data(Names(steps, [])) == ["step", name, *numbers]


def keep_none(t: Board) -> None:
    t.done.append("()")


def keep_one(t: Board, a: int) -> None:
    t.done.append(str((a,)))


def keep_two(t: Board, a: int, b: int) -> None:
    t.done.append(str((a, b)))


def keep_four(t: Board, a: int, b: int, c: int, d: int) -> None:
    t.done.append(str((a, b, c, d)))


def test_a_step_can_take_a_row_of_any_length() -> None:
    """As its last argument, behind the numbers."""
    board = new_board()
    board.then_with(steps.keep_row, row_of([7, 8, 9]), 5)
    board.schedule()
    frame = board.stack[-1]

    frame.run(board)

    assert board.done == ["5 [7, 8, 9]"]
    assert frame.data(Names(steps, [])) == ["step", "keep_row", 5, [7, 8, 9]]


def keep_row(t: Board, a: int, cards: Row) -> None:
    t.done.append(f"{a} {list(cards)}")


def test_a_step_that_no_rule_has_is_refused() -> None:
    """Where it is named, not when it comes to be carried out; a class or a constant is no step."""
    for name in ("nap", "Board", "ASK"):
        with pytest.raises(AttributeError, match=f"no step '{name}'"):
            getattr(steps, name)


def test_a_name_has_a_number_before_its_function_is_read() -> None:
    """Modules that cannot import each other name each other's steps. One that never comes is a fault of the rules."""
    early = Steps(__name__)

    assert early.number("note") == early.number_of("note") != early.number("nap")
    assert early.name_of(early.number("note")) == "note"
    with pytest.raises(EngineFault, match="no step 'nap'"):
        new_board().run_step(Step(early.number("nap")))


def test_a_step_carries_at_most_four_numbers() -> None:
    """A frame has no room for more."""
    with pytest.raises(TypeError, match="at most 4 numbers"):
        new_board().run_step(Step(steps.carry_five))


def carry_five(t: Board, a: int, b: int, c: int, d: int, e: int) -> None:
    pass


def test_asking_again_puts_the_question_anew() -> None:
    """No option of an older question is left over."""
    board = new_board()
    for _ in range(2):
        board.ask(0, ASK, DO_NOTHING)
        board.offer(STOP)

    assert len(board.options) == 1
