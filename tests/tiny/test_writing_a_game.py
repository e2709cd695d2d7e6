"""The page that walks through the tiny game shows its very code, and all of it."""

import ast
import re
from pathlib import Path

import pytest

from hexadeck.cli.commands.new_game import laid_out

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "writing-a-game.md").read_text("utf-8")
GAME = ROOT / "tests" / "tiny" / "fireflies"
BLOCKS = re.findall(r"^```(?:python)?\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_every_piece_of_code_is_in_the_game() -> None:
    """Word for word, in one of its files or in those of a new game."""
    sources = [path.read_text("utf-8") for path in sorted(GAME.iterdir()) if path.is_file()]
    sources += laid_out("Stone Market", "stone_market").values()

    assert len(BLOCKS) > 10
    for block in BLOCKS:
        assert any(block in source for source in sources), block


@pytest.mark.parametrize("name", ["rules.py", "game.py"])
def test_every_part_of_the_game_is_on_the_page(name: str) -> None:
    """All but the imports and the first lines of a file."""
    source = (GAME / name).read_text("utf-8")
    shown = "\n".join(BLOCKS)
    for node in ast.parse(source).body:
        part = ast.get_source_segment(source, node)
        assert part is not None
        if not isinstance(node, ast.Import | ast.ImportFrom | ast.Expr):
            assert part in shown, part


def test_all_cards_are_on_the_page() -> None:
    """The whole file."""
    assert (GAME / "fireflies.cards").read_text("utf-8") in BLOCKS


def test_the_steps_of_the_page_are_numbered() -> None:
    """One after the other."""
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \*\*", PAGE, re.MULTILINE)]

    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 10
