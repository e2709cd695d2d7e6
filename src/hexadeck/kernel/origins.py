"""Where a number comes from that is not the printed one: which card or effect changes it, and how.

Nothing is worked out a second time here: what computes a number notes every change on the way, when it is given origins
to note it in.
"""

from typing import Any, Final

from mypy_extensions import i64

from hexadeck.kernel.sentences import card_name
from hexadeck.kernel.table import Table

FIELD: Final = "origins"
"""In the view of a card: for each changed number what makes the difference."""
THIS_TURN: Final = "An effect of this turn"
MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class Origin:
    """What a card does to a number, or something else that has a name; no sign is a sum."""

    def __init__(self, card: i64, name: str, sign: str, amount: i64) -> None:
        self.card: i64 = card
        self.name = name
        self.sign = sign
        self.amount: i64 = amount

    def change(self) -> str:
        """As people write it: `+100`, `=0`."""
        if self.sign:
            return f"{self.sign}{self.amount}"
        return f"+{self.amount}" if self.amount > 0 else f"{MINUS}{-self.amount}"


class Origins:
    """What changes one number of one card, in the order in which it counts."""

    def __init__(self) -> None:
        self._all: list[Origin] = []

    def plus(self, card: i64, amount: i64, name: str = "") -> None:
        """What one card adds several times over is one sum."""
        last = self._all[-1] if self._all else None
        if last is not None and not last.sign and (last.card, last.name) == (card, name):
            last.amount += amount
        elif amount:
            self._all.append(Origin(card, name, "", amount))

    def becomes(self, card: i64, amount: i64, name: str = "") -> None:
        self._all.append(Origin(card, name, "=", amount))

    def times(self, card: i64, factor: i64) -> None:
        if factor != 1:
            self._all.append(Origin(card, "", TIMES, factor))

    def show(self, t: Table, viewer: int, field: str, data: dict[str, Any]) -> None:
        """Add to the view of a card why this number of it is another than the printed one."""
        said = [
            [one.name or card_name(t, one.card, viewer), one.change()] for one in self._all if one.amount or one.sign
        ]
        if said:
            data.setdefault(FIELD, {})[field] = said
