"""Conditions on what the player sees or has seen happen: when a lesson's goal is reached.

you win
them.life <= 3          a number, or how many cards a zone has
you.field has Fox
them.field lacks Hen
table.turn >= 4         a number of the whole table, or a shared zone
happened destroyed      an event of this kind since the lesson began
happened blocked by you
"""

import operator
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from hexadeck.kernel.errors import HexadeckError

_NUMBER: Final = re.compile(r"(you|them|table)\.([\w ]+?) (<=|>=|=|<|>) (-?\d+)")
_CARD: Final = re.compile(r"(you|them|table)\.([\w ]+?) (has|lacks) (.+)")
_EVENT: Final = re.compile(r"happened (\w+)(?: by (you|them))?")
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}
YOU: Final = 0
THEM: Final = 1

Happened = Iterable[tuple[str, int | None]]
"""Events by their names, with the seat each is about."""


@dataclass(frozen=True)
class GoalCondition:
    text: str
    where: str = ""
    what: str = ""
    sign: str = ""
    value: str = ""

    def holds(self, view: dict[str, Any], happened: Happened) -> bool:
        """As the player sees it, who sits in the first seat."""
        if self.where == "result":
            return view["result"] is not None and YOU in view["result"]["winners"]
        if self.where == "event":
            seat = {"you": YOU, "them": THEM}.get(self.value)
            return any(name == self.what and seat in (None, about) for name, about in happened)
        found = part_of(view, self.where, self.what)
        if self.sign in _COMPARE:
            number = len(found) if isinstance(found, list) else int(found)
            return _COMPARE[self.sign](number, int(self.value))
        names = [card["name"] for card in found if card is not None]
        return (self.value in names) == (self.sign == "has")


def part_of(view: dict[str, Any], where: str, what: str) -> Any:
    """A zone or a number of a seat, or of the whole table."""
    table = view["table"]
    part = table if where == "table" else table["seats"][YOU if where == "you" else THEM]
    if what not in part:
        raise HexadeckError(f"{where} has no {what!r}; there are {', '.join(sorted(part))}")
    return part[what]


def read_condition(where: str, text: str) -> GoalCondition:
    if text == "you win":
        return GoalCondition(text, "result")
    if found := _NUMBER.fullmatch(text):
        return GoalCondition(text, *found.groups())
    if found := _CARD.fullmatch(text):
        return GoalCondition(text, *found.groups())
    if found := _EVENT.fullmatch(text):
        return GoalCondition(text, "event", found[1], "", found[2] or "")
    raise HexadeckError(f"{where}: {text!r} is no condition; docs/lessons.md has the list")
