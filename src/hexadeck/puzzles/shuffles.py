"""Shuffles that make up no order: what was known of a pile is lost until the rules ask for a face."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hexadeck.kernel.errors import Unseen
from hexadeck.kernel.game import Match
from hexadeck.kernel.rows import no_numbers
from hexadeck.kernel.table import Table
from hexadeck.puzzles.faces import NO_FACE, Faces

_rules_mixing: dict[type, type[Table]] = {}
"""For the table of each game, the same with shuffles that take away faces."""


class Shuffling(Unseen):
    """The rules shuffle a pile."""

    def __init__(self, zone: int) -> None:
        super().__init__(f"zone {zone} is shuffled")
        self.zone = zone


@dataclass(frozen=True, slots=True)
class Mix:
    """A shuffle: cards that had faces until then, and which of them had which face afterwards, as far as was asked."""

    lost: frozenset[int]
    faces: Mapping[int, int] = field(default_factory=dict)

    def turning_up(self, card: int, face: int) -> "Mix":
        return Mix(self.lost, {**self.faces, card: face})


class Shuffles(list[int]):
    """In the place of random numbers: there are none, but it is known how some shuffles go.

    No order is made up. The cards stay where they are and lose their faces, which comes to any order.
    """

    def __init__(self, mixes: tuple[Mix, ...]) -> None:
        super().__init__()
        self.mixes = list(mixes)

    def shuffle(self, t: Table, zone: int) -> None:
        if not self.mixes:
            raise Shuffling(zone)
        mix = self.mixes.pop(0)
        before = t.what
        assert isinstance(before, Faces)
        faces = Faces(before)
        faces.match, faces.open_questions, faces.some = before.match, before.open_questions, before.some
        for card in mix.lost:
            faces[card] = mix.faces.get(card, NO_FACE + card)
        t.what = faces  # type: ignore[assignment]
        for card in t.zones[zone]:
            t.forget(card)


def take(match: Match, index: int, chances: Sequence[int]) -> None:
    """`IndexError` if a face is asked for that is not there, or chance decides more than it is told."""
    match.table.forced = list(chances)
    match.take(index)


def take_mixing(match: Match, index: int, chances: Sequence[int], mixes: tuple[Mix, ...]) -> None:
    """The same; with the first shuffle of which it is not told how it goes, it stops as well."""
    t = match.table
    rules = type(t)
    t.rng = Shuffles(mixes)  # type: ignore[assignment]
    t.__class__ = _mixing(rules)
    try:
        take(match, index, chances)
    finally:
        t.__class__ = rules
        t.rng = no_numbers()


def _mixing(rules: type[Table]) -> type[Table]:
    """The rules, but for shuffles."""
    if rules not in _rules_mixing:

        class Mixing(rules):  # type: ignore[misc, valid-type]
            __slots__ = ()

            def shuffle(self, zone: int) -> None:
                self.rng.shuffle(self, zone)

        _rules_mixing[rules] = Mixing
    return _rules_mixing[rules]
