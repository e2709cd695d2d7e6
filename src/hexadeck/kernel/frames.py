"""What is pending on a table: frames, and the steps most of them are."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.names import NAMED, Names
from hexadeck.kernel.rows import no_numbers, on_top

if TYPE_CHECKING:
    from hexadeck.kernel.table import Table

NO_ROW: Final = no_numbers()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """Something pending. Frames never change once made, so clones share them.

    `continues` marks the rest of an effect that has begun: effects that wait for it to end do not cut in before it.
    """

    __slots__ = ("continues",)

    def __init__(self) -> None:
        self.continues = False

    def run(self, t: "Table") -> None:
        raise NotImplementedError

    def data(self, names: Names) -> list[Any]:
        """The frame as plain data: a word for its kind, then names and numbers."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Step(Frame):
    """A step by its number, with up to four numbers and a row: a module-level function, one for one sentence of the
    rulebook."""

    __slots__ = ("a", "b", "c", "d", "number", "row")

    def __init__(self, number: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.continues = False
        self.number: i64 = number
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.row = NO_ROW

    def run(self, t: "Table") -> None:
        t.run_step(self)

    def data(self, names: Names) -> list[Any]:
        kind = "within" if self.continues else "step"
        book = names.steps
        numbers: list[Any] = [
            names.name(parameter, number) if parameter in NAMED else number
            for parameter, number in zip(
                book.parameters_of(self.number), (self.a, self.b, self.c, self.d), strict=False
            )
        ]
        if book.has_row(self.number):
            numbers.append(list(self.row))
        return [kind, book.name_of(self.number), *numbers]

    def with_one_more(self, number: i64) -> "Step":
        """This step with a longer row."""
        step = Step(self.number, self.a, self.b, self.c, self.d)
        step.row = on_top(self.row, number)
        step.continues = self.continues
        return step
