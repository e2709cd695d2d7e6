"""Who can tell which cards of a table apart, and who knows what they are.

Viewers are the seats and, last, the spectators. Each has handles of its own for the cards it can point at; a veil over
one of them says that the viewer sees its back alone.
"""

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.ids import CardId, ZoneId
from hexadeck.kernel.rows import Row, no_numbers, no_rows
from hexadeck.kernel.schema import FACE_DOWN, OWNER, PUBLIC, SEAT_STRIDE, UNSEEN, Schema


@mypyc_attr(allow_interpreted_subclasses=True)
class Handles:
    """What every viewer can point at and knows."""

    __slots__ = ("handles", "last_handle", "schema", "seats", "veils")

    def __init__(self, schema: Schema, seats: i64) -> None:
        self.schema = schema
        self.seats: i64 = seats
        self.handles = no_rows()
        self.last_handle = no_numbers()
        self.veils = no_numbers()

    def show_by_zone(self, card: CardId, zone: ZoneId) -> None:
        """Who sees what of a card that has just come to lie here."""
        visibility = self.schema.visibility[zone]
        if visibility == PUBLIC:
            self.show_to_all(card)
        elif visibility == OWNER:
            self.lose_sight(card)
            self.show(card, zone % SEAT_STRIDE)
        elif visibility == FACE_DOWN:
            self.show(card, zone % SEAT_STRIDE)
            self.let_all_point(card)
        elif visibility == UNSEEN:
            self.let_all_point(card)
        else:
            self.lose_sight(card)

    def show(self, card: CardId, viewer: i64) -> None:
        """From now on this viewer knows the card, under a handle that no other card ever had for that viewer."""
        if self.schema.has_veils:
            self.veils[card] &= ~(1 << viewer)
        column = self.handles[viewer]
        if column[card] == 0:
            handle = self.last_handle[viewer] + 1
            self.last_handle[viewer] = handle
            column[card] = handle

    def show_to_all(self, card: CardId) -> None:
        if self.schema.has_veils:
            self.veils[card] = 0
        # What spectators know everybody knows, so their handle tells whether there is anything to do.
        if self.handles[self.seats][card] == 0:
            self.give_handles(card)

    def give_handles(self, card: CardId) -> None:
        handles = self.handles
        last = self.last_handle
        viewer: i64 = 0
        while viewer <= self.seats:
            column = handles[viewer]
            if column[card] == 0:
                last[viewer] += 1
                column[card] = last[viewer]
            viewer += 1

    def let_all_point(self, card: CardId) -> None:
        """Everybody can tell this card from its neighbours; whoever does not know its face still does not."""
        viewer: i64 = 0
        while viewer <= self.seats:
            if self.handles[viewer][card] == 0:
                self.veils[card] |= 1 << viewer
            viewer += 1
        self.give_handles(card)

    def lose_sight(self, card: CardId) -> None:
        """Whoever could only point at the card cannot do so any more."""
        if not self.schema.has_veils or self.veils[card] == 0:
            return
        viewer: i64 = 0
        while viewer <= self.seats:
            if self.veils[card] >> viewer & 1:
                self.handles[viewer][card] = 0
            viewer += 1
        self.veils[card] = 0

    def forget(self, card: CardId) -> None:
        """Nobody can tell this card from its neighbours any more."""
        for column in self.handles:
            column[card] = 0
        if self.schema.has_veils:
            self.veils[card] = 0

    def forget_all(self, cards: Row) -> None:
        """The same for many cards."""
        for column in self.handles:
            for card in cards:
                column[card] = 0
        if self.schema.has_veils:
            for card in cards:
                self.veils[card] = 0

    def hide(self, card: CardId, viewer: i64) -> None:
        """This viewer cannot tell the card from its neighbours any more."""
        self.handles[viewer][card] = 0
        if self.schema.has_veils:
            self.veils[card] &= ~(1 << viewer)

    def can_point(self, card: CardId, viewer: i64) -> bool:
        """Whether the viewer can tell this card from others, known or not."""
        return self.handles[viewer][card] != 0

    def is_known(self, card: CardId, viewer: i64) -> bool:
        """Whether the viewer knows what the card is."""
        if self.handles[viewer][card] == 0:
            return False
        return not self.schema.has_veils or self.veils[card] >> viewer & 1 == 0

    def seen_by(self, card: CardId) -> i64:
        """A bit for every viewer who knows this card."""
        # What spectators know everybody knows.
        if not self.schema.has_veils and self.handles[self.seats][card] != 0:
            return (2 << self.seats) - 1
        bits: i64 = 0
        viewer: i64 = 0
        while viewer <= self.seats:
            if self.handles[viewer][card] != 0:
                bits |= 1 << viewer
            viewer += 1
        return bits & ~self.veils[card] if self.schema.has_veils else bits
