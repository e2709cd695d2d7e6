"""What only Saint Seiya can tell the conformance suite."""

from hexadeck.cardtext.filters import Named
from hexadeck.games.saint_seiya import clock, verbs, zones
from hexadeck.games.saint_seiya.kinds import Cards
from hexadeck.games.saint_seiya.movement import give, lay_under
from hexadeck.games.saint_seiya.payers import banning_card, who_forbids_healing
from hexadeck.games.saint_seiya.table import Card, STable, as_stable
from hexadeck.games.saint_seiya.values import who_can_acquire
from hexadeck.kernel.decisions import ADD, NOTHING
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.prints import Print
from hexadeck.kernel.table import Table

SENSIBLE_THIRDS = 2
"""Whoever only tries what is new never acquires a Gold Knight: two of three choices are sensible ones."""

OPEN_EVENTS = frozenset({"into_reserve", "put_under", "taken", "acquired", "put_on_deck", "discarded", "healed"})


def open_cards(match: Match, events: list[Event]) -> set[int]:
    """Cards that all have seen on their way into a hand, a deck or the Reserve (SS-R66)."""
    return {event.card for event in events if event.name in OPEN_EVENTS}


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that a card must have gone through to have been played."""
    assert isinstance(record, Card)
    lived = {"equipped"} if record.is_armour else {"played"}
    return lived | ({"activated"} if record.activation is not None else set())


# -- what takes a reason away ------------------------------------------------------------------------------------------

ON_FIELD = ("Sea Serpent", "Aries Armour", "Aries Mu", "Unicorn Jabu", "Sho", "Athena")
"""Something of every kind, and nobody who forbids anything."""
MINE = {
    zones.HAND: ("Pegasus Seiya", "Dragon Shiryu", "Cygnus Hyoga", "Andromeda Shun", "Phoenix Ikki", "Aries Mu") * 2,
    zones.DISCARD: ("Sho", "Aries Armour"),
    zones.DECK: ("Sho",),
    zones.WOUNDED: ("Sho",),
    zones.PLAY: ("Sho",),
}
THEIRS = {
    zones.HAND: ("Sho",),
    zones.DISCARD: ("Black Pegasus", "Pegasus Seiya (Bronze Knight)"),
    zones.DESTROYED: ("Pegasus Seiya",),
    zones.ARMOUR: ("Aries Armour",),
}


def named(t: STable, name: str) -> int:
    return next(card.number for card in t.library.cards if card.full_name == name)


def card_of(refusal: Refusal) -> int:
    return refusal.option.b if refusal.option.a == NOTHING else refusal.option.a


def lay(t: STable, name: str, zone: int, host: int = NOTHING) -> None:
    """One more card."""
    card = t.add_card(named(t, name), t.schema.seat_of(zone), zone)
    t.host[card] = host
    t.start_work(card)


def turn_into(t: STable, card: int, name: str) -> None:
    """Another face on a card."""
    t.stop_work(card)
    faces = t.what[:]
    faces[card] = named(t, name)
    t.what = faces
    t.start_work(card)


def print_costs(t: Table, refusal: Refusal) -> None:
    turn_into(as_stable(t), card_of(refusal), "Unicorn Jabu")


def print_an_activation(t: Table, refusal: Refusal) -> None:
    is_armour = as_stable(t).card(card_of(refusal)).is_armour
    turn_into(as_stable(t), card_of(refusal), "Virgo Armour" if is_armour else "Cepheus Albior")


def lift_the_ban(t: Table, refusal: Refusal) -> None:
    turn_into(as_stable(t), banning_card(as_stable(t), card_of(refusal)), "Athena")


def let_heal(t: Table, refusal: Refusal) -> None:
    turn_into(as_stable(t), who_forbids_healing(as_stable(t)), "Athena")


def bring_the_named(t: Table, refusal: Refusal) -> None:
    card = card_of(refusal)
    some = who_can_acquire(as_stable(t), card)
    assert some is not None
    assert isinstance(some.group, Cards)
    assert isinstance(some.group.kind, Named)
    lay(as_stable(t), some.group.kind.name, zones.PLAY + t.seat, card)


def bring_fighters(t: Table, refusal: Refusal) -> None:
    for _ in range(5):
        lay(as_stable(t), "Virgo Shaka", zones.PLAY + t.seat, card_of(refusal))


def hold_a_card(t: Table, refusal: Refusal) -> None:
    lay(as_stable(t), "Sho", zones.HAND + t.seat)


def hold_another(t: Table, refusal: Refusal) -> None:
    t.add_card(t.what[card_of(refusal)], t.seat, zones.HAND + t.seat)


def put_on_the_field(t: Table, refusal: Refusal) -> None:
    for other in t.zones[zones.FIELD]:
        as_stable(t).move_speaking(other, zones.COMMON)
    as_stable(t).move_speaking(card_of(refusal), zones.FIELD)


def lay_a_card_to_face(t: Table, refusal: Refusal) -> None:
    lay(as_stable(t), "Athena", zones.FIELD)


def put_into_hand(t: Table, refusal: Refusal) -> None:
    as_stable(t).move_speaking(card_of(refusal), zones.HAND + t.seat)


def forget_the_use(t: Table, refusal: Refusal) -> None:
    as_stable(t).activated[card_of(refusal)] = 0


def leave_it_alone(t: Table, refusal: Refusal) -> None:
    card = card_of(refusal)
    for other in t.attached(t.host_of(card)):
        if other != card:
            t.detach(other)


def let_anything_happen(t: Table, refusal: Refusal) -> None:
    """Everything lies everywhere."""
    s = as_stable(t)
    s.clock[clock.ARMOURS_BY_FORCE] = 0
    for slot, name in enumerate(ON_FIELD):
        if s.on_field(slot) == NOTHING:
            lay(s, name, zones.slot(slot))
        turn_into(s, s.on_field(slot), name)
    for seat in range(t.seats):
        for zone, names in (MINE if seat == t.seat else THEIRS).items():
            for name in names:
                lay(s, name, zone + seat)


def make_ones_own(t: Table, refusal: Refusal) -> None:
    s, card = as_stable(t), card_of(refusal)
    give(s, card, t.seat)
    as_stable(t).move_speaking(card, (zones.ARMOUR if s.card(card).is_armour else zones.PLAY) + t.seat)


def heal(t: Table, refusal: Refusal) -> None:
    if refusal.option.verb is verbs.DISCARD:
        put_into_hand(t, refusal)
    else:
        lie_under(t, refusal)


def lie_under(t: Table, refusal: Refusal) -> None:
    """The card that the question is about, if it is about one."""
    host = t.prompt_card if refusal.option.verb is ADD else NOTHING
    lay_under(as_stable(t), card_of(refusal), host, zones.PLAY + t.seat)


def put_on(t: Table, refusal: Refusal) -> None:
    as_stable(t).move_speaking(card_of(refusal), zones.ARMOUR + t.seat)


def wound_somebody(t: Table, refusal: Refusal) -> None:
    lay(as_stable(t), "Sho", zones.WOUNDED + t.seat)


def play_a_healer(t: Table, refusal: Refusal) -> None:
    lay(as_stable(t), "Pegasus Seiya", zones.PLAY + t.seat)


def destroy_a_hero(t: Table, refusal: Refusal) -> None:
    lay(as_stable(t), "Pegasus Seiya", zones.DESTROYED + t.owner[card_of(refusal)])


LIFTS = {
    "NO_COST": print_costs,
    "BANNED": lift_the_ban,
    "NEEDS_SOMEBODY": bring_the_named,
    "NOT_ENOUGH_FORCE": bring_fighters,
    "NOT_ENOUGH_COSMO": bring_fighters,
    "TOO_FEW": bring_fighters,
    "NO_CARD_TO_PAY": hold_a_card,
    "ELIMINATED": put_on_the_field,
    "NOTHING_TO_FACE": lay_a_card_to_face,
    "DISCARDED": put_into_hand,
    "DESTROYED": put_into_hand,
    "SET_ASIDE": put_into_hand,
    "USED_ALREADY": forget_the_use,
    "PROTECTED": leave_it_alone,
    "NOTHING_HAPPENS": let_anything_happen,
    "ONLY_VALUES": print_an_activation,
    "ONLY_COSMO": print_an_activation,
    "NO_USE": print_an_activation,
    "NOT_YOURS": make_ones_own,
    "WOUNDED": heal,
    "NOBODY_WOUNDED": wound_somebody,
    "NO_HEALING": let_heal,
    "NO_HEALER": play_a_healer,
    "NOT_UNDER_IT": lie_under,
    "NO_FORCE": lie_under,
    "NOT_PUT_ON": put_on,
    "STAYS": put_into_hand,
    "NO_PRICE": print_costs,
    "NO_HERO_BACK": destroy_a_hero,
    "NO_TWIN": hold_another,
}
NOT_LIFTED = {
    "ITSELF": "a card stays the one whose text it is",
    "NOTHING_HAPPENS_ON_PLAY": "the answer that uses it names no card",
}
RARE = (
    "TOO_FEW",
    "NO_CARD_TO_PAY",
    "NOTHING_TO_FACE",
    "USED_ALREADY",
    "PROTECTED",
    "ONLY_COSMO",
    "NOT_PUT_ON",
    "NO_PRICE",
    "NO_HERO_BACK",
)
