"""Finding puzzles: bots play, the positions near the end of their matches are sifted, and what is left is proven."""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from hexadeck import agents, games
from hexadeck.kernel.game import Match
from hexadeck.puzzles.effort import Effort, Unclear
from hexadeck.puzzles.prover import Belief, Goal, Prover, Task, Verdict
from hexadeck.puzzles.puzzle import Puzzle
from hexadeck.puzzles.sieve import Sieve, different_options

BOT: Final = "bruno"
MOST_DECISIONS: Final = 5000
LAST_TURNS: Final = 2
"""Positions are looked at in so many turns at the end of a match."""
FEWEST_OPTIONS: Final = 3
MOST_WAYS: Final = 3
MOST_NEEDED: Final = 12
LONG: Final = 2
MANY: Final = 4
CROWD: Final = 8
"""What looks best at once is no puzzle, unless it takes so many decisions and is the only way among so many: more of
them where it is what everybody does."""
MOST_STEPS: Final = 8000
"""What a puzzle may take to be proven, all first choices together: it is proven again whenever somebody tries it."""

Finding = Literal["puzzle", "certain", "uncertain", "too large"]
"""What the prover says of a position: it may have a certain way and yet be no puzzle."""


@dataclass(frozen=True)
class Judged:
    """A position that was looked at in full, as far as that was possible."""

    finding: Finding
    puzzle: Puzzle
    hardness: tuple[int, int, int] = (0, 0, 0)
    """The more of this, the more there is to think about: greedy misses it, decisions, options."""


@dataclass
class Tally:
    """How far mining has come."""

    matches: int = 0
    positions: int = 0
    sifted: int = 0
    """Positions that were left for the prover."""
    certain: int = 0
    """Positions with a certain way."""
    unclear: int = 0
    """Positions that were too large to look at all of them."""


class Miner:
    """Plays match after match; the same seed finds the same puzzles."""

    def __init__(
        self,
        game: str,
        seed: str,
        goals: tuple[Goal, ...] = ("win", "hold"),
        bot: str = BOT,
    ) -> None:
        self.game = games.load(game)
        self.seed = seed
        self.goals = goals
        self.bot = bot
        self.tally = Tally()

    def mine(self, deadline: float = float("inf")) -> Iterator[Puzzle | None]:
        """A puzzle from every match that has one, else None; until the time, as `time.monotonic` tells it, is up."""
        while time.monotonic() < deadline:
            seed = f"{self.seed}/{self.tally.matches}"
            moments = self._play(seed)
            self.tally.matches += 1
            yield self._best(seed, moments, deadline)

    def _play(self, seed: str) -> list[tuple[Match, bool]]:
        """Every decision with a choice in the last turns of a match, and whether it is the own turn of who decides.

        A turn is of whoever decides first in it.
        """
        match = self.game.start(seed)
        players = [agents.load(self.bot, f"{seed}/{seat}") for seat in range(match.seats)]
        turns: deque[list[tuple[Match, bool]]] = deque(maxlen=LAST_TURNS)
        turn, owner = -1, -1
        while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
            if match.turn != turn:
                turn, owner = match.turn, seat
                turns.append([])
            if len(different_options(match)) >= FEWEST_OPTIONS:
                turns[-1].append((match.clone(), seat == owner))
            match.choose(players[seat].choose(match, seat))
        return [moment for moments in turns for moment in moments]

    def _best(self, seed: str, moments: list[tuple[Match, bool]], deadline: float) -> Puzzle | None:
        """One puzzle a match: the one with the most to think about.

        A turn is looked at from its end on: what is too large there is no smaller further back.
        """
        found: list[Judged] = []
        too_large: set[tuple[int, Task]] = set()
        for moment, is_own_turn in reversed(moments):
            for task in self._tasks(moment, is_own_turn):
                if time.monotonic() >= deadline:
                    return None
                if (moment.turn, task) in too_large:
                    continue
                self.tally.positions += 1
                finding = Sieve(moment, task).find(most_ways(len(moment.options)))
                if finding == "too large":
                    too_large.add((moment.turn, task))
                if finding == "left":
                    proven = self._proven(seed, moment, task)
                    found += [] if proven is None else [proven]
                    break  # who can win need not look for a defence
        return max(found, key=lambda each: each.hardness).puzzle if found else None

    def _tasks(self, moment: Match, is_own_turn: bool) -> list[Task]:
        """To win this turn; not to lose it; and in the own turn, not to lose before the next one of one's own."""
        seat = moment.seat
        assert seat is not None
        tasks = [Task(seat, "win"), Task(seat, "hold")]
        if is_own_turn:
            tasks.append(Task(seat, "hold", moment.seats))
        return [task for task in tasks if task.goal in self.goals]

    def _proven(self, seed: str, moment: Match, task: Task) -> Judged | None:
        self.tally.sifted += 1
        found = judged(self._candidate(seed, moment, task))
        self.tally.certain += found.finding in ("puzzle", "certain")
        self.tally.unclear += found.finding == "too large"
        return found if found.finding == "puzzle" else None

    def _candidate(self, seed: str, moment: Match, task: Task) -> Puzzle:
        """A puzzle of which nothing is known yet."""
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
            ways=0,
            steps=0,
            worlds=0,
        )


def most_ways(count: int) -> int:
    """How many of so many first choices may be right."""
    return min(MOST_WAYS, count // 3)


def judged(candidate: Puzzle) -> Judged:
    """Whether a position is a puzzle: how many first choices are right, and how hard it is to find one."""
    match, task = candidate.begin(), candidate.task
    prover = Prover(task, Effort(MOST_STEPS))
    belief = prover.begin(match)
    verdicts = []
    for key in prover.keys(belief[0]):
        verdicts.append(prover.verdict_of(belief, key))
        if verdicts[-1] is Verdict.UNCLEAR:
            return Judged("too large", candidate)
    right, count = verdicts.count(Verdict.YES), len(verdicts)
    if not right:
        return Judged("uncertain", candidate)
    if right > most_ways(count):
        return Judged("certain", candidate)
    tempting = agents.load("greedy", "puzzle").choose(match, task.seat)
    is_hidden = verdicts[tempting] is not Verdict.YES
    steps, prover.effort.most = prover.effort.steps, prover.effort.most * 2
    needed = decisions_needed(prover, belief)
    many = CROWD if verdicts[match.game.judge.policy(match.table)] is Verdict.YES else MANY
    if not is_hidden and (right > 1 or needed < LONG or count < many):
        return Judged("certain", candidate)
    if task.goal == "hold" and _can_win(match, task.seat):
        return Judged("certain", candidate)
    puzzle = replace(candidate, ways=right, steps=steps, worlds=prover.effort.widest)
    return Judged("puzzle", puzzle, (is_hidden, needed, count))


def _can_win(match: Match, seat: int) -> bool:
    """Whether there is more to reach than a defence."""
    prover = Prover(Task(seat, "win"), Effort(MOST_STEPS))
    return prover.verdict(prover.begin(match)) is Verdict.YES


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
