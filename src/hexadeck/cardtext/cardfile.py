"""Card files: texts that look like cards. A blank line ends a card, `#` begins a comment line.

The first line is the name with the id in square brackets, and between them in round ones the version, where there are
several cards of one name. What the following lines mean is the game's business.
"""

import re
from importlib import resources
from typing import Final

from hexadeck.cardtext.words import CardError, CardErrors, Faults
from hexadeck.kernel.letters import mixed_word, visible

MOST_CHARACTERS: Final = 60_000
LONGEST_LINE: Final = 2_000
MOST_LINES: Final = 24
"""What a reader puts up with: of a file, of a line, of a card."""
_TITLE = re.compile(r"^(?P<name>\S.*?)(?:\s+\((?P<version>[^()]+)\))?\s+\[(?P<id>[A-Za-z0-9-]+)\]$")


class TextLine:
    """A line of a card file and where it stands."""

    def __init__(self, text: str, file: str, number: int) -> None:
        self.text = text
        self.file = file
        self.number = number

    def error(self, message: str, column: int = 1) -> CardError:
        return CardError(self.file, self.number, column, message)


class CardText:
    """One card as written: name, version, id, and the lines below them."""

    def __init__(self, name: str, version: str, id: str, title: TextLine, lines: list[TextLine]) -> None:
        self.name = name
        self.version = version
        self.id = id
        self.title = title
        self.lines = lines


def shipped_files(package: str, folder: str, ending: str) -> list[tuple[str, str]]:
    """The texts that come with a game, with the names of their files and in the order of the names."""
    files = [file for file in (resources.files(package) / folder).iterdir() if file.name.endswith(ending)]
    return sorted([(file.name, file.read_text("utf-8")) for file in files])


def read_cards(text: str, file: str, faults: Faults | None = None) -> list[CardText]:
    """The cards of a file, in order. What is no card is one of the faults, where they are collected."""
    if len(text) > MOST_CHARACTERS:
        message = f"a card file has at most {MOST_CHARACTERS} characters, this one has {len(text)}"
        raise CardErrors([CardError(file, 1, 1, message)])
    cards = []
    for block in _blocks(text, file):
        if faults is None:
            cards.append(_card(block))
        else:
            with faults:
                cards.append(_card(block))
    return cards


def _blocks(text: str, file: str) -> list[list[TextLine]]:
    """Lines that stand together, without remarks."""
    blocks: list[list[TextLine]] = [[]]
    for number, line in enumerate(visible(text).splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("#"):
            continue
        if stripped:
            blocks[-1].append(TextLine(stripped, file, number))
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def _card(block: list[TextLine]) -> CardText:
    if len(block) > MOST_LINES:
        raise block[0].error(f"a card has at most {MOST_LINES} lines, this one has {len(block)}")
    for line in block:
        if len(line.text) > LONGEST_LINE:
            raise line.error(f"a line has at most {LONGEST_LINE} characters, this one has {len(line.text)}")
    title = _TITLE.match(block[0].text)
    if title is None:
        raise block[0].error(
            f"a card begins with its name and its id, like 'Marsh Owl [MO-1]', not with {block[0].text!r}"
        )
    if mixed := mixed_word(title["name"]):
        raise block[0].error(f"a name looks like another with letters of two alphabets in a word: {mixed!r}")
    return CardText(title["name"], title["version"] or "", title["id"], block[0], block[1:])
