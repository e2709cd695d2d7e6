"""Many matches at once, for self-play: one call answers the question of every match.

    from hexadeck.research.matches import Matches
    matches = Matches("zenonzard", 64)
    now = matches.reset(seed=1)
    now = matches.step(actions)      # one action a match

Row `i` of every array is about match `i`: what its deciding seat observes, which actions it can take, which seat it is.
A match that is over begins anew at once; `finished` says so and `returns` has what it was worth for every seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.match import Match
from hexadeck.research.encoding import (
    Encoding,
    Mask,
    Vector,
    encoding,
    masks_of,
    observations_of,
    options_from,
    returns,
)
from hexadeck.research.starting import Setup
from hexadeck.research.things import Things


@dataclass(frozen=True)
class Moment:
    """All matches between two calls."""

    observations: Vector
    masks: Mask
    seats: NDArray[np.int64]
    finished: NDArray[np.bool_]
    returns: NDArray[np.float32]
    legal: NDArray[np.int64]
    """The actions that can be taken, as numbers: those of the first match, then those of the second, and so on."""
    bounds: NDArray[np.int64]
    """Where those of each match begin among them, and last where they end."""

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """An action for every match by chance, each that can be taken as likely as the others."""
        counts = self.bounds[1:] - self.bounds[:-1]
        ahead = (chance.random(len(counts)) * counts).astype(np.int64)
        chosen: NDArray[np.int64] = self.legal[self.bounds[:-1] + ahead]
        return chosen


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

    def _start(self) -> Match:
        return self.setup.start(int(self._chance.integers(2**31)))

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Moment:
        """Take an action in every match. When one cannot be taken, that is said and no match has changed."""
        chosen = self._options(actions)
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

    def things(self) -> Things:
        """All that the options of now name, a row for each of `now.legal`."""
        legal = [options_from(self._looks, number) for number in range(self.count)]
        return np.concatenate(
            [self.encoding.things.rows(match, options) for match, options in zip(self.matches, legal, strict=True)]
        )

    def _options(self, actions: Sequence[int] | NDArray[np.int64]) -> list[int]:
        """The option of every match that its action stands for."""
        wanted = np.asarray(actions, np.int64).tolist()
        if len(wanted) != self.count:
            raise ValueError(f"there are {self.count} matches and {len(wanted)} actions")
        chosen = [self._looks.option(number, action) for number, action in enumerate(wanted)]
        if NOTHING in chosen:
            raise self.encoding.refusal(wanted[chosen.index(NOTHING)])
        return chosen

    def _moment(self, finished: NDArray[np.bool_], worth: NDArray[np.float32]) -> Moment:
        seats = [match.table.seat for match in self.matches]
        self._looks = looks = self.encoding.looks(zip(self.matches, seats, strict=True))
        return Moment(
            observations=observations_of(looks, self.count, looks.size),
            masks=masks_of(looks, self.count, looks.actions),
            seats=np.array(seats),
            finished=finished,
            returns=worth,
            legal=np.asarray(looks.legal, np.int64) % looks.actions,
            bounds=np.asarray(looks.bounds, np.int64),
        )
