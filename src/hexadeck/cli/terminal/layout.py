"""A game's display on the screen: which zones are drawn how, how a card is captioned, how options are listed.

All of it follows from the display, so a game is drawn as soon as it has one; nothing here knows games.
"""

from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from hexadeck import games
from hexadeck.cli.terminal.board import draw_table_with_board
from hexadeck.cli.terminal.console import cut
from hexadeck.cli.terminal.faces import style_of
from hexadeck.cli.terminal.lanes import draw_lanes
from hexadeck.display.display import Display
from hexadeck.display.face import Face
from hexadeck.display.layout import Area
from hexadeck.display.templates import Templates
from hexadeck.kernel.game import Game, Match

View = dict[str, Any]
CardView = dict[str, Any]
EventView = dict[str, Any]

CELLS: Final = "cells"
"""Next to each other, the name above and numbers below."""
LINE: Final = "line"
"""In one line, equal ones together."""
GROUPS: Final = "groups"
"""Slot by slot, the cards that lie together in one piece."""
HAND: Final = "hand"
"""In a few lines, only for those who may see it."""
BAR: Final = "bar"
"""Within the bar that names the seat."""
ACTIVE_SIGN: Final = "●"
RESTED_SIGN: Final = "○"


@dataclass(frozen=True)
class Caption:
    """A card in few words. Of the names the longest that fits is used; the tail says the numbers."""

    names: tuple[str, ...]
    mark: str = ""
    head: str = ""
    tail: str = ""
    short_tail: str = ""
    style: str = ""


@dataclass(frozen=True)
class Row:
    """A zone of a seat on the screen; `slots` is how many cards there is always room for."""

    zone: str
    label: str
    form: str = LINE
    slots: int = 1
    shown_empty: bool = False
    empty: str = ""
    ready_unless: str = ""
    """A field of the cards: the label also says how many have it 0."""
    slot_title: str = ""
    slot_part: str = ""
    """Fields of the cards, as in `Area`: what the cards of a slot are together, what each brings to it."""


@dataclass(frozen=True)
class Grouped:
    """Where an option stands in the list: under a heading, behind a subject, by a label."""

    heading: str
    label: str
    subject: str = ""


@dataclass(frozen=True)
class Spot:
    """Where a card lies that an option names."""

    seat: int | None
    zone: str
    card: CardView


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


def spots_called(words: str, spots: list[Spot], viewer: int | None) -> list[Spot]:
    """Cards of that name, or else with it in theirs; those of others only where there is none besides."""
    wanted = words.lower()
    named = [spot for spot in spots if wanted == spot.card["name"].lower()]
    found = named or [spot for spot in spots if wanted and wanted in spot.card["name"].lower()]
    return [spot for spot in found if spot.seat in (viewer, None)] or found


class TerminalLayout:
    """A game on the screen. Rows go from the edge of the table to its middle; the viewer's seat is at the bottom."""

    def __init__(self, game: Game, display: Display) -> None:
        self.game = game
        self.display = display
        self.words = display.terminal
        table = display.layout
        areas = [area for row in table.areas for area in row]
        self.rows = tuple(self._row(area) for area in reversed(areas) if area.form != "pile")
        self._bar_zones = {row.zone for row in self.rows if row.form == BAR}
        self.counters = tuple((each.field, self.words.labels.get(each.field, each.label)) for each in table.counters)
        """Numbers of a seat in its bar: (name in the view, label)."""
        counted = [area for area in areas if area.form == "hand" or (area.form == "pile" and area.shown_empty)]
        counted.sort(key=lambda area: area.form == "pile")
        self.piles = tuple((area.zone, area.label.lower()) for area in counted)
        """Zones of which the bar gives the size: (zone, label)."""
        self.open_piles = tuple((area.zone, area.label) for area in areas if area.is_open)
        self.tips = table.tips | self.words.tips

    def _row(self, area: Area) -> Row:
        slots = self.words.cell_zones.get(area.zone, area.slots)
        form = {"hand": HAND, "chips": BAR}.get(area.form, CELLS if slots else LINE)
        if area.slot_title:
            form = GROUPS
        return Row(
            area.zone,
            self.words.labels.get(area.zone, area.label.lower()),
            BAR if area.zone in self.words.bar_zones else form,
            max(1, slots),
            area.shown_empty,
            self.words.empty.get(area.zone, ""),
            area.ready_unless,
            area.slot_title,
            area.slot_part,
        )

    # -- the table ---------------------------------------------------------------------------------------------------

    def headline(self, view: View, names: list[str]) -> str:
        """What everybody should know first: turn, phase, whose turn it is."""
        templates = self._templates(view, names)
        said = templates.headline()
        parts = [self.game.title, f"{said[0].lower()}{said[1:]}" if said else ""]
        dial = self.display.layout.dial
        parts += [f"{view['table'][dial.field]} {dial.label}"] if dial is not None else []
        # Beside a board there is no room for lines of their own.
        parts += templates.status() if self.display.layout.board is not None else []
        return " · ".join(part for part in parts if part)

    def caption(self, card: CardView, zone: str) -> Caption:
        """What the layout's badges and flags say of a card, in letters."""
        face = self.face_of(card)
        short = face.short or card["name"]
        names = ("",) if not face.is_card else (short,) if zone in self._bar_zones else (card["name"], short)
        looks = self._looks(card, zone)
        if looks.get("broken"):
            return Caption(names, tail="✗", style=style_of(face))
        mark = (RESTED_SIGN if looks["turned"] else ACTIVE_SIGN) if "turned" in looks else ""
        stats = "/".join(self._numbers(card, face, zone))
        if not stats:
            return Caption(
                names, mark, self._head(card, face, zone), face.short_stats if not mark else "", style=style_of(face)
            )
        keywords = card.get(self.display.layout.keywords_field, face.keywords if mark else ())
        tail, short = (" ".join([stats, *words]) for words in (keywords, [word[:3] for word in keywords]))
        return Caption(names, mark, "", tail, short, style_of(face))

    def _looks(self, card: CardView, zone: str) -> dict[str, bool]:
        """Which looks the flags of the zone give the card, and whether it has them."""
        flags = [flag for flag in self.display.layout.flags if zone in flag.zones or not flag.zones]
        return {
            flag.look: bool(card[flag.field]) if flag.value is None else card[flag.field] == flag.value
            for flag in flags
            if flag.field in card
        }

    def _numbers(self, card: CardView, face: Face, zone: str) -> list[str]:
        """The numbers below, each with an arrow where it is not what is printed."""
        badges = [badge for badge in self.display.layout.badges if zone in badge.zones or not badge.zones]
        shown = [badge for badge in badges if badge.corner.startswith("bottom") and not badge.is_colours]
        return [
            _changed(card[badge.field], face.facts.get(badge.field))
            for badge in shown
            if badge.field in card and (card[badge.field] or badge.shown_zero)
        ]

    def _head(self, card: CardView, face: Face, zone: str) -> str:
        """The cost as it is now, or the colours where these count."""
        if zone in self.words.colour_zones:
            letters = {colour.name: colour.letter for colour in self.display.layout.colours}
            return "".join(letters[colour] for colour in face.colours)
        cost, printed = face.cost.replace(" ", ""), face.facts.get("cost")
        now = card.get("cost", printed)
        if isinstance(printed, int) and isinstance(now, int) and now != printed:
            cost = f"{now}{cost.removeprefix(str(printed))}{'↓' if now < printed else '↑'}"
        return cost + self.words.type_signs.get(face.type, "")

    def row_label(self, row: Row, cards: list[CardView | None]) -> str:
        if not row.ready_unless:
            return row.label
        ready = sum(1 for card in cards if card is not None and not card[row.ready_unless])
        return f"{row.label} {ready}/{len(cards)}"

    def middle(self, view: View, names: list[str], width: int) -> list[Text]:
        """What lies between the seats: shared zones, a board, an attack under way."""
        table = self.display.layout
        if table.board is not None:
            threats = self.display.threats(view)
            return draw_table_with_board(table, table.board, view, width, threats, self._card_name)
        status = self.status(view, names, width)
        if table.lanes is not None:
            return draw_lanes(table.lanes, view, self.display.face_of, width) + status
        if not table.shared:
            said = Text().join(status)
            return [Text.assemble(said, (" " + "·" * max(0, width - len(said.plain) - 2), "dim"))]
        lines = [line for row in table.shared for line in self._shared_row(view, row, width)]
        return lines + status

    def _card_name(self, id: str) -> str:
        return self.display.face_of(id).name

    def _shared_row(self, view: View, row: tuple[Area, ...], width: int) -> list[Text]:
        """Piles side by side, as many as fit in a line, closer to each other where names are long; the rest below."""
        piles = [text for area in row if (text := self._shared_pile(view, area)) is not None]
        wide = [line for area in row if area.form != "pile" or area.is_open for line in self._wide(view, area, width)]
        lines: list[list[Text]] = [[]]
        for pile in piles:
            if sum(len(each.plain) + 1 for each in lines[-1]) + len(pile.plain) > width - 2:
                lines.append([])
            lines[-1].append(pile)
        return [_spread(line, width) for line in lines if line] + wide

    def _wide(self, view: View, area: Area, width: int) -> list[Text]:
        """Cards in a line, or slot by slot where each has its place."""
        if any(card is not None and "slot" in card for card in view["table"][area.zone]):
            return [self._slot(view, area, slot, width) for slot in range(area.slots)]
        line = self._shared_cards(view, area, width)
        return [] if line is None else [line]

    def _slot(self, view: View, area: Area, slot: int, width: int) -> Text:
        """The card in a slot with what is printed at its top, what those with it bring, and who lies at it."""
        here = [card for card in view["table"][area.zone] if card is not None and card["slot"] == slot]
        said = []
        for card in here:
            facts = {**self.face_of(card).facts, **card}
            tops = [badge for badge in self.display.layout.badges if badge.corner.startswith("top")]
            signs = " ".join(
                f"{badge.sign}{facts[badge.field]}" for badge in tops if facts.get(badge.field) is not None
            )
            at_it = [each["name"] for each in _all_cards(view) if each.get("host") == card["handle"]]
            under = f"({', '.join(at_it)})" if at_it else ""
            said.append(" ".join(filter(None, [card["name"], signs, str(card.get(area.slot_part) or ""), under])))
        return Text(cut(f" {slot + 1} {'; '.join(said) or '-'}", width - 1))

    def _shared_pile(self, view: View, area: Area) -> Text | None:
        cards = view["table"][area.zone]
        if area.form != "pile" or area.is_open or not (cards or area.shown_empty):
            return None
        if not cards or cards[-1] is None:
            return Text(f"{area.label} ({len(cards)})")
        face = self.face_of(cards[-1])
        return Text(f"{face.name} {face.cost} ({len(cards)})".replace("  ", " "), style_of(face))

    def _shared_cards(self, view: View, area: Area, width: int) -> Text | None:
        cards = view["table"][area.zone]
        if not cards and (area.form == "pile" or not area.shown_empty):
            return None
        names = ", ".join("?" if card is None else card["name"] for card in cards)
        return Text(cut(f" {area.label}: {names}", width - 1))

    def status(self, view: View, names: list[str], width: int) -> list[Text]:
        """What is under way, in one line, if anything is."""
        said = " · ".join(self._templates(view, names).status())
        return [Text(cut(f" {said}", width - 1), "bold")] if said else []

    def marks(self, view: View) -> dict[int, str]:
        """Signs to put on cards by their handles, such as an attacker's."""
        if view["result"] is not None:
            return {}
        marks = [(view["table"][mark.field], mark.sign) for mark in self.display.layout.marks if not mark.of_seat]
        return {handle: sign for handle, sign in marks if handle is not None}

    def _templates(self, view: View, names: list[str]) -> Templates:
        return Templates(self.display.layout, view, names, self.display.face_of)

    # -- words -------------------------------------------------------------------------------------------------------

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        """Options that begin alike stand together: under the words before the first thing they are about, under the
        cards before a colon, or under so many words as the game says."""
        sentence, lead = option["sentence"], option.get("lead", "")
        words = sentence.split(" ")
        count = self.words.heading_words.get(option["verb"], 0)
        if count:
            return Grouped(" ".join(words[:count]), " ".join(words[count:]))
        spot = spots.get(option.get("card") or 0)
        if lead:
            rest = sentence[len(lead) :]
            other = spots.get(option.get("other") or 0)
            for named in (spot, other):
                rest = rest if named is None else self._shortened(rest, named, viewer)
            return Grouped(lead.strip(), rest)
        cards, colon, action = sentence.partition(": ")
        return Grouped(cards, action) if colon and option.get("card") else Grouped("", sentence)

    def _shortened(self, said: str, spot: Spot, viewer: int | None) -> str:
        """With the short name of the card and, of one on the table, its numbers and whose it is."""
        face = self.face_of(spot.card)
        if not said.startswith(face.name):
            return said.replace(face.name, face.short or face.name)
        tail = self.caption(spot.card, spot.zone).short_tail
        whose = "" if spot.seat is None or spot.seat == viewer or not tail else f"P{spot.seat + 1}'s "
        named = f"{whose}{face.short or face.name}" + (f" {tail}" if tail else "")
        return named + said[len(face.name) :]

    def text(self, card: CardView) -> str:
        """What a card says, for a hand with much room."""
        return " ".join(self.face_of(card).text)

    def face_of(self, card: CardView) -> Face:
        """What is printed on a card that the viewer knows."""
        return self.display.face_of(card["id"])

    def faces(self) -> list[Face]:
        """Every card there is to show, in the order of the set."""
        return [face for face in self.display.faces() if face.is_card]


def _spread(texts: list[Text], width: int) -> Text:
    room = width - 2 - sum(len(text.plain) for text in texts)
    gap = max(1, min(3, room // max(1, len(texts) - 1)))
    line = Text.assemble(" ", Text(" " * gap).join(texts))
    line.truncate(width - 1)
    return line


def _changed(now: int, printed: str | int | None) -> str:
    return f"{now}" + ("" if not isinstance(printed, int) or now == printed else "↑" if now > printed else "↓")


def load_layout(game: Game) -> TerminalLayout:
    return TerminalLayout(game, games.display(game))


def view_of(match: Match, viewer: int | None) -> View:
    """The match as this viewer sees it, and of each option the words before the first thing that it is about."""
    view = match.view(viewer)
    for shown, option in zip(view["options"], match.options, strict=False):
        shown["lead"] = option.verb.template.partition("{")[0] if "{" in option.verb.template else ""
    return view


def _all_cards(view: View) -> list[CardView]:
    """Every card on the table that the viewer can see."""
    table = view["table"]
    places = [{name: zone for name, zone in table.items() if name != "seats"}, *table["seats"]]
    zones = [zone for place in places for zone in place.values() if isinstance(zone, list)]
    return [card for zone in zones for card in zone if card is not None]
