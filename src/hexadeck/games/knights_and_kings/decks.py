"""Deck files as plain text, and the deck check (chapter 2): every violated rule is named."""

from hexadeck.games.knights_and_kings.table import COPIES, LEAST_DECK, Library
from hexadeck.kernel.game import Deck
from hexadeck.kernel.rows import Row


def check_deck(library: Library, deck: Deck, settings: Row) -> list[str]:
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
        f"KK-008: at most {COPIES} copies of one card, this deck has {count} of {name}"
        for name, count in copies.items()
        if count > COPIES
    ]
