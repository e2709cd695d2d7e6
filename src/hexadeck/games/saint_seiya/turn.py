"""The turn: Main phase, Maintenance phase, and whose turn comes next (chapters 4, 12 and 13)."""

from typing import Final

from hexadeck.cardtext.durations import end_changes
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.values import UNTIL_TURN_ENDS
from hexadeck.games.saint_seiya import asks, clock, events, field, steps, verbs, why, zones
from hexadeck.games.saint_seiya.movement import discard, draw
from hexadeck.games.saint_seiya.score import end_by_leaving, end_match
from hexadeck.games.saint_seiya.table import HAND_SIZE, MOST_ROUNDS, STable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.frames import Frame, Step
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import extend, vec
from hexadeck.kernel.schema import SEAT_STRIDE


def take_turn(t: STable, seat: SeatId) -> None:
    """SS-033 The Main phase, then the Maintenance phase."""
    t.clock[clock.TURN] += 1
    t.clock[clock.ACTIVE] = seat
    t.clock[clock.PHASE] = clock.MAIN
    t.clock[clock.ACTIONS] = 0
    t.clock[clock.CANCELLED] = 0
    t.emit(events.TURN_BEGAN, seat, number=t.clock[clock.ROUND])
    t.then(steps.choose_action, seat)
    t.then(steps.maintain, seat)


def maintain(t: STable, seat: SeatId) -> None:
    """SS-077 to SS-083 The six steps of the Maintenance phase, in this order."""
    t.clock[clock.PHASE] = clock.MAINTENANCE
    end_bonuses(t)
    t.stack = extend(t.stack, MAINTENANCE[seat])


MAINTENANCE_STEPS: Final = (
    steps.discard_played,
    steps.choose_discards,
    steps.draw_up,
    steps.clear_last_slot,
    steps.shift_field,
    steps.refill_field,
    steps.pass_turn,
)
MAINTENANCE: Final[list[vec[Frame]]] = [
    vec[Frame]([Step(step, seat) for step in MAINTENANCE_STEPS]) for seat in range(SEAT_STRIDE)
]
"""By seat. Frames never change, so they are made once for all turns."""


def end_bonuses(t: STable) -> None:
    """SS-R21 What was gained or lowered for this turn is over with its Main phase."""
    t.clock[clock.ALL_FORCE] = 0
    t.clock[clock.ARMOURS_BY_FORCE] = 0
    end_changes(t, UNTIL_TURN_ENDS)


def discard_played(t: STable, seat: SeatId) -> None:
    """SS-041, SS-057, SS-077 All played cards but the wounded and the Armour in play."""
    for card in t.zones[zones.PLAY + seat]:
        discard(t, card)


def choose_discards(t: STable, seat: SeatId) -> None:
    """SS-078, SS-R06 One card after the other, or all, or none; any number may be kept."""
    hand = t.zones[zones.HAND + seat]
    if len(hand) > 0:
        t.ask(seat, asks.DISCARD, steps.take_discards)
        t.offer(verbs.KEEP)
        for card in hand:
            if not t.has_copy_before(hand, card):
                t.offer(verbs.DISCARD, card)
        if len(hand) > 1:
            t.offer(verbs.DISCARD_ALL)
        t.refuse_each(why.WOUNDED, verbs.DISCARD, t.zones[zones.WOUNDED + seat])
        t.refuse_each(why.STAYS, verbs.DISCARD, t.zones[zones.ARMOUR + seat])


def take_discards(t: STable, option: Option) -> None:
    seat = t.decided
    if option.verb is verbs.DISCARD:
        discard(t, option.a)
        t.then(steps.choose_discards, seat)
    elif option.verb is verbs.DISCARD_ALL:
        for card in t.zones[zones.HAND + seat]:
            discard(t, card)


def draw_up(t: STable, seat: SeatId) -> None:
    """SS-079, SS-R06 Up to five; who has more draws nothing."""
    draw(t, seat, HAND_SIZE - len(t.zones[zones.HAND + seat]))


def clear_last_slot(t: STable) -> None:
    """SS-080, SS-R07 The card in slot 6 is eliminated, if there is one."""
    card = t.on_field(zones.SLOTS - 1)
    if card != NOTHING:
        field.eliminate(t, card)


def shift_field(t: STable) -> None:
    """SS-081."""
    field.shift(t)


def refill_field(t: STable) -> None:
    """SS-082, SS-R83 Arrivals still belong to this turn."""
    field.refill(t)


def pass_turn(t: STable, seat: SeatId) -> None:
    """SS-036, SS-083, SS-084, SS-R57, SS-R58, SS-R69 To the left, unless the last round is complete."""
    # Who has left the match has not refilled the field (SS-R84).
    if len(t.field_cards()) == 0 and t.is_in(seat):
        field.trigger_end(t)
    following = (seat + 1) % t.seats
    # A first player who has left keeps the marker: rounds are counted from that place (SS-R84).
    is_round_complete = following == t.clock[clock.FIRST]
    while following != seat and not t.is_in(following):
        following = (following + 1) % t.seats
        is_round_complete = is_round_complete or following == t.clock[clock.FIRST]
    if is_round_complete:
        if t.clock[clock.ENDING] or t.clock[clock.ROUND] >= MOST_ROUNDS:
            end_match(t)
            return
        t.clock[clock.ROUND] += 1
    t.then(steps.take_turn, following)


# -- leaving the match -------------------------------------------------------------------------------------------------


def leave(t: STable, seat: SeatId) -> None:
    """SS-R84 Whoever gives up is out, with all cards; the others play on, or the last one has won."""
    t.out[seat] = 1
    left = t.seats_from(seat)
    if len(left) == 1:
        end_by_leaving(t, seat, left[0])
        return
    t.emit(events.LEFT, seat)
    is_own_turn = t.clock[clock.ROUND] > 0 and t.is_active(seat)
    if is_own_turn:
        end_bonuses(t)
    for zone in range(zones.DECK, zones.RESERVE, SEAT_STRIDE):  # all that are a player's
        for card in t.zones[zone + seat]:
            t.move_speaking(card, zones.GONE + seat)
    if is_own_turn:
        t.drop_pending()
        t.then(steps.pass_turn, seat)
    else:
        drop_questions(t, seat)


def drop_questions(t: STable, seat: SeatId) -> None:
    """SS-R84 In somebody else's turn, what the player would have had to do or to decide is left out."""
    pending = list(t.stack) if t.asked is None else [*t.stack, t.asked]
    t.stack = vec[Frame]([frame for frame in pending if not is_for(frame, seat)])


def is_for(frame: Frame, seat: SeatId) -> bool:
    if isinstance(frame, EffectFrame):
        return frame.seat == seat or frame.chooser == seat
    return isinstance(frame, Step) and frame.number == steps.choose_hero and frame.a == seat
