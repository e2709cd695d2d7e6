"""Plays on sensibly at once: puts on Armour, buys by the plan, and then uses up what the plan has left over.

A search lets everybody play like this to see what comes of a choice. What is kept for the next turn is better than the
average card of the deck.
"""

from mypy_extensions import i64

from hexadeck.games.saint_seiya import asks, on, timings, verbs, zones
from hexadeck.games.saint_seiya.judge import (
    Deck,
    Judgement,
    Purchase,
    is_plainly_good,
    make_plan,
    strength,
    worth_of,
)
from hexadeck.games.saint_seiya.table import STable
from hexadeck.games.saint_seiya.use import could_happen
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


class Policy(Judgement):
    """Answers that play on."""

    def policy(self, t: STable) -> int:
        """The Main phase is played, and the hand sorted; every other question is settled."""
        if t.prompt is asks.MAIN:
            return _action(t)
        return _discard(t) if t.prompt is asks.DISCARD else self.quick(t)


def _action(t: STable) -> int:
    """SS-034 What makes the turn stronger, then the purchases, then what is left over."""
    seat = t.seat
    found = _better_armour(t, seat)
    if found == NOTHING:
        found = _good_armour_to_use(t)
    if found != NOTHING:
        return found
    plan = make_plan(t, seat)
    found = _play_with_effect(t, seat, plan)
    if found != NOTHING:
        return found
    deck = Deck(t, seat)
    found = _best_acquisition(t, seat, deck)
    if found != NOTHING:
        return found
    for purchase in plan:
        for card in purchase.to_play:
            return _offer_to_play(t, card, purchase.card)
    found = _use_of_the_rest(t, seat, deck.average())
    return found if found != NOTHING else t.offer_count() - 1


# -- before the purchases ----------------------------------------------------------------------------------------------


def _better_armour(t: STable, seat: SeatId) -> i64:
    """SS-054 The strongest Armour of the hand, if it is stronger than what is worn."""
    best: i64 = NOTHING
    most: i64 = -1
    for card in t.zones[zones.ARMOUR + seat]:
        most = strength(t.card(card))
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.EQUIP.number:
            worth = strength(t.card(t.a_at(i)))
            if worth > most:
                best, most = i, worth
        i += 1
    return best


def _good_armour_to_use(t: STable) -> i64:
    """SS-059 An Armour that promotes a Hero or draws cards."""
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.ACTIVATE.number and is_plainly_good(t, t.a_at(i)):
            return i
        i += 1
    return NOTHING


def _play_with_effect(t: STable, seat: SeatId, plan: list[Purchase]) -> i64:
    """SS-039 Whoever does something when played comes first: it may bring cards for the purchases."""
    for card in t.zones[zones.HAND + seat]:
        if _does_something_when_played(t, seat, card):
            return _offer_to_play(t, card, _place_in(plan, card))
    return NOTHING


def _does_something_when_played(t: STable, seat: SeatId, card: CardId) -> bool:
    if not t.card(card).is_armour:
        for ability in t.book.own_of(t.face(card), on.PLAYED):
            return could_happen(t, ability, card, seat)
    return False


def _place_in(plan: list[Purchase], card: CardId) -> CardId:
    """Under the card it is to pay for, or else under the dearest purchase; NOTHING if there is none."""
    for purchase in plan:
        if card in purchase.to_play:
            return purchase.card
    return plan[0].card if plan else NOTHING


def _offer_to_play(t: STable, card: CardId, host: CardId) -> i64:
    """The option to play it, or a copy of it, under a field card; NOTHING is any."""
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.PLAY.number and t.face(t.a_at(i)) == t.face(card):
            if host == NOTHING or t.b_at(i) == host:
                return i
        i += 1
    return NOTHING


# -- the purchases, and what is left over ------------------------------------------------------------------------------


def _best_acquisition(t: STable, seat: SeatId, deck: Deck) -> i64:
    """SS-042 What is paid for already; Cosmo before Force, because it brings the card to the hand."""
    best: i64 = NOTHING
    most: i64 = 0
    i: i64 = 0
    while i < t.offer_count():
        verb = t.verb_at(i)
        if verb == verbs.FIGHT.number or verb == verbs.ALLY.number:
            worth = worth_of(t, seat, deck, t.card(t.a_at(i)))
            if verb == verbs.ALLY.number:
                worth += 1
            if worth > most:
                best, most = i, worth
        i += 1
    return best


def _use_of_the_rest(t: STable, seat: SeatId, average: i64) -> i64:
    """Heal strong cards with weak ones, and use up what is discarded for it: it would be discarded anyway."""
    found = _best_healing(t, average)
    if found == NOTHING:
        found = _use_in_play(t)
    if found == NOTHING:
        found = _play_to_use(t, seat, average)
    return found


def _best_healing(t: STable, average: i64) -> i64:
    """SS-064 The strongest of the wounded, if it is better than the average; an Armour does not heal."""
    best: i64 = NOTHING
    most = average
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.HEAL.number and not t.card(t.a_at(i)).is_armour:
            worth = strength(t.card(t.b_at(i)))
            if worth > most:
                best, most = i, worth
        i += 1
    return best


def _use_in_play(t: STable) -> i64:
    """SS-060 A Character whose use costs no more than discarding it."""
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.ACTIVATE.number and _is_used_by_discard(t, t.a_at(i)):
            return i
        i += 1
    return NOTHING


def _is_used_by_discard(t: STable, card: CardId) -> bool:
    record = t.card(card)
    line = record.activation
    return line is not None and line.timing is timings.BY_DISCARD and not record.is_armour


def _play_to_use(t: STable, seat: SeatId, average: i64) -> i64:
    """Characters of the hand that can be used up then, or that can heal somebody better."""
    is_help_needed = False
    for card in t.zones[zones.WOUNDED + seat]:
        if strength(t.card(card)) > average:
            is_help_needed = True
    healer: CardId = NOTHING
    for card in t.zones[zones.HAND + seat]:
        line = t.card(card).activation
        if line is not None and _is_used_by_discard(t, card) and could_happen(t, line.ability, card, seat):
            return _offer_to_play(t, card, NOTHING)
        if is_help_needed and t.card(card).heal > 0 and strength(t.card(card)) < average:
            healer = card
    return NOTHING if healer == NOTHING else _offer_to_play(t, healer, NOTHING)


# -- the hand ----------------------------------------------------------------------------------------------------------


def _discard(t: STable) -> int:
    """SS-078 What is worse than the average card makes room for new ones, and so does a second Armour."""
    seat = t.seat
    average = Deck(t, seat).average()
    is_armoured = len(t.zones[zones.ARMOUR + seat]) > 0
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.DISCARD.number:
            record = t.card(t.a_at(i))
            if is_armoured if record.is_armour else strength(record) <= average:
                return i
        i += 1
    return 0
