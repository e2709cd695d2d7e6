"""Deck files as plain text, and the deck check (chapter 1): every violated rule is named."""

import difflib
import re

from hexadeck.games.zenonzard import kinds, limits, options
from hexadeck.games.zenonzard.table import Library
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Deck
from hexadeck.kernel.rows import Row

_CARD_LINE = re.compile(r"^([0-9]{1,4})x? +(.+)$")


def read_deck(text: str) -> Deck:
    """Name, a note, `Forces: A, B`, then a line like `3 Marsh Owl` for every card; `#` begins a comment."""
    numbered = [(i, line.strip()) for i, line in enumerate(text.splitlines(), 1)]
    lines = [(i, line) for i, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise SetupError("the deck file is empty; it begins with the name of the deck")
    cards: dict[str, int] = {}
    forces: list[str] = []
    notes: list[str] = []
    for number, line in lines[1:]:
        found = _CARD_LINE.match(line)
        if line.startswith("Forces:"):
            if forces:
                raise SetupError(f"line {number} of the deck: the Forces are named twice")
            forces = [name.strip() for name in line.removeprefix("Forces:").split(",") if name.strip()]
        elif found:
            cards[found[2]] = cards.get(found[2], 0) + int(found[1])
        elif not cards and not forces:
            notes.append(line)
        else:
            raise SetupError(
                f"line {number} of the deck: expected a count and a card name like '3 Marsh Owl', not {line!r}"
            )
    return Deck(lines[0][1], " ".join(notes), cards, {"Forces": forces})


def check_deck(library: Library, deck: Deck, settings: Row) -> list[str]:
    """ZZ-001 to ZZ-005, ZZ-R01 All that is wrong with a deck."""
    faults: list[str] = []
    total = sum(deck.cards.values())
    if total != limits.DECK_SIZE:
        faults.append(f"ZZ-001: a deck has exactly {limits.DECK_SIZE} cards, this one has {total}")
    for name, count in deck.cards.items():
        faults.extend(_card_faults(library, name, count, settings))
    forces = deck.sections.get("Forces", [])
    if len(forces) != limits.FORCE_COUNT:
        faults.append(f"ZZ-004: two Forces go with a deck, here are {len(forces)}")
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
        return [f"ZZ-002: at most {limits.COPIES} copies of one card, here are {count} of {name}"]
    return []


def _nearest(name: str, library: Library, force: bool) -> str:
    """A name that could stand there instead: that of a Force, or of a card that decks may hold (ZZ-003)."""
    types = (kinds.FORCE,) if force else (kinds.FIELD_MINION, kinds.BASE_MINION, kinds.MAGIC)
    names = [card.name for card in library.cards if card.type in types]
    near = difflib.get_close_matches(name, names, n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""
