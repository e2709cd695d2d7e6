"""Cards that have no face yet, the faces that are left for them, and what shuffles do to them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from hexadeck.kernel.cards import OPEN
from hexadeck.kernel.rows import Row, row_of


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


@dataclass(frozen=True, slots=True)
class Mix:
    """A shuffle: its cards, those that had faces until then, and which of them had which face afterwards, as far as was
    asked."""

    cards: tuple[int, ...]
    lost: frozenset[int]
    faces: Mapping[int, int] = field(default_factory=dict)

    def turning_up(self, card: int, face: int) -> "Mix":
        return Mix(self.cards, self.lost, {**self.faces, card: face})

    def told(self, deal: Mapping[int, int]) -> Row:
        """How the shuffle is to go, in pairs of card and face; what was not asked for stays open."""
        pairs: list[int] = []
        for card in self.cards:
            if card in self.faces:
                pairs += [card, self.faces[card]]
            elif card in deal:
                pairs += [card, OPEN + deal[card]]
        return row_of(pairs)
