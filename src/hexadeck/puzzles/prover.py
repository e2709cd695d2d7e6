"""What is certain: whether a seat can reach a goal whatever the others answer, hold and draw.

Two goals. *Win*: the seat has won before its turn ends. *Hold*: nobody else has won when the turns are over. Own
choices are the seat's to make (one has to do), everything else has to be dealt with: every answer of the others, every
face that a card can have which the seat does not know, every result of chance. What the seat does may depend on what
lies on the table in front of it, and on nothing else: worlds that look alike to it are played alike.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final, Literal

from hexadeck.kernel.decisions import Option
from hexadeck.kernel.game import Match
from hexadeck.minds.keys import keys_of
from hexadeck.puzzles.effort import Effort, Unclear
from hexadeck.puzzles.worlds import World, named, worlds_of

Goal = Literal["win", "hold"]


DEEPEST: Final = 60
"""How many of one's own decisions in a row are looked at."""
NO_ANSWER: Final = ("", 0, 0, 0)
"""Where a bad end came at once, without anybody else being asked."""


class Verdict(Enum):
    """What is known of a choice."""

    YES = "the goal is reached for certain"
    NO = "somebody's answer, some card or some chance is in the way"
    UNCLEAR = "too much is possible to look at all of it"


@dataclass(frozen=True)
class Task:
    """Who wants what, and when it is over."""

    seat: int
    goal: Goal
    turns: int = 1
    """How many turns may begin; the one in progress is not counted."""


def standing_of(task: Task, match: Match) -> bool | None:
    """Whether the goal is reached or missed in a match; None while the turns last."""
    result = match.result
    if result is not None:
        return task.seat in result.winners or (task.goal == "hold" and not result.winners)
    return task.goal == "hold" if match.turns_begun >= task.turns else None


Belief = Sequence[World]
"""Worlds that look alike to the seat, which is to choose in all of them."""
Answer = tuple[str, int, int, int]
"""What another seat chose, as far as it can be compared between positions."""


@dataclass
class Prover:
    """Remembers what it has found about a position, so that what follows from it costs less."""

    task: Task
    effort: Effort
    found: dict[frozenset[tuple[Any, ...]], tuple[Verdict, frozenset[int]]] = field(default_factory=dict)
    """The verdict, and the stakes whose faces it hangs on."""
    _good: Counter[int] = field(default_factory=Counter)
    """How often an own choice reached the goal, by its key: what did it elsewhere is tried first."""
    _fatal: Counter[Answer] = field(default_factory=Counter)
    """How often an answer ended badly for the seat; likewise."""
    _open: dict[frozenset[tuple[Any, ...]], int] = field(default_factory=dict)
    _lowest: int = 0

    def begin(self, match: Match) -> Belief:
        return worlds_of(match, self.task.seat)

    # -- verdicts ------------------------------------------------------------------------------------------------------

    def verdicts(self, belief: Belief) -> list[Verdict]:
        """Of every option of the question that the seat is asked."""
        return [self.verdict_of(belief, key) for key in self.keys(belief[0])]

    def verdict_of(self, belief: Belief, key: int) -> Verdict:
        try:
            self._open.clear()
            return self._option(belief, key, 0)
        except Unclear:
            return Verdict.UNCLEAR

    def verdict(self, belief: Belief) -> Verdict:
        """Of a position: the best that its options have."""
        try:
            self._open.clear()
            return self._position(belief, 0)
        except Unclear:
            return Verdict.UNCLEAR

    def keys(self, world: World) -> list[int]:
        """The options by names that are the same in all worlds that look alike."""
        return list(keys_of(world.match.table, self.task.seat))

    def next_beliefs(self, belief: Belief, key: int) -> list[Belief] | None:
        """What the seat may find itself in after a choice, when it is asked next; None if it can end badly before.

        Nothing at all is there where the goal is reached in any case.
        """
        reached: list[World] = []
        for world in self._reached(belief, key):
            if self.standing(world) is False:
                return None
            reached.append(world)
        return list(self._alike(reached))

    def missed(self, belief: Belief, key: int) -> World | None:
        """A world in which a choice ends badly before the seat is asked again."""
        return next((world for world in self._reached(belief, key) if self.standing(world) is False), None)

    def _reached(self, belief: Belief, key: int) -> Iterator[World]:
        """Where a choice may lead: to the next question of the seat, or to a bad end."""
        seen: set[tuple[Any, ...]] = set()
        answered: set[tuple[object, Answer]] = set()
        ahead = [(NO_ANSWER, self._outcomes(world, self.keys(world).index(key))) for world in belief]
        while ahead:
            answer, outcomes = ahead[-1]
            world = next(outcomes, None)
            if world is None:
                ahead.pop()
                continue
            standing = self.standing(world)
            if standing is False:
                self._fatal[answer] += 1
                yield world
            if standing is not None:
                continue
            name = world.key()
            if name not in seen:
                seen.add(name)
                if world.match.seat == self.task.seat:
                    yield world
                else:
                    ahead += self._answers(world, answered)

    def _answers(self, world: World, answered: set[tuple[object, Answer]]) -> list[tuple[Answer, Iterator[World]]]:
        """What the seat that is asked can do; the last one, which is looked at first, is what ended badly most often.

        An answer that uses no lent card comes to the same whatever was lent, so it is looked at once; and of answers
        that differ by cards which nobody can tell apart, one is.
        """
        table, lent = world.match.table, set(world.lent)
        found: list[tuple[Answer, int]] = []
        alike: set[tuple[Any, ...]] = set()
        likenesses = world.likenesses()
        for index, option in enumerate(world.match.options):
            answer = answer_of(option)
            if not lent:
                if likenesses[index] in alike:
                    continue
                alike.add(likenesses[index])
            if lent and not lent & named(table, option):
                if (world.loan, answer) in answered:
                    continue
                answered.add((world.loan, answer))
            found.append((answer, index))
        found.sort(key=lambda pair: self._fatal[pair[0]])
        return [(answer, self._outcomes(world, index)) for answer, index in found]

    def standing(self, world: World) -> bool | None:
        """Whether the goal is reached or missed; None while the turns last."""
        if world.is_over:
            return self.task.goal == "hold"
        return standing_of(self.task, world.match)

    # -- the search ----------------------------------------------------------------------------------------------------

    def _position(self, belief: Belief, depth: int) -> Verdict:
        """One option has to do. What comes back to a position in progress proves nothing, and is not remembered."""
        name = frozenset([world.key() for world in belief])
        if name in self.found:
            verdict, hangs_on = self.found[name]
            self.effort.recalled |= hangs_on
            return verdict
        if name in self._open:
            self._lowest = min(self._lowest, self._open[name])
            return Verdict.NO
        if depth > DEEPEST:
            return Verdict.UNCLEAR
        outside, self._lowest = self._lowest, depth
        recalled_before, self.effort.recalled = self.effort.recalled, set()
        self._open[name] = depth
        try:
            best = self._best(belief, depth)
        finally:
            del self._open[name]
            recalled, self.effort.recalled = self.effort.recalled, self.effort.recalled | recalled_before
        if best is Verdict.YES or self._lowest >= depth:
            self.found[name] = (best, frozenset(recalled))
            self._lowest = outside
        else:
            self._lowest = min(outside, self._lowest)
        return best

    def _best(self, belief: Belief, depth: int) -> Verdict:
        """What the seat has come to know is not looked at first: one choice may do for all of it."""
        best = self._best_option(belief, depth)
        if best is Verdict.YES or not any(world.veil or world.unlooked() for world in belief):
            return best
        if self._position(self.one_look_at(belief), depth) is Verdict.NO:
            return Verdict.NO  # as in most cases: what is there to see does not help
        return self._worst(self.looked_at(belief), depth)

    def _best_option(self, belief: Belief, depth: int) -> Verdict:
        best = Verdict.NO
        tried: set[tuple[Any, ...]] = set()
        likenesses = dict(zip(self.keys(belief[0]), belief[0].likenesses(), strict=True))
        for key in self._in_order(belief):
            if likenesses[key] in tried:
                continue
            before, self.effort.recalled = self.effort.recalled, set()
            verdict = self._option(belief, key, depth + 1)
            if not self.effort.recalled:
                # No rule has asked for the face of a stake: with another one in its place all goes the same way.
                tried.add(likenesses[key])
            self.effort.recalled |= before
            if verdict is Verdict.YES:
                self._good[key] += 1
                return verdict
            if verdict is Verdict.UNCLEAR:
                best = verdict
        return best

    def _worst(self, beliefs: Iterable[Belief], depth: int) -> Verdict:
        """All of them have to do."""
        worst = Verdict.YES
        for each in beliefs:
            verdict = self._position(each, depth)
            if verdict is Verdict.NO:
                return verdict
            if verdict is Verdict.UNCLEAR:
                worst = verdict
        return worst

    def _option(self, belief: Belief, key: int, depth: int) -> Verdict:
        """All that can come of it has to do."""
        try:
            beliefs = self.next_beliefs(belief, key)
        except Unclear:
            if self.effort.is_spent:
                raise
            return Verdict.UNCLEAR
        if beliefs is None:
            return Verdict.NO
        return self._worst(beliefs, depth)

    def _in_order(self, belief: Belief) -> list[int]:
        """The options that all of the worlds have; first what reached the goal most often."""
        common = self.keys(belief[0])
        for world in belief[1:]:
            there = set(self.keys(world))
            common = [key for key in common if key in there]
        return sorted(common, key=lambda key: -self._good[key])

    def _outcomes(self, world: World, index: int) -> Iterator[World]:
        return world.after(index, self.task.turns, self.effort)

    def _alike(self, worlds: list[World]) -> Iterable[Belief]:
        """Put together by what the seat sees, but for faces that have made no difference in some of them."""
        if len(worlds) < 2:
            return [worlds] if worlds else []
        veil = frozenset[int]().union(*[world.unlooked() for world in worlds])
        return self._grouped([replace(world, veil=veil) for world in worlds] if veil else worlds, veil)

    def looked_at(self, belief: Belief) -> Iterable[Belief]:
        """The same, told apart by all that the seat has come to know."""
        return self._grouped(
            [replace(seen, veil=frozenset()) for world in belief for seen in world.as_seen(self.effort)], frozenset()
        )

    def one_look_at(self, belief: Belief) -> Belief:
        """One of the beliefs that the same becomes."""
        seen = next(belief[0].as_seen(self.effort))
        dealt = seen.dealt()
        worlds = [found for world in belief if (found := world.as_in(dealt)) is not None]
        look = seen.looks()
        return [replace(world, veil=frozenset()) for world in worlds if world.looks() == look]

    def _grouped(self, worlds: list[World], veil: frozenset[int]) -> Iterable[Belief]:
        groups: dict[str, list[World]] = {}
        for world in worlds:
            groups.setdefault(world.looks(veil), []).append(world)
        self.effort.widest = max([self.effort.widest, *[len(group) for group in groups.values()]])
        return groups.values()


def answer_of(option: Option) -> Answer:
    return (option.verb.name, option.a, option.b, option.c)
