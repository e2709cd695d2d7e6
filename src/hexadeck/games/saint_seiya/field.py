"""The field, the Reserve and the Clock: arrivals, Flames, elimination, refill (chapter 11)."""

from mypy_extensions import i64

from hexadeck.games.saint_seiya import clock, events, on, steps, zones
from hexadeck.games.saint_seiya.movement import give, put
from hexadeck.games.saint_seiya.table import STable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId

# -- the Clock ---------------------------------------------------------------------------------------------------------


def remove_flames(t: STable, seat: SeatId, amount: i64) -> None:
    """SS-074 By the text of a card."""
    for _ in range(amount):
        remove_flame(t)


def is_burning(t: STable, seat: SeatId) -> bool:
    """SS-R56 Below none nothing happens."""
    return t.clock[clock.FLAMES] > 0


def remove_flame(t: STable) -> None:
    """SS-072, SS-084, SS-R56 One Flame less; with the last one the end is triggered."""
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


def replace(t: STable, card: CardId) -> None:
    """SS-R50 Eliminated, and another card in its place."""
    slot = zones.slot_of(t.place[card])
    eliminate(t, card)
    t.then(steps.reveal_in_place, slot)


# -- refilling ---------------------------------------------------------------------------------------------------------


def refill(t: STable) -> None:
    """SS-075, SS-076 New cards for the empty slots, from right to left; nothing else moves."""
    t.clock[clock.POPE] = 0
    t.then(steps.refill_slot)


def refill_now(t: STable, seat: SeatId) -> None:
    """SS-075 By the text of a card."""
    refill(t)


def has_gap(t: STable, seat: SeatId) -> bool:
    """SS-R10, SS-R31 Whether there is a slot to fill, and a card to fill it with."""
    return len(t.field_cards()) < zones.SLOTS and len(t.zones[zones.RESERVE]) > 0


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
    t.move_speaking(card, zones.slot(slot))
    t.emit(events.REVEALED, NOTHING, card, number=slot + 1)
    if is_pope(t, card):
        t.clock[clock.POPE] = 1
    if t.book.own_of(t.face(card), on.ARRIVES):
        t.tell(events.ARRIVED, NOTHING, card)


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
                t.move_speaking(card, zones.slot(free))
            free -= 1
        slot -= 1
    t.emit(events.SHIFTED, NOTHING)


def lay_field(t: STable) -> None:
    """SS-031, SS-032, SS-R02 Six cards from right to left; no arrival and no Flame."""
    slot = zones.SLOTS - 1
    while slot >= 0 and len(t.zones[zones.RESERVE]) > 0:
        card = t.zones[zones.RESERVE][len(t.zones[zones.RESERVE]) - 1]
        t.move_speaking(card, zones.slot(slot))
        t.emit(events.LAID, NOTHING, card, number=slot + 1)
        slot -= 1


def give_away(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R25, SS-R76 It goes into a player's discard and is that player's from now on: neither a defeat nor a Flame."""
    put(t, card, zones.DISCARD + seat)
    give(t, card, seat)
    t.emit(events.GIVEN, seat, card)


def acquire_top(t: STable, seat: SeatId) -> None:
    """SS-R55 The top card of the Reserve, shown to all, without any effect of it."""
    for card in t.move_top(zones.RESERVE, 1, zones.DISCARD + seat):
        give(t, card, seat)
        t.emit(events.ACQUIRED, seat, card)


def open_armours(t: STable, seat: SeatId) -> None:
    """SS-R73 With Force, for this turn."""
    t.clock[clock.ARMOURS_BY_FORCE] = 1
    t.emit(events.ARMOURS_OPEN, seat)


def are_armours_shut(t: STable, seat: SeatId) -> bool:
    return t.clock[clock.ARMOURS_BY_FORCE] == 0
