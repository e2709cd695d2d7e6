"""Many matches at once, for self-play: one call answers the question of every match.

    from hexadeck.research.matches import Matches
    matches = Matches("zenonzard", 64)
    now = matches.reset(seed=1)
    now = matches.step(actions)      # one action a match

Row `i` of every array is about match `i`: what its deciding seat observes, which actions it can take, which seat it is.
A match that is over begins anew at once; `finished` says so and `returns` has what it was worth for every seat.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexadeck.research.encoding import Encoding, Look, Mask, encoding, returns
from hexadeck.research.observations import Vector
from hexadeck.research.starting import Setup


@dataclass(frozen=True)
class Moment:
    """All matches between two calls."""

    observations: Vector
    masks: Mask
    seats: NDArray[np.int64]
    finished: NDArray[np.bool_]
    returns: NDArray[np.float32]


class Matches:
    """`count` matches of one game. `seats`, `mode`, `decks` and `options` are those of `game.start`."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        mode: str | None = None,
        decks: list[str] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.setup = Setup(game, seats, mode, decks, options)
        self.encoding: Encoding = encoding(game, self.setup.seats)
        self.count = count
        self._chance = np.random.default_rng()

    def reset(self, seed: int | None = None) -> Moment:
        """Start all matches anew."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.matches = [self._start() for _ in range(self.count)]
        return self._moment(np.zeros(self.count, np.bool_), np.zeros((self.count, self.setup.seats), np.float32))

    def _start(self) -> Any:
        return self.setup.start(int(self._chance.integers(2**31)))

    def step(self, actions: NDArray[np.int64]) -> Moment:
        """Take an action in every match. When one cannot be taken, that is said and no match has changed."""
        chosen = [self.encoding.option(look, int(action)) for look, action in zip(self._looks, actions, strict=True)]
        finished = np.zeros(self.count, np.bool_)
        worth = np.zeros((self.count, self.setup.seats), np.float32)
        for number, index in enumerate(chosen):
            match = self.matches[number]
            match.choose(index)
            if match.result is not None:
                finished[number] = True
                worth[number] = returns(match)
                self.matches[number] = self._start()
        return self._moment(finished, worth)

    def _moment(self, finished: NDArray[np.bool_], worth: NDArray[np.float32]) -> Moment:
        self._looks: list[Look] = [self.encoding.look(match, match.seat) for match in self.matches]
        masks = np.zeros((self.count, self.encoding.actions.size), np.int8)
        for row, look in enumerate(self._looks):
            masks[row, list(look.options)] = 1
        return Moment(
            observations=np.stack([look.observation for look in self._looks]),
            masks=masks,
            seats=np.array([match.seat for match in self.matches]),
            finished=finished,
            returns=worth,
        )
