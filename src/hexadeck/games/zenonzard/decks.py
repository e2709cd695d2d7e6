"""Deck files as plain text, and the deck check (chapter 1): every violated rule is named."""

import difflib
from typing import Final

from hexadeck.games.zenonzard import kinds, limits, options
from hexadeck.games.zenonzard.table import Library
from hexadeck.kernel.decktext import read_deck_text
from hexadeck.kernel.game import Deck
from hexadeck.kernel.rows import Row

FORCES: Final = "Forces"


def read_deck(text: str) -> Deck:
    """A deck has two Forces with it, in a line `Forces: A, B`."""
    deck = read_deck_text(text, (FORCES,))
    deck.sections.setdefault(FORCES, [])
    return deck


def check_deck(library: Library, deck: Deck, settings: Row) -> list[str]:
    """ZZ-001 to ZZ-005, ZZ-R01 All that is wrong with a deck."""
    faults: list[str] = []
    total = sum(deck.cards.values())
    if total != limits.DECK_SIZE:
        faults.append(f"ZZ-001: a deck has exactly {limits.DECK_SIZE} cards, this one has {total}")
    for name, count in deck.cards.items():
        faults.extend(_card_faults(library, name, count, settings))
    forces = deck.sections.get(FORCES, [])
    if len(forces) != limits.FORCE_COUNT:
        faults.append(f"ZZ-004: a deck comes with two Forces, this one with {len(forces)}")
    for name in forces:
        card = library.get(name)
        if card is None or card.type != kinds.FORCE:
            faults.append(f"ZZ-004: no Force is called {name!r}{_nearest(name, library, True)}")
    if len(set(forces)) != len(forces):
        faults.append("ZZ-005: the two Forces must be different")
    return faults


def _card_faults(library: Library, name: str, count: int, settings: Row) -> list[str]:
    card = library.get(name)
    if card is None:
        return [f"no card is called {name!r}{_nearest(name, library, False)}"]
    if count < 1:
        return [f"ZZ-001: {count} copies of {name} cannot be in a deck"]
    if card.type in (kinds.FORCE, kinds.TOKEN, kinds.NEUTRAL_MANA):
        return [f"ZZ-003: {name} is no Field Minion, Base Minion or Magic and cannot be in a deck"]
    free = card.any_number and not settings[options.STRICT_COPIES]
    if count > limits.COPIES and not free:
        return [f"ZZ-002: at most {limits.COPIES} copies of one card, this deck has {count} of {name}"]
    return []


def _nearest(name: str, library: Library, force: bool) -> str:
    """A name that could stand there instead: that of a Force, or of a card that decks may hold (ZZ-003)."""
    types = (kinds.FORCE,) if force else (kinds.FIELD_MINION, kinds.BASE_MINION, kinds.MAGIC)
    names = [card.name for card in library.cards if card.type in types]
    near = difflib.get_close_matches(name, names, n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""
