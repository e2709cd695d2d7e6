"""Which of the rules keeps a card from being used at the question at hand: the functions that list the options say."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import asks, timings, why, zones
from hexadeck.games.zenonzard.attack import (
    standing_forces,
    why_not_attack,
    why_not_attack_forces,
    why_not_attack_life,
    why_not_block,
)
from hexadeck.games.zenonzard.mana import active_mana, why_not_pay_with
from hexadeck.games.zenonzard.movement import why_not_move_at_all, why_not_move_to_base, why_not_move_to_field
from hexadeck.games.zenonzard.play import why_not_at, why_not_play
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.turn import why_not_act, why_not_place
from hexadeck.kernel.explain import has_twin_on_offer
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.table import Step


def why_not(t: ZTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """Why a card is in no option of the seat that is asked; None where the question says enough."""
    zone = t.place[card] - seat
    prompt = t.prompt
    if prompt is asks.MAIN:
        return why_not_in_main(t, seat, card, zone)
    if prompt is asks.REDRAW and zone == zones.HAND:
        return why.RETURNED_ALREADY
    if prompt is asks.MANA and zone == zones.HAND:
        return why_not_place(t, card)
    if prompt is not None and prompt.kind == asks.FLASH_DEFENDER.kind:
        return why_not_from_hand(t, seat, card, timings.FLASH) if zone == zones.HAND else why.NO_FLASH
    if (prompt is asks.BLOCK or prompt is asks.MUST_BLOCK) and zone == zones.FIELD:
        hindrance = why_not_block(t, card, t.prompt_card)
        return why.ANOTHER_MUST if hindrance is None else hindrance
    if prompt is asks.PAYMENT and zone == zones.BASE:
        return why_not_in_payment(t, card)
    return None


def why_not_in_payment(t: ZTable, mana: i64) -> Hindrance | None:
    """ZZ-060 What keeps a mana from being rested next; of equal ones one stands for all."""
    question = t.asked
    assert isinstance(question, Step)
    hindrance = why_not_pay_with(t, mana, question.row)
    return None if hindrance is why.OTHER_COLOURS and has_twin_on_offer(t, mana) else hindrance


def why_not_in_main(t: ZTable, seat: SeatId, card: CardId, zone: ZoneId) -> Hindrance | None:
    """ZZ-051 What the Main Phase has for a card, by where it lies."""
    hindrance = why_not_act(t)
    if hindrance is not None:
        return hindrance
    if zone == zones.HAND:
        return why_not_from_hand(t, seat, card, timings.MAIN)
    if zone == zones.FIELD:
        return why_not_from_field(t, seat, card)
    if zone == zones.BASE:
        hindrance = why_not_move_to_field(t, card)
        return why_not_move_at_all(t, seat) if hindrance is None else hindrance
    if zone == zones.FORCES:
        return why.FORCE_WORKS_ALONE if t.points[card] > 0 else why.FORCE_DESTROYED
    if zone == zones.TRASH:
        return why.IN_THE_TRASH
    if zone == zones.REMOVED:
        return why.OUT_OF_THE_GAME
    return why_not_attacked(t, card, t.place[card] - the_opponent(t, seat))


def why_not_attacked(t: ZTable, card: CardId, zone: ZoneId) -> Hindrance | None:
    """ZZ-093 What the foe has on the table, where no attack on it is on offer."""
    if zone == zones.FIELD:
        return why.NO_TARGET
    if zone == zones.FORCES:
        return why.NO_ATTACKER if t.points[card] > 0 else why.FORCE_DESTROYED
    return None


def why_not_from_hand(t: ZTable, seat: SeatId, card: CardId, timing: i64) -> Hindrance | None:
    hindrance = why_not_at(t.card(card), timing)
    return why_not_play(t, seat, card, active_mana(t, seat)) if hindrance is None else hindrance


def why_not_from_field(t: ZTable, seat: SeatId, minion: CardId) -> Hindrance | None:
    """A minion that can neither attack nor move: what keeps it from attacking comes first."""
    hindrance = why_not_attack(t, minion)
    forces = len(standing_forces(t, the_opponent(t, seat)))
    if hindrance is None and forces > 0:
        hindrance = why_not_attack_forces(t, minion)
    if hindrance is None:
        hindrance = why_not_attack_life(t, minion, forces)
    if hindrance is None:
        hindrance = why_not_move_at_all(t, seat)
    return why_not_move_to_base(t, minion) if hindrance is None else hindrance
