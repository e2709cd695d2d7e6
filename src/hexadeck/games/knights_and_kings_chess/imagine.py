"""Worlds that agree with all a viewer knows (KC-R33, KC-R36, KC-R37).

What is known of hidden cards is which ones went into a shuffle together: the 32 of a team at the start, a discard pile
later. Of a player in check one thing more is known while the match goes on: the hand holds an answer (KC-062).
"""

from hexadeck.games.knights_and_kings_chess import asks, clock, zones
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.games.knights_and_kings_chess.turn import offer_plays
from hexadeck.kernel.imagine import Group, exchange, group_of
from hexadeck.kernel.rows import Row, append, no_numbers


def hidden_groups(t: ChessTable, viewer: int) -> list[Group]:
    """Cards that the viewer cannot name, by team and shuffle."""
    groups: dict[tuple[int, int], Row] = {}
    for card in range(len(t.what)):
        if not t.is_known(card, viewer):
            key = (t.owner[card] & 1, t.pool[card])
            groups[key] = append(groups.get(key, no_numbers()), card)
    return [group_of(t, cards) for cards in groups.values()]


def agrees(t: ChessTable, viewer: int) -> bool:
    """KC-062 Whoever is asked for a play while in check has one."""
    active = t.clock[clock.ACTIVE]
    if active == viewer or not t.clock[clock.CHECK] or not (t.prompt is asks.PLAY or t.prompt is asks.DRAW):
        return True
    return has_answer(t, active)


def has_answer(t: ChessTable, seat: int) -> bool:
    offers = t.offers
    end = t.offer_end
    t.offers = no_numbers()
    t.offer_end = 0
    offer_plays(t, seat, t.safety(seat & 1))
    found = t.offer_end > 0
    t.offers = offers
    t.offer_end = end
    return found


def put_answer_into_hand(t: ChessTable, seat: int, groups: list[Group]) -> None:
    """No deal had one by chance: bring the first one or two cards into the hand that answer the check."""
    hand = t.zones[zones.HAND + seat]
    dealt = t.what
    places = [(card, group.cards) for group in groups for card in group.cards if card in hand]
    for first, first_group in places:
        for second, second_group in places:
            for one in first_group:
                for other in second_group:
                    exchange(t, first, one)
                    exchange(t, second, other)
                    if has_answer(t, seat):
                        return
                    t.what = dealt
