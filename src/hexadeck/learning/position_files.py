"""Positions in a file, so that a machine that fits need not be the one that plays: NumPy's `.npz`, with a header."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.learning.matches import Setting
from hexadeck.learning.positions import Positions
from hexadeck.minds.features import Scheme

FORMAT: Final = 1
KINDS: Final = {
    "places": "<i4", "starts": "<i8", "numbers": "<i2", "won": "<f4", "match": "<i4", "turn": "<i4", "curve": "<f4",
}  # fmt: skip
"""How every array is kept. No number is beyond `features.FAR`."""


def save_positions(path: Path, positions: Positions) -> None:
    header = {
        "format": FORMAT,
        "setting": asdict(positions.setting),
        "matches": positions.matches,
        "terms": positions.terms,
        "bands": positions.bands,
        "prints": int(positions.scheme.prints),
        "groups": positions.scheme.groups,
        "names": positions.scheme.names,
    }
    arrays: dict[str, Any] = {name: getattr(positions, name).astype(kind) for name, kind in KINDS.items()}
    try:
        with path.open("wb") as file:
            np.savez_compressed(file, header=np.array(json.dumps(header)), **arrays)
    except OSError as error:
        raise HexadeckError(f"cannot write {path}: {error.strerror}") from error


def load_positions(path: Path) -> Positions:
    """What the file has; refused with the reason where it does not belong to the game as it is now."""
    try:
        with np.load(path, allow_pickle=False) as file:
            header = json.loads(str(file["header"]))
            arrays = {name: _array(file[name], kind) for name, kind in KINDS.items()}
        return _positions(header, arrays)
    except OSError as error:
        raise HexadeckError(f"cannot read {path}: {error.strerror or error}") from error
    except (AttributeError, BadZipFile, EOFError, KeyError, TypeError, ValueError) as error:
        reason = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
        raise HexadeckError(f"{path} has no positions to learn from: {reason}") from error


def _array(found: Any, kind: str) -> Any:
    if found.dtype.str != kind:
        raise ValueError(f"its numbers are {found.dtype.str}, not {kind}")
    return found.astype(np.float32 if found.dtype.kind == "f" or kind == "<i2" else np.int64)


def _positions(header: dict[str, Any], arrays: dict[str, Any]) -> Positions:
    if header["format"] != FORMAT:
        raise ValueError(f"it has format {header['format']!r}, not {FORMAT}")
    setting = Setting(**header["setting"])
    game = games.load(setting.game)
    scheme = Scheme(game.new_table(setting.seats).schema, len(game.prints), header["terms"], header["bands"])
    if (header["prints"], header["groups"], header["names"]) != (scheme.prints, scheme.groups, scheme.names):
        raise ValueError(f"{setting.game} has other cards, zones or columns now; play them again")
    rows, starts, places = len(arrays["won"]), arrays["starts"], arrays["places"]
    fits = arrays["numbers"].shape == (rows, len(scheme.names)) and len(starts) == rows + 1 and rows > 0
    fits = fits and all([len(arrays[name]) == rows for name in ("match", "turn", "curve")])
    if not fits or starts[0] != 0 or starts[-1] != len(places) or (np.diff(starts) < 0).any():
        raise ValueError("its arrays do not have a row for every position")
    if len(places) and not 0 <= places.min() <= places.max() < scheme.places:
        raise ValueError("it names cards or squares that there are not")
    if not 0 <= arrays["match"].min() <= arrays["match"].max() < header["matches"]:
        raise ValueError("its positions are of other matches than it says")
    return Positions(setting, header["matches"], scheme, header["terms"], header["bands"], **arrays)
