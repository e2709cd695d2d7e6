"""Every option with all the things it names, as numbers: what the flat actions, which name a verb and its first thing,
leave out."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.match import Match
from hexadeck.kernel.schema import SEAT_STRIDE
from hexadeck.kernel.sentences import option_parts
from hexadeck.kernel.table import Table

Things = NDArray[np.int32]
MOST_PARTS: Final = 3
"""How many things an option names at most."""
KINDS: Final = ("card", "other", "print", "cards", "seat", "place", "square", "word", "number")
"""What a thing can be; its kind is a number from 1."""


class OptionThings:
    """How the options of one game with one number of seats are written, a row each.

    First the verb, then for each of its things the kind, which one of its kind, where it is, and the columns that are
    seen of a card. A card that the seat does not know is no print (0) and has the columns that a face-down card shows.
    Of a set of cards there are the numbers of its prints and its columns, each added up, and how many it has (as its
    slot). Seats count from the one who decides.
    """

    def __init__(self, t: Table, verbs: list[str]) -> None:
        schema = t.schema
        self._verbs = {name: index for index, name in enumerate(verbs)}
        self._zones = {zone.number: index + 1 for index, zone in enumerate(schema.zones)}
        self._columns = [index for index in schema.shown_of_cards if not schema.fixed[index].names_cards]
        of_thing = ["kind", "which", "zone", "whose", "slot", *[schema.names[index] for index in self._columns]]
        self.names = ["verb", *[f"thing {part + 1}: {name}" for part in range(MOST_PARTS) for name in of_thing]]
        """What every number of a row is."""
        self.size = len(self.names)
        self._thing_size = len(of_thing)

    def rows(self, match: Match, options: list[int]) -> Things:
        """The rows of some options of the question that is open."""
        found = np.zeros((len(options), self.size), np.int32)
        for row, index in zip(found, options, strict=True):
            self._write(match.table, match.options[index], row)
        return found

    def _write(self, t: Table, option: Option, row: Things) -> None:
        row[0] = self._verbs.get(option.name, NOTHING)
        for part, (kind, number) in enumerate(option_parts(t, option)):
            thing = row[1 + part * self._thing_size :][: self._thing_size]
            thing[0] = KINDS.index(kind) + 1 if kind in KINDS else len(KINDS)
            thing[1] = number
            if number < 0:
                continue
            if kind == "seat":
                thing[1] = (number - t.seat) % t.seats
            elif kind == "print":
                thing[1] = number + 1
            elif kind == "place":
                self._write_place(t, number, thing)
                thing[1] = thing[2]
            elif kind in ("card", "other"):
                self._write_card(t, number, thing)
            elif kind == "cards":
                self._write_set(t, list(t.sets[number]), thing)

    def _write_set(self, t: Table, cards: list[int], thing: Things) -> None:
        thing[1] = sum([t.face(card) + 1 for card in cards if t.is_known(card, t.seat)])
        thing[4] = len(cards)
        for card in cards:
            thing[5:] += self._columns_of(t, card)

    def _write_card(self, t: Table, card: int, thing: Things) -> None:
        is_known = t.is_known(card, t.seat)
        thing[1] = t.face(card) + 1 if is_known else 0
        if is_known or t.can_point(card, t.seat):
            self._write_place(t, t.place[card], thing)
        thing[5:] = self._columns_of(t, card)

    def _write_place(self, t: Table, place: int, thing: Things) -> None:
        zone = t.schema.zone_kinds[place]
        thing[2] = self._zones[zone.number]
        thing[3] = 0 if zone.shared else 1 + (place % SEAT_STRIDE - t.seat) % t.seats
        thing[4] = t.schema.slot_of(place) + 1

    def _columns_of(self, t: Table, card: int) -> Things:
        fixed = t.schema.fixed
        is_known, can_point = t.is_known(card, t.seat), t.can_point(card, t.seat)
        seen = [
            t.columns[index][card] if is_known or (can_point and fixed[index].open) else 0 for index in self._columns
        ]
        return np.array(seen, np.int32)  # none at all would be no whole numbers to numpy
