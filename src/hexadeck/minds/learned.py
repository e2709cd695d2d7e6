"""A learned value: how likely a seat wins, from what it sees of a table, by weights that were fitted to matches.

The weights are whole numbers in a file `value.json` in the game's folder, by the number of seats and of sides;
`hexadeck train` writes it. Every known card adds a row of weights that follows from what the card is and does and
where it lies, every plain number adds a multiple of its own row. The first sum is a logit; the others, where there are
any, count as far as they are positive (a small network with one hidden layer). See docs/learning.md.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.rows import Row, empty_rows, filled, row_of
from hexadeck.kernel.schema import Schema
from hexadeck.kernel.table import Table
from hexadeck.minds.curves import STEPS, TELLING, chance_of_step
from hexadeck.minds.features import Scheme

FORMAT: Final = 1
UNIT: Final[i64] = 1 << 24
"""A logit, in the weights of what adds to the sums."""
OUT_UNIT: Final[i64] = 1 << 16
"""One, in the weights of the hidden sums."""
EMBEDDED: Final[i64] = 1 << 20
"""One, in the numbers of a card's embedding."""
MIXED: Final[i64] = 1 << 12
"""One, in the weights that make hidden sums of an embedding; times `EMBEDDED` it is `UNIT` and this much more."""
SPARE: Final[i64] = EMBEDDED * MIXED // UNIT

CardFeatures = Callable[[int], dict[str, int]]
"""What the print of a number is and does, by name."""


class Learned:
    """The weights for one way to sit. What a print adds is worked out when the print is first seen."""

    def __init__(self, data: dict[str, Any], schema: Schema, prints: int, features_of: CardFeatures) -> None:
        self.features_of = features_of
        self.terms: list[str] = data["terms"]
        self.is_checked = False
        self.scheme = Scheme(schema, prints, self.terms, data["bands"])
        self.is_telling: list[bool] = [part["auc"] >= TELLING for part in data["figures"]["value"]["thirds"]]
        """By third of the match, whether it told winners from losers when it was checked."""
        if len(self.is_telling) != len(data["bands"]) + 1:
            raise ValueError("'figures' are of other thirds than 'bands'")
        self.hidden: i64 = len(data["out"])
        width = len(data["out"]) + 1
        self.bias = _weights(data["bias"], width, "bias")
        self.out = _weights(data["out"], width - 1, "out")
        names = _places(self.scheme.names)
        rows = data["numbers"]
        self.index = row_of([_place(names, name, "number") for name, _, _, _ in rows])
        self.least = _weights([least for _, least, _, _ in rows], len(rows), "least")
        self.most = _weights([most for _, _, most, _ in rows], len(rows), "most")
        for name, _, _, weights in rows:
            _weights(weights, width, name)
        self.weights = row_of([weight for _, _, _, weights in rows for weight in weights])
        self.features: list[str] = data["features"]
        self.depth: i64 = len(data["embedding"][0]) if data["embedding"] else 0
        self.embedding: list[list[int]] = data["embedding"]
        for row in self.embedding:
            _weights(row, self.depth, "embedding")
        if len(self.embedding) != (len(self.features) if self.depth else 0):
            raise ValueError("the embedding does not have a row for every feature")
        groups = _places(self.scheme.groups)
        self.linear: list[list[int]] = [[] for _ in self.scheme.groups]
        self.mixing: list[list[int]] = [[] for _ in self.scheme.groups]
        for name, weights in data["groups"].items():
            place = _place(groups, name, "group of cards")
            self.linear[place] = weights
            _weights(weights, len(self.features), name)
        for name, weights in data["mixing"].items():
            self.mixing[_place(groups, name, "group of cards")] = weights
            _weights(weights, self.depth * (width - 1), name)
        self.entries = empty_rows(self.scheme.places)
        """By place in the scheme, what a card or a piece there adds; empty where it is not known yet."""
        for square, weights in data["squares"]:
            if not 0 <= square < self.scheme.places - self.scheme.first_square:
                raise ValueError(f"there is no square {square}")
            self.entries[self.scheme.first_square + square] = _weights(weights, width, "squares")

    def of(self, t: Table, seat: i64, sides: Row, terms: list[tuple[str, int]]) -> int:
        """How likely the seat wins, in hundredths of a percent."""
        if not self.is_checked:
            self._check_terms(terms)
        seen = self.scheme.read(t, seat, sides, terms)
        sums = self.bias[:]
        width = self.hidden + 1
        k: i64 = 0
        while k < len(self.index):
            number = seen.numbers[self.index[k]]
            if number < self.least[k]:
                number = self.least[k]
            elif number > self.most[k]:
                number = self.most[k]
            if number != 0:
                h: i64 = 0
                while h < width:
                    sums[h] += number * self.weights[k * width + h]
                    h += 1
            k += 1
        for place in seen.places:
            row = self.entries[place]
            if len(row) == 0:
                row = self._entry(place)
                self.entries[place] = row
            h = 0
            while h < width:
                sums[h] += row[h]
                h += 1
        logit = sums[0]
        h = 1
        while h < width:
            if sums[h] > 0:
                logit += sums[h] * self.out[h - 1] // OUT_UNIT
            h += 1
        return chance_of_step(logit * STEPS // UNIT)

    def is_blind(self, turn: i64) -> bool:
        """Whether nothing can be told about this stage of a match."""
        third: i64 = 0
        for first in self.scheme.bands:
            if turn >= first:
                third += 1
        return not self.is_telling[third]

    def _check_terms(self, terms: list[tuple[str, int]]) -> None:
        if [name for name, _ in terms] != self.terms:
            raise HexadeckError(
                f"value.json was fitted to other parts of the judgement: {', '.join(self.terms)}; "
                f"they are {', '.join([name for name, _ in terms])} now, so it has to be trained again"
            )
        self.is_checked = True

    def _entry(self, place: i64) -> Row:
        """What a print adds where it lies."""
        width = self.hidden + 1
        row = filled(0, width)
        if place >= self.scheme.first_square:
            return row
        group: i64 = place // self.scheme.prints
        found = self.features_of(int(place % self.scheme.prints))
        linear = self.linear[group]
        mixing = self.mixing[group]
        embedded = filled(0, self.depth)
        for index, name in enumerate(self.features):
            number: i64 = found.get(name, 0)
            if number != 0:
                if linear:
                    row[0] += number * linear[index]
                if mixing:
                    weights = self.embedding[index]
                    d: i64 = 0
                    while d < self.depth:
                        embedded[d] += number * weights[d]
                        d += 1
        if mixing:
            h: i64 = 0
            while h < self.hidden:
                total: i64 = 0
                d = 0
                while d < self.depth:
                    total += embedded[d] * mixing[d * self.hidden + h]
                    d += 1
                row[h + 1] = total // SPARE
                h += 1
        return row


def _weights(row: Any, count: i64, name: str) -> Row:
    if not isinstance(row, list) or len(row) != count or not all([type(number) is int for number in row]):
        raise ValueError(f"{name!r} is not a list of {count} whole numbers")
    return row_of(row)


def _places(names: list[str]) -> dict[str, int]:
    """Where every name stands first. A shared zone has the name three times, and only the first place is used."""
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        found.setdefault(name, index)
    return found


def _place(places: dict[str, int], name: Any, what: str) -> int:
    if name not in places:
        raise ValueError(f"there is no {what} {name!r}")
    return places[name]


def read_learned(
    data: Any, schemas: Callable[[int], Schema], prints: int, features_of: CardFeatures
) -> dict[str, Learned]:
    """What the file says, by the name of the way to sit; refused with the reason where something is wrong with it."""
    try:
        if data["format"] != FORMAT:
            raise ValueError(f"it has format {data['format']!r}, not {FORMAT}")
        return {
            name: Learned(fit, schemas(int(name.split()[0])), prints, features_of) for name, fit in data["fits"].items()
        }
    except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
        reason = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
        raise HexadeckError(f"value.json cannot be used: {reason}") from error
