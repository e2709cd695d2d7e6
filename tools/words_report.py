"""How much Python the cards of each game need, and how much of it is the core's: the figures in `docs/card-core.md`.

    python tools/words_report.py            print them
    python tools/words_report.py --write    and write them into the page

Words are the classes that the lines of cards are read into. The vocabulary of a game is its modules that define some,
and the one that declares its phrases.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["HEXADECK_PURE"] = "1"  # classes are looked into, which only plain ones allow

from hexadeck import games
from hexadeck.cardtext.cardset import CardSet

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/card-core.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->"
CORE = "hexadeck.cardtext."


class Words:
    """The word classes of a game, each with the cards whose texts are read into it."""

    def __init__(self, title: str, package: str, cards: CardSet[Any]) -> None:
        self.title = title
        self.package = package
        self.count = len({card.id for card, _, _ in cards.lines} | {card.id for card in cards.cards})
        self.cards_of: dict[type, set[str]] = {}
        for card, _, record in cards.lines:
            for word in set(classes_in(record, set())):
                self.cards_of.setdefault(word, set()).add(card.id)
        self.own = [word for word in self.cards_of if word.__module__.startswith(package)]
        self.core = [word for word in self.cards_of if word.__module__.startswith(CORE)]

    @property
    def lines(self) -> int:
        modules = {word.__module__ for word in self.own} | {f"{self.package}vocabulary"}
        files = [ROOT / "src" / f"{module.replace('.', '/')}.py" for module in modules]
        return sum(len(file.read_text("utf-8").splitlines()) for file in files)

    @property
    def serving_one(self) -> int:
        return sum(len(self.cards_of[word]) == 1 for word in self.own)

    def row(self) -> str:
        a_card = f"{self.lines / self.count:.1f}"
        cells = [self.title, self.count, self.lines, a_card, len(self.own), self.serving_one, len(self.core)]
        return f"| {' | '.join(str(cell) for cell in cells)} |"


def classes_in(record: Any, seen: set[int]) -> Iterator[type]:
    """The classes of a record and of all that it is made of."""
    if id(record) in seen:
        return
    seen.add(id(record))
    if isinstance(record, tuple | list):
        for part in record:
            yield from classes_in(part, seen)
    elif type(record).__module__.startswith("hexadeck."):
        yield type(record)
        for part in vars(record).values():
            yield from classes_in(part, seen)


def table() -> str:
    found = [words_of(name) for name in games.names()]
    rows = [words.row() for words in found if words is not None]
    ones = sum(words.serving_one for words in found if words is not None)
    head = "| game | cards | lines of vocabulary | lines a card | own classes | for one card | core classes |"
    return "\n".join([head, "|---|---|---|---|---|---|---|", *rows, "", f"Classes for one card in all: {ones}.", ""])


def words_of(name: str) -> Words | None:
    """None for a game whose cards have no texts."""
    game: Any = games.load(name)
    cards = getattr(game, "library", None)
    return Words(game.title, type(game).__module__.removesuffix("game"), cards) if isinstance(cards, CardSet) else None


def main() -> None:
    told = table()
    print(told, end="")
    if sys.argv[1:] == ["--write"]:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}{told}{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
