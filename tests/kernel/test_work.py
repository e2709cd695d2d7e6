"""What a choice may cost is counted. What has no end ends the match without a winner, alike wherever it is played."""

import pytest
from tests.kernel.stalls import ASK, PASS, Square, new_square

from hexadeck import games
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import MOST_OPTIONS, MOST_WORK, WORK_OF_A_STEP, WORK_OF_AN_EVENT, Table

CREAKED = EventKind("creaked", "It creaks.")
steps = Steps(__name__)


def turn_the_wheel(t: Table) -> None:
    """A rule that is followed by itself."""
    t.emit(CREAKED, 0)
    t.then(steps.turn_the_wheel)


def tell_much(t: Table, count: int) -> None:
    """One step is carried out whole, whatever it costs."""
    for _ in range(count):
        t.emit(CREAKED, 0)
    t.end((0,), "It is over.", "T-1")


def ask_much(t: Table, count: int) -> None:
    """A question with so many answers."""
    t.ask(0, ASK, steps.tell_much)
    for _ in range(count):
        t.offer(PASS)


def gone_on(square: Square) -> tuple[str, int]:
    """How it ends, and how much is told of it."""
    square.advance()
    assert square.result is not None
    return square.result.reason, len(square.take_events())


def test_a_choice_without_an_end_ends_the_match_without_a_winner() -> None:
    """Of what it tells, too, there is an end."""
    reason, told = gone_on(wheel())

    assert reason == "One choice has set off more than can be carried out: it has no end."
    assert told < MOST_WORK / WORK_OF_AN_EVENT


def test_it_ends_alike_for_those_who_only_try_it_out() -> None:
    """Search notes no events, and they count all the same."""
    loud, quiet = wheel(), wheel()
    quiet.quiet = True

    assert (gone_on(quiet)[0], quiet.work) == (gone_on(loud)[0], loud.work)


def test_of_what_one_step_does_only_so_much_is_told() -> None:
    """It is carried out whole all the same, so that the table stays one that the rules made."""
    square = new_square()
    square.then(steps.tell_much, 100_000)

    assert gone_on(square) == ("It is over.", (MOST_WORK - WORK_OF_A_STEP) // WORK_OF_AN_EVENT)


@pytest.mark.parametrize(("count", "is_over"), [(MOST_OPTIONS, False), (MOST_OPTIONS + 1, True)])
def test_nobody_is_asked_with_more_options_than_can_be_told(count: int, is_over: bool) -> None:
    """Every one of them is sent, with its sentence."""
    square = new_square()
    square.then(steps.ask_much, count)
    square.advance()

    assert (square.result is not None, square.seat == NOTHING) == (is_over, is_over)


def test_every_choice_is_counted_anew() -> None:
    """What was looked at before costs whoever chooses, or gives up, nothing."""
    chosen, conceded = games.load("zenonzard").start(1), games.load("zenonzard").start(1)
    chosen.table.work = conceded.table.work = MOST_WORK
    chosen.choose(0)
    conceded.concede(0)

    assert (chosen.result, chosen.work < MOST_WORK) == (None, True)
    assert conceded.result is not None
    assert conceded.result.winners == (1,)


def wheel() -> Square:
    square = new_square()
    square.then(steps.turn_the_wheel)
    return square
