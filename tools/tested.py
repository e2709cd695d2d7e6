"""Writes `tested.json` into the folder of every game: the rules and cards that a test names, for the page of them.

    python tools/tested.py            write them
    python tools/tested.py --check    exit 1 if they are not what the tests say

A server that is installed has no tests next to it, so the answer travels with the package. What is added without a test
is in no list, so nothing needs to be written anew for it. A rule has a test where one is marked with its id; a card,
where a test of its game names it in a text that is not a docstring.
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
    return root / "src/hexadeck/games" / page.game / "tested.json"


def written(root: Path, page: Page) -> str:
    """The ids, in the order of the rules page and of the card set."""
    rules = [id for ids in page.ids.values() for id in ids if id in page.tested]
    return json.dumps({"rules": rules, "cards": tested_cards(root, page.game)}, indent=2) + "\n"


def tested_cards(root: Path, folder: str) -> list[str]:
    """The ids of the cards that a test of the game names, by id or by name."""
    game = games.load(folder.replace("_", "-"))
    cards = [game.prints_by_id[face.id] for face in games.display(game).faces() if face.is_card]
    names = {name for card in cards for name in (card.id, card.name, card.full_name)}
    # The longest first, so that "Pegasus Knight" is no test of a "Knight".
    any_name = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)))
    named = {name for text in texts_under(root / "tests/games" / folder) for name in any_name.findall(text)}
    return [card.id for card in cards if named & {card.id, card.full_name}]


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
            f"tested.json is not what the tests say: {', '.join(stale)}; run python tools/tested.py",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
