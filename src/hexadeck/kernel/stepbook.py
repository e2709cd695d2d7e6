"""The steps of a game by their numbers: what positions call them, and how many numbers they carry.

Rules say `steps.take_turn` and mean the function `take_turn`; they say so before it is there, in modules that cannot
import each other. `Steps` finds the functions by their names. For the games that are compiled, a book with direct calls
takes its place when the engine is built; see `tools/compiled_sources.py`.
"""

import importlib
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.errors import EngineFault

FIRST_FOUND: Final = 1000
"""Numbers below this are those of compiled games."""
MOST_NUMBERS: Final = 4
"""So many a step carries, besides a row."""
ROW_TYPES: Final = ("Row", "vec[i64]")
"""What a parameter that is a `Row` is annotated with, as Python keeps it: the name, or what it stands for."""

Rule: TypeAlias = "tuple[Callable[..., None], tuple[str, ...], bool]"
"""The function, what the numbers that it takes are called, and whether a row comes behind them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepBook:
    """The rules that steps and answers stand for, by number and by name."""

    def __init__(self, rules: dict[int, Rule]) -> None:
        self.rules = rules
        self.names: dict[int, str] = {number: rule[0].__name__ for number, rule in rules.items()}
        self.numbers = {name: number for number, name in self.names.items()}

    def rule(self, number: int) -> Rule:
        found = self.rules.get(number)
        if found is None:
            raise EngineFault(f"no rule has the number {number}")
        return found

    def name_of(self, step: int) -> str:
        return self.names[step]

    def count_of(self, step: int) -> int:
        """How many numbers the step carries."""
        return len(self.rule(step)[1])

    def parameters_of(self, step: int) -> tuple[str, ...]:
        return self.rule(step)[1]

    def has_row(self, step: int) -> bool:
        """Whether a row comes behind them."""
        return self.rule(step)[2]

    def number_of(self, name: str) -> int | None:
        """None where no step is called so."""
        return self.numbers.get(name)

    def run_step(self, t: Any, step: Any) -> None:
        """Carry out the rule that a step's number stands for."""
        function, parameters, has_row = self.rules.get(step.number) or self.rule(step.number)
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

    def run_answer(self, t: Any, answer: i64, option: Any) -> None:
        """Carry out what an answer's number stands for."""
        rule = self.rules.get(answer) or self.rule(answer)
        rule[0](t, option)


class Steps(StepBook):
    """The functions of a module, or of some modules of a package, as steps and answers.

    A game in one module says `steps: Final = Steps(__name__)` there; `steps.take_turn` is the number of its function
    `take_turn`. A game of several modules has a module `steps`, which names them and asks for `number`.
    """

    def __init__(self, where: str, *modules: str) -> None:
        super().__init__({})
        self.where = where
        self.modules = [f"{where}.{module}" for module in modules] or [where]

    def __getattr__(self, name: str) -> Any:  # mypyc (2.4) makes wrong code of a number here
        number = self.number_of(name)
        if number is None:
            raise AttributeError(f"{self.where} has no step {name!r}")
        return number

    def number(self, name: str) -> int:
        """The number of a name from its first mention on; its function may be in a module that is not read yet."""
        if name.startswith("__"):  # Python asks modules for such things, and rules never do
            raise AttributeError(f"{self.where} has no step {name!r}")
        number = self.numbers.get(name)
        if number is None:
            number = FIRST_FOUND + len(FOUND.books)
            FOUND.books.append(self)
            self.numbers[name] = number
            self.names[number] = name
        return number

    def number_of(self, name: str) -> int | None:
        return self.number(name) if name in self.numbers or self.function(name) is not None else None

    def rule(self, number: int) -> Rule:
        found = self.rules.get(number)
        if found is None:
            name = self.names[number]
            function = self.function(name)
            if function is None:
                raise EngineFault(f"{self.where} has no step {name!r}")
            found = rule_of(function)
            self.rules[number] = found
        return found

    def function(self, name: str) -> FunctionType | None:
        """The function of that name that one of the modules defines."""
        found: FunctionType | None = None
        for module in self.modules:
            function = vars(importlib.import_module(module)).get(name)
            if isinstance(function, FunctionType) and function.__module__ == module:
                if found is not None:
                    raise TypeError(f"{self.where}: two functions are called {name!r}; a position could mean either")
                found = function
        return found


class Found(StepBook):
    """The rules of all games that are not compiled: their numbers are given out as they are mentioned."""

    def __init__(self) -> None:
        super().__init__({})
        self.books: list[Steps] = []
        """Whose each number is."""

    def rule(self, number: int) -> Rule:
        place = number - FIRST_FOUND
        if not 0 <= place < len(self.books):
            raise EngineFault(f"no rule has the number {number}")
        found = self.books[place].rule(number)
        self.rules[number] = found
        return found


FOUND: Final = Found()


def rule_of(function: FunctionType) -> Rule:
    """The numbers that a function takes behind the table, and whether it ends in a row."""
    code = function.__code__
    parameters = code.co_varnames[1 : code.co_argcount]
    has_row = len(parameters) > 0 and function.__annotations__.get(parameters[-1]) in ROW_TYPES
    numbers = parameters[: len(parameters) - has_row]
    if len(numbers) > MOST_NUMBERS:
        raise TypeError(f"{function.__name__}: a step carries at most {MOST_NUMBERS} numbers and a row")
    return function, numbers, has_row
