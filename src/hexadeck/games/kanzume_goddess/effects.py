"""Instructions of Kanzume Goddess that are more than a function of the rules; the plain ones stand in the vocabulary.

The ability in progress knows its target, what was paid for it and what its Adjudication revealed.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.amounts import Amount
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choice, Number
from hexadeck.cardtext.connectives import Block
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.moves import Destination
from hexadeck.cardtext.plain import Action, Do
from hexadeck.games.kanzume_goddess import asks, clock, colours, entry, events, kinds, limits, steps, verbs, zones
from hexadeck.games.kanzume_goddess.abilities import aim_at, has_target, offer_targets
from hexadeck.games.kanzume_goddess.attack import attack_each, reduce_attack
from hexadeck.games.kanzume_goddess.deck import adjudicate, give
from hexadeck.games.kanzume_goddess.energy import each_loses, lose_energy, lose_together
from hexadeck.games.kanzume_goddess.table import Aim, KTable, ability_in_progress, as_ktable, latest, set_latest
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.sets import without_copies

# -- aims --------------------------------------------------------------------------------------------------------------


class AtOpponent(Aim):
    """`one opponent` (KG-R37)."""

    def fits(self, t: KTable, user: SeatId, seat: SeatId) -> bool:
        return t.are_opponents(user, seat)


class AtGod(Aim):
    """`one God`, `one God with less than 15 Energy`: anybody's."""

    def __init__(self, below: i64) -> None:
        self.below = below

    def fits(self, t: KTable, user: SeatId, seat: SeatId) -> bool:
        return self.below == 0 or t.energy[seat] < self.below


class AtHurt(Aim):
    """`one opposing God that lost Energy to your Attacks this turn`."""

    def fits(self, t: KTable, user: SeatId, seat: SeatId) -> bool:
        return t.are_opponents(user, seat) and t.hurt[seat] != 0


class Aimed(Effect):
    """An instruction about one God. The first of a text is aimed when the ability is declared (KG-R24), any later one
    when it begins (KG-R34)."""

    def __init__(self, at: Aim) -> None:
        super().__init__()
        self.at = at

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        if ability_in_progress(table).aim is not self.at and not f.ready:
            return not self.ask_for_target(table, f)
        target = f.player if f.ready else latest(table, entry.TARGET)
        if table.is_in(target):
            self.act(table, f, target)
        f.go_on(t, f.chosen, True)
        return False

    def ask_for_target(self, t: KTable, f: EffectFrame) -> bool:
        if not has_target(t, f.seat, self.at):
            return False
        f.ask_with(t, asks.TARGET)
        offer_targets(t, f.seat, self.at)
        return True

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        aim_at(as_ktable(t), option.a)
        frame = f.with_picks((), True)
        frame.player = option.a
        t.then_frame(frame)

    def act(self, t: KTable, f: EffectFrame, target: SeatId) -> None:
        raise NotImplementedError


class AimedDo(Aimed):
    """`one God gains 2 Energy`: calls `action(t, seat, amount)` for the God it is aimed at."""

    def __init__(self, action: Action, at: Aim, amount: i64) -> None:
        super().__init__(at)
        self.action = action
        self.amount = amount

    def act(self, t: KTable, f: EffectFrame, target: SeatId) -> None:
        self.action(t, target, self.amount)


# -- Attacks -----------------------------------------------------------------------------------------------------------


class Attack(Aimed):
    """`Attack 3` (KG-085)."""

    def __init__(self, value: i64) -> None:
        super().__init__(AtOpponent())
        self.value = value

    def act(self, t: KTable, f: EffectFrame, target: SeatId) -> None:
        t.then(steps.attack, f.source, self.value, target)


class AttackPlusCost(Aimed):
    """`Attack 3 plus the cost of the revealed card, at most 8`."""

    def __init__(self, value: i64, most: i64) -> None:
        super().__init__(AtOpponent())
        self.value = value
        self.most = most

    def act(self, t: KTable, f: EffectFrame, target: SeatId) -> None:
        card = latest(t, entry.REVEALED)
        cost = 0 if card == NOTHING else t.card(card).cost
        t.then(steps.attack, f.source, min(self.most, self.value + cost), target)


class AttackEach(Effect):
    """`Attack 3 against each opponent` (KG-R34)."""

    def __init__(self, value: i64) -> None:
        super().__init__()
        self.value = value

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        attack_each(as_ktable(t), f.source, self.value)
        return True


class Reduce(Do):
    """`Defense 2`, `Protect 2`, `reduce that Attack by 1`; the word says who may use it."""

    def __init__(self, word: str, amount: i64) -> None:
        super().__init__(reduce_attack, amount)
        self.word = word


class AfterAttack(Block):
    """`after that Attack, {effect}`: waits for the damage."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.effect = effect

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_ktable(t).riders.extend((self.programs[0], f.source, f.seat))
        return True


def change_next_attack(t: KTable, seat: SeatId, amount: i64) -> None:
    """`the next Attack you declare this turn gets +1`; several add up."""
    t.clock[clock.NEXT_ATTACK] += amount


# -- Energy and Faith --------------------------------------------------------------------------------------------------


def gain_faith(t: KTable, seat: SeatId, amount: i64) -> None:
    """`gain 1 Faith` (KG-050, KG-053)."""
    t.faith[seat] += amount
    t.tell(events.FAITH_GAINED, seat, number=amount)


def faith_of(t: KTable, seat: SeatId) -> i64:
    """KG-050 What a player can recruit for."""
    return t.faith[seat]


def has_hand(t: KTable, seat: SeatId) -> bool:
    return len(t.zones[zones.HAND + seat]) > 0


def attacker_loses(t: KTable, seat: SeatId, amount: i64) -> None:
    """`the attacker loses 1 Energy`: whoever is active, since nobody else attacks."""
    lose_energy(t, t.clock[clock.ACTIVE], amount)


def each_god_loses(t: KTable, seat: SeatId, amount: i64) -> None:
    """`each God loses 1 Energy`, one after the other (KG-R56)."""
    each_loses(t, amount)


def all_gods_lose(t: KTable, seat: SeatId, amount: i64) -> None:
    """`all Gods lose 1 Energy at the same time` (KG-R58)."""
    lose_together(t, amount)


# -- cards -------------------------------------------------------------------------------------------------------------


class Paid(Amount):
    """`that many cards and 1 more`: as many as were discarded for it."""

    def __init__(self, more: i64) -> None:
        self.more = more

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return latest(as_ktable(t), entry.PAID) + self.more


class Adjudication(Effect):
    """`Adjudication` (KG-100)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ktable(t)
        before = latest(table, entry.REVEALED)
        if before != NOTHING:
            t.move(before, zones.DISCARD + f.seat)
        set_latest(table, entry.REVEALED, adjudicate(table, f.seat))
        return True


def must_discard(t: KTable, seat: SeatId, amount: i64) -> None:
    """`one opponent discards 1 card` (KG-R48)."""
    for _ in range(amount):
        t.then(steps.discard_from_hand, seat)


def attacked_discards(t: KTable, seat: SeatId, amount: i64) -> None:
    """`the attacked player discards 1 card` (KG-R36, KG-R48)."""
    must_discard(t, latest(t, entry.TARGET), amount)


class OwnCards(Choice):
    """`one card from your hand or Discard Pile`: equal cards of one place are one option."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        super().__init__(Number(1, False))
        self.zones = zones

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        found: list[int] = []
        for zone in self.zones:
            found.extend(without_copies(t, t.zones[zone + f.seat]))
        return [card for card in found if card not in f.picked]

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        return zones.HAND in self.zones and len(t.zones[zones.HAND + f.seat]) > 0


class FaceUpWarrior(Choice):
    """`the face-up Warrior of one pile`."""

    def __init__(self) -> None:
        super().__init__(Number(1, False))

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        piles = [t.zones[zones.PILE + zones.STRIDE * i] for i in range(limits.WARRIOR_PILES)]
        return [pile[-1] for pile in piles if len(pile) > 0]


class WarriorOfNetherworld(Choice):
    """`one Warrior from the Netherworld`."""

    def __init__(self) -> None:
        super().__init__(Number(1, False))

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        table = as_ktable(t)
        cards = without_copies(t, t.zones[zones.NETHERWORLD])
        return [card for card in cards if table.card(card).kind == kinds.WARRIOR]

    def looked_at(self, t: CardTable, f: EffectFrame) -> list[int]:
        return list(t.zones[zones.NETHERWORLD])


class Fetch(Effect):
    """`take one Warrior from the Netherworld into your hand` (KG-011)."""

    def __init__(self, target: WarriorOfNetherworld) -> None:
        super().__init__()
        self.target = target

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            give(as_ktable(t), card, f.seat)
            t.move(card, zones.HAND + f.seat)
            t.tell(events.FETCHED, f.seat, card)
        return True


# -- rules of the turn -------------------------------------------------------------------------------------------------


class NameColour(Effect):
    """`name a colour: it is also permitted for your next Warrior this turn` (D19)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        f.ask_with(t, asks.COLOUR)
        for colour in range(len(colours.NAMES)):
            t.offer(verbs.COLOUR, colour)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        as_ktable(t).clock[clock.NAMED] |= 1 << option.a
        t.tell(events.COLOUR_NAMED, f.seat)
        f.go_on(t, f.chosen, True)


def limit_hand(t: KTable, seat: SeatId, amount: i64) -> None:
    """`your hand limit is 7 for this refill` (KG-R49)."""
    t.clock[clock.HAND_LIMIT] = amount


def put_back_after_refill(t: KTable, seat: SeatId, amount: i64) -> None:
    """`after the refill, put 1 card from your hand on top of your Deck` (D24)."""
    t.clock[clock.PUT_BACK] += amount


TO_HAND: Final = Destination(zones.HAND, events.TOOK)
HAND: Final = (zones.HAND,)
DISCARD_PILE: Final = (zones.DISCARD,)
HAND_OR_DISCARD_PILE: Final = (zones.HAND, zones.DISCARD)
HAND_OR_IN_PLAY: Final = (zones.HAND, zones.IN_PLAY)
