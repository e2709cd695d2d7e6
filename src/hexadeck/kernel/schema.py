"""What a game's table is made of: named zones and named columns of integers, and who sees what of them."""

from typing import Any, Final

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rows import filled
from hexadeck.kernel.stepbook import FOUND, StepBook

SEAT_STRIDE: Final = 8
"""A zone's number is its kind's number plus the seat; kinds, and the slots of a kind, lie eight apart."""

PUBLIC: Final = 0
OWNER: Final = 1
HIDDEN: Final = 2
FACE_DOWN: Final = 3
"""Everybody can point at the card, the seat whose zone it is knows the face."""
UNSEEN: Final = 4
"""Everybody can point at the card, nobody learns the face."""

PER_CARD: Final = 0
PER_SEAT: Final = 1
ONCE: Final = 2
LISTED: Final = 3

ALL: Final = ("*",)
"""Every number of a column is a card."""
HOST: Final = "host"
TURN: Final = "turn"


class Zone:
    """A kind of place for cards: one for each seat, or one for the table when shared; with several slots, that many."""

    def __init__(self, number: int, name: str, visibility: int, shared: bool = False, slots: int = 1) -> None:
        self.number = number
        self.name = name
        self.visibility = visibility
        self.shared = shared
        self.slots = slots

    def places(self, seats: int) -> list[int]:
        """The numbers of its zones, slot by slot."""
        each = range(1 if self.shared else seats)
        return [self.number + slot * SEAT_STRIDE + seat for slot in range(self.slots) for seat in each]


class Column:
    """A list of integers: one for each card, for each seat, one for each named field of the table, or rows of named
    fields, as many as there are. A table declares its columns in its class, where they get their names.

    `shown` columns appear in views: those of a card with the card, those of a seat with the seat, those of the table
    by field; `open` ones also with a card that lies face down. `cards` are the fields whose number is a card, or `ALL`
    for a column of cards or seats: a view has the viewer's handle there. `names` says which fields hold the number of a
    print, an ability or a program, which positions write by name; `where` a field and the value that it has to have.
    """

    def __init__(
        self,
        per: int,
        default: int = 0,
        shown: bool = False,
        fields: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        open: bool = False,
        squares: bool = False,
        names: dict[str, str] | None = None,
        where: tuple[str, int] | None = None,
    ) -> None:
        self.name = ""
        self.per = per
        self.default = default
        self.shown = shown or open
        self.fields = fields
        self.cards = cards
        self.open = open
        self.squares = squares
        self.names_cards = cards == ALL
        self.names = names or {}
        self.where = where

    def length(self, seats: int) -> int:
        """How long the column is before there are cards."""
        if self.per == PER_SEAT:
            return seats
        return len(self.fields) if self.per == ONCE else 0

    def check(self) -> None:
        """A schema with a slip in it would be noticed late, and by somebody else."""
        if self.open and self.per != PER_CARD:
            raise TypeError(f"column {self.name!r} is open on face-down cards, but is not one of cards")
        if self.squares and (self.per != ONCE or not self.shown):
            raise TypeError(f"column {self.name!r} is a board, but not one that the table shows by its fields")
        if self.names_cards and self.per not in (PER_CARD, PER_SEAT):
            raise TypeError(f"column {self.name!r}: only a column of cards or seats holds cards throughout")
        if self.names and self.per != LISTED:
            raise TypeError(f"column {self.name!r}: only rows name prints and abilities")
        wanted = [*self.cards, *self.names, *(self.where[:1] if self.where else ())]
        unknown = [] if self.names_cards else [field for field in wanted if field not in self.fields]
        if unknown:
            raise TypeError(f"column {self.name!r} has no field {unknown[0]!r}; it has {', '.join(self.fields)}")


# What follows declares a column in the class of a table: `spent: Row = per_card(open=True)`. It is typed by what it is
# annotated with, because that is what the attribute is on every table.


def per_card(default: int = 0, shown: bool = False, open: bool = False, cards: tuple[str, ...] = ()) -> Any:
    """A number for each card."""
    return Column(PER_CARD, default, shown=shown, open=open, cards=cards)


def per_seat(default: int = 0, shown: bool = False, cards: tuple[str, ...] = ()) -> Any:
    """A number for each seat."""
    return Column(PER_SEAT, default, shown=shown, cards=cards)


def once(fields: tuple[str, ...], shown: bool = False, cards: tuple[str, ...] = (), squares: bool = False) -> Any:
    """A number for each of these fields; with `squares` they are those of a board."""
    return Column(ONCE, shown=shown, fields=fields, cards=cards, squares=squares)


def listed(
    fields: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    names: dict[str, str] | None = None,
    where: tuple[str, int] | None = None,
) -> Any:
    """Rows of these fields, as many as there are; without fields just numbers. The attribute is a `list[int]`."""
    return Column(LISTED, fields=fields, cards=cards, names=names, where=where)


def hosts() -> Any:
    """The card that each card lies at, for `attach`. The column has to be called `host`."""
    return Column(PER_CARD, NOTHING, cards=ALL, open=True)


def columns_of(table: type) -> tuple[Column, ...]:
    """The columns that the class of a table declares, in order.

    They are taken out of the class: it would hide the attributes of its base, such as `changes`, behind them.
    """
    kernel = [base for base in table.__mro__ if base.__module__.startswith("hexadeck.kernel.")]
    of_every_table = {name for base in kernel for name in vars(base)}
    found = {name: column for name, column in vars(table).items() if isinstance(column, Column)}
    for name in found:
        if name in of_every_table:
            raise TypeError(f"column {name!r} has the name of something that every table has")
        delattr(table, name)
    return named(**found)


def named(**columns: Column) -> tuple[Column, ...]:
    """Columns with the names under which they were declared."""
    for name, column in columns.items():
        column.name = name
    return tuple(columns.values())


def fields_in(module: dict[str, Any]) -> tuple[str, ...]:
    """The names of the numbers that a module has declared so far, `fields_in(globals())`: they count from 0 on."""
    found = {name.lower(): number for name, number in module.items() if name.isupper() and isinstance(number, int)}
    if list(found.values()) != list(range(len(found))):
        raise TypeError(f"fields are numbered 0, 1, 2 and so on, not {found}")
    return tuple(found)


class Schema:
    """The zones and columns of one game, in the order in which its table declares them."""

    def __init__(self, zones: tuple[Zone, ...], columns: tuple[Column, ...] = ()) -> None:
        self.zones = zones
        self.columns = columns
        self.zone_count = max(zone.number + zone.slots * SEAT_STRIDE for zone in zones)
        self.visibility = filled(HIDDEN, self.zone_count)
        self.is_shared = filled(0, self.zone_count)
        """By place, 1 or 0: whether it is nobody's."""
        self.zone_kinds: list[Zone] = [zones[0]] * self.zone_count
        taken: dict[int, Zone] = {}
        for zone in zones:
            if zone.number % SEAT_STRIDE:
                raise TypeError(f"zone {zone.name!r} has number {zone.number}; numbers lie {SEAT_STRIDE} apart")
            for place in range(zone.number, zone.number + zone.slots * SEAT_STRIDE):
                if place in taken:
                    raise TypeError(f"zones {taken[place].name!r} and {zone.name!r} both have the number {place}")
                taken[place] = zone
                self.visibility[place] = zone.visibility
                self.is_shared[place] = int(zone.shared)
                self.zone_kinds[place] = zone
        for names in ([zone.name for zone in zones], [column.name for column in columns]):
            if len(names) != len(set(names)):
                raise TypeError(f"a name is given twice: {', '.join(names)}")
        for column in columns:
            column.check()
        self.has_veils = any(zone.visibility in (FACE_DOWN, UNSEEN) for zone in zones)
        """Whether a card can be pointed at by somebody who does not know its face."""
        fixed = [column for column in columns if column.per != LISTED]
        self.fixed = fixed
        self.listed = [column for column in columns if column.per == LISTED]
        self.card_columns = [i for i in range(len(fixed)) if fixed[i].per == PER_CARD]
        self.defaults = [column.default for column in fixed]
        self.shown_of_cards = [i for i in range(len(fixed)) if fixed[i].shown and fixed[i].per == PER_CARD]
        self.open_of_cards = [i for i in self.shown_of_cards if fixed[i].open]
        self.shown_of_seats = [i for i in range(len(fixed)) if fixed[i].shown and fixed[i].per == PER_SEAT]
        self.shown_once = [i for i in range(len(fixed)) if fixed[i].shown and fixed[i].per == ONCE]
        boards = [column.fields for column in columns if column.squares]
        self.squares: tuple[str, ...] = boards[0] if boards else ()
        """The names of the board's squares, where there is a board."""
        self.names = [column.name for column in fixed]
        self.host_column = self.names.index(HOST) if HOST in self.names else NOTHING
        """Where the hosts stand among the fixed columns."""
        counts = [i for i in self.shown_once if TURN in fixed[i].fields]
        self.turn_column = counts[0] if counts else NOTHING
        """Where the count of turns stands, if the table shows one: the column, and the field in it."""
        self.turn_field = fixed[counts[0]].fields.index(TURN) if counts else NOTHING
        self.steps: StepBook = FOUND
        """Where the rules are found that steps and answers stand for."""

    def place(self, zone: int, slot: int = 0, seat: int = 0) -> int:
        """The number of one slot of a zone."""
        return zone + slot * SEAT_STRIDE + seat

    def slot_of(self, place: int) -> int:
        return (place - self.zone_kinds[place].number) // SEAT_STRIDE

    def seat_of(self, place: int) -> int:
        """Whose it is; nobody's where it is shared."""
        return NOTHING if self.zone_kinds[place].shared else place % SEAT_STRIDE
