"""The figures about words are counted in the texts of the cards."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from hexadeck import games
from hexadeck.cardtext.abilities import Effect

TOOLS = Path(__file__).parents[2] / "tools"


class Inner(Effect):
    """A word within another one."""


class Outer:
    """A record whose parts are looked into, also where it is its own part."""

    def __init__(self) -> None:
        self.parts = ("text", [Inner()], 3)
        self.itself = self


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("words_report")


def test_classes_are_found_within_records(report: Any) -> None:
    Outer.__module__ = "hexadeck.games.none"
    Inner.__module__ = "hexadeck.games.none"

    assert set(report.classes_in(Outer(), set())) == {Outer, Inner}


def test_a_game_without_texts_has_no_figures(report: Any) -> None:
    assert report.words_of("knights-and-kings-chess") is None


def test_every_word_serves_a_card_of_the_game(report: Any) -> None:
    words = report.words_of("zenonzard")
    ids = set(games.load("zenonzard").prints_by_id)

    assert words.own
    assert all(cards and cards <= ids for cards in words.cards_of.values())
    assert report.CORE not in {word.__module__ for word in words.own}
