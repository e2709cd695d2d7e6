"""Filters: one property of a card each. A game adds its own; these are about names, and one or the other.

Those about values are in `values`.
"""

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """One property of a card; `source` is the card whose text asks, `seat` the player who owns the text."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return self.matches(t.print_of(card))

    def has_fitted(self, record: Print, source: Print) -> bool:
        """The same of a card that has gone by: only what is printed can be asked of it."""
        return self.matches(record)

    def matches(self, record: Print) -> bool:
        """The same for print alone, where it does not matter who asks."""
        raise NotImplementedError

    def depends_on(self) -> i64:
        """The kind of computed value it looks at, or nothing (a value that depends on itself would never be done)."""
        return NOTHING


class Named(Filter):
    """A name, whichever version of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, record: Print) -> bool:
        return record.name == self.name


class OtherName(Filter):
    """A name other than this card's."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return self.has_fitted(t.print_of(card), t.print_of(source))

    def has_fitted(self, record: Print, source: Print) -> bool:
        return record.name != source.name


class Either(Filter):
    """`yellow or neutral`."""

    def __init__(self, first: Filter, second: Filter) -> None:
        self.first = first
        self.second = second

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return self.first.fits(t, card, source, seat) or self.second.fits(t, card, source, seat)

    def has_fitted(self, record: Print, source: Print) -> bool:
        return self.first.has_fitted(record, source) or self.second.has_fitted(record, source)

    def depends_on(self) -> i64:
        kind = self.first.depends_on()
        return self.second.depends_on() if kind == NOTHING else kind


def fit_all(filters: tuple[Filter, ...], t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
    for one in filters:
        if not one.fits(t, card, source, seat):
            return False
    return True


def first_unfit(filters: tuple[Filter, ...], t: CardTable, card: CardId, source: CardId, seat: SeatId) -> Filter | None:
    """The first property that a card does not have."""
    for one in filters:
        if not one.fits(t, card, source, seat):
            return one
    return None
