"""Setup: shuffle, first player, Forces, Life, opening hands and the redraw (chapter 5)."""

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import asks, clock, events, limits, steps, verbs, zones
from hexadeck.games.zenonzard.actions import draw
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.hindrance import CHOSEN_ALREADY
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import Row, has, no_numbers


def set_up(t: ZTable) -> None:
    """ZZ-030 to ZZ-037 In the order of the guide; decks and Forces already lie on the table."""
    t.clock[clock.ATTACKER] = NOTHING
    t.clock[clock.TARGET] = NOTHING
    t.clock[clock.BLOCKER] = NOTHING
    t.then(steps.shuffle_decks)
    t.then(steps.decide_first_player)
    t.then(steps.reveal_forces)
    t.then(steps.draw_opening_hands)
    t.then(steps.redraws)
    t.then(steps.first_turn)


def shuffle_decks(t: ZTable) -> None:
    """ZZ-030 Both decks are shuffled and lie face down."""
    for seat in (0, 1):
        t.shuffle(zones.DECK + seat)


def decide_first_player(t: ZTable) -> None:
    """ZZ-031 By lot; the winner goes first."""
    t.clock[clock.FIRST] = t.pick(2)
    t.tell(events.STARTED, t.clock[clock.FIRST])


def reveal_forces(t: ZTable) -> None:
    """ZZ-032, ZZ-033, ZZ-037 Both Forces are revealed and work; Life is 12 minus their points."""
    for seat in (0, 1):
        total = 0
        for force in t.zones[zones.FORCES + seat]:
            record = t.cards[t.face(force)]
            t.points[force] = record.points
            total += record.points
            t.tell(events.FORCES_REVEALED, seat, force)
            t.start_work(force)
        t.life[seat] = limits.LIFE_AND_FORCES - total
        t.tell(events.LIFE_SET, seat, number=t.life[seat])


def draw_opening_hands(t: ZTable) -> None:
    """ZZ-034 Six cards each."""
    for seat in (0, 1):
        draw(t, seat, limits.OPENING_HAND)


def redraws(t: ZTable) -> None:
    """ZZ-035, ZZ-R04 Once each, the first player first."""
    first = t.clock[clock.FIRST]
    t.then_with(steps.redraw, no_numbers(), first)
    t.then_with(steps.redraw, no_numbers(), the_opponent(t, first))


def redraw(t: ZTable, seat: SeatId, returned: Row) -> None:
    """ZZ-035 Choose any number of cards to return, one by one."""
    t.ask(seat, asks.REDRAW, steps.take_redraw)
    t.offer(verbs.REDRAW if len(returned) > 0 else verbs.KEEP)
    for card in t.zones[zones.HAND + seat]:
        t.offer_unless(CHOSEN_ALREADY if has(returned, card) else None, verbs.RETURN, card)


def take_redraw(t: ZTable, option: Option) -> None:
    """One more card, or the new ones."""
    question = t.asked
    assert isinstance(question, Step)
    if option.verb is verbs.RETURN:
        t.then_frame(question.with_one_more(option.a))
    else:
        exchange_hand(t, question.a, question.row)


def exchange_hand(t: ZTable, seat: SeatId, returned: Row) -> None:
    """ZZ-036, ZZ-R04 Returned cards go to the bottom, as many are drawn from the top, then the deck is shuffled."""
    cards = [card for card in t.zones[zones.HAND + seat] if has(returned, card)]
    for card in cards:
        t.move(card, zones.DECK + seat, True)
    t.tell(events.HAND_RETURNED, seat, number=len(cards))
    draw(t, seat, len(cards))
    t.shuffle(zones.DECK + seat)
    t.tell(events.SHUFFLED, seat)
