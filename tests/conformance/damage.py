"""Damage to written data, the kind that hand-made files, old versions and bad intentions bring."""

import copy
from typing import Any

from hexadeck.kernel.rng import below
from hexadeck.kernel.rows import Row

ODD_VALUES: list[Any] = [
    None, True, False, 0.5, float("nan"), "", "x", "step", "deck 0", [], [0], ["step"], [[]], {}, {"": 0}, b"",
]  # fmt: skip
ODD_NUMBERS = [-1, 0, 1, 2, 3, 7, 40, 4095, 10**9, -(10**9), 2**31, 2**70]


def damaged(data: Any, words: Row) -> Any:
    """A copy with one or two places changed, in any part of it alike and as deep as the part goes."""
    result = copy.deepcopy(data)
    for _ in range(1 + below(words, 2)):
        part = _pick(words, list(result))
        box, key = _pick(words, [(result, part), *_places(result[part])])
        _damage(box, key, words)
    return result


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every place inside some data, as the box and the key in it."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [place for key in keys for place in ((data, key), *_places(data[key]))]


def _damage(box: Any, key: Any, words: Row) -> None:
    kind = below(words, 8)
    if kind == 0:
        del box[key]
    elif kind == 1 and isinstance(box, list):
        box.insert(key, copy.deepcopy(box[key]))
    elif kind == 2 and isinstance(box, dict):
        box[f"{key}?"] = box.pop(key)
    elif kind == 3 and isinstance(box, list):
        box.append(copy.deepcopy(_pick(words, ODD_VALUES)))
    elif kind == 4:
        box[key] = copy.deepcopy(_pick(words, ODD_VALUES))
    elif isinstance(box[key], int):
        box[key] = _pick(words, [box[key] + 1, *ODD_NUMBERS])
    elif isinstance(box[key], list):
        box[key].reverse()
    else:
        box[key] = _pick(words, ODD_NUMBERS)


def _pick(words: Row, things: list[Any]) -> Any:
    return things[below(words, len(things))]
