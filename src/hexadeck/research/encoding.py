"""A game as numbers: what a seat observes, what it can do, and what a result is worth."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexadeck import games
from hexadeck.kernel.errors import IllegalChoice
from hexadeck.kernel.game import Game
from hexadeck.kernel.match import Match
from hexadeck.research.actions import Actions
from hexadeck.research.observations import Observations, Vector

Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Look:
    """What a seat sees at a moment, and which option every action it can take stands for."""

    observation: Vector
    options: dict[int, int]
    sentences: dict[int, str]


class Encoding:
    """One game with one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.observations = Observations(game, seats)
        self.actions = Actions(game, seats)

    def look(self, match: Match, seat: int) -> Look:
        """From the seat's view; only the one who decides has actions."""
        view: dict[str, Any] = match.view(seat)
        observation, prints = self.observations.write(view)
        numbers = self.actions.numbers(view["options"], prints, seat)
        options = {number: index for index, number in enumerate(numbers) if number >= 0}
        sentences = {number: view["options"][index]["sentence"] for number, index in options.items()}
        return Look(observation, options, sentences)

    def mask(self, look: Look) -> Mask:
        """1 for every action that can be taken."""
        mask = np.zeros(self.actions.size, np.int8)
        if look.options:
            mask[list(look.options)] = 1
        return mask

    def option(self, look: Look, action: int) -> int:
        """The option that an action stands for; refused with what it would mean when it cannot be taken."""
        index = look.options.get(int(action))
        if index is None:
            meaning = self.actions.describe(int(action))
            raise IllegalChoice(f"action {action} ({meaning}) cannot be taken now; the mask has those that can")
        return index


@lru_cache(maxsize=64)
def encoding(name: str, seats: int) -> Encoding:
    """The encoding of a game of the package; it is made once."""
    return Encoding(games.load(name), seats)


def returns(match: Match) -> list[float]:
    """What the match was worth for every seat: won or not, less the mean of all seats. They add up to 0.

    With two seats a win is 1 and a loss is -1; a draw, or a match that is not over, is 0 for everybody.
    """
    result = match.result
    winners = () if result is None else result.winners
    share = len(winners) / match.seats
    return [2 * ((seat in winners) - share) for seat in range(match.seats)]
