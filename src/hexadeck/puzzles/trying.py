"""A try at a puzzle: whether the goal is still certain after every choice, and what the others answer.

Nothing is compared with a stored solution: the prover looks at the position that the choices have led to.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from hexadeck.kernel.game import Match
from hexadeck.puzzles.effort import Effort, Unclear
from hexadeck.puzzles.prover import Belief, Prover, Verdict
from hexadeck.puzzles.puzzle import Puzzle
from hexadeck.puzzles.worlds import World, worlds_of

Standing = Literal["open", "solved", "failed"]
MOST_STEPS: Final = 20_000
"""More than any puzzle takes."""
MOST_FOR_AN_ANSWER: Final = 500
LONGEST_WHY: Final = 30


@dataclass(frozen=True)
class ShownChoice:
    """One choice of the line that shows why a try has failed."""

    is_mine: bool
    sentence: str


class Try:
    """Goes along with a match, choice by choice; what was undone is followed again from the start."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._start = puzzle.begin()
        self._begin()

    def _begin(self) -> None:
        self.match = self._start.clone()
        self.match.turns_begun = 0
        self.choices: list[int] = []
        self.standing: Standing = "open"
        self.prover = Prover(self.puzzle.task, Effort(MOST_STEPS))
        self.belief: Belief = self.prover.begin(self.match)
        self._ahead: list[Belief] = []
        """Where the last choice may lead."""
        self._slip: tuple[Belief, int] | None = None
        """Where the goal stopped to be certain, and by which choice."""

    def follow(self, choices: Sequence[int]) -> Standing:
        """Where the player stands after these choices."""
        if list(choices[: len(self.choices)]) != self.choices:
            self._begin()
        for choice in choices[len(self.choices) :]:
            self._take(choice)
        return self.standing

    def answer(self) -> int | None:
        """What another seat chooses now, as long as the puzzle goes on: what is hardest to deal with.

        Where there is nothing to deal with yet, it is what is likely.
        """
        match = self.match
        if self.standing != "open" or match.seat in (None, self.puzzle.seat):
            return None
        hardness = [self._hardness(index) for index in range(len(match.options))]
        return hardness.index(max(hardness)) if any(hardness) else match.game.judge.policy(match.table)

    def why(self) -> list[ShownChoice]:
        """A line of play that shows that the goal is not certain any more; empty while it is."""
        if self._slip is None:
            return []
        belief, key = self._slip
        found: World | None = None
        for _ in range(LONGEST_WHY):
            worst, following = self._worst(belief, key)
            found = worst or found
            if following is None:
                break
            belief = following
            world = belief[0]
            dealt = world.dealt()
            key = self.prover.keys(world)[dealt.game.judge.policy(dealt.table)]
        if found is None:
            return []
        return [ShownChoice(seat == self.puzzle.seat, sentence) for seat, sentence in found.told(self._start)]

    # -- following -----------------------------------------------------------------------------------------------------

    def _take(self, choice: int) -> None:
        self.choices.append(choice)
        if choice < 0:
            self.standing = "failed" if self.standing == "open" else self.standing
            self.match.repeat(choice)
            return
        if self.standing == "open" and self.match.seat == self.puzzle.seat:
            self._judge(self.prover.keys(World(self.match, self.puzzle.seat, ()))[choice])
        self.match.take(choice)
        if self.standing == "open":
            self._look()

    def _judge(self, key: int) -> None:
        self.prover.effort.steps = 0
        if self.prover.verdict_of(self.belief, key) is not Verdict.YES:
            self.standing = "failed"
            self._slip = (self.belief, key)
        else:
            self.prover.effort.steps = 0
            self._ahead = self.prover.next_beliefs(self.belief, key) or []

    def _look(self) -> None:
        """Over, or asked again: then the seat is in one of the positions that were foreseen."""
        now = World(self.match, self.puzzle.seat, ())
        standing = self.prover.standing(now)
        if standing is not None:
            self.standing = "solved" if standing else "failed"
        elif self.match.seat == self.puzzle.seat:
            foreseen = [found for belief in self._ahead if (found := self._as_seen(belief, now))]
            self.belief = foreseen[0] if foreseen else _worlds_now(self.match, self.puzzle.seat)

    def _as_seen(self, belief: Belief, now: World) -> Belief:
        """What is left of a belief by what is seen now; nothing where that is something else."""
        seen = now.looks()
        worlds = [found for world in belief if (found := world.as_in(now.match)) is not None]
        return [replace(world, veil=frozenset()) for world in worlds if world.looks() == seen]

    # -- the others ----------------------------------------------------------------------------------------------------

    def _hardness(self, index: int) -> int:
        """How much there is to look at after an answer."""
        match = self.match.clone(quiet=True)
        match.take(index)
        if self.prover.standing(World(match, self.puzzle.seat, ())) is not None or match.seat != self.puzzle.seat:
            return 0
        prover = Prover(self.puzzle.task, Effort(MOST_FOR_AN_ANSWER))
        prover.verdict(_worlds_now(match, self.puzzle.seat))
        return prover.effort.steps

    def _worst(self, belief: Belief, key: int) -> tuple[World | None, Belief | None]:
        """What comes of a choice that is not certain: a world in which it ends badly, or a position to go on from."""
        self.prover.effort.steps = 0
        try:
            missed = self.prover.missed(belief, key)
            if missed is not None:
                return missed, None
            beliefs = self.prover.next_beliefs(belief, key) or []
        except Unclear:
            return None, None
        for each in beliefs:
            if self.prover.verdict(each) is not Verdict.YES:
                return each[0], each
        return None, None


def _worlds_now(match: Match, seat: int) -> list[World]:
    """In the middle of a try: turns that have begun count."""
    found = worlds_of(match, seat)
    for world in found:
        world.match.turns_begun = match.turns_begun
    return found
