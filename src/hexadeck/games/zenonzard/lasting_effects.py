"""Instructions whose effect lasts: who must or cannot block, and abilities for a turn or a battle."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, CardTable, Effect, EffectFrame, Target
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.connectives import If
from hexadeck.games.zenonzard import changes, clock, events, on, until
from hexadeck.games.zenonzard.actions import (
    change,
)
from hexadeck.games.zenonzard.effects import Gets, OnTargets, is_on_field
from hexadeck.games.zenonzard.mana import as_ztable
from hexadeck.games.zenonzard.nouns import Group
from hexadeck.games.zenonzard.statements import Change, Statement
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.targets import That
from hexadeck.games.zenonzard.triggers import Event, Trigger
from hexadeck.games.zenonzard.until import TURN_ENDS


class Select(OnTargets):
    """`choose one foe minion`: for what follows."""

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        pass


class FoeMustBlock(Effect):
    """`the foe must block this attack` (ZZ-214)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ztable(t).clock[clock.MUST_BLOCK_NOW] = 1
        return True


class Marks(OnTargets):
    """Something holds for minions for a while: they must block, cannot block, cannot be blocked."""

    def __init__(self, target: Target, kind: i64, until: i64) -> None:
        super().__init__(target)
        self.kind = kind
        self.until = until

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if is_on_field(t, card):
                change(t, card, self.kind, 1, self.until)
                t.emit(events.CHANGED, t.owner[card], card)


class StayRested(Effect):
    """`they cannot become Active until the end of the foe's next Standby Phase` (ZZ-R51)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.chosen:
            change(as_ztable(t), card, changes.STAYS_RESTED, 1, until.STANDBY_OF + 1 - f.seat)
        return True


class Lasting(Effect):
    """Sets up abilities that last for the turn or the battle: `this turn, ...`, `when this turn ends, ...`."""

    def __init__(self, ability: Statement, until: i64) -> None:
        super().__init__()
        self.ability = ability
        self.until = until

    def standing(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        table.lasting.extend((self.ability.number, f.source, self.until))
        table.listen(self.ability, f.source)
        return True


class EachTimeFor(Lasting):
    """`this turn, each time {event}, {effect}`."""

    def __init__(self, event: Event, effect: Effect, until: i64) -> None:
        super().__init__(Trigger(event, effect), until)
        self.event = event
        self.effect = effect


class AtEnd(Lasting):
    """`when this turn ends, {effect}`, `at the end of this battle, if {condition}, {effect}`."""

    def __init__(self, effect: Effect, until: i64, condition: Condition | None = None) -> None:
        kind = on.ANY_TURN_END if until == TURN_ENDS else on.BATTLE_ENDS
        body: Effect = effect if condition is None else If(condition, effect)
        super().__init__(Trigger(Event(kind, None), body), until)
        self.effect = effect
        self.condition = condition


class NextSummoned(Lasting):
    """`this turn, the next red minion you summon gets Charge this turn`."""

    def __init__(self, group: Group, changes: tuple[Change, ...]) -> None:
        gets = Gets(That("that minion"), changes, until.TURN_ENDS, None)
        super().__init__(Trigger(Event(on.SUMMONS, group), gets, True), until.TURN_ENDS)
        self.group = group
        self.changes = changes
