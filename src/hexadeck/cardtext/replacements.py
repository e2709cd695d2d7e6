"""Replacements: instead of what would happen, something else does.

The rule that would do it asks first:

    def destroy(t, card):
        if not is_replaced(t, on.WOULD_BE_DESTROYED, card, steps.destroyed):
            destroyed(t, card)

Where a replacement is optional, or there are several, the owner of the card chooses; the step named is carried out when
nothing replaces it.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext import steps
from hexadeck.cardtext.abilities import NO, Ability, Effect
from hexadeck.cardtext.cardtable import LISTENER_SIZE, CardTable
from hexadeck.cardtext.frames import AskingFrame, start_effect
from hexadeck.cardtext.groups import Group
from hexadeck.kernel.decisions import NOTHING, Option, Verb
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.names import Names
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Table

USE_INSTEAD = Verb("instead", "Use {card}", "card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Ability):
    """`if this minion would be destroyed, {effect} instead`; with `may` its owner can let it happen."""

    def __init__(self, kind: i64, group: Group, effect: Effect, may: bool = False) -> None:
        super().__init__((effect,), (kind,))
        self.kind: i64 = kind
        self.group = group
        self.effect = effect
        self.may = may

    def says(self, t: CardTable, source: CardId, card: CardId, other: i64) -> bool:
        """It holds, speaks of this card, and can be carried out (a cost it has can be paid)."""
        if not self.holds(t, source) or not self.group.fits(t, card, source, t.owner[source]):
            return False
        return self.effect.is_possible(t, start_effect(self.program, source, t.owner[source], card))


def is_replaced(t: CardTable, kind: i64, card: CardId, step: i64, number: i64 = 0) -> bool:
    """Whether something else may happen to the card; then it is seen to, and `step(card, number)` if nothing does."""
    if len(fitting(t, kind, card)) == 0:
        return False
    t.then_frame(Instead(kind, card, step, number))
    return True


def fitting(t: CardTable, kind: i64, card: CardId) -> list[tuple[Replacement, int]]:
    """Every replacement that would work now, with the card that has it."""
    found: list[tuple[Replacement, int]] = []
    for own in t.book.own_of(t.face(card), kind):
        if isinstance(own, Replacement) and own.says(t, card, card, NOTHING):
            found.append((own, card))
    row = t.listeners[kind]
    t.work += len(row)
    i: i64 = 0
    while i < len(row):
        ability = t.book.abilities[row[i]]
        if isinstance(ability, Replacement) and ability.says(t, row[i + 1], card, NOTHING):
            found.append((ability, row[i + 1]))
        i += LISTENER_SIZE
    return found


class Instead(AskingFrame):
    """Something would happen to a card, and there is something else that could."""

    def __init__(self, kind: i64, card: CardId, step: i64, number: i64) -> None:
        self.continues = True
        self.kind: i64 = kind
        self.card: i64 = card
        self.step: i64 = step
        self.number: i64 = number

    def run(self, t: Table) -> None:
        assert isinstance(t, CardTable)
        found = fitting(t, self.kind, self.card)
        if not found:
            t.then_within(self.step, self.card, self.number)
        elif len(found) == 1 and not found[0][0].may:
            self._replace(t, found[0][0], found[0][1])
        else:
            t.ask(t.owner[self.card], t.book.instead_prompt, steps.answer, self.card)
            for ability, source in found:
                t.offer(USE_INSTEAD, source, ability.number)
            if all([ability.may for ability, _ in found]):
                t.offer(NO)

    def answer(self, t: CardTable, option: Option) -> None:
        if option.verb is NO:
            t.then_within(self.step, self.card, self.number)
        else:
            ability = t.book.abilities[option.b]
            assert isinstance(ability, Replacement)
            self._replace(t, ability, option.a)

    def _replace(self, t: CardTable, ability: Replacement, source: CardId) -> None:
        frame = start_effect(ability.program, source, t.owner[source], self.card)
        frame.continues = True
        t.then_frame(frame)

    def data(self, names: Names) -> list[Any]:
        return ["instead", self.kind, self.card, names.steps.name_of(self.step), self.number]


def read_instead(data: list[Any], names: StepBook, kinds: int) -> Instead:
    if len(data) != 5 or names.number_of(data[3]) is None or not all([type(data[i]) is int for i in (1, 2, 4)]):
        raise RecordError(f"position: {data!r} is not something that would happen")
    if not 0 <= data[1] < kinds or data[2] < 0:
        raise RecordError(f"position: {data!r} names a kind or a card that cannot be")
    return Instead(data[1], data[2], names.numbers[data[3]], data[4])
