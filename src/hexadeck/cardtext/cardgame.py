"""A game whose cards have abilities."""

from collections.abc import Sequence
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.durations import listen_again
from hexadeck.cardtext.frames import read_effect
from hexadeck.cardtext.order import read_simultaneous
from hexadeck.cardtext.replacements import read_instead
from hexadeck.kernel.frames import Frame
from hexadeck.kernel.game import GameOf
from hexadeck.kernel.names import ABILITY, PROGRAM
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import vec
from hexadeck.kernel.stepbook import StepBook

WithCards = TypeVar("WithCards", bound=CardTable)
"""The class of a game's own tables."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(GameOf[WithCards]):
    """Effects in the middle of being carried out are part of its positions; the book is that of its tables."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: str,
        seats: tuple[int, int],
        prints: Sequence[Print],
        book: Book,
        steps: StepBook,
    ) -> None:
        super().__init__(name, title, rules_version, seats, prints, steps)
        self.book = book
        book.prints = vec[Print](prints)
        self.names.of[ABILITY] = book.ability_names
        self.names.of[PROGRAM] = book.program_names

    def phrases_of(self, record: Print) -> list[tuple[str, int]]:
        return self.book.phrases_of(record.number)

    def after_load(self, t: WithCards) -> None:
        """Who listens to what follows from the table, so it is not part of positions."""
        listen_again(t)

    def read_frame(self, data: Any) -> Frame:
        if isinstance(data, list) and data:
            if data[0] == "effect":
                return read_effect(data, self.book, self.names)
            if data[0] == "together":
                return read_simultaneous(data, self.book, self.names)
            if data[0] == "instead":
                return read_instead(data, self.steps, self.book.kinds)
        return super().read_frame(data)
