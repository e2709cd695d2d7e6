"""Triggers: abilities that wait for an event, and the order of what activates together (chapters 19 and 21)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Effect, EffectFrame, start_effect
from hexadeck.cardtext.order import Simultaneous
from hexadeck.games.zenonzard import changes, clock, events, limits, until
from hexadeck.games.zenonzard.nouns import Group
from hexadeck.games.zenonzard.statements import Statement
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.decisions import NOTHING


class Event:
    """What a trigger waits for: a kind, and whom it must be about."""

    def __init__(self, kind: i64, group: Group | None, narrow: i64 = 0, name: str = "") -> None:
        self.kind = kind
        self.group = group
        self.narrow = narrow
        self.name = name

    def fits(self, t: ZTable, source: i64, subject: i64, narrow: i64) -> bool:
        """`narrow` is what the event was aimed at where a text can ask for it (Life or a Force)."""
        if self.narrow and self.narrow != narrow:
            return False
        if self.name and t.cards[t.what[subject]].name != self.name:
            return False
        return self.group is None or self.group.fits(t, subject, source, t.owner[source])


class Trigger(Statement):
    """`each time {event}, {effect}`."""

    def __init__(self, event: Event, effect: Effect, once_a_turn: bool = False) -> None:
        super().__init__()
        self.event = event
        self.effect = effect
        self.once_a_turn = once_a_turn
        self.kinds = (event.kind,)
        self.body = (effect,)


def activate(t: ZTable, ability: Ability, source: i64, subject: i64) -> None:
    """ZZ-137 The effect of an ability waits to be carried out, for the owner of its card."""
    t.waiting.append(start_effect(ability.program, source, t.owner[source], subject))


def announce(t: ZTable, kind: i64, subject: i64, seat: i64, narrow: i64 = 0) -> None:
    """Something happened: whoever waits for it activates. `seat` is the one it happened to where there is no card."""
    if len(t.listeners[kind]) == 0:
        return
    counted: list[int] = []
    for ability, source in t.speakers(kind):
        if isinstance(ability, Trigger):
            if (
                ability.holds(t, source)
                and (seat == NOTHING or t.owner[source] == seat)
                and ability.event.fits(t, source, subject, narrow)
                and _counts(t, ability, source, counted)
            ):
                activate(t, ability, source, subject)
        elif t.owner[source] == seat:
            activate(t, ability, source, subject)


def _counts(t: ZTable, ability: Trigger, source: i64, counted: list[int]) -> bool:
    """Abilities that do not stack count once for each owner, 'the first time each turn' once a turn."""
    if not ability.stacks:
        key = ability.number * 2 + t.owner[source]
        if key in counted:
            return False
        counted.append(key)
    if ability.once_a_turn:
        rows = t.changes
        for i in range(0, len(rows), changes.SIZE):
            if rows[i] == source and rows[i + 1] == changes.USED and rows[i + 2] == ability.number:
                return False
        rows.extend((source, changes.USED, ability.number, until.TURN_ENDS))
    return True


def settle_effects(t: ZTable) -> None:
    """ZZ-123 to ZZ-125, ZZ-R46 The turn player orders what activated together.

    It resolves before anything older goes on.
    """
    group: list[EffectFrame] = []
    for frame in t.waiting:
        assert isinstance(frame, EffectFrame)
        group.append(frame)
        t.emit(events.EFFECT_ACTIVATED, frame.seat, frame.source)
    t.waiting.clear()
    t.clock[clock.CHAIN] += len(group)
    if t.clock[clock.CHAIN] > limits.CHAIN_LIMIT:
        t.end((), f"More than {limits.CHAIN_LIMIT} effects in one chain: the loop has no end.", "ZZ-R56")
    elif len(group) == 1:
        t.then_frame(group[0])
    else:
        t.then_frame(Simultaneous(t.clock[clock.ACTIVE], tuple(group), ()))
