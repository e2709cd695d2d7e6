"""Positions as arrays: what every seat saw at the quiet points of matches, and whether it won."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hexadeck import games
from hexadeck.kernel.features import Scheme
from hexadeck.kernel.judgement import CERTAIN
from hexadeck.learning.matches import Played, Setting, begin, quiet_points

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


@dataclass
class Positions:
    """One row a seat and quiet point. The cards of row i are `places[starts[i]:starts[i + 1]]`."""

    scheme: Scheme
    terms: list[str]
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


def read_positions(setting: Setting, matches: Sequence[Played], bands: list[int]) -> Positions:
    game = games.load(setting.game)
    chances = game.chances
    first = begin(game, setting, matches[0].seed, matches[0].decks)
    terms = [name for name, _ in game.terms(first.table, 0)]
    scheme = Scheme(first.table.schema, len(game.prints), terms, bands)
    places: list[int] = []
    starts = [0]
    numbers: list[list[int]] = []
    rows: list[tuple[float, int, int, int]] = []
    for index, played in enumerate(matches):
        for match in quiet_points(game, setting, played):
            t = match.table
            sides = game.sides_row(t)
            for seat in range(match.seats):
                seen = scheme.read(t, seat, sides, game.terms(t, seat))
                places.extend(seen.places)
                starts.append(len(places))
                numbers.append(list(seen.numbers))
                won = float(seat in played.winners) if played.winners else 0.5
                said = chances.of(game.evaluate(t, seat), t.turn, t.seats, game.sides(t))
                rows.append((won, index, t.turn, said))
    return Positions(
        scheme,
        terms,
        np.array(places, np.int64),
        np.array(starts, np.int64),
        np.array(numbers, np.float32),
        np.array([row[0] for row in rows], np.float32),
        np.array([row[1] for row in rows], np.int64),
        np.array([row[2] for row in rows], np.int64),
        np.array([row[3] / CERTAIN for row in rows], np.float32),
    )
