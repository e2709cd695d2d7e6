"""Worlds that agree with all a viewer knows: what the viewer cannot see is dealt anew."""

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.table import Table


class Group:
    """Cards that a viewer cannot tell apart, and the faces they may have: one of several lists, in sorted order."""

    def __init__(self, cards: Row, faces: list[Row]) -> None:
        self.cards = cards
        self.faces = faces


def deal(t: Table, groups: list[Group]) -> None:
    """Give every card that is not known a face."""
    what = t.what[:]
    for group in groups:
        cards = group.cards
        pick: i64 = 0 if len(group.faces) == 1 else below(t.rng, len(group.faces))
        faces = shuffled(t.rng, group.faces[pick])
        i: i64 = 0
        while i < len(cards):
            what[cards[i]] = faces[i]
            i += 1
    t.what = what


def group_of(t: Table, cards: list[int]) -> Group:
    """Where the faces really lie must not tell in the worlds of a seed."""
    return Group(row_of(cards), [row_of(sorted([t.what[card] for card in cards]))])


def unknown_cards(t: Table, viewer: int, owner: int) -> list[int]:
    """The cards of one owner that this viewer could not name."""
    known = t.handles[viewer]
    return [card for card in range(len(t.what)) if t.owner[card] == owner and known[card] == 0]


def deal_unknown(t: Table, viewer: int) -> None:
    """Exchange the faces of unknown cards at random, each owner's among themselves, and those that are nobody's."""
    for owner in range(NOTHING, t.seats):
        redeal(t, unknown_cards(t, viewer, owner))


def redeal(t: Table, cards: list[int]) -> None:
    """In sorted order first: where the faces really lie must not tell in the worlds of a seed."""
    give_faces(t, cards, shuffled(t.rng, row_of(sorted([t.what[card] for card in cards]))))


def give_faces(t: Table, cards: list[int], faces: Row) -> None:
    what = t.what[:]
    for i in range(len(cards)):
        what[cards[i]] = faces[i]
    t.what = what
