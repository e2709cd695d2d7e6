"""The card language page shows the language as it is."""

import re
import subprocess
import sys
from pathlib import Path

from hexadeck import games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "card-language.md").read_text("utf-8")


def test_the_phrasebook_lists_the_vocabulary_as_it_is() -> None:
    """`tools/phrasebook.py` has been run since the vocabulary changed."""
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "phrasebook.py"), "--check"], capture_output=True, text=True, check=False
    )

    assert check.stdout.strip() == "the phrasebook is up to date"


def test_the_example_card_of_the_page_is_playable() -> None:
    """The first block of the page is a card that loads next to the shipped set."""
    example = re.findall(r"```\n(Emberling.*?)```", PAGE, flags=re.DOTALL)[0]

    game = games.load("zenonzard", [("home.cards", example)])

    assert game.prints_by_id["HM1"].name == "Emberling"
