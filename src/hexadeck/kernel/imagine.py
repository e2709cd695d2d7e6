"""Worlds that agree with all a viewer knows: what the viewer cannot see is dealt anew."""

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rng import shuffled
from hexadeck.kernel.table import Table


def unknown_cards(t: Table, viewer: int, owner: int) -> tuple[int, ...]:
    """The cards of one owner that this viewer could not name."""
    known = t.handles[viewer]
    return tuple([card for card in range(len(t.what)) if t.owner[card] == owner and known[card] == 0])


def deal_unknown(t: Table, viewer: int) -> None:
    """Exchange the faces of unknown cards at random, each owner's among themselves, and those that are nobody's."""
    for owner in range(NOTHING, t.seats):
        redeal(t, unknown_cards(t, viewer, owner))


def redeal(t: Table, cards: tuple[int, ...]) -> None:
    """In sorted order first: where the faces really lie must not tell in the worlds of a seed."""
    give_faces(t, cards, shuffled(t.rng, tuple(sorted([t.what[card] for card in cards]))))


def give_faces(t: Table, cards: tuple[int, ...], faces: tuple[int, ...]) -> None:
    what = list(t.what)
    for card, face in zip(cards, faces, strict=True):
        what[card] = face
    t.what = tuple(what)
