"""`hexadeck analyse`: the curve, the turning points, JSON, and refusals of what is not over."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import called, hexadeck, refused

from hexadeck import agents, games
from hexadeck.minds.odds import Odds


def record(choices: int, game: str = "knights-and-kings") -> dict[str, Any]:
    """A match of newcomers, in which Player 2 gives up after so many choices."""
    match = games.load(game).start(seed=5)
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
    assert lines[0] == "Knights & Kings, 25 choices. Greta conceded."
    curves = [line for line in lines if line.startswith(("  You   ", "  Greta "))]
    assert [curve[-1] for curve in curves] == ["█", "▁"]
    assert len(set(map(len, curves))) == 1
    assert any(re.match(r"1\. Turn \d+, (You|Greta), choice", line) for line in lines)
    assert any("more matches in 100, give or take" in line for line in lines)
    assert re.fullmatch(rf"Try one again from there: hexadeck play --resume {re.escape(file)} --at \d+", lines[-1])


def test_a_game_that_counts_rounds_has_its_turning_points_in_rounds(tmp_path: Path) -> None:
    """Two turns make a round: the engine's own count of turns would be twice as high."""
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record(60, "kanzume-goddess")))
    points = json.loads(hexadeck("analyse", str(path), "--json").out)["turning_points"]

    ended = hexadeck("analyse", str(path))

    told = re.findall(r"^\d\. (.+?), ", ended.out, re.MULTILINE)
    assert told == [f"Round {(point['turn'] + 1) // 2}" for point in points]
    assert told


def test_a_turning_point_is_tried_again_in_a_match_of_its_own(file: str, tmp_path: Path) -> None:
    """The person sits where the choice was made, whoever did so then; the old match stays as it is."""
    before = Path(file).read_text()
    point = json.loads(hexadeck("analyse", file, "--json", "--seat", "2").out)["turning_points"][0]
    at = str(point["at"] + 1)

    there = hexadeck("play", "--resume", file, "--at", at, "--bot", "pip", typed="q\n", home=tmp_path)

    assert point["question"] in " ".join(there.out.split())
    (kept,) = (tmp_path / "hexadeck" / "matches").glob("*.json")
    tried = json.loads(kept.read_text())
    assert tried["players"] == ["pip", "person"]
    assert tried["choices"] == json.loads(before)["choices"][: point["at"]]
    assert Path(file).read_text() == before


@pytest.mark.parametrize("words", [["--resume", "FILE", "--at", "0"], ["--resume", "FILE", "--at", "99"]])
def test_a_choice_that_is_not_there_is_refused(file: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, "play", *[file if word == "FILE" else word for word in words])

    assert f"there is no choice {words[-1]} in {file}: it has 1 to 25" in refused(ended)


def test_where_nothing_can_be_told_it_says_so(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Odds, "is_blind", lambda *_: True)

    assert called(capsys, "analyse", file).out.splitlines()[-1].startswith("Nothing can be told about it: ")


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
