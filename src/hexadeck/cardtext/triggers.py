"""Triggers: abilities that wait for an event. Whoever tells an event announces it: `t.tell(events.BLOCKED, …)`."""

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.durations import USED, Lasting, add_change, has_amount
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.sides import YOU, is_on_side
from hexadeck.cardtext.values import UNTIL_TURN_ENDS
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


class Event:
    """What a trigger waits for: a kind, whom it must be about, whose it must be, and which number it must have."""

    def __init__(self, kind: i64, group: Group | None = None, side: i64 = YOU, narrow: i64 = 0, name: str = "") -> None:
        self.kind: i64 = kind
        self.group = group
        self.side: i64 = side
        self.narrow: i64 = narrow
        self.name = name

    def fits(self, t: CardTable, source: CardId, seat: SeatId, card: CardId, number: i64) -> bool:
        """The card it is about, the seat it happened to, the number it has: whatever the text asks for."""
        if self.narrow != 0 and self.narrow != number:
            return False
        if self.name and (card == NOTHING or t.print_of(card).name != self.name):
            return False
        if not is_on_side(t, self.side, t.owner[source], seat):
            return False
        return self.group is None or (card != NOTHING and self.group.fits(t, card, source, t.owner[source]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Ability):
    """`each time {event}, {effect}`, `the first time each turn {event}, {effect}`."""

    def __init__(self, event: Event, effect: Effect, once_a_turn: bool = False) -> None:
        super().__init__((effect,), (event.kind,))
        self.event = event
        self.effect = effect
        self.once_a_turn = once_a_turn

    def hears(self, t: CardTable, source: CardId, seat: SeatId, card: CardId, other: i64, number: i64) -> bool:
        return self.event.fits(t, source, seat, card, number)

    def may_activate(self, t: CardTable, source: CardId) -> bool:
        """Once a turn means once for this ability of this card."""
        if self.once_a_turn:
            if has_amount(t.changes, source, USED, self.number):
                return False
            add_change(t, source, USED, self.number, UNTIL_TURN_ENDS)
        return True


class AtNext(Lasting):
    """`at the start of your next turn, {effect}`: once, `until` the time by which it has happened."""

    def __init__(self, effect: Effect, kind: i64, until: i64) -> None:
        super().__init__(Trigger(Event(kind), effect), until)
        self.effect = effect
        self.kind: i64 = kind
