"""Who can be spent on a field card, what they are worth together, and what else acquiring it takes (chapter 6)."""

from mypy_extensions import i64

from hexadeck.cardtext.statements import anyone_says, sum_said, who_says
from hexadeck.games.saint_seiya import on, why, zones
from hexadeck.games.saint_seiya.table import COSMO, FORCE, STable
from hexadeck.games.saint_seiya.values import COSMO_NOW, FORCE_NOW, value, who_can_acquire
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, extend, no_numbers


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
    return max(1, sum_said(t, on.NEEDS_FIGHTERS, card)) if way == FORCE else 1


def needed_payers(t: STable, card: CardId, way: i64, found: Row) -> Row:
    """SS-R30 Those of whom at least one must be spent, if it takes one of them."""
    needed = no_numbers()
    some = who_can_acquire(t, card) if way == COSMO else None
    if some is not None:
        for one in found:
            if some.says(t, card, one, NOTHING):
                needed = append(needed, one)
    return needed


def lacks_somebody(t: STable, seat: SeatId, card: CardId, way: i64) -> bool:
    """SS-R30 Whether nobody of those of whom one must be spent can be."""
    if way != COSMO or who_can_acquire(t, card) is None:
        return False
    return len(needed_payers(t, card, way, payers(t, seat, card, way))) == 0


def takes_a_card(t: STable, card: CardId, way: i64) -> bool:
    """SS-R29 Whether a card of the hand is discarded to fight it."""
    return way == FORCE and anyone_says(t, on.TAKES_A_CARD, card)


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
            force += FORCE_NOW.now(t, other)
            cosmo += COSMO_NOW.now(t, other)
    return force, cosmo


def sum_of(t: STable, cards: Row, way: i64) -> i64:
    """What cards are worth together."""
    total: i64 = 0
    for card in cards:
        total += value(t, card, way)
    return total


# -- bans --------------------------------------------------------------------------------------------------------------


def is_banned(t: STable, card: CardId) -> bool:
    """SS-R26, SS-R27 Whether another card keeps it from being acquired at all."""
    return anyone_says(t, on.CANNOT_BE_ACQUIRED, card)


def banning_card(t: STable, card: CardId) -> CardId:
    """The card that does, or NOTHING."""
    return who_says(t, on.CANNOT_BE_ACQUIRED, card)


def can_be_wounded(t: STable, card: CardId) -> bool:
    """SS-R39 Unless somebody alongside protects it."""
    return not anyone_says(t, on.CANNOT_BE_WOUNDED, card)


def is_healing_possible(t: STable) -> bool:
    """SS-R38 Unless a card keeps everybody from it."""
    return not anyone_says(t, on.CANNOT_BE_HEALED)


def who_forbids_healing(t: STable) -> CardId:
    """The card that does, or NOTHING."""
    return who_says(t, on.CANNOT_BE_HEALED)


def why_not_acquire(t: STable, seat: SeatId, card: CardId, way: i64, price: i64, at_hand: i64) -> Hindrance | None:
    """SS-043 Whether some set of payers reaches the cost, with whoever must be among them.

    First what no Force and no Cosmo would help against: nobody should collect them in vain.
    """
    if price == NOTHING:
        return t.hindered(why.NO_COST, c=way)
    if is_banned(t, card):
        return t.hindered(why.BANNED, card=banning_card(t, card))
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
