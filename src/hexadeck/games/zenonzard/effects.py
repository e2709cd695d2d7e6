"""Instructions about minions, Forces, mana and Life that are more than a function of the rules.

Each record is built by a phrase and carried out here. `card_effects` has those about cards in hand, deck and trash,
`lasting_effects` those that set up something for a while; plain ones stand in the vocabulary.
"""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect, Target
from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Number
from hexadeck.cardtext.durations import Gets
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.plain import DoTo
from hexadeck.cardtext.sides import the_opponent
from hexadeck.cardtext.values import Change
from hexadeck.games.zenonzard import asks, clock, colours, events, kinds, limits, steps, until, verbs, zones
from hexadeck.games.zenonzard.actions import (
    add_neutral_mana,
    base_room,
    damage_force,
    damage_life,
    destroy,
    destroy_force,
    field_room,
    have_entered,
    is_on_field,
    leave_base,
    leave_field,
    make_token,
    move_to_base,
    ready,
    values_changed,
)
from hexadeck.games.zenonzard.play import take_back_magic
from hexadeck.games.zenonzard.table import ZTable, as_ztable
from hexadeck.games.zenonzard.targets import TO_MOVE
from hexadeck.games.zenonzard.values import DP, DP_BECOMES
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.imagine import change_face


def waits_for_field(t: ZTable, f: EffectFrame, count: i64) -> bool:
    """ZZ-R30, ZZ-R31 Where the field is too full, its owner makes room first; then the instruction runs again."""
    if count <= field_room(t, f.seat):
        return False
    t.then_within(steps.make_room_on_field, f.seat, count)
    t.then_frame(f.with_picks(f.picked, f.ready))
    return True


def waits_for_base(t: ZTable, f: EffectFrame, seat: SeatId, count: i64) -> bool:
    """ZZ-R30, ZZ-R31 The same for a base, which may be the foe's."""
    if count <= base_room(t, seat):
        return False
    t.then_within(steps.make_room_in_base, seat, count)
    t.then_frame(f.with_picks(f.picked, f.ready))
    return True


# -- minions, Forces, mana ---------------------------------------------------------------------------------------------


class DpBecomes(Gets):
    """`the DP of one minion becomes 3 this turn`."""

    def __init__(self, target: Target, amount: i64) -> None:
        becomes = Change(DP, DP_BECOMES, amount)
        super().__init__(target, (becomes,), until.TURN_ENDS, events.CHANGED, None, (zones.FIELD,))
        self.amount = amount


def destroy_things(t: ZTable, cards: tuple[int, ...]) -> None:
    """Minions and Forces are destroyed, mana goes where replaced mana goes."""
    minions = tuple([card for card in cards if is_on_field(t, card)])
    for card in cards:
        if t.cards[t.face(card)].type == kinds.FORCE:
            if t.points[card] > 0:
                destroy_force(t, card)
        elif t.place[card] == zones.BASE + t.owner[card]:
            leave_base(t, card)
    destroy(t, minions)


def become_active(t: ZTable, card: CardId) -> None:
    """What lies on the field or in the base, and Forces."""
    is_there = t.place[card] >= zones.FIELD and t.place[card] < zones.TRASH
    if is_there or t.cards[t.face(card)].type == kinds.FORCE:
        ready(t, card)


def return_to_owner(t: ZTable, card: CardId) -> None:
    """Minions return to their owner's hand; `this card` may be the Magic in use."""
    if is_on_field(t, card):
        leave_field(t, card, zones.HAND)
    else:
        take_back_magic(t, card)


class ReturnToHand(DoTo):
    """`return one foe minion to its owner's hand`; `whose` keeps the wording."""

    def __init__(self, target: Target, whose: str) -> None:
        super().__init__(return_to_owner, target)
        self.whose = whose


class MoveToBase(Effect):
    """Minions move to their owner's base; tokens cannot (ZZ-R29), the owner of a full base makes room (ZZ-R30)."""

    def __init__(self, target: Target, whose: str, rested: bool) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.purpose = TO_MOVE
        self.whose = whose
        self.rested = rested

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        moving = [
            card for card in f.targets(t, self.acts_on) if is_on_field(table, card) and table.card(card).is_minion_card
        ]
        for seat in (f.seat, the_opponent(t, f.seat)):
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


class ChangeColour(Effect):
    """`change one Neutral Mana of yours to a colour of your choice` (D18)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

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
            t.tell(events.COLOURED, f.seat, option.b)
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


def can_restore_life(t: ZTable, seat: SeatId) -> bool:
    return t.life[seat] < limits.POINTS_CAP


def hurt_foe(t: ZTable, seat: SeatId, amount: i64) -> None:
    """`deal 3 damage to the foe's Life`."""
    damage_life(t, the_opponent(t, seat), amount, False)


class DamageLess(Effect):
    """`deal 3 damage to the foe's Life, less 1 for each standing foe Force`."""

    def __init__(self, amount: i64, less: i64, each: Each) -> None:
        super().__init__()
        self.amount = amount
        self.less = less
        self.each = each

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        hurt_foe(as_ztable(t), f.seat, self.amount - self.each.times_in(self.less, t, f))
        return True


def hurt_force(t: ZTable, force: i64, amount: i64) -> None:
    damage_force(t, force, amount, False)


def exchange_life(t: ZTable, force: i64) -> None:
    """`exchange the foe's Life with the points of one Force of yours`: both capped at 10; no damage, no restoring."""
    foe = the_opponent(t, t.owner[force])
    life = t.life[foe]
    t.life[foe] = min(limits.POINTS_CAP, t.points[force])
    t.points[force] = min(limits.POINTS_CAP, life)
    t.tell(events.EXCHANGED, foe, force)
    t.dirty = True


def gain_movement(t: ZTable, seat: SeatId, amount: i64) -> None:
    t.movements[seat] += amount
    t.tell(events.MOVEMENT_GAINED, seat, number=amount)


def must_block_now(t: ZTable, seat: SeatId) -> None:
    """`the foe must block this attack` (ZZ-214)."""
    t.clock[clock.MUST_BLOCK] = 1
