"""What only Kanzume Goddess can tell the conformance suite."""

from hexadeck.games.kanzume_goddess import clock, colours, kinds, limits, zones
from hexadeck.games.kanzume_goddess.table import Card, KTable, as_ktable
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.prints import Print
from hexadeck.kernel.table import Table

SENSIBLE_THIRDS = 2
"""Whoever only tries what is new never builds a deck: two of three choices are sensible ones."""

OPEN_EVENTS = frozenset({"recruited", "turned_up", "fetched", "played", "reacted"})


def open_cards(match: Match, events: list[Event]) -> set[int]:
    """Face-up Warriors; and cards that were seen on their way: Recruited, fetched (KG-R45), played or reacted with."""
    t = match.table
    piles = [t.zones[zones.PILE + zones.STRIDE * i] for i in range(limits.WARRIOR_PILES)]
    tops = {pile[-1] for pile in piles if pile}
    return tops | {event.card for event in events if event.name in OPEN_EVENTS}


def seen_by(match: Match, viewer: int | None) -> set[int]:
    """Teammates see the pile of their team and each other's choices (KG-R04)."""
    t = match.table
    assert isinstance(t, KTable)
    if viewer is None or not t.clock[clock.TEAMS]:
        return set()
    mates = range(viewer % 2, t.seats, 2)
    return {
        card
        for seat in mates
        for zone in (zones.OFFERED, zones.CHOSEN, zones.SET_ASIDE)
        for card in t.zones[zone + seat]
    }


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that a card must have gone through to have been played."""
    assert isinstance(record, Card)
    if record.kind == kinds.GOD:
        return {"god_revealed"}
    return {"recruited"} | ({"played"} if record.acts else set()) | ({"reacted"} if record.reacts else set())


# -- what takes a reason away ------------------------------------------------------------------------------------------


def allow_all_colours(table: Table, refusal: Refusal) -> None:
    as_ktable(table).clock[clock.ALLOWED] = colours.ANY


def forget_use(table: Table, refusal: Refusal) -> None:
    as_ktable(table).used[table.seat] = 0


def give_energy(table: Table, refusal: Refusal) -> None:
    """Enough for everything, and too little to win."""
    as_ktable(table).energy[table.seat] = limits.WINNING_ENERGY - 1


def give_faith(table: Table, refusal: Refusal) -> None:
    as_ktable(table).faith[table.seat] = 99


def give_disciples(table: Table, refusal: Refusal) -> None:
    """A Disciple of every kind comes into the hand."""
    t = as_ktable(table)
    for pile in range(zones.DISCIPLES, zones.NETHERWORLD, zones.STRIDE):
        t.move_top(pile, 1, zones.HAND + t.seat)


def lay_warriors(table: Table, refusal: Refusal) -> None:
    """One lies wherever a text could look for it."""
    t = as_ktable(table)
    for number, zone in enumerate((zones.NETHERWORLD, zones.HAND + t.seat, zones.DISCARD + t.seat)):
        t.move_top(zones.PILE + zones.STRIDE * number, 1, zone)


def weaken_all(table: Table, refusal: Refusal) -> None:
    """Every God has lost Energy to Attacks, and has little of it."""
    t = as_ktable(table)
    for seat in range(t.seats):
        t.hurt[seat] = 1
        t.energy[seat] = min(t.energy[seat], 10)


LIFTS = {
    "WRONG_COLOUR": allow_all_colours,
    "USED_ALREADY": forget_use,
    "TOO_LITTLE_ENERGY": give_energy,
    "LAST_ENERGY": give_energy,
    "NO_DISCIPLE": give_disciples,
    "NO_CARD": give_disciples,
    "NO_GOD_TO_AIM_AT": weaken_all,
    "NOTHING_TO_ACT_ON": lay_warriors,
    "TOO_DEAR": give_faith,
}
NOT_LIFTED = {
    "CONDITION_FAILS": "a condition can ask for anything: tests/games/kanzume_goddess/test_why_not.py",
    "NO_ACT": "it is printed on the card",
    "NO_COST_CARD": "it is printed on the card",
    "WRONG_MOMENT": "it is printed on the card",
    "WRONG_PHASE": "it is printed on the God",
    "PLAYED_IN_PLAY_PHASE": "another phase asks another question",
    "RECRUITED_LATER": "another phase asks another question",
    "PLAYED_ALREADY": "the next time it is drawn",
    "DISCARDED": "the next time it is drawn",
    "NOT_RECRUITED": "nothing there can be Recruited",
    "NAMED_BY_PLAYER": "seats are on offer, not their Gods: tests/games/kanzume_goddess/test_why_not.py",
    "NOT_AIMED_AT": "seats are on offer, not their Gods: tests/games/kanzume_goddess/test_why_not.py",
    "SEALED_OR_OUT": "seats are on offer, not their Gods: tests/games/kanzume_goddess/test_why_not.py",
}
RARE = (
    "USED_ALREADY",
    "TOO_LITTLE_ENERGY",
    "LAST_ENERGY",
    "NO_DISCIPLE",
    "NO_CARD",
    "NO_GOD_TO_AIM_AT",
    "NOTHING_TO_ACT_ON",
)
