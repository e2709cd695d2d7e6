"""`hexadeck rules`: the page read, rules found."""

from collections.abc import Callable

import pytest
from tests.cli.shell import Ended, called, hexadeck, refused

from hexadeck.cli.terminal.rulebook import rule_lines
from hexadeck.display.rulebook import Rulebook

PAGE = """\
# The rules

Words before the first rule.

## 1. Decks
- **AB-001** A deck has `40` cards,
  never more.
- **AB-002** At most three copies.

## 2. Keywords
- **AB-010** **Charge**: may attack at once.

## Rulings
Open questions. Reasons: G = the guide; C = common practice.

| id | question | ruling | reason |
|---|---|---|---|
| AB-R01 | May a deck have 41 cards? | No. | G (see AB-001), C |

## Examples
- **E01 Forty-one cards**. The deck is refused.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(PAGE)


def test_a_ruling_is_shown_with_question_and_reason(book: Rulebook) -> None:
    expected = [
        "AB-R01  Rulings",
        "  Question: May a deck have 41 cards?",
        "  Ruling: No.",
        "  Reason: the guide (see AB-001), common practice",
    ]

    assert expected == [line.plain for line in rule_lines(book.rules["AB-R01"], 60)]


# -- the command, with this page for the game's ------------------------------------------------------------------------


@pytest.fixture
def rules(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    monkeypatch.setattr("hexadeck.cli.commands.rules.load_rulebook", lambda _: Rulebook(PAGE))
    return lambda *words: called(capsys, "rules", "zenonzard", *words)


def test_without_words_the_chapters_are_listed(rules: Callable[..., Ended]) -> None:
    ended = rules()

    assert ended.status == 0
    assert "AB-001 to AB-002  1. Decks" in ended.out
    assert "5 rules, rulings and examples" in ended.out


def test_a_rule_is_shown_by_its_id(rules: Callable[..., Ended]) -> None:
    assert "AB-001  1. Decks\n  A deck has 40 cards, never more.\n" in rules("ab-001").out


def test_rules_are_shown_by_words(rules: Callable[..., Ended]) -> None:
    assert "AB-002" in rules("three", "copies").out


def test_a_chapter_is_shown_by_number_or_words(rules: Callable[..., Ended]) -> None:
    assert rules("--chapter", "2").out == rules("--chapter", "keywords").out


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [(["AB-0002"], 1, "did you mean 'AB-002'"), (["wurzel"], 1, "wurzel"), (["--chapter", "9"], 2, "1 to 4")],
)
def test_what_is_not_there_is_refused(rules: Callable[..., Ended], words: list[str], status: int, said: str) -> None:
    assert said in refused(rules(*words), status)


# -- the page of a game ------------------------------------------------------------------------------------------------


def test_the_rules_of_zenonzard_are_shown() -> None:
    chapters, rule = hexadeck("rules", "zenonzard"), hexadeck("rules", "zenonzard", "zz-202")

    assert "Turn structure" in chapters.out
    assert (rule.status, rule.err) == (0, "")
    assert "[Charge]" in rule.out
