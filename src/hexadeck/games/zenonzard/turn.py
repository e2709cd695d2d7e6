"""The turn: Standby, Mana, Main and End Phase (chapter 6), and the loss by an empty deck (chapter 18)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.durations import end_changes
from hexadeck.cardtext.frames import EffectFrame, start_effect
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import (
    asks,
    clock,
    deeds,
    events,
    keywords,
    kinds,
    limits,
    options,
    phases,
    steps,
    timings,
    until,
    verbs,
    why,
    zones,
)
from hexadeck.games.zenonzard.actions import (
    add_neutral_mana,
    base_room,
    become_mana,
    check_state,
    draw,
    note_deed,
    ready,
    values_changed,
)
from hexadeck.games.zenonzard.attack import declare_attack, offer_attacks
from hexadeck.games.zenonzard.movement import offer_moves, spend_movement_to_base, spend_movement_to_field
from hexadeck.games.zenonzard.play import offer_plays, play_card, verb_to_play
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import has_keyword
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.frames import Frame, Step
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rows import extend, vec


def take_turn(t: ZTable, seat: SeatId) -> None:
    """ZZ-039, ZZ-040 Four phases in order; Standby has three steps."""
    t.clock[clock.TURN] += 1
    t.clock[clock.ACTIVE] = seat
    t.clock[clock.PHASE] = phases.STANDBY
    t.clock[clock.CHAIN] = 0
    t.clock[clock.ACTIONS] = 0
    values_changed(t)
    t.tell(events.TURN_BEGAN, seat, number=t.clock[clock.TURN])
    t.stack = extend(t.stack, TURN[seat])


TURN_STEPS: Final = (
    steps.start_step,
    steps.refresh_step,
    steps.draw_step,
    steps.mana_phase,
    steps.main_phase,
    steps.end_of_turn_effects,
    steps.end_turn_limits,
    steps.end_turn,
)
TURN: Final[list[vec[Frame]]] = [vec[Frame]([Step(step, seat) for step in TURN_STEPS]) for seat in (0, 1)]
"""By seat. Frames never change, so they are made once for all turns."""


# -- Standby Phase -----------------------------------------------------------------------------------------------------


def start_step(t: ZTable, seat: SeatId) -> None:
    """ZZ-041, ZZ-042, ZZ-210 One Movement, but not on the match's first turn; then start-of-turn effects."""
    if t.clock[clock.TURN] > 1:
        t.movements[seat] += 1
        t.tell(events.MOVEMENT_GAINED, seat, number=1)
    t.tell(events.TURN_STARTS, seat)


def refresh_step(t: ZTable, seat: SeatId) -> None:
    """ZZ-043 Forces, minions and everything in the base become Active."""
    t.tell(events.REFRESHED, seat)
    ready_all(t, zones.FORCES + seat)
    ready_all(t, zones.FIELD + seat)
    ready_all(t, zones.BASE + seat)


def ready_all(t: ZTable, zone: ZoneId) -> None:
    for card in t.zones[zone]:
        if t.rested[card]:
            ready(t, card)


def draw_step(t: ZTable, seat: SeatId) -> None:
    """ZZ-044, ZZ-045 Draw one card, but not on the match's first turn; then the Standby Phase is over."""
    first = t.clock[clock.TURN] == 1
    if t.settings[options.DECK_OUT_AT_DRAW] and not first and len(t.zones[zones.DECK + seat]) == 0:
        lose_by_empty_deck(t, seat)
        return
    if not first:
        extra = t.clock[clock.TURN] == 2 and t.settings[options.SECOND_PLAYER_EXTRA_DRAW]
        draw(t, seat, 2 if extra else 1)
    end_changes(t, until.STANDBY_OF + seat)


# -- Mana Phase --------------------------------------------------------------------------------------------------------


def mana_phase(t: ZTable, seat: SeatId) -> None:
    """ZZ-047 to ZZ-049 Place one Base Minion, or one Neutral Mana, or nothing."""
    t.clock[clock.PHASE] = phases.MANA
    t.ask(seat, asks.MANA, steps.take_mana)
    hand = t.zones[zones.HAND + seat]
    is_asked_why = t.is_asked_why
    for card in hand:
        hindrance = why_not_place(t, card)
        if (hindrance is None or is_asked_why) and not t.has_copy_before(hand, card):
            t.offer_unless(hindrance, verbs.PLACE, card)
    if not (t.settings[options.NEUTRAL_NEEDS_NO_BASE_MINION] and t.offer_count() > 0):
        t.offer(verbs.PLACE_NEUTRAL)
    t.offer(verbs.NO_MANA)


def why_not_place(t: ZTable, card: CardId) -> Hindrance | None:
    """ZZ-048 Only a Base Minion is placed from the hand."""
    return None if t.cards[t.face(card)].type == kinds.BASE_MINION else why.NOT_PLACED


def take_mana(t: ZTable, option: Option) -> None:
    """ZZ-066, ZZ-069 A full base makes room first; then the incoming card becomes mana."""
    seat = t.clock[clock.ACTIVE]
    if option.verb is verbs.NO_MANA:
        return
    if base_room(t, seat) <= 0:
        t.then(steps.make_room_in_base, seat, 1)
    if option.verb is verbs.PLACE:
        t.then_within(steps.place_base_minion, seat, option.a)
    else:
        t.then_within(steps.place_neutral_mana, seat)


def place_base_minion(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-050, ZZ-208 It enters Active and is usable at once; its [When Placed] ability activates."""
    t.move(card, zones.BASE + seat)
    t.rested[card] = 0
    t.stamp[card] = t.clock[clock.TURN]
    become_mana(t, card)
    t.tell(events.PLACED, seat, card)
    note_deed(t, deeds.PLACED, seat, card)
    t.tell(events.HAS_PLACED, seat, card)


def place_neutral_mana(t: ZTable, seat: SeatId) -> None:
    """ZZ-006, ZZ-050 A Neutral Mana from the endless supply, Active."""
    mana = add_neutral_mana(t, seat, False)
    note_deed(t, deeds.PLACED, seat, mana)


# -- Main Phase --------------------------------------------------------------------------------------------------------


def main_phase(t: ZTable, seat: SeatId) -> None:
    """ZZ-051, ZZ-052 Summon, use Magic, move, attack, in any order and number; or end the phase."""
    t.clock[clock.PHASE] = phases.MAIN
    t.clock[clock.CHAIN] = 0
    t.ask(seat, asks.MAIN, steps.take_main, always=True)
    hindrance = why_not_act(t)
    if hindrance is None:
        offer_plays(t, seat, timings.MAIN)
        offer_moves(t, seat)
        offer_attacks(t, seat)
    else:
        refuse_actions(t, seat, hindrance)
    t.offer(verbs.END_MAIN)


def why_not_act(t: ZTable) -> Hindrance | None:
    """ZZ-R56 A player who could repeat without end has to stop; no turn of real cards comes near this number."""
    if t.clock[clock.ACTIONS] < limits.CHAIN_LIMIT:
        return None
    return t.hindered(why.ALL_ACTIONS_TAKEN, t.clock[clock.ACTIONS])


def refuse_actions(t: ZTable, seat: SeatId, hindrance: Hindrance) -> None:
    """Whatever lies where something could be done with it."""
    for card in t.zones[zones.HAND + seat]:
        t.refuse(hindrance, verb_to_play(t.card(card)), card)
    for verb in (verbs.MOVE_TO_BASE, verbs.ATTACK_LIFE, verbs.ATTACK_FORCE):
        t.refuse_each(hindrance, verb, t.zones[zones.FIELD + seat])
    t.refuse_each(hindrance, verbs.MOVE_TO_FIELD, t.zones[zones.BASE + seat])


def take_main(t: ZTable, option: Option) -> None:
    """One action, and then the phase goes on."""
    seat = t.clock[clock.ACTIVE]
    verb = option.verb
    if verb is verbs.END_MAIN:
        return
    t.clock[clock.ACTIONS] += 1
    if verb is verbs.MOVE_TO_BASE:
        spend_movement_to_base(t, seat, option.a)
    elif verb is verbs.MOVE_TO_FIELD:
        spend_movement_to_field(t, seat, option.a)
    elif verb is verbs.ATTACK_LIFE or verb is verbs.ATTACK_FORCE:
        declare_attack(t, option.a, option.b)
    else:
        play_card(t, seat, option.a)
    t.then(steps.main_phase, seat)


# -- End Phase ---------------------------------------------------------------------------------------------------------


def end_of_turn_effects(t: ZTable, seat: SeatId) -> None:
    """ZZ-053, ZZ-203, ZZ-210 Step 1: all end-of-turn effects activate, Resurge among them, the foe's watchers too."""
    t.clock[clock.PHASE] = phases.END
    t.clock[clock.CHAIN] = 0
    t.then(steps.activate_end_of_turn, seat)


def activate_end_of_turn(t: ZTable, seat: SeatId) -> None:
    """ZZ-R50 Those that come into being meanwhile activate in step 1 too, each of them once."""
    for minion in t.zones[zones.FIELD + seat]:
        if has_keyword(t, minion, keywords.RESURGE):
            t.waiting.append(start_effect(t.library.resurge, minion, seat, NOTHING))
    t.tell(events.TURN_ENDS, seat)
    t.tell(events.FOE_TURN_ENDS, the_opponent(t, seat))
    t.tell(events.ANY_TURN_ENDS, NOTHING)
    keep_new_ends(t)
    if t.waiting:
        t.then(steps.activate_end_of_turn, seat)


def keep_new_ends(t: ZTable) -> None:
    """ZZ-R50 Of the effects that wait, those that have not been carried out in this End Phase."""
    if not t.waiting:
        return
    before = len(t.deeds)
    waiting = t.waiting
    t.waiting = []
    for frame in waiting:
        assert isinstance(frame, EffectFrame)
        if not has_ended(t, frame, before):
            t.waiting.append(frame)
            t.deeds.extend((deeds.TURN_ENDED, frame.source, NOTHING, frame.program))


def has_ended(t: ZTable, frame: EffectFrame, before: i64) -> bool:
    """Whether the effect is among the first so many numbers of the deeds: carried out in this End Phase already."""
    rows = t.deeds
    i: i64 = 0
    while i < before:
        if rows[i] == deeds.TURN_ENDED and rows[i + 1] == frame.source and rows[i + 3] == frame.program:
            return True
        i += deeds.SIZE
    return False


def end_turn_limits(t: ZTable, seat: SeatId) -> None:
    """ZZ-054, ZZ-R50 Step 2: what lasts this turn stops; what dies of that acts before step 3."""
    end_changes(t, until.TURN_ENDS)
    t.deeds.clear()
    if t.changes or t.library.weakens:
        # What holds on your turn has stopped as well, though it is still you who orders what dies of it.
        t.clock[clock.ACTIVE] = the_opponent(t, seat)
        check_state(t)
        t.clock[clock.ACTIVE] = seat
    t.then(steps.lose_movements)


def lose_movements(t: ZTable) -> None:
    """ZZ-055 Step 3: unused Movements are lost, whatever their source."""
    t.movements[0] = 0
    t.movements[1] = 0


def end_turn(t: ZTable, seat: SeatId) -> None:
    """ZZ-056, ZZ-121, ZZ-R08 Step 4: an empty deck loses; otherwise the opponent's turn begins."""
    if len(t.zones[zones.DECK + seat]) == 0 and not t.settings[options.DECK_OUT_AT_DRAW]:
        lose_by_empty_deck(t, seat)
    else:
        t.then(steps.take_turn, the_opponent(t, seat))


def lose_by_empty_deck(t: ZTable, seat: SeatId) -> None:
    """ZZ-121 The player has run out of cards."""
    t.end((the_opponent(t, seat),), f"Player {seat + 1} has run out of cards.", "ZZ-121")


def first_turn(t: ZTable) -> None:
    """ZZ-038 Play begins with the first player."""
    t.then(steps.take_turn, t.clock[clock.FIRST])
