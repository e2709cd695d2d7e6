"""Values of cards as they are now: what is printed, changed layer by layer, never below the least.

Nothing is stored: every question is answered from the table as it is, from changes that last for a while and from
statements of cards. The usual order of layers is *becomes*, *plus and minus*, *times*; a game can state another.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import LISTENER_SIZE, CardTable, once_for
from hexadeck.cardtext.comparisons import Comparison
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.grammar import Grammar
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.origins import THIS_TURN, Origins
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import append, has, no_numbers

BECOMES: Final = 0
PLUS: Final = 1
TIMES: Final = 2
GIVES: Final = 3
"""A bit that the card has from now on: keywords are bits of one value."""
TAKES: Final = 4
"""A bit that the card does not have any more."""
MINUS: Final = 5
"""For texts that say how much less: `costs 2 less`."""

NO_LEAST: Final[i64] = -(1 << 40)

CHANGE_SIZE: Final = 4
"""A change is four numbers: card (or seat), kind, amount, until when. `durations` makes and ends them."""
UNTIL_IT_LEAVES: Final = -1
"""For as long as the card stays where it is."""
UNTIL_TURN_ENDS: Final = 0
"""A game numbers its other times from 1."""

_TIMES: Final[dict[int, str]] = {UNTIL_IT_LEAVES: "An effect that stays", UNTIL_TURN_ENDS: THIS_TURN}
"""What lasts for a while does not remember what it came from."""


class Layer:
    """One way to change a value. `number` is its kind in rows of changes; `least` holds after every single change."""

    def __init__(self, number: i64, operation: i64, least: i64 = NO_LEAST) -> None:
        self.number: i64 = number
        self.operation: i64 = operation
        self.least: i64 = least

    def apply(self, value: i64, amount: i64) -> i64:
        operation = self.operation
        if operation == PLUS:
            value += amount
        elif operation == BECOMES:
            value = amount
        elif operation == TIMES:
            value *= amount
        elif operation == MINUS:
            value -= amount
        elif operation == GIVES:
            value |= amount
        else:
            value &= ~amount
        return value if value > self.least else self.least

    def note(self, origins: Origins, card: i64, amount: i64, name: str = "") -> None:
        """What it does to a number."""
        if self.operation in (PLUS, MINUS):
            origins.plus(card, amount if self.operation == PLUS else -amount, name)
        elif self.operation == TIMES:
            origins.times(card, amount)
        else:
            origins.becomes(card, amount, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A number that cards have. `heard` is the kind of listeners that have something to say about it.

    A game says what is printed by a class of its own: `class BattlePoints(Value)` with `printed`.
    """

    def __init__(self, heard: i64 = NOTHING, layers: tuple[Layer, ...] = (), least: i64 = 0) -> None:
        self.heard: i64 = heard
        self.layers = layers
        self.least: i64 = least

    def printed(self, record: Print) -> i64:
        raise NotImplementedError

    def start(self, t: CardTable, card: CardId) -> i64:
        """What the layers begin with."""
        return self.printed(t.print_of(card))

    def now(self, t: CardTable, card: CardId) -> i64:
        """The value as it is now."""
        if len(t.changes) == 0 and (self.heard == NOTHING or len(t.listeners[self.heard]) == 0):
            return self.start(t, card)
        value = self.raw(t, card)
        return value if value > self.least else self.least

    def raw(self, t: CardTable, card: CardId, origins: Origins | None = None) -> i64:
        """Before the last floor, for rules that ask how far below it is; `origins` is told of every change."""
        value = self.start(t, card)
        if self.heard == NOTHING:
            return value
        is_heard = len(t.listeners[self.heard]) > 0
        if (not is_heard and len(t.changes) == 0) or t.work > t.most_work:
            return value
        for layer in self.layers:
            value = _changed(t.changes, card, layer, value, origins)
            t.work += len(t.changes)
            if is_heard:
                value = self._stated(t, card, layer, value, origins)
        return value

    def show(self, t: CardTable, card: CardId, viewer: int, field: str, data: dict[str, Any]) -> None:
        """Add the value as it is now to the view of a card, and where it comes from if it is not the printed one."""
        now = self.now(t, card)
        data[field] = now
        if now != self.printed(t.print_of(card)):
            origins = Origins()
            self.raw(t, card, origins)
            origins.show(t, viewer, field, data)

    def _stated(self, t: CardTable, card: CardId, layer: Layer, value: i64, origins: Origins | None) -> i64:
        """What statements make of it; those that do not stack count once for each owner."""
        row = t.listeners[self.heard]
        t.work += len(row)
        abilities = t.book.abilities
        counted = no_numbers()
        i: i64 = 0
        while i < len(row):
            if t.work > t.most_work:
                break
            ability = abilities[row[i]]
            source = row[i + 1]
            i += LISTENER_SIZE
            for change in ability.changes:
                if change.layer is layer and ability.says(t, source, card, NOTHING):
                    if not ability.stacks:
                        key = once_for(ability, t.owner[source])
                        if has(counted, key):
                            continue
                        counted = append(counted, key)
                    amount = change.total(t, source)
                    value = layer.apply(value, amount)
                    if origins is not None:
                        layer.note(origins, source, amount)
        return value


def _changed(changes: list[int], card: CardId, layer: Layer, value: i64, origins: Origins | None) -> i64:
    i: i64 = 0
    while i < len(changes):
        if changes[i] == card and changes[i + 1] == layer.number:
            value = layer.apply(value, changes[i + 2])
            if origins is not None:
                layer.note(origins, NOTHING, changes[i + 2], _TIMES.get(changes[i + 3], "An effect for a while"))
        i += CHANGE_SIZE
    return value


class Change:
    """A part of what something has or gets: `+100 BP`, `+50 Power for each 2 Cosmo, at most 100`, `Charge`."""

    def __init__(self, value: Value, layer: Layer, amount: i64, each: Each | None = None) -> None:
        self.value = value
        self.layer = layer
        self.amount: i64 = amount
        self.each = each

    def for_each(self, each: Each) -> "Change":
        """The same for each of something; a keyword is there or not."""
        if self.layer.operation in (GIVES, TAKES):
            return self
        return Change(self.value, self.layer, self.amount, each)

    def total(self, t: CardTable, source: CardId) -> i64:
        if self.each is None:
            return self.amount
        return self.each.times(self.amount, t, source, t.owner[source], NOTHING)


class ValueIs(Filter):
    """`with cost 3 or less`: a value of the card as it is now, compared."""

    def __init__(self, value: Value, comparison: Comparison) -> None:
        self.value = value
        self.comparison = comparison

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return self.comparison.holds(self.value.now(t, card))

    def matches(self, record: Print) -> bool:
        return self.comparison.holds(self.value.printed(record))

    def depends_on(self) -> i64:
        return self.value.heard


class HasBit(Filter):
    """`with Charge`: one of several things a card can have at once, as bits of a value."""

    def __init__(self, value: Value, bit: i64) -> None:
        self.value = value
        self.bit = bit

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return self.value.now(t, card) & self.bit != 0

    def matches(self, record: Print) -> bool:
        return self.value.printed(record) & self.bit != 0

    def depends_on(self) -> i64:
        return self.value.heard


def say_compared(g: Grammar, category: str, words: str, value: Value) -> None:
    """`with cost 3 or less`, `with cost 4 or more`, `with cost 2`."""
    g.say(category, words + " {comparison:compared}", ValueIs, value=value)
