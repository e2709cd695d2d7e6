"""What only Knights & Kings can tell the conformance suite."""

from collections.abc import Set as AbstractSet

from hexadeck.games.knights_and_kings import changes, clock, verbs, zones
from hexadeck.games.knights_and_kings.table import (
    BY_SUMMONS,
    COPIES,
    MULTI_TURN,
    NOBLE_ACTIONS,
    SINGLE_TURN,
    Card,
    KingsTable,
    is_slot,
    slot_count,
    slot_zone,
    units_in_slots,
)
from hexadeck.kernel.decisions import ADD, NOTHING
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.table import Table

DECK_SIZE = 32
SOLDIERS = 8
OPEN_EVENTS = frozenset({"revealed", "returned_to_hand"})
SENSIBLE_THIRDS = 1
"""Sensible answers among curious ones keep matches short."""

ORDINARY_WORDS = frozenset({"Foot Soldier"})
"""Names of cards that sentences use as words, too."""


def open_cards(match: Match, events: Events) -> set[int]:
    """Cards that all have seen, though they lie in a hand."""
    return {event.card for event in events if event.name in OPEN_EVENTS}


def looked_at(match: Match, events: Events, viewer: int | None) -> set[int]:
    """KK-R43 Cards of a deck or of the opponent's hand, for whoever has the turn."""
    t = match.table
    assert isinstance(t, KingsTable)
    return {event.card for event in events if event.name == "looked" and viewer == t.clock[clock.ACTIVE]}


def random_deck(game: Game, words: Row, wanted: AbstractSet[str] = frozenset()) -> Deck:
    """A legal deck of Foot Soldiers and whatever comes; first what is wanted."""
    cards = [record for record in game.prints if isinstance(record, Card) and not record.any_number]
    pool = [cards[i] for i in shuffled(words, row_of(list(range(len(cards)))))]
    pool.sort(key=lambda card: card.name not in wanted)
    deck = {record.name: SOLDIERS for record in game.prints if isinstance(record, Card) and record.any_number}
    for card in pool:
        copies = COPIES if card.name in wanted else 1 + below(words, COPIES)
        count = min(copies, DECK_SIZE - sum(deck.values()))
        if count > 0:
            deck[card.name] = count
    return Deck("Random", "", deck, {})


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that every card of this kind must have gone through to have been played."""
    assert isinstance(record, Card)
    if record.kind == SINGLE_TURN:
        return {"deposited", "played", "paid", "discarded"}
    if record.kind == MULTI_TURN:
        return {"deposited", "played", "paid", "contested", "contest_won", "contest_lost", "lapsed"}
    return {"deposited", "paid", "fielded", "attacked_kingdom", "patrolled", "blocked", "damaged", "killed"}


# -- what takes a reason away ------------------------------------------------------------------------------------------


def kings(t: Table) -> KingsTable:
    assert isinstance(t, KingsTable)
    return t


def named(t: Table, name: str) -> int:
    return next(card.number for card in kings(t).library.cards if card.name == name)


def card_of(refusal: Refusal) -> int:
    return refusal.option.b if refusal.option.a == NOTHING else refusal.option.a


def lay(t: Table, name: str, zone: int) -> int:
    """One more card."""
    return t.add_card(named(t, name), t.schema.seat_of(zone), zone)


def turn_into(t: Table, card: int, name: str) -> None:
    """Another face on a card."""
    faces = t.what[:]
    faces[card] = named(t, name)
    t.what = faces


def fill_the_treasury(t: Table, refusal: Refusal) -> None:
    for _ in range(10):
        lay(t, "Foot Soldier", zones.TREASURY + t.seat)


def forget_the_payment(t: Table, refusal: Refusal) -> None:
    kings(t).paid[card_of(refusal)] = 0


def forget_the_step(t: Table, refusal: Refusal) -> None:
    kings(t).clock[clock.DEPOSITS] = 0
    kings(t).clock[clock.FIELDED] = 0


def play_from_the_hand(t: Table, refusal: Refusal) -> None:
    t.settings = row_of([*list(t.settings)[:NOBLE_ACTIONS], 0])


def make_a_unit(t: Table, refusal: Refusal) -> None:
    turn_into(t, card_of(refusal), "Foot Soldier")


def make_a_noble_action(t: Table, refusal: Refusal) -> None:
    turn_into(t, card_of(refusal), "Coronation Feast")


def put_into_hand(t: Table, refusal: Refusal) -> None:
    t.move(card_of(refusal), zones.HAND + t.seat)


def dig_out(t: Table, refusal: Refusal) -> None:
    if t.owner[card_of(refusal)] == t.seat:
        put_into_hand(t, refusal)
    else:
        make_a_unit(t, refusal)
        put_into_a_slot(t, refusal)


def take_out_of_the_treasury(t: Table, refusal: Refusal) -> None:
    if refusal.option.verb is verbs.BLOCK:
        send_out(t, refusal)
    else:
        put_into_hand(t, refusal)


def stand_ready(t: Table, refusal: Refusal) -> None:
    """In the field, and there since the last turn."""
    card = card_of(refusal)
    kings(t).fielded[card] = 0
    if is_slot(t.place[card]):
        t.move(card, zones.FIELD + t.owner[card])


def send_out(t: Table, refusal: Refusal) -> None:
    """To the field, as a unit that can block whatever attacks."""
    make_a_unit(t, refusal)
    t.move(card_of(refusal), zones.FIELD + t.seat)


def empty_the_slots(t: Table, refusal: Refusal) -> None:
    for slot in range(slot_count(kings(t))):
        t.move_all(slot_zone(t.seat, slot), zones.GRAVEYARD + t.seat)


def bring_a_soldier(t: Table, refusal: Refusal) -> None:
    lay(t, "Foot Soldier", zones.FIELD + t.seat)


def bring_companions(t: Table, refusal: Refusal) -> None:
    for name in ("Sir Aldric the Green", "Dame Isolde Quickspur", "Dame Rowena Nightcloak"):
        lay(t, name, zones.FIELD + t.seat)


def bring_a_rook(t: Table, refusal: Refusal) -> None:
    lay(t, "Rook of Greywatch", zones.FIELD + t.seat)


def lay_a_target(t: Table, refusal: Refusal) -> None:
    lay(t, "Foot Soldier", slot_zone(1 - t.seat, 0))


def lay_a_noble_action(t: Table, refusal: Refusal) -> None:
    lay(t, "War Council", zones.NOBLES + 1 - t.seat)


def put_into_a_slot(t: Table, refusal: Refusal) -> None:
    """Alone."""
    foe = 1 - t.seat
    for slot in range(slot_count(kings(t))):
        t.move_all(slot_zone(foe, slot), zones.GRAVEYARD + foe)
    t.move(card_of(refusal), slot_zone(foe, 0))


def stop_evading(t: Table, refusal: Refusal) -> None:
    """An attack that evades has somebody with it who does not; a target was summoned."""
    k = kings(t)
    if refusal.option.verb in (verbs.BLOCK, verbs.BLOCK_WITH_STACK, ADD):
        lay(t, "Foot Soldier", t.place[k.clock[clock.ATTACKER]])
    else:
        for card in units_in_slots(k, 1 - t.seat):
            k.came_by[card] = BY_SUMMONS
            turn_into(t, card, "Foot Soldier")


def forget_the_contest(t: Table, refusal: Refusal) -> None:
    kings(t).contested[card_of(refusal)] = 0


def call_nobody_out(t: Table, refusal: Refusal) -> None:
    rows = kings(t).changes
    kept = [rows[i : i + 4] for i in range(0, len(rows), 4) if rows[i + 1] != changes.MUST_BLOCK]
    rows[:] = [number for row in kept for number in row]


def forget_the_blocks(t: Table, refusal: Refusal) -> None:
    kings(t).blocks[card_of(refusal)] = 0


def attack_with_a_stack(t: Table, refusal: Refusal) -> None:
    leader = kings(t).clock[clock.ATTACKER]
    turn_into(t, leader, "King Edmund the Young")
    lay(t, "Foot Soldier", t.place[leader])


def take_no_share(t: Table, refusal: Refusal) -> None:
    kings(t).hits[card_of(refusal)] = 0


LIFTS = {
    "TOO_DEAR": fill_the_treasury,
    "PAID_ALREADY": forget_the_payment,
    "DEPOSITED_ENOUGH": forget_the_step,
    "FIELDED_INSTEAD": forget_the_step,
    "PLAYED_LATER": make_a_unit,
    "IS_COIN": take_out_of_the_treasury,
    "BURIED": dig_out,
    "FIELDED_EARLIER": make_a_noble_action,
    "FIELDED_FIRST": play_from_the_hand,
    "DOES_NOTHING": make_a_noble_action,
    "IS_ACTIVE": put_into_hand,
    "FIELDED_THIS_TURN": stand_ready,
    "USED": stand_ready,
    "NO_EMPTY_SLOT": empty_the_slots,
    "NOBODY_READY": bring_a_soldier,
    "NOTHING_TO_ATTACK": lay_a_target,
    "NO_CONTEST": lay_a_noble_action,
    "NOT_VULNERABLE": put_into_a_slot,
    "EVADES": stop_evading,
    "ONE_TARGET": put_into_a_slot,
    "ROLLED_AGAINST": forget_the_contest,
    "TOO_FEW_COMPANIONS": bring_companions,
    "NO_PARTNER": bring_companions,
    "NO_LEADER": bring_a_rook,
    "NO_COMPANION": make_a_unit,
    "ATTACK_EVADES": stop_evading,
    "IN_SLOT": stand_ready,
    "NOT_FIELDED": send_out,
    "BLOCKED_ENOUGH": forget_the_blocks,
    "ANOTHER_MUST": call_nobody_out,
    "NO_STACK": attack_with_a_stack,
    "HAS_ITS_SHARE": take_no_share,
}
COMPANIONS = {"form_up": "a unit that nobody in play could ever take along is not asked about"}
"""Verbs whose second card is refused only where there could be a first one."""
NOT_LIFTED = {"ACTS_LATER": "units act at another question"}
RARE = (
    "FIELDED_FIRST",
    "PAID_ALREADY",
    "FIELDED_INSTEAD",
    "NO_EMPTY_SLOT",
    "ONE_TARGET",
    "ROLLED_AGAINST",
    "NO_PARTNER",
    "NO_LEADER",
    "NO_COMPANION",
    "ATTACK_EVADES",
    "BLOCKED_ENOUGH",
    "ANOTHER_MUST",
    "HAS_ITS_SHARE",
)
