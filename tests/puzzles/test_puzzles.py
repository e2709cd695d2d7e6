"""The shipped puzzles: what is said of them can be proven, and a try is judged by the engine alone."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.puzzles import find_puzzle, puzzle_of_day, puzzles_of
from hexadeck.puzzles.checking import fault_of
from hexadeck.puzzles.effort import Effort
from hexadeck.puzzles.mining import Miner
from hexadeck.puzzles.prover import Goal, Prover, Verdict
from hexadeck.puzzles.puzzle import GOALS, Puzzle, read_puzzles, write_puzzles
from hexadeck.puzzles.trying import Try

WITH_PUZZLES = [name for name in games.names() if puzzles_of(name)]
CHESS = "knights-and-kings-chess"
FEW = 200
"""Puzzles that take no more steps are proven again here; `hexadeck puzzles GAME --check` proves all of them."""


WITH_GOALS = [
    (name, goal) for name in WITH_PUZZLES for goal in GOALS if goal in [each.goal for each in puzzles_of(name)]
]


def quickest(name: str, count: int, goals: tuple[Goal, ...] = GOALS) -> list[Puzzle]:
    puzzles = [puzzle for puzzle in puzzles_of(name) if puzzle.goal in goals]
    return sorted(puzzles, key=lambda puzzle: puzzle.steps)[:count]


def first_choice(attempt: Try, wanted: Verdict) -> int:
    keys = attempt.prover.keys(attempt.belief[0])
    return next(place for place, key in enumerate(keys) if attempt.prover.verdict_of(attempt.belief, key) is wanted)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_quickest_puzzles_are_proven_again(name: str) -> None:
    first, *others = quickest(name, 3)
    assert {fault_of(puzzle) for puzzle in [first, *[each for each in others if each.steps < FEW]]} == {None}


@pytest.mark.parametrize(("name", "goal"), WITH_GOALS)
def test_a_right_way_is_solved_and_a_wrong_one_fails_at_once(name: str, goal: Goal) -> None:
    attempt = Try(quickest(name, 1, (goal,))[0])
    wrong = first_choice(attempt, Verdict.NO)
    choices: list[int] = []

    assert attempt.follow([wrong]) == "failed"
    why = attempt.why()
    assert why[0].sentence == attempt.puzzle.begin().sentence(attempt.puzzle.begin().options[wrong])
    assert why[0].is_mine

    assert attempt.follow(choices) == "open"  # taken back
    while attempt.standing == "open":
        answer = attempt.answer()
        choices.append(first_choice(attempt, Verdict.YES) if answer is None else answer)
        attempt.follow(choices)
    assert attempt.standing == "solved"
    assert attempt.why() == []


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_what_is_hidden_tells_nothing(name: str) -> None:
    """The real faces of unknown cards are never looked at: in any other deal the verdicts are the same."""
    puzzle = quickest(name, 1)[0]
    match = puzzle.begin()
    other = match.imagine(puzzle.seat, "another deal")

    verdicts = []
    for each in (match, other):
        prover = Prover(puzzle.task, Effort(5000))
        verdicts.append(prover.verdicts(prover.begin(each)))

    assert verdicts[0] == verdicts[1]
    assert verdicts[0].count(Verdict.YES) == puzzle.ways


def test_giving_up_fails() -> None:
    puzzle = quickest(CHESS, 1)[0]

    assert Try(puzzle).follow([-1 - puzzle.seat]) == "failed"


def test_mining_finds_the_same_again_and_what_it_finds_is_proven() -> None:
    """The first match of this seed has one."""
    found, again = [next(Miner(CHESS, "test 44", ("win",), "random").mine()) for _ in range(2)]

    assert found is not None
    assert found == again
    assert fault_of(found) is None
    assert (
        fault_of(replace(found, ways=found.ways + 1)) == f"{found.ways} first choices are right, not {found.ways + 1}"
    )
    assert fault_of(found, most=1) == "1 steps do not tell"


# -- the list and the day ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_has_its_day_before_one_comes_again(name: str) -> None:
    puzzles, start = puzzles_of(name), date(2026, 1, 1)
    ids = {puzzle.id for puzzle in puzzles}

    for first in (0, len(puzzles)):
        days = [start + timedelta(first + number) for number in range(len(puzzles))]
        assert {puzzle.id for day in days if (puzzle := puzzle_of_day(name, day))} == ids


def test_a_game_without_puzzles_has_no_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexadeck.puzzles._read", {CHESS: []})

    assert puzzle_of_day(CHESS, date(2026, 11, 16)) is None
    with pytest.raises(HexadeckError, match="has no puzzle 'x'; it has none"):
        find_puzzle(CHESS, "x")


def test_a_file_says_nothing_of_the_solution_and_is_read_back() -> None:
    puzzles = puzzles_of(CHESS)
    text = write_puzzles(puzzles)

    assert read_puzzles(CHESS, text) == puzzles
    words = set(read_puzzles(CHESS, text)[0].__dataclass_fields__)
    assert not words & {"solution", "answer", "line"}


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("{", "cannot be read"),
        ('{"format": 2, "puzzles": []}', "have format 2, this program reads 1"),
        ('{"format": 1, "puzzles": [{}]}', "cannot be read: KeyError"),
    ],
)
def test_a_file_that_is_none_is_refused(text: str, mistake: str) -> None:
    with pytest.raises(HexadeckError, match=mistake):
        read_puzzles(CHESS, text)


def test_a_puzzle_of_other_rules_or_cards_is_refused() -> None:
    puzzle = replace(puzzles_of(CHESS)[0], hash="0" * 32)

    assert fault_of(puzzle) == f"puzzle {puzzle.id} of {CHESS} was found with other rules or cards: find it again"
    with pytest.raises(HexadeckError, match="find it again"):
        replace(puzzle, choices=(999,)).begin()
