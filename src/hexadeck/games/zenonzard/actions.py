"""What can be done to the table: every change of it is made here, with its event and what it triggers.

Chapters 2, 4, 15, 17 and 20. Choices are made elsewhere; these functions carry out.
"""

from mypy_extensions import i64

from hexadeck.cardtext.durations import forget_changes, has_change
from hexadeck.cardtext.statements import anyone_says, is_said_against, sum_said_to
from hexadeck.cardtext.values import CHANGE_SIZE
from hexadeck.games.zenonzard import changes, clock, deeds, events, kinds, limits, modifiers, zones
from hexadeck.games.zenonzard.statements import DP_DAMAGE, TO_FORCE
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import BP
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId, ZoneId

# -- states (chapter 4) ------------------------------------------------------------------------------------------------


def rest(t: ZTable, card: CardId) -> None:
    """ZZ-025 Turn a card sideways; a Rested Force's ability does not work (ZZ-028)."""
    if t.rested[card]:
        return
    t.rested[card] = 1
    t.tell(events.RESTED, t.owner[card], card)
    if t.cards[t.face(card)].type == kinds.FORCE:
        t.stop_work(card)
    values_changed(t)


def ready(t: ZTable, card: CardId) -> None:
    """ZZ-025 Make a card Active, unless an effect forbids it (ZZ-R51)."""
    if not t.rested[card] or has_change(t.changes, card, changes.STAYS_RESTED):
        return
    t.rested[card] = 0
    t.tell(events.READIED, t.owner[card], card)
    if t.cards[t.face(card)].type == kinds.FORCE:
        t.start_work(card)
    values_changed(t)


def values_changed(t: ZTable) -> None:
    """Something that BP may depend on has come or gone: it matters for the state check only where BP has been lost."""
    if t.changes or t.library.weakens:
        t.dirty = True


# -- hand and deck -----------------------------------------------------------------------------------------------------


def draw(t: ZTable, seat: SeatId, count: i64) -> None:
    """ZZ-135, ZZ-R55 Draw one by one; an empty deck stops the drawing, a full hand sends the card to the trash."""
    left = count
    while left > 0:
        left -= 1
        deck = t.zones[zones.DECK + seat]
        if len(deck) == 0:
            return
        card = deck[len(deck) - 1]
        if len(t.zones[zones.HAND + seat]) >= limits.HAND_LIMIT:
            overflow(t, card)
        else:
            t.move(card, zones.HAND + seat)
            t.tell(events.DREW, seat, card)


def overflow(t: ZTable, card: CardId) -> None:
    """ZZ-046, ZZ-R05 A card for which the hand has no room goes to the trash; that is no destruction."""
    t.move(card, zones.TRASH + t.owner[card])
    t.tell(events.OVERFLOWED, t.owner[card], card)


def add_to_hand(t: ZTable, card: CardId) -> None:
    """Into its owner's hand, from wherever it is."""
    seat = t.owner[card]
    if len(t.zones[zones.HAND + seat]) >= limits.HAND_LIMIT:
        overflow(t, card)
    else:
        t.move(card, zones.HAND + seat)
        t.tell(events.RETURNED_TO_HAND, seat, card)


def is_on_field(t: ZTable, card: CardId) -> bool:
    return t.place[card] == zones.FIELD + t.owner[card]


# -- field and base ----------------------------------------------------------------------------------------------------


def field_room(t: ZTable, seat: SeatId) -> i64:
    """ZZ-070 How many more minions the field can take."""
    return limits.FIELD_LIMIT - len(t.zones[zones.FIELD + seat])


def base_room(t: ZTable, seat: SeatId) -> i64:
    """ZZ-065 How many more mana the base can take."""
    return limits.BASE_LIMIT - len(t.zones[zones.BASE + seat])


def enter_field(t: ZTable, card: CardId, rested: bool) -> None:
    """ZZ-009 A card becomes a minion; ZZ-R15 it carries the turn of its arrival, ZZ-R09 it has entered the field."""
    seat = t.owner[card]
    t.move(card, zones.FIELD + seat)
    t.rested[card] = 1 if rested else 0
    t.stamp[card] = t.clock[clock.TURN]
    _become_minion(t, card)


def make_token(t: ZTable, what: i64, seat: SeatId) -> i64:
    """ZZ-136 A minion made by an effect, with no card of its own."""
    card = t.add_card(what, seat, zones.FIELD + seat)
    t.stamp[card] = t.clock[clock.TURN]
    t.tell(events.TOKEN_MADE, seat, card)
    _become_minion(t, card)
    return card


def _become_minion(t: ZTable, card: CardId) -> None:
    t.start_work(card)
    t.tell(events.ENTERED, t.owner[card], card)
    values_changed(t)


def have_entered(t: ZTable, cards: tuple[int, ...]) -> None:
    """ZZ-R09, ZZ-R30 What arrived together has entered together: each is there when the others are announced."""
    t.tell_together(events.HAS_ENTERED, cards)


def leave_field(t: ZTable, card: CardId, zone: ZoneId) -> None:
    """A minion goes elsewhere; a token vanishes from any exit (ZZ-R29), the attack may lose a side (ZZ-R19, ZZ-R21)."""
    record = t.cards[t.face(card)]
    t.stop_work(card)
    forget_changes(t, card)
    if t.clock[clock.ATTACKER] == card:
        t.clock[clock.ATTACKER] = NOTHING
    elif t.clock[clock.BLOCKER] == card:
        t.clock[clock.BLOCKER] = clock.GONE
    if record.type == kinds.TOKEN:
        t.move(card, zones.REMOVED + t.owner[card])
    elif zone == zones.HAND:
        t.rested[card] = 0
        add_to_hand(t, card)
    else:
        t.move(card, zone + t.owner[card])
        if zone != zones.BASE:
            t.rested[card] = 0
    values_changed(t)


def enter_base(t: ZTable, card: CardId, rested: bool) -> None:
    """ZZ-010, ZZ-R07 A card from elsewhere becomes mana; it counts as placed in the base (ZZ-135)."""
    seat = t.owner[card]
    t.move(card, zones.BASE + seat)
    t.rested[card] = 1 if rested else 0
    t.stamp[card] = t.clock[clock.TURN]
    become_mana(t, card)
    t.tell(events.PUT_IN_BASE, seat, card)
    note_deed(t, deeds.PLACED, seat, card)
    t.tell(events.HAS_PLACED, seat, card)


def become_mana(t: ZTable, card: CardId) -> None:
    t.start_work(card)
    values_changed(t)


def add_neutral_mana(t: ZTable, seat: SeatId, rested: bool) -> i64:
    """ZZ-006 A Neutral Mana comes from nowhere; the supply has no end."""
    mana = t.add_card(t.library.neutral_mana, seat, zones.BASE + seat)
    t.rested[mana] = 1 if rested else 0
    t.stamp[mana] = t.clock[clock.TURN]
    t.tell(events.PUT_IN_BASE, seat, mana)
    return mana


def leave_base(t: ZTable, card: CardId) -> None:
    """ZZ-064 To the trash; Neutral Mana is removed from the game instead."""
    record = t.cards[t.face(card)]
    _stop_being_mana(t, card)
    if record.type == kinds.NEUTRAL_MANA:
        t.move(card, zones.REMOVED + t.owner[card])
        t.tell(events.REMOVED, t.owner[card], card)
    else:
        t.move(card, zones.TRASH + t.owner[card])
        t.rested[card] = 0


def _stop_being_mana(t: ZTable, card: CardId) -> None:
    t.stop_work(card)
    forget_changes(t, card)
    values_changed(t)


def move_to_base(t: ZTable, card: CardId, rested: bool) -> None:
    """ZZ-081, ZZ-084 A minion moves to its owner's base and keeps its state, unless it is said to arrive Rested."""
    seat = t.owner[card]
    arrives_rested = rested or anyone_says(t, modifiers.ARRIVES_RESTED, card)
    stamp = t.stamp[card]
    leave_field(t, card, zones.BASE)
    t.stamp[card] = stamp
    if arrives_rested:
        t.rested[card] = 1
    become_mana(t, card)
    t.tell(events.MOVED, seat, card, place=zones.BASE + seat)
    t.tell(events.HAS_MOVED, seat, card)


def move_to_field(t: ZTable, card: CardId, active: bool) -> None:
    """ZZ-082, ZZ-084 A minion card moves from its owner's base to the field; its turn stamp stays (ZZ-R15)."""
    seat = t.owner[card]
    _stop_being_mana(t, card)
    t.move(card, zones.FIELD + seat)
    if active:
        t.rested[card] = 0
    t.tell(events.MOVED, seat, card, place=zones.FIELD + seat)
    _become_minion(t, card)
    t.tell(events.HAS_MOVED_OUT, seat, card)
    t.tell(events.HAS_MOVED, seat, card)


def replace_minion(t: ZTable, card: CardId) -> None:
    """ZZ-071, ZZ-072, ZZ-R28 Sent to the trash to make room: not destroyed."""
    t.tell(events.REPLACED, t.owner[card], card)
    leave_field(t, card, zones.TRASH)


def replace_mana(t: ZTable, card: CardId) -> None:
    """ZZ-066, ZZ-067 A mana makes room."""
    t.tell(events.REPLACED, t.owner[card], card)
    leave_base(t, card)


# -- destruction and damage --------------------------------------------------------------------------------------------


def destroy(t: ZTable, cards: tuple[int, ...]) -> None:
    """ZZ-115, ZZ-R48 Minions are destroyed together; then their [When Destroyed] abilities activate."""
    gone = [card for card in cards if t.place[card] == zones.FIELD + t.owner[card]]
    for card in gone:
        leave_field(t, card, zones.TRASH)
    t.tell_together(events.DESTROYED, tuple(gone))


def destroy_force(t: ZTable, force: i64) -> None:
    """ZZ-114, ZZ-120, ZZ-R43 Its ability stops, its [When Destroyed] effect activates, also when it was Rested
    (ZZ-029)."""
    t.points[force] = 0
    t.stamp[force] = 1
    t.stop_work(force)
    t.rested[force] = 0
    t.tell(events.FORCE_DESTROYED, t.owner[force], force)
    values_changed(t)


def damage_life(t: ZTable, seat: SeatId, amount: i64, dp_damage: bool) -> i64:
    """ZZ-113, ZZ-R38 A player's Life is damaged; what is left after reductions is what was dealt."""
    dealt = amount - reduction(t, seat, False, dp_damage)
    if dealt <= 0:
        return 0
    t.life[seat] = max(0, t.life[seat] - dealt)
    t.deeds.extend((deeds.LIFE_DAMAGED + seat, NOTHING, NOTHING, NOTHING))
    t.tell(events.LIFE_LOST, seat, number=dealt)
    t.dirty = True
    return dealt


def damage_force(t: ZTable, force: i64, amount: i64, dp_damage: bool) -> i64:
    """ZZ-113, ZZ-116 A Force loses points; more than it has is lost."""
    dealt = amount - reduction(t, t.owner[force], True, dp_damage)
    if dealt <= 0 or t.points[force] <= 0:
        return 0
    t.points[force] = max(0, t.points[force] - dealt)
    t.tell(events.FORCE_LOST, t.owner[force], force, number=dealt)
    t.dirty = True
    return dealt


def reduction(t: ZTable, seat: SeatId, to_force: bool, dp_damage: bool) -> i64:
    """By how much damage to a player's Life or Forces is reduced; nothing if an effect of the foe forbids it."""
    damage = (TO_FORCE if to_force else 0) | (DP_DAMAGE if dp_damage else 0)
    total = sum_said_to(t, modifiers.REDUCES, seat, NOTHING, damage)
    return 0 if total and is_said_against(t, modifiers.NOT_REDUCED, seat) else total


def restore_life(t: ZTable, seat: SeatId, amount: i64) -> None:
    """ZZ-126 Life goes up to 10 at most."""
    gained = min(amount, limits.POINTS_CAP - t.life[seat])
    if gained > 0 and not is_said_against(t, modifiers.NOT_RESTORED, seat):
        t.life[seat] += gained
        t.tell(events.LIFE_RESTORED, seat, number=gained)
        values_changed(t)


def restore_force(t: ZTable, force: i64, amount: i64) -> None:
    """ZZ-127, ZZ-R44 A standing Force is restored up to 10; a destroyed one is not."""
    gained = min(amount, limits.POINTS_CAP - t.points[force])
    if gained > 0 and t.points[force] > 0 and not is_said_against(t, modifiers.NOT_RESTORED, t.owner[force]):
        t.points[force] += gained
        t.tell(events.FORCE_RESTORED, t.owner[force], force, number=gained)


def check_state(t: ZTable) -> None:
    """ZZ-R39 Life 0 ends the match; Forces at 0 are destroyed.

    Minions with BP 0 or less are destroyed, all together.
    """
    if t.life[0] <= 0 or t.life[1] <= 0:
        _end_by_life(t)
        return
    for seat in range(t.seats):
        for force in t.zones[zones.FORCES + seat]:
            if t.points[force] <= 0 and t.stamp[force] == 0:
                destroy_force(t, force)
    if t.library.weakens or _is_weakened(t):
        weak = [card for seat in (0, 1) for card in t.zones[zones.FIELD + seat] if BP.raw(t, card) <= 0]
        if weak:
            destroy(t, tuple(weak))


def _is_weakened(t: ZTable) -> bool:
    """Whether any minion has lost BP for a while; otherwise none can be at 0, and the check is spared."""
    rows = t.changes
    for i in range(0, len(rows), CHANGE_SIZE):
        if rows[i + 1] == changes.BP and rows[i + 2] < 0:
            return True
    return False


def _end_by_life(t: ZTable) -> None:
    """ZZ-122 A player whose Life is 0 has lost; ZZ-R40 both at once is a draw."""
    if t.life[0] <= 0 and t.life[1] <= 0:
        t.end((), "Both players' Life reached 0 at once.", "ZZ-R40")
    else:
        winner = 1 if t.life[0] <= 0 else 0
        t.end((winner,), f"Player {2 - winner}'s Life reached 0.", "ZZ-122")


# -- deeds -------------------------------------------------------------------------------------------------------------


def note_deed(t: ZTable, kind: i64, seat: SeatId, card: CardId) -> None:
    """Remember for this turn what a player did, by the card's print as it was."""
    t.deeds.append(kind + seat)
    t.deeds.append(card)
    t.deeds.append(t.face(card))
    t.deeds.append(NOTHING)


def has_placed_colour(t: ZTable, seat: SeatId, colour: i64) -> bool:
    """ZZ-207 Whether the player has placed mana of a colour this turn."""
    rows = t.deeds
    for i in range(0, len(rows), deeds.SIZE):
        if rows[i] == deeds.PLACED + seat and t.cards[rows[i + 2]].colour & colour:
            return True
    return False
