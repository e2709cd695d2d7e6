"""The opponents by name, from one that a newcomer beats to the strongest: one way to play, with the knobs turned."""

from collections.abc import Callable
from typing import Final

from hexadeck.agents.agent import Agent
from hexadeck.agents.greedy import GreedyAgent
from hexadeck.agents.policy_agent import PolicyAgent
from hexadeck.agents.random_agent import RandomAgent
from hexadeck.agents.search import Effort, SearchAgent


class Opponent:
    """Somebody to play against: a name, a sentence about them, and how to make one."""

    def __init__(self, name: str, character: str, make: Callable[[str], Agent]) -> None:
        self.name = name
        self.character = character
        self.make = make


QUICK: Final = Effort(lines=12, worlds=4, finalists=3, seconds=0.8)
DEEP: Final = Effort(lines=480, worlds=16, finalists=6, seconds=0.95, least=30, replies=3)

LEVELS: Final = (
    Opponent("pip", "Plays mostly on a whim. A good first opponent.", lambda s: PolicyAgent(s, 65)),
    Opponent("wren", "Knows how the game goes, but gets distracted.", lambda s: PolicyAgent(s, 30)),
    Opponent("bruno", "Plays fast and straight ahead, and never thinks twice.", lambda s: PolicyAgent(s, 10)),
    Opponent("greta", "Takes whatever looks best right now.", GreedyAgent),
    Opponent("orla", "Thinks about your answer before she moves.", lambda s: SearchAgent(s, QUICK)),
    Opponent("sibyl", "Looks several turns ahead, and takes her time.", lambda s: SearchAgent(s, DEEP)),
)
"""The weakest first."""
OTHERS: Final = (
    Opponent("greedy", "Takes the option that looks best at once: the yardstick.", GreedyAgent),
    Opponent("policy", "Plays the game's policy, without a slip.", lambda s: PolicyAgent(s, 0)),
    Opponent("settler", "Passes, pays and ends phases: the quick choice.", lambda s: PolicyAgent(s, 0, True)),
    Opponent("random", "Every option is as likely as every other.", RandomAgent),
)
"""For measuring."""
FOR_LESSONS: Final = "pip"
"""Who plays on when a lesson has said all it has to say."""
FOR_NEWCOMERS: Final = "wren"
