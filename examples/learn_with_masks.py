"""Learns a game with MaskablePPO of sb3-contrib. The environment says which actions it takes, so it is used as it is.

    pip install hexadeck[research] sb3-contrib
    python examples/learn_with_masks.py knights-and-kings --steps 20000

It plays before and after against an agent of ours. Rewards come when a match is over: 1 for a win, -1 for a loss.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import hexadeck.research.single  # noqa: F401 (registers the games)

parser = argparse.ArgumentParser(description="Learn a game against an agent of ours.")
parser.add_argument("game", nargs="?", default="knights-and-kings")
parser.add_argument("--opponent", default="random")
parser.add_argument("--steps", type=int, default=20_000)
parser.add_argument("--matches", type=int, default=100, help="played to see how good it has become")
parser.add_argument("--seed", type=int, default=1)
words = parser.parse_args()

env = gymnasium.make(f"hexadeck/{words.game}-v0", opponent=words.opponent)
model = MaskablePPO("MultiInputPolicy", env, seed=words.seed, n_steps=512, verbose=1)


def share_of_wins() -> float:
    mean, _ = evaluate_policy(model, env, words.matches)
    return (mean + 1) / 2


before = share_of_wins()
model.learn(words.steps)
print(f"{before:.0%} of {words.matches} matches won before, {share_of_wins():.0%} after {words.steps} decisions")
