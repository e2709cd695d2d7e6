"""Fireflies as a game to load: its cards, its table, and what the rules start with."""

import re
from collections.abc import Sequence
from pathlib import Path

from hexadeck.games.fireflies import rules
from hexadeck.games.fireflies.rules import DECK, JAR, Firefly, firefly

from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, read_cards
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.grammar import Grammar
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Deck, Game, card_set_hash
from hexadeck.kernel.judge import Judge, Terms
from hexadeck.kernel.prints import Print
from hexadeck.kernel.table import Table


class Night(CardTable):
    """The table; its zones say everything, so it has no columns."""

    def __init__(self, book: Book, prints: Sequence[Print], seats: int) -> None:
        super().__init__(rules.SCHEMA, prints, seats)
        self.book = book

    def blank(self) -> Table:
        return Night(self.book, self.prints, self.seats)


def read_firefly(number: int, text: CardText, grammar: Grammar, book: Book) -> Firefly:
    head = text.lines[0] if text.lines else text.title
    numbers = re.fullmatch(r"Light (\d), (\d+) cop(?:y|ies)", head.text)
    if numbers is None:
        raise head.error("below the name comes a line like 'Light 1, 4 copies'")
    lines = [grammar.read("line", line.text, line.file, line.number) for line in text.lines[1:]]
    for line, written in zip(lines, text.lines[1:], strict=True):
        book.add_ability(line, written.text, "FF-5", text.id)
    record = Firefly(number, text.id, text.name, int(numbers[1]), int(numbers[2]), lines)
    record.text = tuple([line.text for line in text.lines[1:]])
    return record


class Fireflies(CardGame[Night]):
    def __init__(self, files: list[tuple[str, str]]) -> None:
        texts = [card for name, text in files for card in read_cards(text, name)]
        book = Book(rules.ASK_ORDER)
        grammar = rules.build_grammar()
        prints = [read_firefly(number, text, grammar, book) for number, text in enumerate(texts)]
        super().__init__("fireflies", "Fireflies", "1", (2, 4), prints, book, rules.steps)
        self.card_set = card_set_hash([text for _, text in files])
        self.concede_rule = "FF-6"
        self.turn_rule = "FF-2"
        self.judge = Gatherer()

    def new_table(self, seats: int) -> Night:
        return Night(self.book, self.prints, seats)

    def set_up(self, t: Night, mode: str, decks: list[Deck]) -> None:
        cards = [card for card in self.prints if isinstance(card, Firefly)]
        t.add_cards([card.number for card in cards for _ in range(card.copies)], NOTHING, DECK)
        t.then(rules.steps.set_up)
        t.schedule()


class Gatherer(Judge[Night]):
    def terms(self, t: Night, seat: int) -> Terms:
        """What makes a table look good for a player."""
        return [("light", sum(firefly(t, card).light for card in t.zones[JAR + seat]))]


def load(extra: list[tuple[str, str]]) -> Game:
    shipped = Path(__file__).with_name("fireflies.cards")
    return Fireflies([(shipped.name, shipped.read_text("utf-8")), *extra])
