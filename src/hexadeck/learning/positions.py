"""Positions as arrays: what every seat saw at the quiet points of matches, and whether it won."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hexadeck import games
from hexadeck.kernel.game import Game
from hexadeck.learning.matches import Played, Setting, begin, quiet_points
from hexadeck.minds.curves import CERTAIN, name_of
from hexadeck.minds.features import Scheme
from hexadeck.minds.odds import count_sides, odds_of, sides_of

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

BANDS: Final = [8, 16]
"""From these turns on the parts of the judgement count apart, where the game's curve says nothing else."""


@dataclass
class Positions:
    """One row a seat and quiet point. The cards of row i are `places[starts[i]:starts[i + 1]]`."""

    setting: Setting
    matches: int
    """How many were played."""
    scheme: Scheme
    terms: list[str]
    bands: list[int]
    places: Ints
    starts: Ints
    numbers: Floats
    won: Floats
    match: Ints
    turn: Ints
    curve: Floats
    """What the fitted curve over `evaluate` says: the yardstick."""

    @property
    def weight(self) -> Floats:
        """Every match weighs the same."""
        return (1 / np.bincount(self.match)[self.match]).astype(np.float32)


def read_positions(setting: Setting, matches: Sequence[Played]) -> Positions:
    game = games.load(setting.game)
    chances = odds_of(game).chances
    first = begin(game, setting, matches[0].seed, matches[0].decks)
    terms = [name for name, _ in game.judge.terms(first.table, 0)]
    bands = bands_of(game, name_of(setting.seats, count_sides(game, first.table)))
    scheme = Scheme(first.table.schema, len(game.prints), terms, bands)
    places = array("i")
    starts = array("q", [0])
    numbers = array("h")
    won, said = array("f"), array("f")
    number, turn = array("i"), array("i")
    for index, played in enumerate(matches):
        for match in quiet_points(game, setting, played):
            t = match.table
            sides = sides_of(game, t)
            for seat in range(match.seats):
                seen = scheme.read(t, seat, sides, game.judge.terms(t, seat))
                places.extend(seen.places)
                starts.append(len(places))
                numbers.extend(seen.numbers)
                won.append(float(seat in played.winners) if played.winners else 0.5)
                said.append(chances.of(game.judge.evaluate(t, seat), t.turn, t.seats, count_sides(game, t)) / CERTAIN)
                number.append(index)
                turn.append(t.turn)
    return Positions(
        setting,
        len(matches),
        scheme,
        terms,
        bands,
        np.array(places, np.int64),
        np.array(starts, np.int64),
        np.array(numbers, np.float32).reshape(len(won), -1),
        np.array(won, np.float32),
        np.array(number, np.int64),
        np.array(turn, np.int64),
        np.array(said, np.float32),
    )


def bands_of(game: Game, name: str) -> list[int]:
    """Where the fitted curve has its thirds."""
    bands = odds_of(game).chances.bands.get(name)
    return BANDS if bands is None else [int(band.until) + 1 for band in bands if band.until]
