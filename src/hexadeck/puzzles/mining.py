"""Finding puzzles: bots play, and the positions near the end of their matches are looked at."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hexadeck import agents, games
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded
from hexadeck.puzzles.prover import Belief, Goal, Prover, Task, Verdict
from hexadeck.puzzles.puzzle import Puzzle
from hexadeck.puzzles.unseen import Effort, Unclear

BOT: Final = "bruno"
MOST_DECISIONS: Final = 5000
LAST_TURNS: Final = 4
"""Positions are looked at in so many turns at the end of a match."""
FEWEST_OPTIONS: Final = 3
LINES: Final = 60
LONGEST_LINE: Final = 100
MOST_WAYS: Final = 3
MOST_NEEDED: Final = 12
LONG: Final = 2
MANY: Final = 4
"""What looks best at once is no puzzle, unless it is the only way among so many and takes so many decisions."""
MOST_STEPS: Final = 1500
"""What a puzzle may take to be proven, all first choices together: it is proven again whenever somebody tries it."""


@dataclass(frozen=True)
class Tally:
    """How far mining has come."""

    matches: int
    positions: int
    certain: int
    """Positions with a certain way."""
    unclear: int
    """Positions that were too large to look at all of them."""


class Miner:
    """Plays match after match; the same seed finds the same puzzles."""

    def __init__(self, game: str, seed: str, goals: tuple[Goal, ...] = ("win", "hold"), bot: str = BOT) -> None:
        self.game = games.load(game)
        self.seed = seed
        self.goals = goals
        self.bot = bot
        self.matches = self.positions = self.certain = self.unclear = 0

    @property
    def tally(self) -> Tally:
        return Tally(self.matches, self.positions, self.certain, self.unclear)

    def mine(self, deadline: float = float("inf")) -> Iterator[Puzzle | None]:
        """A puzzle from every match that has one, else None; until the time, as `time.monotonic` tells it, is up."""
        while time.monotonic() < deadline:
            seed = f"{self.seed}/{self.matches}"
            moments = self._play(seed)
            self.matches += 1
            yield self._best(seed, moments, deadline)

    def _play(self, seed: str) -> list[tuple[Match, bool]]:
        """Every decision with a choice in the last turns of a match, and whether it is the own turn of who decides.

        A turn is of whoever decides first in it.
        """
        match = self.game.start(seed)
        players = [agents.load(self.bot, f"{seed}/{seat}") for seat in range(match.seats)]
        moments: list[tuple[Match, bool]] = []
        turn, owner = -1, -1
        while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
            if match.turn != turn:
                turn, owner = match.turn, seat
            if len(match.options) >= FEWEST_OPTIONS:
                moments.append((match.clone(), seat == owner))
            match.choose(players[seat].choose(match, seat))
        return [each for each in moments if each[0].turn > match.turn - LAST_TURNS]

    def _best(self, seed: str, moments: list[tuple[Match, bool]], deadline: float) -> Puzzle | None:
        """One puzzle a match: the one with the most to think about."""
        found: list[tuple[tuple[int, int, int], Puzzle]] = []
        for moment, is_own_turn in moments:
            if time.monotonic() >= deadline:
                return None
            task = self._task(moment, is_own_turn)
            judged = None if task is None else self._judge(moment, task)
            if task is not None and judged is not None:
                hardness, ways, effort = judged
                found.append((hardness, self._puzzle(seed, moment, task, ways, effort)))
        return max(found, key=lambda pair: pair[0])[1] if found else None

    def _task(self, moment: Match, is_own_turn: bool) -> Task | None:
        """To win in the own turn, and in another's to hold until it ends."""
        assert moment.seat is not None
        task = Task(moment.seat, "win" if is_own_turn else "hold")
        return task if task.goal in self.goals else None

    def _puzzle(self, seed: str, moment: Match, task: Task, ways: int, effort: Effort) -> Puzzle:
        state = moment.state_hash()
        return Puzzle(
            id=state[:6],
            game=self.game.name,
            goal=task.goal,
            turns=task.turns,
            seat=task.seat,
            seed=seed,
            bots=(self.bot,) * moment.seats,
            choices=tuple(moment.choices()),
            turn=moment.turn,
            hash=state,
            ways=ways,
            steps=effort.steps,
            worlds=effort.widest,
        )

    def _is_promising(self, moment: Match, task: Task) -> bool:
        """Whether some line at random wins, or some loses: most positions are not worth more than that."""
        rng = seeded(f"lines {moment.length}")
        for number in range(LINES):
            world = moment.imagine(task.seat, f"line {number}", quiet=True)
            world.turns_begun = 0
            for _ in range(LONGEST_LINE):
                if world.result is not None or world.turns_begun >= task.turns:
                    break
                world.take(below(rng, len(world.options)))
            if world.result is not None and (task.seat in world.result.winners) == (task.goal == "win"):
                return True
        return False

    def _judge(self, moment: Match, task: Task) -> tuple[tuple[int, int, int], int, Effort] | None:
        """How hard it is, and how many first choices are right; None if it is no puzzle."""
        self.positions += 1
        if not self._is_promising(moment, task):
            return None
        prover = Prover(task, Effort(MOST_STEPS))
        belief = prover.begin(moment)
        verdicts = []
        for key in prover.keys(belief[0]):
            verdicts.append(prover.verdict_of(belief, key))
            if verdicts[-1] is Verdict.UNCLEAR:
                self.unclear += 1
                return None
        right = verdicts.count(Verdict.YES)
        if not right:
            return None
        self.certain += 1
        count = len(verdicts)
        if 3 * right > count or right > MOST_WAYS:
            return None
        tempting = agents.load("greedy", "puzzle").choose(moment, task.seat)
        is_hidden = verdicts[tempting] is not Verdict.YES
        steps, prover.effort.most = prover.effort.steps, prover.effort.most * 2
        needed = decisions_needed(prover, belief)
        prover.effort.steps = steps
        if not is_hidden and (right > 1 or needed < LONG or count < MANY):
            return None
        return (is_hidden, needed, count), right, prover.effort


def decisions_needed(prover: Prover, belief: Belief) -> int:
    """How many decisions a certain way has, where the others make it as long as the first of their answers does."""
    for number in range(MOST_NEEDED):
        right = [key for key in prover.keys(belief[0]) if prover.verdict_of(belief, key) is Verdict.YES]
        try:
            beliefs = prover.next_beliefs(belief, right[0]) if right else None
        except Unclear:
            return number
        if not beliefs:
            return number + 1
        belief = beliefs[0]
    return MOST_NEEDED
