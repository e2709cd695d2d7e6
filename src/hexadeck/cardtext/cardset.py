"""A set of cards: read from files, with everything that is wrong with them said at once, and written back."""

import difflib
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, TextLine, read_cards
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.meaning import fault_in
from hexadeck.cardtext.words import CardError, Faults
from hexadeck.kernel.prints import Print

MOST_READINGS_OF_FILE: Final = 50_000
"""All shipped cards of a game together take fewer."""
_QUOTED = re.compile(r'"([^"]*)"')
Record = TypeVar("Record", bound=Print)


def read_heads(
    files: list[tuple[str, str]], head: Callable[[int, CardText, list[Record]], Record], faults: Faults
) -> list[tuple[Record, CardText]]:
    """The cards of files, given as (name, text), as far as their heads can be read.

    `head` makes the record of a card from its number, its text and the cards before it. A card that an earlier file has
    under the same name and id is changed: it keeps its number, so nothing else about the set is different.
    """
    found: list[tuple[Record, CardText]] = []
    for name, content in files:
        earlier = len(found)
        changed: set[int] = set()
        for text in read_cards(content, name, faults):
            with faults:
                number = _changed(text, found[:earlier], changed)
                known = [card for card, _ in found if card.number != number]
                check_is_new(text, known)
                if number < 0:
                    found.append((head(len(found), text, known), text))
                else:
                    found[number] = (head(number, text, known), text)
                    changed.add(number)
    return found


def _changed(text: CardText, earlier: list[tuple[Record, CardText]], changed: set[int]) -> int:
    """The number of the card of an earlier file that this one changes, or -1; a file changes a card once."""
    for card, _ in earlier:
        if card.id == text.id and card.name == text.name and card.version == text.version:
            return -1 if card.number in changed else card.number
    return -1


def check_is_new(text: CardText, known: list[Record]) -> None:
    for other in known:
        if other.id == text.id or (other.name == text.name and other.version == text.version):
            raise text.title.error(
                f"the card {other.full_name} [{other.id}] exists already; ids are given once, and so is a name unless "
                "its versions differ"
            )


def reworded(texts: list[CardText], by_id: Mapping[str, Print]) -> list[tuple[TextLine, str]]:
    """The lines of card files that are printed in other words than they were written in, with those words."""
    found: list[tuple[TextLine, str]] = []
    for text in texts:
        printed = by_id[text.id].text
        written = text.lines[len(text.lines) - len(printed) :]
        found += [(line, words) for line, words in zip(written, printed, strict=True) if line.text != words]
    return found


class CardSet(Generic[Record]):
    """Records by number and by name, what they can do, and the words in which they say it."""

    def __init__(self, cards: list[Record], book: Book, grammar: Grammar) -> None:
        grammar.check()
        self.cards = cards
        self.by_id = {card.id: card for card in cards}
        self.by_words = {card.full_name: card for card in cards} | self.by_id
        self.by_name: dict[str, list[Record]] = {}
        """All versions of a name; a name in the text of a card means any of them."""
        for card in cards:
            self.by_name.setdefault(card.name, []).append(card)
        self.book = book
        book.phrases_of = self.phrases_of
        book.words_of = grammar.said
        self.grammar = grammar
        self.readings: dict[str, int] = {}
        """How many readings the lines of each file took."""
        self.lines: list[tuple[Record, str, Any]] = []
        """Every line as it was read: its card, what stands before the words of the grammar, the record."""

    def get(self, words: str) -> Record | None:
        """The same, or None where there is no such card or more than one."""
        found = self.by_name.get(words, [])
        if len(found) == 1:
            return found[0]
        return self.by_words.get(words)

    def find(self, words: str) -> Record:
        """A card by its id, by its name with the version, or by its name where that is enough."""
        card = self.get(words)
        if card is not None:
            return card
        found = self.by_name.get(words, [])
        if found:
            versions = ", ".join([f"{one.full_name} [{one.id}]" for one in found])
            raise LookupError(f"there are several cards called {words!r}: {versions}")
        raise LookupError(f"no card is called {words!r}{self._nearest(words)}")

    def _nearest(self, name: str) -> str:
        near = difflib.get_close_matches(name, list(self.by_name), n=1)
        return f'; the nearest name is "{near[0]}"' if near else ""

    def read_line(self, card: Record, line: TextLine, start: str = "") -> Any:
        """What a line of a card says behind its start; refused unread where a file was too hard to read so far."""
        spent = self.readings.get(line.file, 0)
        if spent > MOST_READINGS_OF_FILE:
            raise line.error("so much was hard to read before this line that it is not read any more")
        before = self.grammar.readings
        try:
            record = self.grammar.read("line", line.text[len(start) :], line.file, line.number, len(start) + 1)
        except CardError as error:
            error.nearest = error.nearest and start + error.nearest
            raise
        finally:
            self.readings[line.file] = spent + self.grammar.readings - before
        self._check_names(line)
        fault = fault_in(self.grammar, line.text, record)
        if fault:
            raise line.error(fault)
        if self.grammar.is_reworded:
            self._print(card, line, start + self.grammar.write("line", record))
        self.lines.append((card, start, record))
        return record

    def _print(self, card: Record, line: TextLine, printed: str) -> None:
        """However a line was written, the card says it in the words of the game."""
        card.text = tuple([printed if text == line.text else text for text in card.text])
        line.text = printed

    def _check_names(self, line: TextLine) -> None:
        """Names in quotes are names of cards in the set."""
        for found in _QUOTED.finditer(line.text):
            name = found.group(1)
            if name not in self.by_name and name not in self.grammar.quoted_words():
                raise line.error(f'no card of the set is called "{name}"{self._nearest(name)}', found.start() + 1)

    def phrases_of(self, number: int) -> list[tuple[str, int]]:
        """The phrases of a card's text, each with the sum of its numbers: what the card does, whatever its name."""
        lines = [(start, record) for card, start, record in self.lines if card.number == number]
        said = [(f"line: {start}", 0) for start, _ in lines if start]
        for _, record in lines:
            said += self.grammar.phrases_in("line", record)
        return said

    def reprint(self) -> list[tuple[Record, str]]:
        """Every line of every card, written back from the record it was read into."""
        return [(card, start + self.grammar.write("line", record)) for card, start, record in self.lines]
