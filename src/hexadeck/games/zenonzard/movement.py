"""Movement: own minions from the field to the base, own minion cards from the base to the field (chapter 11)."""

from mypy_extensions import i64

from hexadeck.games.zenonzard import kinds, steps, verbs, why, zones
from hexadeck.games.zenonzard.actions import base_room, field_room, have_entered, move_to_base, move_to_field
from hexadeck.games.zenonzard.attack import why_not_by_text
from hexadeck.games.zenonzard.mana import has_like_before
from hexadeck.games.zenonzard.statements import TO_MOVE
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId


def offer_moves(t: ZTable, seat: SeatId) -> None:
    """ZZ-082 Every minion that may be moved to the base, every different mana that may be moved to the field."""
    is_asked_why = t.is_asked_why
    if t.movements[seat] == 0 and not is_asked_why:
        return
    for minion in t.zones[zones.FIELD + seat]:
        t.offer_unless(why_not_move_to_base(t, seat, minion), verbs.MOVE_TO_BASE, minion)
    base = t.zones[zones.BASE + seat]
    for mana in base:
        hindrance = why_not_move_to_field(t, seat, mana)
        if (hindrance is None or is_asked_why) and not has_like_before(t, base, mana):
            t.offer_unless(hindrance, verbs.MOVE_TO_FIELD, mana)


def why_not_move_to_base(t: ZTable, seat: SeatId, minion: CardId) -> Hindrance | None:
    """ZZ-085, ZZ-087 Every minion but tokens, for a Movement."""
    if t.cards[t.face(minion)].type == kinds.TOKEN:
        return why.TOKEN_STAYS
    hindrance = why_not_by_text(t, minion, TO_MOVE)
    if hindrance is not None:
        return hindrance
    return None if t.movements[seat] > 0 else why.NO_MOVEMENT


def why_not_move_to_field(t: ZTable, seat: SeatId, mana: i64) -> Hindrance | None:
    """ZZ-063, ZZ-086, ZZ-087 Every mana that is a minion card, for a Movement."""
    if not t.cards[t.face(mana)].is_minion_card:
        return why.NEUTRAL_MANA_STAYS
    return None if t.movements[seat] > 0 else why.NO_MOVEMENT


def spend_movement_to_base(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-087, ZZ-090 One Movement is used; a full base must make room first."""
    t.movements[seat] -= 1
    if base_room(t, seat) <= 0:
        t.then(steps.make_room_in_base, seat, 1)
    t.then_within(steps.move_minion_to_base, card)


def spend_movement_to_field(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-087, ZZ-090 One Movement is used; a full field must make room first."""
    t.movements[seat] -= 1
    if field_room(t, seat) <= 0:
        t.then(steps.make_room_on_field, seat, 1)
    t.then_within(steps.move_mana_to_field, card)


def move_minion_to_base(t: ZTable, card: CardId) -> None:
    """ZZ-084, ZZ-089 It keeps its state and can be spent at once if Active."""
    move_to_base(t, card, False)


def move_mana_to_field(t: ZTable, card: CardId) -> None:
    """ZZ-084, ZZ-088 It keeps its state; an Active one may attack and block."""
    move_to_field(t, card, False)
    have_entered(t, (card,))
