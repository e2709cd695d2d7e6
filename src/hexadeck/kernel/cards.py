"""The cards of a table: which there are, where they lie, what lies at what, and chance."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.errors import EngineFault, OpenChance, OpenFace, OpenOrder, OpenShuffle
from hexadeck.kernel.handles import Handles
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import (
    Row,
    append,
    backwards,
    below_all,
    counted,
    extend,
    filled,
    joined,
    no_numbers,
    no_rows,
    on_top,
    row_of,
    without,
)
from hexadeck.kernel.schema import HIDDEN, Schema

OPEN: Final[i64] = 1 << 20
"""A number of this size in `what` leaves the face open; what is above it is one that the card can have."""
NO_SHUFFLES: Final[list[Row]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Handles):
    """Columns of numbers for the cards, zones as rows of cards; whoever sees a zone knows what comes there."""

    __slots__ = (
        "columns", "forced", "forced_shuffles", "from_outside", "lists", "owner", "place", "rng", "what", "zones",
    )  # fmt: skip

    def __init__(self, schema: Schema, seats: i64) -> None:
        super().__init__(schema, seats)
        self.rng = no_numbers()
        self.what = no_numbers()
        self.owner = no_numbers()
        self.place = no_numbers()
        self.columns = no_rows()
        self.lists: list[list[int]] = []
        self.zones = no_rows()
        self.from_outside = no_numbers()
        self.forced: list[int] = []
        self.forced_shuffles = NO_SHUFFLES
        """How the next shuffles go where chance is left open: pairs of a card and its face."""

    def bind(self) -> None:
        """Give the columns their names as attributes. Compiled games have assignments made for that."""
        for name, numbers in zip(self.schema.names, self.columns, strict=True):
            setattr(self, name, numbers)
        for column, rows in zip(self.schema.listed, self.lists, strict=True):
            setattr(self, column.name, rows)

    # -- faces -------------------------------------------------------------------------------------------------------

    def face(self, card: CardId) -> i64:
        """What a card is: the number of its print. Nothing else reads it, so a table may leave faces open."""
        face = self.what[card]
        if face >= OPEN:
            raise OpenFace(card)
        return face

    def next_like(self, card: CardId, cards: Row, start: i64 = 0) -> i64:
        """Where in a row, from a place on, a card with the face of this one lies, or NOTHING; copies are looked for at
        every decision, so the row is read in one go."""
        face = self.face(card)
        what = self.what
        i = start
        while i < len(cards):
            other = what[cards[i]]
            if other == face:
                return i
            if other >= OPEN:
                raise OpenFace(cards[i])
            i += 1
        return NOTHING

    def is_open(self, card: CardId) -> bool:
        """Whether this table leaves open what the card is."""
        return self.what[card] >= OPEN

    def face_in_any_deal(self, card: CardId) -> i64:
        """For questions with one answer however unknown cards are dealt: an open face is one of those it can be."""
        return self.what[card] & OPEN - 1

    # -- cards and zones ---------------------------------------------------------------------------------------------

    def add_card(self, what: i64, owner: SeatId, zone: ZoneId) -> CardId:
        """A card that was not on the table before (tokens); it enters its zone last, that is on top."""
        card = len(self.what)
        self.what = on_top(self.what, what)
        self.owner = on_top(self.owner, owner)
        self.place = append(self.place, zone)
        for index in self.schema.card_columns:
            self.columns[index] = append(self.columns[index], self.schema.defaults[index])
        for viewer in range(self.seats + 1):
            self.handles[viewer] = append(self.handles[viewer], 0)
        if self.schema.has_veils:
            self.veils = append(self.veils, 0)
        self.bind()
        self.zones[zone] = on_top(self.zones[zone], card)
        self.show_by_zone(card, zone)
        for viewer in range(self.seats + 1):
            if self.handles[viewer][card] != 0:
                self.from_outside[viewer] += 1
        return card

    def add_cards(self, what: list[int], owner: SeatId, zone: ZoneId) -> None:
        """Cards that were not on the table before, in order; the last one comes to lie on top."""
        first = len(self.what)
        count = len(what)
        self.what = extend(self.what[:], row_of(what))
        self.owner = extend(self.owner[:], filled(owner, count))
        self.place = extend(self.place, filled(zone, count))
        for index in self.schema.card_columns:
            self.columns[index] = extend(self.columns[index], filled(self.schema.defaults[index], count))
        for viewer in range(self.seats + 1):
            self.handles[viewer] = extend(self.handles[viewer], filled(0, count))
        if self.schema.has_veils:
            self.veils = extend(self.veils, filled(0, count))
        self.bind()
        self.zones[zone] = extend(self.zones[zone][:], counted(first, count))
        if self.schema.visibility[zone] != HIDDEN:
            for card in range(first, first + count):
                self.show_by_zone(card, zone)

    def move(self, card: CardId, zone: ZoneId, to_bottom: bool = False) -> None:
        """Put a card into a zone, on top (last) or at the bottom (first); whoever sees that zone now knows the card."""
        zones = self.zones
        schema = self.schema
        old = self.place[card]
        zones[old] = without(zones[old], card)
        zones[zone] = below_all(card, zones[zone]) if to_bottom else on_top(zones[zone], card)
        self.place[card] = zone
        if schema.host_column != NOTHING:
            self.columns[schema.host_column][card] = NOTHING
        if schema.visibility[zone] != HIDDEN or schema.has_veils:
            self.show_by_zone(card, zone)

    def move_top(self, zone: ZoneId, count: i64, to: ZoneId) -> Row:
        """Move so many cards from the top of a zone, as far as it has them, one after the other; says which."""
        cards = self.zones[zone]
        left: i64 = len(cards) - count
        if left < 0:
            left = 0
        moved = backwards(cards[left:])
        self.zones[zone] = cards[:left]
        self.zones[to] = extend(self.zones[to][:], moved)
        place = self.place
        for card in moved:
            place[card] = to
            self.show_by_zone(card, to)
        return moved

    def move_all(self, zone: ZoneId, to: ZoneId) -> None:
        """Put all cards of a zone on top of another, as if each were moved by itself, from the bottom up."""
        cards = self.zones[zone]
        lying = self.zones[to]
        # Zones are never changed in place, so what came together into an empty one can stay the row that it is.
        self.zones[to] = joined(lying, cards) if len(lying) > 0 else cards
        self.zones[zone] = no_numbers()
        place = self.place
        host_column = self.schema.host_column
        for card in cards:
            place[card] = to
            if host_column != NOTHING:
                self.columns[host_column][card] = NOTHING
            self.show_by_zone(card, to)

    def shuffle(self, zone: ZoneId) -> None:
        """A random order; nobody knows any more which card is which."""
        cards = self.zones[zone]
        if len(self.rng) == 0:
            self.shuffle_faces(zone)
        else:
            self.zones[zone] = self.in_random_order(cards)
        self.forget_all(cards)

    def shuffle_faces(self, zone: ZoneId) -> None:
        """A shuffle as it was forced: the cards lie as they lay, and other faces come to the same as another order."""
        if not self.forced_shuffles:
            raise OpenShuffle(zone)
        pairs = self.forced_shuffles.pop(0)
        what = self.what[:]
        for i in range(0, len(pairs), 2):
            what[pairs[i]] = pairs[i + 1]
        self.what = what

    def pull_out(self, card: CardId, before: Sequence[int] = ()) -> None:
        """Take a card from wherever it lies in a zone that is about to be shuffled, and lay it on top, on those pulled
        out before: where it lay, and whether others lay above it, is nothing that anybody shall see."""
        zone = self.place[card]
        for other in self.zones[zone]:
            if not before or other not in before:
                self.forget(other)
        self.zones[zone] = on_top(without(self.zones[zone], card), card)

    def mix(self, zone: ZoneId) -> None:
        """Shuffle cards that lie on the table: nobody can follow one of them, but all can point at them again."""
        self.shuffle(zone)
        for card in self.zones[zone]:
            self.show_by_zone(card, zone)

    # -- cards on cards ----------------------------------------------------------------------------------------------

    def attach(self, card: CardId, host: CardId, zone: ZoneId) -> None:
        """Lay a card at another one, in a zone; it belongs there wherever the other one moves."""
        self.move(card, zone)
        self.columns[self.schema.host_column][card] = host

    def host_of(self, card: CardId) -> CardId:
        return self.columns[self.schema.host_column][card]

    def attached(self, host: CardId) -> Row:
        """What lies at a card, zone by zone and in each the oldest first."""
        hosts = self.columns[self.schema.host_column]
        found = no_numbers()
        for zone in range(len(self.zones)):
            for card in self.zones[zone]:
                if hosts[card] == host:
                    found = append(found, card)
        return found

    def detach(self, card: CardId) -> None:
        """The card stays where it lies, but belongs to no other card."""
        self.columns[self.schema.host_column][card] = NOTHING

    def orphan(self, host: CardId) -> Row:
        """Whatever lay at a card lies at none any more; says which cards these are."""
        cards = self.attached(host)
        for card in cards:
            self.detach(card)
        return cards

    # -- chance ------------------------------------------------------------------------------------------------------
    # Without a generator chance is left open: it decides as it is forced to, and nothing more.

    def pick(self, count: i64) -> i64:
        """One of 0 to count-1, by chance, or as it was forced."""
        if self.forced:
            number: i64 = self.forced.pop(0)
            if not 0 <= number < count:
                raise EngineFault(f"chance was forced to be {number}; possible is 0 to {count - 1}")
            return number
        if len(self.rng) == 0:
            raise OpenChance(count)
        return below(self.rng, count)

    def roll(self, sides: i64) -> i64:
        """A die: 1 to its number of sides."""
        return self.pick(sides) + 1

    def in_random_order(self, cards: Row) -> Row:
        """The cards shuffled; where they lie stays as it is."""
        if len(self.rng) == 0:
            raise OpenOrder
        return shuffled(self.rng, cards)
