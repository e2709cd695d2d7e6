"""`hexadeck simulate`: bots play, wins are counted."""

import json
from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused


def test_a_series_is_reported() -> None:
    ended = hexadeck("simulate", "zenonzard", "-n", "2", "--agents", "random,random", "--decks", "aguma,two flags")

    assert ended.status == 0
    assert "2 matches" in ended.out


def test_without_names_equal_bots_play_so_that_decks_can_differ() -> None:
    """Decks change sides: with a bot that always wins, every deck would win half of its matches."""
    ended = hexadeck("simulate", "zenonzard", "-n", "2", "--decks", "demete,silent")

    assert "greedy against greedy" in ended.out
    assert "1 of 2" not in ended.out.partition("Wins by deck")[2].partition("Endings")[0]


def test_a_series_is_reported_as_json() -> None:
    ended = hexadeck("simulate", "zenonzard", "-n", "2", "--agents", "random,random", "--json")

    assert json.loads(ended.out)["matches"] == 2


def test_a_series_of_a_mode_with_more_seats() -> None:
    """Agents sit in turns, so in a Team Match each has a team; four seats a match are counted."""
    words = ("-n", "2", "--agents", "random,greedy", "--mode", "team", "--seats", "4", "--json", "--option")
    ended = hexadeck("simulate", "kanzume-goddess", *words, "round_limit=20")

    report = json.loads(ended.out)
    assert [outcome["agents"] for outcome in report["outcomes"]] == [["random", "greedy"] * 2, ["greedy", "random"] * 2]
    assert {outcome["rule"] for outcome in report["outcomes"]} <= {"KG-121", "KG-R68"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--mode", "team", "--seats", "5"], "mode 'team' of Kanzume Goddess is for 4 or 6 players, not 5"),
        (["--mode", "teams"], "no mode 'teams'; modes are individual, team"),
        (["--seats", "7"], "is for 2 to 6 players, not 7"),
        (["--seats", "many"], "--seats"),
    ],
)
def test_seats_and_modes_that_do_not_fit_are_refused(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert said in refused(called(capsys, "simulate", "kanzume-goddess", *words))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-n", "0"], "-n"),
        (["-n", "many"], "-n"),
        (["--agents", "greddy"], "did you mean 'greedy'"),
        (["--decks", "aguma,agumo rush"], "did you mean 'Aguma Rush'"),
        (["--cards", "nowhere.cards"], "nowhere.cards"),
    ],
)
def test_a_wrong_call_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert said in refused(called(capsys, "simulate", "zenonzard", *words))


def test_home_made_cards_that_no_deck_holds_are_not_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "home.cards"
    file.write_text("Paper Golem [HOME1]\nRed Field Minion, Golem\nCost 2 (R), BP 300, DP 1\n")

    for command in (["simulate", "zenonzard", "-n", "2"], ["play", "zenonzard"]):
        said = refused(called(capsys, *command, "--cards", str(file)))
        assert "no deck here holds Paper Golem" in said
