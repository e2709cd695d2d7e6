"""Deck files as plain text, and the deck check (chapter 2): every violated rule is named."""

import re
from typing import Final

from hexadeck.games.knights_and_kings.table import COPIES, LEAST_DECK, Library
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Deck

_CARD_LINE: Final = re.compile(r"^(\d{1,3})x? +(.+)$")


def read_deck(text: str) -> Deck:
    """Name, a note, then a line like `2 Sir Owain the Bold` for every card; `#` begins a comment."""
    numbered = [(i, line.strip()) for i, line in enumerate(text.splitlines(), 1)]
    lines = [(i, line) for i, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise SetupError("the deck file is empty; it begins with the name of the deck")
    cards: dict[str, int] = {}
    notes: list[str] = []
    for number, line in lines[1:]:
        found = _CARD_LINE.match(line)
        if found:
            cards[found[2]] = cards.get(found[2], 0) + int(found[1])
        elif not cards:
            notes.append(line)
        else:
            raise SetupError(
                f"line {number} of the deck: expected a count and a card name like '2 Sir Owain the Bold', not {line!r}"
            )
    return Deck(lines[0][1], " ".join(notes), cards, {})


def check_deck(library: Library, deck: Deck) -> list[str]:
    """KK-006 to KK-009 All that is wrong with a deck."""
    faults: list[str] = []
    total = sum(deck.cards.values())
    if total < LEAST_DECK:
        faults.append(f"KK-006: a deck has at least {LEAST_DECK} cards, this one has {total}")
    copies: dict[str, int] = {}
    for words, count in deck.cards.items():
        try:
            card = library.find(words)
        except LookupError as error:
            faults.append(str(error.args[0]))
            continue
        if count < 1:
            faults.append(f"KK-006: {count} copies of {words} cannot be in a deck")
        elif not card.any_number:
            copies[card.name] = copies.get(card.name, 0) + count
    return faults + _too_many(copies)


def _too_many(copies: dict[str, int]) -> list[str]:
    """KK-008, KK-R48 Cards of one name are the same card, whatever their version."""
    return [
        f"KK-008: at most {COPIES} copies of one card, here are {count} of {name}"
        for name, count in copies.items()
        if count > COPIES
    ]
