"""The model: a logit that is linear in what is seen, and where wanted a hidden layer. Here the linear one is fitted.

What a card adds follows from its features, by a row of weights for its side wherever it lies, and one for its group
(where it lies, and whose it is). The first has what a deck is worth, which no choice changes; the second, with a larger
penalty, what it is worth to have the card there. For the hidden layer the features become an embedding first, which all
groups share; the pieces of a board add to it as they are. So a card that was never seen is judged by what it is and
does. Without a hidden layer, Adam in NumPy does; `network` fits the whole by PyTorch.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from hexadeck.learning.positions import Floats, Ints, Positions
from hexadeck.minds.features import A_CARD, WHOSE, Scheme

BATCH: Final = 512
RATE: Final = 0.003
"""How far a weight moves in a step, at first."""
NO_SIDE: Final = len(WHOSE)
FAR: Final = 5.0
"""How many standard deviations from the mean a number counts at most."""
LIGHT: Final = 0.003
"""The penalty on weights that are not those of a group."""
FEWEST: Final = 3
"""A feature that fewer cards have would do no more than name them."""


@dataclass(frozen=True)
class Shape:
    """What to fit, and how hard."""

    hidden: int = 0
    depth: int = 12
    penalty: float = 0.3
    """On the weights of a group."""
    rounds: int = 20
    seed: int = 1

    def penalty_on(self, name: str) -> float:
        """On a kind of weights."""
        return 0.0 if name.endswith("bias") else self.penalty if name == "group" else LIGHT


@dataclass
class CardTable:
    """The features of every print, each between -1 and 1; the last one is 1 for every card."""

    names: list[str]
    units: Floats
    values: Floats


def card_table(cards: Sequence[dict[str, int]]) -> CardTable:
    """The features that some cards have and others have not; with few prints, all that they have."""
    having: dict[str, int] = {}
    for card in cards:
        for name, value in card.items():
            having[name] = having.get(name, 0) + (value != 0)
    fewest = FEWEST if len(cards) > 2 * FEWEST else 1
    names = sorted([name for name, count in having.items() if fewest <= count])
    raw = np.array([[card.get(name, 0) for name in names] for card in cards], np.float32).reshape(len(cards), -1)
    varies = raw.min(0) != raw.max(0)
    names = [name for name, kept in zip(names, varies, strict=True) if kept]
    raw = raw[:, varies]
    units = np.abs(raw).max(0, initial=1e-9)
    ones = np.ones((len(cards), 1), np.float32)
    return CardTable([*names, A_CARD], np.append(units, 1).astype(np.float32), np.hstack([raw / units, ones]))


@dataclass
class Model:
    """Fitted weights. Numbers are seen as standard deviations from their mean."""

    shape: Shape
    cards: CardTable
    prints: int
    columns: Ints
    """The places of the scheme that were seen; cards have those below `first_square`."""
    first_square: int
    side: Ints
    """By group, whose its cards are."""
    kept: Ints
    mean: Floats
    spread: Floats
    p: dict[str, Floats] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._index()

    def see_all(self, positions: Positions) -> None:
        """From now on cards that were left out are judged as well, by their features."""
        before = self.columns
        self.columns = np.unique(positions.places)
        for name in {"square", "hidden_square"} & set(self.p):
            weights = np.zeros((len(self.columns), *self.p[name].shape[1:]), np.float32)
            weights[np.searchsorted(self.columns, before)] = self.p[name]
            self.p[name] = weights
        self._index()

    def _index(self) -> None:
        self.least = np.floor(self.mean - FAR * self.spread)
        self.most = np.ceil(self.mean + FAR * self.spread)
        self.is_card = self.columns < self.first_square
        self.group = np.where(self.is_card, self.columns // self.prints, 0)
        self.print = np.where(self.is_card, self.columns % self.prints, 0)
        self.column_of = np.full(int(self.columns.max(initial=0)) + 1, -1)
        self.column_of[self.columns] = np.arange(len(self.columns))

    # -- what it says ------------------------------------------------------------------------------------------------

    def numbers(self, positions: Positions, rows: Ints) -> Floats:
        shown = np.clip(positions.numbers[rows][:, self.kept], self.least, self.most)
        return ((shown - self.mean) / self.spread).astype(np.float32)

    def lying(self, positions: Positions, rows: Ints) -> tuple[Ints, Ints, Ints]:
        """For everything that lies there: its row, its place in the row, and its column; -1 is none."""
        starts, ends = positions.starts[rows], positions.starts[rows + 1]
        which = np.repeat(np.arange(len(rows)), ends - starts)
        step = np.arange(len(which)) - np.repeat(np.cumsum(ends - starts) - (ends - starts), ends - starts)
        places = positions.places[np.repeat(starts, ends - starts) + step]
        column = np.where(places < len(self.column_of), self.column_of[np.minimum(places, len(self.column_of) - 1)], -1)
        return which, step, column

    def counts(self, positions: Positions, rows: Ints) -> Floats:
        """How often every column is there; columns that were never fitted count nothing."""
        which, _, column = self.lying(positions, rows)
        known = column >= 0
        flat = which[known] * len(self.columns) + column[known]
        size = len(rows) * len(self.columns)
        return np.bincount(flat, minlength=size).reshape(len(rows), -1).astype(np.float32)

    def linear(self) -> Floats:
        """What every column adds to the logit."""
        by_card: Floats = (self.cards.values @ self.by_group().T)[self.print, self.group]
        return np.where(self.is_card, by_card, self.p["square"])

    def by_group(self) -> Floats:
        """What every feature adds in every group: as one of its side, and as one of the group."""
        return self.p["group"] + self.p["side"][self.side]

    def embedded(self) -> Floats:
        return self.cards.values @ self.p["embedding"]

    def mixed(self) -> Floats:
        """What every column adds to the hidden sums."""
        both: Floats = np.einsum("cd,cdh->ch", self.embedded()[self.print], self.p["mixing"][self.group])
        return np.where(self.is_card[:, None], both, self.p["hidden_square"])

    def logits(self, positions: Positions, rows: Ints) -> Floats:
        linear = self.linear()
        mixed = self.mixed() if self.shape.hidden else None
        parts = [np.zeros(0, np.float32)]
        for first in range(0, len(rows), BATCH):
            some = rows[first : first + BATCH]
            parts.append(self._forward(self.counts(positions, some), self.numbers(positions, some), linear, mixed))
        return np.concatenate(parts)

    def _forward(self, counts: Floats, numbers: Floats, linear: Floats, mixed: Floats | None = None) -> Floats:
        p = self.p
        logit: Floats = p["bias"] + numbers @ p["number"] + counts @ linear
        if mixed is not None:
            logit += np.maximum(p["hidden_bias"] + numbers @ p["hidden_number"] + counts @ mixed, 0) @ p["out"]
        return logit

    # -- how it is fitted --------------------------------------------------------------------------------------------

    def slopes(self, counts: Floats, numbers: Floats, won: Floats, weight: Floats) -> dict[str, Floats]:
        """How the mean log loss of a batch changes with every weight of a linear value."""
        logit = self._forward(counts, numbers, self.linear())
        miss = weight / weight.sum() * (1 / (1 + np.exp(-np.clip(logit, -30, 30))) - won)
        of_column = counts.T @ miss
        by_print = np.zeros((len(self.p["group"]), self.prints), np.float32)
        np.add.at(by_print, (self.group, self.print), of_column * self.is_card)
        group = by_print @ self.cards.values
        side = np.zeros_like(self.p["side"])
        np.add.at(side, self.side, group)
        side[NO_SIDE] = 0
        return {
            "bias": miss.sum(keepdims=True),
            "number": numbers.T @ miss,
            "group": group,
            "side": side,
            "square": of_column * ~self.is_card,
        }


def sides_of(scheme: Scheme) -> Ints:
    """By group, whose its cards are; those of shared zones, and nobody's, are on no side."""
    sides = {whose: number for number, whose in enumerate(WHOSE)}
    return np.array([sides.get(name.split()[0], NO_SIDE) for name in scheme.groups])


def new_model(positions: Positions, rows: Ints, cards: CardTable, shape: Shape, left_out: Sequence[int] = ()) -> Model:
    """Nothing learned yet. Prints that are left out are never seen: their features have to do."""
    scheme = positions.scheme
    seen = positions.numbers[rows]
    kept = np.flatnonzero(seen.std(0) > 1e-6)
    columns = np.unique(positions.places)
    hidden = np.isin(columns % scheme.prints, left_out) & (columns < scheme.first_square)
    model = Model(
        shape, cards, int(scheme.prints), columns[~hidden], int(scheme.first_square), sides_of(scheme), kept,
        seen[:, kept].mean(0), seen[:, kept].std(0),
    )  # fmt: skip
    chance = np.random.default_rng(shape.seed)
    groups, features, numbers = len(scheme.groups), len(cards.names), len(kept)
    p = {
        "bias": np.zeros(1),
        "number": np.zeros(numbers),
        "group": np.zeros((groups, features)),
        "side": np.zeros((NO_SIDE + 1, features)),
        "square": np.zeros(len(model.columns)),
    }
    if shape.hidden:
        p |= {
            "out": chance.normal(0, 0.1, shape.hidden),
            "hidden_bias": np.full(shape.hidden, 0.1),
            "hidden_number": chance.normal(0, 0.5 / max(1, numbers) ** 0.5, (numbers, shape.hidden)),
            "mixing": chance.normal(0, 0.1, (groups, shape.depth, shape.hidden)),
            "embedding": chance.normal(0, 0.1, (features, shape.depth)),
            "hidden_square": chance.normal(0, 0.1, (len(model.columns), shape.hidden)),
        }
    model.p = {name: value.astype(np.float32) for name, value in p.items()}
    return model


def fit(positions: Positions, rows: Ints, cards: CardTable, shape: Shape, left_out: Sequence[int] = ()) -> Model:
    """A linear value: weights that make what happened likely, without large ones."""
    model = new_model(positions, rows, cards, shape, left_out)
    chance = np.random.default_rng(shape.seed)
    weight = positions.weight
    means = {name: np.zeros_like(value) for name, value in model.p.items()}
    squares = {name: np.zeros_like(value) for name, value in model.p.items()}
    step = 0
    for number in range(shape.rounds):
        order = chance.permutation(rows)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            step += 1
            counts, numbers = model.counts(positions, some), model.numbers(positions, some)
            slopes = model.slopes(counts, numbers, positions.won[some], weight[some])
            for name, value in model.p.items():
                slope = slopes[name] + shape.penalty_on(name) * value
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope * slope - squares[name])
                spread = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                step_size = RATE * (1 - number / shape.rounds)
                model.p[name] = value - step_size * means[name] / (1 - 0.9**step) / spread
    return model
