"""Why a player can do nothing with a card at this decision, from the functions that list the options."""

from hexadeck.games.knights_and_kings import asks, why, zones
from hexadeck.games.knights_and_kings.attack import evades_in_slot, why_not_attack, why_not_block
from hexadeck.games.knights_and_kings.formations import formation_of, is_protected, why_no_slot, why_not_ready
from hexadeck.games.knights_and_kings.noble import why_not_contest, why_not_play
from hexadeck.games.knights_and_kings.table import KingsTable, is_in_play, is_slot
from hexadeck.games.knights_and_kings.turn import why_not_deposit, why_not_field
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId


def why_not(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """By the question that is put: it must be one for this seat."""
    if t.seat != seat:
        return None
    is_mine = t.owner[card] == seat
    if t.place[card] == zones.TREASURY + seat:
        return t.hindered(why.IS_COIN)
    if t.prompt is asks.FIELD_OR_TREASURE and t.place[card] == zones.HAND + seat:
        return why_not_deposit(t, seat) and why_not_field(t, seat, card)
    if t.prompt is asks.FIELD_OR_TREASURE and is_mine and is_in_play(t, card):
        return t.hindered(why.ACTS_LATER)
    if t.prompt is asks.ACTION:
        return why_not_act(t, seat, card) if is_mine else why_not_target(t, seat, card)
    if t.prompt is asks.AIM and not is_mine and is_in_play(t, card):
        return why_not_attack(t, formation_of(t, t.prompt_card), card)
    if t.prompt is asks.BLOCK and is_mine and is_in_play(t, card):
        return why_not_block(t, card, formation_of(t, t.prompt_card))
    if t.prompt is asks.MUST_BLOCK and is_mine and is_in_play(t, card):
        return why_not_block(t, card, formation_of(t, t.prompt_card)) or t.hindered(why.ANOTHER_MUST)
    return None


def why_not_act(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """One's own cards among the actions."""
    if t.place[card] == zones.HAND + seat:
        return why_not_play(t, seat, card)
    if is_in_play(t, card):
        return why_not_ready(t, card) or why_no_slot(t, seat)
    return None


def why_not_target(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """The opponent's cards among the actions."""
    if t.place[card] == zones.NOBLES + t.owner[card]:
        return why_not_contest(t, card) or why_no_slot(t, seat)
    if not is_in_play(t, card):
        return None
    if not is_slot(t.place[card]):
        return t.hindered(why.NOT_VULNERABLE)
    if is_protected(t, card) and formation_of(t, card)[0] != card:
        return t.hindered(why.ONE_TARGET)
    return why_no_slot(t, seat) or (t.hindered(why.EVADES) if evades_in_slot(t, card) else None)
