"""The options of a decision as a numbered list: grouped under headings, flowing over the width, in pages."""

from rich.text import Text

from hexadeck.cli.terminal.console import cut
from hexadeck.cli.terminal.layout import TerminalLayout, View, find_spots
from hexadeck.kernel.roles import QUIET

_Subject = tuple[str, int | None]


def option_lines(view: View, layout: TerminalLayout, width: int, room: int) -> list[Text]:
    """All options: a group a line if there is room, else one group after the other."""
    groups = _grouped(view, layout, width)
    heads = [len(heading) for heading in groups]
    indent = max(heads, default=0) + 2 if any(heads) else 1
    lines: list[Text] = []
    for heading, items in groups.items():
        start = Text.assemble((f" {heading:<{indent - 1}}", "bold"))
        lines += _flow([start], items, indent, width)
    return lines if len(lines) <= room else _run_on(groups, width)


def _run_on(groups: dict[str, list[Text]], width: int) -> list[Text]:
    lines = [Text(" ")]
    for heading, items in groups.items():
        colon = "" if ": " in items[0].plain else ":"
        first = Text.assemble((f"{heading}{colon} " if heading else "", "bold"), items[0])
        lines = _flow(lines, [first, *items[1:]], 3, width)
    return lines


def _grouped(view: View, layout: TerminalLayout, width: int) -> dict[str, list[Text]]:
    """Numbered labels under their headings, in the order in which the engine offers them; without a heading last."""
    groups: dict[str, dict[_Subject, list[Text]]] = {}
    spots = find_spots(view)
    for number, option in enumerate(view["options"], 1):
        place = layout.group(option, spots, view["seat"])
        piece = _piece(number, place.label, QUIET in option["roles"], width - 14)
        # Two cards of one name are two subjects.
        subject = (place.subject, option.get("card") if place.subject else None)
        groups.setdefault(place.heading, {}).setdefault(subject, []).append(piece)
    ordered = sorted(groups.items(), key=lambda group: group[0] == "")
    return {heading: _behind_subjects(subjects, width - 14) for heading, subjects in ordered}


def _behind_subjects(subjects: dict[_Subject, list[Text]], room: int) -> list[Text]:
    """Pieces of one subject stay together unless they are wider than a line."""
    items: list[Text] = []
    for (subject, _), pieces in subjects.items():
        if not subject:
            items += pieces
            continue
        pieces[0] = Text.assemble((cut(subject, room // 2), "italic"), ": ", pieces[0])
        whole = Text("  ").join(pieces)
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


def _flow(lines: list[Text], items: list[Text], indent: int, width: int) -> list[Text]:
    """Items behind what stands in the last line, as many as fit in each line."""
    for item in items:
        gap = "" if lines[-1].plain.endswith(" ") else "   "
        if gap and len(lines[-1].plain) + len(gap) + len(item.plain) > width - 1:
            lines.append(Text(" " * indent))
            gap = ""
        lines[-1].append(gap)
        lines[-1].append_text(item)
        # Behind a long heading even a label that was cut may not fit.
        lines[-1].truncate(width - 1, overflow="ellipsis")
    return lines


def pages(lines: list[Text], room: int) -> list[list[Text]]:
    """Lines in pages of at most `room`; there is always one page."""
    room = max(1, room)
    return [lines[start : start + room] for start in range(0, len(lines), room)] or [[]]
