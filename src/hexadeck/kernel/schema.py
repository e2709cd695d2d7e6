"""What a game's table is made of: named zones and named columns of integers, and who sees what of them."""

from typing import Final

from hexadeck.kernel.rows import filled

SEAT_STRIDE: Final = 8
"""A zone's number is its kind's number plus the seat; kinds lie eight apart."""

PUBLIC: Final = 0
OWNER: Final = 1
HIDDEN: Final = 2
VISIBILITY_NAMES: Final = ("public", "owner", "hidden")

PER_CARD: Final = 0
PER_SEAT: Final = 1
ONCE: Final = 2
LISTED: Final = 3


class Zone:
    """A kind of place for cards: one for each seat, or one for the table when shared."""

    def __init__(self, number: int, name: str, visibility: int, shared: bool = False) -> None:
        self.number = number
        self.name = name
        self.visibility = visibility
        self.shared = shared


class Column:
    """A named list of integers: one for each card, for each seat, one for each named field of the table, or a list
    of any length.

    `shown` columns appear in views: those of a card with the card, those of a seat with the seat, those of the table
    by field. `cards` are the fields whose number is a card; a view has the viewer's handle there.
    """

    def __init__(
        self,
        name: str,
        per: int,
        default: int = 0,
        shown: bool = False,
        fields: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.per = per
        self.default = default
        self.shown = shown
        self.fields = fields
        self.cards = cards

    def length(self, seats: int) -> int:
        """How long the column is before there are cards."""
        if self.per == PER_SEAT:
            return seats
        return len(self.fields) if self.per == ONCE else 0


class Schema:
    """The zones and columns of one game, in the order in which its table binds them."""

    def __init__(self, zones: tuple[Zone, ...], columns: tuple[Column, ...]) -> None:
        self.zones = zones
        self.columns = columns
        self.zone_count = max(zone.number for zone in zones) + SEAT_STRIDE
        self.visibility = filled(HIDDEN, self.zone_count)
        self.zone_kinds: list[Zone] = [zones[0]] * self.zone_count
        for zone in zones:
            for seat in range(SEAT_STRIDE):
                self.visibility[zone.number + seat] = zone.visibility
                self.zone_kinds[zone.number + seat] = zone
        fixed = [column for column in columns if column.per != LISTED]
        self.fixed = fixed
        self.listed = [column for column in columns if column.per == LISTED]
        self.card_columns = [i for i in range(len(fixed)) if fixed[i].per == PER_CARD]
        self.defaults = [column.default for column in fixed]
        self.shown_of_cards = [i for i in range(len(fixed)) if fixed[i].shown and fixed[i].per == PER_CARD]
        self.shown_of_seats = [i for i in range(len(fixed)) if fixed[i].shown and fixed[i].per == PER_SEAT]
        self.shown_once = [i for i in range(len(fixed)) if fixed[i].shown and fixed[i].per == ONCE]
        self.names = [column.name for column in fixed]

    def zone_name(self, zone: int) -> str:
        """'hand of seat 1', 'public area'."""
        kind = self.zone_kinds[zone]
        return kind.name if kind.shared else f"{kind.name} of seat {zone - kind.number}"
