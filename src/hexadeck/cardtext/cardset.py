"""A set of cards: read from files, with everything that is wrong with them said at once, and written back."""

import difflib
import re
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from hexadeck.cardtext.abilities import Book
from hexadeck.cardtext.cardfile import CardText, TextLine, read_cards
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.words import Faults
from hexadeck.kernel.table import Print

_QUOTED = re.compile(r'"([^"]*)"')
Record = TypeVar("Record", bound=Print)


def read_heads(
    files: list[tuple[str, str]], head: Callable[[int, CardText, list[Record]], Record], faults: Faults
) -> list[tuple[Record, CardText]]:
    """The cards of files, given as (name, text), as far as their heads can be read.

    `head` makes the record of a card from its number, its text and the cards before it.
    """
    found: list[tuple[Record, CardText]] = []
    for name, content in files:
        for text in read_cards(content, name, faults):
            with faults:
                known = [card for card, _ in found]
                check_is_new(text, known)
                found.append((head(len(found), text, known), text))
    return found


def check_is_new(text: CardText, known: list[Record]) -> None:
    for other in known:
        if other.name == text.name or other.id == text.id:
            raise text.title.error(f"the card {other.name} [{other.id}] exists already; names and ids are given once")


class CardSet(Generic[Record]):
    """Records by number and by name, what they can do, and the words in which they say it."""

    def __init__(self, cards: list[Record], book: Book, grammar: Grammar) -> None:
        self.cards = cards
        self.by_name = {card.name: card for card in cards}
        self.book = book
        self.grammar = grammar
        self.lines: list[tuple[Record, str, Any]] = []
        """Every line as it was read: its card, what stands before the words of the grammar, the record."""

    def read_line(self, card: Record, line: TextLine, start: str = "") -> Any:
        """What a line of a card says behind its start."""
        record = self.grammar.read("line", line.text[len(start) :], line.file, line.number, len(start) + 1)
        self._check_names(line)
        self.lines.append((card, start, record))
        return record

    def _check_names(self, line: TextLine) -> None:
        """Names in quotes are names of cards in the set."""
        for found in _QUOTED.finditer(line.text):
            name = found.group(1)
            if name not in self.by_name and name not in self.grammar.quoted_words():
                near = difflib.get_close_matches(name, list(self.by_name), n=1)
                hint = f'; the nearest name is "{near[0]}"' if near else ""
                raise line.error(f'no card of the set is called "{name}"{hint}', found.start() + 1)

    def reprint(self) -> list[tuple[Record, str]]:
        """Every line of every card, written back from the record it was read into."""
        return [(card, start + self.grammar.write("line", record)) for card, start, record in self.lines]
