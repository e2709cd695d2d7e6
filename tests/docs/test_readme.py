"""What the README shows is true."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from tests.cli.shell import hexadeck

from hexadeck import games
from hexadeck.cardtext.words import CardErrors

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_engine_example_runs_to_the_end_of_a_match() -> None:
    """The Python block plays a match, and every line behind it works on the result."""
    example = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)[0]
    names: dict[str, object] = {}

    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(example, "README.md", "exec"), names)  # noqa: S102 - the README's own example

    assert printed.getvalue().splitlines()[-1].startswith("Result(")


def test_the_card_example_is_understood() -> None:
    """The card block loads next to the shipped set; with a word spoilt it does not."""
    example = re.findall(r"```\n(Emberling.*?)```", README, flags=re.DOTALL)[0]

    game = games.load("zenonzard", [("home.cards", example)])

    assert game.prints_by_id["HM1"].name == "Emberling"
    with contextlib.suppress(CardErrors):
        games.load("zenonzard", [("home.cards", example.replace("summoned", "sumoned"))])
        raise AssertionError("a spoilt word was ignored")


def test_the_card_example_is_put_in_a_deck_and_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands behind the card, as they are written."""
    monkeypatch.chdir(tmp_path)
    begin, measure = [re.findall(rf"`hexadeck ({name} zenonzard [^`]+)`", README)[0] for name in ("deck", "lab")]
    Path("home.cards").write_text(re.findall(r"```\n(Emberling.*?)```", README, flags=re.DOTALL)[0], "utf-8")

    assert hexadeck(*shlex.split(begin)).status == 0
    deck = Path("my.deck")
    [(put, taken)] = re.findall(r"write\s`(\d \w+)` instead of `([^`]+)`", README)
    assert taken in deck.read_text("utf-8")
    deck.write_text(deck.read_text("utf-8").replace(taken, put), "utf-8")
    assert hexadeck(*shlex.split("check-deck zenonzard my.deck --cards home.cards")).status == 0
    measured = hexadeck(*shlex.split(measure), "--most", "1", "--workers", "1")

    assert measured.status == 0, measured.err
    assert "What Emberling is worth" in measured.err


def test_the_first_lines_are_the_two_commands() -> None:
    """A newcomer sees how to play and how to test before anything else."""
    assert re.findall(r"^make \w+", README, flags=re.MULTILINE)[:2] == ["make play", "make test"]
