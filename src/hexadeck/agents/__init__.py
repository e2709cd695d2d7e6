"""Players that are programs: `load("greedy", seed=7)` gives one that chooses for a seat.

An agent learns what its seat may know and nothing else: it reads the options, its view, and worlds that
`Match.imagine` deals for its seat.
"""

from collections.abc import Callable

from hexadeck.agents.agent import Agent
from hexadeck.agents.greedy import GreedyAgent
from hexadeck.agents.random_agent import RandomAgent
from hexadeck.kernel.errors import HexadeckError

__all__ = ["Agent", "load", "names"]

_MAKERS: dict[str, Callable[[str], Agent]] = {"greedy": GreedyAgent, "random": RandomAgent}


def names() -> list[str]:
    """What `load` knows."""
    return sorted(_MAKERS)


def load(name: str, seed: int | str = 0) -> Agent:
    """A new agent with its own stream of chance: the same seed and the same matches give the same choices."""
    if name not in _MAKERS:
        raise HexadeckError(f"there is no agent {name!r}; the agents are {', '.join(names())}")
    return _MAKERS[name](str(seed))
