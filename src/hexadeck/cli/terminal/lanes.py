"""Lanes on the screen: side by side, in each what is fought over, and above and below it who fights there."""

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from hexadeck.cli.terminal.console import cut
from hexadeck.display.face import Face
from hexadeck.display.layout import Lanes

View = dict[str, Any]
CardView = dict[str, Any]

FACE_DOWN: Final = "▼"
ACTIVE: Final = "bold reverse"


def draw_lanes(lanes: Lanes, view: View, face_of: Callable[[str], Face], width: int) -> list[Text]:
    """The far side above, the viewer's below; below all, how the numbers of the active lane add up."""
    near = view["seat"] or 0
    table = view["table"]
    each = (width - 1) // lanes.count
    columns = [
        [_in_lane(table["seats"][1 - near][lanes.front], lane) for lane in range(lanes.count)],
        [_in_lane(table["seats"][near][lanes.front], lane) for lane in range(lanes.count)],
    ]
    far = _knights(columns[0], face_of, each)
    own = _knights(columns[1], face_of, each)
    return [*far[::-1], _centres(lanes, view, face_of, each), *own, *_sums(lanes, view, near, face_of, width)]


def _in_lane(cards: list[CardView | None], lane: int) -> list[CardView]:
    return [card for card in cards if card is not None and card["slot"] == lane]


def _knights(columns: list[list[CardView]], face_of: Callable[[str], Face], each: int) -> list[Text]:
    """As many lines as the fullest lane needs, one at least."""
    lines = []
    for row in range(max(1, *[len(column) for column in columns])):
        line = Text(" ")
        for column in columns:
            said = _caption(column[row], face_of) if row < len(column) else ""
            line.append(cut(said, each - 1).ljust(each))
        line.rstrip()
        lines.append(line)
    return lines


def _caption(card: CardView, face_of: Callable[[str], Face]) -> str:
    if card["id"] == "face-down":
        return f"{FACE_DOWN} face down"
    face = face_of(card["id"])
    sign = f"{FACE_DOWN} " if card.get("face_down") else ""
    return f"{sign}{card.get('power', face.short_stats)} {face.cost} {face.short or face.name}"


def _centres(lanes: Lanes, view: View, face_of: Callable[[str], Face], each: int) -> Text:
    """What is fought over, with what lies under it."""
    line = Text(" ")
    for lane in range(lanes.count):
        cards = [card for seat in view["table"]["seats"] for card in _in_lane(seat[lanes.centre], lane)]
        style = ACTIVE if lanes.active and view["table"][lanes.active] == lane else "bold"
        said = cut(_centre(lanes, view, cards[0], lane, face_of), each - 1) if cards else "-"
        line.append(said, style if cards else "dim")
        line.append(" " * (each - len(said)))
    line.rstrip()
    return line


def _centre(lanes: Lanes, view: View, card: CardView, lane: int, face_of: Callable[[str], Face]) -> str:
    under = len(_in_lane(view["table"][lanes.under], lane)) + sum(card[field] for field in lanes.markers)
    face = face_of(card["id"])
    most = face.facts.get(lanes.most, "?")
    sign = f"{FACE_DOWN} " if card.get("face_down") else ""
    name = face.short or face.name if card["id"] != "face-down" else f"{lanes.label} {lane + 1}"
    return f"{lane + 1} {sign}◈{under}/{most} {name}"


def _sums(lanes: Lanes, view: View, near: int, face_of: Callable[[str], Face], width: int) -> list[Text]:
    """How the numbers of the active lane add up, a line for each card."""
    lane = view["table"][lanes.active] if lanes.active else -1
    lines = []
    for seat in (1 - near, near) if lane >= 0 else ():
        for card in _in_lane(view["table"]["seats"][seat][lanes.front], lane):
            terms = card.get(lanes.terms) or []
            if terms:
                face = face_of(card["id"])
                parts = [f"{amount:+d} {source}" if i else f"{amount}" for i, (source, amount) in enumerate(terms)]
                lines.append(Text(cut(f" {face.short or face.name}: {', '.join(parts)} = {card['power']}", width - 1)))
    return lines
