"""What a seat may see, as a row of numbers of fixed length. It is made of `match.view(seat)` and of nothing else.

Seats count from the one who looks: it comes first, then the others in the order of play. Values are as they are on the
table; nothing is scaled.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hexadeck.kernel.decisions import Prompt
from hexadeck.kernel.game import Game
from hexadeck.kernel.schema import Zone
from hexadeck.research.words import names_of, words_of

SQUARE_CODES: Final = 16
"""A square of a board is one of so many numbers, and has a place for each."""

Vector = NDArray[np.float32]


class ZoneBlock:
    """Where the numbers of one zone begin: how many cards, how many of them unknown, how many of every print, what the
    columns of its cards add up to; and slot by slot the cards and the columns again."""

    def __init__(self, zone: Zone, prints: int, columns: tuple[str, ...]) -> None:
        self.name = zone.name
        self.shared = zone.shared
        self.slots = zone.slots if zone.slots > 1 else 0
        self.prints = 2
        self.columns = self.prints + prints
        self.slot = self.columns + len(columns)
        self.slot_size = 1 + len(columns)
        self.size = self.slot + self.slots * self.slot_size

    def names(self, prints: list[str], columns: tuple[str, ...]) -> list[str]:
        names = [f"{self.name}: cards", f"{self.name}: unknown cards"]
        names += [f"{self.name}: {name}" for name in prints]
        names += [f"{self.name}: sum of {column}" for column in columns]
        for slot in range(self.slots):
            names.append(f"{self.name}, slot {slot + 1}: cards")
            names += [f"{self.name}, slot {slot + 1}: sum of {column}" for column in columns]
        return names


class Observations:
    """How a game with so many seats is written as numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        schema = game.new_table(seats).schema
        self._prints = {record.id: index for index, record in enumerate(game.prints)}
        self._squares = {name: index for index, name in enumerate(schema.squares)}
        numbers = [index for index in schema.shown_of_cards if not schema.fixed[index].names_cards]
        self._card_columns = tuple([schema.names[index] for index in numbers])
        self._seat_columns = tuple([schema.names[index] for index in schema.shown_of_seats])
        self._fields = tuple(
            [field for index in schema.shown_once for field in schema.fixed[index].fields if field not in self._squares]
        )
        columns = [schema.fixed[index] for index in (*schema.shown_once, *schema.shown_of_seats)]
        self._naming = {name for column in columns for name in ((column.name,) if column.names_cards else column.cards)}
        """Fields that name a card."""
        self._prompts = {kind: index for index, kind in enumerate(sorted({p.kind for p in words_of(game, Prompt)}))}
        blocks = [ZoneBlock(zone, len(self._prints), self._card_columns) for zone in schema.zones]
        self._own = [block for block in blocks if not block.shared]
        self._shared = [block for block in blocks if block.shared]
        self.names = self._all_names(names_of(game))
        """What every number is."""
        self.size = len(self.names)

    def _all_names(self, prints: list[str]) -> list[str]:
        names = [f"you are seat {seat}" for seat in range(self.seats)]
        names += [f"seat {seat} after you decides" for seat in range(self.seats)]
        names += [f"asked: {kind}" for kind in self._prompts]
        names += ["set: picked", "set: least", "set: most", "set: total", "set: goal"]
        names += [f"{square} is {code}" for square in self._squares for code in range(SQUARE_CODES)]
        names += self._fields
        for block in self._shared:
            names += block.names(prints, self._card_columns)
        for seat in range(self.seats):
            of = "you" if seat == 0 else f"player {seat} after you"
            names += [f"{of}: {column}" for column in self._seat_columns]
            for block in self._own:
                names += [f"{of}: {name}" for name in block.names(prints, self._card_columns)]
        return names

    def write(self, view: dict[str, Any]) -> tuple[Vector, dict[int, str]]:
        """The numbers of a view, and the ids of the cards in it by their handles."""
        row = np.zeros(self.size, np.float32)
        ids: dict[int, str] = {}
        seat = view["seat"]
        table = view["table"]
        at = self._write_decision(row, view, seat)
        for square, index in self._squares.items():
            row[at + index * SQUARE_CODES + min(table[square], SQUARE_CODES - 1)] = 1
        at += len(self._squares) * SQUARE_CODES
        for field in self._fields:
            row[at] = self._number(field, table[field])
            at += 1
        for block in self._shared:
            at = self._write_zone(row, at, block, table[block.name], ids)
        for step in range(self.seats):
            shown = table["seats"][(seat + step) % self.seats]
            for column in self._seat_columns:
                row[at] = self._number(column, shown[column])
                at += 1
            for block in self._own:
                at = self._write_zone(row, at, block, shown[block.name], ids)
        return row, ids

    def _write_decision(self, row: Vector, view: dict[str, Any], seat: int) -> int:
        row[seat] = 1
        at = self.seats
        if view["decider"] is not None:
            row[at + (view["decider"] - seat) % self.seats] = 1
        at += self.seats
        if view["prompt"] is not None and view["prompt"]["kind"] in self._prompts:
            row[at + self._prompts[view["prompt"]["kind"]]] = 1
        at += len(self._prompts)
        picking = view.get("set")
        if picking is not None:
            row[at : at + 5] = (
                len(picking["picked"]),
                picking["least"],
                picking["most"],
                picking["total"],
                picking["goal"],
            )
        return at + 5

    def _write_zone(
        self, row: Vector, at: int, block: ZoneBlock, cards: list[dict[str, Any] | None], ids: dict[int, str]
    ) -> int:
        row[at] = len(cards)
        unknown = 0
        for card in cards:
            if card is None:
                unknown += 1
                continue
            ids[card["handle"]] = card["id"]
            index = self._prints.get(card["id"])
            if index is None:
                unknown += 1
            else:
                row[at + block.prints + index] += 1
            slot = at + block.slot + card["slot"] * block.slot_size if block.slots else 0
            if slot:
                row[slot] += 1
            for k, column in enumerate(self._card_columns):
                value = card.get(column)
                if value:
                    row[at + block.columns + k] += value
                    if slot:
                        row[slot + 1 + k] += value
        row[at + 1] = unknown
        return at + block.size

    def _number(self, field: str, value: int | None) -> int:
        """A handle is a name and no quantity: a field that names a card says whether it does."""
        if value is None:
            return 0
        return 1 if field in self._naming and value > 0 else value
