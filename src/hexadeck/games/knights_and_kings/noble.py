"""Noble Actions: playing them, upkeep, and the contest of dice (chapter 10)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import start_effect
from hexadeck.cardtext.sides import the_opponent
from hexadeck.cardtext.statements import sum_said_to
from hexadeck.games.knights_and_kings import asks, clock, events, on, steps, verbs, why, zones
from hexadeck.games.knights_and_kings.formations import empty_slot
from hexadeck.games.knights_and_kings.table import (
    BY_ATTACK,
    DEFENDING_DICE,
    DIE,
    MULTI_TURN,
    SINGLE_TURN,
    KingsTable,
)
from hexadeck.games.knights_and_kings.treasury import pay, unspent_coins
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import append, has, no_numbers

# -- playing -----------------------------------------------------------------------------------------------------------


def offer_nobles(t: KingsTable, seat: SeatId) -> None:
    """KK-074, KK-R30 From the hand, for coins that are left."""
    seen = no_numbers()
    for card in t.zones[zones.HAND + seat]:
        if not has(seen, t.what[card]):
            seen = append(seen, t.what[card])
            if why_not_play(t, seat, card) is None:
                t.offer(verbs.PLAY, card)


def why_not_play(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """KK-076, KK-R45 A Noble Action that the unspent coins pay for; a Single-Turn one must be able to do something."""
    record = t.card(card)
    if record.is_unit:
        return t.hindered(why.FIELDED_EARLIER)
    coins = unspent_coins(t, seat)
    if record.cost > coins:
        return t.hindered(why.TOO_DEAR, record.cost, coins)
    return None if record.kind == MULTI_TURN or could_act(t, seat, card) else t.hindered(why.DOES_NOTHING)


def could_act(t: KingsTable, seat: SeatId, card: CardId) -> bool:
    for ability in t.book.own_of(t.what[card], on.PLAYED):
        frame = start_effect(ability.program, card, seat, NOTHING)
        for effect in ability.body:
            if effect.is_possible(t, frame):
                return True
    return False


def play_noble(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-076, KK-077, KK-R31 Pay; then it is carried out and gone, or it lies beside the field from now on.

    For a Multi-Turn Noble Action this is its first payment (KK-R32).
    """
    is_single = t.kind_of(card) == SINGLE_TURN
    t.move_speaking(card, (zones.PLAYED if is_single else zones.NOBLES) + seat)
    t.tell(events.PLAYED, seat, card)
    t.paid[card] = t.clock[clock.TURN]
    pay(t, seat, card)
    if is_single:
        t.then(steps.action_done, card)


def action_done(t: KingsTable, card: CardId) -> None:
    """KK-076 A Single-Turn Noble Action goes to the graveyard when it has been carried out."""
    discard(t, card)


def discard(t: KingsTable, card: CardId) -> None:
    """To its owner's graveyard; what it said while it was active holds no more (KK-R49)."""
    t.move_speaking(card, zones.GRAVEYARD + t.owner[card])
    t.dirty = True
    t.emit(events.DISCARDED, t.owner[card], card)


# -- upkeep ------------------------------------------------------------------------------------------------------------


def upkeep(t: KingsTable, seat: SeatId) -> None:
    """KK-077, KK-078, KK-R32 Each active card is paid for or goes, in the order its owner likes.

    What cannot be paid goes at once.
    """
    t.clock[clock.PHASE] = clock.UPKEEP
    coins = unspent_coins(t, seat)
    due = no_numbers()
    for card in t.zones[zones.NOBLES + seat]:
        if t.paid[card] != t.clock[clock.TURN]:
            if t.card(card).cost > coins:
                t.emit(events.LAPSED, seat, card)
                discard(t, card)
            else:
                due = append(due, card)
    if len(due) == 0:
        return
    t.then(steps.ask_upkeep, seat)


def ask_upkeep(t: KingsTable, seat: SeatId) -> None:
    """KK-077 Pay, or let it go."""
    t.ask(seat, asks.UPKEEP, steps.take_upkeep)
    for card in t.zones[zones.NOBLES + seat]:
        if t.paid[card] != t.clock[clock.TURN]:
            t.offer(verbs.PAY, card)
            t.offer(verbs.LET_GO, card)


def take_upkeep(t: KingsTable, option: Option) -> None:
    """One card after the other."""
    seat = t.clock[clock.ACTIVE]
    card = option.a
    if option.verb is verbs.PAY:
        t.paid[card] = t.clock[clock.TURN]
        pay(t, seat, card)
    else:
        t.emit(events.LAPSED, seat, card)
        discard(t, card)
    t.then(steps.upkeep, seat)


# -- the contest -------------------------------------------------------------------------------------------------------


def offer_contests(t: KingsTable, seat: SeatId, unit: CardId) -> None:
    """KK-079, KK-080, KK-085, KK-R35 Any unit against any active Noble Action, each once a turn."""
    for card in t.zones[zones.NOBLES + the_opponent(t, seat)]:
        if why_not_contest(t, card) is None:
            t.offer(verbs.ATTACK_NOBLE, unit, card)


def why_not_contest(t: KingsTable, card: CardId) -> Hindrance | None:
    """KK-085 Only once a turn."""
    return t.hindered(why.ROLLED_AGAINST) if t.contested[card] == t.clock[clock.TURN] else None


def attack_noble(t: KingsTable, seat: SeatId, unit: CardId, card: CardId) -> None:
    """KK-080, KK-R35 The unit goes to a slot and is used; then the dice decide."""
    t.move(unit, empty_slot(t, seat))
    t.came_by[unit] = BY_ATTACK
    t.contested[card] = t.clock[clock.TURN]
    t.emit(events.CONTESTED, seat, unit, card)
    t.then(steps.roll_dice, unit, card)


def roll_dice(t: KingsTable, unit: CardId, card: CardId) -> None:
    """KK-081 to KK-084, KK-R34 The attacker's die must be higher than each of the owner's."""
    owner = t.owner[card]
    mine = roll(t, t.owner[unit])
    best: i64 = 0
    for _ in range(DEFENDING_DICE + sum_said_to(t, on.ROLLS_MORE, owner)):
        rolled = roll(t, owner)
        if rolled > best:
            best = rolled
    if mine > best:
        t.emit(events.CONTEST_WON, t.owner[unit], unit, card)
        discard(t, card)
    else:
        t.emit(events.CONTEST_LOST, t.owner[unit], unit, card)


def roll(t: KingsTable, seat: SeatId) -> i64:
    rolled = t.roll(DIE)
    t.emit(events.ROLLED, seat, number=rolled)
    return rolled
