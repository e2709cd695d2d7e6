"""Every no has its words, in every language, and every word is of a no."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

from hexadeck.server.messages.refusal import Reason
from hexadeck.server.refusals import SENTENCES, Refused

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(
    path for path in (ROOT / "web/src/words").glob("*.ts") if path.name not in ("en.ts", "words.svelte.ts")
)
TRANSLATED = re.compile(r"^    (\w+):\s+(['\"])(.*)\2,$", re.MULTILINE)


def details_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def refusals_in(source: str) -> Iterator[tuple[str, set[str]]]:
    """The reasons that are given in a source, with the details that come with them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == Refused.__name__:
            details = {keyword.arg or "" for keyword in node.keywords} - {"question"}
            reasons = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args[:1]
            for reason in reasons:
                assert isinstance(reason, ast.Constant)
                yield str(reason.value), details


GIVEN = [
    found
    for path in sorted((ROOT / "src/hexadeck/server").rglob("*.py"))
    for found in refusals_in(path.read_text("utf-8"))
]


def test_every_reason_has_an_english_sentence_and_is_given_somewhere() -> None:
    assert set(SENTENCES) == set(get_args(Reason)) == {reason for reason, _ in GIVEN}


def test_every_refusal_brings_the_details_of_its_sentence() -> None:
    expected: dict[str, set[str]] = {reason: details_in(sentence) for reason, (_, sentence) in SENTENCES.items()}

    assert [found for found in GIVEN if found[1] != expected.get(found[0])] == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.stem)
def test_every_reason_is_said_in_other_languages_with_the_same_details(language: Path) -> None:
    text = language.read_text("utf-8")
    block = text[text.index("\n  refusals: {\n") :]
    said = {reason: details_in(words) for reason, _, words in TRANSLATED.findall(block[: block.index("\n  },\n")])}

    assert said == {reason: details_in(sentence) for reason, (_, sentence) in SENTENCES.items()}


def test_a_refusal_carries_its_reason_and_its_details() -> None:
    refusal = Refused("name_too_long", most=30, length=41).message

    assert (refusal.code, refusal.reason, refusal.details) == ("refused", "name_too_long", {"most": 30, "length": 41})
    assert refusal.message == "a name has at most 30 characters, this one has 41"
