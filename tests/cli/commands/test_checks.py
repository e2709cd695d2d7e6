"""`hexadeck check-cards` and `hexadeck check-deck`."""

from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused

GOOD = """\
Paper Golem [HOME1]
Red Field Minion, Golem
Cost 2 (R), BP 300, DP 1
When summoned: draw 1 card.
"""
BAD = """\
Paper Golem [HOME1]
Red Field Minion, Golem
Cost 2 (R), BP 300, DP 1
When summoned: drow 1 card.
When attacking: this minion gets +300 PB this turn.
"""
DECK = """\
Paper Army
Forces: Force of Sin - Cyclops, Force of Eternity - Ouroboros
3 Paper Golem
37 Miner of Aguma
"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "good.cards").write_text(GOOD)
    (tmp_path / "bad.cards").write_text(BAD)
    (tmp_path / "paper.deck").write_text(DECK)
    return tmp_path


def test_good_cards_are_counted(files: Path) -> None:
    ended = hexadeck("check-cards", "zenonzard", str(files / "good.cards"))

    assert (ended.status, ended.out, ended.err) == (0, "1 card is fine\n", "")


def test_a_card_in_other_words_is_shown_as_it_will_be_printed(files: Path) -> None:
    file = files / "other.cards"
    file.write_text(GOOD.replace("draw 1 card.", "Draw a card"))

    ended = hexadeck("check-cards", "zenonzard", str(file))

    assert ended.out == f"{file}:4: printed as 'When summoned: draw 1 card.'\n1 card is fine\n"


def test_every_error_has_a_line_with_its_place(files: Path) -> None:
    file = files / "bad.cards"

    ended = hexadeck("check-cards", "zenonzard", str(file))

    assert ended.status == 1
    assert [f"{file}:4:", f"{file}:5:"] == [line[: len(str(file)) + 3] for line in ended.out.splitlines()]
    assert ended.err == ""


@pytest.mark.parametrize("name", ["", "missing.cards"])
def test_a_file_that_cannot_be_read_is_refused(files: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert str(files / name) in refused(called(capsys, "check-cards", "zenonzard", str(files / name)))


def test_a_file_that_is_no_text_is_refused(files: Path) -> None:
    (files / "picture.cards").write_bytes(b"\x89PNG\xff\xfe")

    assert "UTF-8" in refused(hexadeck("check-cards", "zenonzard", str(files / "picture.cards")))


def test_a_legal_deck_is_called_legal(files: Path) -> None:
    ended = hexadeck("check-deck", "zenonzard", str(files / "paper.deck"), "--cards", str(files / "good.cards"))

    assert (ended.status, ended.out) == (0, "Paper Army is legal: 40 cards, 2 different\n")


def test_every_violated_rule_is_named(files: Path) -> None:
    (files / "wrong.deck").write_text("Wrong\nForces: Force of Sin - Cyclops\n4 Fire Beetle\n1 Fir Beetle\n")

    ended = hexadeck("check-deck", "zenonzard", str(files / "wrong.deck"))

    assert ended.status == 1
    for said in ("ZZ-001", "ZZ-002", "ZZ-004", "did you mean 'Fire Beetle'"):
        assert said in ended.out


def test_a_rule_option_counts_for_a_deck(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["check-deck", "zenonzard", str(files / "paper.deck"), "--cards", str(files / "good.cards")]

    ended = called(capsys, *words, "--option", "allow_any_number_text=no")

    assert ended.status == 1
    assert "ZZ-002" in ended.out


def test_a_file_that_is_no_deck_is_wrong(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "empty.deck").write_text("\n")

    ended = called(capsys, "check-deck", "zenonzard", str(files / "empty.deck"))

    assert (ended.status, ended.err) == (1, "")
    assert "empty" in ended.out


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("first_turn_attack", "name=value"),
        ("first_turn_atack=no", "did you mean 'first_turn_attack'"),
        ("first_turn_attack=maybe", "yes or no"),
    ],
)
def test_a_wrong_rule_option_is_refused(
    files: Path, capsys: pytest.CaptureFixture[str], option: str, said: str
) -> None:
    assert said in refused(called(capsys, "check-deck", "zenonzard", str(files / "paper.deck"), "--option", option))
