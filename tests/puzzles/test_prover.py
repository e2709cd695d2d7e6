"""What the prover makes of cards that the seat has come to see, and whose faces made no difference so far."""

from itertools import islice

import pytest

from hexadeck.puzzles import find_puzzle
from hexadeck.puzzles.effort import Effort
from hexadeck.puzzles.prover import Belief, Prover

STEPS = 5000


class FirstLook(Exception):
    """At these worlds the prover takes one look."""

    def __init__(self, belief: Belief) -> None:
        super().__init__()
        self.belief = belief


class Looking(Prover):
    def one_look_at(self, belief: Belief) -> Belief:
        raise FirstLook(belief)


def names(belief: Belief) -> set[object]:
    return {world.key() for world in belief}


def test_one_look_is_one_of_all_that_there_is_to_see() -> None:
    """With a world too few a choice might seem right that is not, with one too many none might be that is.

    One of the six worlds cannot have the face that is looked at. In others a rule may have asked for the face before.
    """
    puzzle = find_puzzle("knights-of-the-zodiac", "0402cc")
    looking, prover = Looking(puzzle.task, Effort(STEPS)), Prover(puzzle.task, Effort(STEPS))
    with pytest.raises(FirstLook) as found:
        looking.verdicts(looking.begin(puzzle.begin()))
    six = found.value.belief
    told = [six[0], *islice(six[1].as_seen(prover.effort), 4)]

    for belief, count in ((six, 5), (told, 2)):
        one = prover.one_look_at(belief)
        assert len(one) == count
        assert names(one) in [names(seen) for seen in prover.looked_at(belief)]
