"""A game whose cards have abilities."""

from collections.abc import Sequence
from typing import Any

from hexadeck.cardtext.abilities import Book, read_effect_frame
from hexadeck.kernel.game import Game
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Frame, Print


class CardGame(Game):
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

    def read_frame(self, data: Any) -> Frame:
        if isinstance(data, list) and data and data[0] in ("effect", "together"):
            return read_effect_frame(data, self.book)
        return super().read_frame(data)
