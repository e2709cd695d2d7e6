"""The Main phase: playing Characters and Armours, activations, healing (chapters 4, 5, 7, 8 and 9)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.frames import start_effect
from hexadeck.games.saint_seiya import asks, clock, events, on, steps, timings, verbs, why, zones
from hexadeck.games.saint_seiya.movement import destroy, discard, discard_armour, heal, lay_under, one_of_each, wound
from hexadeck.games.saint_seiya.payers import (
    can_be_wounded,
    reach_under,
    sum_of,
    who_forbids_healing,
    why_not_acquire,
)
from hexadeck.games.saint_seiya.table import COSMO, FORCE, MOST_ACTIONS, CardLine, STable
from hexadeck.games.saint_seiya.use import could_happen, hangs_on_hand
from hexadeck.games.saint_seiya.values import FORCE_NOW, cost
from hexadeck.kernel.decisions import NOTHING, Option, Verb
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, no_numbers

IDLE: Final = ((zones.DISCARD, why.DISCARDED), (zones.DESTROYED, why.DESTROYED), (zones.SET_ASIDE, why.SET_ASIDE))
"""Piles of one's own from which nothing is played, and why."""


def choose_action(t: STable, seat: SeatId) -> None:
    """SS-034, SS-035, SS-R69 Anything, any number of times and in any order, until the player ends the phase."""
    if t.clock[clock.ACTIONS] - t.clock[clock.CANCELLED] >= MOST_ACTIONS:
        t.emit(events.CAPPED, seat, number=MOST_ACTIONS)
        return
    # The others must not learn that there is nothing to play.
    t.ask(seat, asks.MAIN, steps.take_action, always=True)
    field = t.field_cards()
    offer_plays(t, seat, field)
    offer_acquisitions(t, seat, field)
    offer_uses(t, seat)
    t.offer(verbs.END_MAIN)
    if t.is_asked_why:
        refuse_the_idle(t, seat)


def take_action(t: STable, option: Option) -> None:
    seat = t.decided
    verb = option.verb
    t.clock[clock.ACTIONS] += 1
    if verb is verbs.END_MAIN:
        return
    if verb is verbs.PLAY:
        play_character(t, seat, option.a, option.b)
    elif verb is verbs.EQUIP:
        play_armour(t, seat, option.a)
    elif verb is verbs.FIGHT:
        t.then_with(steps.choose_payers, no_numbers(), seat, option.a, FORCE)
    elif verb is verbs.ALLY:
        t.then_with(steps.choose_payers, no_numbers(), seat, option.a, COSMO)
    elif verb is verbs.ACTIVATE:
        activate(t, seat, option.a)
    else:
        heal_with(t, seat, option.a, option.b)
    t.then(steps.choose_action, seat)


# -- what is on offer --------------------------------------------------------------------------------------------------


def offer_plays(t: STable, seat: SeatId, field: Row) -> None:
    """SS-037, SS-102 to SS-104, SS-R59, SS-R74 Characters under any field card, Armours into the own space."""
    hand = t.zones[zones.HAND + seat]
    for card in hand:
        if t.has_copy_before(hand, card):
            continue
        if t.card(card).is_armour:
            t.offer(verbs.EQUIP, card)
        elif len(field) == 0:
            t.refuse(why.NOTHING_TO_FACE, verbs.PLAY, card)
        else:
            t.offer_each(verbs.PLAY, card, field)


def offer_acquisitions(t: STable, seat: SeatId, field: Row) -> None:
    """SS-042, SS-045, SS-R42 With Force or with Cosmo, never mixed; the Armour's Cosmo is at hand for every card."""
    of_armour = sum_of(t, t.zones[zones.ARMOUR + seat], COSMO)
    is_asked_why = t.is_asked_why
    for card in field:
        force, cosmo = reach_under(t, seat, card)
        cosmo += of_armour
        # No cost is below 1 (SS-R20), so nothing can be acquired with nothing.
        if force > 0 or is_asked_why:
            offer_acquisition(t, seat, card, FORCE, force, verbs.FIGHT)
        if cosmo > 0 or is_asked_why:
            offer_acquisition(t, seat, card, COSMO, cosmo, verbs.ALLY)


def offer_acquisition(t: STable, seat: SeatId, card: CardId, way: i64, at_hand: i64, verb: Verb) -> None:
    price = cost(t, seat, card, way)
    if at_hand >= price or t.is_asked_why:
        t.offer_unless(why_not_acquire(t, seat, card, way, price, at_hand), verb, card, price)


def offer_uses(t: STable, seat: SeatId) -> None:
    """SS-059, SS-064 Activations of what is in play, and Heal values while somebody is wounded (SS-R37)."""
    no_healing = why_not_heal(t, seat)
    wounded = one_of_each(t, t.zones[zones.WOUNDED + seat]) if no_healing is None else no_numbers()
    in_play = t.zones[zones.PLAY + seat]
    for card in in_play:
        if not has_equal_before(t, in_play, card):
            offer_use(t, seat, card, wounded, no_healing)
    for card in t.zones[zones.ARMOUR + seat]:
        offer_use(t, seat, card, wounded, no_healing)


def offer_use(t: STable, seat: SeatId, card: CardId, wounded: Row, no_healing: Hindrance | None) -> None:
    record = t.card(card)
    line = record.activation
    if line is not None:
        t.offer_unless(why_not_activate(t, seat, card, line), verbs.ACTIVATE, card, line.number)
    elif record.is_armour:
        t.refuse(why.ONLY_COSMO, verbs.ACTIVATE, card)
    else:
        t.refuse(why.NO_USE if t.host[card] == NOTHING else why.ONLY_VALUES, verbs.ACTIVATE, card)
    if record.heal:
        t.offer_each(verbs.HEAL, card, wounded)
        if no_healing is not None:
            t.refuse(no_healing, verbs.HEAL, card)


def refuse_the_idle(t: STable, seat: SeatId) -> None:
    """Cards that nobody can use in a Main phase as they lie there."""
    wounded = t.zones[zones.WOUNDED + seat]
    t.refuse_each(why.WOUNDED, verbs.ACTIVATE, wounded)
    can_heal = any([t.card(card).heal > 0 for zone in (zones.PLAY, zones.ARMOUR) for card in t.zones[zone + seat]])
    no_healing = why_not_heal(t, seat) if can_heal else why.NO_HEALER
    if no_healing is not None:
        for card in wounded:
            t.refuse(no_healing, verbs.HEAL, NOTHING, card)
    for zone, hindrance in IDLE:
        for card in t.zones[zone + seat]:
            t.refuse(hindrance, verbs.EQUIP if t.card(card).is_armour else verbs.PLAY, card)
    t.refuse_each(why.ELIMINATED, verbs.FIGHT, t.zones[zones.COMMON])
    for other in range(t.seats):
        if other != seat:
            for zone in (zones.ARMOUR, zones.WOUNDED, zones.DISCARD, zones.DESTROYED, zones.SET_ASIDE):
                t.refuse_each(why.NOT_YOURS, verbs.ACTIVATE, t.zones[zone + other])


def has_equal_before(t: STable, in_play: Row, card: CardId) -> bool:
    """Copies under one field card that are equally strong stand for each other: whether one of them lies before it."""
    if t.is_asked_why:
        return False
    place = t.next_like(card, in_play)
    while place != NOTHING and in_play[place] != card:
        other = in_play[place]
        if t.host[other] == t.host[card] and t.likeness(other) == t.likeness(card):
            if FORCE_NOW.now(t, other) == FORCE_NOW.now(t, card):
                return True
        place = t.next_like(card, in_play, place + 1)
    return False


def why_not_activate(t: STable, seat: SeatId, card: CardId, line: CardLine) -> Hindrance | None:
    """SS-059, SS-R39, SS-R68 Once a turn, if the card can be used up that way and it changes something.

    SS-R10 Whoever is destroyed for it goes under the Hero marker, and that is something.
    """
    if t.activated[card] == t.clock[clock.TURN]:
        return why.USED_ALREADY
    if line.timing is timings.BY_WOUND and not can_be_wounded(t, card):
        return why.PROTECTED
    is_useful = line.timing is timings.BY_DESTROY or could_happen(t, line.ability, card, seat)
    return None if is_useful else why.NOTHING_HAPPENS


def why_not_heal(t: STable, seat: SeatId) -> Hindrance | None:
    """SS-064, SS-R37, SS-R38 Somebody is wounded, and no card of the field forbids healing."""
    if len(t.zones[zones.WOUNDED + seat]) == 0:
        return why.NOBODY_WOUNDED
    forbidding = who_forbids_healing(t)
    return None if forbidding == NOTHING else t.hindered(why.NO_HEALING, card=forbidding)


# -- playing -----------------------------------------------------------------------------------------------------------


def play_character(t: STable, seat: SeatId, card: CardId, host: CardId) -> None:
    """SS-038, SS-101 Face up under a field card; then its on-play effect, if it has one."""
    lay_under(t, card, host, zones.PLAY + seat)
    t.emit(events.PLAYED, seat, card, host)
    ask_on_play(t, seat, card)


def play_armour(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-054, SS-055, SS-107 Into the player's space, after the one that lies there has gone."""
    discard_armour(t, seat)
    t.move(card, zones.ARMOUR + seat)
    t.emit(events.EQUIPPED, seat, card)
    ask_on_play(t, seat, card)


def ask_on_play(t: STable, seat: SeatId, card: CardId) -> None:
    for ability in t.book.own_of(t.face(card), on.PLAYED):
        t.then(steps.choose_use, seat, card, ability.number)


def choose_use(t: STable, seat: SeatId, card: CardId, ability: i64) -> None:
    """SS-039, SS-040, SS-R52 Now or not this turn. Nobody learns from the question what the hand holds."""
    used = t.book.abilities[ability]
    is_possible = could_happen(t, used, card, seat)
    is_hidden = hangs_on_hand(used) and len(t.zones[zones.HAND + seat]) > 0
    if is_possible or is_hidden:
        t.ask(seat, asks.USE, steps.take_use, card, ability, always=is_hidden)
        if is_possible:
            t.offer(verbs.USE)
        else:
            t.refuse(why.NOTHING_HAPPENS_ON_PLAY, verbs.ACTIVATE, card)
        t.offer(verbs.DECLINE)


def take_use(t: STable, option: Option) -> None:
    if option.verb is verbs.USE:
        program = t.book.abilities[t.prompt_number].program
        t.then_frame(start_effect(program, t.prompt_card, t.decided, t.prompt_card))


# -- using up ----------------------------------------------------------------------------------------------------------


def activate(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-060 to SS-063 The card is discarded, wounded or destroyed, and its effect applied."""
    line = t.card(card).activation
    assert line is not None
    t.activated[card] = t.clock[clock.TURN]
    t.emit(events.ACTIVATED, seat, card)
    if line.timing is timings.BY_DISCARD:
        discard(t, card)
    elif line.timing is timings.BY_WOUND:
        wound(t, card)
    else:
        destroy(t, card)
    t.then_frame(start_effect(line.ability.program, card, seat, card))


def heal_with(t: STable, seat: SeatId, card: CardId, wounded: CardId) -> None:
    """SS-064 to SS-066 As many as the Heal value; then the healer is discarded."""
    heal(t, wounded)
    t.then(steps.heal_more, seat, card, t.card(card).heal - 1)
    t.then(steps.discard_healer, card)


def heal_more(t: STable, seat: SeatId, card: CardId, left: i64) -> None:
    """SS-064, SS-R37 One more, up to the value."""
    wounded = t.zones[zones.WOUNDED + seat]
    if left > 0 and len(wounded) > 0:
        t.ask(seat, asks.HEAL, steps.take_heal_more, card, left)
        for other in one_of_each(t, wounded):
            t.offer(verbs.HEAL_MORE, other)
        t.offer(verbs.ENOUGH)


def take_heal_more(t: STable, option: Option) -> None:
    if option.verb is verbs.HEAL_MORE:
        heal(t, option.a)
        t.then(steps.heal_more, t.decided, t.prompt_card, t.prompt_number - 1)


def discard_healer(t: STable, card: CardId) -> None:
    """SS-065."""
    if t.place[card] == zones.PLAY + t.owner[card] or t.place[card] == zones.ARMOUR + t.owner[card]:
        discard(t, card)
