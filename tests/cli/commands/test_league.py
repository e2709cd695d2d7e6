"""`hexadeck league`: bots meet each other and are rated."""

import json
from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused


def test_a_league_is_played_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "kings.league")
    words = ("league", "knights-and-kings", "--agents", "random,greedy", "--file", file, "--workers", "1")
    ended = hexadeck(*words, "-n", "2")

    assert ended.status == 0
    assert "2 matches of knights-and-kings, 2 a pair" in ended.out
    assert "over" in ended.out
    report = json.loads(called(capsys, *words, "-n", "3", "--json").out)
    assert {share["matches"] for share in report["shares"]} == {3}
    assert len(Path(file).read_text().splitlines()) == 4


def test_unknown_agents_are_refused_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert "did you mean 'greedy'?" in refused(called(capsys, "league", "zenonzard", "--agents", "random,gredy"))
