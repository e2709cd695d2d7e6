"""Whether the text of a card can be used, and what its use would tell about a hand (SS-R09, SS-R10, SS-R52)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.cardtext.choices import ChooseCards
from hexadeck.cardtext.frames import start_effect
from hexadeck.cardtext.players import ByOne
from hexadeck.games.saint_seiya import clock, on, zones
from hexadeck.games.saint_seiya.table import STable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


def could_happen(t: STable, ability: Ability, card: CardId, seat: SeatId) -> bool:
    """SS-R09, SS-R10 Whether an instruction would change something, as far as its player can know."""
    f = start_effect(ability.program, card, seat, card)
    for effect in ability.body:
        if effect.is_possible(t, f):
            return True
    return False


def likeness_of_arrival(t: STable, card: CardId, face: i64) -> i64:
    """What a card that is turned up in the Maintenance phase changes in this turn: it arrives, and then it lies there.

    Nobody acquires anything any more. A card whose arrival changes nothing matters only to other arrivals: Aiolos
    looks for Gold Knights, and June forbids healing.
    """
    if t.clock[clock.PHASE] != clock.MAINTENANCE or not (t.place[card] == zones.RESERVE or t.is_on_field(card)):
        return face
    for ability in t.book.own_of(face, on.ARRIVES):
        if could_happen(t, ability, card, t.clock[clock.ACTIVE]):
            return face
    is_forbidding = any([on.CANNOT_BE_HEALED in one.kinds for one in t.book.working(face, zones.FIELD)])
    return NOTHING - 1 - (2 if t.cards[face].has_flame else 0) - (1 if is_forbidding else 0)


def hangs_on_hand(ability: Ability) -> bool:
    """Whether the use of an ability would tell something about the player's own hand (SS-R52)."""
    return any([_asks_for_hand(effect) for effect in ability.body])


def _asks_for_hand(effect: Effect) -> bool:
    target = effect.target
    if isinstance(target, ChooseCards) and target.zone == zones.HAND:
        return True
    return not isinstance(effect, ByOne) and any([_asks_for_hand(one) for one in effect.inside()])
