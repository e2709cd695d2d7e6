"""Force, Cosmo and costs as they are now (chapter 6, SS-R12 to SS-R21): computed when asked, never stored."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.saint_seiya import clock, why, zones
from hexadeck.games.saint_seiya.table import COSMO, FORCE, Card, STable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.origins import THIS_TURN, Origins
from hexadeck.kernel.rows import Row, append, extend, no_numbers
from hexadeck.kernel.schema import SEAT_STRIDE

LAST_PLACE: Final = "Slot 6"
"""SS-046."""


def facing(t: STable, seat: SeatId, host: CardId) -> Row:
    """SS-R12 A player's Characters under a field card, spent or not."""
    return those_under(t, seat, host, NOTHING)


def those_under(t: STable, seat: SeatId, host: CardId, but: CardId) -> Row:
    """SS-R12 A player's Characters under a field card, but for one."""
    found = no_numbers()
    hosts = t.host
    for zone in range(zones.PLAY + seat, zones.SPENT + seat + 1, SEAT_STRIDE):
        for card in t.zones[zone]:
            if hosts[card] == host and card != but:
                found = append(found, card)
    return found


def alongside(t: STable, card: CardId) -> Row:
    """SS-R12 The other Characters under the same field card; nobody is alongside an orphan or an Armour."""
    host = t.host[card]
    return no_numbers() if host == NOTHING else those_under(t, t.owner[card], host, card)


def value(t: STable, card: CardId, way: i64) -> i64:
    """What a card is worth one way."""
    force, cosmo = force_and_cosmo(t, card)
    return force if way == FORCE else cosmo


def force_and_cosmo(t: STable, card: CardId, origins: list[Origins] | None = None) -> tuple[i64, i64]:
    """SS-R16 to SS-R19 Printed values are doubled first, then all bonuses are added; `origins` is told of each."""
    record = t.card(card)
    force = record.values[FORCE]
    cosmo = record.values[COSMO]
    if record.is_armour:
        return force, cosmo
    more_force = t.bonus[card] + t.clock[clock.ALL_FORCE]
    more_cosmo: i64 = 0
    for statement in record.while_played:
        own_force = statement.own_bonus(t, card, FORCE)
        own_cosmo = statement.own_bonus(t, card, COSMO)
        more_force += own_force
        more_cosmo += own_cosmo
        if origins is not None:
            origins[FORCE].plus(card, own_force)
            origins[COSMO].plus(card, own_cosmo)
    hosts = t.host
    host = hosts[card]
    if host != NOTHING:
        seat = t.owner[card]
        for zone in range(zones.PLAY + seat, zones.SPENT + seat + 1, SEAT_STRIDE):
            for other in t.zones[zone]:
                if hosts[other] == host and other != card:
                    for statement in t.card(other).while_played:
                        factor = statement.factor_for(t, card)
                        force *= factor
                        cosmo *= factor
                        given_force = statement.bonus_for(t, card, FORCE)
                        given_cosmo = statement.bonus_for(t, card, COSMO)
                        more_force += given_force
                        more_cosmo += given_cosmo
                        if origins is not None:
                            origins[FORCE].times(other, factor)
                            origins[COSMO].times(other, factor)
                            origins[FORCE].plus(other, given_force)
                            origins[COSMO].plus(other, given_cosmo)
    if origins is not None:
        origins[FORCE].plus(NOTHING, t.bonus[card] + t.clock[clock.ALL_FORCE], THIS_TURN)
    return force + more_force, cosmo + more_cosmo


def base_cost(t: STable, seat: SeatId, record: Card, way: i64) -> i64:
    """SS-008, SS-R30, SS-R73 What it costs before reductions, or NOTHING where it cannot be acquired that way."""
    printed = record.costs[way]
    if printed != NOTHING:
        return printed
    if way == FORCE and record.is_armour and t.clock[clock.ARMOURS_BY_FORCE] and t.is_active(seat):
        return record.costs[COSMO]
    for statement in record.on_field:
        if statement.own_cost(way) != NOTHING:
            return statement.own_cost(way)
    return NOTHING


def cost(t: STable, seat: SeatId, card: CardId, way: i64, origins: Origins | None = None) -> i64:
    """SS-046, SS-R20 All reductions together; never below 1, and a missing cost stays missing."""
    record = t.card(card)
    price = base_cost(t, seat, record, way)
    if price == NOTHING:
        return NOTHING
    cut = t.force_cut[card] if way == FORCE else t.cosmo_cut[card]
    price -= cut
    if origins is not None:
        origins.plus(NOTHING, -cut, THIS_TURN)
    if t.place[card] == zones.slot(zones.SLOTS - 1):
        price -= 1
        if origins is not None:
            origins.plus(NOTHING, -1, LAST_PLACE)
    if t.is_active(seat):
        for statement in record.on_field:
            cut = statement.cut(t, card, card, way)
            price -= cut
            if origins is not None:
                origins.plus(card, -cut)
        hosts = t.host
        for zone in range(zones.PLAY + seat, zones.SPENT + seat + 1, SEAT_STRIDE):
            for other in t.zones[zone]:
                if hosts[other] == card:
                    for statement in t.card(other).while_played:
                        cut = statement.cut(t, other, card, way)
                        price -= cut
                        if origins is not None:
                            origins.plus(other, -cut)
    if price < 1:
        return 1
    return price


def is_banned(t: STable, card: CardId) -> bool:
    return banning_card(t, card) != NOTHING


def banning_card(t: STable, card: CardId) -> CardId:
    """SS-R26, SS-R27 The other card of the field that keeps it from being acquired at all, or NOTHING."""
    slot: i64 = 0
    while slot < zones.SLOTS:
        for other in t.zones[zones.slot(slot)]:
            for statement in t.card(other).on_field:
                if statement.forbids_acquiring(t, other, card):
                    return other
        slot += 1
    return NOTHING


def lacks_somebody(t: STable, seat: SeatId, card: CardId, way: i64) -> bool:
    """SS-R30 Whether nobody of those of whom one must be spent can be."""
    name = needed_name(t, card, way)
    return bool(name) and name not in [t.card(one).name for one in payers(t, seat, card, way)]


def payers(t: STable, seat: SeatId, card: CardId, way: i64) -> Row:
    """SS-R14, SS-R42 Who can be spent on a field card: the Characters under it, and for Cosmo the Armour in play."""
    found = no_numbers()
    hosts = t.host
    for other in t.zones[zones.PLAY + seat]:
        if hosts[other] == card:
            found = append(found, other)
    return extend(found, t.zones[zones.ARMOUR + seat]) if way == COSMO else found


def least_payers(t: STable, card: CardId, way: i64) -> i64:
    """SS-R28 How many Characters it takes."""
    least: i64 = 1
    if way == FORCE:
        for statement in t.card(card).on_field:
            least = max(least, statement.least_fighters())
    return least


def needed_name(t: STable, card: CardId, way: i64) -> str:
    """SS-R30 Of whom at least one must be spent."""
    if t.card(card).costs[way] == NOTHING:
        for statement in t.card(card).on_field:
            if statement.own_cost(way) != NOTHING:
                return statement.must_spend()
    return ""


def takes_a_card(t: STable, card: CardId, way: i64) -> bool:
    """SS-R29 Whether a card of the hand is discarded to fight it."""
    if way == FORCE:
        for statement in t.card(card).on_field:
            if statement.takes_a_card():
                return True
    return False


def reach(t: STable, seat: SeatId, card: CardId, way: i64) -> i64:
    """How much Force or Cosmo is at hand for a field card."""
    return sum_of(t, payers(t, seat, card, way), way)


def reach_under(t: STable, seat: SeatId, card: CardId) -> tuple[i64, i64]:
    """SS-R14 The Force and the Cosmo of the Characters under a field card who can be spent."""
    force: i64 = 0
    cosmo: i64 = 0
    hosts = t.host
    for other in t.zones[zones.PLAY + seat]:
        if hosts[other] == card:
            more_force, more_cosmo = force_and_cosmo(t, other)
            force += more_force
            cosmo += more_cosmo
    return force, cosmo


def sum_of(t: STable, cards: Row, way: i64) -> i64:
    """What cards are worth together."""
    total: i64 = 0
    for card in cards:
        total += value(t, card, way)
    return total


def why_not_acquire(t: STable, seat: SeatId, card: CardId, way: i64, price: i64, at_hand: i64) -> Hindrance | None:
    """SS-043 Whether some set of payers reaches the cost, with whoever must be among them.

    First what no Force and no Cosmo would help against: nobody should collect them in vain.
    """
    if price == NOTHING:
        return t.hindered(why.NO_COST, c=way)
    banning = banning_card(t, card)
    if banning != NOTHING:
        return t.hindered(why.BANNED, card=banning)
    if lacks_somebody(t, seat, card, way):
        return why.NEEDS_SOMEBODY
    if at_hand < price:
        return t.hindered(why.NOT_ENOUGH_FORCE if way == FORCE else why.NOT_ENOUGH_COSMO, price, at_hand)
    least = least_payers(t, card, way)
    count: i64 = len(payers(t, seat, card, way))
    if count < least:
        return t.hindered(why.TOO_FEW, least, count)
    if takes_a_card(t, card, way) and len(t.zones[zones.HAND + seat]) == 0:
        return why.NO_CARD_TO_PAY
    return None


def can_be_wounded(t: STable, card: CardId) -> bool:
    """SS-R39 Unless somebody alongside protects it."""
    if t.place[card] not in (zones.PLAY + t.owner[card], zones.SPENT + t.owner[card]):
        return True
    for other in alongside(t, card):
        for statement in t.card(other).while_played:
            if statement.protects(t, other, card):
                return False
    return True


def is_healing_possible(t: STable) -> bool:
    return who_forbids_healing(t) == NOTHING


def who_forbids_healing(t: STable) -> CardId:
    """SS-R38 The card of the field that keeps everybody from it, or NOTHING."""
    slot: i64 = 0
    while slot < zones.SLOTS:
        for card in t.zones[zones.slot(slot)]:
            for statement in t.card(card).on_field:
                if statement.forbids_healing():
                    return card
        slot += 1
    return NOTHING
