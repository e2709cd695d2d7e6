"""Read means meant: a text that is understood word by word may still speak of nothing.

"That minion" needs a minion that was chosen or that something happened to; "if you do" needs something right before it
that can be left undone. What a text means is looked at once, when it is read, in the order of its words.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from hexadeck.cardtext.abilities import Effect, Target
from hexadeck.cardtext.amounts import ThatMany, X
from hexadeck.cardtext.choices import That, This
from hexadeck.cardtext.conditions import AboutThat
from hexadeck.cardtext.connectives import IfYouDo
from hexadeck.cardtext.costs import PayX
from hexadeck.cardtext.durations import Lasting
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.plain import Do
from hexadeck.cardtext.players import ByOne, ThatPlayer
from hexadeck.cardtext.replacements import Replacement
from hexadeck.cardtext.timings import Line, StandingLine
from hexadeck.cardtext.triggers import Trigger

_SPEAKS_BACK: Final = re.compile(r"\b(?:that|they|them|those|it|do|X)\b", re.IGNORECASE)


class Meaning:
    """What a text has spoken of so far."""

    def __init__(self, grammar: Grammar, has_card: bool) -> None:
        self.grammar = grammar
        self.has_card = has_card
        self.has_player = has_card
        self.has_number = False
        self.last: Effect | None = None
        """The instruction before, of which "if you do" speaks."""

    def fault(self, record: Any) -> str:
        """What is wrong with the first part of a record that speaks of nothing; empty if there is none."""
        said = self._missing(record)
        if said:
            return said
        if isinstance(record, Lasting):
            # What happens later begins anew: nothing that was chosen before is known then.
            self.has_card = self.has_player = "event" in self.grammar.slots_of(record)
        if isinstance(record, Trigger | Replacement):
            self.has_card = self.has_player = True
        for part in parts_of(self.grammar, record):
            said = self.fault(part)
            if said:
                return said
            if isinstance(part, Effect):
                self.last = part
        if isinstance(record, Target) and not isinstance(record, This | That):
            self.has_card = self.has_player = True
        if isinstance(record, ByOne):
            self.has_player = True
        if isinstance(record, PayX):
            self.has_number = True
        return ""

    def _missing(self, record: Any) -> str:
        if isinstance(record, That | AboutThat) and not self.has_card:
            return f"'{self.grammar.said(record)}' speaks of a card, and nothing before it chooses one"
        if isinstance(record, ThatMany) and not self.has_card and not self.has_number:
            return f"'{self.grammar.said(record)}' speaks of a number, and nothing before it counts or pays"
        if isinstance(record, X) and not self.has_number:
            return "X is a number that was paid, and nothing before it pays X"
        if isinstance(record, ThatPlayer) and not self.has_player:
            return "'that player' speaks of somebody, and nothing before it says who"
        if isinstance(record, IfYouDo):
            return self._nothing_to_do()
        return ""

    def _nothing_to_do(self) -> str:
        if self.last is None:
            return "'if you do' asks whether the sentence before it was done, and there is none"
        if isinstance(self.last, Do):
            return (
                f"'if you do' asks whether '{self.grammar.said(self.last)}' was done, which is no choice; "
                "it stands right behind what can be left undone"
            )
        return ""


def parts_of(grammar: Grammar, record: Any) -> Iterator[Any]:
    """The records that a record was read from, in the order of its words."""
    for slot in grammar.slots_of(record):
        value = getattr(record, slot)
        yield from value if isinstance(value, tuple) else (value,)


def all_parts(grammar: Grammar, record: Any) -> Iterator[Any]:
    """The same with the parts of the parts."""
    yield record
    for part in parts_of(grammar, record):
        yield from all_parts(grammar, part)


def fault_in(grammar: Grammar, text: str, record: Any) -> str:
    """Why a text that was read means nothing; empty if it means something."""
    if _SPEAKS_BACK.search(text) is None:
        return ""
    happened = not isinstance(record, StandingLine)
    if isinstance(record, Line):
        happened = len(record.timing.own) + len(record.timing.heard) > 0
    return Meaning(grammar, happened).fault(record)
