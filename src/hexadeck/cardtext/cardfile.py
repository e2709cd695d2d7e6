"""Card files: texts that look like cards. A blank line ends a card, `#` begins a comment line.

The first line is the name with the id in square brackets; what the following lines mean is the game's business.
"""

import re

from hexadeck.cardtext.words import CardError

_TITLE = re.compile(r"^(?P<name>\S.*?)\s+\[(?P<id>[A-Za-z0-9-]+)\]$")


class TextLine:
    """A line of a card file and where it stands."""

    def __init__(self, text: str, file: str, number: int) -> None:
        self.text = text
        self.file = file
        self.number = number

    def error(self, message: str, column: int = 1) -> CardError:
        return CardError(self.file, self.number, column, message)


class CardText:
    """One card as written: name, id, and the lines below them."""

    def __init__(self, name: str, id: str, title: TextLine, lines: list[TextLine]) -> None:
        self.name = name
        self.id = id
        self.title = title
        self.lines = lines


def read_cards(text: str, file: str, errors: list[CardError] | None = None) -> list[CardText]:
    """The cards of a file, in order. What is no card is added to the errors, where there is a list for them."""
    cards = []
    block: list[TextLine] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        stripped = line.strip()
        if stripped.startswith("#"):
            continue
        if stripped:
            block.append(TextLine(stripped, file, number))
        elif block:
            try:
                cards.append(_card(block))
            except CardError as error:
                if errors is None:
                    raise
                errors.append(error)
            block = []
    return cards


def _card(block: list[TextLine]) -> CardText:
    title = _TITLE.match(block[0].text)
    if title is None:
        raise block[0].error(
            f"a card begins with its name and its id, like 'Marsh Owl [MO-1]', not with {block[0].text!r}"
        )
    return CardText(title["name"], title["id"], block[0], block[1:])
