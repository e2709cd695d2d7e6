"""Matches from the first message to the last, as a browser plays them."""

import pytest
from tests.server.table import Dice, Guest, Server, at_table, play_on

from hexadeck import games


@pytest.mark.parametrize("game", games.names())
@at_table
async def test_a_whole_match_against_bots_is_played_over_the_socket(server: Server, game: str) -> None:
    async with Guest(server) as guest:
        match = await guest.create(game, seed="7")
        async with guest.sit(match) as live:
            welcome = await live.next()
            count = await play_on(live, Dice(game))
        info = await guest.get(f"/matches/{match}")

    assert (welcome["type"], welcome["protocol"], welcome["match"]["status"]) == ("welcome", 1, "running")
    assert count > 5
    assert (info["status"], info["result"]) == ("finished", live.state["view"]["result"])
    assert (info["seed"], welcome["match"]["seed"]) == ("7", "")
