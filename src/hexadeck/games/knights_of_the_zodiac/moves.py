"""The Move Phase (chapter 11)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, events, steps, traits, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.deck import discard
from hexadeck.games.knights_of_the_zodiac.power import buoy_of, level_for_check, limit_for, printed_trait
from hexadeck.games.knights_of_the_zodiac.table import OVERLIMIT_MOVES, REALM_LIMIT, ZodiacTable, as_zodiac
from hexadeck.games.knights_of_the_zodiac.turn import both_in_turn, open_windows
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.table import Table


def move_phase(t: ZodiacTable) -> None:
    """KZ-081, KZ-R02 The Offense makes all its moves, then the Defense."""
    open_windows(t, clock.MOVE)
    both_in_turn(t, steps.move_knights)


def move_knights(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-081, KZ-088, KZ-R17 Any Knights, or none; a Realm with more than five must be left while that is possible."""
    knights = len(t.zones[zones.REALM + seat])
    for slot in range(zones.SLOTS):
        knights += len(t.zones[t.front(slot, seat)])
    if knights == 0:
        return
    t.ask(seat, asks.MOVE, steps.take_move, always=True)
    out_of_realm = False
    for knight in t.zones[zones.REALM + seat]:
        if offer_moves(t, seat, knight):
            out_of_realm = True
    for home in range(zones.SLOTS):
        for knight in t.zones[t.front(home, seat)]:
            offer_moves(t, seat, knight)
    if t.is_asked_why:
        refuse_other_moves(t, seat)
    if len(t.zones[zones.REALM + seat]) <= REALM_LIMIT or not out_of_realm:
        t.offer(verbs.END_MOVES)


def offer_moves(t: ZodiacTable, seat: SeatId, knight: CardId) -> bool:
    """KZ-082, KZ-084, KZ-085 Where a Knight may go; says whether there is a Field Card among it."""
    if not may_move_again(t, seat, knight):
        t.refuse(why.HAS_MOVED, verbs.MOVE, knight)
        return False
    home = t.slot_of(knight)
    is_free = home == NOTHING or may_roam(t, seat, knight)
    if home != NOTHING:
        t.offer(verbs.MOVE, knight, zones.REALM + seat, 0)
    is_any = False
    for slot in range(zones.SLOTS if is_free or t.is_asked_why else 0):
        field = t.field_at(slot)
        if field != NOTHING and slot != home:
            hindrance = move_hindrance(t, seat, knight, slot, field) if is_free else why.FIELD_TO_FIELD
            if t.offer_unless(hindrance, verbs.MOVE, knight, t.front(slot, seat), slot + 1):
                is_any = True
    return is_any


def refuse_other_moves(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-081, KZ-R07 To a slot that is empty, and those of the opponent."""
    foe = the_opponent(t, seat)
    t.refuse_each(why.NOT_YOURS, verbs.MOVE, t.zones[zones.REALM + foe])
    for slot in range(zones.SLOTS):
        t.refuse_each(why.NOT_YOURS, verbs.MOVE, t.zones[t.front(slot, foe)])
        if t.field_at(slot) == NOTHING:
            t.refuse(why.NO_FIELD, verbs.MOVE, NOTHING, t.front(slot, seat), slot + 1)


def may_move_again(t: ZodiacTable, seat: SeatId, knight: CardId) -> bool:
    """KZ-082 Once a turn, unless a card lets one Knight move twice."""
    return t.moved[knight] == 0 or (t.moved[knight] == 1 and t.marches[seat] > 0)


def move_hindrance(t: ZodiacTable, seat: SeatId, knight: CardId, slot: i64, field: CardId) -> Hindrance | None:
    """KZ-086, KZ-R16, KZ-R36 Why a Knight may not move onto a Field Card."""
    if t.gated[field] == seat + 1:
        return why.GATED
    return None if t.settings[OVERLIMIT_MOVES] else limit_hindrance(t, seat, knight, slot, field)


def may_roam(t: ZodiacTable, seat: SeatId, knight: CardId) -> bool:
    """KZ-085, KZ-234 From one Field Card to another only by a text that allows it."""
    return t.roads[seat] > 0 or printed_trait(t, knight, traits.ROAM) > 0


def limit_hindrance(t: ZodiacTable, seat: SeatId, knight: CardId, slot: i64, field: CardId) -> Hindrance | None:
    """KZ-086, KZ-R16 Nobody exceeds a Limit knowingly; a face-down Field Card tells the Offense nothing."""
    if not t.is_known(field, seat):
        return None
    levels = level_for_check(t, knight)
    limit = limit_for(t, slot, seat) + buoy_of(t, knight)
    for other in t.zones[t.front(slot, seat)]:
        levels += level_for_check(t, other)
        limit += buoy_of(t, other)
    return None if levels <= limit else t.hindered(why.OVER_LIMIT, levels, limit)


def take_move(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    seat = t.decided
    if option.verb is verbs.MOVE:
        move_knight(t, seat, option.a, option.b)
        t.then(steps.move_knights, seat)
    elif len(t.zones[zones.REALM + seat]) > REALM_LIMIT:
        t.then(steps.leave_realm, seat)


def move_knight(t: ZodiacTable, seat: SeatId, knight: CardId, place: i64) -> None:
    """KZ-082, KZ-083, KZ-234 A Knight moves as it lies; one that roams is turned face up."""
    if t.moved[knight] == 1:
        t.marches[seat] -= 1
    t.moved[knight] += 1
    was_on_field = t.slot_of(knight) != NOTHING
    t.move(knight, place)
    if place == zones.REALM + seat:
        t.emit(events.WITHDRAWN, seat, knight)
        return
    if was_on_field:
        roam(t, seat, knight)
    t.emit(events.ROAMED if was_on_field else events.MOVED, seat, knight, number=t.slot_of(knight) + 1)


def roam(t: ZodiacTable, seat: SeatId, knight: CardId) -> None:
    """KZ-234 By its own text it is turned face up; otherwise a card has allowed it once."""
    if printed_trait(t, knight, traits.ROAM):
        t.face_up[knight] = 1
        t.show_to_all(knight)
    else:
        t.roads[seat] -= 1


def leave_realm(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-080, KZ-089, KZ-R17 Nobody can move out: Knights of the player's choice are discarded, down to five."""
    knights = t.zones[zones.REALM + seat]
    if len(knights) > REALM_LIMIT:
        t.ask(seat, asks.TOO_MANY, steps.take_leave)
        for knight in knights:
            t.offer(verbs.DISCARD, knight)
        for slot in range(zones.SLOTS):
            t.refuse_each(why.NOT_IN_REALM, verbs.DISCARD, t.zones[t.front(slot, seat)])


def take_leave(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    discard(t, option.a)
    t.moved[option.a] = 0
    t.emit(events.DISCARDED, t.decided, option.a)
    t.then(steps.leave_realm, t.decided)
