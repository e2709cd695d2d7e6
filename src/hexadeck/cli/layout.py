"""What the screen has to know of a game: which zones are drawn how, and how a card is captioned.

This class draws any game after a fashion, from the names in its views. A game that wants better has a module of its
name in `layouts` with a subclass `GameLayout`; nothing else knows games.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.faces import Face
from hexadeck.kernel.game import Game
from hexadeck.kernel.table import Print

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


class Layout:
    """A game on the screen. Rows go from the edge of the table to its middle; the viewer's seat is at the bottom."""

    rows: tuple[Row, ...] = ()
    counters: tuple[tuple[str, str], ...] = ()
    """Numbers of a seat in its bar: (name in the view, label)."""
    piles: tuple[tuple[str, str], ...] = ()
    """Zones of which the bar gives the size: (zone, label)."""
    open_piles: tuple[str, ...] = ()
    """Zones that anybody may look through."""
    quiet_verbs: tuple[str, ...] = ("pass",)
    """The answers that do nothing more: `p` takes the one on offer."""
    automatic_verbs: tuple[str, ...] = ()
    """Against bots, an only option of these is taken without a question."""
    minor_events: tuple[str, ...] = ()
    """Events that only the full log tells."""
    headings: tuple[str, ...] = ("turn_began",)
    """Events that begin a new line in the log."""
    tips: ClassVar[dict[str, str]] = {}
    """A line below the question, by the kind of the prompt."""
    signs: tuple[str, ...] = ()
    """What the signs on the screen mean, for the help."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- the table ---------------------------------------------------------------------------------------------------

    def fit_to(self, view: View) -> None:
        """Find rows and counters in the view where the game has not named them."""
        if self.rows:
            return
        mine = view["table"]["seats"][view["seat"] or 0]
        zones = [name for name, value in mine.items() if isinstance(value, list)]
        hidden = [zone for zone in zones if mine[zone] and all(card is None for card in mine[zone])]
        self.rows = tuple(Row(zone, zone, HAND if zone == "hand" else LINE) for zone in zones if zone not in hidden)
        self.piles = tuple((zone, zone) for zone in zones if zone in hidden or zone == "hand")
        self.counters = tuple((name, name) for name, value in mine.items() if isinstance(value, int))

    def headline(self, view: View, names: list[str]) -> str:
        """What everybody should know first: turn, phase, whose turn it is."""
        turn = view["table"].get("turn")
        return self.game.title if turn is None else f"{self.game.title} · turn {turn}"

    def caption(self, card: CardView, zone: str) -> Caption:
        return Caption((card["name"],))

    def row_label(self, row: Row, cards: list[CardView | None]) -> str:
        return row.label

    def middle(self, view: View, width: int) -> list[Text]:
        """What lies between the seats: shared zones, a board, an attack under way."""
        lines = []
        for zone, cards in view["table"].items():
            if isinstance(cards, list) and zone != "seats" and cards:
                names = ", ".join("?" if card is None else str(card["name"]) for card in cards)
                lines.append(Text(f" {zone}: {names}"[:width]))
        return lines

    def marks(self, view: View) -> dict[int, str]:
        """Signs to put on cards by their handles, such as an attacker's."""
        return {}

    # -- words -------------------------------------------------------------------------------------------------------

    def short(self, name: str) -> str:
        """A card's name where there is little room."""
        return name

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        """Options about cards stand together by their first word."""
        word, _, rest = option["sentence"].partition(" ")
        return Grouped(word, rest) if rest and option.get("card") else Grouped("", option["sentence"])

    def text(self, card: CardView) -> str:
        """What a card says, for a hand with much room."""
        return " ".join(self.face(self.game.prints_by_id[card["id"]]).text)

    def face(self, record: Print) -> Face:
        """What is printed on a card."""
        return Face(record.name, record.id)

    def faces(self) -> list[Face]:
        """Every card there is to show, in the order of the set."""
        return [self.face(record) for record in self.game.prints]


def load_layout(game: Game) -> Layout:
    """The game's own layout, or the one that does for all."""
    name = f"hexadeck.cli.layouts.{game.name.replace('-', '_')}"
    if find_spec(name) is None:
        return Layout(game)
    layout: Layout = import_module(name).GameLayout(game)
    return layout
