"""What one viewer may see, as plain data. This is the only thing that leaves the engine.

A card that the viewer knows is a small mapping with its handle; a card that the viewer does not know is None.
Handles are the viewer's own and a shuffle ends them, so no number in a view can follow a card through a deck.
"""

from collections.abc import Callable
from typing import Any

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.events import Event
from hexadeck.kernel.schema import ONCE, PER_CARD, PER_SEAT
from hexadeck.kernel.sentences import event_sentence, option_parts, option_sentence, prompt_sentence
from hexadeck.kernel.table import Table


def viewer_of(t: Table, seat: object) -> int:
    """Seats see as themselves; None is a spectator."""
    if seat is None:
        return t.seats
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < t.seats:
        raise HexadeckError(f"no seat {seat!r}; seats are 0 to {t.seats - 1}, None is a spectator")
    return seat


CardFacts = Callable[[Table, int, int], dict[str, Any]]


def table_view(t: Table, viewer: int, facts: CardFacts) -> dict[str, Any]:
    """Zones with their cards, and the columns that are open to all."""
    shown = [i for i in range(len(t.columns)) if t.schema.columns[i].shown]
    card_columns = [i for i in shown if t.schema.columns[i].per == PER_CARD]
    seats: list[dict[str, Any]] = []
    for seat in range(t.seats):
        seats.append(
            {t.schema.columns[i].name: t.columns[i][seat] for i in shown if t.schema.columns[i].per == PER_SEAT}
        )
    data: dict[str, Any] = {}
    for i in shown:
        if t.schema.columns[i].per == ONCE:
            column = t.schema.columns[i]
            for field, number in zip(column.fields, t.columns[i], strict=True):
                data[field] = _card_field(t, number, viewer) if field in column.cards else number
    for zone in t.schema.zones:
        if zone.shared:
            data[zone.name] = [card_view(t, card, viewer, card_columns, facts) for card in t.zones[zone.number]]
        else:
            for seat in range(t.seats):
                cards = t.zones[zone.number + seat]
                seats[seat][zone.name] = [card_view(t, card, viewer, card_columns, facts) for card in cards]
    data["seats"] = seats
    return data


def _card_field(t: Table, number: int, viewer: int) -> int | None:
    """A field that names a card shows the viewer's handle; a card's own number never leaves the engine."""
    if number >= 0:
        return t.handles[viewer][number] or None
    return None if number == NOTHING else number


def card_view(t: Table, card: int, viewer: int, columns: list[int], facts: CardFacts) -> dict[str, Any] | None:
    handle = t.handles[viewer][card]
    if handle == 0:
        return None
    record = t.prints[t.what[card]]
    data: dict[str, Any] = {"handle": handle, "id": record.id, "name": record.name}
    for index in columns:
        data[t.schema.columns[index].name] = t.columns[index][card]
    data.update(facts(t, card, viewer))
    return data


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
