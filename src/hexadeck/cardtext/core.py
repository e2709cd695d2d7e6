"""The core of the language, the same for every game: numbers, choices, conditions, and what stands around an effect.

A game's vocabulary adds its nouns, verbs and timings: instructions of the category `effect`, conditions of the category
`one_condition`, targets that say what their candidates are.
"""

from typing import Any, Final

from mypy_extensions import i64

from hexadeck.cardtext import steps
from hexadeck.cardtext.abilities import (
    PICK,
    STOP,
    Ability,
    CardTable,
    Effect,
    EffectFrame,
    Target,
)
from hexadeck.cardtext.grammar import Build, Grammar
from hexadeck.kernel.decisions import Option, Verb
from hexadeck.kernel.table import Table

YES: Final = Verb("yes", "Yes")
NO: Final = Verb("no", "No")
NUMERALS: Final = ("one", "two", "three", "four", "five")


def as_card_table(t: Table) -> CardTable:
    assert isinstance(t, CardTable)
    return t


# -- numbers and choices -----------------------------------------------------------------------------------------------


class Number:
    """`one`, `two`, `up to three`: how many are chosen."""

    def __init__(self, amount: i64, up_to: bool) -> None:
        self.amount = amount
        self.up_to = up_to


class Choice(Target):
    """Something its owner chooses, one by one. A plain number is mandatory as far as possible, `up to` is not."""

    def __init__(self, number: Number) -> None:
        self.number = number
        self.optional = False

    def chooses(self) -> bool:
        return True

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        raise NotImplementedError

    def is_there(self, t: Table, f: EffectFrame) -> bool:
        return len(self.candidates(as_card_table(t), f)) > 0

    def wanted(self, t: CardTable, f: EffectFrame) -> i64:
        return self.number.amount

    def offer(self, t: CardTable, card: i64) -> None:
        t.offer(PICK, card)

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        """Whether the others cannot see if there is anything to choose; then skipping the question would tell them."""
        return False

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        """Whether the candidates are every single card, so that a mandatory choice of them all needs no question."""
        return True

    def choose(self, t: Table, f: EffectFrame) -> EffectFrame | None:
        table = as_card_table(t)
        found = self.candidates(table, f)
        left = self.wanted(table, f) - len(f.picked)
        free = self.number.up_to or self.optional
        hidden = self.is_hidden(table, f)
        if left <= 0 or (not found and not hidden):
            return f.with_picks(f.picked, True)
        if not free and not hidden and len(found) <= left and self.is_all(table, found, left):
            return f.with_picks(f.picked + tuple(found), True)
        t.ask(f.seat, table.book.prompts[f.program], steps.answer_effect, f.source, left, hidden)
        for card in found:
            self.offer(table, card)
        if free or not found:
            t.offer(STOP)
        return None


# -- conditions --------------------------------------------------------------------------------------------------------


class Condition:
    """Something that holds or not when asked: `seat` owns the text, `source` is its card, `that` what it chose."""

    def holds_for(self, t: Table, source: i64, seat: i64, that: i64) -> bool:
        raise NotImplementedError


class AllOf(Condition):
    """Conditions joined by commas and `and`."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def holds_for(self, t: Table, source: i64, seat: i64, that: i64) -> bool:
        for condition in self.conditions:
            if not condition.holds_for(t, source, seat, that):
                return False
        return True


def holds_in(condition: Condition, t: Table, f: EffectFrame) -> bool:
    """A condition of an instruction, checked when it is carried out."""
    return condition.holds_for(t, f.source, f.seat, f.chosen[0] if f.chosen else f.subject)


# -- what stands around an instruction ---------------------------------------------------------------------------------


class May(Effect):
    """`you may {effect}`. Where the effect chooses, choosing nothing declines; otherwise yes or no is asked."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        target = effect.target
        if isinstance(target, Choice):
            target.optional = True
            self.target = target

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return self.effect.is_possible(t, f)

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return self.effect.blocks()

    def number_blocks(self, numbers: list[int]) -> None:
        self.effect.number_blocks(numbers)

    def standing(self) -> tuple[Ability, ...]:
        return self.effect.standing()

    def run(self, t: Table, f: EffectFrame) -> bool:
        if f.ready:
            return self.effect.run(t, f) if f.picked else True
        if not self.effect.is_possible(t, f):
            t.then_frame(f.with_picks((), True))
            return False
        t.ask(f.seat, as_card_table(t).book.prompts[f.program], steps.answer_effect, f.source)
        t.offer(YES)
        t.offer(NO)
        return False

    def answer(self, t: Table, f: EffectFrame, option: Option) -> None:
        if option.verb is YES:
            target = self.effect.target
            t.then_frame(f.with_picks((f.source,) if target is None else target.cards(t, f), True))
        elif option.verb is NO:
            t.then_frame(f.with_picks((), True))
        else:
            self.effect.answer(t, f, option)


class Block(Effect):
    """An instruction with others inside."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.inside = effects
        self.programs: list[int] = []

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return tuple([(effect,) for effect in self.inside])

    def number_blocks(self, numbers: list[int]) -> None:
        self.programs = numbers

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return any([effect.is_possible(t, f) for effect in self.inside])


class If(Block):
    """`if {condition}, {effect}`: checked now."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__(effect)
        self.condition = condition
        self.effect = effect

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return holds_in(self.condition, t, f) and self.effect.is_possible(t, f)

    def run(self, t: Table, f: EffectFrame) -> bool:
        if holds_in(self.condition, t, f):
            t.then_frame(f.block(self.programs[0]))
        return True


class WholeLine(Effect):
    """The text of a line whose head has a condition: all of it or nothing, checked on resolution."""

    def __init__(self, condition: Condition, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.condition = condition
        self.body = effects
        self.program = 0

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.body,)

    def number_blocks(self, numbers: list[int]) -> None:
        self.program = numbers[0]

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return holds_in(self.condition, t, f) and any([one.is_possible(t, f) for one in self.body])

    def run(self, t: Table, f: EffectFrame) -> bool:
        if holds_in(self.condition, t, f):
            t.then_frame(f.block(self.program))
        return True


class IfYouDo(Block):
    """`if you do, {effect}`: if the instruction before did something."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.effect = effect

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return False

    def run(self, t: Table, f: EffectFrame) -> bool:
        if f.done:
            t.then_frame(f.block(self.programs[0]))
        return True


class Both(Block):
    """`{effect} and {effect}`."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second

    def run(self, t: Table, f: EffectFrame) -> bool:
        for program in self.programs:
            t.then_frame(f.block(program))
        return True


class Modes(Block):
    """`choose one: {effect}; or {effect}`: the modes that can do something."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second
        self.verb = Verb("mode", "{word}", "word").with_words("the first", "the second")

    def run(self, t: Table, f: EffectFrame) -> bool:
        possible = [i for i in range(len(self.inside)) if self.inside[i].is_possible(t, f)]
        if not possible:
            return True
        t.ask(f.seat, as_card_table(t).book.prompts[f.program], steps.answer_effect, f.source)
        for i in possible:
            t.offer(self.verb, i)
        return False

    def answer(self, t: Table, f: EffectFrame, option: Option) -> None:
        t.then_frame(f.block(self.programs[option.a]))
        f.go_on(t, f.chosen, True)


def name_modes(grammar: Grammar, effects: tuple[Effect, ...]) -> None:
    """Let every choice of modes offer the modes in their own words."""
    for effect in effects:
        if isinstance(effect, Modes):
            first = grammar.write("effect", effect.first)
            effect.verb = Verb("mode", "{word}", "word").with_words(first, grammar.write("effect", effect.second))
        name_modes(grammar, inside(effect))


def holds_any(effects: tuple[Effect, ...], kinds: tuple[type, ...]) -> bool:
    """Whether a text has an instruction of these kinds, also inside of others."""
    for effect in effects:
        if isinstance(effect, kinds) or holds_any(inside(effect), kinds):
            return True
    return False


def inside(effect: Effect) -> tuple[Effect, ...]:
    """The instructions that an instruction is made of."""
    if isinstance(effect, Block):
        return effect.inside
    return (effect.effect,) if isinstance(effect, May) else ()


# -- the phrases -------------------------------------------------------------------------------------------------------


def add_core(g: Grammar) -> None:
    """The phrases of the core; a vocabulary adds `effect` and `one_condition`."""
    for amount, word in enumerate(NUMERALS, 1):
        category = "one" if amount == 1 else "many"
        g.say(category, word, Number, amount=amount, up_to=False)
        g.say(category, "up to " + word, Number, amount=amount, up_to=True)
    g.word("one_number", "1", 1)
    # A game whose cards have no conditions adds none; then "if" is a word that does not fit, like any other.
    g.phrases.setdefault("one_condition", [])
    g.say("condition", "{conditions:one_condition&}", AllOf)
    g.say("effect", "you may {effect:effect}", May)
    g.say("effect", "if {condition:condition}, {effect:effect}", If)
    g.say("effect", "if you do, {effect:effect}", IfYouDo)
    g.say("effect", "choose one: {first:effect}; or {second:effect}", Modes)
    g.say("joined", "{first:effect} and {second:effect}", Both)
    g.include("joined", "effect")
    g.through("sentence", "{it:effect}.")


def say_counted(g: Grammar, category: str, pattern: str, build: Build, **fixed: Any) -> None:
    """A phrase about an amount, in the singular and in the plural: `draw {amount} card(s)`."""
    for amount, ending in (("one_number", ""), ("number", "s")):
        words = pattern.replace("{amount}", "{amount:" + amount + "}").replace("(s)", ending)
        g.say(category, words, build, **fixed)
