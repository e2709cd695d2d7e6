"""A match that was damaged on disk says so, offers what is left of it, and never goes on silently (R3)."""

import sqlite3
from contextlib import closing

from tests.server.table import Dice, Guest, Serve, at_table, play_on

from hexadeck.store.sqlite import FILE


@at_table
async def test_people_at_a_damaged_match_are_told_and_can_go_on(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create("knights-and-kings-chess", seed="7")
        async with guest.sit(match) as live:
            await play_on(live, Dice(3), 4)
        server.kill()
        with closing(sqlite3.connect(server.folder / FILE)) as database:
            count = database.execute("SELECT count(*) FROM entries").fetchone()[0]
            database.execute("UPDATE entries SET value = value + 1 WHERE number = 3")
            database.commit()
        server.start(server.port)
        async with guest.sit(match) as live:
            refusal = await live.next()
            code = await live.closed()
        refused = await guest.refused("POST", f"/matches/{match}/rematch")
        created = await guest.post(f"/matches/{match}/salvage")
        again = await guest.post(f"/matches/{match}/salvage")
        async with guest.sit(created["match"]) as live:
            await play_on(live, Dice(3), 2)
        async with Guest(server) as stranger:
            strange = await stranger.refused("POST", f"/matches/{match}/salvage")

    assert count > 4
    assert (refusal["code"], code) == ("damaged", 4410)
    assert "entry 3" in refusal["message"]
    assert "first 3 entries" in refusal["message"]
    assert refused["code"] == "refused"
    assert created["match"] == again["match"] != match
    assert strange["code"] == "not_yours"
    assert any("damaged" in line for line in server.errors())


@at_table
async def test_a_whole_match_is_not_salvaged(serve: Serve) -> None:
    async with Guest(serve()) as guest:
        match = await guest.create()
        refused = await guest.refused("POST", f"/matches/{match}/salvage")

    assert refused["code"] == "refused"
