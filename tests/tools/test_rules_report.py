"""The rules report, on a checkout of one game with one thing wrong at a time."""

from pathlib import Path

import pytest

from rules_report import Report, main, make_report

PAGE = """
# Toy
- **TG-001** A deck has four cards.
- **TG-002** Cards are drawn one by one. See TG-001.

| ruling | question | answer |
|---|---|---|
| TG-R01 | And when there is none? | Then none. |

- **E01 Drawing**. Given two cards, one is drawn: one is left.
"""
TESTS = """
from tests.rules import rule

@rule("TG-001", "TG-R01")
def test_a_deck_has_four_cards(): ...

@pytest.mark.parametrize("count", [pytest.param(1, marks=pytest.mark.rule("TG-002"))])
@rule("E01")
def test_draw(count): ...
"""
CODE = '''
def draw(t):
    """TG-002 One card."""
'''


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    write(tmp_path / "src/hexadeck/games/toy/__init__.py", "")
    write(tmp_path / "src/hexadeck/games/toy/rules.md", PAGE)
    write(tmp_path / "src/hexadeck/games/toy/turn.py", CODE)
    write(tmp_path / "tests/games/toy/test_turn.py", TESTS)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def untested(report: Report) -> list[str]:
    return [id for page in report.pages for kind in page.ids for id in page.untested(kind)]


def test_a_complete_checkout_is_complete(checkout: Path) -> None:
    report = make_report(checkout)

    assert report.is_complete()
    assert report.pages[0].ids == {"rules": ["TG-001", "TG-002"], "rulings": ["TG-R01"], "examples": ["E01"]}
    assert "  rules     2 of 2 have a test (100.0%)" in report.lines()


def test_a_rule_without_a_test_is_found(checkout: Path) -> None:
    write(checkout / "src/hexadeck/games/toy/rules.md", PAGE + "- **TG-003** The last card wins.\n")

    report = make_report(checkout)

    assert untested(report) == ["TG-003"]
    assert "    without: TG-003" in report.lines()
    assert "  rules     2 of 3 have a test (66.7%)" in report.lines()


def test_rulings_and_examples_need_a_test_too(checkout: Path) -> None:
    write(checkout / "tests/games/toy/test_turn.py", '@rule("TG-001", "TG-002")\ndef test_it(): ...\n')

    assert untested(make_report(checkout)) == ["TG-R01", "E01"]


def test_an_example_counts_only_in_the_folder_of_its_game(checkout: Path) -> None:
    (checkout / "tests/games/toy/test_turn.py").rename(checkout / "tests/test_turn.py")

    report = make_report(checkout)

    assert untested(report) == ["E01"]
    assert [mention.id for mention in report.unknown_in_tests] == ["E01"]


def test_a_test_that_names_an_unknown_rule_is_found(checkout: Path) -> None:
    write(checkout / "tests/test_more.py", '\n@rule("TG-099")\ndef test_it(): ...\n')

    report = make_report(checkout)

    assert [(m.id, m.where) for m in report.unknown_in_tests] == [("TG-099", "tests/test_more.py:2")]


def test_code_that_names_an_unknown_rule_is_found(checkout: Path) -> None:
    write(checkout / "src/hexadeck/kernel/table.py", 'RULE = "TG-098"\n# see TG-098, TG-001 and SHA-256\n')

    report = make_report(checkout)

    assert [mention.id for mention in report.unknown_in_code] == ["TG-098", "TG-098"]
    assert "  TG-098   src/hexadeck/kernel/table.py:1 and 1 more" in report.lines()


def test_a_game_without_a_rules_page_is_named(checkout: Path) -> None:
    (checkout / "src/hexadeck/games/toy/rules.md").unlink()

    assert "toy: no rules page" in make_report(checkout).lines()


@pytest.mark.parametrize(("arguments", "status"), [([], 0), (["--strict"], 1)])
def test_only_strict_makes_it_an_error(checkout: Path, arguments: list[str], status: int) -> None:
    write(checkout / "tests/games/toy/test_turn.py", "")

    assert status == main(["--root", str(checkout), *arguments])
