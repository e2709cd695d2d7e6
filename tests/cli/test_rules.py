"""`hexadeck rules`: the page read, rules found."""

import pytest

from hexadeck.cli.rulebook import Rulebook, rule_lines

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
| id | question | ruling | reason |
|---|---|---|---|
| AB-R01 | May a deck have 41 cards? | No. | AB-001 says so. |
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(PAGE)


def test_rules_are_read_by_chapter(book: Rulebook) -> None:
    assert [chapter.title for chapter in book.chapters] == ["1. Decks", "2. Keywords", "Rulings"]
    assert list(book.rules) == ["AB-001", "AB-002", "AB-010", "AB-R01"]


def test_a_rule_may_go_on_in_the_next_line(book: Rulebook) -> None:
    assert book.rules["AB-001"].text == "A deck has 40 cards, never more."


def test_an_id_is_found_in_any_case(book: Rulebook) -> None:
    assert book.rule("ab-r01") is book.rules["AB-R01"]


def test_words_are_found_in_rules_before_rulings(book: Rulebook) -> None:
    assert [rule.id for rule in book.search("deck cards")] == ["AB-001", "AB-R01"]


def test_a_keyword_is_explained_by_the_rule_that_begins_with_it(book: Rulebook) -> None:
    rule = book.about("Charge")

    assert rule is not None
    assert rule.id == "AB-010"


def test_a_ruling_is_shown_with_question_and_reason(book: Rulebook) -> None:
    expected = [
        "AB-R01  Rulings",
        "  Question: May a deck have 41 cards?",
        "  Ruling: No.",
        "  Reason: AB-001 says so.",
    ]

    assert expected == [line.plain for line in rule_lines(book.rules["AB-R01"], 60)]
