"""Worlds in which a card that nobody has looked at has no face yet.

A seat cannot know every card. Instead of dealing the unknown ones, a world leaves their faces out, and chance as well.
As long as the rules ask for none of them, what happens is the same in every deal. Where they do ask, the engine stops
with an `IndexError`, and the world becomes several: one for every face that the card can have, one for every result of
chance. All of them together are all deals that agree with what the seat knows, and nothing was tried twice that makes
no difference.

Every reading of a missing face is caught, also a mere comparison; for that the engine has to run as plain Python.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, product
from types import MappingProxyType
from typing import Any, Final

from hexadeck.kernel.decisions import Option
from hexadeck.kernel.errors import EngineFault, HexadeckError
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import COMPILED, no_numbers, row_of
from hexadeck.kernel.schema import HIDDEN, OWNER, PER_CARD
from hexadeck.kernel.table import Step, Table

Line = tuple[tuple[int, tuple[int, ...]], ...]
"""The choices that led to a world, each with what chance decided after it."""

NO_FACE: Final = 1 << 20
"""From here on a number is no print: it stands for the missing face of a card."""
MOST_CHANCES: Final = 4
"""So many results of chance in one step are followed; with more it is given up."""


class Unclear(Exception):
    """Too much is possible here to look at all of it."""


class Effort:
    """How much may be looked at, and how much was."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.steps = 0
        """Choices that were carried out in some world."""
        self.widest = 1
        """The most worlds that looked alike."""

    @property
    def is_spent(self) -> bool:
        return self.steps >= self.most

    def spend(self) -> None:
        if self.is_spent:
            raise Unclear
        self.steps += 1


class MissingFace(IndexError):
    """The rules asked for the face of a card that has none yet."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {card} has no face yet")
        self.card = card


class Faces(list[int]):
    """The faces by card, where asking for a missing one is an error."""

    open_questions: frozenset[str] = frozenset()
    some: Mapping[int, int] = MappingProxyType({})
    """Faces of some deal, for questions whose answer is the same for every deal."""

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        if isinstance(place, slice):
            return Faces(found)
        if found >= NO_FACE:
            card = found - NO_FACE
            # Who asks can be told from the call alone: the rules read faces all over, and know nothing of proofs.
            if card in self.some and sys._getframe(1).f_code.co_name in self.open_questions:  # noqa: SLF001
                return self.some[card]
            raise MissingFace(card)
        return found


class Pool:
    """Cards that the seat cannot tell apart and that have no face yet, and the faces that are left for them."""

    __slots__ = ("cards", "faces", "members")

    def __init__(self, members: frozenset[int], cards: frozenset[int], faces: tuple[int, ...]) -> None:
        self.members = members
        """All that were in it at first."""
        self.cards = cards
        self.faces = faces
        """In sorted order."""

    def without(self, card: int, face: int) -> "Pool":
        at = self.faces.index(face)
        return Pool(self.members, self.cards - {card}, self.faces[:at] + self.faces[at + 1 :])

    def some_deal(self) -> Iterator[tuple[int, int]]:
        return zip(sorted(self.cards), self.faces, strict=False)

    def plus(self, card: int, face: int) -> "Pool":
        return Pool(self.members, self.cards | {card}, tuple(sorted([*self.faces, face])))


@dataclass(frozen=True, slots=True)
class World:
    """A match some of whose cards have no faces, as a seat may imagine it. A step makes new ones."""

    match: Match
    seat: int
    pools: tuple[Pool, ...]
    guessed: tuple[int, ...] = ()
    """Cards that were given a face here."""
    lent: tuple[int, ...] = ()
    """Cards of somebody's hand that have a face only while their holder is asked; one of them may be used."""
    loan: object = None
    """The same for worlds that differ by the faces lent only: without these they are one."""
    mixes: bool = False
    """Whether the step at hand carries out a shuffle: what is mixed has no faces any more, so any order will do."""
    line: Line = ()
    is_over: bool = False
    """Whether the last turn that counts is over, with nothing decided in it."""

    def after(self, index: int, turns: int, effort: Effort) -> Iterator["World"]:
        """Every way in which an option can come out. What happens when so many turns have begun does not count."""
        used = named(self.match.table, self.match.options[index]) if self.lent else set()
        ahead: list[tuple[World, tuple[int, ...]]] = [(self.taken_back(used), ())]
        while ahead:
            effort.spend()
            world, chances = ahead.pop()
            match = world.match.clone(quiet=True)
            world.answer_open_questions(match)
            try:
                if world.mixes:
                    _take_mixing(match, index, chances)
                else:
                    _take(match, index, chances)
            except IndexError as error:
                if match.turn != world.match.turn and world.match.turns_begun + 1 >= turns:
                    yield world.then(match, index, chances, is_over=True)
                elif _is_counting(match):
                    counted = world.dealt()
                    _take(counted, index, chances)
                    yield world.then(counted, index, chances)
                else:
                    ahead += world.ways_on(index, chances, error)
            else:
                if not isinstance(match.table.what, Faces):
                    _lay(match, list(match.table.what))
                found = world.then(match, index, chances)
                if match.result is not None or match.turns_begun >= turns:
                    yield found
                    continue
                if found.lent and match.seat != found.holder_of(found.lent[0]):
                    found = found.taken_back(set())
                yield from found.as_seen(effort)

    def answer_open_questions(self, match: Match) -> None:
        """Lay out a deal that answers what is the same for all of them."""
        faces = match.table.what
        if match.game.open_questions and isinstance(faces, Faces):
            faces.open_questions = match.game.open_questions
            faces.some = {card: face for pool in self.pools for card, face in pool.some_deal()}

    def looks(self) -> str:
        """What the seat sees, in words that can be compared. What it does not see may be anything."""
        return repr(self.dealt().view(self.seat))

    def key(self) -> tuple[Any, ...]:
        """Equal for worlds that go on alike."""
        t, steps = self.match.table, self.match.game.steps
        return (
            tuple(t.what),
            tuple([tuple(zone) for zone in t.zones]),
            tuple([tuple(column) for column in t.columns]),
            tuple([tuple(numbers) for numbers in t.lists]),
            tuple([tuple([handle != 0 for handle in column]) for column in t.handles]),
            tuple(t.veils),
            repr([frame.data(steps) for frame in (*t.stack, *t.waiting)]),
            None if t.asked is None else repr(t.asked.data(steps)),
            t.seat,
            self.match.turns_begun,
            tuple([pool.faces for pool in self.pools]),
            self.lent,
        )

    def told(self, start: Match) -> list[tuple[int, str]]:
        """Who chose what on the way here, from the match in which it began; unknown cards are what they are here."""
        match = start.clone(quiet=True)
        match.table.what = row_of(list(self.dealt().table.what)[: len(match.table.what)])
        match.table.rng = seeded("some deal")
        said: list[tuple[int, str]] = []
        for index, chances in self.line:
            said.append((match.table.seat, match.sentence(match.options[index])))
            _take(match, index, chances)
        return said

    def then(self, match: Match, index: int, chances: tuple[int, ...], is_over: bool = False) -> "World":
        return replace(self, match=match, line=(*self.line, (index, chances)), mixes=False, is_over=is_over)

    # -- how an option comes out ---------------------------------------------------------------------------------------

    def ways_on(self, index: int, chances: tuple[int, ...], error: IndexError) -> list[tuple["World", tuple[int, ...]]]:
        """The step stopped: with every face of the card that it asked for, or with every result of chance."""
        if not isinstance(error, MissingFace):
            return self._by_chance(index, chances)
        card = error.card
        t = self.match.table
        is_held = t.schema.visibility[t.place[card]] == OWNER and self.holder_of(card) != self.seat
        if is_held and self.match.game.answers_singly:
            return [(world, chances) for world in self._with_lent_faces(card)]
        return [(world, chances) for world in self._with_every_face(card)]

    def holder_of(self, card: int) -> int:
        t = self.match.table
        return t.schema.seat_of(t.place[card])

    def _with_lent_faces(self, card: int) -> list["World"]:
        """Worlds in which all of the hand has faces, so that its holder can be asked; one of them has each face.

        What one card allows does not depend on the others, so they can show different faces at once.
        """
        t, loan = self.match.table, object()
        hand = [other for other in t.zones[t.place[card]] if any(other in pool.cards for pool in self.pools)]
        wanted = {other: [world.match.table.what[other] for world in self._with_every_face(other)] for other in hand}
        shown: set[int] = set()
        found: list[World] = []
        while any(face not in shown for faces in wanted.values() for face in faces):
            world = self
            for other in hand:
                left = next(pool for pool in world.pools if other in pool.cards).faces
                new = [face for face in wanted[other] if face not in shown and face in left]
                face = new[0] if new else next(face for face in wanted[other] if face in left)
                shown.add(face)
                world = world._with_one_face(other, face)
            found.append(replace(world, guessed=self.guessed, lent=tuple(hand), loan=loan))
        return found

    def taken_back(self, used: set[int]) -> "World":
        """Cards that were lent a face and are not used have none again."""
        back = [card for card in self.lent if card not in used]
        if not self.lent:
            return self
        match = self.match.clone(quiet=True)
        what = list(match.table.what)
        pools = self.pools
        for card in back:
            pools = tuple(pool.plus(card, what[card]) if card in pool.members else pool for pool in pools)
            what[card] = NO_FACE + card
        _lay(match, what)
        guessed = tuple([card for card in self.guessed if card not in back])
        return replace(self, match=match, pools=pools, guessed=guessed, lent=(), loan=None)

    def as_seen(self, effort: Effort) -> Iterator["World"]:
        """What the seat has come to know without any rule asking for it has a face now."""
        t = self.match.table
        for pool in self.pools:
            for card in pool.cards:
                if t.is_known(card, self.seat):
                    for world in self._with_every_face(card):
                        effort.spend()
                        yield from world.as_seen(effort)
                    return
        yield self

    def dealt(self) -> Match:
        """A match in which all cards have some face."""
        match = self.match.clone(quiet=True)
        what = list(match.table.what)
        for pool in self.pools:
            for card, face in pool.some_deal():
                what[card] = face
        match.table.what = row_of(what)
        match.table.rng = seeded("some deal")
        return match

    def _by_chance(self, index: int, chances: tuple[int, ...]) -> list[tuple["World", tuple[int, ...]]]:
        """Every result of what chance decides next, or one world in which the cards of a shuffle have no faces."""
        if self.mixes or len(chances) == MOST_CHANCES:
            raise Unclear
        found: list[tuple[World, tuple[int, ...]]] = []
        for result in count():
            match = self.dealt()
            try:
                _take(match, index, (*chances, result))
            except EngineFault:
                return found
            if match.table.forced:
                return [(self._mixed(match), chances)]
            found.append((self, (*chances, result)))
        raise AssertionError

    def _mixed(self, after: Match) -> "World":
        """Cards that the seat knew, and does not know after a shuffle, can be any of those that were mixed."""
        t, later = self.match.table, after.table
        handles, then = t.handles[self.seat], later.handles[self.seat]
        unknown = {card for pool in self.pools for card in pool.cards}
        lost = [card for card in range(len(handles)) if handles[card] and handles[card] != then[card]]
        piles = {later.place[card] for card in lost if later.schema.visibility[later.place[card]] == HIDDEN}
        touched = [pool for pool in self.pools if any(t.place[card] in piles for card in pool.cards)]
        is_mingled = any(t.place[card] not in piles for pool in touched for card in pool.cards)
        guessed = [card for card in self.guessed if later.schema.visibility[later.place[card]] == HIDDEN]
        if guessed or len(piles) > 1 or (lost and is_mingled) or unknown & set(lost):
            raise Unclear  # who could be where is more than one pool can say
        match = self.match.clone(quiet=True)
        what = list(match.table.what)
        cards = [*lost, *[card for pool in touched for card in pool.cards]] if lost else []
        faces = [*[what[card] for card in lost], *[face for pool in touched for face in pool.faces]]
        for card in lost:
            what[card] = NO_FACE + card
        _lay(match, what)
        pools = [pool for pool in self.pools if not lost or pool not in touched]
        if cards:
            pools.append(_pool(cards, faces))
        return replace(self, match=match, pools=tuple(pools), mixes=True)

    # -- faces ---------------------------------------------------------------------------------------------------------

    def _with_every_face(self, card: int) -> list["World"]:
        pool = next(pool for pool in self.pools if card in pool.cards)
        t, game = self.match.table, self.match.game
        least, most = self._limits(card)
        faces = [face for face in dict.fromkeys(pool.faces) if least <= face <= most]
        if game.limits_places():
            faces = [face for face in faces if game.could_be(t, card, face)]
        return [self._with_one_face(card, face) for face in faces]

    def _with_one_face(self, card: int, face: int) -> "World":
        match = self.match.clone(quiet=True)
        what = list(match.table.what)
        what[card] = face
        _lay(match, what)
        pools = tuple([pool.without(card, face) if card in pool.cards else pool for pool in self.pools])
        return replace(self, match=match, pools=pools, guessed=(*self.guessed, card))

    def _limits(self, card: int) -> tuple[int, int]:
        """Cards of one hand can change places, so their faces are tried in one order only."""
        t = self.match.table
        if t.schema.visibility[t.place[card]] != OWNER:
            return 0, NO_FACE
        alike = [other for other in self.guessed if t.place[other] == t.place[card] and self._are_alike(card, other)]
        return (
            max([t.what[other] for other in alike if other < card], default=0),
            min([t.what[other] for other in alike if other > card], default=NO_FACE),
        )

    def _are_alike(self, card: int, other: int) -> bool:
        t = self.match.table
        columns = [t.columns[index] for index, column in enumerate(t.schema.fixed) if column.per == PER_CARD]
        known = [(handles[card] != 0) == (handles[other] != 0) for handles in t.handles]
        return all(known) and t.owner[card] == t.owner[other] and all(row[card] == row[other] for row in columns)


def worlds_of(match: Match, seat: int) -> list[World]:
    """All that agrees with what the seat knows; several where a deck can be one of several."""
    if COMPILED:
        raise HexadeckError("puzzles are proven in plain Python; run with HEXADECK_PURE=1")
    groups = match.game.hidden_groups(match.table, seat)
    what = list(match.table.what)
    for group in groups:
        for card in group.cards:
            what[card] = NO_FACE + card
    found = []
    for faces in product(*[group.faces for group in groups]):
        start = match.clone(quiet=True)
        start.is_home_made = False
        start.turns_begun = 0
        start.table.rng = no_numbers()
        _lay(start, what)
        pools = [_pool(list(group.cards), list(one)) for group, one in zip(groups, faces, strict=True)]
        found.append(World(start, seat, tuple(pools)))
    return found


def _pool(cards: list[int], faces: list[int]) -> Pool:
    return Pool(frozenset(cards), frozenset(cards), tuple(sorted(faces)))


def named(t: Table, option: Option) -> set[int]:
    """The cards that an option is about."""
    found: set[int] = set()
    for kind, number in zip(option.verb.parts, (option.a, option.b, option.c), strict=False):
        if kind in ("card", "other"):
            found.add(number)
        elif kind == "cards":
            found.update(t.sets[number])
    return found


def _take(match: Match, index: int, chances: Sequence[int]) -> None:
    """`IndexError` if a face is asked for that is not there, or chance decides more than it is told."""
    match.table.forced = list(chances)
    match.take(index)


def _take_mixing(match: Match, index: int, chances: Sequence[int]) -> None:
    """The same where a shuffle is carried out: then nothing else may be left to chance."""
    match.table.rng = seeded("any order")
    _take(match, index, [*chances, *[0] * MOST_CHANCES])
    if len(match.table.forced) < MOST_CHANCES:
        raise Unclear
    match.table.forced = []
    match.table.rng = no_numbers()


def _is_counting(match: Match) -> bool:
    """Whether the step in progress is the final count, which is the same for all deals."""
    step = match.table.asked
    return isinstance(step, Step) and step.number in match.game.counting_steps


def _lay(match: Match, what: list[int]) -> None:
    match.table.what = Faces(what)  # type: ignore[assignment]
