"""Ratings from results: Bradley and Terry's model, with 95 % intervals.

An agent with the strength `s` beats one with the strength `r` with the chance 1/(1 + exp(r - s)). The strengths are
those that make the results most likely, given that everybody has also drawn once with an average player: without that,
whoever never loses would be infinitely strong. People know the scale: 400 points are ten to one, and the mean of a
league is 1500.
"""

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from hexadeck.arena.wilson import Z_95

MEAN: Final = 1500.0
POINTS: Final = 400 / log(10)
ROUNDS: Final = 10_000
"""No league comes near; the strengths settle in some dozens."""
SETTLED: Final = 1e-10


@dataclass(frozen=True)
class Rating:
    """How strong an agent is, in points, and how sure that is."""

    agent: str
    points: float
    spread: float

    def __str__(self) -> str:
        return f"{self.points:6.0f}  ({self.points - self.spread:.0f} to {self.points + self.spread:.0f})"


def rate(agents: list[str], wins: dict[tuple[str, str], float]) -> list[Rating]:
    """The ratings, best first. `wins[a, b]` is how often `a` was better than `b`; a draw is half for each."""
    strengths = _strengths(agents, wins)
    middle = sum(strengths.values()) / len(agents)
    spreads = _spreads(agents, wins, strengths)
    rated = [
        Rating(agent, MEAN + POINTS * (strengths[agent] - middle), Z_95 * POINTS * spread)
        for agent, spread in zip(agents, spreads, strict=True)
    ]
    return sorted(rated, key=lambda rating: -rating.points)


def _strengths(agents: list[str], wins: dict[tuple[str, str], float]) -> dict[str, float]:
    """By Hunter's iteration, which climbs to the one maximum there is."""
    worth = dict.fromkeys(agents, 1.0)
    for _ in range(ROUNDS):
        before = worth
        worth = {}
        for agent in agents:
            won = 0.5
            met = 1 / (before[agent] + 1)
            for other in agents:
                if other != agent:
                    mine, theirs = wins.get((agent, other), 0.0), wins.get((other, agent), 0.0)
                    won += mine
                    met += (mine + theirs) / (before[agent] + before[other])
            worth[agent] = won / met
        if max(abs(log(worth[agent] / before[agent])) for agent in agents) < SETTLED:
            break
    return {agent: log(value) for agent, value in worth.items()}


def _spreads(agents: list[str], wins: dict[tuple[str, str], float], strengths: dict[str, float]) -> list[float]:
    """Standard errors of the distance to the mean, from how sharply the likelihood bends at its maximum."""
    bend = [[0.0] * len(agents) for _ in agents]
    for i, agent in enumerate(agents):
        bend[i][i] += _variance(strengths[agent])
        for j, other in enumerate(agents):
            if i != j:
                matches = wins.get((agent, other), 0.0) + wins.get((other, agent), 0.0)
                sharp = matches * _variance(strengths[agent] - strengths[other])
                bend[i][i] += sharp
                bend[i][j] -= sharp
    shared = _inverse(bend)
    rows = [sum(row) / len(row) for row in shared]
    middle = sum(rows) / len(rows)
    return [sqrt(max(0.0, row[i] - 2 * rows[i] + middle)) for i, row in enumerate(shared)]


def _variance(difference: float) -> float:
    chance = 1 / (1 + exp(-difference))
    return chance * (1 - chance)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix of a league is small and positive definite."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        head = rows[i][i]
        rows[i] = [value / head for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * above for value, above in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
