"""Learns to beat the random agent from nothing, in a few minutes: policy gradients on a softmax over actions.

    pip install hexadeck[research]
    python examples/learn_to_beat_random.py knights-and-kings --minutes 4

Every action of the game has one weight, and one more for each of a few things the learner sees: that is all the model
there is. Both seats of every match are played by it while it learns; then it plays the random agent.
"""

import argparse
import sys
import time
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexadeck.research.matches import Matches, Moment
from hexadeck.research.single import SingleEnv

Array = NDArray[np.float64]

MATCHES = 32
STEP = 0.05


class Learner:
    """Logits of actions are weights times features; the features are the squashed columns that say the most."""

    def __init__(self, actions: int, features: NDArray[np.int64], seed: int) -> None:
        self.features = features
        self.weights: Array = np.zeros((actions, len(features) + 1))
        self.chance = np.random.default_rng(seed)

    def see(self, observation: Any) -> Array:
        values = np.asarray(observation, np.float64)[..., self.features]
        squashed = np.sign(values) * np.log1p(np.abs(values))
        return np.concatenate([np.ones((*squashed.shape[:-1], 1)), squashed], axis=-1)

    def chances(self, seen: Array, legal: NDArray[np.int64]) -> Array:
        """How likely each of the actions is that can be taken."""
        logits = self.weights[legal] @ seen
        likely = np.exp(logits - logits.max())
        return likely / likely.sum()

    def choose(self, observation: Any, legal: NDArray[np.int64]) -> tuple[int, Array, Array]:
        """Which of the actions it takes, and why: what it sees, and how likely each of them was."""
        seen = self.see(observation)
        likely = self.chances(seen, legal)
        return int(self.chance.choice(len(legal), p=likely)), seen, likely

    def learn(self, decisions: list[Any], worth: float) -> None:
        """What was done in a match that was won becomes more likely, in one that was lost less."""
        for place, seen, legal, likely in decisions:
            push = -likely
            push[place] += 1
            self.weights[legal] += STEP * worth / sqrt(len(decisions)) * np.outer(push, seen)


def train(learner: Learner, matches: Matches, seconds: float, most: int, seed: int) -> int:
    """Self-play until the time is over or there were so many matches; says how many there were."""
    now: Moment = matches.reset(seed)
    notes: list[dict[int, list[Any]]] = [{} for _ in range(matches.count)]
    played = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end and played < most:
        actions = np.zeros(matches.count, np.int64)
        for number in range(matches.count):
            legal = now.legal[now.bounds[number] : now.bounds[number + 1]]
            place, seen, likely = learner.choose(now.observations[number], legal)
            if len(legal) > 1:
                notes[number].setdefault(int(now.seats[number]), []).append((place, seen, legal, likely))
            actions[number] = legal[place]
        now = matches.step(actions)
        for number in np.flatnonzero(now.finished):
            for seat, decisions in notes[number].items():
                learner.learn(decisions, float(now.returns[number][seat]))
            notes[number] = {}
            played += 1
    return played


def wins(learner: Learner, game: str, count: int, seed: int) -> int:
    """How many of so many matches the learner wins against the random agent."""
    env = SingleEnv(game, "random")
    won = 0
    for number in range(count):
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(seen["action_mask"] == 1)
            place, _, _ = learner.choose(seen["observation"], legal)
            seen, reward, over, _, _ = env.step(np.int64(legal[place]))
        won += reward > 0
    return won


def counted(names: list[str]) -> NDArray[np.int64]:
    """Which columns the learner looks at: everything but the counts of single cards."""
    telling = [i for i, name in enumerate(names) if "cards" in name or "sum of" in name or "asked" in name]
    return np.array(telling, np.int64)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="knights-and-kings")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--most", type=int, default=sys.maxsize, help="matches to learn from, if the time allows more")
    parser.add_argument("--matches", type=int, default=200, help="how many it plays against the random agent")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()

    matches = Matches(told.game, MATCHES)
    encoding = matches.encoding
    learner = Learner(encoding.actions.size, counted(encoding.observations.names), told.seed)
    before = wins(learner, told.game, told.matches, told.seed)
    played = train(learner, matches, told.minutes * 60, told.most, told.seed)
    after = wins(learner, told.game, told.matches, told.seed + told.matches)
    print(
        f"{told.game}: won {before} of {told.matches} before learning, {after} of {told.matches} after {played} matches"
    )


if __name__ == "__main__":
    main()
