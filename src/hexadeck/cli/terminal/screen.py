"""The table as lines of text for one viewer, from the view alone; how zones and cards look is the layout's business."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from hexadeck.cli.terminal.choices import option_lines, pages
from hexadeck.cli.terminal.console import cut, wrapped
from hexadeck.cli.terminal.layout import (
    BAR,
    CELLS,
    GROUPS,
    HAND,
    Caption,
    CardView,
    EventView,
    Row,
    TerminalLayout,
    View,
)
from hexadeck.kernel.roles import ATTACK, ATTACK_STEP, CAUSE, COUNTED, EFFECT, HEADING, MINOR

BARE: Final = 0
"""The others' seats are bars only, for many seats on a small screen."""
TIGHT: Final = 1
"""What fits on 80 by 24."""
ROOMY: Final = 2
"""Cards in frames, hands with numbers."""
LAVISH: Final = 3
"""Every card of the hand in a line of its own, with its text."""
FRAMED_WIDTH: Final = 100
LABEL: Final = 10
UNKNOWN: Final = Caption(("?",))
LEAST_LOG: Final = 3
MOST_EVENTS: Final = 150
"""More never fit on a screen."""
NO_CONSEQUENCE: Final = frozenset((CAUSE, ATTACK, ATTACK_STEP, HEADING))
"""What never comes of the effect told before it."""
_JOIN: Final = "\0"
"""Stands for a space that must not end a line."""


@dataclass
class Scene:
    """What there is to show: a view, what was said since, and what the person is told besides."""

    view: View
    layout: TerminalLayout
    names: list[str]
    events: list[EventView]
    new_events: int = 0
    """How many of the events, from the last, the viewer has not seen a screen after."""
    so_far: list[str] = field(default_factory=list)
    """Parts of a choice that are made already."""
    message: str = ""
    page: int = 0
    verdict: str = ""
    """Of a match that is over: who has won, and why."""

    @property
    def handles_on_offer(self) -> set[int]:
        return {option["card"] for option in self.view["options"] if option.get("card")}


@dataclass(frozen=True)
class Drawn:
    """A screen, and how many pages the options have."""

    lines: list[Text]
    page_count: int


# -- the whole screen --------------------------------------------------------------------------------------------------


def draw_screen(scene: Scene, width: int, height: int, fill: bool) -> Drawn:
    """At most `height` lines: table, log, question, options, a hint. `fill` pins the question to the bottom."""
    question = _question(scene, width)
    # A longer hint takes lines from the log, so that a message never moves the options.
    fixed = len(question) + 1 + LEAST_LOG
    table: list[Text] = []
    options: list[Text] = []
    for detail in (LAVISH, ROOMY, TIGHT, BARE) if width >= FRAMED_WIDTH else (TIGHT, BARE):
        table = draw_table(scene, width, detail)
        options = option_lines(scene.view, scene.layout, width, height - len(table) - fixed)
        if len(table) + fixed + len(options) <= height:
            break
    split = pages(options, max(2, height - len(table) - fixed))
    page = split[scene.page % len(split)]
    hint = _hint(scene, len(split), width)
    left = max(0, height - len(table) - len(question) - len(page) - len(hint))
    log = draw_log(scene, width, left)
    if fill:
        log += [Text()] * (left - len(log))
    lines = [*table, *log, *question, *page, *hint]
    return Drawn(lines[-height:], len(split))


def _question(scene: Scene, width: int) -> list[Text]:
    view = scene.view
    rule_width = width - 1
    if view["result"] is not None:
        return [Text("━" * rule_width, "dim"), *_cited(scene.verdict, view["result"]["rule"], width)]
    prompt = view["prompt"]
    if prompt is None or "sentence" not in prompt:
        return [Text("━" * rule_width, "dim")]
    lines = [Text("━" * rule_width, "dim"), *_cited(prompt["sentence"], prompt["rule"], width)]
    tip = scene.layout.tips.get(prompt["kind"])
    if tip:
        lines += [Text.assemble(" ", line) for line in wrapped(tip, width - 2, "", "dim")]
    if scene.so_far:
        so_far = wrapped("So far: " + "; ".join(scene.so_far) + ".", width - 2, "  ", "italic")[:2]
        lines += [Text.assemble(" ", line) for line in so_far]
    return lines


def _cited(sentence: str, rule: str, width: int) -> list[Text]:
    """A sentence with the rule it comes from, in three lines at most."""
    lines = wrapped(f"{sentence} [{rule}]", width - 2, "  ", "bold")
    if len(lines) > 3:
        lines = [*lines[:2], Text(cut(lines[2].plain, width - len(rule) - 6) + f" [{rule}]", "bold")]
    return [Text.assemble(" ", line) for line in lines]


def _hint(scene: Scene, page_count: int, width: int) -> list[Text]:
    """What there is to say, else what can be typed."""
    paging = f"Page {scene.page % page_count + 1} of {page_count}, n: next.  " if page_count > 1 else ""
    if scene.message:
        lines = wrapped(paging + scene.message, width - 2, "", "bold yellow")[:3]
        return [Text.assemble(" ", line) for line in lines]
    if scene.view["result"] is not None:
        hints = "u undo  l log  t piles  s save  again  q quit  ? help"
    else:
        hints = "number: choose  c card  l log  t piles  r rule  a advice  u undo  ? help"
    return [Text(cut(f" {paging}{hints}", width - 1), "dim")]


# -- the log -----------------------------------------------------------------------------------------------------------


def draw_log(scene: Scene, width: int, room: int) -> list[Text]:
    """The last sentences that matter, flowing; what is new stands out."""
    if room <= 0:
        return []
    first_new = len(scene.events) - scene.new_events
    lines: list[Text] = []
    line = Text(" ")
    for sentence, is_heading, is_new in _told(scene, first_new):
        if is_heading and line.plain.strip():
            lines.append(line)
            line = Text(" ")
        for word in re.sub(r"(Player) (\d)", rf"\1{_JOIN}\2", sentence).split(" "):
            if len(line.plain) + len(word) > width - 3:
                lines.append(line)
                line = Text("   ")
            line.append(word.replace(_JOIN, " "), "" if is_new else "dim")
            line.append(" ")
    if line.plain.strip():
        lines.append(line)
    for line in lines:
        line.rstrip()
    if len(lines) > room:
        lines = lines[-room:]
        start = len(lines[0].plain) - len(lines[0].plain.lstrip())
        lines[0] = Text.assemble((" … ", "dim"), lines[0][start:])
    return lines


def _told(scene: Scene, first_new: int) -> list[tuple[str, bool, bool]]:
    """Sentences worth the room, each with whether it begins a line and whether it is new; repeated ones once."""
    told: list[tuple[str, bool, bool]] = []
    times = 1
    start = max(0, len(scene.events) - MOST_EVENTS)
    for index, event in _worth_telling(scene.events, start):
        entry = (event["sentence"], HEADING in event["roles"], index >= first_new)
        times = times + 1 if told and told[-1][0].removesuffix(f" (x{times})") == entry[0] else 1
        if times > 1:
            told[-1] = (f"{entry[0]} (x{times})", *told[-1][1:])
        else:
            told.append(entry)
    return told


def _worth_telling(events: list[EventView], start: int) -> Iterator[tuple[int, EventView]]:
    """Events with their place. That the text of a card does something is told only with what comes of it."""
    effect: tuple[int, EventView] | None = None
    for place, event in enumerate(events[start:], start):
        roles = event["roles"]
        if EFFECT in roles:
            effect = place, event
            continue
        if not NO_CONSEQUENCE.isdisjoint(roles):
            effect = None
        if MINOR in roles or (COUNTED in roles and event["number"] == 0):
            continue
        if effect is not None:
            yield effect
            effect = None
        yield place, event


# -- the table ---------------------------------------------------------------------------------------------------------


def draw_table(scene: Scene, width: int, detail: int) -> list[Text]:
    """Headline, the other seats, the middle, the viewer's own seat at the bottom."""
    view, layout = scene.view, scene.layout
    count = len(view["table"]["seats"])
    own = 0 if view["seat"] is None else view["seat"]
    others = [(own + step) % count for step in range(count - 1, 0, -1)]
    lines = [Text(cut(f" {layout.headline(view, scene.names)}", width - 1), "bold reverse")]
    for seat in others:
        lines += _draw_seat(scene, seat, width, detail, mirrored=False, bare=detail == BARE and count > 2)
    lines += layout.middle(view, scene.names, width)
    return lines + _draw_seat(scene, own, width, detail, mirrored=True, bare=False)


def _draw_seat(scene: Scene, seat: int, width: int, detail: int, mirrored: bool, bare: bool) -> list[Text]:
    blocks = [_draw_bar(scene, seat, width)]
    zones = scene.view["table"]["seats"][seat]
    for row in scene.layout.rows:
        cards = zones[row.zone]
        if bare or row.form == BAR or not (row.shown_empty or any(cards)):
            continue
        if row.form == GROUPS:
            block = _draw_groups(scene, row, cards, width)
        elif row.form == CELLS:
            block = _draw_cells(scene, row, cards, width, detail)
        elif row.form == HAND:
            known = [card for card in cards if card is not None]
            draw = _draw_hand_with_texts if detail == LAVISH else _draw_hand
            block = draw(scene, row.label if mirrored else "in hand", row.zone, known, width, detail)
        else:
            block = _draw_line(scene, row, cards, width)
        # A hand is held at the edge of the table, on the player's side of the bar.
        if row.form == HAND and mirrored:
            blocks.insert(0, block)
        else:
            blocks.append(block)
    if mirrored:
        blocks.reverse()
    return [line for block in blocks for line in block]


def _draw_bar(scene: Scene, seat: int, width: int) -> list[Text]:
    """Who sits here, numbers and small zones to the left, piles to the right; names give way if it gets narrow."""
    zones = scene.view["table"]["seats"][seat]
    piles = "  ".join(f"{label} {len(zones[zone])}" for zone, label in scene.layout.piles)
    right = f" {piles} " if piles else ""
    for longest in (30, 16, 13, 10, 8, 7, 5, 3):
        left = _bar_start(scene, seat, longest)
        gap = width - 2 - len(left.plain) - len(right)
        if gap >= 0:
            break
    bar = Text.assemble(left, ("─" * max(0, gap), "dim"), right, ("─", "dim"))
    bar.truncate(width - 1)
    return [bar]


def _bar_start(scene: Scene, seat: int, longest: int) -> Text:
    layout, zones = scene.layout, scene.view["table"]["seats"][seat]
    marks = layout.marks(scene.view)
    bar = Text.assemble(("─ ", "dim"), (scene.names[seat], "bold"))
    for name, label in layout.counters:
        # The first counter decides matches and is always there, others only while they count something.
        if zones[name] or name == layout.counters[0][0]:
            bar.append(f"  {label} {zones[name]}", "bold")
    for flag in layout.display.layout.seat_flags:
        if zones[flag.field]:
            bar.append(f"  {flag.label}")
    for row in layout.rows:
        for card in zones[row.zone] if row.form == BAR else []:
            bar.append("  ")
            bar.append_text(_one_line(layout.caption(card, row.zone), _mark(card, marks), 0, longest, True))
    bar.append(" ")
    return bar


def _draw_cells(scene: Scene, row: Row, cards: list[CardView | None], width: int, detail: int) -> list[Text]:
    """Cards side by side with their numbers below; in frames where there is room, broken for what is turned."""
    layout = scene.layout
    marks = layout.marks(scene.view)
    each = (width - 2) // max(row.slots, len(cards))
    framed = detail >= ROOMY
    cells = [_cell(layout, row, card, marks, each - (4 if framed else 1), framed) for card in cards]
    if not cells:
        return [Text(f" {row.empty}", "dim"), *[Text()] * (3 if framed else 1)]
    lines = []
    for number in range(len(cells[0])):
        line = Text(" ")
        for cell in cells:
            line.append_text(cell[number])
            line.append(" " * (each - len(cell[number].plain)))
        line.rstrip()
        lines.append(line)
    return lines


def _cell(
    layout: TerminalLayout, row: Row, card: CardView | None, marks: dict[int, str], inner: int, framed: bool
) -> list[Text]:
    caption = UNKNOWN if card is None else layout.caption(card, row.zone)
    mark = _mark(card, marks)
    sign = f"{mark or caption.mark} " if mark or caption.mark else ""
    name = Text(_fitting(caption.names, inner), f"bold {caption.style}".strip())
    tail = Text.assemble(
        (sign, "bold" if mark else ""), _fitting((caption.tail, caption.short_tail), inner - len(sign))
    )
    if not framed:
        return [name, tail]
    flat, side = ("┄", "┆") if caption.mark == "○" else ("─", "│")
    rows = [Text.assemble(side, line, " " * (inner - len(line.plain)), side) for line in (name, tail)]
    return [Text(f"╭{flat * inner}╮"), *rows, Text(f"╰{flat * inner}╯")]


def _draw_groups(scene: Scene, row: Row, cards: list[CardView | None], width: int) -> list[Text]:
    """The cards of a slot together: what they are, and each with what it brings; on the next line what does not fit."""
    lines = [Text(_label(row.label))]
    pieces = _group_pieces(scene, row, cards)
    if not pieces:
        lines[0].append(row.empty, "dim")
    for piece in pieces:
        if len(lines[-1].plain) + len(piece.plain.rstrip()) > width - 1 and len(lines[-1].plain) > LABEL:
            lines.append(Text(" " * LABEL))
        lines[-1].append_text(piece)
    for line in lines:
        line.rstrip()
        line.truncate(width - 1)
    return lines


def _group_pieces(scene: Scene, row: Row, cards: list[CardView | None]) -> list[Text]:
    layout = scene.layout
    marks = layout.marks(scene.view)
    groups: dict[int, list[CardView]] = {}
    for card in cards:
        if card is not None:
            groups.setdefault(card["slot"], []).append(card)
    pieces: list[Text] = []
    for group in groups.values():
        for number, card in enumerate(group):
            title = "" if number or not card.get(row.slot_title) else f"{card[row.slot_title]}: "
            piece = Text(title, "bold")
            piece.append_text(_one_line(layout.caption(card, row.zone), _mark(card, marks), 1, 24, True))
            piece.append(f" ({card[row.slot_part]})" if card.get(row.slot_part) else "")
            piece.append(" + " if number < len(group) - 1 else "   ")
            pieces.append(piece)
    return pieces


def _draw_line(scene: Scene, row: Row, cards: list[CardView | None], width: int) -> list[Text]:
    """Equal cards together, those with the same mark next to each other, in names as long as fit in the line."""
    layout = scene.layout
    counted: dict[Caption, int] = {}
    for card in cards:
        caption = UNKNOWN if card is None else layout.caption(card, row.zone)
        counted[caption] = counted.get(caption, 0) + 1
    order: dict[str, list[Caption]] = {}
    for caption in counted:
        order.setdefault(caption.mark, []).append(caption)
    label = _label(layout.row_label(row, cards))

    def draw(level: int, longest: int) -> Text:
        line = Text(label)
        # The sign for what is Active comes last in the alphabet and first on the table.
        for mark in sorted(order, reverse=True):
            line.append(f"{mark} " if mark else "")
            for caption in order[mark]:
                line.append_text(_one_line(caption, "", level, longest, False))
                line.append((f" x{counted[caption]}" if counted[caption] > 1 else "") + "  ")
            line.append(" ")
        line.rstrip()
        return line

    return [_longest_fitting(draw, width - 1)]


def _draw_hand(scene: Scene, label: str, zone: str, cards: list[CardView], width: int, detail: int) -> list[Text]:
    """Two lines, more where there is room; cards that can be used now are bold."""
    usable = scene.handles_on_offer
    room = 4 if detail >= ROOMY else 2

    def draw(level: int, longest: int, tails: bool, gap: int) -> list[Text]:
        lines = [Text(_label(label))]
        for card in cards:
            piece = _one_line(scene.layout.caption(card, zone), "", level, longest, tails)
            if card["handle"] in usable:
                piece.stylize("bold")
            if len(lines[-1].plain) + len(piece.plain) > width - 1:
                lines.append(Text(" " * LABEL))
            lines[-1].append_text(piece)
            lines[-1].append(" " * gap)
        for line in lines:
            line.rstrip()
        return lines

    lines = draw(0, 60, True, 3)
    for level, longest, gap in (
        (0, 60, 3),
        (1, 60, 3),
        (1, 16, 2),
        (1, 13, 2),
        (1, 11, 1),
        (1, 10, 1),
        (1, 9, 1),
        (1, 8, 1),
    ):
        if len(lines) <= room:
            break
        lines = draw(level, longest, False, gap)
    return lines[:room]


def _draw_hand_with_texts(
    scene: Scene, label: str, zone: str, cards: list[CardView], width: int, detail: int
) -> list[Text]:
    """A card a line: cost, name, numbers, text."""
    captions = [scene.layout.caption(card, zone) for card in cards]
    widths = [
        max(len(part) for part in parts) for parts in zip(*[_parts(caption) for caption in captions], strict=True)
    ]
    lines = []
    for number, (card, caption) in enumerate(zip(cards, captions, strict=True)):
        head, name, tail = [f"{part:<{size}}" for part, size in zip(_parts(caption), widths, strict=True)]
        line = Text.assemble(
            _label(label if number == 0 else ""),
            (f"{head} {name}", caption.style),
            f"  {tail}  ",
            scene.layout.text(card),
        )
        if card["handle"] in scene.handles_on_offer:
            line.stylize("bold", LABEL, LABEL + len(head) + len(name) + 1)
        line.truncate(width - 1, overflow="ellipsis")
        line.rstrip()
        lines.append(line)
    return lines


def _parts(caption: Caption) -> tuple[str, str, str]:
    return caption.head, cut(caption.names[0], 30), caption.tail


# -- captions ----------------------------------------------------------------------------------------------------------


def _one_line(caption: Caption, mark: str, level: int, longest: int, tails: bool) -> Text:
    """Mark, head, name and tail in a row; `level` says how short a name is wanted, `longest` how long it may be."""
    name = cut(caption.names[min(level, len(caption.names) - 1)], longest)
    tail = caption.tail if tails else ""
    sign = (mark or caption.mark) if tails or mark else ""
    text = Text(sign)
    text.append(caption.head, caption.style)
    for part in (name, tail):
        if part:
            text.append(" " if text.plain and text.plain != sign else "")
            text.append(part, caption.style if part is name else "")
    return text


def _longest_fitting(draw: Callable[[int, int], Text], width: int) -> Text:
    line = draw(0, 60)
    for level, longest in ((1, 60), (1, 16), (1, 10), (1, 6), (1, 0)):
        if len(line.plain) <= width:
            return line
        line = draw(level, longest)
    line.truncate(width)
    return line


def _fitting(texts: tuple[str, ...], width: int) -> str:
    """The first that fits, or the last cut short."""
    return next((text for text in texts if len(text) <= width), cut(texts[-1], width))


def _mark(card: CardView | None, marks: dict[int, str]) -> str:
    return "" if card is None else marks.get(card["handle"], "")


def _label(text: str) -> str:
    """With a space behind it, however long it is."""
    return f" {text:<{LABEL - 2}} "
