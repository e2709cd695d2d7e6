"""Instructions: the verbs of the card language as Zenonzard uses it, here those about minions, Forces, mana and Life.

Each record is built by a phrase and carried out here. `card_effects` has those about cards in hand, deck and trash,
`lasting_effects` those that set up something for a while.
"""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import CardTable, Effect, EffectFrame, Target
from hexadeck.cardtext.choices import Number
from hexadeck.games.zenonzard import asks, changes, colours, events, kinds, limits, steps, until, verbs, zones
from hexadeck.games.zenonzard.actions import (
    add_neutral_mana,
    base_room,
    change,
    damage_force,
    damage_life,
    destroy,
    destroy_force,
    field_room,
    have_entered,
    leave_base,
    leave_field,
    make_token,
    move_to_base,
    ready,
    rest,
    restore_force,
    restore_life,
    values_changed,
)
from hexadeck.games.zenonzard.mana import as_ztable
from hexadeck.games.zenonzard.nouns import Each, Group
from hexadeck.games.zenonzard.play import take_back_magic
from hexadeck.games.zenonzard.statements import Change
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.targets import Choose
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.imagine import change_face


def times(t: ZTable, f: EffectFrame, each: Each | None) -> i64:
    return 1 if each is None else each.count(t, f.source, f.seat)


class OnTargets(Effect):
    """An instruction that does the same to everything it acts on."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        self.act(as_ztable(t), f, f.targets(t, self.acts_on))
        return True

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        raise NotImplementedError


def waits_for_field(t: ZTable, f: EffectFrame, count: i64) -> bool:
    """ZZ-R30, ZZ-R31 Where the field is too full, its owner makes room first; then the instruction runs again."""
    if count <= field_room(t, f.seat):
        return False
    t.then_within(steps.make_room_on_field, f.seat, count)
    t.then_frame(f.with_picks(f.picked, f.ready))
    return True


def waits_for_base(t: ZTable, f: EffectFrame, seat: i64, count: i64) -> bool:
    """ZZ-R30, ZZ-R31 The same for a base, which may be the foe's."""
    if count <= base_room(t, seat):
        return False
    t.then_within(steps.make_room_in_base, seat, count)
    t.then_frame(f.with_picks(f.picked, f.ready))
    return True


def is_on_field(t: ZTable, card: i64) -> bool:
    return t.place[card] == zones.FIELD + t.owner[card]


# -- minions, Forces, mana ---------------------------------------------------------------------------------------------


class Gets(OnTargets):
    """`one minion gets +300 BP and Charge this turn`."""

    def __init__(self, target: Target, changes: tuple[Change, ...], until: i64, each: Each | None) -> None:
        super().__init__(target)
        self.changes = changes
        self.until = until
        self.each = each

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return times(as_ztable(t), f, self.each) > 0 and super().is_possible(t, f)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        count = times(t, f, self.each)
        for card in cards:
            if is_on_field(t, card):
                for one in self.changes:
                    give(t, card, one, count, self.until)
                t.emit(events.CHANGED, t.owner[card], card)


def give(t: ZTable, card: i64, one: Change, count: i64, until: i64) -> None:
    """ZZ-211 Permanent gains belong to the minion, others end by themselves."""
    if one.bp:
        change(t, card, changes.BP, one.bp * count, until)
    if one.dp:
        change(t, card, changes.DP, one.dp * count, until)
    if one.printed_dp:
        change(t, card, changes.PRINTED_DP, one.printed_dp * count, until)
    if one.keyword:
        change(t, card, changes.KEYWORD, one.keyword, until)


class DpBecomes(OnTargets):
    def __init__(self, target: Target, amount: i64) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if is_on_field(t, card):
                change(t, card, changes.DP_BECOMES, self.amount, until.TURN_ENDS)
                t.emit(events.CHANGED, t.owner[card], card)


class Destroy(OnTargets):
    """Minions and Forces are destroyed, mana goes where replaced mana goes."""

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        minions = tuple([card for card in cards if is_on_field(t, card)])
        for card in cards:
            if t.cards[t.what[card]].type == kinds.FORCE:
                if t.points[card] > 0:
                    destroy_force(t, card)
            elif t.place[card] == zones.BASE + t.owner[card]:
                leave_base(t, card)
        destroy(t, minions)


class DestroyForEach(Destroy):
    """`destroy one foe minion for each destroyed Force of yours`: all chosen first, then destroyed together."""

    def __init__(self, group: Group, each: Each) -> None:
        choice = Choose(Number(1, False), group)
        choice.each = each
        super().__init__(choice)
        self.group = group
        self.each = each


class Rest(OnTargets):
    def __init__(self, target: Target) -> None:
        super().__init__(target)
        if isinstance(target, Choose):
            target.to_rest = True

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            rest(t, card)


class BecomeActive(OnTargets):
    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if (t.place[card] >= zones.FIELD and t.place[card] < zones.TRASH) or t.cards[
                t.what[card]
            ].type == kinds.FORCE:
                ready(t, card)


class ReturnToHand(OnTargets):
    """Minions return to their owner's hand; `this card` may be the Magic in use. `whose` keeps the wording."""

    def __init__(self, target: Target, whose: str) -> None:
        super().__init__(target)
        self.whose = whose

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if is_on_field(t, card):
                leave_field(t, card, zones.HAND)
            else:
                take_back_magic(t, card)


class MoveToBase(OnTargets):
    """Minions move to their owner's base; tokens cannot (ZZ-R29), the owner of a full base makes room (ZZ-R30)."""

    def __init__(self, target: Target, whose: str, rested: bool) -> None:
        super().__init__(target)
        self.whose = whose
        self.rested = rested
        if isinstance(target, Choose):
            target.to_move = True

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        moving = [
            card for card in f.targets(t, self.acts_on) if is_on_field(table, card) and table.card(card).is_minion_card
        ]
        for seat in (f.seat, 1 - f.seat):
            count = sum([1 for card in moving if table.owner[card] == seat])
            if waits_for_base(table, f, seat, count):
                return False
        for card in moving:
            move_to_base(table, card, self.rested)
        return True


class PutNeutralMana(Effect):
    """`put one Neutral Mana in your base`: mandatory, also when the base is full (ZZ-R31)."""

    def __init__(self, number: Number, rested: bool) -> None:
        super().__init__()
        self.number = number
        self.rested = rested

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_base(table, f, f.seat, self.number.amount):
            return False
        for _ in range(self.number.amount):
            add_neutral_mana(table, f.seat, self.rested)
        return True


class ChangeColour(OnTargets):
    """`change one Neutral Mana of yours to a colour of your choice` (D18)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if not f.picked:
            return True
        f.ask_with(t, asks.COLOUR)
        for colour in range(len(colours.NAMES)):
            t.offer(verbs.COLOUR, colour, f.picked[0])
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        if option.verb is verbs.COLOUR:
            table = as_ztable(t)
            t.emit(events.COLOURED, f.seat, option.b)
            change_face(t, option.b, table.library.neutral_mana + 1 + option.a)
            values_changed(table)
            f.go_on(t, f.picked, True)
        else:
            super().answer(t, f, option)


class MakeTokens(Effect):
    """`make two "Owlet" tokens` (ZZ-136); a full field makes room first (ZZ-R30, ZZ-R31)."""

    def __init__(self, number: Number, name: str) -> None:
        super().__init__()
        self.number = number
        self.name = name

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_field(table, f, self.number.amount):
            return False
        what = table.library.find(self.name).number
        have_entered(table, tuple([make_token(table, what, f.seat) for _ in range(self.number.amount)]))
        return True


# -- Life, Forces, Movement --------------------------------------------------------------------------------------------


class RestoreLife(Effect):
    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return as_ztable(t).life[f.seat] < limits.POINTS_CAP

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        restore_life(as_ztable(t), f.seat, self.amount)
        return True


class RestoreForce(OnTargets):
    def __init__(self, target: Target, amount: i64) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for force in cards:
            restore_force(t, force, self.amount)


class DamageLife(Effect):
    """`deal 3 damage to the foe's Life, less 1 for each standing foe Force`."""

    def __init__(self, amount: i64, less: i64, each: Each | None) -> None:
        super().__init__()
        self.amount = amount
        self.less = less
        self.each = each

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        damage_life(table, 1 - f.seat, self.amount - self.less * times(table, f, self.each), False)
        return True


class DamageForces(OnTargets):
    def __init__(self, target: Target, amount: i64) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for force in cards:
            damage_force(t, force, self.amount, False)


class Exchange(OnTargets):
    """`exchange the foe's Life with the points of one Force of yours`: both capped at 10; no damage, no restoring."""

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for force in cards:
            foe = 1 - f.seat
            life = t.life[foe]
            t.life[foe] = min(limits.POINTS_CAP, t.points[force])
            t.points[force] = min(limits.POINTS_CAP, life)
            t.emit(events.EXCHANGED, f.seat, force)
            t.dirty = True


class GainMovement(Effect):
    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ztable(t).movements[f.seat] += self.amount
        t.emit(events.MOVEMENT_GAINED, f.seat, number=self.amount)
        return True
