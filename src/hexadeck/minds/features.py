"""A table as whole numbers from one seat's side: what a learned value looks at. Nothing here is about one game.

A card that the seat knows is counted by where it lies (the zone, and whether it is the own one, a partner's or a
foe's). Cards that the seat does not know are counted together by owner, wherever they lie: who holds which of them
makes no difference. Besides there are plain numbers: the parts of the judgement, also apart for later turns; how many
cards lie where; the columns of cards, summed up; the columns of seats; and the table's own.
"""

from collections.abc import Iterable, Mapping, Set
from typing import Any, Final

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import Row, append, filled, room_for, row_of
from hexadeck.kernel.schema import SEAT_STRIDE, Schema
from hexadeck.kernel.table import Table

OWN: Final[i64] = 0
PARTNER: Final[i64] = 1
FOE: Final[i64] = 2
WHOSE: Final = ("own", "partner's", "foe's")
CODES: Final[i64] = 16
"""What a square of a board may hold is one of so many numbers."""
FAR: Final[i64] = 20_000
"""No number counts more: what is above is a match that is won."""
A_CARD: Final = "a card"
"""The feature that all cards have."""
PLAIN: Final = ("number", "id", "name", "version", "full_name", "face", "text")
"""What every card has, and what says nothing about how it plays."""


class Seen:
    """What there is to see: places in the scheme, one for every card and every piece, and the plain numbers."""

    def __init__(self, places: Row, numbers: Row) -> None:
        self.places = places
        self.numbers = numbers


class Scheme:
    """Where everything stands, for one game and one number of seats."""

    def __init__(self, schema: Schema, prints: int, terms: list[str], bands: list[int]) -> None:
        self.prints: i64 = prints
        self.terms: i64 = len(terms)
        self.bands = row_of(bands)
        """From these turns on a part of the judgement counts once more, apart."""
        kinds = schema.zones
        self.first_of_place = row_of([3 * kinds.index(kind) for kind in schema.zone_kinds])
        self.is_shared = schema.is_shared
        self.unseen: i64 = 3 * len(kinds)
        self.nobodys: i64 = 3 * len(kinds) + 3
        self.groups = [kind.name if kind.shared else f"{whose} {kind.name}" for kind in kinds for whose in WHOSE]
        self.groups += [*[f"{whose} unseen cards" for whose in WHOSE], "nobody's unseen cards"]
        self.first_square: i64 = len(self.groups) * prints
        self.squares: i64 = len(schema.squares)
        boards = [index for index in schema.shown_once if schema.fixed[index].squares]
        self.board: i64 = boards[0] if boards else NOTHING
        self.places: i64 = self.first_square + 2 * self.squares * CODES
        numbers = [index for index in schema.shown_of_cards if not schema.fixed[index].names_cards]
        self.card_columns = row_of(numbers)
        seats = [index for index in schema.shown_of_seats if not schema.fixed[index].names_cards]
        self.seat_columns = row_of(seats)
        once: list[tuple[int, int]] = []
        for index in schema.shown_once:
            column = schema.fixed[index]
            if not column.squares:
                once += [(index, k) for k in range(len(column.fields)) if column.fields[k] not in column.cards]
        self.once_columns = row_of([index for index, _ in once])
        self.once_fields = row_of([field for _, field in once])
        self.names = list(terms)
        """What every plain number is."""
        for band in bands:
            self.names += [f"{term} from turn {band}" for term in terms]
        self.names += ["the own decision", "turns"]
        self.first_count: i64 = len(self.names)
        self.names += [f"cards: {group}" for group in self.groups[: 3 * len(kinds)]]
        for index in numbers:
            self.names += [f"{schema.names[index]}: {group}" for group in self.groups[: 3 * len(kinds)]]
        self.first_of_seats: i64 = len(self.names)
        for index in seats:
            self.names += [f"{whose} {schema.names[index]}" for whose in WHOSE]
        self.first_once: i64 = len(self.names)
        for side in ("first", "second"):
            self.names += [f"{schema.fixed[index].fields[field]}, {side} side" for index, field in once]

    def read(self, t: Table, seat: i64, sides: Row, terms: list[tuple[str, int]]) -> Seen:
        """What a seat sees of a table. `sides` says by seat who wins together."""
        numbers = filled(0, len(self.names))
        self._read_terms(t, seat, terms, numbers)
        whose = filled(FOE, t.seats)
        i: i64 = 0
        while i < t.seats:
            if sides[i] == sides[seat]:
                whose[i] = OWN if i == seat else PARTNER
            i += 1
        places = self._read_cards(t, seat, whose, numbers)
        at = self.first_of_seats
        for index in self.seat_columns:
            column = t.columns[index]
            i = 0
            while i < t.seats:
                numbers[at + whose[i]] += column[i]
                i += 1
            at += 3
        side = sides[seat]
        if side == 0 or side == 1:
            at = self.first_once + side * len(self.once_fields)
            i = 0
            while i < len(self.once_fields):
                numbers[at + i] = t.columns[self.once_columns[i]][self.once_fields[i]]
                i += 1
            if self.squares > 0:
                board = t.columns[self.board]
                i = 0
                while i < self.squares:
                    if board[i] > 0:
                        places = append(places, self.first_square + (side * self.squares + i) * CODES + board[i])
                    i += 1
        i = 0
        while i < len(numbers):
            if numbers[i] > FAR:
                numbers[i] = FAR
            elif numbers[i] < -FAR:
                numbers[i] = -FAR
            i += 1
        return Seen(places, numbers)

    def _read_terms(self, t: Table, seat: i64, terms: list[tuple[str, int]], numbers: Row) -> None:
        turn: i64 = t.turn
        i: i64 = 0
        while i < self.terms and i < len(terms):
            worth: i64 = terms[i][1]
            numbers[i] = worth
            k: i64 = 0
            while k < len(self.bands):
                if turn >= self.bands[k]:
                    numbers[(k + 1) * self.terms + i] = worth
                k += 1
            i += 1
        numbers[self.first_count - 2] = 1 if t.seat == seat else 0
        numbers[self.first_count - 1] = turn

    def _read_cards(self, t: Table, seat: i64, whose: Row, numbers: Row) -> Row:
        places = room_for(len(t.what))
        handles = t.handles[seat]
        has_veils = t.schema.has_veils
        width = self.unseen
        card: i64 = 0
        while card < len(t.what):
            place = t.place[card]
            group = self.first_of_place[place]
            if self.is_shared[place] == 0:
                group += whose[place % SEAT_STRIDE]
            numbers[self.first_count + group] += 1
            if handles[card] == 0 or (has_veils and t.veils[card] >> seat & 1 != 0):
                owner = t.owner[card]
                group = self.nobodys if owner == NOTHING else self.unseen + whose[owner]
            else:
                at = self.first_count + width + group
                for index in self.card_columns:
                    numbers[at] += t.columns[index][card]
                    at += width
            places = append(places, group * self.prints + t.face(card))
            card += 1
        return places


def features_of(game: Game, number: int) -> dict[str, int]:
    """What the print of a number is and does, by name."""
    record = game.prints[number]
    return card_features(record, game.phrases_of(record))


def card_features(record: Print, phrases: list[tuple[str, int]]) -> dict[str, int]:
    """What a card is and does, by name: the numbers and words printed on it, and the phrases of its text."""
    found = {A_CARD: 1}
    for name in dir(record):
        if not name.startswith("_") and name not in PLAIN:
            _add_attribute(found, name, getattr(record, name))
    for phrase, number in phrases:
        found[phrase] = found.get(phrase, 0) + 1
        if number:
            found[f"{phrase} (numbers)"] = found.get(f"{phrase} (numbers)", 0) + number
    return found


def _add_attribute(found: dict[str, int], name: str, value: Any) -> None:
    if isinstance(value, bool):
        found[name] = int(value)
    elif isinstance(value, int):
        found[name] = value
        found[f"{name} is {value}"] = 1
    elif isinstance(value, str) and value:
        found[f"{name} is {value}"] = 1
    elif isinstance(value, Iterable) and not isinstance(value, Mapping | Set):
        for place, part in enumerate(value):
            if isinstance(part, str):
                found[f"{name}: {part}"] = 1
            elif isinstance(part, int):
                found[f"{name} {place + 1}"] = part
