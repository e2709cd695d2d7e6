"""Deck files as plain text, and the deck check (chapter 5): every violated rule is named.

A player brings one Deck for both roles, or an Offense Deck and a Defense Deck. In a `Deck` the cards are those of the
only Deck or of the Offense Deck; the section `Defense Deck` has those of the second one.
"""

from typing import Final

from hexadeck.games.knights_of_the_zodiac.table import DECK_SIZE, FIELD_CARD, FIELD_COUNT, Library
from hexadeck.kernel.decktext import read_deck_text
from hexadeck.kernel.game import Deck
from hexadeck.kernel.rows import Row

DEFENSE_SECTION: Final = "Defense Deck"
OFFENSE_LINE: Final = "Offense Deck"


def read_deck(text: str) -> Deck:
    """`Defense Deck` begins a second Deck; above the first may stand `Offense Deck`."""
    return read_deck_text(text, (DEFENSE_SECTION,), OFFENSE_LINE)


def pair(offense: Deck, defense: Deck) -> Deck:
    """KZ-053 An Offense Deck and a Defense Deck of one player."""
    note = f"Offense: {offense.note} Defense: {defense.note}"
    sections = {DEFENSE_SECTION: list(defense.sections[DEFENSE_SECTION])}
    return Deck(f"{offense.name} / {defense.name}", note, dict(offense.cards), sections)


def check_deck(library: Library, deck: Deck, settings: Row) -> list[str]:
    """KZ-053 to KZ-057, KZ-R11, KZ-R12 All that is wrong with a player's Decks."""
    faults: list[str] = []
    second = deck.sections.get(DEFENSE_SECTION)
    if second is None:
        faults.extend(_faults(library, deck.cards, "a Deck for both roles", True))
    else:
        faults.extend(_faults(library, deck.cards, "an Offense Deck", False))
        counted: dict[str, int] = {}
        for name in second:
            counted[name] = counted.get(name, 0) + 1
        faults.extend(_faults(library, counted, "a Defense Deck", True))
    return faults


def _faults(library: Library, cards: dict[str, int], what: str, has_fields: bool) -> list[str]:
    known = [(card, count) for card, count in [(library.get(name), n) for name, n in cards.items()] if card is not None]
    faults = [_unknown(library, name) for name in cards if library.get(name) is None]
    fields = sum([count for card, count in known if card.kind == FIELD_CARD])
    others = sum(cards.values()) - fields
    rule = "KZ-055" if has_fields else "KZ-054"
    if others != DECK_SIZE:
        faults.append(f"{rule}: {what} has {DECK_SIZE} cards that are no Field Cards, this one has {others}")
    if has_fields and fields != FIELD_COUNT:
        faults.append(f"KZ-055: {what} has exactly {FIELD_COUNT} Field Cards, this one has {fields}")
    if not has_fields and fields:
        faults.append(f"KZ-R11: {what} has no Field Cards, this one has {fields}")
    for card, count in known:
        if count != 1:
            faults.append(f"KZ-056: every card number is in {what} once, this one has {count} of {card.full_name}")
    return faults


def _unknown(library: Library, words: str) -> str:
    """KZ-057 A name alone is not enough where there are several versions of it."""
    rule = "KZ-057" if words in library.by_name else "KZ-019"
    try:
        library.find(words)
    except LookupError as error:
        return f"{rule}: {error}"
    return ""


def numbers_of(library: Library, names: list[str]) -> list[int]:
    return [library.find(name).number for name in names]


def counted_names(cards: dict[str, int]) -> list[str]:
    return [name for name, count in cards.items() for _ in range(count)]
