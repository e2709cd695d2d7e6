"""Proving a puzzle again."""

from typing import Final

from hexadeck.kernel.errors import HexadeckError
from hexadeck.puzzles.effort import Effort
from hexadeck.puzzles.prover import Prover, Verdict
from hexadeck.puzzles.puzzle import Puzzle

MOST_STEPS: Final = 100_000


def fault_of(puzzle: Puzzle, most: int = MOST_STEPS) -> str | None:
    """What is wrong with a puzzle; None if all that is said of it can be proven."""
    try:
        match = puzzle.begin()
    except HexadeckError as error:
        return str(error)
    if match.seat != puzzle.seat:
        return "somebody else is asked"
    prover = Prover(puzzle.task, Effort(most))
    verdicts = prover.verdicts(prover.begin(match))
    if Verdict.UNCLEAR in verdicts:
        return f"{most} steps do not tell"
    right = verdicts.count(Verdict.YES)
    return None if right == puzzle.ways else f"{right} first choices are right, not {puzzle.ways}"
