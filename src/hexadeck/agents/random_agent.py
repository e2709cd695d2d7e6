"""The agent that every other one has to beat."""

from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded


class RandomAgent:
    """Every option is as likely as every other."""

    def __init__(self, seed: str) -> None:
        self._rng = seeded(f"random {seed}")

    def choose(self, match: Match, seat: int) -> int:
        return below(self._rng, len(match.options))
