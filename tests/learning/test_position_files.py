"""Positions in a file: they come back as they were, and a file that does not belong to the game is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexadeck.kernel.errors import HexadeckError
from hexadeck.learning.matches import Setting, play_many
from hexadeck.learning.position_files import KINDS, load_positions, save_positions
from hexadeck.learning.positions import Positions, read_positions

SETTING = Setting("zenonzard", 2, "duel", "test", "bruno")


@pytest.fixture(scope="module")
def positions() -> Positions:
    return read_positions(SETTING, play_many(SETTING, 1, 1))


@pytest.fixture(scope="module")
def file(positions: Positions, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "positions.npz"
    save_positions(path, positions)
    return path


def test_positions_come_back_as_they_were(positions: Positions, file: Path) -> None:
    again = load_positions(file)
    for name in KINDS:
        np.testing.assert_array_equal(getattr(again, name), getattr(positions, name))
        assert getattr(again, name).dtype == getattr(positions, name).dtype
    assert (again.setting, again.matches, again.terms) == (SETTING, 1, positions.terms)
    assert again.bands == positions.bands
    assert again.scheme.names == positions.scheme.names


def of_header(change: Callable[[dict[str, Any]], object]) -> Callable[[dict[str, Any]], None]:
    def damage(arrays: dict[str, Any]) -> None:
        header = json.loads(str(arrays["header"]))
        change(header)
        arrays["header"] = np.array(json.dumps(header))

    return damage


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (of_header(lambda h: h.update(format=9)), "it has format 9, not 1"),
        (of_header(lambda h: h.pop("names")), "'names' is missing"),
        (of_header(lambda h: h["groups"].pop()), "zenonzard has other cards, zones or columns now; play them again"),
        (of_header(lambda h: h["setting"].update(game="whist")), "whist"),
        (of_header(lambda h: h.update(matches=0)), "its positions are of other matches than it says"),
        (lambda a: a.pop("won"), "'won is not a file in the archive' is missing"),
        (lambda a: a.update(won=a["won"][1:]), "its arrays do not have a row for every position"),
        (lambda a: a["starts"].__setitem__(-1, 3), "its arrays do not have a row for every position"),
        (lambda a: a["places"].__setitem__(0, 1 << 30), "it names cards or squares that there are not"),
        (lambda a: a.update(turn=a["turn"].astype("<f8")), "its numbers are <f8, not <i4"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason(damage: Any, reason: str, file: Path, tmp_path: Path) -> None:
    with np.load(file) as found:
        arrays = dict(found)
    damage(arrays)
    path = tmp_path / "damaged.npz"
    np.savez(path, **arrays)
    with pytest.raises(HexadeckError) as refusal:
        load_positions(path)
    assert reason in str(refusal.value)


def test_a_file_that_is_none_is_refused(positions: Positions, tmp_path: Path) -> None:
    with pytest.raises(HexadeckError, match="cannot read"):
        load_positions(tmp_path / "none.npz")
    (tmp_path / "text.npz").write_text("hello")
    with pytest.raises(HexadeckError, match="has no positions to learn from"):
        load_positions(tmp_path / "text.npz")
    with pytest.raises(HexadeckError, match="cannot write"):
        save_positions(tmp_path / "nowhere" / "positions.npz", positions)
