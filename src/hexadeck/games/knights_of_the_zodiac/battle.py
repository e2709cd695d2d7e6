"""The Battle Phase: reveal, order, and steps a, b, c, e and f of a battle (chapters 12 to 18)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, events, on, steps, traits, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.contest import leave_battle, score, wipe_battle_marks
from hexadeck.games.knights_of_the_zodiac.deck import TO_DAMAGE, cosmo_of, discard
from hexadeck.games.knights_of_the_zodiac.power import cheapest_rebirth, exceeds, note_totals, side_trait
from hexadeck.games.knights_of_the_zodiac.table import TIE_DISCARDS, USED_UP, ZodiacTable, as_zodiac
from hexadeck.games.knights_of_the_zodiac.texts import all_texts
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, no_numbers
from hexadeck.kernel.table import Table


def battle_phase(t: ZodiacTable) -> None:
    """KZ-090 to KZ-092, KZ-R18 All that will be in a battle is turned face up at the same time."""
    t.clock[clock.PHASE] = clock.BATTLE
    t.clock[clock.BATTLES] = 0
    revealed = no_numbers()
    for slot in range(zones.SLOTS):
        if len(t.zones[t.front(slot, t.offense)]) > 0:
            t.clock[clock.BATTLES] |= 1 << slot
            revealed = turn_up(t, t.zones[t.field_place(slot)], revealed)
            for seat in (t.offense, t.defense):
                revealed = turn_up(t, t.zones[t.front(slot, seat)], revealed)
    for card in revealed:
        t.emit(events.REVEALED, t.owner[card], card, number=t.slot_of(card) + 1)
    for seat in (t.offense, t.defense):
        t.then_with(steps.texts_of, owned(t, revealed, seat), seat, on.REVEAL)
    t.then(steps.next_battle)


def turn_up(t: ZodiacTable, cards: Row, revealed: Row) -> Row:
    for card in cards:
        if not t.face_up[card]:
            t.face_up[card] = 1
            t.show_to_all(card)
            revealed = append(revealed, card)
    return revealed


def owned(t: ZodiacTable, cards: Row, seat: SeatId) -> Row:
    found = no_numbers()
    for card in cards:
        if t.owner[card] == seat:
            found = append(found, card)
    return found


def next_battle(t: ZodiacTable) -> None:
    """KZ-093, KZ-095, KZ-R21 The Offense chooses which battle comes next, until all are fought."""
    leave_battle(t)
    if t.clock[clock.BATTLES] == 0:
        t.then(steps.end_turn)
        return
    t.ask(t.offense, asks.FIGHT, steps.take_fight)
    for slot in range(zones.SLOTS):
        field = t.field_at(slot)
        if field != NOTHING:
            hindrance = None if t.clock[clock.BATTLES] >> slot & 1 else why.NO_BATTLE
            t.offer_unless(hindrance, verbs.FIGHT, field, t.field_place(slot), slot + 1)


def take_fight(table: Table, option: Option) -> None:
    """KZ-094 Steps a to f; KZ-R63 nobody can decline."""
    t = as_zodiac(table)
    slot = t.slot_of(option.a)
    t.clock[clock.BATTLES] &= ~(1 << slot)
    t.clock[clock.SLOT] = slot
    t.clock[clock.BATTLEFIELD] = option.a
    t.emit(events.BATTLE_BEGAN, t.offense, option.a)
    t.then(steps.level_check)


# -- step a ------------------------------------------------------------------------------------------------------------


def level_check(t: ZodiacTable) -> None:
    """KZ-096 to KZ-100, KZ-R19, KZ-R22, KZ-R23 Both are checked at the same time, once."""
    t.clock[clock.STEP] = clock.LEVEL_CHECK
    slot = t.clock[clock.SLOT]
    offense_fails = exceeds(t, slot, t.offense)
    defense_fails = exceeds(t, slot, t.defense)
    if not offense_fails and not defense_fails:
        t.then(steps.check_effects)
        return
    if offense_fails:
        pull_back(t, slot, t.offense)
    if defense_fails:
        pull_back(t, slot, t.defense)
        lose_field(t, slot)
    t.then(steps.end_battle)


def pull_back(t: ZodiacTable, slot: i64, seat: SeatId) -> None:
    """KZ-098, KZ-099, KZ-205 The Knights go back to the Realm, face up; what they say about it happens."""
    knights = t.zones[t.front(slot, seat)]
    for knight in knights:
        t.move(knight, zones.REALM + seat)
        t.emit(events.PULLED_BACK[0 if seat == t.offense else 1], seat, knight)
    t.then_with(steps.texts_of, knights, seat, on.PULLED_BACK)


def lose_field(t: ZodiacTable, slot: i64) -> None:
    """KZ-099, KZ-R22 The Field Card is discarded, and nothing stays on it or under it."""
    field = t.field_at(slot)
    discard(t, field)
    t.emit(events.FIELD_LOST, t.defense, field)
    clear_field(t, slot, field, events.LEFT_BEHIND)


def clear_field(t: ZodiacTable, slot: i64, field: CardId, told: EventKind) -> None:
    """KZ-R22, KZ-R41, KZ-R47 Knights return to their Realms, Field Damage to its owners' discards, markers vanish."""
    for seat in (t.offense, t.defense):
        for knight in t.zones[t.front(slot, seat)]:
            t.move(knight, zones.REALM + seat)
            t.face_up[knight] = 1
            t.show_to_all(knight)
            t.emit(told, seat, knight)
    for card in t.zones[t.damage_place(slot)]:
        discard(t, card)
        t.emit(events.DISCARDED, t.owner[card], card)
    t.markers[field] = 0
    t.foe_markers[field] = 0


# -- steps b and c -----------------------------------------------------------------------------------------------------


def check_effects(t: ZodiacTable) -> None:
    """KZ-101, KZ-102, KZ-R24, KZ-R25 Texts of step b, in their order."""
    t.clock[clock.STEP] = clock.EFFECTS
    all_texts(t, on.CHECK, on.CHECK)
    t.then(steps.compare_power)


def compare_power(t: ZodiacTable) -> None:
    """KZ-104, KZ-105, KZ-R24, KZ-R38 A first comparison; without two sides there is nothing to compare."""
    t.clock[clock.STEP] = clock.COMPARE
    note_totals(t)
    if has_two_sides(t):
        t.emit(events.COMPARED, t.offense, number=t.clock[clock.OFFENSE_POWER])
        t.emit(events.COMPARED, t.defense, number=t.clock[clock.DEFENSE_POWER])
        t.then(steps.support_step)
    t.then(steps.determine_outcome)


def has_two_sides(t: ZodiacTable) -> bool:
    slot = t.clock[clock.SLOT]
    return len(t.zones[t.front(slot, t.offense)]) > 0 and len(t.zones[t.front(slot, t.defense)]) > 0


# -- step e ------------------------------------------------------------------------------------------------------------


def determine_outcome(t: ZodiacTable) -> None:
    """KZ-116, KZ-117, KZ-125, KZ-R38 The higher Power wins; whoever is alone wins without a comparison."""
    t.clock[clock.STEP] = clock.DETERMINE
    note_totals(t)
    slot = t.clock[clock.SLOT]
    if len(t.zones[t.front(slot, t.offense)]) == 0:
        t.clock[clock.OUTCOME] = clock.NO_OUTCOME
        t.emit(events.NO_OUTCOME, t.offense)
        t.then(steps.end_battle)
    elif len(t.zones[t.front(slot, t.defense)]) == 0:
        win_uncontested(t)
    else:
        winner = t.clock[clock.STANDING]
        if winner == NOTHING:
            tie(t)
        else:
            win(t, winner)


def tie(t: ZodiacTable) -> None:
    """KZ-117 Everything stays where it is, and step f is skipped."""
    t.clock[clock.OUTCOME] = clock.TIED
    t.emit(events.BATTLE_TIED, t.offense)
    all_texts(t, on.TIE, on.TIE)
    t.then(steps.end_battle)


def win(t: ZodiacTable, winner: SeatId) -> None:
    """KZ-103, KZ-203 Texts about the outcome happen before Knights are removed."""
    t.clock[clock.OUTCOME] = clock.WON
    begin_victory(t, winner)
    t.emit(events.BATTLE_WON, winner)
    moment, other = (on.WIN, on.LOSS) if winner == t.offense else (on.LOSS, on.WIN)
    all_texts(t, moment, other)
    t.then(steps.defeat_knights)
    t.then(steps.place_damage)


def win_uncontested(t: ZodiacTable) -> None:
    """KZ-125, KZ-126, KZ-204 The Defense simply places Field Damage."""
    t.clock[clock.OUTCOME] = clock.UNCONTESTED
    begin_victory(t, t.offense)
    t.emit(events.UNCONTESTED, t.offense)
    t.then(steps.field_texts, t.offense, on.UNCONTESTED)
    t.then(steps.side_texts, t.offense, on.UNCONTESTED)
    t.then(steps.place_damage)


def begin_victory(t: ZodiacTable, winner: SeatId) -> None:
    """KZ-227 Breach counts from the moment the battle is won."""
    t.clock[clock.WINNER] = winner
    t.clock[clock.EXTRA_DAMAGE] += side_trait(t, t.clock[clock.SLOT], winner, traits.BREACH)


# -- step f ------------------------------------------------------------------------------------------------------------


def defeat_knights(t: ZodiacTable) -> None:
    """KZ-119 The loser loses all own Knights in the battle."""
    t.clock[clock.STEP] = clock.APPLY
    loser = the_opponent(t, t.clock[clock.WINNER])
    for knight in t.zones[t.front(t.clock[clock.SLOT], loser)]:
        t.then(steps.defeat, loser, knight)


def defeat(t: ZodiacTable, seat: SeatId, knight: CardId) -> None:
    """KZ-118, KZ-230 Unless a text saves it."""
    price = cheapest_rebirth(t, t.clock[clock.SLOT], knight)
    if t.shielded[seat]:
        rescue(t, seat, knight)
    elif price != NOTHING and price <= cosmo_of(t, seat):
        t.ask(seat, asks.REBIRTH, steps.take_rebirth, knight, price)
        t.offer(verbs.REBORN, knight, price)
        t.offer(verbs.DEFEATED, knight)
    else:
        be_defeated(t, knight)


def take_rebirth(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    if option.verb is verbs.REBORN:
        t.then(steps.pay, t.decided, option.b)
        t.then(steps.rescue, t.decided, option.a)
    else:
        be_defeated(t, option.a)


def rescue(t: ZodiacTable, seat: SeatId, knight: CardId) -> None:
    """KZ-230 Face up to the Realm, and no Points."""
    t.move(knight, zones.REALM + seat)
    t.emit(events.SHIELDED if t.shielded[seat] else events.REBORN, seat, knight)


def be_defeated(t: ZodiacTable, knight: CardId) -> None:
    """KZ-118, KZ-120, KZ-R42 Into the winner's Point area, for its Level."""
    winner = t.clock[clock.WINNER]
    score(t, winner, knight, events.KNIGHT_DEFEATED)


def place_damage(t: ZodiacTable) -> None:
    """KZ-122, KZ-125, KZ-227, KZ-228, KZ-R40 One Field Damage and what texts add, up to the Limit."""
    t.clock[clock.STEP] = clock.APPLY
    slot = t.clock[clock.SLOT]
    loser = the_opponent(t, t.clock[clock.WINNER])
    room = t.card(t.clock[clock.BATTLEFIELD]).limit - t.damage_at(slot, loser)
    count = 1 + t.clock[clock.EXTRA_DAMAGE]
    t.then(steps.take_cards, loser, TO_DAMAGE, count if count < room else room, slot)
    t.then(steps.check_capture)


def check_capture(t: ZodiacTable) -> None:
    """KZ-043, KZ-123, KZ-124, KZ-R39, KZ-R41 Field Damage equal to the Limit gives the winner the Field Card."""
    slot, field, winner = t.clock[clock.SLOT], t.clock[clock.BATTLEFIELD], t.clock[clock.WINNER]
    if t.damage_at(slot, the_opponent(t, winner)) >= t.card(field).limit:
        # Told before the faces of the Field Damage come to light, which nobody knows.
        score(t, winner, field, events.FIELD_CAPTURED)
        clear_field(t, slot, field, events.RETURNED)
        t.clock[clock.CAPTURED] = 1
        t.then_with(steps.texts_of, append(no_numbers(), field), winner, on.CAPTURE)
    elif t.clock[clock.MEND] > 0:
        t.then(steps.choose_mend, winner)
    t.then(steps.end_battle)


def choose_mend(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-229 Up to so many."""
    field, slot = t.clock[clock.BATTLEFIELD], t.clock[clock.SLOT]
    damage = len(t.zones[t.damage_place(slot)]) + t.markers[field] + t.foe_markers[field]
    most = t.clock[clock.MEND] if t.clock[clock.MEND] < damage else damage
    if most > 0:
        t.ask(seat, asks.MEND, steps.take_mend)
        for number in range(most, -1, -1):
            t.offer(verbs.MEND, number)


def take_mend(table: Table, option: Option) -> None:
    """KZ-229 The latest first; markers last."""
    t = as_zodiac(table)
    field, place = t.clock[clock.BATTLEFIELD], t.damage_place(t.clock[clock.SLOT])
    for _ in range(option.a):
        damage = t.zones[place]
        if len(damage) > 0:
            discard(t, damage[-1])
            t.emit(events.DISCARDED, t.owner[damage[-1]], damage[-1])
        elif t.markers[field] > 0:
            t.markers[field] -= 1
        else:
            t.foe_markers[field] -= 1
    t.emit(events.DAMAGE_REMOVED, t.decided, field, number=option.a)


def end_battle(t: ZodiacTable) -> None:
    """KZ-127, KZ-R36, KZ-R37 Support cards are discarded, and what lasted for the battle is over."""
    stay = t.clock[clock.OUTCOME] == clock.TIED and t.settings[TIE_DISCARDS] == 1
    t.drop_changes(False)
    for seat in range(2):
        t.shielded[seat] = 0
        t.showed[seat] = 0
        for card in t.zones[zones.SUPPORT + seat]:
            if t.state[card] == USED_UP:
                continue
            wipe_battle_marks(t, card)
            if stay:
                t.state[card] = USED_UP
            else:
                discard(t, card)
                t.emit(events.DISCARDED, seat, card)
        for zone in (zones.REALM + seat, zones.POINTS + seat):
            for card in t.zones[zone]:
                wipe_battle_marks(t, card)
        # On every slot: a Knight may have been shifted out of the battle.
        for slot in range(zones.SLOTS):
            for card in t.zones[t.front(slot, seat)]:
                wipe_battle_marks(t, card)
    wipe_battle_marks(t, t.clock[clock.BATTLEFIELD])
    t.then(steps.check_score)
    t.then(steps.next_battle)
