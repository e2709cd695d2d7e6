"""Cards that have no face yet, and the faces that are left for them.

Every reading of a missing face is caught, also a mere comparison; for that the engine has to run as plain Python.
"""

import sys
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from hexadeck.kernel.errors import Unseen
from hexadeck.kernel.frames import Step
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.table import Table

NO_FACE: Final = 1 << 20
"""From here on a number is no print: it stands for the missing face of a card."""


class MissingFace(Unseen):
    """The rules asked for the face of a card that has none yet."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {card} has no face yet")
        self.card = card


class Faces(list[int]):
    """The faces by card, where asking for a missing one is an error."""

    match: Match | None = None
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
            is_open = sys._getframe(1).f_code.co_name in self.open_questions  # noqa: SLF001
            if card in self.some and (is_open or self._is_counting()):
                return self.some[card]
            raise MissingFace(card)
        return found

    def _is_counting(self) -> bool:
        """Whether the step in progress is the final count, which is the same for all deals."""
        step = None if self.match is None else self.match.table.asked
        return (
            isinstance(step, Step) and self.match is not None and step.number in self.match.game.proofs.counting_steps
        )


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


def pool_of(cards: list[int], faces: list[int]) -> Pool:
    return Pool(frozenset(cards), frozenset(cards), tuple(sorted(faces)))


def likeness_of(game: Game, t: Table, card: int, face: int) -> int:
    """What can be told of a face by what the game says of it; a face of which that cannot be said is like no other."""
    try:
        return game.proofs.likeness(t, card, face)
    except MissingFace:
        return face


def lay(match: Match, what: list[int]) -> None:
    match.table.what = Faces(what)  # type: ignore[assignment]
