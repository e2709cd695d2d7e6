"""What people see of one game: its table, its tile in the list of games, the faces of its cards, its keywords."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from hexadeck.display.face import Face
from hexadeck.display.layout import Layout, Tile
from hexadeck.display.terminal import TerminalWords
from hexadeck.display.threat import Threat
from hexadeck.kernel.prints import Print
from hexadeck.kernel.views import FACE_DOWN_ID, FACE_DOWN_NAME

BACK: Final = Face(id=FACE_DOWN_ID, name=FACE_DOWN_NAME, facts={}, is_card=False)
"""Of a card that somebody can point at without knowing it."""


@dataclass(frozen=True)
class Display:
    """All of it is data, but for `face`, which says what is printed on a card of the game."""

    layout: Layout
    tile: Tile
    face: Callable[[Print], Face]
    prints: Sequence[Print]
    """Everything that can lie on the table, in the order of the set."""
    keywords: dict[str, str] = field(default_factory=dict)
    """Words that stand for an ability, each with the id of the rule that explains it."""
    terms: dict[str, str] = field(default_factory=dict)
    """Other words on cards that a rule explains: timings, types, what is done to cards."""
    on_the_tile: tuple[str, ...] = ()
    """The ids of the cards that stand for the game in the list of games."""
    terminal: TerminalWords = field(default_factory=TerminalWords)
    threats: Callable[[dict[str, Any]], list[Threat]] = lambda view: []
    """On a board: which figures can capture which, as far as the viewer can know. It is given the view."""

    _faces: dict[str, Face] = field(default_factory=dict, init=False, repr=False, compare=False)

    def round_in(self, view: dict[str, Any]) -> int:
        """Which round it is, where the headline counts rounds; else 0, and turns are counted."""
        return int(view["table"]["round"]) if "{round}" in self.layout.headline else 0

    def tile_with_cards(self) -> Tile:
        records = {record.id: record for record in self.prints}
        return replace(self.tile, faces=tuple([self.face(records[id]) for id in self.on_the_tile]))

    def face_of(self, id: str) -> Face:
        """What is printed on the card of this id; looked up often, so it is made once."""
        if not self._faces:
            self._faces.update({face.id: face for face in self.faces()})
        return self._faces[id]

    def faces(self) -> list[Face]:
        """Of everything that can lie on the table; `is_card` tells cards from the rest."""
        return [self.face(record) for record in self.prints] + [BACK]


def keywords_in(text: tuple[str, ...], keywords: Iterable[str]) -> tuple[str, ...]:
    """Those of the keywords that the text of a card has as words of their own, in whatever letters."""
    whole = " ".join(text)
    return tuple([word for word in keywords if re.search(rf"\b{re.escape(word)}\b", whole, re.IGNORECASE)])
