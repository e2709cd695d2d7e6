"""What a match is started with: decks, rule options, a seed."""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from hexadeck.kernel.errors import RecordError, SetupError
from hexadeck.kernel.letters import visible
from hexadeck.kernel.rows import Row

MOST_CARDS: Final = 1000
"""More than any deck has that people shuffle; where the rules set no limit, memory does."""


class RuleOption:
    """A setting of the match that the rules leave open; the first value is the default."""

    def __init__(self, name: str, values: tuple[Any, ...], rule: str, sentence: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.sentence = sentence


class Deck:
    """A ready-made or hand-made deck: card names with counts, and what goes with it by section name."""

    def __init__(self, name: str, note: str, cards: dict[str, int], sections: dict[str, list[str]]) -> None:
        self.name = name
        self.note = note
        self.cards = cards
        self.sections = sections
        self.approved: tuple[int, ...] | None = None
        """The rule options under which it has been found legal."""

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "note": self.note, "cards": dict(self.cards), "sections": dict(self.sections)}


class DeckRules:
    """How a deck of one's own is written as text, and what it may hold."""

    def __init__(self, read: Callable[[str], Deck], check: Callable[[Deck, Row], list[str]]) -> None:
        self.read = read
        """The deck that a text says."""
        self.check = check
        """Under these settings, every rule the deck violates, each as a sentence with its rule id."""

    def require(self, deck: Deck, settings: Row) -> None:
        """Refuse a deck that is not legal."""
        if deck.approved == tuple(settings):
            return
        total = sum(deck.cards.values())
        if total > MOST_CARDS:
            raise SetupError(f"deck {deck.name!r} has {total} cards; a table here takes at most {MOST_CARDS}")
        faults = self.check(deck, settings)
        if faults:
            raise SetupError(f"deck {deck.name!r} is not legal: " + "; ".join(faults))
        deck.approved = tuple(settings)


def no_decks(title: str, text: str) -> Deck:
    raise SetupError(f"{title} is played without decks of your own")


def nothing_wrong(deck: Deck, settings: Row) -> list[str]:
    return []


def deck_from(data: object) -> Deck:
    """A deck as a record writes it."""
    if isinstance(data, dict):
        name, note, cards, sections = data.get("name"), data.get("note"), data.get("cards"), data.get("sections")
        if isinstance(name, str) and isinstance(note, str) and isinstance(cards, dict) and isinstance(sections, dict):
            counted = all([isinstance(card, str) and type(count) is int for card, count in cards.items()])
            if counted and all([_is_names(part) for part in sections.values()]):
                return Deck(visible(name), visible(note), dict(cards), dict(sections))
    raise RecordError(f"the record's decks cannot be read: {data!r} needs 'name', 'note', 'cards' and 'sections'")


def _is_names(data: object) -> bool:
    return isinstance(data, list) and all([isinstance(name, str) for name in data])


def seed_text(seed: object) -> str:
    """A seed as it is written. Texts that no file can hold, and numbers that are too long to be written, are none."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SetupError(f"a seed is a whole number or a text, not {seed!r}")
    try:
        text = str(seed)
        text.encode()
    except ValueError:
        raise SetupError("a seed is a text that can be written down, or a number of at most 4300 digits") from None
    return text


def card_set_hash(texts: list[str]) -> str:
    """Names a set of cards by all that is written on them."""
    return hashlib.blake2b(json.dumps(texts).encode(), digest_size=8).hexdigest()
