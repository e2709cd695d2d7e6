"""Playing cards in the Play Phase, and the Color Restriction (chapters 6 and 7)."""

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import asks, clock, colours, events, kinds, on, phases, steps, verbs, why, zones
from hexadeck.games.kanzume_goddess.abilities import refuse_elsewhere, use_ability, use_bonds, why_not_use
from hexadeck.games.kanzume_goddess.table import Card, KTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row
from hexadeck.kernel.sets import without_copies


def play_cards(t: KTable, seat: SeatId) -> None:
    """KG-049, KG-051, KG-R71 Any number of cards, one at a time, until the player ends the phase."""
    hand = t.zones[zones.HAND + seat]
    t.ask(seat, asks.PLAY, steps.take_play, always=len(hand) > 0)
    offer_cards(t, seat, hand)
    offer_powers(t, seat, phases.PLAY)
    t.offer(verbs.END_PLAY)
    refuse_elsewhere(t, seat, t.library.act)


def offer_cards(t: KTable, seat: SeatId, hand: Row) -> None:
    """KG-069, KG-070, KG-R09 Each Act of a card is an option, and a Warrior may be played without it."""
    library = t.library
    allowed = allowed_colours(t)
    for card in without_copies(t, hand):
        record = t.cards[t.face(card)]
        restriction = why_not_play(t, record, allowed)
        if restriction is None:
            for ability in record.acts:
                hindrance = None if ability.is_plain else why_not_use(t, seat, ability, card)
                t.offer_unless(hindrance, library.act, card, ability.number)
            if record.kind == kinds.WARRIOR:
                t.offer(verbs.PLAIN, card)
        elif t.is_asked_why:
            t.refuse(restriction, library.act, card)
            if record.kind == kinds.WARRIOR:
                t.refuse(restriction, verbs.PLAIN, card)


def why_not_play(t: KTable, record: Card, allowed: i64) -> Hindrance | None:
    """KG-079, KG-083, KG-R10, KG-R11 It has an Act, and a Warrior follows in an allowed colour."""
    if not record.acts:
        return why.NO_ACT
    if record.kind == kinds.WARRIOR and not record.colour & allowed:
        return t.hindered(why.WRONG_COLOUR, 0, 0, record.colour)
    return None


def offer_powers(t: KTable, seat: SeatId, phase: i64) -> None:
    """KG-104, KG-105 The abilities of the God that say they are usable in this phase."""
    god = t.zones[zones.GOD + seat][0]
    record = t.cards[t.face(god)]
    for ability in record.powers:
        if ability.phase == phase:
            t.offer_unless(why_not_use(t, seat, ability, god), t.library.power, god, ability.number)
    if not record.phases >> phase & 1:
        t.refuse(why.WRONG_PHASE, t.library.power, god)


def refuse_hand(t: KTable, seat: SeatId) -> None:
    """KG-049 Outside the Play Phase."""
    t.refuse_each(why.PLAYED_IN_PLAY_PHASE, t.library.act, t.zones[zones.HAND + seat])
    refuse_elsewhere(t, seat, t.library.act)


def allowed_colours(t: KTable) -> i64:
    """KG-078, KG-079 The follow-up colours of the latest Warrior, and what a God added to them."""
    return t.clock[clock.ALLOWED] | t.clock[clock.NAMED]


def take_play(t: KTable, option: Option) -> None:
    seat = t.decided
    verb = option.verb
    if verb is verbs.END_PLAY:
        return
    t.clock[clock.ACTIONS] += 1
    if verb is t.library.power:
        use_ability(t, seat, option.a, t.library.abilities[option.b])
    else:
        play_card(t, seat, option.a, option.b if verb is t.library.act else -1)
    t.then(steps.play_cards, seat)


def play_card(t: KTable, seat: SeatId, card: CardId, number: i64) -> None:
    """KG-052, KG-068, KG-R14 The restriction is set first, then what the play triggers, then the chosen Act."""
    t.move(card, zones.IN_PLAY + seat)
    t.tell(events.PLAYED, seat, card)
    record = t.card(card)
    if record.kind == kinds.WARRIOR:
        restrict(t, card)
        use_bonds(t, seat, card, on.PLAYS_THIS)
        use_bonds(t, seat, t.zones[zones.GOD + seat][0], on.PLAYS_WARRIOR)
    if number < 0:
        return
    if len(t.stack) > t.base:
        t.then(steps.use_act, seat, card, number)
    else:
        use_ability(t, seat, card, t.library.abilities[number])
    if record.bonds:
        t.then(steps.use_bonds, seat, card, on.USES_ACT)


def restrict(t: KTable, card: CardId) -> None:
    """KG-079, KG-080, KG-082, KG-R14, KG-R16 The new Warrior's follow-up colours replace what was allowed."""
    t.clock[clock.ALLOWED] = t.card(card).follows
    t.clock[clock.NAMED] = 0
    t.clock[clock.WARRIORS] += 1
    t.played.append(card)


def use_act(t: KTable, seat: SeatId, card: CardId, ability: i64) -> None:
    """KG-069 The chosen Act, once the Bonds of the play are done; it may have become impossible meanwhile."""
    act = t.library.abilities[ability]
    if why_not_use(t, seat, act, card) is None:
        use_ability(t, seat, card, act)


def free_colours(t: KTable) -> None:
    """KG-078 The first Warrior of a Play Phase may have any colour."""
    t.clock[clock.ALLOWED] = colours.ANY
    t.clock[clock.NAMED] = 0
    t.clock[clock.WARRIORS] = 0
