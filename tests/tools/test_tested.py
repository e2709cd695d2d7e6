"""Which cards have a test is read from the texts in the tests of their game."""

import importlib
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
TEST = '''
"""A docstring that speaks of Ares."""

def test_gods():
    """Zeus."""
    s = Scenario("Hera Grand", ["the effect of Solitary Star"], HADES)
'''


@pytest.fixture
def tested(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tool as it finds its neighbour when it is run."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("tested")


def test_texts_count_and_docstrings_do_not(tested: Any, tmp_path: Path) -> None:
    (tmp_path / "test_gods.py").write_text(TEST, "utf-8")
    (tmp_path / "scenario.py").write_text('"""Not a test."""\nCARD = "Athena"\n', "utf-8")

    assert list(tested.texts_under(tmp_path)) == ["Hera Grand", "the effect of Solitary Star"]


def test_a_card_is_listed_when_a_test_names_it(tested: Any, tmp_path: Path) -> None:
    """A longer name is no test of the card whose name is in it."""
    folder = tmp_path / "tests/games/knights_and_kings_chess"
    folder.mkdir(parents=True)
    (folder / "test_pieces.py").write_text('CARDS = ["Pawn", "Queenside", "a Rook moves", "Kings"]\n', "utf-8")

    assert tested.tested_cards(tmp_path, "knights_and_kings_chess") == ["P", "R"]


def test_the_files_are_what_the_tests_say(tested: Any) -> None:
    """`make check` looks at all games; here at one, so that the check itself is tested."""
    page = next(page for page in tested.make_report(tested.ROOT).pages if page.game == "knights_and_kings_chess")

    assert tested.written(tested.ROOT, page) == tested.file_of(tested.ROOT, page).read_text("utf-8")
