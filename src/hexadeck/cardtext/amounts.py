"""Amounts: numbers that are found out when they are needed, such as `+50 for each 2 Cosmo, at most 100`."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.groups import OTHER, Group
from hexadeck.kernel.ids import CardId, SeatId, ZoneId

NO_LIMIT: Final[i64] = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number, asked for by the text of `source`, which `seat` owns; `that` is what the text chose."""

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        raise NotImplementedError

    def in_effect(self, t: CardTable, f: EffectFrame) -> i64:
        """The same inside an effect, which also knows what was paid and chosen."""
        return self.of(t, f.source, f.seat, f.that())


class CountOf(Amount):
    """How many there are of a group."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return len(self.group.members(t, source, seat))

    def in_effect(self, t: CardTable, f: EffectFrame) -> i64:
        """The others of what a text chooses, where its own card is none of them (as Magic is no minion)."""
        members = self.group.members(t, f.source, f.seat)
        if self.group.relation == OTHER and not self.group.lies_there(t, f.source):
            members = [card for card in members if card not in (f.picked if f.ready else f.chosen)]
        return len(members)


class CardsIn(Amount):
    """How many cards a player has in a zone, without the card that asks: in use it is no card of the hand any more."""

    def __init__(self, zone: ZoneId) -> None:
        self.zone: i64 = zone

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        place = self.zone + seat
        return len(t.zones[place]) - (1 if t.place[source] == place else 0)


class Stock(Amount):
    """A number that a player has: `Energy`, `Control`. `of_seat(t, seat)` looks it up."""

    def __init__(self, of_seat: Callable[..., Any]) -> None:
        self.of_seat = of_seat

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        number: i64 = self.of_seat(t, seat)
        return number


class NamesOf(Amount):
    """How many different names a group has."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return len({self.group.record(t, card).name for card in self.group.members(t, source, seat)})


class ThatMany(Amount):
    """As many as the instruction before chose or paid for, and perhaps some more."""

    def __init__(self, more: i64 = 0) -> None:
        self.more: i64 = more

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return self.more

    def in_effect(self, t: CardTable, f: EffectFrame) -> i64:
        count = f.number or len(f.chosen)
        return count + self.more


class X(Amount):
    """The number that was paid for X."""

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return 0

    def in_effect(self, t: CardTable, f: EffectFrame) -> i64:
        return f.number


class Each:
    """`for each 2 Cosmo, at most 100`: how often an amount counts; the limit is one of the whole amount."""

    def __init__(self, counted: Amount, per: i64 = 1, most: i64 = NO_LIMIT) -> None:
        self.counted = counted
        self.per: i64 = per
        self.most: i64 = most

    def times(self, amount: i64, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return self._limited(amount * (self.counted.of(t, source, seat, that) // self.per))

    def times_in(self, amount: i64, t: CardTable, f: EffectFrame) -> i64:
        return self._limited(amount * (self.counted.in_effect(t, f) // self.per))

    def _limited(self, total: i64) -> i64:
        if total > self.most:
            return self.most
        return total if total >= -self.most else -self.most


def add_amounts(g: Grammar) -> None:
    """The category `each`; a game says what can be `counted`."""
    g.phrases.setdefault("counted", [])
    for words, fixed in (("each {counted:counted}", {"per": 1}), ("each {per:number} {counted:counted}", {})):
        g.say("each", words, Each, most=NO_LIMIT, **fixed)
        g.say("each", words + ", at most {most:value}", Each, **fixed)
