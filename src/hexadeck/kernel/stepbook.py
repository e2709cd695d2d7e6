"""The steps of a game by their numbers: what positions call them, and how many numbers they carry.

The games of this package have `steps.py` and `dispatch.py`, written by `tools/step_numbers.py`; there a step's number
leads straight to its function. Any other game says `steps = Steps(__name__)` in its rules and goes without.
"""

import sys
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

FIRST_FOUND: Final = 1000
"""Numbers below this are those of generated files."""

_found: Final[list[tuple[Callable[..., None], int, bool]]] = []
"""The functions that were found by name, each with how many numbers it takes and whether a row comes behind them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepBook:
    """The name of every step, with how many numbers it carries and whether a row comes behind them."""

    def __init__(self, entries: dict[int, tuple[str, int, bool]]) -> None:
        self.entries = entries
        self.numbers = {entry[0]: number for number, entry in entries.items()}

    def name_of(self, step: int) -> str:
        return self.entries[step][0]

    def count_of(self, step: int) -> int:
        return self.entries[step][1]

    def has_row(self, step: int) -> bool:
        return self.entries[step][2]

    def number_of(self, name: str) -> int | None:
        """None where no step is called so."""
        return self.numbers.get(name)


class Steps(StepBook):
    """The functions of some modules as steps and answers: `steps.take_turn` is the number of `take_turn`."""

    def __init__(self, *modules: str) -> None:
        super().__init__({})
        self.modules = modules

    def __getattr__(self, name: str) -> Any:
        number = self.number_of(name)
        if number is None:
            raise AttributeError(f"{' and '.join(self.modules)} have no step {name!r}")
        return number

    def number_of(self, name: str) -> int | None:
        if name not in self.numbers:
            for module in self.modules:
                function = getattr(sys.modules[module], name, None)
                if callable(function) and hasattr(function, "__code__"):
                    self.add(name, function)
        return self.numbers.get(name)

    def add(self, name: str, function: Any) -> None:
        code = function.__code__
        parameters = code.co_varnames[1 : code.co_argcount]
        has_row = "row" in parameters
        count = len(parameters) - has_row
        number = FIRST_FOUND + len(_found)
        _found.append((function, count, has_row))
        self.entries[number] = (name, count, has_row)
        self.numbers[name] = number


def found(step: int) -> tuple[Callable[..., None], int, bool]:
    """The function with this number, how many numbers it takes, and whether a row comes behind them."""
    return _found[step - FIRST_FOUND]
