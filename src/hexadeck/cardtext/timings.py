"""Timings: the heads of lines (`When summoned:`), each a record that is declared once.

A record says when the line is carried out, where its card must lie for it, and which cards may have such a line.
"""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import ON_ANY_TURN, Ability, Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import TextLine
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.connectives import WholeLine
from hexadeck.cardtext.grammar import Grammar


class Timing:
    """When a line is carried out, or how long it holds.

    `own` are the kinds of things that must happen to its own card, wherever that lies; `heard` those that it listens to
    while its card lies in one of the `places` (zone kinds). A statement listens there to what it is about. `types` are
    the card types that may have the line (all if empty), `turns` whose turns it works on, `narrow` the number an event
    must have.
    """

    def __init__(
        self,
        text: str,
        own: tuple[int, ...] = (),
        heard: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
        types: tuple[int, ...] = (),
        turns: i64 = ON_ANY_TURN,
        narrow: i64 = 0,
    ) -> None:
        self.text = text
        self.own = own
        self.heard = heard
        self.places = places
        self.types = types
        self.turns: i64 = turns
        self.narrow: i64 = narrow


class Line:
    """One line of a card that is carried out: when, under which condition, and what."""

    def __init__(self, timing: Timing, condition: Condition | None, effects: tuple[Effect, ...]) -> None:
        self.timing = timing
        self.condition = condition
        self.effects = effects

    def ability(self) -> Ability:
        """A condition of the head is checked on resolution, for all of the text."""
        body = self.effects if self.condition is None else (WholeLine(self.condition, self.effects),)
        ability = Ability(body, self.timing.heard)
        ability.narrow = self.timing.narrow
        ability.turns = self.timing.turns
        return ability


class StandingLine:
    """A line that holds continuously: when, while what, and what it states."""

    def __init__(self, timing: Timing, condition: Condition | None, statement: Ability, stacks: bool) -> None:
        self.timing = timing
        self.condition = condition
        self.statement = statement
        self.stacks = stacks

    def ability(self) -> Ability:
        """The statement with what its head says."""
        statement = self.statement
        statement.turns = self.timing.turns
        statement.condition = self.condition
        statement.stacks = self.stacks
        return statement


def add_lines(g: Grammar, timings: tuple[Timing, ...]) -> None:
    """`When summoned: …`, `When summoned, if …: …` for every timing."""
    for timing in timings:
        if timing.text:
            g.same(timing.text + " :", timing.text + " ,")
        g.say("line", timing.text + ": {effects:sentence+}", Line, timing=timing, condition=None)
        g.say("line", timing.text + ", if {condition:condition}: {effects:sentence+}", Line, timing=timing)


def add_standing_lines(g: Grammar, timings: tuple[Timing, ...]) -> None:
    """`Passive: …`, `Passive, while …: …`, both with `This does not stack.`"""
    for timing in timings:
        for stacks, ending in ((True, "."), (False, ". This does not stack.")):
            words = timing.text + ": {statement:statement}" + ending
            g.say("line", words, StandingLine, timing=timing, condition=None, stacks=stacks)
            words = timing.text + ", while {condition:condition}: {statement:statement}" + ending
            g.say("line", words, StandingLine, timing=timing, stacks=stacks)


def check_type(timing: Timing, type: int, line: TextLine, type_names: dict[int, str]) -> None:
    """A line must stand on a card that may have it."""
    if timing.types and type not in timing.types:
        allowed = " and ".join([type_names[one] for one in timing.types])
        raise line.error(f"a {type_names[type]} cannot have '{timing.text}:'; {allowed} can")


def file_ability(book: Book, ability: Ability, what: int, timing: Timing) -> None:
    """Let the ability work where its timing says."""
    for kind in timing.own:
        book.give(ability, what, kind)
    if ability.kinds:
        for place in timing.places:
            book.put_to_work(ability, what, place)
