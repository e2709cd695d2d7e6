"""The fit of the win chance: it finds the curve that made the data, and says how good it is."""

import json
import sys
from math import exp
from pathlib import Path

import pytest

import fit_win_chance
from fit_win_chance import Seen, auc, calibration, check, fit, fit_band, played
from hexadeck.minds.curves import read_win_chance


def made_by(offset: int, scale: int) -> list[Seen]:
    """A table of every worth, once won and once lost, weighing as the curve says."""
    found: list[Seen] = []
    for worth in range(-1000, 1001, 50):
        p = 1 / (1 + exp(-(worth + offset) / scale))
        found += [Seen(5, worth, 1.0, p), Seen(5, worth, 0.0, 1 - p)]
    return found


@pytest.mark.parametrize(("offset", "scale"), [(0, 200), (300, 450), (-120, 90)])
def test_the_curve_that_made_the_data_is_found(offset: int, scale: int) -> None:
    found = fit_band(made_by(offset, scale))

    assert found == (pytest.approx(offset, abs=3), pytest.approx(scale, rel=0.02))


def test_where_a_lead_loses_nothing_can_be_told() -> None:
    """Not that it is bad to be ahead: the curve is nearly flat."""
    _, scale = fit_band([Seen(1, 100, 0.0, 1.0), Seen(1, -100, 1.0, 1.0)])

    assert scale >= 50_000


def test_auc_is_how_often_a_winner_looks_better() -> None:
    assert auc([Seen(1, 10, 1.0, 1.0), Seen(1, 5, 0.0, 1.0)]) == 1.0
    assert auc([Seen(1, 5, 1.0, 1.0), Seen(1, 5, 0.0, 1.0)]) == 0.5
    assert auc([Seen(1, 1, 1.0, 1.0), Seen(1, 5, 0.0, 1.0), Seen(1, 0, 0.0, 1.0)]) == 0.5


def test_what_was_said_stands_beside_what_came() -> None:
    seen = [Seen(1, 0, 1.0, 1.0), Seen(1, 0, 0.0, 1.0), Seen(1, 9, 1.0, 1.0)]

    assert calibration(seen, [0.3, 0.3, 0.9]) == [[0.3, 0.5], [0.9, 1.0]]


def test_numbers_are_kept_in_the_games_folder_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole small run: one match of random players for the fit and one for the check."""
    (tmp_path / "zenonzard").mkdir()
    monkeypatch.setattr(fit_win_chance, "FOLDER", tmp_path)
    matches = [played("zenonzard", "random", None, None, f"test/{number}") for number in range(2)]
    bands = fit(matches[0][1])
    figures = check(matches[1][1], bands)

    fit_win_chance.keep("zenonzard", matches[0][0], {"made": "", "matches": 2, "bands": bands, "figures": figures})
    data = json.loads((tmp_path / "zenonzard/win_chance.json").read_text("utf-8"))
    chances = read_win_chance(data)

    assert [band.until for band in chances.bands["2 seats"]] == [until for until, _, _ in bands]
    assert bands[-1][0] == 0
    assert 0 <= chances.of(100, 3, 2, 2) <= 10_000


def test_too_few_matches_are_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One match is for the fit, and none is left for the check."""
    monkeypatch.setattr(fit_win_chance, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["fit", "zenonzard", "-n", "1", "--agents", "random", "--write"])

    with pytest.raises(SystemExit):
        fit_win_chance.main()

    assert "1 is too few matches" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
