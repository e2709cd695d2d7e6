"""Abilities: what the texts of cards are made of.

A card bends the rules in three ways and no more: *statements* change a value or a permission while they hold,
*replacements* put something else in place of what would happen, *triggers* wait for an event and then run
instructions. Each listens to some kinds of things.
"""

from typing import TYPE_CHECKING, Final, NoReturn

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING, Option, Verb
from hexadeck.kernel.errors import FAULTS, CardFailed, HexadeckError
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.roles import AUTOMATIC, QUIET

if TYPE_CHECKING:
    from hexadeck.cardtext.cardtable import CardTable
    from hexadeck.cardtext.conditions import Condition
    from hexadeck.cardtext.frames import EffectFrame
    from hexadeck.cardtext.values import Change

PICK: Final = Verb("choose", "Choose {card}", "card", roles=(AUTOMATIC,))
PICK_PRINT: Final = Verb("take", "Take {print}", "print")
"""For cards in a deck being searched: which copy it is, and where it lay, is nobody's business."""
PICK_SEAT: Final = Verb("choose_player", "{seat}", "seat")
PICK_NUMBER: Final = Verb("choose_number", "{number}", "number")
STOP: Final = Verb("stop", "Choose no more", roles=(QUIET, AUTOMATIC))
YES: Final = Verb("yes", "Yes")
NO: Final = Verb("no", "No", roles=(QUIET,))

ON_ANY_TURN: Final = 0
ON_OWN_TURN: Final = 1
ON_OTHER_TURN: Final = 2
"""Whose turns a continuous ability works on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction. `run` carries it out and says whether it is finished.

    It is not finished when it has put a question (`answer` goes on then) or has queued its own frame to be run again.
    What an instruction says never changes; `purpose` is a number by which its target knows what it is chosen for.
    """

    def __init__(self) -> None:
        self.target: Target | None = None
        self.optional = False
        self.purpose: i64 = NOTHING

    def is_possible(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether it could do something now."""
        return self.target is None or self.target.is_there(t, f)

    def may_concern(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether it could do something for its player as far as everybody knows: who can be chosen tells nothing."""
        return self.is_possible(t, f)

    def can_pay(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether all of it could be done now, as a cost must be."""
        return self.target is None or self.target.is_enough(t, f)

    def run(self, t: "CardTable", f: "EffectFrame") -> bool:
        raise NotImplementedError

    def answer(self, t: "CardTable", f: "EffectFrame", option: Option) -> None:
        """Unless the instruction asks something of its own, the question was what to choose."""
        if option.verb is STOP:
            t.then_frame(f.with_picks(f.picked, True))
        else:
            card = option.a
            if option.verb is PICK_PRINT:
                card = option.b
                t.pull_out(card, f.picked)
                # Whoever takes a card out of the deck knows it: an imagined world must not exchange it.
                t.show(card, f.chooser)
            t.then_frame(f.with_picks(f.picked + (card,), False))

    def inside(self) -> "tuple[Effect, ...]":
        """The instructions that it is made of."""
        return ()

    def blocks(self) -> "tuple[tuple[Effect, ...], ...]":
        """Instructions inside this one, each block a program of its own."""
        return ()

    def number_blocks(self, numbers: list[int]) -> None:
        """Learn the programs that `blocks` became."""

    def standing(self) -> "tuple[Ability, ...]":
        """Abilities that this instruction sets up for a while."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """What an instruction acts on."""

    def chooses(self) -> bool:
        """Whether somebody has to choose."""
        return False

    def cards(self, t: "CardTable", f: "EffectFrame") -> tuple[int, ...]:
        """What it stands for when nobody chooses."""
        raise NotImplementedError

    def is_there(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether there is anything to act on."""
        return len(self.cards(t, f)) > 0

    def is_enough(self, t: "CardTable", f: "EffectFrame") -> bool:
        """Whether there is as much as the text asks for."""
        return self.is_there(t, f)

    def choose(self, t: "CardTable", f: "EffectFrame", optional: bool) -> "EffectFrame | None":
        """Put the question for the next choice, or return the frame that goes on when there is nothing to ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Something a card can do beyond lying there: instructions that are carried out in time, or a rule it bends.

    `kinds` are the kinds of things it has something to say about while its card lies where it works, on the turns it
    names, and while its condition holds.
    """

    def __init__(self, body: tuple[Effect, ...] = (), kinds: tuple[int, ...] = ()) -> None:
        self.number: i64 = 0
        self.kinds = kinds
        self.body = body
        self.program: i64 = NOTHING
        self.text = ""
        self.turns: i64 = ON_ANY_TURN
        self.condition: Condition | None = None
        self.stacks = True
        self.narrow: i64 = 0
        """The number an event must have, where the text waits for only some of its kind."""
        self.changes: tuple[Change, ...] = ()

    def holds(self, t: "CardTable", source: CardId) -> bool:
        """Whether it works now (the table only knows it while its card is in the right zone)."""
        if self.turns != ON_ANY_TURN:
            mine = t.turn_player() == t.owner[source]
            if mine != (self.turns == ON_OWN_TURN):
                return False
        if self.condition is None:
            return True
        try:
            return self.condition.holds_for(t, source, t.owner[source], NOTHING)
        except FAULTS as error:
            blame(t, source, self.text, error)

    def says(self, t: "CardTable", source: CardId, card: CardId, other: i64) -> bool:
        """Whether it speaks about this card, or this card and that one, under the kind it was asked for."""
        return self.holds(t, source)

    def adds(self, t: "CardTable", source: CardId, card: CardId, other: i64) -> i64:
        """The number it puts in where numbers are asked for."""
        return 1

    def hears(self, t: "CardTable", source: CardId, seat: SeatId, card: CardId, other: i64, number: i64) -> bool:
        """Whether an event of its kind is one it waits for; plain instructions wait for their owner's."""
        return t.owner[source] == seat

    def may_activate(self, t: "CardTable", source: CardId) -> bool:
        """Whether it has not been used up; called once for every time it would activate."""
        return True


def blame(t: "CardTable", source: CardId, text: str, error: Exception) -> NoReturn:
    """What a text of a card raised, with its name; what already says what is wrong stays as it is."""
    if isinstance(error, HexadeckError):
        raise error
    said = text.removeprefix("{card}: ")
    raise CardFailed(f"{t.prints[t.face(source)].full_name} goes wrong at {said!r}: {error!r}") from error
