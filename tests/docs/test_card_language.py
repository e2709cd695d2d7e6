"""The card language page shows the language as it is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hexadeck import games
from hexadeck.cardtext.grammar import Grammar
from hexadeck.games.kanzume_goddess import vocabulary as kanzume_goddess
from hexadeck.games.knights_of_the_zodiac import vocabulary as knights_of_the_zodiac

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "card-language.md").read_text("utf-8")


def test_the_phrasebook_lists_the_vocabulary_as_it_is() -> None:
    """`tools/phrasebook.py` has been run since the vocabulary changed."""
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "phrasebook.py"), "--check"], capture_output=True, text=True, check=False
    )

    assert check.stdout.strip() == "the phrasebook is up to date"


@pytest.mark.parametrize("grammar", [kanzume_goddess.build_grammar(), knights_of_the_zodiac.build_grammar()])
def test_every_phrase_of_a_game_is_in_the_phrasebook(grammar: Grammar) -> None:
    """Each in the part of the game, or with those that every game has; slots are shown by what fills them."""
    words = " ".join(PAGE.split("## The phrasebook")[1].split())
    patterns = [phrase.pattern for group in grammar.phrases.values() for phrase in group]

    assert len(patterns) > 90
    for pattern in patterns:
        slots = re.sub(r"\{\w+:(\w+)([*+&]?)\}", lambda slot: f"<{slot[1].replace('_', ' ')}>{slot[2]}", pattern)
        assert f"`{slots}`" in words


def test_the_example_card_of_the_page_is_playable() -> None:
    """The first block of the page is a card that loads next to the shipped set."""
    example = re.findall(r"```\n(Emberling.*?)```", PAGE, flags=re.DOTALL)[0]

    game = games.load("zenonzard", [("home.cards", example)])

    assert game.prints_by_id["HM1"].name == "Emberling"


@pytest.mark.parametrize(
    ("game", "id"),
    [
        ("kanzume-goddess", "HM2"),
        ("knights-and-kings", "HM3"),
        ("knights-of-the-zodiac", "HM4"),
        ("saint-seiya", "HM5"),
    ],
)
def test_every_game_has_an_example_that_is_playable(game: str, id: str) -> None:
    """Each block of the page that is a card loads next to the shipped set of its game."""
    (example,) = [block for block in re.findall(r"```\n(.*?)```", PAGE, flags=re.DOTALL) if f"[{id}]" in block]

    assert id in games.load(game, [("home.cards", example)]).prints_by_id
