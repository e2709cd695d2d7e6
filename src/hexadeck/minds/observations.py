"""What a seat may see, as a row of numbers of fixed length: what `match.view(seat)` tells, read from the table itself.

Seats count from the one who looks: it comes first, then the others in the order of play. Values are as they are on the
table; nothing is scaled. Who knows what is asked of the table and of `disclosure`, as `views` does.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.disclosure import OWN, UNKNOWN, question_for
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.schema import SEAT_STRIDE, Zone
from hexadeck.kernel.table import Table
from hexadeck.minds.looks import Looks

SQUARE_CODES: Final[i64] = 16
"""A square of a board is one of so many numbers, and has a place for each."""
OF_SET: Final = ("picked", "least", "most", "total", "goal")
"""What is said of a set that is being chosen."""
PRINTS: Final[i64] = 2
"""In a zone's numbers the prints come behind the count of its cards and that of unknown ones."""


class ZoneBlock:
    """Where the numbers of one zone are: how many cards, how many of them unknown, how many of every print, what the
    columns of its cards add up to; and slot by slot the cards and the columns again."""

    def __init__(self, zone: Zone, first: int, prints: int, columns: int) -> None:
        self.name = zone.name
        self.shared = zone.shared
        self.zone: i64 = zone.number
        self.slots: i64 = zone.slots
        self.first: i64 = first
        """Where it begins: among all numbers, or among those of a seat."""
        self.columns: i64 = PRINTS + prints
        self.slot: i64 = self.columns + columns
        self.slot_size: i64 = 1 + columns
        self.size: i64 = self.slot + (self.slots * self.slot_size if self.slots > 1 else 0)

    def names(self, prints: list[str], columns: list[str]) -> list[str]:
        names = [f"{self.name}: cards", f"{self.name}: unknown cards"]
        names += [f"{self.name}: {name}" for name in prints]
        names += [f"{self.name}: sum of {column}" for column in columns]
        for slot in range(self.slots if self.slots > 1 else 0):
            names.append(f"{self.name}, slot {slot + 1}: cards")
            names += [f"{self.name}, slot {slot + 1}: sum of {column}" for column in columns]
        return names


class Field:
    """A field of the table: in which column it stands, and whether it names a card."""

    def __init__(self, name: str, column: int, place: int, names_card: bool) -> None:
        self.name = name
        self.column: i64 = column
        self.place: i64 = place
        self.names_card = names_card


def blocks_of(zones: list[Zone], prints: list[str], columns: list[str], names: list[str]) -> list[ZoneBlock]:
    """Blocks for some zones, one behind the other; their names come behind those that are there."""
    blocks: list[ZoneBlock] = []
    for zone in zones:
        block = ZoneBlock(zone, len(names), len(prints), len(columns))
        names += block.names(prints, columns)
        blocks.append(block)
    return blocks


class Observations:
    """How tables like this one are written as numbers."""

    def __init__(self, t: Table, prints: list[str], prompts: list[str]) -> None:
        schema = t.schema
        self.seats: i64 = t.seats
        self.prompts = {kind: index for index, kind in enumerate(prompts)}
        self.squares: i64 = len(schema.squares)
        boards = [index for index in schema.shown_once if schema.fixed[index].squares]
        self.board: i64 = boards[0] if boards else NOTHING
        columns = [index for index in schema.shown_of_cards if not schema.fixed[index].names_cards]
        self.card_columns = row_of(columns)
        self.is_open = row_of([int(schema.fixed[index].open) for index in columns])
        """By column of cards, 1 or 0: whether it is also seen of a face-down card."""
        self.seat_columns = [
            Field(schema.names[index], index, 0, schema.fixed[index].names_cards) for index in schema.shown_of_seats
        ]
        self.fields = [
            Field(name, index, place, name in schema.fixed[index].cards)
            for index in schema.shown_once
            for place, name in enumerate(schema.fixed[index].fields)
            if name not in schema.squares
        ]
        shown = [schema.names[index] for index in columns]
        names = [f"you are seat {seat}" for seat in range(t.seats)]
        names += [f"seat {seat} after you decides" for seat in range(t.seats)]
        self.first_prompt: i64 = len(names)
        names += [f"asked: {kind}" for kind in prompts]
        self.first_of_set: i64 = len(names)
        names += [f"set: {what}" for what in OF_SET]
        self.first_square: i64 = len(names)
        names += [f"{square} is {code}" for square in schema.squares for code in range(SQUARE_CODES)]
        self.first_field: i64 = len(names)
        names += [field.name for field in self.fields]
        self.shared = blocks_of([zone for zone in schema.zones if zone.shared], prints, shown, names)
        self.first_of_seats: i64 = len(names)
        of_seat = [field.name for field in self.seat_columns]
        self.own = blocks_of([zone for zone in schema.zones if not zone.shared], prints, shown, of_seat)
        self.seat_size: i64 = len(of_seat)
        for seat in range(t.seats):
            of = "you" if seat == 0 else f"player {seat} after you"
            names += [f"{of}: {name}" for name in of_seat]
        self.names = names
        """What every number is."""
        self.size = len(names)

    def write(self, t: Table, viewer: i64, looks: Looks) -> None:
        """Add what a seat sees of a table to its look."""
        self._write_question(t, viewer, looks)
        if self.squares > 0:
            board = t.columns[self.board]
            square: i64 = 0
            while square < self.squares:
                code = board[square]
                if code >= SQUARE_CODES:
                    code = SQUARE_CODES - 1
                looks.add(self.first_square + square * SQUARE_CODES + code, 1)
                square += 1
        at = self.first_field
        for field in self.fields:
            looks.add(at, number_of(t, t.columns[field.column][field.place], field.names_card, viewer))
            at += 1
        for block in self.shared:
            self._write_zone(t, viewer, looks, block, block.first, 0)
        at = self.first_of_seats
        step: i64 = 0
        while step < self.seats:
            self._write_seat(t, viewer, looks, at, (viewer + step) % self.seats)
            at += self.seat_size
            step += 1

    def _write_question(self, t: Table, viewer: i64, looks: Looks) -> None:
        """Who decides and what is asked, as far as the viewer may know."""
        looks.add(viewer, 1)
        prompt = t.prompt
        if t.seat == NOTHING or prompt is None:
            return
        disclosed = question_for(t, viewer)
        if disclosed == UNKNOWN:
            return
        looks.add(self.seats + (t.seat - viewer) % self.seats, 1)
        index = self.prompts.get(prompt.kind)
        if index is not None:
            looks.add(self.first_prompt + index, 1)
        if disclosed == OWN and t.is_choosing_set:
            at = self.first_of_set
            looks.add(at, len(t.picked))
            looks.add(at + 1, t.least)
            looks.add(at + 2, t.most)
            looks.add(at + 3, t.total)
            looks.add(at + 4, t.goal)

    def _write_seat(self, t: Table, viewer: i64, looks: Looks, at: i64, seat: i64) -> None:
        place = at
        for field in self.seat_columns:
            looks.add(place, number_of(t, t.columns[field.column][seat], field.names_card, viewer))
            place += 1
        for block in self.own:
            self._write_zone(t, viewer, looks, block, at + block.first, seat)

    def _write_zone(self, t: Table, viewer: i64, looks: Looks, block: ZoneBlock, at: i64, seat: i64) -> None:
        handles = t.handles[viewer]
        zone = block.zone + seat
        count: i64 = 0
        unknown: i64 = 0
        slot: i64 = 0
        while slot < block.slots:
            cards = t.zones[zone + slot * SEAT_STRIDE]
            count += len(cards)
            for card in cards:
                if handles[card] == 0:
                    unknown += 1
                    continue
                is_known = t.is_known(card, viewer)
                if is_known:
                    looks.add(at + PRINTS + t.face(card), 1)
                else:
                    unknown += 1
                of_slot: i64 = NOTHING
                if block.slots > 1:
                    of_slot = at + block.slot + slot * block.slot_size
                    looks.add(of_slot, 1)
                self._add_columns(t, looks, card, is_known, at + block.columns, of_slot)
            slot += 1
        looks.add(at, count)
        looks.add(at + 1, unknown)

    def _add_columns(self, t: Table, looks: Looks, card: i64, is_known: bool, at: i64, of_slot: i64) -> None:
        """Add the columns of a card to the sums of its zone and, where it lies in a slot, to those of the slot."""
        columns = self.card_columns
        i: i64 = 0
        while i < len(columns):
            if is_known or self.is_open[i] != 0:
                value = t.columns[columns[i]][card]
                if value != 0:
                    looks.add(at + i, value)
                    if of_slot != NOTHING:
                        looks.add(of_slot + 1 + i, value)
            i += 1


def number_of(t: Table, number: i64, names_card: bool, viewer: i64) -> i64:
    """A card's number is a name and no quantity: a field that names a card says whether the viewer can point at it."""
    if not names_card or number < NOTHING:
        return number
    return 1 if number != NOTHING and t.can_point(number, viewer) else 0
