"""Plays by the game's policy, at once, and now and then on a whim."""

from hexadeck.agents.worlds import imagined
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded


class PolicyAgent:
    """`noise` is how many choices of a hundred are made at random, more in games that forgive it (`Judge.slips`).

    Who `settles` plays the quick choice instead of the policy.
    """

    def __init__(self, seed: str, noise: int = 0, settles: bool = False) -> None:
        self._rng = seeded(f"policy {seed}")
        self._noise = noise
        self._settles = settles

    def choose(self, match: Match, seat: int) -> int:
        count = len(match.options)
        if count == 1:
            return 0
        judge = match.game.judge
        worlds = imagined(match, seat, 1, self._rng)
        if not worlds or self._slips(judge.slips):
            return below(self._rng, count)
        table = worlds[0].table
        return judge.quick(table) if self._settles else judge.policy(table)

    def _slips(self, chances: int) -> bool:
        for _ in range(chances):
            if below(self._rng, 100) < self._noise:
                return True
        return False
