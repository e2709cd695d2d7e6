"""What holds for a while: rows of changes on cards and seats, and abilities that were set up for a time.

A game that has them declares the columns in the class of its table (`changes: list[int] = CHANGES`, `seat_changes`,
`lasting`). Rows are dropped by a rule of the game: `end_changes(t, UNTIL_TURN_ENDS)` when the turn ends,
`forget_changes(t, card)` when the card leaves.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.abilities import Ability, Effect, Target
from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import lies_in
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.values import CHANGE_SIZE, NO_LEAST, PLUS, UNTIL_IT_LEAVES, Change
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.names import ABILITY
from hexadeck.kernel.schema import listed

USED: Final = -1
"""The kind of a change that remembers an ability which works once a turn; its amount is the ability."""
CHANGES: Final[Any] = listed(
    ("card", "kind", "amount", "until"),
    cards=("card",),
    names={"amount": ABILITY},
    where=("kind", USED),
)
SEAT_CHANGES: Final[Any] = listed(("seat", "kind", "amount", "until"))
LASTING: Final[Any] = listed(("ability", "card", "until"), cards=("card",), names={"ability": ABILITY})
LASTING_SIZE: Final = 3
OF_ITS_PLAYER: Final = 1 << 10
"""Added to a time that the game has for every seat: that of the player who carries the text out."""


# -- rows --------------------------------------------------------------------------------------------------------------


def total(rows: list[int], subject: CardId, kind: i64) -> i64:
    """The sum of the changes of a kind."""
    amount: i64 = 0
    i: i64 = 0
    while i < len(rows):
        if rows[i] == subject and rows[i + 1] == kind:
            amount += rows[i + 2]
        i += CHANGE_SIZE
    return amount


def has_change(rows: list[int], subject: CardId, kind: i64) -> bool:
    i: i64 = 0
    while i < len(rows):
        if rows[i] == subject and rows[i + 1] == kind:
            return True
        i += CHANGE_SIZE
    return False


def has_amount(rows: list[int], subject: CardId, kind: i64, amount: i64) -> bool:
    i: i64 = 0
    while i < len(rows):
        if rows[i] == subject and rows[i + 1] == kind and rows[i + 2] == amount:
            return True
        i += CHANGE_SIZE
    return False


def add_change(t: CardTable, card: CardId, kind: i64, amount: i64, until: i64) -> None:
    """Something holds for a card for a while, or until it leaves."""
    t.dirty = True
    t.changes.extend((card, kind, amount, until))


def grow_change(t: CardTable, card: CardId, kind: i64, amount: i64) -> None:
    """The same for a sum that lasts until the card leaves: there is one row for all of it."""
    rows = t.changes
    i: i64 = 0
    while i < len(rows):
        if rows[i] == card and rows[i + 1] == kind and rows[i + 3] == UNTIL_IT_LEAVES:
            rows[i + 2] += amount
            t.dirty = True
            return
        i += CHANGE_SIZE
    add_change(t, card, kind, amount, UNTIL_IT_LEAVES)


def add_seat_change(t: CardTable, seat: SeatId, kind: i64, amount: i64, until: i64) -> None:
    t.dirty = True
    t.seat_changes.extend((seat, kind, amount, until))


def end_changes(t: CardTable, until: i64) -> None:
    """What was to last so long is over: changes of cards and seats, and abilities that were set up."""
    _drop_until(t, t.changes, until)
    _drop_until(t, t.seat_changes, until)
    lasting = t.lasting
    if lasting:
        stays: list[int] = []
        for i in range(0, len(lasting), LASTING_SIZE):
            if lasting[i + 2] != until:
                stays.extend(lasting[i : i + LASTING_SIZE])
            else:
                t.unlisten(t.book.abilities[lasting[i]], lasting[i + 1])
        lasting[:] = stays


def _drop_until(t: CardTable, rows: list[int], until: i64) -> None:
    if rows:
        kept: list[int] = []
        for i in range(0, len(rows), CHANGE_SIZE):
            if rows[i + 3] != until:
                kept.extend(rows[i : i + CHANGE_SIZE])
        if len(kept) != len(rows):
            rows[:] = kept
            t.dirty = True


def forget_changes(t: CardTable, card: CardId) -> None:
    """A card that leaves is a new object when it comes back; but what it set up for the turn goes on."""
    changes = t.changes
    if changes and card in changes[::CHANGE_SIZE]:
        kept: list[int] = []
        for i in range(0, len(changes), CHANGE_SIZE):
            if changes[i] != card or (changes[i + 1] == USED and is_lasting(t, changes[i + 2], card)):
                kept.extend(changes[i : i + CHANGE_SIZE])
        changes[:] = kept


def is_lasting(t: CardTable, ability: i64, card: CardId) -> bool:
    """Whether a card has set up this ability for a while, wherever the card is now."""
    lasting = t.lasting
    for i in range(0, len(lasting), LASTING_SIZE):
        if lasting[i] == ability and lasting[i + 1] == card:
            return True
    return False


# -- instructions ------------------------------------------------------------------------------------------------------


def end_of(until: i64, seat: SeatId) -> i64:
    """When something ends that this player carries out."""
    return until if until < OF_ITS_PLAYER else until - OF_ITS_PLAYER + seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Gets(Effect):
    """`one minion gets +300 BP and Charge this turn`; `told` is what others see of it.

    Where `zones` are named, a card that lies elsewhere by then gets nothing.
    """

    def __init__(
        self,
        target: Target,
        changes: tuple[Change, ...],
        until: i64,
        told: EventKind,
        each: Each | None = None,
        zones: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.changes = changes
        self.until: i64 = until
        self.told = told
        self.each = each
        self.zones = zones

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return (self.each is None or self.each.times_in(1, t, f) > 0) and super().is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            if not self.zones or lies_in(t, card, self.zones):
                for change in self.changes:
                    give(t, card, change, self.each, end_of(self.until, f.seat), f)
                self.tell(t, f, card)
        return True

    def tell(self, t: CardTable, f: EffectFrame, card: CardId) -> None:
        """What others see of it: the card, and for a single change how much it was."""
        amount = self.changes[0].amount if len(self.changes) == 1 else 0
        t.tell(self.told, t.owner[card], card, number=amount if "{number}" in self.told.template else 0)


def give(t: CardTable, card: CardId, change: Change, each: Each | None, until: i64, f: EffectFrame) -> None:
    """One change for a card; what stays is one row that grows, as far as it is a sum."""
    layer = change.layer
    is_sum = layer.operation == PLUS
    amount = change.amount if each is None or not is_sum else each.times_in(change.amount, t, f)
    if is_sum and until == UNTIL_IT_LEAVES and layer.least == NO_LEAST:
        grow_change(t, card, layer.number, amount)
    else:
        add_change(t, card, layer.number, amount, until)


class Marks(Effect):
    """Something holds for cards for a while: `one foe minion cannot block this turn`."""

    def __init__(
        self, target: Target, kind: i64, until: i64, told: EventKind, zones: tuple[int, ...] = (), amount: i64 = 1
    ) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.kind: i64 = kind
        self.until: i64 = until
        self.told = told
        self.zones = zones
        self.amount: i64 = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            if not self.zones or lies_in(t, card, self.zones):
                add_change(t, card, self.kind, self.amount, end_of(self.until, f.seat))
                t.tell(self.told, t.owner[card], card)
        return True


class SeatGets(Effect):
    """Something holds for a player for a while: `your hand limit is 7 this turn`."""

    def __init__(self, kind: i64, amount: i64, until: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.until: i64 = until

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        add_seat_change(t, f.seat, self.kind, self.amount, end_of(self.until, f.seat))
        return True


class Lasting(Effect):
    """Sets up an ability that lasts for a while: `this turn, each time you draw a card, …`."""

    def __init__(self, ability: Ability, until: i64) -> None:
        super().__init__()
        self.ability = ability
        self.until: i64 = until

    def standing(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        t.lasting.extend((self.ability.number, f.source, end_of(self.until, f.seat)))
        t.listen(self.ability, f.source)
        return True


# -- positions ---------------------------------------------------------------------------------------------------------


def check_durations(t: CardTable, kinds: range, untils: range) -> None:
    """Every row of a loaded position speaks of a card, a seat, an ability and a time that there are."""
    _check_rows(t.changes, len(t.what), kinds, untils, "changes", len(t.book.abilities))
    _check_rows(t.seat_changes, t.seats, kinds, untils, "seat_changes", 0)
    lasting = t.lasting
    if len(lasting) % LASTING_SIZE:
        raise RecordError(f"position: 'lasting' has {len(lasting)} numbers, {LASTING_SIZE} for each ability")
    for i in range(0, len(lasting), LASTING_SIZE):
        if not 0 <= lasting[i + 1] < len(t.what) or lasting[i + 2] not in untils or lasting[i] < 0:
            raise RecordError(f"position: 'lasting' has {lasting[i : i + LASTING_SIZE]}, which cannot be")


def _check_rows(rows: list[int], subjects: int, kinds: range, untils: range, name: str, abilities: int) -> None:
    if len(rows) % CHANGE_SIZE:
        raise RecordError(f"position: '{name}' has {len(rows)} numbers, {CHANGE_SIZE} for each change")
    for i in range(0, len(rows), CHANGE_SIZE):
        subject, kind, amount, until = rows[i : i + CHANGE_SIZE]
        is_known = kind in kinds or (kind == USED and 0 <= amount < abilities)
        if not 0 <= subject < subjects or not is_known or (until != UNTIL_IT_LEAVES and until not in untils):
            raise RecordError(f"position: '{name}' has {rows[i : i + CHANGE_SIZE]}, which cannot be")


def listen_again(t: CardTable) -> None:
    """Who listens follows from where the cards lie and from what lasts; a loaded position needs it derived."""
    for card in range(len(t.what)):
        t.start_work(card)
    lasting = t.lasting
    for i in range(0, len(lasting), LASTING_SIZE):
        t.listen(t.book.abilities[lasting[i]], lasting[i + 1])
