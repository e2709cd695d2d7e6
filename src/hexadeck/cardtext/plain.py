"""Plain effects: a phrase with an amount and a function of the rules is one line of the vocabulary.

`do(g, "gain {amount:number} Faith", gain_faith)` calls `gain_faith(t, seat, amount)`;
`do_to(g, "destroy {target:target}", destroy)` calls `destroy(t, card)` for every card.
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect, Target
from hexadeck.cardtext.amounts import Amount, Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.forms import say_in_all_forms
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar

Action = Callable[..., Any]


class Do(Effect):
    """Calls `action(t, seat)`, or `action(t, seat, amount)` where the phrase has an amount."""

    def __init__(
        self,
        action: Action,
        amount: int | Amount | None = None,
        each: Each | None = None,
        possible: Action | None = None,
    ) -> None:
        super().__init__()
        self.action = action
        self.amount = amount
        self.each = each
        self.possible = possible

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.possible is None or bool(self.possible(t, f.seat))

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if self.amount is None:
            self.action(t, f.seat)
        else:
            self.action(t, f.seat, amount_in(self.amount, self.each, t, f))
        return True


class DoTo(Effect):
    """Calls `action(t, card)` for every card it acts on, or `action(t, card, amount)`."""

    def __init__(
        self,
        action: Action,
        target: Target,
        amount: int | Amount | None = None,
        each: Each | None = None,
        purpose: int = -1,
        possible: Action | None = None,
    ) -> None:
        super().__init__()
        self.action = action
        self.target = target
        self.acts_on = target
        self.amount = amount
        self.each = each
        self.purpose = purpose
        self.possible = possible

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return (self.possible is None or bool(self.possible(t))) and super().is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            if self.amount is None:
                self.action(t, card)
            else:
                self.action(t, card, amount_in(self.amount, self.each, t, f))
        return True


class DoFor(Effect):
    """Calls `action(t, seat, card)` for every card it acts on, where it matters whose instruction it is."""

    def __init__(self, action: Action, target: Target) -> None:
        super().__init__()
        self.action = action
        self.target = target
        self.acts_on = target

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            self.action(t, f.seat, card)
        return True


class DoToAll(Effect):
    """Calls `action(t, cards)` once, with all cards it acts on: they are destroyed together."""

    def __init__(self, action: Action, target: Target) -> None:
        super().__init__()
        self.action = action
        self.target = target
        self.acts_on = target

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        self.action(t, f.targets(t, self.acts_on))
        return True


class Select(Effect):
    """`choose one foe minion`: only for what follows."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        return True


def does_any(effects: tuple[Effect, ...], actions: tuple[Action, ...]) -> bool:
    """Whether a text has a plain instruction that calls one of these functions, also inside of others."""
    for effect in effects:
        if isinstance(effect, Do) and effect.action in actions:
            return True
        if does_any(effect.inside(), actions):
            return True
    return False


def amount_in(amount: int | Amount, each: Each | None, t: CardTable, f: EffectFrame) -> i64:
    """The number a text stands for when it is carried out."""
    number: i64 = amount.in_effect(t, f) if isinstance(amount, Amount) else amount
    return number if each is None else each.times_in(number, t, f)


def do(g: Grammar, pattern: str, action: Action, possible: Action | None = None) -> None:
    """An instruction for its player: `gain {amount:number} Faith`. `possible(t, seat)` says whether it can do anything.

    With an amount there is also `… for each …`; `|` and `(s)` as in `say_in_all_forms`.
    """
    if "{amount" not in pattern:
        say_in_all_forms(g, pattern, Do, action=action, amount=None, each=None, possible=possible)
        return
    say_in_all_forms(g, pattern, Do, action=action, each=None, possible=possible)
    say_in_all_forms(g, pattern + " for {each:each}", Do, action=action, possible=possible)


def do_to(g: Grammar, pattern: str, action: Action, purpose: int = -1) -> None:
    """An instruction about cards: `destroy {target:target}`, `deal {amount:number} damage to {target:target}`."""
    if "{amount" not in pattern:
        say_in_all_forms(g, pattern, DoTo, action=action, amount=None, each=None, purpose=purpose)
        return
    say_in_all_forms(g, pattern, DoTo, action=action, each=None, purpose=purpose)
    say_in_all_forms(g, pattern + " for {each:each}", DoTo, action=action, purpose=purpose)
