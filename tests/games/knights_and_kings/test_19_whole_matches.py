"""What holds at every decision of matches played at random, with all decks and options."""

from typing import Any

import pytest
from tests.games.knights_and_kings.scenario import load
from tests.rules import rule

from hexadeck.games.knights_and_kings import zones
from hexadeck.games.knights_and_kings.formations import can_go_with
from hexadeck.games.knights_and_kings.table import KING, KingsTable, slot_zone
from hexadeck.games.knights_and_kings.units import units_in_play
from hexadeck.games.knights_and_kings.values import is_dead
from hexadeck.kernel.rng import below, seeded

DECKS = [deck.name for deck in load().decks.values()]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"action_slots": 3},
    {"lethal_at_equal": False},
    {"field_and_deposit_same_turn": False},
]


@pytest.mark.parametrize("number", range(12))
@rule("KK-034", "KK-046", "KK-068", "KK-R06", "KK-R18", "KK-R25")
def test_the_table_is_in_order_at_every_decision(number: int) -> None:
    """Slots, formations, coins, the living and the score."""
    options = OPTIONS[number % len(OPTIONS)]
    decks = [DECKS[number % len(DECKS)], DECKS[(number * 4 + 1) % len(DECKS)]]
    match, words = load().start(number, decks=decks, options=options), seeded(str(number))
    t = match.table
    assert isinstance(t, KingsTable)
    coins = [set[int](), set[int]()]
    while match.seat is not None:
        for seat in (0, 1):
            check_slots(t, seat, options.get("action_slots", 5))
            assert 0 < t.control[seat] < 40
            assert not any(is_dead(t, unit) for unit in units_in_play(t, seat))
            now = set(t.zones[zones.TREASURY + seat])
            assert coins[seat] <= now
            coins[seat] = now
        match.choose(below(words, len(match.options)))
    assert match.result is not None


def check_slots(t: KingsTable, seat: int, count: int) -> None:
    """A card alone, or what a leader may take along; those whose leader has gone were taken along by somebody."""
    for slot in range(5):
        cards = t.zones[slot_zone(seat, slot)]
        assert slot < count or len(cards) == 0
        kinds = [t.kind_of(card) for card in cards]
        assert len(cards) <= (3 if kinds and (kinds[0] == KING or len(kinds) == 3) else 2)
        if len(kinds) > 1 and can_go_with(kinds[0], kinds[1]):
            assert all(can_go_with(kinds[0], kind) for kind in kinds[1:])
