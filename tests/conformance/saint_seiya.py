"""What only Saint Seiya can tell the conformance suite."""

from hexadeck.games.saint_seiya.table import Card
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.table import Print

SENSIBLE_THIRDS = 2
"""Whoever only tries what is new never acquires a Gold Knight: two of three choices are sensible ones."""

OPEN_EVENTS = frozenset({"into_reserve", "put_under", "taken", "acquired", "put_on_deck", "discarded", "healed"})


def open_cards(match: Match, events: list[Event]) -> set[int]:
    """Cards that all have seen on their way into a hand, a deck or the Reserve (SS-R66)."""
    return {event.card for event in events if event.name in OPEN_EVENTS}


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that a card must have gone through to have been played."""
    assert isinstance(record, Card)
    lived = {"equipped"} if record.is_armour else {"played"}
    return lived | ({"activated"} if record.activation is not None else set())
