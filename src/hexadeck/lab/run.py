"""Carrying out a plan: rounds are handed out ahead of time and counted in their order.

When a trial stops depends on its rounds in order and on nothing else, so a run comes to the same matches and the same
answer with one worker, with many, and after an interruption. What was played beyond the stop is not counted.
"""

import time
from collections.abc import Callable
from typing import Final

from hexadeck.lab.crews import Batch, Crew
from hexadeck.lab.questions import CLEAR, Plan
from hexadeck.lab.results import Results
from hexadeck.lab.rounds import Played, Trial
from hexadeck.lab.sequences import ENOUGH, BoundedMean, Length

AHEAD: Final = 2
"""Batches for each worker that are under way or wait, so that nobody is idle."""
BATCH_SECONDS: Final = 1.0
LARGEST_BATCH: Final = 64
DRAWN: Final = 160
"""Points of a convergence plot, about."""


class Tally:
    """What the rounds of one trial say so far, and why it stopped."""

    def __init__(self, trial: Trial, plan: Plan) -> None:
        self.trial = trial
        self._plan = plan
        self.value = BoundedMean(*trial.bounds)
        self.first_player = BoundedMean(0, 1)
        self.first_seat = BoundedMean(0, 1)
        self.comebacks = BoundedMean(0, 1)
        self.turns, self.decisions, self.leads = Length(), Length(), Length()
        self.endings: dict[str, int] = {}
        self.begun: dict[str, BoundedMean] = {}
        """The share of wins by what was chosen before the first turn."""
        self.matches = 0
        self.history: list[tuple[int, float, float, float]] = []
        self.stopped = ""

    @property
    def rounds(self) -> int:
        return self.value.rounds

    @property
    def is_told(self) -> bool:
        """Whether its figures say something: the question is answered, or there are rounds enough."""
        return self.rounds >= ENOUGH or self.stopped in ("clear", "precise")

    def add(self, matches: list[Played]) -> None:
        count = len(matches)
        self.matches += count
        self.value.add(self.trial.value(matches))
        self.first_player.add(self.trial.first_player(matches))
        self.first_seat.add(self.trial.first_seat(matches))
        self.comebacks.add(sum([match.comeback for match in matches]) / count)
        self.turns.add(sum([match.turns for match in matches]) / count)
        self.decisions.add(sum([match.decisions for match in matches]) / count)
        self.leads.add(sum([match.leads for match in matches]) / count)
        for sentence, share in self.trial.begun(matches).items():
            self.begun.setdefault(sentence, BoundedMean(0, 1)).add(share)
        for match in matches:
            self.endings[match.rule] = self.endings.get(match.rule, 0) + 1
        self.stopped = self._reason()
        if self.stopped or self.rounds % max(1, self.rounds // DRAWN) == 0:
            self.history.append((self.rounds, self.value.mean, *self.value.interval))

    def _reason(self) -> str:
        low, high = self.value.interval
        if self._plan.until == CLEAR and not low <= self.trial.fair <= high:
            return "clear"
        if (high - low) / 2 <= self._plan.within:
            return "precise"
        return "most" if self.rounds >= self._plan.most else ""


class Run:
    """A plan being carried out. `tallies` are what is known at any time."""

    def __init__(self, plan: Plan, results: Results) -> None:
        self.plan = plan
        self.tallies = [Tally(trial, plan) for trial in plan.trials]
        self.seconds = 0.0
        self.played = 0
        """Matches played in this run, those that were not counted too."""
        self.workers = 0
        self._results = results
        self._asked = [set(rounds) for rounds in results.rounds]
        self._next = [0 for _ in plan.trials]
        self._size = 1
        self._under_way = 0
        """Batches that the crew has. It is the same crew however often a run is carried on."""
        for trial in range(len(plan.trials)):
            self._count(trial)

    @property
    def is_done(self) -> bool:
        return all([tally.stopped for tally in self.tallies])

    def values(self, tally: Tally) -> list[float]:
        """What every counted round of a trial said, in order."""
        rounds = self._results.rounds[self.tallies.index(tally)]
        return [tally.trial.value(rounds[number]) for number in range(tally.rounds)]

    def carry_out(
        self,
        crew: Crew,
        seconds: float | None = None,
        told: Callable[["Run"], bool] | None = None,
    ) -> bool:
        """Play until every trial has stopped, the time is over, or `told` says so; True if all is answered."""
        before = self.seconds
        began = time.monotonic() - before
        self.workers = crew.size
        while not self.is_done:
            while self._under_way < AHEAD * crew.size and (batch := self._next_batch()) is not None:
                crew.submit(batch)
                self._under_way += 1
            if self._under_way == 0:
                break
            left = None if seconds is None else seconds - (time.monotonic() - began - before)
            if left is not None and left <= 0:
                break
            done = crew.next_done(left)
            if done is None:
                break
            self._under_way -= 1
            batch, rounds = done
            self._results.add(batch, rounds)
            self.played += sum([len(one) for one in rounds])
            self._count(batch.trial)
            self.seconds = time.monotonic() - began
            self._adapt(crew)
            if told is not None and told(self):
                break
        self.seconds = time.monotonic() - began
        return self.is_done

    def _next_batch(self) -> Batch | None:
        """Of the trial that has been asked least so far."""
        open_trials = [number for number, tally in enumerate(self.tallies) if not tally.stopped]
        wanting = [number for number in open_trials if self._first_missing(number) < self.plan.most]
        if not wanting:
            return None
        trial = min(wanting, key=lambda number: (self._next[number], number))
        first = self._first_missing(trial)
        count = 0
        while count < self._size and first + count < self.plan.most and first + count not in self._asked[trial]:
            count += 1
        self._asked[trial].update(range(first, first + count))
        return Batch(trial, first, count)

    def _first_missing(self, trial: int) -> int:
        asked = self._asked[trial]
        while self._next[trial] in asked:
            self._next[trial] += 1
        return self._next[trial]

    def _count(self, trial: int) -> None:
        """Every round that is there in its order, until the trial stops."""
        tally, rounds = self.tallies[trial], self._results.rounds[trial]
        while not tally.stopped and tally.rounds in rounds:
            tally.add(rounds[tally.rounds])

    def _adapt(self, crew: Crew) -> None:
        """Batches of about a second: many small ones cost messages, few large ones idle workers."""
        rate = sum([tally.rounds for tally in self.tallies]) / max(self.seconds, 1e-6) / crew.size
        self._size = max(1, min(LARGEST_BATCH, int(rate * BATCH_SECONDS)))
