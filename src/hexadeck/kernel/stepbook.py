"""The steps of a game by their numbers: what positions call them, and how many numbers they carry.

The games of this package have `steps.py` and `dispatch.py`, written by `tools/step_numbers.py`; there a step's number
leads straight to its function. Any other game says `steps = Steps(__name__)` in its rules and goes without.
"""

import sys
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

FIRST_FOUND: Final = 1000
"""Numbers below this are those of generated files."""

Rule: TypeAlias = "tuple[Callable[..., None], tuple[str, ...], bool]"
"""The function, what the numbers that it takes are called, and whether a row comes behind them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepBook:
    """The rules that steps and answers stand for, by number and by name."""

    def __init__(self, rules: dict[int, Rule]) -> None:
        self.rules = rules
        self.names: dict[int, str] = {number: rule[0].__name__ for number, rule in rules.items()}
        self.numbers = {name: number for number, name in self.names.items()}

    def name_of(self, step: int) -> str:
        return self.names[step]

    def count_of(self, step: int) -> int:
        """How many numbers the step carries."""
        return len(self.rules[step][1])

    def parameters_of(self, step: int) -> tuple[str, ...]:
        return self.rules[step][1]

    def has_row(self, step: int) -> bool:
        """Whether a row comes behind them."""
        return self.rules[step][2]

    def number_of(self, name: str) -> int | None:
        """None where no step is called so."""
        return self.numbers.get(name)

    def run_step(self, t: Any, step: Any) -> bool:
        """What `dispatch.run_step` does, by a look into the book: plain Python finds a rule faster there."""
        rule = self.rules.get(step.number)
        if rule is None:
            return False
        function, parameters, has_row = rule
        count = len(parameters)
        if has_row:
            function(t, *(step.a, step.b, step.c, step.d)[:count], step.row)
        elif count == 1:
            function(t, step.a)
        elif count == 0:
            function(t)
        elif count == 2:
            function(t, step.a, step.b)
        elif count == 3:
            function(t, step.a, step.b, step.c)
        else:
            function(t, step.a, step.b, step.c, step.d)
        return True

    def run_answer(self, t: Any, answer: int, option: Any) -> bool:
        """What `dispatch.run_answer` does, likewise."""
        rule = self.rules.get(answer)
        if rule is None:
            return False
        rule[0](t, option)
        return True


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
        number = FIRST_FOUND + len(FOUND.rules)
        rule = (function, parameters[: len(parameters) - has_row], has_row)
        FOUND.rules[number] = rule
        self.rules[number] = rule
        self.names[number] = name
        self.numbers[name] = number


FOUND: Final = StepBook({})
"""The rules of all games that go without a dispatch."""
