"""Playing cards from the hand: summoning and Magic (chapter 10), in the Main Phase and in a Flash Phase."""

from mypy_extensions import i64

from hexadeck.cardtext.frames import start_effect
from hexadeck.cardtext.statements import is_said_to
from hexadeck.games.zenonzard import deeds, events, kinds, modifiers, on, steps, timings, verbs, why, zones
from hexadeck.games.zenonzard.actions import (
    add_to_hand,
    enter_field,
    field_room,
    has_placed_colour,
    have_entered,
    note_deed,
    values_changed,
)
from hexadeck.games.zenonzard.mana import WITHOUT_COLOURS, Purse, active_mana, price, why_not_colours
from hexadeck.games.zenonzard.table import Card, ZTable
from hexadeck.kernel.decisions import NOTHING, Verb
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import no_numbers


def offer_plays(t: ZTable, seat: SeatId, timing: i64) -> None:
    """ZZ-074, ZZ-077 to ZZ-079, ZZ-100 Every different card that could be played from the hand at this time."""
    purse: Purse | None = None
    timely = t.library.timely[timing]
    hand = t.zones[zones.HAND + seat]
    is_asked_why = t.is_asked_why
    for card in hand:
        if not timely[t.face(card)]:
            if is_asked_why:
                t.refuse(wrong_time(t.card(card), timing), verb_to_play(t.card(card)), card)
        else:
            if purse is None:
                purse = active_mana(t, seat)
            hindrance = why_not_play(t, seat, card, purse)
            if (hindrance is None or is_asked_why) and not t.has_copy_before(hand, card):
                t.offer_unless(hindrance, verb_to_play(t.card(card)), card)
    if is_asked_why:
        refuse_what_is_not_in_hand(t, seat)


def verb_to_play(record: Card) -> Verb:
    """ZZ-074, ZZ-080 A minion is summoned, everything else used."""
    return verbs.SUMMON if record.is_minion_card else verbs.USE


def wrong_time(record: Card, timing: i64) -> Hindrance:
    """ZZ-075, ZZ-078, ZZ-100 What keeps cards of this print from being played at this time."""
    if timing == timings.FLASH:
        return why.NO_FLASH
    return why.FLASH_ONLY if record.type == kinds.MAGIC else why.NOT_SUMMONED


def refuse_what_is_not_in_hand(t: ZTable, seat: SeatId) -> None:
    """ZZ-008, ZZ-011, ZZ-017, ZZ-120 What has no use now, or never."""
    for force in t.zones[zones.FORCES + seat]:
        t.refuse(why.FORCE_WORKS_ALONE if t.points[force] > 0 else why.FORCE_DESTROYED, verbs.USE, force)
    for card in t.zones[zones.TRASH + seat]:
        t.refuse(why.IN_THE_TRASH, verb_to_play(t.card(card)), card)
    for card in t.zones[zones.REMOVED + seat]:
        t.refuse(why.OUT_OF_THE_GAME, verb_to_play(t.card(card)), card)


def why_not_play(t: ZTable, seat: SeatId, card: CardId, purse: Purse) -> Hindrance | None:
    """ZZ-057, ZZ-058, ZZ-R33 The whole cost can be paid with these mana, and Magic does something."""
    record = t.cards[t.face(card)]
    cost = price(t, card) if record.in_hand or len(t.listeners[modifiers.COSTS]) > 0 else record.cost
    total = cost - WITHOUT_COLOURS if cost >= WITHOUT_COLOURS else cost
    if total > purse.total:
        return t.hindered(why.TOO_DEAR, total, purse.total)
    if cost < WITHOUT_COLOURS and len(record.need) > 0:
        lack = purse.shortfall(record.need)
        if lack > 0:
            return why_not_colours(t, record.need, purse, lack)
    return why_not_use(t, seat, card) if record.type == kinds.MAGIC else None


def why_not_use(t: ZTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """ZZ-R33 Magic can be used if at least one of its instructions can do something."""
    magic = t.cards[t.face(card)].magic
    if magic is not None:
        frame = start_effect(magic.program, card, seat, NOTHING)
        for effect in t.book.programs[magic.program]:
            if effect.is_possible(t, frame):
                return None
    return why.DOES_NOTHING


def play_card(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-061 Check the cost, pay, then play. A cost is paid for a card that all can see."""
    t.show_to_all(card)
    t.then_with(steps.pay, no_numbers(), seat, card, price(t, card))
    if t.cards[t.face(card)].type == kinds.MAGIC:
        t.then(steps.use_magic, seat, card)
    else:
        t.then(steps.summon, seat, card)


def summon(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-074, ZZ-R32 The cost is paid: make room if there is none, then the minion enters."""
    if field_room(t, seat) <= 0:
        t.then(steps.make_room_on_field, seat, 1)
    t.then_within(steps.arrive_summoned, seat, card)


def arrive_summoned(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-076, ZZ-129 The minion is summoned: its [When Summoned] abilities, Chain and all who waited for it
    activate.
    """
    note_deed(t, deeds.SUMMONED, seat, card)
    t.tell(events.SUMMONED, seat, card)
    record = t.cards[t.face(card)]
    enter_field(t, card, False)
    have_entered(t, (card,))
    twice = is_said_to(t, modifiers.SUMMONS_TWICE, seat)
    for ability in t.book.own_of(t.face(card), on.SUMMONED):
        t.activate(ability, card, NOTHING)
        if twice:
            t.activate(ability, card, NOTHING)
    if record.chain and has_placed_colour(t, seat, record.chain):
        t.waiting.append(start_effect(t.library.chain, card, seat, NOTHING))
    t.tell(events.HAS_SUMMONED, seat, card)
    t.tell(events.HAS_PLAYED, seat, card)


def use_magic(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-080, ZZ-R34 Its effects are carried out; the card lies in no zone of a player's meanwhile."""
    magic = t.cards[t.face(card)].magic
    assert magic is not None
    t.move(card, zones.PLAYED + seat)
    t.tell(events.USED, seat, card)
    t.then_frame(start_effect(magic.program, card, seat, NOTHING))
    t.then(steps.magic_used, seat, card)


def magic_used(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-061, ZZ-R34 The used Magic goes to the trash; then those who waited for Magic activate."""
    if t.place[card] == zones.PLAYED + seat:
        t.move(card, zones.TRASH + seat)
    note_deed(t, deeds.USED_MAGIC, seat, card)
    values_changed(t)
    t.tell(events.HAS_USED_MAGIC, seat, card)
    t.tell(events.HAS_PLAYED, seat, card)


def take_back_magic(t: ZTable, card: CardId) -> None:
    """An effect returns the Magic that is being used to its owner's hand instead of the trash."""
    if t.place[card] == zones.PLAYED + t.owner[card]:
        add_to_hand(t, card)
