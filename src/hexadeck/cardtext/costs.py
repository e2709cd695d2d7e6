"""Costs: all of them or nothing. `A: B`, `you may A to B`, `pay X`, `as much as possible`.

A cost is an instruction that must be possible in full (`Effect.can_pay`). Costs are checked together: what one of them
takes, another cannot take as well.
"""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import NO, PICK_NUMBER, YES, Effect
from hexadeck.cardtext.amounts import Amount
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choice
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.plain import Action, amount_in
from hexadeck.kernel.decisions import Option


class PayWith(Effect):
    """A cost in numbers: `pay 2 Energy`. `stock(t, seat)` is what the player could pay, `action` takes it away."""

    def __init__(self, action: Action, stock: Action, amount: int | Amount) -> None:
        super().__init__()
        self.action = action
        self.stock = stock
        self.amount = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.can_pay(t, f)

    def can_pay(self, t: CardTable, f: EffectFrame) -> bool:
        return bool(self.stock(t, f.seat) >= amount_in(self.amount, None, t, f))

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        amount = amount_in(self.amount, None, t, f)
        self.action(t, f.seat, amount)
        f.go_on_with(t, f.chosen, True, amount)
        return False


class PayX(Effect):
    """`pay any amount of Energy`: what follows speaks of X; `most` is the highest X the text allows."""

    def __init__(self, action: Action, stock: Action, least: i64 = 0, most: i64 = 99) -> None:
        super().__init__()
        self.action = action
        self.stock = stock
        self.least: i64 = least
        self.most: i64 = most

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.can_pay(t, f)

    def can_pay(self, t: CardTable, f: EffectFrame) -> bool:
        return bool(self.stock(t, f.seat) >= self.least)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        stock: i64 = self.stock(t, f.seat)
        if stock < self.least:
            return True
        f.ask(t)
        number = self.least
        while number <= stock and number <= self.most:
            t.offer(PICK_NUMBER, number)
            number += 1
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        if option.a > 0:
            self.action(t, f.seat, option.a)
        f.go_on_with(t, f.chosen, option.a > 0, option.a)


class Pay(Effect):
    """`{costs}: {effects}`, and `you may {costs} to {effects}` where it is optional."""

    def __init__(self, costs: tuple[Effect, ...], effects: tuple[Effect, ...], may: bool) -> None:
        super().__init__()
        self.costs = costs
        self.effects = effects
        self.may = may
        self.program = 0

    def inside(self) -> tuple[Effect, ...]:
        return self.costs + self.effects

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.costs + self.effects,)

    def number_blocks(self, numbers: list[int]) -> None:
        self.program = numbers[0]

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return can_pay_all(self.costs, t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if not can_pay_all(self.costs, t, f):
            return True
        if self.may:
            f.ask(t)
            t.offer(YES)
            t.offer(NO)
            return False
        t.then_frame(f.block(self.program))
        return True

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        if option.verb is YES:
            t.then_frame(f.block(self.program))
        f.go_on(t, f.chosen, option.verb is YES)


def can_pay_all(costs: tuple[Effect, ...], t: CardTable, f: EffectFrame) -> bool:
    """Whether all costs can be paid together: no card and no number pays twice."""
    for cost in costs:
        if not cost.can_pay(t, f):
            return False
    return len(costs) < 2 or (_numbers_suffice(costs, t, f) and _cards_suffice(costs, t, f))


def _numbers_suffice(costs: tuple[Effect, ...], t: CardTable, f: EffectFrame) -> bool:
    """Costs that draw on one stock, together."""
    for cost in costs:
        if isinstance(cost, PayWith):
            same = [other for other in costs if isinstance(other, PayWith) and other.stock == cost.stock]
            if sum([amount_in(other.amount, None, t, f) for other in same]) > cost.stock(t, f.seat):
                return False
    return True


def _cards_suffice(costs: tuple[Effect, ...], t: CardTable, f: EffectFrame) -> bool:
    """Whether every cost finds cards of its own: each wanted card is matched with one that is free."""
    wanted: list[list[int]] = []
    for cost in costs:
        target = cost.target
        if isinstance(target, Choice) and not target.number.up_to:
            wanted.extend([target.fitting(t, f)] * target.wanted(t, f))
    taken: dict[int, int] = {}
    return all([_match(wanted, index, taken, set()) for index in range(len(wanted))])


def _match(wanted: list[list[int]], index: int, taken: dict[int, int], tried: set[int]) -> bool:
    for card in wanted[index]:
        if card not in tried:
            tried.add(card)
            if card not in taken or _match(wanted, taken[card], taken, tried):
                taken[card] = index
                return True
    return False


def add_costs(g: Grammar) -> None:
    """`you may {cost} to {effect}`, and `{costs}: {effects}` as the category `paid`; a game says what a `cost` is."""
    g.phrases.setdefault("cost", [])
    g.say("effect", "you may {costs:cost&} to {effects:effect&}", Pay, may=True)
    g.say("paid", "{costs:cost&}: {effects:sentence+}", Pay, may=False)
