"""What stands around an instruction: may, if, if you do, and, choose one."""

from mypy_extensions import mypyc_attr

from hexadeck.cardtext.abilities import NO, YES, Ability, Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar
from hexadeck.kernel.decisions import Option, made_verb


class May(Effect):
    """`you may {effect}`. Where the effect chooses, choosing nothing declines; otherwise yes or no is asked."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.optional = True
        self.purpose = effect.purpose
        target = effect.target
        if target is not None and target.chooses():
            self.target = target

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.effect.is_possible(t, f)

    def inside(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return self.effect.blocks()

    def number_blocks(self, numbers: list[int]) -> None:
        self.effect.number_blocks(numbers)

    def standing(self) -> tuple[Ability, ...]:
        return self.effect.standing()

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if f.ready:
            return self.effect.run(t, f) if f.picked else True
        if not self.effect.is_possible(t, f):
            t.then_frame(f.with_picks((), True))
            return False
        f.ask(t)
        t.offer(YES)
        t.offer(NO)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        if option.verb is YES:
            target = self.effect.target
            t.then_frame(f.with_picks((f.source,) if target is None else target.cards(t, f), True))
        elif option.verb is NO:
            t.then_frame(f.with_picks((), True))
        else:
            self.effect.answer(t, f, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Effect):
    """An instruction with others inside."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.parts = effects
        self.programs: list[int] = []

    def inside(self) -> tuple[Effect, ...]:
        return self.parts

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return tuple([(effect,) for effect in self.parts])

    def number_blocks(self, numbers: list[int]) -> None:
        self.programs = numbers

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return any([effect.is_possible(t, f) for effect in self.parts])


class If(Block):
    """`if {condition}, {effect}`: checked now."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__(effect)
        self.condition = condition
        self.effect = effect

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.condition.holds_in(t, f) and self.effect.is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if self.condition.holds_in(t, f):
            t.then_frame(f.block(self.programs[0]))
        return True


class WholeLine(Effect):
    """The text of a line whose head has a condition: all of it or nothing, checked on resolution."""

    def __init__(self, condition: Condition, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.condition = condition
        self.body = effects
        self.program = 0

    def inside(self) -> tuple[Effect, ...]:
        return self.body

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.body,)

    def number_blocks(self, numbers: list[int]) -> None:
        self.program = numbers[0]

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.condition.holds_in(t, f) and any([one.is_possible(t, f) for one in self.body])

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if self.condition.holds_in(t, f):
            t.then_frame(f.block(self.program))
        return True


class IfYouDo(Block):
    """`if you do, {effect}`: if the instruction before did something."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.effect = effect

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if f.done:
            t.then_frame(f.block(self.programs[0]))
        return True


class Both(Block):
    """`{effect} and {effect}`."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for program in self.programs:
            t.then_frame(f.block(program))
        return True


class Modes(Block):
    """`choose one: {effect}; or {effect}`: the modes that can do something."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second
        self.verb = made_verb("mode", "{word}", ("word",), ("the first", "the second"))

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        possible = [i for i in range(len(self.parts)) if self.parts[i].is_possible(t, f)]
        if not possible:
            return True
        f.ask(t)
        for i in possible:
            t.offer(self.verb, i)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        t.then_frame(f.block(self.programs[option.a]))
        f.go_on(t, f.chosen, True)


def name_modes(grammar: Grammar, effects: tuple[Effect, ...]) -> None:
    """Let every choice of modes offer the modes in their own words, once a text has been read."""
    for effect in effects:
        if isinstance(effect, Modes):
            words = (grammar.write("effect", effect.first), grammar.write("effect", effect.second))
            effect.verb = made_verb("mode", "{word}", ("word",), words)
        name_modes(grammar, effect.inside())


def holds_any(effects: tuple[Effect, ...], kinds: tuple[type, ...]) -> bool:
    """Whether a text has an instruction of these kinds, also inside of others."""
    for effect in effects:
        if isinstance(effect, kinds) or holds_any(effect.inside(), kinds):
            return True
    return False
