"""Worlds that agree with all a viewer knows: what the viewer cannot see is dealt anew.

A group is a set of cards that the viewer cannot tell apart, with the faces they may have. A game says what its groups
are, which faces a place can hold, and whether a deal keeps what the steps in progress rely on.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import Row, append, filled, no_numbers, row_of
from hexadeck.kernel.table import OfGame, Table
from hexadeck.kernel.views import CardFacts

ATTEMPTS: Final = 40
"""How many deals are tried before the game itself has to bring about what the steps in progress rely on."""


class Group:
    """Cards that a viewer cannot tell apart, and the faces they may have: one of several lists, each at least as long
    as the cards are many, in sorted order."""

    def __init__(self, cards: Row, faces: list[Row]) -> None:
        self.cards = cards
        self.faces = faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(CardFacts[OfGame]):
    """What only a game can say about the worlds somebody may imagine."""

    def limits_places(self) -> bool:
        """Whether some place cannot hold every face, so that `could_be` has to be asked."""
        return False

    def hidden_groups(self, t: OfGame, viewer: int) -> list[Group]:
        """Each owner's cards among themselves, and those that are nobody's."""
        groups = [group_of(t, unknown_cards(t, viewer, owner)) for owner in range(NOTHING, t.seats)]
        return [group for group in groups if len(group.cards) > 0]

    def could_be(self, t: OfGame, card: CardId, face: i64) -> bool:
        """Whether a card that lies where this one lies can have this face, by what everybody knows."""
        return True

    def agrees(self, t: OfGame, viewer: int) -> bool:
        """Whether a deal keeps what the steps in progress rely on: a cost that is being paid can be paid."""
        return True

    def make_agree(self, t: OfGame, viewer: int, groups: list[Group]) -> None:
        """No deal did by chance: exchange cards until the world agrees."""


def imagine(t: Table, viewer: int, groups: list[Group], dealer: Dealer[Any]) -> None:
    """Give every card that is not known a face."""
    for _ in range(ATTEMPTS):
        what = t.what[:]
        for group in groups:
            deal(t, what, group, dealer)
        t.what = what
        if dealer.agrees(t, viewer):
            return
    dealer.make_agree(t, viewer, groups)


def deal(t: Table, what: Row, group: Group, dealer: Dealer[Any]) -> None:
    """One of the group's lists of faces, in random order, as far as the places allow it."""
    choice: i64 = 0 if len(group.faces) == 1 else below(t.rng, len(group.faces))
    faces = shuffled(t.rng, group.faces[choice])
    if dealer.limits_places():
        faces = fitted(t, group.cards, faces, dealer)
    i: i64 = 0
    while i < len(group.cards):
        what[group.cards[i]] = faces[i]
        i += 1


def fitted(t: Table, cards: Row, faces: Row, dealer: Dealer[Any]) -> Row:
    """The same faces in an order in which every place can hold its own, as near to this one as is easily had."""
    taken = filled(NOTHING, len(faces))
    """Which card, by its place in the row, has a face."""
    index: i64 = 0
    while index < len(cards):
        free = _free_face(t, cards, faces, dealer, index, taken)
        if free != NOTHING:
            taken[free] = index
        elif not _make_way(t, cards, faces, dealer, index, taken, filled(0, len(faces))):
            return faces
        index += 1
    order = filled(NOTHING, len(cards))
    place: i64 = 0
    while place < len(faces):
        if taken[place] != NOTHING:
            order[taken[place]] = faces[place]
        place += 1
    return order


def _free_face(t: Table, cards: Row, faces: Row, dealer: Dealer[Any], index: i64, taken: Row) -> i64:
    """The next face that nobody has and that the place of a card can hold, or NOTHING."""
    step: i64 = 0
    while step < len(faces):
        place = (index + step) % len(faces)
        if taken[place] == NOTHING and dealer.could_be(t, cards[index], faces[place]):
            return place
        step += 1
    return NOTHING


def _make_way(t: Table, cards: Row, faces: Row, dealer: Dealer[Any], index: i64, taken: Row, tried: Row) -> bool:
    """A face for one more card; those that have one make way if they find another (augmenting paths)."""
    step: i64 = 0
    while step < len(faces):
        place = (index + step) % len(faces)
        if tried[place] == 0 and dealer.could_be(t, cards[index], faces[place]):
            tried[place] = 1
            other = taken[place]
            if other == NOTHING or _make_way(t, cards, faces, dealer, other, taken, tried):
                taken[place] = index
                return True
        step += 1
    return False


def unknown_cards(t: Table, viewer: int, owner: int) -> Row:
    """The cards of one owner that this viewer could not name."""
    found = no_numbers()
    for card in range(len(t.what)):
        if t.owner[card] == owner and not t.is_known(card, viewer):
            found = append(found, card)
    return found


def group_of(t: Table, cards: Row) -> Group:
    """Cards that exchange their own faces. In sorted order: where the faces really lie must not tell in the worlds of a
    seed."""
    return Group(cards, [row_of(sorted([t.face(card) for card in cards]))])


def seen_faces(t: Table, viewer: int, owner: int) -> dict[int, int]:
    """What a viewer knows of one owner's cards: faces with their counts."""
    seen: dict[int, int] = {}
    for card in range(len(t.what)):
        if t.owner[card] == owner and t.is_known(card, viewer):
            seen[t.face(card)] = seen.get(t.face(card), 0) + 1
    return seen


def left_of_decks(count: int, seen: dict[int, int], decks: list[dict[int, int]]) -> list[Row]:
    """What so many cards of a secret deck may be: what is left of those decks that hold all that was seen.

    Decks are given as faces with their counts. Where none fits, the game has to say what else the cards may be.
    """
    fitting: list[Row] = []
    for deck in decks:
        if all([deck.get(face, 0) >= number for face, number in seen.items()]):
            left = [face for face, number in deck.items() for _ in range(number - seen.get(face, 0))]
            if len(left) == count:
                fitting.append(row_of(sorted(left)))
    return fitting


def change_face(t: Table, card: CardId, face: i64) -> None:
    """A card that is another one from now on."""
    t.what = t.what[:]
    t.what[card] = face


def exchange(t: Table, card: CardId, other: i64) -> None:
    what = t.what[:]
    what[card], what[other] = what[other], what[card]
    t.what = what
