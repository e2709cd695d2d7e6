"""Noble Actions: playing them, upkeep, and the contest of dice (chapter 10)."""

from mypy_extensions import i64

from hexadeck.cardtext.frames import start_effect
from hexadeck.cardtext.statements import sum_said_to
from hexadeck.games.knights_and_kings import asks, clock, events, on, steps, verbs, why, zones
from hexadeck.games.knights_and_kings.formations import empty_slot
from hexadeck.games.knights_and_kings.table import (
    BY_ATTACK,
    DEFENDING_DICE,
    DIE,
    MOST_DICE,
    MULTI_TURN,
    NOBLE_ACTIONS,
    SINGLE_TURN,
    KingsTable,
)
from hexadeck.games.knights_and_kings.treasury import pay, unspent_coins
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row
from hexadeck.kernel.sets import without_copies

# -- playing -----------------------------------------------------------------------------------------------------------


def offer_nobles(t: KingsTable, seat: SeatId) -> None:
    """KK-074, KK-R30 From the hand, for coins that are left, or what was fielded and paid for before this turn."""
    for card in without_copies(t, t.zones[zones.HAND + seat]):
        t.offer_unless(why_not_play(t, seat, card), verbs.PLAY, card)
    for card in t.zones[zones.PLAYED + seat]:
        t.offer_unless(why_not_play(t, seat, card), verbs.PLAY, card)


def why_not_play(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """KK-076, KK-R45 A Noble Action that the unspent coins pay for; a Single-Turn one must be able to do something."""
    record = t.card(card)
    if record.is_unit:
        return why.FIELDED_EARLIER
    if t.settings[NOBLE_ACTIONS]:
        if t.place[card] == zones.HAND + seat:
            return why.FIELDED_FIRST
        if t.fielded[card] == t.clock[clock.TURN]:
            return why.FIELDED_THIS_TURN
    else:
        coins = unspent_coins(t, seat)
        if record.cost > coins:
            return t.hindered(why.TOO_DEAR, record.cost, coins)
    return None if record.kind == MULTI_TURN or could_act(t, seat, card) else why.DOES_NOTHING


def could_act(t: KingsTable, seat: SeatId, card: CardId) -> bool:
    for ability in t.book.own_of(t.face(card), on.PLAYED):
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
    if not t.settings[NOBLE_ACTIONS]:
        pay(t, seat, card)
    elif not is_single:
        t.announce(on.PAID, seat, card, NOTHING, t.card(card).cost)
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

    When nothing more can be paid, the rest goes.
    """
    t.clock[clock.PHASE] = clock.UPKEEP
    due = [card for card in t.zones[zones.NOBLES + seat] if why_not_pay(t, seat, card) is not why.PAID_ALREADY]
    for card in due:
        if why_not_pay(t, seat, card) is None:
            t.then(steps.ask_upkeep, seat)
            return
    for card in due:
        lapse(t, seat, card)


def why_not_pay(t: KingsTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """KK-077, KK-R45 Once a turn, and in full."""
    if t.paid[card] == t.clock[clock.TURN]:
        return why.PAID_ALREADY
    cost, coins = t.card(card).cost, unspent_coins(t, seat)
    return None if cost <= coins else t.hindered(why.TOO_DEAR, cost, coins)


def ask_upkeep(t: KingsTable, seat: SeatId) -> None:
    """KK-077 Pay, or let it go."""
    t.ask(seat, asks.UPKEEP, steps.take_upkeep)
    for card in t.zones[zones.NOBLES + seat]:
        hindrance = why_not_pay(t, seat, card)
        t.offer_unless(hindrance, verbs.PAY, card)
        t.offer_unless(hindrance if hindrance is why.PAID_ALREADY else None, verbs.LET_GO, card)


def take_upkeep(t: KingsTable, option: Option) -> None:
    """One card after the other."""
    seat = t.clock[clock.ACTIVE]
    card = option.a
    if option.verb is verbs.PAY:
        t.paid[card] = t.clock[clock.TURN]
        pay(t, seat, card)
    else:
        lapse(t, seat, card)
    t.then(steps.upkeep, seat)


def lapse(t: KingsTable, seat: SeatId, card: CardId) -> None:
    """KK-078."""
    t.emit(events.LAPSED, seat, card)
    discard(t, card)


# -- the contest -------------------------------------------------------------------------------------------------------


def offer_contests(t: KingsTable, unit: CardId, nobles: Row) -> None:
    """KK-079, KK-080, KK-085, KK-R35 Any unit against any active Noble Action, each once a turn."""
    can_attack = False
    for card in nobles:
        hindrance = why_not_contest(t, card)
        if hindrance is None:
            t.offer(verbs.ATTACK_NOBLE, unit, card)
            can_attack = True
        else:
            t.refuse(hindrance, verbs.ATTACK_NOBLE, NOTHING, card)
    if not can_attack:
        t.refuse(why.NO_CONTEST, verbs.ATTACK_NOBLE, unit)


def why_not_contest(t: KingsTable, card: CardId) -> Hindrance | None:
    """KK-085 Only once a turn."""
    return why.ROLLED_AGAINST if t.contested[card] == t.clock[clock.TURN] else None


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
    for _ in range(DEFENDING_DICE + min(MOST_DICE, sum_said_to(t, on.ROLLS_MORE, owner))):
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
