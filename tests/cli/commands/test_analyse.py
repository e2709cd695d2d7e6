"""`hexadeck analyse`: the curve, the turning points, JSON, and refusals of what is not over."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import called, hexadeck, refused

from hexadeck import agents, games


def record(choices: int) -> dict[str, Any]:
    """A match of newcomers, in which Player 2 gives up after so many choices."""
    match = games.load("knights-and-kings").start(seed=5)
    bot = agents.load("pip", 5)
    while match.length < choices and match.seat is not None:
        match.choose(bot.choose(match, match.seat))
    match.concede(1)
    return match.record()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("analyse") / "match.json"
    path.write_text(json.dumps({**record(24), "players": ["person", "greta"]}))
    return str(path)


def test_a_match_has_a_curve_for_each_player_and_turning_points(file: str) -> None:
    ended = hexadeck("analyse", file)

    assert (ended.status, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0] == "Knights & Kings, 25 choices. greta conceded."
    curves = [line for line in lines if line.startswith(("  You   ", "  greta "))]
    assert [curve[-1] for curve in curves] == ["█", "▁"]
    assert len(set(map(len, curves))) == 1
    assert any(re.match(r"1\. Turn \d+, (You|greta), choice", line) for line in lines)
    assert any("percentage points better, give or take" in line for line in lines)


def test_as_json_it_is_the_same_every_time_and_about_whom_one_wants(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = [called(capsys, "analyse", file, "--json", "--seat", "1") for _ in range(2)]

    found = json.loads(ended[0].out)
    assert ended[0].out == ended[1].out
    assert (found["game"], found["sides"]) == ("knights-and-kings", [0, 1])
    assert found["moments"][-1]["chances"] == [10_000, 0]
    assert {point["seat"] for point in found["turning_points"]} == {0}


def test_what_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = games.load("knights-and-kings").start(seed=5)
    (tmp_path / "match.json").write_text(json.dumps(match.record()))

    assert "the match is not over" in refused(called(capsys, "analyse", str(tmp_path / "match.json")))


def test_a_seat_that_is_not_there_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no Player 3" in refused(called(capsys, "analyse", file, "--seat", "3"))
