"""A server whose PostgreSQL goes away and comes back."""

import asyncio

from tests.postgres import PostgresServer, postgres
from tests.server.table import Dice, Guest, Serve, at_table, play_on

__all__ = ["postgres"]


@at_table
async def test_a_match_goes_on_after_the_database_was_away(postgres: PostgresServer, serve: Serve) -> None:
    """The only one here: the PostgreSQL that is started again ends with the thread that started it."""
    server = serve("--database", postgres.url())
    async with Guest(server) as guest:
        match = await guest.create("zenonzard", seed="4")
        async with guest.sit(match) as live:
            await play_on(live, Dice(4), 5)
            question = live.state["question"]
            await asyncio.to_thread(postgres.stop)
            refusal = await live.choose(0)
            code = await live.closed()
            health = await guest.http.get(f"{server.url}/healthz")
            unlisted = await guest.refused("GET", "/matches")
        await asyncio.to_thread(postgres.start)
        async with guest.sit(match) as again:
            state = await again.asked()
            await play_on(again, Dice(5), 5)
    server.stop()

    assert (refusal["code"], code) == ("failed", 1012)
    assert (health.status_code, unlisted["status"], unlisted["code"]) == (503, 503, "failed")
    assert state["question"] == question
