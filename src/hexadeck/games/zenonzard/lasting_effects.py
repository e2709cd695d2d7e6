"""Instructions whose effect lasts: abilities for a turn or a battle, and what holds for the foe's next turn."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import That
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.connectives import If
from hexadeck.cardtext.durations import Gets, Lasting, add_change
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.sides import ANYBODY, YOU, the_opponent
from hexadeck.cardtext.triggers import Event, Trigger
from hexadeck.cardtext.values import Change
from hexadeck.games.zenonzard import changes, events, on, until, zones


class StayRested(Effect):
    """`they cannot become Active until the end of the foe's next Standby Phase` (ZZ-R51)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.chosen:
            add_change(t, card, changes.STAYS_RESTED, 1, until.STANDBY_OF + the_opponent(t, f.seat))
        return True


class EachTimeFor(Lasting):
    """`this turn, each time {event}, {effect}`."""

    def __init__(self, event: Event, effect: Effect, until: i64) -> None:
        super().__init__(Trigger(event, effect), until)
        self.event = event
        self.effect = effect


class AtEnd(Lasting):
    """`when this turn ends, {effect}`, `at the end of this battle, if {condition}, {effect}`."""

    def __init__(self, effect: Effect, end: i64, condition: Condition | None = None) -> None:
        kind = on.ANY_TURN_END if end == until.TURN_ENDS else on.BATTLE_ENDS
        body: Effect = effect if condition is None else If(condition, effect)
        super().__init__(Trigger(Event(kind, None, ANYBODY), body), end)
        self.effect = effect
        self.end = end
        self.condition = condition


class NextSummoned(Lasting):
    """`this turn, the next red minion you summon gets Charge this turn`."""

    def __init__(self, group: Group, changes: tuple[Change, ...]) -> None:
        gets = Gets(That((zones.FIELD,)), changes, until.TURN_ENDS, events.CHANGED, None, (zones.FIELD,))
        super().__init__(Trigger(Event(on.SUMMONS, group, YOU), gets, True), until.TURN_ENDS)
        self.group = group
        self.changes = changes
