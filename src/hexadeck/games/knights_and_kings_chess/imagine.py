"""Worlds that agree with all a viewer knows (KC-R33, KC-R36, KC-R37).

What is known of hidden cards is which ones went into a shuffle together: the 32 of a team at the start, a discard pile
later. Of a player in check one thing more is known while the match goes on: the hand holds an answer (KC-062).
"""

from typing import Final

from hexadeck.games.knights_and_kings_chess.board import Safety
from hexadeck.games.knights_and_kings_chess.table import ACTIVE, ASK_DRAW, ASK_PLAY, CHECK, HAND, ChessTable
from hexadeck.games.knights_and_kings_chess.turn import offer_plays
from hexadeck.kernel.imagine import redeal
from hexadeck.kernel.rows import no_numbers

_ATTEMPTS: Final = 40
"""So many deals are tried before an answer to a check is put into the hand on purpose."""


def deal_hidden_cards(t: ChessTable, viewer: int) -> None:
    """Exchange unknown faces among the cards that were shuffled together."""
    groups = hidden_groups(t, viewer)
    active = t.clock[ACTIVE]
    for _ in range(_ATTEMPTS):
        for cards in groups:
            redeal(t, list(cards))
        if active == viewer or not t.clock[CHECK] or not (t.prompt is ASK_PLAY or t.prompt is ASK_DRAW):
            return
        if has_answer(t, active):
            return
    put_answer_into_hand(t, active, groups)


def hidden_groups(t: ChessTable, viewer: int) -> list[tuple[int, ...]]:
    """Cards that the viewer cannot name, by team and shuffle."""
    known = t.handles[viewer]
    groups: dict[tuple[int, int], list[int]] = {}
    for card in range(len(t.what)):
        if known[card] == 0:
            groups.setdefault((t.owner[card] & 1, t.pool[card]), []).append(card)
    return [tuple(cards) for cards in groups.values()]


def has_answer(t: ChessTable, seat: int) -> bool:
    offers = t.offers
    end = t.offer_end
    t.offers = no_numbers()
    t.offer_end = 0
    offer_plays(t, seat, Safety(t.board, seat & 1))
    found = t.offer_end > 0
    t.offers = offers
    t.offer_end = end
    return found


def put_answer_into_hand(t: ChessTable, seat: int, groups: list[tuple[int, ...]]) -> None:
    """No deal had one by chance: bring the first one or two cards into the hand that answer the check."""
    hand = t.zones[HAND + seat]
    dealt = t.what
    places = [(card, group) for group in groups for card in group if card in hand]
    for first, first_group in places:
        for second, second_group in places:
            for one in first_group:
                for other in second_group:
                    exchange(t, first, one)
                    exchange(t, second, other)
                    if has_answer(t, seat):
                        return
                    t.what = dealt


def exchange(t: ChessTable, card: int, other: int) -> None:
    what = t.what[:]
    what[card], what[other] = what[other], what[card]
    t.what = what
