"""The options of a decision as a numbered list: grouped under headings, flowing over the width, in pages."""

from typing import Any

from rich.text import Text

from hexadeck.cli.layout import Layout, Spot, View
from hexadeck.cli.terminal import cut


def find_spots(view: View) -> dict[int, Spot]:
    """Every card this viewer knows, by its handle."""
    spots: dict[int, Spot] = {}
    table = view["table"]
    for seat, zones in enumerate(table["seats"]):
        for zone, cards in zones.items():
            if isinstance(cards, list):
                spots.update({card["handle"]: Spot(seat, zone, card) for card in cards if card is not None})
    for zone, cards in table.items():
        if isinstance(cards, list) and zone != "seats":
            spots.update({card["handle"]: Spot(None, zone, card) for card in cards if card is not None})
    return spots


def option_lines(view: View, layout: Layout, width: int) -> list[Text]:
    """All options, grouped; the same label twice under one heading is told apart by its number only."""
    groups: dict[str, dict[str, list[tuple[int, str, bool]]]] = {}
    spots = find_spots(view)
    for number, option in enumerate(view["options"], 1):
        place = layout.group(option, spots, view["seat"])
        quiet = option["verb"] in layout.quiet_verbs
        groups.setdefault(place.heading, {}).setdefault(place.subject, []).append((number, place.label, quiet))
    _scatter_lone_words(groups, view["options"])
    heads = [heading for heading in groups if heading]
    indent = max([len(heading) for heading in heads], default=0) + 2 if heads else 1
    lines: list[Text] = []
    for heading, subjects in groups.items():
        items = _items(subjects, width - indent - 1)
        lines += _flow(heading, items, indent, width)
    return lines


def _scatter_lone_words(
    groups: dict[str, dict[str, list[tuple[int, str, bool]]]], options: list[dict[str, Any]]
) -> None:
    """A heading over one option helps nobody: it goes to the others without a heading, which come last."""
    lone = groups.pop("", {}).get("", [])
    for heading in list(groups):
        entries = [entry for subject in groups[heading].values() for entry in subject]
        if len(entries) == 1:
            del groups[heading]
            number, _, quiet = entries[0]
            lone.append((number, options[number - 1]["sentence"], quiet))
    if lone:
        groups[""] = {"": sorted(lone)}


def _items(subjects: dict[str, list[tuple[int, str, bool]]], room: int) -> list[Text]:
    items: list[Text] = []
    for subject, entries in subjects.items():
        pieces = [_piece(number, label, quiet, room) for number, label, quiet in entries]
        if not subject:
            items += pieces
            continue
        pieces[0] = Text.assemble((cut(subject, room // 2), "italic"), ": ", pieces[0])
        whole = Text("  ").join(pieces)
        # A subject stays with its options unless they are wider than the line.
        items += [whole] if len(whole.plain) <= room else pieces
    return items


def _piece(number: int, label: str, quiet: bool, room: int) -> Text:
    text = Text()
    text.append(str(number), "bold cyan")
    if quiet:
        text.append(" or ")
        text.append("p", "bold cyan")
    text.append(" " + cut(label, room - len(text.plain) - 1))
    return text


def _flow(heading: str, items: list[Text], indent: int, width: int) -> list[Text]:
    lines: list[Text] = []
    line = Text.assemble((f" {heading:<{indent - 1}}", "bold"))
    start = len(line.plain)
    for item in items:
        gap = "   " if len(line.plain) > start else ""
        if gap and len(line.plain) + len(gap) + len(item.plain) > width:
            lines.append(line)
            line = Text(" " * indent)
            start, gap = indent, ""
        line.append(gap)
        line.append_text(item)
    return [*lines, line]


def pages(lines: list[Text], room: int) -> list[list[Text]]:
    """Lines in pages of at most `room`; there is always one page."""
    room = max(1, room)
    return [lines[start : start + room] for start in range(0, len(lines), room)] or [[]]
