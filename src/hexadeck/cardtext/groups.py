"""Groups: cards of some zones, on one side, with some properties, in some relation to the card that speaks."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.sides import ANYBODY, is_on_side
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import has, row_of
from hexadeck.kernel.schema import SEAT_STRIDE

ANY: Final = 0
OTHER: Final = 1
"""All but the card that speaks."""
THIS: Final = 2
"""Only the card that speaks."""


class Group:
    """`your other red minions with cost 3 or less`: zone kinds, a side, properties, a relation.

    Cards belong to the side of their owner. A game with a further relation ("adjacent to this") adds a class of its
    own with `is_related`.
    """

    def __init__(self, zones: tuple[int, ...], side: i64, filters: tuple[Filter, ...], relation: i64 = ANY) -> None:
        self.zones = zones
        self.where = row_of(list(zones))
        """The same for those who go through them."""
        self.side: i64 = side
        self.filters = filters
        self.relation: i64 = relation

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        """Whether a card that lies where the group's cards lie belongs to it."""
        if not self.is_related(t, card, source):
            return False
        if self.side != ANYBODY and not is_on_side(t, self.side, seat, t.owner[card]):
            return False
        for one in self.filters:
            if not one.fits(t, card, source, seat):
                return False
        return True

    def is_related(self, t: CardTable, card: CardId, source: CardId) -> bool:
        if self.relation == ANY:
            return True
        return (card == source) == (self.relation == THIS)

    def record(self, t: CardTable, card: CardId) -> Print:
        """What is printed on one of them."""
        return t.print_of(card)

    def has(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        """Whether a card belongs to it, wherever it lies."""
        return self.lies_there(t, card) and self.fits(t, card, source, seat)

    def lies_there(self, t: CardTable, card: CardId) -> bool:
        place = t.place[card]
        kind = place - place % SEAT_STRIDE
        return has(self.where, kind)

    def members(self, t: CardTable, source: CardId, seat: SeatId) -> list[int]:
        """All of them by zone, the turn player's first."""
        found: list[int] = []
        self._collect(t, source, seat, found, False)
        return found

    def is_there(self, t: CardTable, source: CardId, seat: SeatId) -> bool:
        found: list[int] = []
        self._collect(t, source, seat, found, True)
        return len(found) > 0

    def _collect(self, t: CardTable, source: CardId, seat: SeatId, found: list[int], is_one_enough: bool) -> None:
        for zone in self.where:
            if t.schema.is_shared[zone]:
                if self._collect_at(t, zone, source, seat, found, is_one_enough):
                    return
            else:
                first = t.turn_player()
                k: i64 = 0
                while k < t.seats:
                    if self._collect_at(t, zone + (first + k) % t.seats, source, seat, found, is_one_enough):
                        return
                    k += 1

    def _collect_at(
        self, t: CardTable, place: ZoneId, source: CardId, seat: SeatId, found: list[int], is_one_enough: bool
    ) -> bool:
        """Those in one place; says whether that is enough."""
        t.work += len(t.zones[place])
        for card in t.zones[place]:
            if self.fits(t, card, source, seat):
                found.append(card)
                if is_one_enough:
                    return True
        return False
