"""Compared numbers: `3 or less`, `4 or more`, `exactly 2`."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.grammar import Grammar

AT_MOST: Final = 0
AT_LEAST: Final = 1
EXACTLY: Final = 2


class Comparison:
    """A number and on which side of it another must lie."""

    def __init__(self, number: i64, side: i64) -> None:
        self.number: i64 = number
        self.side: i64 = side

    def holds(self, number: i64) -> bool:
        if self.side == AT_MOST:
            return number <= self.number
        if self.side == AT_LEAST:
            return number >= self.number
        return number == self.number


def add_comparisons(g: Grammar) -> None:
    """The category `compared`; `fewer` is said of what can be counted."""
    g.say("compared", "{number:value} or less", Comparison, side=AT_MOST)
    g.say("compared", "{number:value} or more", Comparison, side=AT_LEAST)
    g.say("compared", "{number:value}", Comparison, side=EXACTLY)
    g.say("how_many", "{number:number} or fewer", Comparison, side=AT_MOST)
    g.say("how_many", "{number:number} or more", Comparison, side=AT_LEAST)
    g.say("how_many", "exactly {number:number}", Comparison, side=EXACTLY)
