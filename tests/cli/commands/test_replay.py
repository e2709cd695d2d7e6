"""`hexadeck replay`: the log of a match, the table at a step, and refusals of what does not fit."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import Ended, called, hexadeck, refused

from hexadeck import agents, games
from hexadeck.kernel.shuffle import commitment_to, shared_seed
from hexadeck.lessons.trials import from_trial, trial_position

FOX = "Ember Fox [HM1]\nRed Field Minion, Fox\nCost 1 (R), BP 200, DP 1\nCharge.\nWhen summoned: draw 1 card.\n"


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
        ({"home_made": "all"}, "home_made"),
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


def test_a_match_with_home_made_cards_is_read_and_verified_with_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a server hands it out: its record has the cards, and says how they were shuffled."""
    secret, words = "00" * 32, ["heads", "tails"]
    match = games.load("zenonzard", [("foxes", FOX)]).start(seed=shared_seed(secret, words))
    for _ in range(10):
        match.choose(0)
    shuffle = {"commitment": commitment_to(secret), "secret": secret, "words": words}

    read = replay(capsys, tmp_path, match.record() | {"shuffle": shuffle})
    verified = called(capsys, "verify", str(tmp_path / "match.json"))

    assert (read.status, verified.status) == (0, 0), read.err + verified.err
    assert "Verified: 10 choices" in " ".join(read.out.split())
    assert "'heads'" in verified.out


def test_a_match_that_began_where_a_card_is_tried_is_read_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.load("zenonzard", [("foxes", FOX)])
    match = from_trial(game, trial_position(game, "HM1"))
    match.choose(0)

    read = replay(capsys, tmp_path, match.record())

    assert (read.status, "Verified: 1 choices" in " ".join(read.out.split())) == (0, True), read.err


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"game": "zenonzard"}'])
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "match.json").write_text(text)

    assert "not a saved match" in refused(called(capsys, "replay", str(tmp_path / "match.json")), status=1)


def test_a_file_without_an_end_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "larger than 16 MB" in refused(called(capsys, "replay", "/dev/zero"))


def test_a_missing_file_is_refused() -> None:
    assert "nowhere.json" in refused(hexadeck("replay", "nowhere.json"))
