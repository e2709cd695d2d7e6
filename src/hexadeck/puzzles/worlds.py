"""Worlds in which a card that nobody has looked at has no face yet.

A seat cannot know every card. Instead of dealing the unknown ones, a world leaves their faces out, and chance as well.
As long as the rules ask for none of them, what happens is the same in every deal. Where they do ask, the engine stops
and says for what (`Unsettled`), and the world becomes several: one for every face that the card can have, one for every
result of chance. All of them together are all deals that agree with what the seat knows, and nothing was tried twice
that makes no difference.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final

from hexadeck.kernel.cards import OPEN
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.errors import OpenChance, OpenFace, OpenShuffle, Unsettled
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row, no_numbers, row_of
from hexadeck.kernel.schema import OWNER, PER_CARD
from hexadeck.kernel.table import Table
from hexadeck.puzzles.effort import Effort, Unclear
from hexadeck.puzzles.pools import Mix, Pool, pool_of

Choices = tuple[tuple[int, tuple[int, ...]], ...]
"""The choices that led to a world, each with what chance decided after it."""

MOST_CHANCES: Final = 4
"""How many results of chance in one step are followed; with more it is given up."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the rules stopped, because a face or a result of chance is missing."""

    wanted: Unsettled
    table: Table
    """As it was at that moment."""
    is_last_turn: bool
    """Whether nothing counts that comes after this turn."""


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
    mixes: tuple[Mix, ...] = ()
    """The shuffles that the step at hand carries out, in their order."""
    stakes: Mapping[int, int] = field(default_factory=dict)
    """Own cards whose faces hardly ever matter, with these faces: they have none until a rule asks for it."""
    veil: frozenset[int] = frozenset()
    """Cards that the seat knows, but whose faces were not looked at when worlds that look alike were put together."""
    line: Choices = ()
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
            try:
                take(match, index, chances, world.shuffles())
            except Unsettled as wanted:
                if match.turn != world.match.turn and world.match.turns_begun + 1 >= turns:
                    yield world.then(match, index, chances, is_over=True)
                else:
                    stop = Stop(wanted, match.table, world.match.turns_begun + 1 >= turns)
                    ahead += world.ways_on(index, chances, stop, effort)
            else:
                found = world.then(match, index, chances)
                if match.result is not None or match.turns_begun >= turns:
                    yield found
                    continue
                if found.lent and match.seat != found.holder_of(found.lent[0]):
                    found = found.taken_back(set())
                yield found

    def shuffles(self) -> list[Row]:
        """How the shuffles of the step at hand go."""
        deal = self.some_deal() if self.mixes else {}
        return [mix.told(deal) for mix in self.mixes]

    def some_deal(self) -> dict[int, int]:
        """Faces that the cards without one can have, all at once."""
        return {card: face for pool in self.pools for card, face in pool.some_deal()}

    def looks(self, veil: frozenset[int] = frozenset()) -> str:
        """What the seat sees, in words that can be compared. What it does not see may be anything.

        Under the veil, cards look like cards that the seat does not know.
        """
        match = self.dealt()
        for card in veil:
            match.table.hide(card, self.seat)
        return repr(match.view(self.seat))

    def unlooked(self) -> frozenset[int]:
        """Cards that the seat has come to know, and whose faces made no difference so far."""
        t = self.match.table
        return frozenset([card for pool in self.pools for card in pool.cards if t.is_known(card, self.seat)])

    def key(self) -> tuple[Any, ...]:
        """Equal for worlds that go on alike: where the order of cards makes no difference, copies are alike."""
        t, names = self.match.table, self.match.game.names
        pending = [frame.data(names) for frame in (*t.stack, *t.waiting)]
        asked = None if t.asked is None else t.asked.data(names)
        heaps = self.match.game.proofs.heaps
        named = self._named_by([pending, asked]) if heaps else set()
        told = self._descriptions()
        places = []
        for place, zone in enumerate(t.zones):
            if len(zone):
                is_heap = t.schema.zone_kinds[place].number in heaps
                cards = [(told[card], NOTHING if is_heap and card not in named else card) for card in zone]
                places.append((place, tuple(sorted(cards) if is_heap else cards)))
        fixed = [tuple(t.columns[i]) for i, column in enumerate(t.schema.fixed) if column.per != PER_CARD]
        return (
            tuple(places),
            tuple(fixed),
            tuple([tuple(numbers) for numbers in t.lists]),
            repr(pending),
            repr(asked),
            t.seat,
            self.match.turns_begun,
            tuple([pool.faces for pool in self.pools]),
            self.lent,
        )

    def _descriptions(self) -> list[tuple[int, ...]]:
        """By card, all that is true of it but its place; a missing face is one of a pool."""
        t = self.match.table
        faces = [t.face_in_any_deal(card) for card in range(len(t.what))]
        for card in self.stakes:
            faces[card] = OPEN + card
        for number, pool in enumerate(self.pools):
            for card in pool.cards:
                faces[card] = OPEN - 1 - number
        known = [map(bool, column) for column in t.handles]
        rows: list[Iterable[int]] = [faces, t.owner, *[t.columns[i] for i in t.schema.card_columns], *known]
        if t.schema.has_veils:
            rows.append(t.veils)
        return list(zip(*rows, strict=True))

    def _named_by(self, data: list[Any]) -> set[int]:
        """Whatever may be a card that steps in progress, as data, or other cards refer to."""
        t = self.match.table
        hosts = set() if t.schema.host_column == NOTHING else set(t.columns[t.schema.host_column])
        return numbers_in(data) | hosts

    def told(self, start: Match) -> list[tuple[int, str]]:
        """Who chose what on the way here, from the match in which it began; unknown cards are what they are here."""
        match = start.clone(quiet=True)
        match.table.what = row_of(list(self.dealt().table.what)[: len(match.table.what)])
        match.table.rng = seeded("some deal")
        said: list[tuple[int, str]] = []
        for index, chances in self.line:
            if not 0 <= index < len(match.options):
                break  # a shuffle went another way
            said.append((match.table.seat, match.sentence(match.options[index])))
            take(match, index, chances)
        return said

    def then(self, match: Match, index: int, chances: tuple[int, ...], is_over: bool = False) -> "World":
        line = (*self.line, (index, chances))
        return replace(self, match=match, line=line, mixes=(), is_over=is_over, veil=frozenset())

    # -- how an option comes out ---------------------------------------------------------------------------------------

    def ways_on(
        self, index: int, chances: tuple[int, ...], stop: Stop, effort: Effort
    ) -> list[tuple["World", tuple[int, ...]]]:
        """With every face of the card that the rules asked for, or with every result of chance."""
        match stop.wanted:
            case OpenFace(card=card):
                return [(world, chances) for world in self._with_faces(card, stop, effort)]
            case OpenShuffle(zone=zone):
                return [(self._mixed(zone, stop.table), chances)]
            case OpenChance(count=count) if len(chances) < MOST_CHANCES:
                return [(self, (*chances, result)) for result in range(count)]
        raise Unclear

    def _with_faces(self, card: int, stop: Stop, effort: Effort) -> list["World"]:
        if card in self.stakes:
            effort.recalled.add(card)
            return [self._recalled(card)]
        t = self.match.table
        is_held = t.schema.visibility[t.place[card]] == OWNER and self.holder_of(card) != self.seat
        if is_held and self.match.game.proofs.answers_singly:
            return self._with_lent_faces(card)
        return self._with_every_face(card, stop)

    def holder_of(self, card: int) -> int:
        t = self.match.table
        return t.schema.seat_of(t.place[card])

    def _with_lent_faces(self, card: int) -> list["World"]:
        """Worlds in which all of the hand has faces, so that its holder can be asked; one of them has each face.

        What one card allows does not depend on the others, so they can show different faces at once.
        """
        t, loan = self.match.table, object()
        hand = [other for other in t.zones[t.place[card]] if any(other in pool.cards for pool in self.pools)]
        wanted = {other: [world.match.table.face(other) for world in self._with_every_face(other)] for other in hand}
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
        back = [card for card in self.lent if card not in used and not self.match.table.is_open(card)]
        if not self.lent:
            return self
        pools = self.pools
        for card in back:
            face = self.match.table.face(card)
            pools = tuple(pool.plus(card, face) if card in pool.members else pool for pool in pools)
        guessed = tuple([card for card in self.guessed if card not in back])
        match = laid(self.match, dict.fromkeys(back, OPEN), pools)
        return replace(self, match=match, pools=pools, guessed=guessed, lent=(), loan=None)

    def as_seen(self, effort: Effort) -> Iterator["World"]:
        """What the seat has come to know without any rule asking for it has a face now."""
        for card in sorted(self.unlooked()):
            for world in self._with_every_face(card):
                effort.spend()
                yield from world.as_seen(effort)
            return
        yield self

    def as_in(self, match: Match) -> "World | None":
        """With the faces that the seat sees in a match, if that can be; they go by its handles."""
        world = self
        handles = list(match.table.handles[self.seat])
        for card in sorted(self.unlooked()):
            handle = self.match.table.handles[self.seat][card]
            if handle not in handles:
                return None
            face = match.table.face(handles.index(handle))
            if not any(card in pool.cards and face in pool.faces for pool in world.pools):
                return None
            world = world._with_one_face(card, face)
        return world

    def likenesses(self) -> list[tuple[Any, ...]]:
        """By option, the same for those that come to the same: they differ by cards without faces that nothing tells
        apart."""
        t, names = self.match.table, self.match.game.names
        named = set() if t.asked is None else self._named_by([frame.data(names) for frame in (t.asked, *t.stack)])
        return [self._likeness_of_option(option, named) for option in self.match.options]

    def _likeness_of_option(self, option: Option, named: set[int]) -> tuple[Any, ...]:
        parts: list[Any] = [option.verb.name]
        for kind, number in zip(option.verb.parts, (option.a, option.b, option.c), strict=False):
            if kind in ("card", "other"):
                parts.append(self._likeness_of_card(number, named))
            elif kind == "cards":
                cards = self.match.table.sets[number]
                parts.append(tuple(sorted([self._likeness_of_card(card, named) for card in cards])))
            else:
                parts.append((number,))
        return tuple(parts)

    def _likeness_of_card(self, card: int, named: set[int]) -> tuple[int, ...]:
        """All that is known of a card without a face; another card is like itself only."""
        t = self.match.table
        if card == NOTHING or card in named or not t.is_open(card):
            return (card,)
        columns = [t.columns[i][card] for i in t.schema.card_columns]
        known = [handles[card] != 0 for handles in t.handles]
        pool = next((number for number, pool in enumerate(self.pools) if card in pool.cards), NOTHING)
        return (OPEN, pool, t.place[card], t.owner[card], *columns, *known, *self._limits(card))

    def dealt(self) -> Match:
        """A match in which all cards have some face."""
        match = self.match.clone(quiet=True)
        t = match.table
        t.what = row_of([t.face_in_any_deal(card) for card in range(len(t.what))])
        t.rng = seeded("some deal")
        return match

    def _mixed(self, zone: int, t: Table) -> "World":
        """All cards of a pile that is shuffled can be any of them: those with faces lose them at that moment."""
        pile = list(t.zones[zone])
        unknown = {card for pool in self.pools for card in pool.cards}
        lost = [card for card in pile if card not in unknown]
        touched = [pool for pool in self.pools if any(card in pool.cards for card in pile)]
        is_mingled = any(card not in pile for pool in touched for card in pool.cards)
        if lost and (is_mingled or any(t.is_open(card) for card in lost)):
            raise Unclear  # who could be where is more than one pool can say
        mix = Mix(tuple(pile), frozenset(lost))
        if not lost:
            return replace(self, mixes=(*self.mixes, mix))
        mixed = [t.face(card) for card in lost] + [face for pool in touched for face in pool.faces]
        pools = [pool for pool in self.pools if pool not in touched]
        guessed = tuple([card for card in self.guessed if card not in lost])
        return replace(self, pools=(*pools, pool_of(pile, mixed)), guessed=guessed, mixes=(*self.mixes, mix))

    # -- faces ---------------------------------------------------------------------------------------------------------

    def _with_every_face(self, card: int, stop: Stop | None = None) -> list["World"]:
        pool = next(pool for pool in self.pools if card in pool.cards)
        t, game = self.match.table, self.match.game
        least, most = self._limits(card)
        faces = [face for face in dict.fromkeys(pool.faces) if least <= face <= most]
        if game.limits_places():
            faces = [face for face in faces if game.could_be(t, card, face)]
        if stop is not None and stop.is_last_turn and self._is_next(card):
            faces = list({likeness_of(game, stop.table, card, face): face for face in reversed(faces)}.values())
        return [self._with_one_face(card, face) for face in faces]

    def _recalled(self, card: int) -> "World":
        """A stake that has its face again."""
        stakes = {other: face for other, face in self.stakes.items() if other != card}
        return replace(self, match=laid(self.match, {card: self.stakes[card]}, self.pools), stakes=stakes)

    def _with_one_face(self, card: int, face: int) -> "World":
        mixes = self.mixes
        match = self.match
        pools = tuple([pool.without(card, face) if card in pool.cards else pool for pool in self.pools])
        if any(card in mix.lost for mix in mixes):
            # Before the shuffle it was another card.
            last = max(number for number, mix in enumerate(mixes) if card in mix.lost)
            mixes = tuple([mix.turning_up(card, face) if at == last else mix for at, mix in enumerate(mixes)])
        else:
            match = laid(self.match, {card: face}, pools)
        return replace(self, match=match, pools=pools, guessed=(*self.guessed, card), mixes=mixes)

    def _limits(self, card: int) -> tuple[int, int]:
        """Cards of one hand can change places, so their faces are tried in one order only."""
        t = self.match.table
        if t.schema.visibility[t.place[card]] != OWNER:
            return 0, OPEN
        hand = list(t.zones[t.place[card]])
        at = hand.index(card)
        alike = {hand.index(other): t.face(other) for other in self.guessed if self._are_alike(card, other)}
        return (
            max([face for place, face in alike.items() if place < at], default=0),
            min([face for place, face in alike.items() if place > at], default=OPEN),
        )

    def _is_next(self, card: int) -> bool:
        """Whether all cards before this one have faces, where faces are tried in one order: then of faces that come to
        the same the lowest will do, because whatever else there is of them can still come."""
        t = self.match.table
        if t.schema.visibility[t.place[card]] != OWNER:
            return True
        hand = list(t.zones[t.place[card]])
        return all(not t.is_open(other) for other in hand[: hand.index(card)])

    def _are_alike(self, card: int, other: int) -> bool:
        t = self.match.table
        columns = [t.columns[index] for index, column in enumerate(t.schema.fixed) if column.per == PER_CARD]
        known = [(handles[card] != 0) == (handles[other] != 0) for handles in t.handles]
        return (
            t.place[card] == t.place[other]
            and all(known)
            and t.owner[card] == t.owner[other]
            and all(row[card] == row[other] for row in columns)
        )


def worlds_of(match: Match, seat: int) -> list[World]:
    """All that agrees with what the seat knows; several where a deck can be one of several."""
    groups = match.game.hidden_groups(match.table, seat)
    unknown = [card for group in groups for card in group.cards]
    own = [
        card for place in match.game.proofs.stakes for card in match.table.zones[place + seat] if card not in unknown
    ]
    stakes = {card: match.table.face(card) for card in own}
    open_faces = dict.fromkeys(unknown, OPEN) | {card: OPEN + face for card, face in stakes.items()}
    found = []
    for faces in product(*[group.faces for group in groups]):
        pools = tuple([pool_of(list(group.cards), list(one)) for group, one in zip(groups, faces, strict=True)])
        start = laid(match, open_faces, pools)
        start.is_home_made = False
        start.turns_begun = 0
        start.table.rng = no_numbers()
        found.append(World(start, seat, pools, stakes=stakes))
    return found


def laid(match: Match, faces: Mapping[int, int], pools: Iterable[Pool]) -> Match:
    """The same match where these cards have these faces, and those that have none can have what the pools are left."""
    match = match.clone(quiet=True)
    what = list(match.table.what)
    for card, face in faces.items():
        what[card] = face
    for pool in pools:
        for card, face in pool.some_deal():
            if what[card] >= OPEN:
                what[card] = OPEN + face
    match.table.what = row_of(what)
    return match


def take(match: Match, index: int, chances: Sequence[int], shuffles: Sequence[Row] = ()) -> None:
    """An answer, with what chance decides after it; `Unsettled` where the rules ask for more than is told."""
    match.table.forced = list(chances)
    match.table.forced_shuffles = list(shuffles)
    match.take(index)


def likeness_of(game: Game, t: Table, card: int, face: int) -> int:
    """What can be told of a face by what the game says of it; a face of which that cannot be said is like no other."""
    try:
        return game.proofs.likeness(t, card, face)
    except OpenFace:
        return face


def numbers_in(data: Any) -> set[int]:
    """All whole numbers in plain data."""
    if isinstance(data, list | tuple):
        return set[int]().union(*[numbers_in(part) for part in data])
    return {data} if type(data) is int else set()


def named(t: Table, option: Option) -> set[int]:
    """The cards that an option is about."""
    found: set[int] = set()
    for kind, number in zip(option.verb.parts, (option.a, option.b, option.c), strict=False):
        if kind in ("card", "other"):
            found.add(number)
        elif kind == "cards":
            found.update(t.sets[number])
    return found
