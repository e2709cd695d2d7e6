"""Units in play: fielding, damage, death, and leaving play (chapters 6 to 8)."""

from mypy_extensions import i64

from hexadeck.cardtext.durations import forget_changes
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_and_kings import clock, events, zones
from hexadeck.games.knights_and_kings.table import KingsTable, units_in_slots
from hexadeck.games.knights_and_kings.values import is_dead
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rows import Row, append, joined, no_numbers


def units_in_play(t: KingsTable, seat: SeatId) -> Row:
    """In the field and in the slots."""
    return joined(t.zones[zones.FIELD + seat], units_in_slots(t, seat))


def enter_field(t: KingsTable, seat: SeatId, card: CardId, zone: ZoneId = zones.FIELD) -> None:
    """KK-050, KK-054, KK-R50 It counts as fielded this turn."""
    t.move(card, zone + seat)
    t.fielded[card] = t.clock[clock.TURN]


def return_to_field(t: KingsTable, card: CardId) -> None:
    """KK-034 From a slot back to the field, with its damage (KK-R17)."""
    seat = t.owner[card]
    t.move(card, zones.FIELD + seat)
    t.came_by[card] = 0
    t.emit(events.RETURNED_TO_FIELD, seat, card)


def add_damage(t: KingsTable, card: CardId, amount: i64) -> None:
    """KK-067 Damage is marked on the card and stays there."""
    if amount > 0:
        t.damage[card] += amount
        t.emit(events.DAMAGED, t.owner[card], card, number=amount)
        t.dirty = True


def heal(t: KingsTable, card: CardId, amount: i64) -> None:
    """KK-R17 Damage goes when an effect removes it."""
    removed = amount if amount < t.damage[card] else t.damage[card]
    if removed > 0:
        t.damage[card] -= removed
        t.emit(events.HEALED, t.owner[card], card, number=removed)


def bury_dead(t: KingsTable) -> None:
    """KK-068, KK-R49 Everybody who has as much damage as defense dies, all at the same time."""
    dead = no_numbers()
    for seat in (t.clock[clock.ACTIVE], the_opponent(t, t.clock[clock.ACTIVE])):
        for card in units_in_play(t, seat):
            if is_dead(t, card):
                dead = append(dead, card)
    for card in dead:
        kill(t, card)


def kill(t: KingsTable, card: CardId) -> None:
    """KK-068 To its owner's graveyard."""
    leave_play(t, card, zones.GRAVEYARD)
    t.emit(events.KILLED, t.owner[card], card)


def leave_play(t: KingsTable, card: CardId, zone: ZoneId) -> None:
    """KK-R50 A unit that leaves play loses its damage and what held for a while."""
    t.damage[card] = 0
    t.came_by[card] = 0
    t.hits[card] = 0
    t.blocking[card] = 0
    t.blocks[card] = 0
    forget_changes(t, card)
    t.move(card, zone + t.owner[card])


def heal_fully(t: KingsTable, card: CardId) -> None:
    heal(t, card, t.damage[card])
