"""Energy, and what becomes of a God that runs out of it or has enough (chapters 11, 13, 14 and 15)."""

from mypy_extensions import i64

from hexadeck.cardtext.frames import EffectFrame
from hexadeck.games.kanzume_goddess import clock, entry, events, limits, steps, zones
from hexadeck.games.kanzume_goddess.deck import move_all
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.frames import Frame, Step
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import vec


def gain_energy(t: KTable, seat: SeatId, amount: i64) -> None:
    """KG-103, KG-R57 There is no upper limit; who is Sealed or out is passed by (KG-R61)."""
    if t.is_in(seat) and amount > 0:
        t.energy[seat] += amount
        t.tell(events.ENERGY_GAINED, seat, number=amount)
        t.dirty = True


def energy_of(t: KTable, seat: SeatId) -> i64:
    """KG-103 What a God has."""
    return t.energy[seat]


def loss(t: KTable, seat: SeatId, amount: i64) -> i64:
    """KG-R57 Nobody falls below 0."""
    return min(amount, t.energy[seat]) if t.is_in(seat) else 0


def lose_energy(t: KTable, seat: SeatId, amount: i64) -> None:
    """KG-103 As much as there is to lose."""
    lost = loss(t, seat, amount)
    if lost > 0:
        t.energy[seat] -= lost
        t.tell(events.ENERGY_LOST, seat, number=lost)
        t.dirty = True


def lose_together(t: KTable, amount: i64) -> None:
    """KG-R58 At the same time: when nobody is left to win, it is a draw."""
    for seat in range(t.seats):
        lose_energy(t, seat, amount)
    if t.clock[clock.TEAMS]:
        fallen = [seat for seat in range(t.seats) if t.main[seat] and t.energy[seat] == 0]
        is_draw = len(fallen) == 2
    else:
        is_draw = not [seat for seat in range(t.seats) if not t.out[seat] and t.energy[seat] > 0]
    if is_draw:
        t.end((), "Nobody is left to win.", "KG-R58")


def each_loses(t: KTable, amount: i64) -> None:
    """KG-R56, KG-R67 One effect on all; who falls is found one at a time, the active player first."""
    for k in range(t.seats):
        lose_energy(t, (t.clock[clock.ACTIVE] + k) % t.seats, amount)


def check_energy(t: KTable) -> None:
    """KG-R56, KG-127 After every change of Energy, before anything else; the active player's God first."""
    if not t.clock[clock.TURN]:
        return
    active = t.clock[clock.ACTIVE]
    for k in range(t.seats):
        seat = (active + k) % t.seats
        if t.is_in(seat):
            if t.energy[seat] == 0:
                fall(t, seat)
            elif not t.clock[clock.TEAMS] and t.energy[seat] >= limits.WINNING_ENERGY:
                t.end((seat,), f"Player {seat + 1} has {t.energy[seat]} Energy.", "KG-125")
            if t.result is not None:
                return


def fall(t: KTable, seat: SeatId) -> None:
    """KG-109 What it means to run out of Energy."""
    if not t.clock[clock.TEAMS]:
        eliminate(t, seat)
    elif t.main[seat]:
        lose_as_team(t, seat, f"The Main God of Player {seat + 1} has no Energy left.", "KG-121")
    else:
        seal(t, seat)


def lose_as_team(t: KTable, seat: SeatId, reason: str, rule: str) -> None:
    """KG-121 The other team wins."""
    t.end(tuple([other for other in range(t.seats) if t.are_opponents(seat, other)]), reason, rule)


def seal(t: KTable, seat: SeatId) -> None:
    """KG-112, KG-113, KG-R59 All cards of the player become one shuffled Deck."""
    t.sealed[seat] = 1
    t.faith[seat] = 0
    t.tell(events.SEALED, seat)
    for zone in (zones.IN_PLAY, zones.DISCARD, zones.HAND, zones.REVEALED):
        move_all(t, zone + seat, zones.DECK + seat)
    t.shuffle(zones.DECK + seat)
    drop_pending(t, seat)


def eliminate(t: KTable, seat: SeatId) -> None:
    """KG-124, KG-126, KG-R65, KG-R67 The player's cards leave the game; whoever is left alone has won."""
    t.out[seat] = 1
    t.energy[seat] = 0
    t.faith[seat] = 0
    t.tell(events.ELIMINATED, seat)
    for zone in (zones.IN_PLAY, zones.DISCARD, zones.HAND, zones.REVEALED, zones.DECK):
        move_all(t, zone + seat, zones.GONE + seat)
    left = [other for other in range(t.seats) if not t.out[other]]
    if len(left) == 1:
        t.end((left[0],), f"Player {left[0] + 1} is the last God standing.", "KG-126")
    else:
        drop_pending(t, seat)


def drop_pending(t: KTable, seat: SeatId) -> None:
    """KG-R60, KG-R66 The player's own effects are dropped; on the own turn the turn is over, others' effects go on."""
    kept: list[Frame] = []
    if seat == t.clock[clock.ACTIVE] and t.clock[clock.TURN]:
        kept.append(Step(steps.turn_over, seat))
        for frame in t.stack:
            if isinstance(frame, EffectFrame) and frame.seat != seat:
                kept.append(frame)
        last = t.declared[-entry.SIZE :]
        t.declared.clear()
        if last and last[entry.SEAT] != seat:
            t.declared.extend(last)
    else:
        for frame in t.stack:
            if not isinstance(frame, EffectFrame) or frame.seat != seat:
                kept.append(frame)
    t.stack = vec[Frame](kept)
