"""Before the first turn (chapter 4)."""

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_and_kings import clock, events, steps, zones
from hexadeck.games.knights_and_kings.table import OPENING_HAND, KingsTable
from hexadeck.kernel.decisions import NOTHING


def set_up(t: KingsTable) -> None:
    """KK-024 to KK-030 Shuffle, decide who begins, draw seven cards each."""
    t.clock[clock.ATTACKER] = NOTHING
    t.clock[clock.TARGET] = NOTHING
    t.clock[clock.BLOCKER] = NOTHING
    t.then(steps.shuffle_decks)
    t.then(steps.decide_first_player)
    t.then(steps.draw_opening_hands)
    t.then(steps.first_turn)


def shuffle_decks(t: KingsTable) -> None:
    """KK-024, KK-025 Each deck is shuffled and becomes a draw pile."""
    for seat in (0, 1):
        t.shuffle(zones.DECK + seat)


def decide_first_player(t: KingsTable) -> None:
    """KK-R01 Chance decides."""
    first = t.pick(2)
    t.clock[clock.FIRST] = first
    t.clock[clock.ACTIVE] = first
    t.emit(events.STARTED, first)


def draw_opening_hands(t: KingsTable) -> None:
    """KK-030, KK-R02 Seven cards each, and nobody may change them."""
    for seat in (t.clock[clock.FIRST], the_opponent(t, t.clock[clock.FIRST])):
        t.move_top(zones.DECK + seat, OPENING_HAND, zones.HAND + seat)
        t.emit(events.HAND_DEALT, seat, number=OPENING_HAND)


def first_turn(t: KingsTable) -> None:
    """KK-030 Play begins."""
    t.then(steps.take_turn, t.clock[clock.FIRST])
