"""Decks as plain text, the same for every game: what files hold, what is pasted, what a link carries.

    Two Flags                     the name; a list that begins with its cards has none
    Red and white, side by side.  then a note, if there is one
    Forces: A Force, Another      a section of a few names stands in one line

    3 Marsh Owl                   a count and a name for every card
    Defense Deck                  a section of many cards begins with its name
    1 Some Knight

`#` begins a comment. Which sections there are is the game's business.
"""

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.letters import mixed_word, visible
from hexadeck.kernel.setup import Deck

LONGEST: Final = 12_000
"""Letters of a deck text; no deck comes near."""
UNNAMED: Final = "My deck"
IN_ONE_LINE: Final = 4
"""A section of so many different names is written in one line."""
_CARD_LINE: Final = re.compile(r"^([0-9]{1,3})x? +(\S.*)$")


def read_deck_text(text: str, sections: tuple[str, ...] = (), main: str = "") -> Deck:
    """The deck that a text says; SetupError names the line that says something else. `main` is a word that may stand
    above the cards that belong to no section."""
    if len(text) > LONGEST:
        raise SetupError(f"a deck text has at most {LONGEST} letters, this one has {len(text)}")
    numbered = [(i, line.strip()) for i, line in enumerate(visible(text).splitlines(), 1)]
    lines = [(i, line) for i, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise SetupError("the deck file is empty; it begins with the name of the deck")
    deck = Deck("", "", {}, {})
    notes: list[str] = []
    section = ""
    for number, line in lines:
        title, _, names = line.partition(":")
        found = _CARD_LINE.match(line)
        if title in sections:
            if title in deck.sections:
                raise SetupError(f"line {number} of the deck: {title!r} is named twice")
            deck.sections[title] = [name.strip() for name in names.split(",") if name.strip()]
            section = "" if deck.sections[title] else title
        elif main and title == main and not names.strip():
            section = ""
        elif found:
            _add(deck, section, found[2], int(found[1]))
        elif not deck.cards and not deck.sections:
            notes.append(line)  # the first of them is the name
        else:
            raise SetupError(
                f"line {number} of the deck: expected a count and a card name like '3 Marsh Owl', not {line!r}"
            )
    deck.name = notes[0] if notes else UNNAMED
    if mixed := mixed_word(deck.name):
        raise SetupError(f"the name of the deck has a word with letters of two alphabets: {mixed!r}")
    deck.note = " ".join(notes[1:])
    return deck


def _add(deck: Deck, section: str, name: str, count: int) -> None:
    if section:
        deck.sections[section].extend([name] * count)
    else:
        deck.cards[name] = deck.cards.get(name, 0) + count


def write_deck_text(deck: Deck) -> str:
    """A text that reads back as this deck."""
    lines = [deck.name, *([deck.note] if deck.note else [])]
    short = {title: names for title, names in deck.sections.items() if _fits_in_one_line(names)}
    lines += [f"{title}: {', '.join(names)}" for title, names in short.items()]
    lines += ["", *[f"{count} {name}" for name, count in deck.cards.items()]]
    for title, names in deck.sections.items():
        if title not in short:
            lines += ["", title, *[f"{names.count(name)} {name}" for name in dict.fromkeys(names)]]
    return "\n".join(lines) + "\n"


def _fits_in_one_line(names: list[str]) -> bool:
    return 0 < len(names) <= IN_ONE_LINE and len(set(names)) == len(names) and not any("," in name for name in names)


# -- in a link ---------------------------------------------------------------------------------------------------------


def deck_code(text: str) -> str:
    """A deck text as letters that an address may carry: deflated, then base64 without padding."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeezed.compress(text.encode()) + squeezed.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


def text_of_code(code: str) -> str:
    """The deck text behind such letters; a code that was cut or made up is refused, and a huge one as well."""
    try:
        data = urlsafe_b64decode(code.strip() + "=" * (-len(code.strip()) % 4))
        opened = zlib.decompressobj(-15)
        text = opened.decompress(data, 4 * LONGEST)
        if not opened.eof:
            raise SetupError("the code of the deck is cut, or far too long")
        return text.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise SetupError("this is no code of a deck") from None
