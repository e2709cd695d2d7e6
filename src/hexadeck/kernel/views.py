"""What one viewer may see, as plain data. This is the only thing that leaves the engine.

A card that the viewer knows is a small mapping with its handle; a card that the viewer does not know is None.
Handles are the viewer's own and a shuffle ends them, so no number in a view can follow a card through a deck.
"""

from typing import Any

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.events import Event
from hexadeck.kernel.rows import Row
from hexadeck.kernel.sentences import event_sentence, option_parts, option_sentence, prompt_sentence
from hexadeck.kernel.table import Table


def viewer_of(t: Table, seat: object) -> int:
    """Seats see as themselves; None is a spectator."""
    if seat is None:
        return t.seats
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < t.seats:
        raise HexadeckError(f"no seat {seat!r}; seats are 0 to {t.seats - 1}, None is a spectator")
    return seat


class CardFacts:
    """Who can add to the view of a card: the game."""

    def card_facts(self, t: Table, card: int, viewer: int, data: dict[str, Any]) -> None:
        raise NotImplementedError


def table_view(t: Table, viewer: int, facts: CardFacts) -> dict[str, Any]:
    """Zones with their cards, and the columns that are open to all."""
    schema = t.schema
    names = schema.names
    seats: list[dict[str, Any]] = []
    for seat in range(t.seats):
        seats.append({names[i]: t.columns[i][seat] for i in schema.shown_of_seats})
    data: dict[str, Any] = {}
    for i in schema.shown_once:
        column = schema.fixed[i]
        row = t.columns[i]
        cards = column.cards
        for k, field in enumerate(column.fields):
            data[field] = _card_field(t, row[k], viewer) if cards and field in cards else row[k]
    for zone in schema.zones:
        if zone.shared:
            data[zone.name] = zone_view(t, t.zones[zone.number], viewer, facts)
        else:
            for seat in range(t.seats):
                seats[seat][zone.name] = zone_view(t, t.zones[zone.number + seat], viewer, facts)
    data["seats"] = seats
    return data


def zone_view(t: Table, cards: Row, viewer: int, facts: CardFacts) -> list[dict[str, Any] | None]:
    found: list[dict[str, Any] | None] = [None] * len(cards)
    known = t.handles[viewer]
    names = t.schema.names
    i: i64 = 0
    while i < len(cards):
        card = cards[i]
        handle = known[card]
        if handle != 0:
            data = t.prints[t.what[card]].face.copy()
            data["handle"] = handle
            for index in t.schema.shown_of_cards:
                data[names[index]] = t.columns[index][card]
            facts.card_facts(t, card, viewer, data)
            found[i] = data
        i += 1
    return found


def _card_field(t: Table, number: int, viewer: int) -> int | None:
    """A field that names a card shows the viewer's handle; a card's own number never leaves the engine."""
    if number >= 0:
        return t.handles[viewer][number] or None
    return None if number == NOTHING else number


def decision_view(t: Table, viewer: int) -> dict[str, Any]:
    """The prompt and the options, for the seat that decides; the others see only what is open."""
    prompt = t.prompt
    if t.seat == NOTHING or prompt is None:
        return {"decider": None, "prompt": None, "options": []}
    if viewer != t.seat:
        if prompt.secret:
            return {"decider": None, "prompt": None, "options": []}
        return {"decider": t.seat, "prompt": {"kind": prompt.kind, "rule": prompt.rule}, "options": []}
    return {
        "decider": t.seat,
        "prompt": {"kind": prompt.kind, "rule": prompt.rule, "sentence": prompt_sentence(t, viewer)},
        "options": [option_view(t, option, viewer) for option in t.options],
    }


def option_view(t: Table, option: Option, viewer: int) -> dict[str, Any]:
    data: dict[str, Any] = {"verb": option.verb.name, "sentence": option_sentence(t, option, viewer)}
    for kind, number in option_parts(t, option):
        if kind in ("card", "other"):
            data[kind] = t.handles[viewer][number] if number >= 0 else None
        elif kind == "print":
            data[kind] = t.prints[number].id
        else:
            data[kind] = number
    return data


def event_view(t: Table, event: Event, viewer: int) -> dict[str, Any]:
    """An event as this viewer saw it; the handle is there while the viewer still knows the card."""
    return {
        "event": event.kind.name,
        "sentence": event_sentence(t, event, viewer),
        "rule": event.kind.rule,
        "seat": None if event.seat == NOTHING else event.seat,
        "card": _handle(t, event.card, event.seen, viewer),
        "other": _handle(t, event.other, event.other_seen, viewer),
        "number": event.number,
    }


def _handle(t: Table, card: int, seen: int, viewer: int) -> int | None:
    if card == NOTHING or not seen >> viewer & 1:
        return None
    return t.handles[viewer][card] or None
