"""What one viewer may see, as plain data. This is the only thing that leaves the engine.

A card that the viewer knows is a small mapping with its handle; one that the viewer can only point at has its handle
and what is open of a face-down card; a card that the viewer does not know is None.
Handles are the viewer's own and a shuffle ends them, so no number in a view can follow a card through a deck.
"""

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.disclosure import OWN, UNKNOWN, question_for
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.events import Event
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.reasons import CARD, PLACE, SQUARE
from hexadeck.kernel.rows import Row
from hexadeck.kernel.schema import OWNER, Zone
from hexadeck.kernel.sentences import event_sentence, option_parts, option_sentence, prompt_sentence
from hexadeck.kernel.table import OfGame, Table

FACE_DOWN_ID: Final = "face-down"
"""Stands for the id of a card that a viewer can point at and does not know."""
FACE_DOWN_NAME: Final = "Face-down card"


def viewer_of(t: Table, seat: object) -> int:
    """Seats see as themselves; None is a spectator."""
    if seat is None:
        return t.seats
    seats: int = t.seats
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise HexadeckError(f"no seat {seat!r}; seats are 0 to {seats - 1}, None is a spectator")
    return seat


def card_of(t: Table, viewer: int, handle: object) -> int:
    """The card that a viewer calls by this handle."""
    if type(handle) is int and handle > 0:
        for card in range(len(t.what)):
            if t.handles[viewer][card] == handle:
                return card
    raise HexadeckError(f"no card has the handle {handle!r} for this viewer")


def place_of(t: Table, data: dict[str, Any]) -> int:
    """The place that a view names by zone, seat and slot."""
    for zone in t.schema.zones:
        for place in zone.places(t.seats):
            if place_view(t, place) == data:
                return place
    raise HexadeckError(f"there is no place {data!r}")


def square_of(t: Table, data: dict[str, Any]) -> int:
    """The square of the board that a view names."""
    name = data.get(SQUARE)
    if not isinstance(name, str) or name not in t.schema.squares or len(data) > 1:
        raise HexadeckError(f"there is no square {data!r}")
    return t.schema.squares.index(name)


def thing_of(t: Table, viewer: int, data: object) -> tuple[str, int]:
    """What a viewer asks about: a card by its handle, a place or a square as data; its kind and its number."""
    if not isinstance(data, dict):
        return CARD, card_of(t, viewer, data)
    return (SQUARE, square_of(t, data)) if SQUARE in data else (PLACE, place_of(t, data))


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFacts(Generic[OfGame]):
    """Who can add to the view of a card or a seat: the game."""

    def card_facts(self, t: OfGame, card: int, viewer: int, data: dict[str, Any]) -> None:
        """Add computed values to the view of a card that the viewer knows."""

    def seat_facts(self, t: OfGame, seat: int, viewer: int, data: dict[str, Any]) -> None:
        """Add computed values to the view of a seat."""


def table_view(t: Table, viewer: int, facts: CardFacts[Any]) -> dict[str, Any]:
    """Zones with their cards, and the columns that are open to all."""
    schema = t.schema
    names = schema.names
    seats: list[dict[str, Any]] = []
    for seat in range(t.seats):
        seats.append({names[i]: _column_value(t, i, seat, viewer) for i in schema.shown_of_seats})
    data: dict[str, Any] = {}
    for i in schema.shown_once:
        column = schema.fixed[i]
        row = t.columns[i]
        cards = column.cards
        for k, field in enumerate(column.fields):
            data[field] = _card_field(t, row[k], viewer) if cards and field in cards else row[k]
    for zone in schema.zones:
        if zone.shared:
            data[zone.name] = slots_view(t, zone, 0, viewer, facts)
        else:
            for seat in range(t.seats):
                seats[seat][zone.name] = slots_view(t, zone, seat, viewer, facts)
    for seat in range(t.seats):
        facts.seat_facts(t, seat, viewer, seats[seat])
    data["seats"] = seats
    return data


def slots_view(t: Table, zone: Zone, seat: int, viewer: int, facts: CardFacts[Any]) -> list[dict[str, Any] | None]:
    """The cards of a zone; where it has slots, slot by slot, and every card says in which one it lies."""
    if zone.slots == 1:
        cards = zone_view(t, t.zones[zone.number + seat], viewer, facts)
        return known_first(cards) if zone.visibility == OWNER and not zone.shared and seat != viewer else cards
    found: list[dict[str, Any] | None] = []
    for slot in range(zone.slots):
        cards = zone_view(t, t.zones[t.schema.place(zone.number, slot, seat)], viewer, facts)
        for card in cards:
            if card is not None:
                card["slot"] = slot
        found.extend(cards)
    return found


def known_first(cards: list[dict[str, Any] | None]) -> list[dict[str, Any] | None]:
    """Where a card lies between the others of a hand would tell whether an older or a newer one was played."""
    known = [card for card in cards if card is not None]
    unknown: list[dict[str, Any] | None] = [None] * (len(cards) - len(known))
    return known + unknown


def zone_view(t: Table, cards: Row, viewer: int, facts: CardFacts[Any]) -> list[dict[str, Any] | None]:
    found: list[dict[str, Any] | None] = [None] * len(cards)
    known = t.handles[viewer]
    i: i64 = 0
    while i < len(cards):
        card = cards[i]
        if known[card] != 0:
            found[i] = card_view(t, card, viewer, facts)
        i += 1
    return found


def card_view(t: Table, card: CardId, viewer: i64, facts: CardFacts[Any]) -> dict[str, Any]:
    """A card that the viewer knows, or at least can point at."""
    schema = t.schema
    if not t.is_known(card, viewer):
        data: dict[str, Any] = {
            "handle": t.handles[viewer][card],
            "id": FACE_DOWN_ID,
            "name": FACE_DOWN_NAME,
            "face_down": True,
        }
        for index in schema.open_of_cards:
            data[schema.names[index]] = _column_value(t, index, card, viewer)
        return data
    data = t.prints[t.face(card)].face.copy()
    data["handle"] = t.handles[viewer][card]
    for index in schema.shown_of_cards:
        data[schema.names[index]] = _column_value(t, index, card, viewer)
    if schema.has_veils and not t.is_known(card, t.seats) and t.can_point(card, t.seats):
        data["face_down"] = True
    facts.card_facts(t, card, viewer, data)
    return data


def _column_value(t: Table, index: int, place: int, viewer: int) -> int | None:
    number = t.columns[index][place]
    return _card_field(t, number, viewer) if t.schema.fixed[index].names_cards else number


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
    disclosed = question_for(t, viewer)
    if disclosed == UNKNOWN:
        return {"decider": None, "prompt": None, "options": []}
    if disclosed != OWN:
        return {"decider": t.seat, "prompt": {"kind": prompt.kind, "rule": prompt.rule}, "options": []}
    data: dict[str, Any] = {
        "decider": t.seat,
        "prompt": {"kind": prompt.kind, "rule": prompt.rule, "sentence": prompt_sentence(t, viewer)},
        "options": [option_view(t, option, viewer) for option in t.options],
    }
    if t.is_choosing_set:
        data["set"] = {
            "picked": [t.handles[viewer][card] or None for card in t.picked],
            "least": t.least,
            "most": t.most,
            "total": t.total,
            "goal": t.goal,
        }
    return data


def option_view(t: Table, option: Option, viewer: int) -> dict[str, Any]:
    verb = option.verb
    data: dict[str, Any] = {"verb": verb.name, "roles": verb.roles, "sentence": option_sentence(t, option, viewer)}
    for kind, number in option_parts(t, option):
        if kind in ("card", "other"):
            data[kind] = t.handles[viewer][number] if number >= 0 else None
        elif kind == "print":
            data[kind] = t.prints[number].id
        elif kind == PLACE:
            data[kind] = place_view(t, number)
        elif kind == SQUARE:
            data[kind] = t.schema.squares[number]
        elif kind == "cards":
            data[kind] = [t.handles[viewer][card] or None for card in t.sets[number]]
        else:
            data[kind] = number
    return data


def place_view(t: Table, place: int) -> dict[str, Any]:
    """A place as a view names it: the zone, whose it is, and which slot."""
    seat = t.schema.seat_of(place)
    return {
        "zone": t.schema.zone_kinds[place].name,
        "seat": None if seat == NOTHING else seat,
        "slot": t.schema.slot_of(place),
    }


def event_view(t: Table, event: Event, viewer: int) -> dict[str, Any]:
    """An event as this viewer saw it; the handle is there while the viewer can still point at the card."""
    data: dict[str, Any] = {
        "event": event.kind.name,
        "roles": event.kind.roles,
        "sentence": event_sentence(t, event, viewer),
        "rule": event.kind.rule,
        "seat": None if event.seat == NOTHING else event.seat,
        "card": _handle(t, event.card, event.seen, viewer),
        "other": _handle(t, event.other, event.other_seen, viewer),
        "number": event.number,
    }
    if t.schema.squares:  # without them the numbers of plain games on the compiled engine mean nothing
        if event.start >= 0:
            data["start"] = t.schema.squares[event.start]
        if event.target >= 0:
            data["target"] = t.schema.squares[event.target]
    return data


def _handle(t: Table, card: int, seen: int, viewer: int) -> int | None:
    if card == NOTHING or not (seen >> viewer & 1 or (t.can_point(card, viewer) and not t.is_known(card, viewer))):
        return None
    return t.handles[viewer][card] or None
