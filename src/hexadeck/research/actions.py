"""A fixed space of actions: every option of a match has a number in it, and the number says what the option does.

A number stands for a verb and the first thing the verb names: `summon` with the third card of the set is the same
number in every match. Options that agree in that (two copies of a card, one attacker and two targets) take the next
numbers of the same verb and thing, in the order in which the engine lists them. Where even those run out there are a
few numbers that only say "another option".
"""

from typing import Any, Final

from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game
from hexadeck.research.words import names_of, words_of

ALIKE: Final = 4
"""Numbers for options that agree in verb and first thing, where the verb names nothing else."""
ALIKE_IN_FIRST: Final = 8
"""The same, where the verb names more than one thing, or a set of cards."""
MOST_NUMBER: Final = 31
"""A verb that names a number has an action for each from 0 to this; larger ones share the last."""
OTHERS: Final = 64
"""Actions that say nothing but "another option"."""


class ActionBlock:
    """The actions of one verb."""

    def __init__(self, verb: Verb, first: int, things: tuple[str, ...]) -> None:
        self.verb = verb.name
        self.first = first
        self.kind = verb.parts[0] if verb.parts else ""
        self.things = things
        self.alike = ALIKE_IN_FIRST if len(verb.parts) > 1 or self.kind == "cards" else ALIKE

    @property
    def size(self) -> int:
        return len(self.things) * self.alike


class Actions:
    """The actions of a game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        squares = game.new_table(seats).schema.squares
        self.prints = {record.id: index for index, record in enumerate(game.prints)}
        self.squares = {name: index for index, name in enumerate(squares)}
        self.names = names_of(game)
        self.blocks: dict[str, ActionBlock] = {}
        self.size = 0
        for verb in sorted(words_of(game, Verb) + game.made_verbs, key=_verb_order):
            if verb.name not in self.blocks:
                block = ActionBlock(verb, self.size, self._things(verb, squares))
                self.blocks[verb.name] = block
                self.size += block.size
        self.first_other = self.size
        self.size += OTHERS

    def _things(self, verb: Verb, squares: tuple[str, ...]) -> tuple[str, ...]:
        """What the verb can name first, in the order of its actions."""
        kind = verb.parts[0] if verb.parts else ""
        if kind in ("card", "print"):
            return (*self.names, "an unknown card")
        if kind == "square":
            return squares
        if kind == "seat":
            return ("yourself", *[f"player {number} after you" for number in range(1, self.seats)])
        if kind == "word":
            return verb.words
        if kind == "number":
            return tuple([str(number) for number in range(MOST_NUMBER)]) + (f"{MOST_NUMBER} or more",)
        return ("",)

    def numbers(self, options: list[dict[str, Any]], prints: dict[int, str], seat: int) -> list[int]:
        """The action of every option, as a view of `seat` lists them; `prints` has the ids of its cards by handle."""
        taken: dict[int, int] = {}
        others = 0
        found = []
        for option in options:
            block = self.blocks.get(option["verb"])
            number = -1
            if block is not None:
                start = block.first + self._thing(block, option, prints, seat) * block.alike
                ahead = taken.get(start, 0)
                if ahead < block.alike:
                    taken[start] = ahead + 1
                    number = start + ahead
            if number < 0 and others < OTHERS:
                number = self.first_other + others
                others += 1
            found.append(number)
        return found

    def _thing(self, block: ActionBlock, option: dict[str, Any], prints: dict[int, str], seat: int) -> int:
        """Which of the block's things the option names first."""
        kind = block.kind
        named = option.get(kind)
        unknown = len(block.things) - 1
        if kind == "card":
            return self.prints.get(prints.get(named or 0, ""), unknown)
        if kind == "print":
            return self.prints.get(str(named), unknown)
        if kind == "square":
            return self.squares[str(named)]
        if kind == "seat":
            return (int(named or 0) - seat) % self.seats
        if kind in ("word", "number"):
            return min(max(int(named or 0), 0), unknown)
        return 0

    def describe(self, action: int) -> str:
        """What an action means, apart from any match: `summon: Aguma`, `attack_force: Aguma (2)`."""
        if not 0 <= action < self.size:
            raise HexadeckError(f"there is no action {action}; actions are 0 to {self.size - 1}")
        for block in self.blocks.values():
            if block.first <= action < block.first + block.size:
                thing, ahead = divmod(action - block.first, block.alike)
                named = f": {block.things[thing]}" if block.things[thing] else ""
                return f"{block.verb}{named}" + (f" ({ahead + 1})" if ahead else "")
        return f"another option ({action - self.first_other + 1})"


def _verb_order(verb: Verb) -> tuple[str, int]:
    """By name; of several with one name the one with the most words, so that all of them have a number."""
    return (verb.name, -len(verb.words))
