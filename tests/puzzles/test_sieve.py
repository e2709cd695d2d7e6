"""The sieve before the prover: it may lose a puzzle that takes too long to tell, and never one that is proven."""

import pytest

from hexadeck import games
from hexadeck.puzzles import puzzles_of
from hexadeck.puzzles.sieve import Sieve, different_options

WITH_QUICK_LOOKS = ["knights-and-kings", "knights-of-the-zodiac", "saint-seiya", "zenonzard"]


@pytest.mark.parametrize("name", WITH_QUICK_LOOKS)
def test_what_is_proven_is_left(name: str) -> None:
    puzzle = min(puzzles_of(name), key=lambda each: each.steps)
    match = puzzle.begin()

    assert Sieve(match, puzzle.task).find(puzzle.ways) == "left"
    assert Sieve(match, puzzle.task).find(puzzle.ways - 1) == "nothing"


def test_payments_with_as_many_cards_are_one_option() -> None:
    """Or two, where sets that pay are offered beside single cards."""
    puzzle = puzzles_of("knights-of-the-zodiac")[0]
    match = games.load(puzzle.game).start(puzzle.seed)
    different, offered = set(), set()
    for choice in puzzle.choices:
        if match.prompt is not None and match.prompt.kind == "payment":
            different.add(len(different_options(match)))
            offered.add(len(match.options))
        match.choose(choice)

    assert different == {1, 2}
    assert max(offered) > 10
