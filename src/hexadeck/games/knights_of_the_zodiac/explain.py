"""Why a player can do nothing with a card at this decision, from the functions that list the options."""

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, why, zones
from hexadeck.games.knights_of_the_zodiac.moves import may_move_again, move_hindrance
from hexadeck.games.knights_of_the_zodiac.table import KNIGHT, POWER_OF_ZODIAC, TECHNIQUE, ZodiacTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId


def why_not(t: ZodiacTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """A card in hand waits for its phase, and a Knight in play for a move that it may make."""
    if t.owner[card] != seat:
        return None
    if t.place[card] == zones.HAND + seat:
        return why_not_from_hand(t, card)
    if t.card(card).kind == KNIGHT and is_in_play(t, card):
        return why_not_moved(t, seat, card)
    if t.place[card] == zones.COSMO + seat:
        return t.hindered(why.IS_COSMO)
    return t.hindered(why.DEFEATED) if t.place[card] == zones.POINTS + the_opponent(t, seat) else None


def is_in_play(t: ZodiacTable, knight: CardId) -> bool:
    """KZ-017."""
    return t.place[knight] == zones.REALM + t.owner[knight] or t.slot_of(knight) != NOTHING


def why_not_from_hand(t: ZodiacTable, card: CardId) -> Hindrance | None:
    """KZ-039, KZ-077, KZ-107 Every kind of card has its phase."""
    printed = t.card(card)
    phase = t.clock[clock.PHASE]
    if printed.kind == KNIGHT and phase != clock.DEPLOY:
        return t.hindered(why.DEPLOYED_LATER)
    if printed.kind == TECHNIQUE and phase != clock.BATTLE:
        return t.hindered(why.PLACED_IN_BATTLE)
    if printed.kind == POWER_OF_ZODIAC and printed.phase != phase:
        return t.hindered(why.OTHER_PHASE, 0, 0, printed.phase)
    return None


def why_not_moved(t: ZodiacTable, seat: SeatId, knight: CardId) -> Hindrance | None:
    """KZ-081 Where no move of it is on offer."""
    if t.prompt is not asks.MOVE:
        return None if t.clock[clock.PHASE] == clock.MOVE else t.hindered(why.MOVES_LATER)
    if not may_move_again(t, seat, knight):
        return t.hindered(why.HAS_MOVED)
    for slot in range(zones.SLOTS):
        hindrance = move_hindrance(t, seat, knight, slot)
        if hindrance is not None and hindrance is not why.NO_FIELD:
            return hindrance
    return None
