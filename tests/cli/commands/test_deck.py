"""`hexadeck deck`: from a new deck to a link and back."""

from pathlib import Path

import pytest
from tests.cli.shell import called, refused


def test_a_deck_goes_its_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, theirs = tmp_path / "mine.deck", tmp_path / "theirs.deck"
    made = called(capsys, "deck", "zenonzard", "new", "Mine", "--like", "two flags", "--out", str(mine))
    checked = called(capsys, "deck", "zenonzard", "check", str(mine))
    hands = called(capsys, "deck", "zenonzard", "hands", str(mine), "-n", "2")
    code = called(capsys, "deck", "zenonzard", "link", str(mine)).out.strip()
    link = f"https://cards.example/games/zenonzard/workshop#deck={code}"
    called(capsys, "deck", "zenonzard", "import", link, "--out", str(theirs))

    assert "Mine is in" in made.out
    assert "Mine is legal: 40 cards" in checked.out
    assert len(hands.out.splitlines()) == 2
    assert theirs.read_text() == mine.read_text()
    assert called(capsys, "deck", "zenonzard", "export", str(theirs)).out == mine.read_text()

    mine.write_text(mine.read_text().replace("Forces:", "Powers:") + "\n4 Fire Beetle\n")
    wrong = called(capsys, "deck", "zenonzard", "check", str(mine))
    assert wrong.status == 1
    assert "ZZ-001" in wrong.out
    assert "ZZ-004" in wrong.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zenonzard", "chek", "x"], "did you mean 'check'?"),
        (["zenonzard", "import", "rubbish"], "code of"),
        (["zenonzard", "check", "nowhere.deck"], "there is no file"),
        (["saint-seiya", "check", "x"], "without decks"),
    ],
)
def test_mistakes_are_told(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(called(capsys, "deck", *words))


def test_a_file_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.deck"
    mine.write_text("precious")

    assert "exists already" in refused(called(capsys, "deck", "zenonzard", "new", "Mine", "--out", str(mine)))
    assert mine.read_text() == "precious"
