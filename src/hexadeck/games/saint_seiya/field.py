"""The field, the Reserve and the Clock: arrivals, Flames, elimination, refill (chapter 11)."""

from mypy_extensions import i64

from hexadeck.cardtext.frames import start_effect
from hexadeck.cardtext.timings import Timing
from hexadeck.games.saint_seiya import clock, events, steps, timings, zones
from hexadeck.games.saint_seiya.movement import give, put
from hexadeck.games.saint_seiya.table import STable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


def start_lines(t: STable, timing: Timing, card: CardId, seat: SeatId) -> None:
    """Whatever a card says for a moment begins, and is over before anything else goes on (SS-109)."""
    for line in t.card(card).lines:
        if line.timing is timing:
            t.then_frame(start_effect(line.ability.program, card, seat, card))


def has_line(t: STable, timing: Timing, card: CardId) -> bool:
    for line in t.card(card).lines:
        if line.timing is timing:
            return True
    return False


# -- the Clock ---------------------------------------------------------------------------------------------------------


def remove_flame(t: STable) -> None:
    """SS-072, SS-084, SS-R56 One Flame less; with the last one the end is triggered, below none nothing happens."""
    if t.clock[clock.FLAMES] > 0:
        t.clock[clock.FLAMES] -= 1
        t.emit(events.FLAME_OUT, NOTHING, number=t.clock[clock.FLAMES])
        if t.clock[clock.FLAMES] == 0:
            trigger_end(t)


def trigger_end(t: STable) -> None:
    """SS-084 The round is completed."""
    if not t.clock[clock.ENDING]:
        t.clock[clock.ENDING] = 1
        t.emit(events.ENDING, NOTHING)


def put_out_flame(t: STable, card: CardId) -> None:
    """SS-072 The Flame on a card that leaves the field."""
    if t.card(card).has_flame:
        remove_flame(t)


# -- leaving the field -------------------------------------------------------------------------------------------------


def eliminate(t: STable, card: CardId) -> None:
    """SS-018, SS-072 To the common discard, with its Flame."""
    put(t, card, zones.COMMON)
    t.emit(events.ELIMINATED, NOTHING, card)
    put_out_flame(t, card)


# -- refilling ---------------------------------------------------------------------------------------------------------


def refill(t: STable) -> None:
    """SS-075, SS-076 New cards for the empty slots, from right to left; nothing else moves."""
    t.clock[clock.POPE] = 0
    t.then(steps.refill_slot)


def refill_slot(t: STable) -> None:
    """SS-075, SS-109, SS-R47 One card, and its arrival, before the next; a card that leaves at once is replaced."""
    slot = zones.SLOTS - 1
    while slot >= 0 and t.on_field(slot) != NOTHING:
        slot -= 1
    if slot < 0 or len(t.zones[zones.RESERVE]) == 0:
        return
    card = t.zones[zones.RESERVE][len(t.zones[zones.RESERVE]) - 1]
    if t.clock[clock.POPE] and is_pope(t, card):
        put_to_the_bottom(t, card)
        if not is_only_popes(t):
            t.then(steps.refill_slot)
        return
    reveal(t, card, slot)
    t.then(steps.refill_slot)


def reveal(t: STable, card: CardId, slot: i64) -> None:
    """SS-070 The card is turned up, and its arrival takes effect."""
    t.move(card, zones.slot(slot))
    t.emit(events.REVEALED, NOTHING, card, number=slot + 1)
    if has_line(t, timings.ARRIVAL, card):
        t.emit(events.ARRIVED, NOTHING, card)
        start_lines(t, timings.ARRIVAL, card, t.clock[clock.ACTIVE])


def is_pope(t: STable, card: CardId) -> bool:
    """SS-R48 A card whose arrival shuffles itself away."""
    return t.card(card).returns_to_reserve


def is_only_popes(t: STable) -> bool:
    """From the top: the next card is turned up anyway, and nothing else of the Reserve is looked at."""
    reserve = t.zones[zones.RESERVE]
    at: i64 = len(reserve) - 1
    while at >= 0:
        if not is_pope(t, reserve[at]):
            return False
        at -= 1
    return True


def put_to_the_bottom(t: STable, card: CardId) -> None:
    """SS-R48 Its arrival is applied once in a refill."""
    t.show_to_all(card)
    t.move(card, zones.RESERVE, to_bottom=True)
    t.emit(events.PUT_UNDER, NOTHING, card)


def reveal_in_place(t: STable, slot: i64) -> None:
    """SS-R50 One card into one slot; if it leaves at once the slot stays empty."""
    cards = t.zones[zones.RESERVE]
    if len(cards) > 0:
        reveal(t, cards[len(cards) - 1], slot)


def shift(t: STable) -> None:
    """SS-081 All cards of the field go as far to the right as they can, and those under them with them (SS-105)."""
    free = zones.SLOTS - 1
    slot = zones.SLOTS - 1
    while slot >= 0:
        card = t.on_field(slot)
        if card != NOTHING:
            if slot != free:
                t.move_all(zones.slot(slot), zones.slot(free))
            free -= 1
        slot -= 1
    t.emit(events.SHIFTED, NOTHING)


def lay_field(t: STable) -> None:
    """SS-031, SS-032, SS-R02 Six cards from right to left; no arrival and no Flame."""
    slot = zones.SLOTS - 1
    while slot >= 0 and len(t.zones[zones.RESERVE]) > 0:
        card = t.zones[zones.RESERVE][len(t.zones[zones.RESERVE]) - 1]
        t.move(card, zones.slot(slot))
        t.emit(events.LAID, NOTHING, card, number=slot + 1)
        slot -= 1


def give_away(t: STable, card: CardId, seat: SeatId) -> None:
    """SS-R76 A card of the field goes into a player's discard and is that player's from now on."""
    put(t, card, zones.DISCARD + seat)
    give(t, card, seat)
    t.emit(events.GIVEN, seat, card)
