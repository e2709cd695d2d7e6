"""Writes `untested.json` into the folder of every game: the rules and cards that no test names, for the page of them.

    python tools/untested.py            write them
    python tools/untested.py --check    exit 1 if they are not what the tests say

A server that is installed has no tests next to it, so the answer travels with the package. A rule has a test where one
is marked with its id; a card, where a test of its game names it in a text that is not a docstring.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from hexadeck import games
from rules_report import Page, make_report

ROOT = Path(__file__).resolve().parent.parent


def file_of(root: Path, page: Page) -> Path:
    return root / "src/hexadeck/games" / page.game / "untested.json"


def written(root: Path, page: Page) -> str:
    """The ids, in the order of the rules page and of the card set."""
    rules = [id for kind in page.ids for id in page.untested(kind)]
    return json.dumps({"rules": rules, "cards": cards_without(root, page.game)}, indent=2) + "\n"


def cards_without(root: Path, folder: str) -> list[str]:
    """The ids of the cards that no test of the game names, by id or by name."""
    game = games.load(folder.replace("_", "-"))
    cards = [game.prints_by_id[face.id] for face in games.display(game).faces() if face.is_card]
    names = {name for card in cards for name in (card.id, card.name, card.full_name)}
    # The longest first, so that "Pegasus Knight" is no test of a "Knight".
    any_name = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)))
    named = {name for text in texts_under(root / "tests/games" / folder) for name in any_name.findall(text)}
    return [card.id for card in cards if not named & {card.id, card.full_name}]


def texts_under(folder: Path) -> Iterator[str]:
    """Every text in the tests of a game, but for what explains them."""
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"), str(file))
        explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
                yield node.value


def main() -> int:
    is_check = sys.argv[1:] == ["--check"]
    stale = []
    for page in make_report(ROOT).pages:
        file, text = file_of(ROOT, page), written(ROOT, page)
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(page.game)
            if not is_check:
                file.write_text(text, "utf-8")
    if is_check and stale:
        print(
            f"untested.json is not what the tests say: {', '.join(stale)}; run python tools/untested.py",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
