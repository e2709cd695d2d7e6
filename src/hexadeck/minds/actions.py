"""A fixed space of actions: every option of a match has a number in it, and the number says what the option does.

A number stands for a verb and the first thing the verb names: `summon` with the third card of the set is the same
number in every match. Options that agree in that (two copies of a card, one attacker and two targets) take the next
numbers of the same verb and thing, in the order in which the engine lists them. Where even those run out there are a
few numbers that only say "another option".
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING, OFFER_SIZE, VERBS, Verb
from hexadeck.kernel.disclosure import OWN, question_for
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.table import Table
from hexadeck.minds.looks import Looks

ALIKE: Final = 4
"""Numbers for options that agree in verb and first thing, where the verb names nothing else."""
ALIKE_IN_FIRST: Final = 8
"""The same, where the verb names more than one thing, or a set of cards."""
MOST_NUMBER: Final = 31
"""A verb that names a number has an action for each from 0 to this; larger ones share the last."""
OTHERS: Final[i64] = 64
"""Actions that say nothing but "another option"."""


class ActionBlock:
    """The actions of one verb."""

    def __init__(self, verb: Verb, first: int, things: tuple[str, ...]) -> None:
        self.verb = verb.name
        self.first: i64 = first
        self.kind = verb.parts[0] if verb.parts else ""
        self.things = things
        self.last: i64 = len(things) - 1
        self.alike: i64 = ALIKE_IN_FIRST if len(verb.parts) > 1 or self.kind == "cards" else ALIKE
        self.size: i64 = len(things) * self.alike

    def part_of(self, verb: Verb) -> int:
        """Which of the numbers of an option with this verb is the thing that tells its actions apart; 0 for none."""
        return verb.parts.index(self.kind) + 1 if self.kind in verb.parts else 0


class Actions:
    """The actions of tables like this one, with these verbs."""

    def __init__(self, t: Table, prints: list[str], verbs: list[Verb]) -> None:
        self.seats: i64 = t.seats
        self.blocks: dict[str, ActionBlock] = {}
        size = 0
        for verb in sorted(verbs, key=_verb_order):
            if verb.name not in self.blocks:
                block = ActionBlock(verb, size, things_of(verb, t, prints))
                self.blocks[verb.name] = block
                size += block.size
        self.first_other: i64 = size
        self.size = size + OTHERS
        self._block_of: list[ActionBlock | None] = []
        """By the number of the verb."""
        self._part_of: list[int] = []

    def write(self, t: Table, viewer: i64, looks: Looks) -> None:
        """Add the actions of whoever decides to its look; nobody else has any."""
        if t.seat == NOTHING or t.prompt is None or question_for(t, viewer) != OWN:
            return
        if len(self._block_of) < len(VERBS):
            self._meet_verbs()
        others: i64 = 0
        count = t.offer_end // OFFER_SIZE
        i: i64 = 0
        while i < count:
            block = self._block_of[t.offers[i * OFFER_SIZE]]
            action: i64 = NOTHING
            if block is not None:
                action = looks.next_of(block.first + self._thing(t, block, i, viewer) * block.alike, block.alike)
            if action == NOTHING and others < OTHERS:
                action = self.first_other + others
                others += 1
            if action != NOTHING:
                looks.allow(action, i)
            i += 1

    def _meet_verbs(self) -> None:
        """Cards that are read later may bring verbs of their own."""
        for verb in VERBS[len(self._block_of) :]:
            block = self.blocks.get(verb.name)
            self._block_of.append(block)
            self._part_of.append(0 if block is None else block.part_of(verb))

    def _thing(self, t: Table, block: ActionBlock, option: i64, viewer: i64) -> i64:
        """Which of the block's things an option names first."""
        at = option * OFFER_SIZE
        part: i64 = self._part_of[t.offers[at]]
        number: i64 = NOTHING if part == 0 else t.offers[at + part]
        kind = block.kind
        if kind == "card":
            return t.face(number) if number >= 0 and t.is_known(number, viewer) else block.last
        if kind == "print":
            return number if number >= 0 else block.last
        if kind == "square":
            return number
        if kind == "seat":
            return (number - viewer) % self.seats
        if kind == "word" or kind == "number":
            return 0 if number < 0 else block.last if number > block.last else number
        return 0

    def describe(self, action: int) -> str:
        """What an action means, apart from any match: `summon: Aguma`, `attack_force: Aguma (2)`."""
        if not 0 <= action < self.size:
            raise HexadeckError(f"there is no action {action}; actions are 0 to {self.size - 1}")
        for block in self.blocks.values():
            if block.first <= action < block.first + block.size:
                thing = (action - block.first) // block.alike
                ahead = (action - block.first) % block.alike
                named = f": {block.things[thing]}" if block.things[thing] else ""
                return f"{block.verb}{named}" + (f" ({ahead + 1})" if ahead else "")
        return f"another option ({action - self.first_other + 1})"


def things_of(verb: Verb, t: Table, prints: list[str]) -> tuple[str, ...]:
    """What a verb can name first, in the order of its actions."""
    kind = verb.parts[0] if verb.parts else ""
    if kind in ("card", "print"):
        return (*prints, "an unknown card")
    if kind == "square":
        return t.schema.squares
    if kind == "seat":
        return ("yourself", *[f"player {number} after you" for number in range(1, t.seats)])
    if kind == "word":
        return verb.words
    if kind == "number":
        return tuple([str(number) for number in range(MOST_NUMBER)]) + (f"{MOST_NUMBER} or more",)
    return ("",)


def _verb_order(verb: Verb) -> tuple[str, int]:
    """By name; of several with one name the one with the most words, so that all of them have a number."""
    return (verb.name, -len(verb.words))
