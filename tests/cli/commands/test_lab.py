"""`hexadeck lab`: a question, an answer with its interval, a file to go on from and a page to show."""

import json
from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused

QUICK = ("--agents", "random", "--most", "3", "--workers", "1")
CHANGED = "Fire Beetle [RF04]\nRed Field Minion, Monster\nCost 2 (R), BP 400, DP 1\nCharge.\n"


def test_a_question_is_answered_kept_and_shown(tmp_path: Path) -> None:
    """The second call finds all rounds in the file and plays nothing."""
    words = ("lab", "zenonzard", "duel", "aguma rush", "two flags", *QUICK, "--results", str(tmp_path / "duel.lab"))
    ended = hexadeck(*words, "--html", str(tmp_path / "duel.html"))
    again = hexadeck(*words, "--json")

    assert ended.status == 0, ended
    assert "3 rounds, 6 matches: as many rounds as were allowed" in ended.out
    assert "Everybody played as random" in ended.out
    assert "comebacks" not in ended.out
    assert "too few rounds to tell" in ended.out
    assert "too few rounds to tell" in (tmp_path / "duel.html").read_text()
    report = json.loads(again.out)
    assert (report["matches"], report["played"]) == (6, 0)


def test_a_changed_sentence_is_measured_where_it_is_held(tmp_path: Path) -> None:
    file = tmp_path / "changed.cards"
    file.write_text(CHANGED)
    words = ("--decks", "aguma rush,poseido", "--against", "village choir", "--json")
    ended = hexadeck("lab", "zenonzard", "sentence", str(file), *QUICK, *words)

    report = json.loads(ended.out)
    assert report["title"] == "What the change of Fire Beetle does"
    assert [trial["name"] for trial in report["trials"]] == ["Aguma Rush"]


def test_a_new_card_is_put_in_a_deck_by_its_name_or_its_id(tmp_path: Path) -> None:
    file = tmp_path / "new.cards"
    file.write_text("Tide Scholar [HM1]\nBlue Field Minion, Merfolk\nCost 2 (U), BP 200, DP 1\n")
    words = ("--cards", str(file), "--decks", "poseido", "--json")
    told = [
        json.loads(hexadeck("lab", "zenonzard", "put", word, *QUICK, *words).out) for word in ("tide scholar", "HM1")
    ]

    assert [report["title"] for report in told] == ["What Tide Scholar does to a deck"] * 2
    assert [trial["tags"]["deck"] for report in told for trial in report["trials"]] == ["Poseido Score"] * 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zenonzard", "dual"], "no question 'dual' (did you mean 'duel'?)"),
        (["zenonzard", "duel", "aguma"], "the question 'duel' is about two decks"),
        (["zenonzard", "card", "Fire Beatle"], "no card is called 'Fire Beatle' (did you mean 'Fire Beetle'?)"),
        (["kanzume-goddess", "matrix"], "is played without decks of your own; ask 'card', 'sentence' or 'table'"),
        (["zenonzard", "table", "--agents", "gredy"], "did you mean 'greedy'?"),
        (["zenonzard", "table", "--until", "bored"], "--until is clear or precise"),
        (["zenonzard", "table", "--ray", "auto"], "pip install hexadeck[cluster]"),
    ],
)
def test_a_wrong_question_is_refused_with_what_is_right(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(called(capsys, "lab", *words))
