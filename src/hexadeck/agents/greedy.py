"""One own decision ahead: try every option in a few imagined worlds and take what looks best.

The real match gives its options and the worlds and nothing more, so hidden cards cannot tell. What follows an option
until the position is quiet is answered by the game's `quick_choice`, for both sides.
"""

from typing import Final

from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, next_word, seeded

WORLDS: Final = 2
MOST_ANSWERS: Final = 40
"""After so many quick answers a position is judged even if it is not quiet."""


class GreedyAgent:
    """Takes the option with the best sum of evaluations; the game's quick choice stands unless another is better."""

    def __init__(self, seed: str, worlds: int = WORLDS) -> None:
        self._rng = seeded(f"greedy {seed}")
        self._worlds = worlds

    def choose(self, match: Match, seat: int) -> int:
        count = len(match.options)
        if count == 1:
            return 0
        worlds = self._imagine(match, seat)
        if not worlds:
            return below(self._rng, count)
        best = match.game.quick_choice(worlds[0].table)
        most = sum([outlook(world, best, seat) for world in worlds])
        for index in range(count):
            if index != best:
                worth = sum([outlook(world, index, seat) for world in worlds])
                if worth > most:
                    best, most = index, worth
        return best

    def _imagine(self, match: Match, seat: int) -> list[Match]:
        """Worlds in which the seat is asked the same; one that asks something else is of no use."""
        worlds = [match.imagine(seat, next_word(self._rng)) for _ in range(self._worlds)]
        return [world for world in worlds if world.seat == seat and offers_the_same(world, match)]


def offers_the_same(world: Match, match: Match) -> bool:
    """Whether the seat reads the same options; in a search of its deck they may stand for other hidden cards."""
    if world.options == match.options:
        return True
    read = [match.sentence(option) for option in match.options]
    return read == [world.sentence(option) for option in world.options]


def outlook(world: Match, index: int, seat: int) -> int:
    """How the table looks for the seat when the dust of an option has settled."""
    game = world.game
    ahead = world.clone(quiet=True)
    table = ahead.table
    ahead.choose(index)
    for _ in range(MOST_ANSWERS):
        if table.result is not None or game.is_quiet(table):
            break
        ahead.choose(game.quick_choice(table))
    return game.evaluate(table, seat)
