"""`hexadeck simulate`: bots play, wins are counted."""

import json

import pytest
from tests.cli.shell import called, hexadeck, refused


def test_a_series_is_reported() -> None:
    ended = hexadeck("simulate", "zenonzard", "-n", "2", "--agents", "random,random", "--decks", "aguma,two flags")

    assert ended.status == 0
    assert "2 matches" in ended.out


def test_a_series_is_reported_as_json() -> None:
    ended = hexadeck("simulate", "zenonzard", "-n", "2", "--agents", "random,random", "--json")

    assert json.loads(ended.out)["matches"] == 2


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
