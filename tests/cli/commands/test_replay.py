"""`hexadeck replay`: the log of a match, the table at a step, and refusals of what does not fit."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import Ended, called, hexadeck, refused

from hexadeck import agents, games


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = games.load("zenonzard").start(seed=5)
    bot = agents.load("random", 5)
    while match.length < 30 and match.seat is not None:
        match.choose(bot.choose(match, match.seat))
    return match.record()


def replay(capsys: pytest.CaptureFixture[str], folder: Path, data: object, *words: str) -> Ended:
    (folder / "match.json").write_text(json.dumps(data))
    return called(capsys, "replay", str(folder / "match.json"), *words)


def test_a_match_is_read_as_a_log_with_rules(tmp_path: Path, record: dict[str, Any]) -> None:
    (tmp_path / "match.json").write_text(json.dumps(record))

    ended = hexadeck("replay", str(tmp_path / "match.json"))

    assert (ended.status, ended.err) == (0, "")
    assert "Turn 1: Player" in ended.out
    assert "[ZZ-034]" in ended.out or "[ZZ-044]" in ended.out
    assert record["hash"] in ended.out
    assert "\x1b" not in ended.out


def drawn(log: str, who: str) -> set[str]:
    """What somebody is said to have drawn, card by card."""
    start = f"{who} draws " if who != "You" else "You draw "
    return {line.split(start)[1].split(" [")[0] for line in log.splitlines() if start in line}


def test_spectators_read_no_hidden_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any) -> None:
    ended = replay(capsys, tmp_path, record)

    assert drawn(ended.out, "Player 1") | drawn(ended.out, "Player 2") == {"a card."}


def test_a_seat_reads_its_own_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any) -> None:
    ended = replay(capsys, tmp_path, record, "--seat", "2")

    assert drawn(ended.out, "Player 1") == {"a card."}
    assert drawn(ended.out, "You")
    assert "a card." not in drawn(ended.out, "You")
    assert "Player 2" not in ended.out


def test_the_person_is_you_and_the_bot_has_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any
) -> None:
    ended = replay(capsys, tmp_path, record | {"players": ["person", "greta"]})
    table = replay(capsys, tmp_path, record | {"players": ["person", "greta"]}, "--step", "30")

    assert drawn(ended.out, "You") == drawn(ended.out, "Greta") == {"a card."}
    assert "Player" not in ended.out
    assert "─ Greta" in table.out


def test_a_step_shows_the_table_before_it(tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any) -> None:
    ended = replay(capsys, tmp_path, record, "--seat", "1", "--step", "1")

    assert "before the first turn" in ended.out
    assert "hand 6  deck 34" in ended.out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": "0"}, "rules version"),
        ({"cards": "0000"}, "card set"),
        ({"hash": "0000"}, "replaying it gives"),
        ({"choices": [0, 99]}, "choice 2"),
        ({"choices": "none"}, "choices"),
        ({"setup": None}, "setup"),
        ({"hexadeck": 99}, "record format"),
        ({"home_cards": "all"}, "home_cards"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any, change: dict[str, Any], said: str
) -> None:
    assert said in refused(replay(capsys, tmp_path, record | change), status=1)


@pytest.mark.parametrize(
    ("words", "said"), [(["--seat", "3"], "no Player 3"), (["--seat", "0"], "--seat"), (["--step", "99"], "1 to 31")]
)
def test_a_wrong_call_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any, words: list[str], said: str
) -> None:
    assert said in refused(replay(capsys, tmp_path, record, *words))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"game": "zenonzard"}'])
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "match.json").write_text(text)

    assert "not a saved match" in refused(called(capsys, "replay", str(tmp_path / "match.json")), status=1)


def test_a_missing_file_is_refused() -> None:
    assert "nowhere.json" in refused(hexadeck("replay", "nowhere.json"))
