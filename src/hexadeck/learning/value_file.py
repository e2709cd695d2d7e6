"""From fitted weights to the whole numbers of `value.json`."""

from typing import Any

import numpy as np

from hexadeck.learning.model import Model
from hexadeck.learning.positions import Positions
from hexadeck.minds.learned import EMBEDDED, MIXED, OUT_UNIT, UNIT


def weights_of(model: Model, positions: Positions) -> dict[str, Any]:
    """The part of the file that the game reads. Numbers count as they are, within bounds; the bias has their means."""
    p, scheme, hidden = model.p, positions.scheme, model.shape.hidden
    each = p["number"][:, None]
    bias = p["bias"].astype(np.float64)
    if hidden:
        each = np.hstack([each, p["hidden_number"]])
        bias = np.concatenate([bias, p["hidden_bias"]])
    slope = each / model.spread[:, None]
    bias -= (model.mean[:, None] * slope).sum(0)
    units = model.cards.units
    by_group = model.by_group()
    groups = [int(group) for group in np.unique(model.group[model.is_card])]
    squares = model.columns[~model.is_card] - model.first_square
    of_squares = p["square"][~model.is_card, None]
    if hidden:
        of_squares = np.hstack([of_squares, p["hidden_square"][~model.is_card]])
    return {
        "terms": positions.terms,
        "bands": positions.bands,
        "bias": whole(bias, UNIT),
        "out": whole(p["out"], OUT_UNIT) if hidden else [],
        "numbers": [
            [scheme.names[index], int(low), int(high), whole(row, UNIT)]
            for index, low, high, row in zip(model.kept, model.least, model.most, slope, strict=True)
        ],
        "features": model.cards.names,
        "groups": {scheme.groups[group]: whole(by_group[group] / units, UNIT) for group in groups},
        "embedding": [whole(row, EMBEDDED) for row in p["embedding"] / units[:, None]] if hidden else [],
        "mixing": {scheme.groups[group]: whole(p["mixing"][group].ravel(), MIXED) for group in groups}
        if hidden
        else {},
        "squares": [[int(square), whole(row, UNIT)] for square, row in zip(squares, of_squares, strict=True)],
    }


def whole(numbers: Any, unit: int) -> list[int]:
    return [int(number) for number in np.rint(np.asarray(numbers, np.float64) * unit)]
