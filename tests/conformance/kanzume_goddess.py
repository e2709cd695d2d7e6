"""What only Kanzume Goddess can tell the conformance suite."""

from hexadeck.games.kanzume_goddess import clock, kinds, limits, zones
from hexadeck.games.kanzume_goddess.table import Card, KTable
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.table import Print

SENSIBLE_THIRDS = 2
"""Whoever only tries what is new never builds a deck: two of three choices are sensible ones."""

OPEN_EVENTS = frozenset({"recruited", "turned_up", "fetched", "played", "reacted"})


def open_cards(match: Match, events: list[Event]) -> set[int]:
    """Face-up Warriors; and cards that were seen on their way: Recruited, fetched (KG-R45), played or reacted with."""
    t = match.table
    piles = [t.zones[zones.PILE + zones.STRIDE * i] for i in range(limits.WARRIOR_PILES)]
    tops = {pile[-1] for pile in piles if pile}
    return tops | {event.card for event in events if event.name in OPEN_EVENTS}


def seen_by(match: Match, viewer: int | None) -> set[int]:
    """Teammates see the pile of their team and each other's choices (KG-R04)."""
    t = match.table
    assert isinstance(t, KTable)
    if viewer is None or not t.clock[clock.TEAMS]:
        return set()
    mates = range(viewer % 2, t.seats, 2)
    return {
        card
        for seat in mates
        for zone in (zones.OFFERED, zones.CHOSEN, zones.SET_ASIDE)
        for card in t.zones[zone + seat]
    }


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that a card must have gone through to have been played."""
    assert isinstance(record, Card)
    if record.kind == kinds.GOD:
        return {"god_revealed"}
    return {"recruited"} | ({"played"} if record.acts else set()) | ({"reacted"} if record.reacts else set())
