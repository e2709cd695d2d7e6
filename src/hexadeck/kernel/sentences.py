"""Prompts, options and events as sentences for one viewer, who may not know every card they name."""

import re
from typing import Final

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.events import Event
from hexadeck.kernel.table import Table

UNKNOWN_CARD: Final = "a card"
FACE_DOWN_CARD: Final = "a face-down card"
_COUNTED: Final = re.compile(r"\{number ([^}]+)\}")


def seat_name(seat: int) -> str:
    return "Everybody" if seat == NOTHING else f"Player {seat + 1}"


def card_name(t: Table, card: int, viewer: int) -> str:
    """The printed name if the viewer knows the card."""
    if card == NOTHING:
        return ""
    if t.is_known(card, viewer):
        return t.prints[t.face(card)].full_name
    return FACE_DOWN_CARD if t.can_point(card, viewer) else UNKNOWN_CARD


def place_name(t: Table, place: int) -> str:
    """'the field of Player 2', 'slot 3 of the market'."""
    schema = t.schema
    kind = schema.zone_kinds[place]
    name = kind.name if kind.shared else f"{kind.name} of {seat_name(schema.seat_of(place))}"
    return f"the {name}" if kind.slots == 1 else f"slot {schema.slot_of(place) + 1} of the {name}"


def listed(names: list[str]) -> str:
    """'A', 'A and B', 'A, B and C'."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1] if names else "nothing"


def option_parts(t: Table, option: Option) -> list[tuple[str, int]]:
    """The kinds of things the option names, each with its number."""
    return list(zip(option.verb.parts, (option.a, option.b, option.c), strict=False))


def option_sentence(t: Table, option: Option, viewer: int) -> str:
    text = option.verb.template
    for kind, number in option_parts(t, option):
        if kind in ("card", "other"):
            value = card_name(t, number, viewer)
        elif kind == "print":
            value = t.prints[number].full_name
        elif kind == "seat":
            value = seat_name(number)
        elif kind == "word":
            value = option.verb.words[number]
        elif kind == "place":
            value = place_name(t, number)
        elif kind == "square":
            value = t.schema.squares[number]
        elif kind == "cards":
            value = listed([card_name(t, card, viewer) for card in t.sets[number]])
        else:
            value = str(number)
        text = text.replace("{" + kind + "}", value)
    return text


def prompt_sentence(t: Table, viewer: int) -> str:
    prompt = t.prompt
    if prompt is None:
        return ""
    text = prompt.sentence.replace("{card}", card_name(t, t.prompt_card, viewer))
    return text.replace("{number}", str(t.prompt_number))


def event_sentence(t: Table, event: Event, viewer: int) -> str:
    text = event.kind.template.replace("{seat}", seat_name(event.seat))
    text = text.replace("{number}", event.kind.spell(event.number))
    text = _COUNTED.sub(lambda found: counted(event.number, found[1]), text)
    text = text.replace("{card}", _named(t, event.what, event.seen, viewer))
    text = text.replace("{other}", _named(t, event.other_what, event.other_seen, viewer))
    for name, square in (("{start}", event.start), ("{target}", event.target)):
        if name in text:
            text = text.replace(name, t.schema.squares[square])
    return text.replace("{place}", t.schema.zone_kinds[event.place].name if event.place >= 0 else "")


def counted(number: int, noun: str) -> str:
    """'1 card', '2 cards': what `{number card}` stands for in an event's sentence."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _named(t: Table, what: int, seen: int, viewer: int) -> str:
    return t.prints[what].full_name if what >= 0 and seen >> viewer & 1 else UNKNOWN_CARD
