"""What positions call the numbers of a game: a card that is added later changes none of these names.

Cards, abilities and programs are numbered in the order of reading, so their numbers mean something else as soon as a
card comes before them. Columns and steps that hold such numbers say so.
"""

from typing import Final

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.stepbook import StepBook

PRINT: Final = "print"
ABILITY: Final = "ability"
PROGRAM: Final = "program"
NAMED: Final = (PRINT, ABILITY, PROGRAM)
"""The kinds of numbers that have names; a parameter of a step that is called so is one."""


class Names:
    """The names of a game's steps, and of the other numbers by their kinds."""

    def __init__(self, steps: StepBook, prints: list[str]) -> None:
        self.steps = steps
        self.of: dict[str, list[str]] = {PRINT: prints}
        self.numbers: dict[str, dict[str, int]] = {}

    def name(self, kind: str, number: int) -> str | int:
        """A number below zero stands for none and is written as it is."""
        return self.of[kind][number] if number >= 0 else number

    def number(self, kind: str, name: object, where: str = "pending") -> int:
        if name == NOTHING and not isinstance(name, bool):
            return NOTHING
        if kind not in self.numbers:
            self.numbers[kind] = {name: number for number, name in enumerate(self.of[kind])}
        found = self.numbers[kind].get(name) if isinstance(name, str) else None
        if found is None:
            raise RecordError(f"position: {where!r} has {name!r}, which is no {kind} of this card set")
        return found
