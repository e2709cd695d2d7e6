"""Bots in worker processes."""

import pytest

from hexadeck import games
from hexadeck.kernel.errors import CardFailed
from hexadeck.kernel.table import Table
from hexadeck.server.processes import bot_player


def test_a_bot_gets_past_a_card_that_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that is on offer it chooses what can be carried out, so nobody waits for it in vain."""
    match = games.load("kanzume-goddess").start(3)
    while len(match.options) < 4:
        match.choose(0)
    sound, before = 2, match.state_hash()
    take = Table.take

    def take_only_that(t: Table, index: int) -> None:
        if t.seat == match.seat and index != sound:
            raise CardFailed("a card goes wrong")
        take(t, index)

    monkeypatch.setattr(Table, "take", take_only_that)
    assert bot_player.at_random(match) == sound
    assert match.state_hash() == before
