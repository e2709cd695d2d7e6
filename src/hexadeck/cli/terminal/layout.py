"""A game's display on the screen: which zones are drawn how, and how a card is captioned.

This class draws any game after a fashion, from its display. A game that wants better has a module of its name in
`layouts` with a subclass `GameLayout`; nothing else knows games.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck import games
from hexadeck.cli.terminal.console import cut
from hexadeck.cli.terminal.faces import style_of
from hexadeck.display.display import Display
from hexadeck.display.face import Face
from hexadeck.display.layout import Area
from hexadeck.display.templates import Templates
from hexadeck.kernel.game import Game

View = dict[str, Any]
CardView = dict[str, Any]
EventView = dict[str, Any]

CELLS: Final = "cells"
"""Next to each other, the name above and numbers below."""
LINE: Final = "line"
"""In one line, equal ones together."""
HAND: Final = "hand"
"""In a few lines, only for those who may see it."""
BAR: Final = "bar"
"""Within the bar that names the seat."""


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


class TerminalLayout:
    """A game on the screen. Rows go from the edge of the table to its middle; the viewer's seat is at the bottom."""

    forms: ClassVar[dict[str, str]] = {}
    """Zones that are drawn in another form than the display's."""
    labels: ClassVar[dict[str, str]] = {}
    """Shorter words for counters and zones, by their names in the view."""
    empty: ClassVar[dict[str, str]] = {}
    """What is said of a zone without cards."""
    own_tips: ClassVar[dict[str, str]] = {}
    """Tips for those who type, instead of the display's; an empty one saves the line."""
    signs: tuple[str, ...] = ()
    """What the signs on the screen mean, for the help."""

    def __init__(self, game: Game, display: Display) -> None:
        self.game = game
        self.display = display
        table = display.layout
        areas = [area for row in table.areas for area in row]
        self.rows = tuple(self._row(area) for area in reversed(areas) if area.form != "pile")
        self.counters = tuple((each.field, self.labels.get(each.field, each.label)) for each in table.counters)
        """Numbers of a seat in its bar: (name in the view, label)."""
        counted = [area for area in areas if area.form == "hand" or (area.form == "pile" and area.shown_empty)]
        counted.sort(key=lambda area: area.form == "pile")
        self.piles = tuple((area.zone, area.label.lower()) for area in counted)
        """Zones of which the bar gives the size: (zone, label)."""
        self.open_piles = tuple(area.zone for area in areas if area.is_open)
        self.quiet_verbs = table.quiet_verbs
        self.automatic_verbs = table.automatic_verbs
        self.minor_events = table.minor_events
        self.headings = table.heading_events
        self.tips = table.tips | self.own_tips

    def _row(self, area: Area) -> Row:
        form = {"hand": HAND, "chips": BAR}.get(area.form, CELLS if area.slots else LINE)
        return Row(
            area.zone,
            self.labels.get(area.zone, area.label.lower()),
            self.forms.get(area.zone, form),
            max(1, area.slots),
            area.shown_empty,
            self.empty.get(area.zone, ""),
            area.ready_unless,
        )

    # -- the table ---------------------------------------------------------------------------------------------------

    def headline(self, view: View, names: list[str]) -> str:
        """What everybody should know first: turn, phase, whose turn it is."""
        said = self._templates(view, names).headline()
        return f"{self.game.title} · {said[0].lower()}{said[1:]}" if said else self.game.title

    def caption(self, card: CardView, zone: str) -> Caption:
        face = self.face_of(card)
        return Caption((card["name"], face.short or card["name"]), head=face.cost, style=style_of(face))

    def row_label(self, row: Row, cards: list[CardView | None]) -> str:
        if not row.ready_unless:
            return row.label
        ready = sum(1 for card in cards if card is not None and not card[row.ready_unless])
        return f"{row.label} {ready}/{len(cards)}"

    def middle(self, view: View, names: list[str], width: int) -> list[Text]:
        """What lies between the seats: shared zones, a board, an attack under way."""
        said = [self._shared(view, area) for row in self.display.layout.shared for area in row]
        return [Text(cut(f" {line}", width - 1)) for line in said if line] + self.status(view, names, width)

    def _shared(self, view: View, area: Area) -> str:
        cards = view["table"][area.zone]
        if not cards and not area.shown_empty:
            return ""
        if area.form == "pile":
            top = "" if not cards or cards[-1] is None else f", {cards[-1]['name']} on top"
            return f"{area.label.lower()}: {len(cards)}{top}"
        return f"{area.label.lower()}: " + ", ".join("?" if card is None else card["name"] for card in cards)

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
        """Options about cards stand together by their first word."""
        word, _, rest = option["sentence"].partition(" ")
        return Grouped(word, rest) if rest and option.get("card") else Grouped("", option["sentence"])

    def text(self, card: CardView) -> str:
        """What a card says, for a hand with much room."""
        return " ".join(self.face_of(card).text)

    def face_of(self, card: CardView) -> Face:
        """What is printed on a card that the viewer knows."""
        return self.display.face_of(card["id"])

    def faces(self) -> list[Face]:
        """Every card there is to show, in the order of the set."""
        return [face for face in self.display.faces() if face.is_card]


def load_layout(game: Game) -> TerminalLayout:
    """The game's own layout, or the one that does for all."""
    name = f"hexadeck.cli.layouts.{game.name.replace('-', '_')}"
    made = TerminalLayout if find_spec(name) is None else import_module(name).GameLayout
    layout: TerminalLayout = made(game, games.display(game))
    return layout
