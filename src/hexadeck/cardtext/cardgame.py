"""A game whose cards have abilities."""

from typing import Any

from hexadeck.cardtext.abilities import Book, read_effect_frame
from hexadeck.kernel.game import Game
from hexadeck.kernel.table import Frame


class CardGame(Game):
    """Effects in the middle of being carried out are part of its positions; the book is that of its tables."""

    book: Book

    def read_frame(self, data: Any) -> Frame:
        if isinstance(data, list) and data and data[0] in ("effect", "together"):
            return read_effect_frame(data, self.book)
        return super().read_frame(data)
