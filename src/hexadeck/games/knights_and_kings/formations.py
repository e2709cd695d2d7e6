"""King, Queen, Bishop and Rook: who may go to battle with whom, and what a formation is worth (chapters 13 to 16).

A formation is the cards of one slot, its leader first. What it does follows from the leader's kind, so there is nothing
to remember but where the cards lie.
"""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings import clock, why, zones
from hexadeck.games.knights_and_kings.table import (
    BISHOP,
    FOOT_SOLDIER,
    KING,
    KNIGHT,
    QUEEN,
    ROOK,
    STACK_COMPANIONS,
    KingsTable,
    is_slot,
    slot_count,
    slot_zone,
)
from hexadeck.games.knights_and_kings.values import attack_of, is_evasive
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, no_numbers


def why_not_ready(t: KingsTable, card: CardId) -> Hindrance | None:
    """KK-053 to KK-055, KK-R08 A fielded card that was not fielded this turn can act."""
    if is_slot(t.place[card]):
        return why.USED
    return why.FIELDED_THIS_TURN if t.fielded[card] == t.clock[clock.TURN] else None


def why_no_slot(t: KingsTable, seat: SeatId) -> Hindrance | None:
    """KK-R06 Whoever attacks or patrols needs an empty slot."""
    return t.hindered(why.NO_EMPTY_SLOT, slot_count(t)) if empty_slot(t, seat) == NOTHING else None


def can_go_with(leader: i64, partner: i64) -> bool:
    """KK-091, KK-098, KK-103, KK-107, KK-R25 Which kinds a kind takes along."""
    if leader == KING:
        return partner == KNIGHT or partner == FOOT_SOLDIER
    if leader == QUEEN:
        return partner == KNIGHT
    if leader == BISHOP:
        return partner == KNIGHT or partner == KING or partner == FOOT_SOLDIER
    if leader == ROOK:
        return partner == KNIGHT or partner == KING or partner == QUEEN or partner == FOOT_SOLDIER
    return False


def partners(t: KingsTable, leader: CardId) -> Row:
    """KK-R25 Those who are ready to go to battle with this card."""
    found = no_numbers()
    kind = t.kind_of(leader)
    for card in t.zones[zones.FIELD + t.owner[leader]]:
        if card != leader and why_not_ready(t, card) is None and can_go_with(kind, t.kind_of(card)):
            found = append(found, card)
    return found


def leads_a_pair(kind: i64) -> bool:
    """KK-098, KK-103, KK-107."""
    return kind == QUEEN or kind == BISHOP or kind == ROOK


def why_not_lead_stack(t: KingsTable, king: CardId) -> Hindrance | None:
    """KK-091 Two others go with a King."""
    return None if len(partners(t, king)) >= STACK_COMPANIONS else why.TOO_FEW_COMPANIONS


def formation_of(t: KingsTable, card: CardId) -> Row:
    """The cards that lie in a slot together."""
    return t.zones[t.place[card]]


def leading_kind(t: KingsTable, formation: Row) -> i64:
    """The kind whose ability holds a formation together, or nothing for a card alone.

    A stack or pair whose leader has died is no formation any more (KK-R29).
    """
    if len(formation) < 2:
        return NOTHING
    kind = t.kind_of(formation[0])
    return NOTHING if kind == KNIGHT or kind == FOOT_SOLDIER else kind


def power_of(t: KingsTable, formation: Row) -> i64:
    """KK-091, KK-099, KK-108, KK-R26, KK-R39 The damage a formation deals in an attack."""
    kind = leading_kind(t, formation)
    if kind == QUEEN:
        return attack_of(t, formation[0])
    if kind == BISHOP:
        return attack_of(t, formation[1])
    total: i64 = 0
    for card in formation:
        total += attack_of(t, card)
    return total


def are_all_evasive(t: KingsTable, formation: Row) -> bool:
    """KK-R21 A formation is Evasive only if every card in it is."""
    for card in formation:
        if not is_evasive(t, card):
            return False
    return True


def is_protected(t: KingsTable, card: CardId) -> bool:
    """KK-R29 Whether it lies in a slot with a Queen's escort or a Bishop: then the pair is one target."""
    if not is_slot(t.place[card]):
        return False
    kind = leading_kind(t, formation_of(t, card))
    return kind == QUEEN or kind == BISHOP


def empty_slot(t: KingsTable, seat: SeatId) -> i64:
    """KK-056, KK-R06 The place of the first empty slot, or nothing; which one it is makes no difference."""
    slot: i64 = 0
    while slot < slot_count(t):
        place = slot_zone(seat, slot)
        if len(t.zones[place]) == 0:
            return place
        slot += 1
    return NOTHING
