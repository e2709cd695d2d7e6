"""Instructions: the verbs of the card language as Kanzume Goddess uses it.

Each record is built by a phrase and carried out here. The ability in progress knows its target, what was paid for it
and what its Adjudication revealed.
"""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import CardTable, Effect, EffectFrame
from hexadeck.cardtext.choices import Choice, Number
from hexadeck.cardtext.connectives import Block
from hexadeck.games.kanzume_goddess import asks, clock, colours, entry, events, kinds, limits, steps, verbs, zones
from hexadeck.games.kanzume_goddess.abilities import (
    ability_in_progress,
    aim_at,
    latest,
    negate,
    set_latest,
    targets,
)
from hexadeck.games.kanzume_goddess.attack import attack_each, raise_attack, reduce_attack
from hexadeck.games.kanzume_goddess.deck import (
    adjudicate,
    banish,
    draw,
    give,
    one_of_each,
)
from hexadeck.games.kanzume_goddess.energy import each_loses, gain_energy, lose_energy, lose_together
from hexadeck.games.kanzume_goddess.table import Aim, Instruction, KTable, as_ktable
from hexadeck.kernel.decisions import NOTHING, Option

# -- aims --------------------------------------------------------------------------------------------------------------


class AtOpponent(Aim):
    """`one opponent` (KG-R37)."""

    def fits(self, t: KTable, user: i64, seat: i64) -> bool:
        return t.are_opponents(user, seat)


class AtGod(Aim):
    """`one God`, `one God with less than 15 Energy`: anybody's."""

    def __init__(self, below: i64) -> None:
        self.below = below

    def fits(self, t: KTable, user: i64, seat: i64) -> bool:
        return self.below == 0 or t.energy[seat] < self.below


class AtHurt(Aim):
    """`one opposing God that lost Energy to your Attacks this turn`."""

    def fits(self, t: KTable, user: i64, seat: i64) -> bool:
        return t.are_opponents(user, seat) and t.hurt[seat] != 0


class Aimed(Instruction):
    """An instruction about one God. The first of a text is aimed when the ability is declared (KG-R24), any later one
    when it begins (KG-R34)."""

    def __init__(self, aim: Aim) -> None:
        super().__init__()
        self.aim = aim
        self.at = aim

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        if ability_in_progress(table).aim is not self.at and not f.ready:
            return not self.ask_for_target(table, f)
        target = f.picked[0] if f.ready else latest(table, entry.TARGET)
        if table.is_in(target):
            self.act(table, f, target)
        return True

    def ask_for_target(self, t: KTable, f: EffectFrame) -> bool:
        seats = targets(t, f.seat, self.at)
        if seats:
            f.ask_with(t, asks.TARGET)
            for seat in seats:
                t.offer(verbs.AIM_AT, seat)
        return len(seats) > 0

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        aim_at(as_ktable(t), option.a)
        t.then_frame(f.with_picks((option.a,), True))

    def act(self, t: KTable, f: EffectFrame, target: i64) -> None:
        raise NotImplementedError


# -- Attacks -----------------------------------------------------------------------------------------------------------


class Attack(Aimed):
    """`Attack 3` (KG-085)."""

    def __init__(self, value: i64) -> None:
        super().__init__(AtOpponent())
        self.value = value

    def act(self, t: KTable, f: EffectFrame, target: i64) -> None:
        t.then(steps.attack, f.source, self.value, target)


class AttackPlusCost(Aimed):
    """`Attack 3 plus the cost of the revealed card, at most 8`."""

    def __init__(self, value: i64, most: i64) -> None:
        super().__init__(AtOpponent())
        self.value = value
        self.most = most

    def act(self, t: KTable, f: EffectFrame, target: i64) -> None:
        card = latest(t, entry.REVEALED)
        cost = 0 if card == NOTHING else t.card(card).cost
        t.then(steps.attack, f.source, min(self.most, self.value + cost), target)


class AttackEach(Instruction):
    """`Attack 3 against each opponent` (KG-R34)."""

    def __init__(self, value: i64) -> None:
        super().__init__()
        self.value = value

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        attack_each(as_ktable(t), f.source, self.value)
        return True


class ChangeAttack(Instruction):
    """`that Attack gets +2`."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        raise_attack(as_ktable(t), self.amount)
        return True


class ChangeNextAttack(Instruction):
    """`the next Attack you declare this turn gets +1`; several add up."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ktable(t).clock[clock.THUNDER] += self.amount
        return True


class Reduce(Instruction):
    """`Defense 2`, `Protect 2`, `reduce that Attack by 1`."""

    def __init__(self, word: str, amount: i64) -> None:
        super().__init__()
        self.word = word
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        reduce_attack(as_ktable(t), f.seat, self.amount)
        return True


class AfterAttack(Block):
    """`after that Attack, {effect}`: waits for the damage."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.effect = effect

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ktable(t).riders.extend((self.programs[0], f.source, f.seat))
        return True


class Negate(Instruction):
    """`negate it` (KG-096)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        negate(as_ktable(t))
        return True


# -- Energy and Faith --------------------------------------------------------------------------------------------------


class GainFaith(Instruction):
    """`gain 1 Faith` (KG-050, KG-053)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ktable(t).faith[f.seat] += self.amount
        t.emit(events.FAITH_GAINED, f.seat, number=self.amount)
        return True


class GainEnergy(Instruction):
    """`gain 1 Energy`: for the own God."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        gain_energy(as_ktable(t), f.seat, self.amount)
        return True


class LoseEnergy(Instruction):
    """`lose 1 Energy`: no Attack, so no Defense (KG-R32)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        lose_energy(as_ktable(t), f.seat, self.amount)
        return True


class AttackerLoses(Instruction):
    """`the attacker loses 1 Energy`: whoever is active, since nobody else attacks."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        lose_energy(table, table.clock[clock.ACTIVE], self.amount)
        return True


class GodGains(Aimed):
    """`one God gains 2 Energy`."""

    def __init__(self, at: Aim, amount: i64) -> None:
        super().__init__(at)
        self.amount = amount

    def act(self, t: KTable, f: EffectFrame, target: i64) -> None:
        gain_energy(t, target, self.amount)


class GodLoses(Aimed):
    """`one opposing God loses 1 Energy` (KG-R32)."""

    def __init__(self, at: Aim, amount: i64) -> None:
        super().__init__(at)
        self.amount = amount

    def act(self, t: KTable, f: EffectFrame, target: i64) -> None:
        lose_energy(t, target, self.amount)


class AllLose(Instruction):
    """`each God loses 1 Energy`, one after the other (KG-R56) or at the same time (KG-R58)."""

    def __init__(self, amount: i64, together: bool) -> None:
        super().__init__()
        self.amount = amount
        self.together = together

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if self.together:
            lose_together(as_ktable(t), self.amount)
        else:
            each_loses(as_ktable(t), self.amount)
        return True


# -- cards -------------------------------------------------------------------------------------------------------------


class Draw(Instruction):
    """`draw 1 card`."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        draw(as_ktable(t), f.seat, self.amount)
        return True


class DrawAsPaid(Instruction):
    """`draw that many cards and 1 more`: as many as were discarded for it."""

    def __init__(self, more: i64) -> None:
        super().__init__()
        self.more = more

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        draw(table, f.seat, latest(table, entry.PAID) + self.more)
        return True


class Adjudication(Instruction):
    """`Adjudication` (KG-100)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        before = latest(table, entry.REVEALED)
        if before != NOTHING:
            t.move(before, zones.DISCARD + f.seat)
        set_latest(table, entry.REVEALED, adjudicate(table, f.seat))
        return True


class TargetDiscards(Aimed):
    """`one opponent discards 1 card`, `the attacked player discards 1 card` (KG-R48)."""

    def __init__(self, at: Aim, amount: i64) -> None:
        super().__init__(at)
        self.amount = amount

    def act(self, t: KTable, f: EffectFrame, target: i64) -> None:
        for _ in range(self.amount):
            t.then(steps.discard_from_hand, target)


class AttackedDiscards(Instruction):
    """`the attacked player discards 1 card` (KG-R36, KG-R48)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        for _ in range(self.amount):
            t.then(steps.discard_from_hand, latest(table, entry.TARGET))
        return True


class OwnCards(Choice):
    """`one card from your hand or Discard Pile`: equal cards of one place are one option."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        super().__init__(Number(1, False))
        self.zones = zones

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        found: list[int] = []
        for zone in self.zones:
            found.extend(one_of_each(as_ktable(t), t.zones[zone + f.seat]))
        return [card for card in found if card not in f.picked]

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        return zones.HAND in self.zones and len(t.zones[zones.HAND + f.seat]) > 0


class FaceUpWarrior(Choice):
    """`the face-up Warrior of one pile`."""

    def __init__(self) -> None:
        super().__init__(Number(1, False))

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        return face_up_warriors(as_ktable(t))


class WarriorOfNetherworld(Choice):
    """`one Warrior from the Netherworld`."""

    def __init__(self) -> None:
        super().__init__(Number(1, False))

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        return warriors_of_netherworld(as_ktable(t))


def face_up_warriors(t: KTable) -> list[int]:
    piles = [t.zones[zones.PILE + zones.STRIDE * i] for i in range(limits.WARRIOR_PILES)]
    return [pile[-1] for pile in piles if len(pile) > 0]


def warriors_of_netherworld(t: KTable) -> list[int]:
    cards = t.zones[zones.NETHERWORLD]
    return [card for card in one_of_each(t, cards) if t.card(card).kind == kinds.WARRIOR]


class Banish(Instruction):
    """`banish one card from your hand or Discard Pile`."""

    def __init__(self, what: Choice) -> None:
        super().__init__()
        self.target = what
        self.what = what

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.what):
            banish(as_ktable(t), card)
        return True


class Fetch(Instruction):
    """`take one Warrior from the Netherworld into your hand` (KG-011)."""

    def __init__(self) -> None:
        super().__init__()
        self.what = WarriorOfNetherworld()
        self.target = self.what

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        for card in f.targets(t, self.what):
            give(table, card, f.seat)
            t.move(card, zones.HAND + f.seat)
            t.emit(events.FETCHED, f.seat, card)
        return True


# -- rules of the turn -------------------------------------------------------------------------------------------------


class NameColour(Instruction):
    """`name a colour: it is also permitted for your next Warrior this turn` (D19)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        f.ask_with(t, asks.COLOUR)
        for colour in range(len(colours.NAMES)):
            t.offer(verbs.COLOUR, colour)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        as_ktable(t).clock[clock.NAMED] |= 1 << option.a
        t.emit(events.COLOUR_NAMED, f.seat)
        f.go_on(t, f.chosen, True)


class HandLimit(Instruction):
    """`your hand limit is 7 for this refill` (KG-R49)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ktable(t).clock[clock.LIMIT] = self.amount
        return True


class PutBackAfterRefill(Instruction):
    """`after the refill, put 1 card from your hand on top of your Deck` (D24)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ktable(t).clock[clock.PUT_BACK] += self.amount
        return True


HAND_OR_DISCARD_PILE = (zones.HAND, zones.DISCARD)
HAND_OR_IN_PLAY = (zones.HAND, zones.IN_PLAY)
