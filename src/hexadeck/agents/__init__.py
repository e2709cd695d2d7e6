"""Players that are programs: `load("greta", seed=7)` gives one that chooses for a seat.

An agent learns what its seat may know and nothing else: it reads the options, its view, and worlds that
`Match.imagine` deals for its seat.
"""

from hexadeck.agents.agent import Agent
from hexadeck.agents.levels import FOR_LESSONS, FOR_NEWCOMERS, LEVELS, OTHERS, Opponent
from hexadeck.kernel.errors import HexadeckError

__all__ = ["FOR_LESSONS", "FOR_NEWCOMERS", "LEVELS", "Agent", "Opponent", "load", "names"]

_BY_NAME = {opponent.name: opponent for opponent in (*LEVELS, *OTHERS)}


def names() -> list[str]:
    """What `load` knows: the opponents, the weakest first, and two to measure them by."""
    return list(_BY_NAME)


def load(name: str, seed: int | str = 0) -> Agent:
    """A new agent with its own stream of chance: the same seed and the same matches give the same choices."""
    if name not in _BY_NAME:
        raise HexadeckError(f"there is no agent {name!r}; the agents are {', '.join(names())}")
    return _BY_NAME[name].make(str(seed))
