"""What only Zenonzard can tell the conformance suite."""

from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match

OPEN_EVENTS = frozenset({"paid", "used", "summoned", "revealed"})

ORDINARY_WORDS = frozenset({"Return"})
"""Names of cards that sentences use as words, too."""


def open_cards(match: Match, events: list[Event]) -> set[int]:
    """Cards that all have seen, though they lie in a hand or a deck: played, revealed, or being paid for (ZZ-061)."""
    cards = {event.card for event in events if event.name in OPEN_EVENTS}
    if match.prompt is not None and match.prompt.kind == "payment":
        cards.add(match.table.prompt_card)
    return cards
