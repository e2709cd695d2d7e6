"""Sentences as words with their places, and the error that points at one of them."""

import re
from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.errors import HexadeckError

MOST_FAULTS: Final = 50
"""Nobody mends more at once, and saying what is wrong takes longer than reading what is right."""
_WORD = re.compile(r'"[^"\n]*"|[+-]?\d+|[A-Za-z][A-Za-z\'-]*|[.,:;/()]|\S')


class Word:
    """One word, number, quoted name or mark, and the column where it stands.

    A capital at the start of a sentence says nothing, elsewhere it does: "Neutral Mana" is not some mana that is
    neutral.
    """

    def __init__(self, text: str, column: i64, starts_sentence: bool) -> None:
        self.text = text
        self.column = column
        self.plain = text[:1].lower() + text[1:] if starts_sentence else text


class CardError(HexadeckError):
    """A card that cannot be read: the place, what was expected there, and what comes nearest."""

    def __init__(
        self, file: str, line: i64, column: i64, message: str, expected: tuple[str, ...] = (), nearest: str = ""
    ) -> None:
        super().__init__(f"{file}:{line}:{column}: {message}")
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.expected = expected
        """Every word that could stand at that place, those that cards use most first."""
        self.nearest = nearest
        """The text that can be read and comes nearest."""


class CardErrors(HexadeckError):
    """All that is wrong with some card files, so that a designer can mend it in one go."""

    def __init__(self, errors: list[CardError]) -> None:
        super().__init__("\n".join(str(error) for error in errors))
        self.errors = errors


class Faults:
    """What is wrong so far: `with faults:` notes the error of a card and goes on with what follows, up to a limit."""

    def __init__(self) -> None:
        self.errors: list[CardError] = []

    def __enter__(self) -> "Faults":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        if isinstance(error, CardError):
            self.errors.append(error)
            if len(self.errors) >= MOST_FAULTS:
                self.raise_all()
            return True
        return False

    def raise_all(self) -> None:
        """In the order of the files, if there are any."""
        if self.errors:
            raise CardErrors(sorted(self.errors, key=place_of))


def place_of(error: CardError) -> tuple[str, int, int]:
    return (error.file, error.line, error.column)


def split_words(text: str, first_column: i64 = 1) -> list[Word]:
    words: list[Word] = []
    for found in _WORD.finditer(text):
        starts_sentence = not words or words[-1].text == "."
        words.append(Word(found.group(), first_column + found.start(), starts_sentence))
    return words


def join_words(words: list[str]) -> str:
    """The words as a written line: no space before marks, a capital at the start and after a full stop."""
    text = ""
    for plain in words:
        word = plain[:1].upper() + plain[1:] if not text or text.endswith(".") else plain
        text += word if not text or word in (".", ",", ":", ";") else " " + word
    return text
