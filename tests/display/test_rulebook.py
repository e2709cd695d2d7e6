"""A rules page read: rules, rulings and examples by id, and what stands between them."""

import ast
import re
from pathlib import Path

import pytest

from hexadeck import games
from hexadeck.display.rulebook import Passage, Rulebook, load_rulebook
from hexadeck.kernel.errors import HexadeckError

PAGE = """\
# The rules

A game about decks
that are small.

- **You win** with the
  last card.
- You lose otherwise.

## In short

1. Draw.
2. Play, and
   discard.

| thing | value |
|---|---|
| deck | `40` |

## 1. Decks
- **AB-001** A deck has `40` cards, [rul: AB-R01]
  never more. [ext: a magazine]
- **AB-002** At most three copies.

## Rulings
Open questions. Reasons: G = the guide; C = common practice.

| id | question | ruling | reason |
|---|---|---|---|
| AB-R01 | May a deck have 41 cards? | No. | G (see AB-001), C |

## Examples
- **E01 Forty-one cards**. The deck is refused.
"""
CITED = re.compile(r"[A-Z]{2,}-R?\d{2,3}")


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(PAGE)


def test_rules_are_read_by_chapter(book: Rulebook) -> None:
    assert [chapter.title for chapter in book.chapters] == ["1. Decks", "Rulings", "Examples"]
    assert list(book.rules) == ["AB-001", "AB-002", "AB-R01", "E01"]


def test_a_rule_may_go_on_in_the_next_line(book: Rulebook) -> None:
    assert book.rules["AB-001"].text == "A deck has 40 cards, never more."


def test_an_id_is_found_in_any_case(book: Rulebook) -> None:
    assert book.rule("ab-r01") is book.rules["AB-R01"]


def test_words_are_found_in_rules_then_rulings_then_examples(book: Rulebook) -> None:
    assert [rule.id for rule in book.search("deck cards")] == ["AB-001", "AB-R01", "E01"]


def test_a_ruling_has_its_question_and_its_reason_spelled_out(book: Rulebook) -> None:
    ruling = book.rules["AB-R01"]

    assert (ruling.question, ruling.text) == ("May a deck have 41 cards?", "No.")
    assert ruling.reason == "the guide (see AB-001), common practice"


def test_what_stands_between_the_rules_is_kept(book: Rulebook) -> None:
    expected = {
        "": [
            Passage("text", (("A game about decks that are small.",),)),
            Passage("list", (("You win with the last card.",), ("You lose otherwise.",))),
        ],
        "In short": [
            Passage("steps", (("Draw.",), ("Play, and discard.",))),
            Passage("table", (("thing", "value"), ("deck", "40"))),
        ],
        "1. Decks": [],
        "Rulings": [Passage("text", (("Open questions.",),))],
        "Examples": [],
    }

    assert {chapter.title: chapter.passages for chapter in book.page} == expected


def test_a_game_without_a_page_says_so() -> None:
    with pytest.raises(HexadeckError, match="fireflies has no rules page"):
        load_rulebook("fireflies")


@pytest.mark.parametrize("name", games.names())
def test_every_rule_that_the_sources_cite_is_in_the_book(name: str) -> None:
    """In prompts, events, results, options and displays: wherever a text of the program is nothing but an id."""
    book = load_rulebook(name)
    folder = Path(games.__file__).parent / name.replace("-", "_")
    cited = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value)
    }

    assert len(cited) > 20
    assert cited - set(book.rules) == set()


@pytest.mark.parametrize("name", games.names())
def test_nothing_on_a_rules_page_is_written_for_programs(name: str) -> None:
    """No option by its name, no value as programs write it, no mark of where a sentence comes from."""
    book = load_rulebook(name)
    told = [text for rule in book.rules.values() for text in (rule.text, rule.question, rule.reason)]
    told += [cell for chapter in book.page for passage in chapter.passages for row in passage.rows for cell in row]
    programs = re.compile(r"\b[a-z]+_[a-z_]+\b|\[rul|\[ext|\b(?:true|false|null)\b|default true")

    assert [text for text in told if programs.search(text)] == []


def test_a_text_has_no_markup_left() -> None:
    book = Rulebook("## Words\n- **AB-001** *Draw* = **take** the `top` card of _the_ deck; 2*n cards, deck_size.\n")
    assert book.rules["AB-001"].text == "Draw = take the top card of the deck; 2*n cards, deck_size."
