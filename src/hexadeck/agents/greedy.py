"""One own decision ahead: try every option in a few imagined worlds and take what looks best."""

from typing import Final

from hexadeck.agents.worlds import imagined, outlook
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded

WORLDS: Final = 2


class GreedyAgent:
    """Takes the option with the best sum of evaluations; the game's quick choice stands unless another is better."""

    def __init__(self, seed: str, worlds: int = WORLDS) -> None:
        self._rng = seeded(f"greedy {seed}")
        self._worlds = worlds

    def choose(self, match: Match, seat: int) -> int:
        count = len(match.options)
        if count == 1:
            return 0
        worlds = imagined(match, seat, self._worlds, self._rng)
        if not worlds:
            return below(self._rng, count)
        best = match.game.judge.quick(worlds[0].table)
        most = sum([outlook(world, best, seat) for world in worlds])
        for index in range(count):
            if index != best:
                worth = sum([outlook(world, index, seat) for world in worlds])
                if worth > most:
                    best, most = index, worth
        return best
