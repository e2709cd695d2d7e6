"""A player who may do everything the others may, except take one card from the supply that all share."""

from collections.abc import Sequence

from hexadeck.agents import Agent
from hexadeck.agents.worlds import imagined, outlook
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded

WORLDS = 2


class Denied:
    """Answers as another agent would. When that would take the card, it takes what looks best of the rest."""

    def __init__(self, agent: Agent, card: str, verbs: Sequence[str], seed: str) -> None:
        self._agent = agent
        self._card = card
        self._verbs = verbs
        self._rng = seeded(f"denied {seed}")

    def choose(self, match: Match, seat: int) -> int:
        index = self._agent.choose(match, seat)
        if not self._takes(match, index):
            return index
        others = [other for other in range(len(match.options)) if not self._takes(match, other)]
        worlds = imagined(match, seat, WORLDS, self._rng)
        return max(others, key=lambda other: sum([outlook(world, other, seat) for world in worlds]), default=index)

    def _takes(self, match: Match, index: int) -> bool:
        option, table = match.options[index], match.table
        return option.name in self._verbs and table.prints[table.face(option.a)].full_name == self._card
