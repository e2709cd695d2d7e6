"""Worlds that agree with all a viewer knows: what the viewer cannot see is dealt anew.

A group is a set of cards that the viewer cannot tell apart, with the faces they may have. A game says what its groups
are, which faces a place can hold, and whether a deal keeps what the steps in progress rely on.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import Row, append, no_numbers, row_of
from hexadeck.kernel.table import Table
from hexadeck.kernel.views import CardFacts

ATTEMPTS: Final = 40
"""So many deals are tried before the game has to bring about by itself what the steps in progress rely on."""


class Group:
    """Cards that a viewer cannot tell apart, and the faces they may have: one of several lists, each at least as long
    as the cards are many, in sorted order."""

    def __init__(self, cards: Row, faces: list[Row]) -> None:
        self.cards = cards
        self.faces = faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(CardFacts):
    """What only a game can say about the worlds somebody may imagine."""

    def limits_places(self) -> bool:
        """Whether some place cannot hold every face, so that `could_be` has to be asked."""
        return False

    def hidden_groups(self, t: Table, viewer: int) -> list[Group]:
        """Each owner's cards among themselves, and those that are nobody's."""
        groups = [group_of(t, unknown_cards(t, viewer, owner)) for owner in range(NOTHING, t.seats)]
        return [group for group in groups if len(group.cards) > 0]

    def could_be(self, t: Table, card: CardId, face: i64) -> bool:
        """Whether a card that lies where this one lies can have this face, by what everybody knows."""
        return True

    def agrees(self, t: Table, viewer: int) -> bool:
        """Whether a deal keeps what the steps in progress rely on: a cost that is being paid can be paid."""
        return True

    def make_agree(self, t: Table, viewer: int, groups: list[Group]) -> None:
        """No deal did by chance: exchange cards until the world agrees."""


def imagine(t: Table, viewer: int, groups: list[Group], dealer: Dealer) -> None:
    """Give every card that is not known a face."""
    for _ in range(ATTEMPTS):
        what = t.what[:]
        for group in groups:
            deal(t, what, group, dealer)
        t.what = what
        if dealer.agrees(t, viewer):
            return
    dealer.make_agree(t, viewer, groups)


def deal(t: Table, what: Row, group: Group, dealer: Dealer) -> None:
    """One of the group's lists of faces, in random order, as far as the places allow it."""
    choice: i64 = 0 if len(group.faces) == 1 else below(t.rng, len(group.faces))
    faces = shuffled(t.rng, group.faces[choice])
    if dealer.limits_places():
        faces = fitted(t, group.cards, faces, dealer)
    i: i64 = 0
    while i < len(group.cards):
        what[group.cards[i]] = faces[i]
        i += 1


def fitted(t: Table, cards: Row, faces: Row, dealer: Dealer) -> Row:
    """The same faces in an order in which every place can hold its own: the first such order from this one on."""
    taken: list[int] = [NOTHING] * len(faces)
    """Which card, by its place in the list, has a face."""
    for index in range(len(cards)):
        if not _find_face(t, cards, faces, dealer, index, taken, set()):
            return faces
    order = [NOTHING] * len(cards)
    for place, index in enumerate(taken):
        if index != NOTHING:
            order[index] = faces[place]
    return row_of(order)


def _find_face(t: Table, cards: Row, faces: Row, dealer: Dealer, index: int, taken: list[int], tried: set[int]) -> bool:
    """A face for one more card; those that have one make way if they find another (augmenting paths)."""
    for step in range(len(faces)):
        place = (index + step) % len(faces)
        if place not in tried and dealer.could_be(t, cards[index], faces[place]):
            tried.add(place)
            if taken[place] == NOTHING or _find_face(t, cards, faces, dealer, taken[place], taken, tried):
                taken[place] = index
                return True
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
    return Group(cards, [row_of(sorted([t.what[card] for card in cards]))])


def seen_faces(t: Table, viewer: int, owner: int) -> dict[int, int]:
    """What a viewer knows of one owner's cards: faces with their counts."""
    seen: dict[int, int] = {}
    for card in range(len(t.what)):
        if t.owner[card] == owner and t.is_known(card, viewer):
            seen[t.what[card]] = seen.get(t.what[card], 0) + 1
    return seen


def guess_deck(cards: Row, seen: dict[int, int], decks: list[dict[int, int]], others: list[int]) -> Group:
    """Cards of a deck that only its owner knows: what may be left of one of these decks, given as faces with counts.

    Decks that do not hold what was seen are out of the question; if all are, the cards come from `others`, which are as
    many as are needed, or more.
    """
    fitting: list[Row] = []
    for deck in decks:
        if all([deck.get(face, 0) >= count for face, count in seen.items()]):
            left = [face for face, count in deck.items() for _ in range(count - seen.get(face, 0))]
            if len(left) == len(cards):
                fitting.append(row_of(sorted(left)))
    return Group(cards, fitting or [row_of(sorted(others))])


def change_face(t: Table, card: CardId, face: i64) -> None:
    """A card that is another one from now on."""
    t.what = t.what[:]
    t.what[card] = face


def exchange(t: Table, card: CardId, other: i64) -> None:
    what = t.what[:]
    what[card], what[other] = what[other], what[card]
    t.what = what
