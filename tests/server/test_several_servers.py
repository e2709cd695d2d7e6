"""Several servers on one PostgreSQL: one match, played at both, with one story."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.postgres import PostgresServer, postgres
from tests.server.table import Dice, Guest, Live, Message, Serve, Server, at_table, play_on

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def servers(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two for all tests here; each test has guests of its own."""
    url = postgres.empty_database()
    folder: Path = tmp_path_factory.mktemp("servers")
    with Server(folder / "one", "--database", url) as one, Server(folder / "two", "--database", url) as two:
        yield one, two
        ends = [server.stop()[0] for server in (one, two)]
        assert (ends, one.errors(), two.errors()) == ([0, 0], [], [])


def at(server: Server, guest: Guest) -> Guest:
    """The same guest at another server."""
    other = Guest(server)
    other.http.cookies.update(guest.http.cookies)
    return other


@asynccontextmanager
async def seated(game: str, first: Guest, second: Guest) -> AsyncIterator[tuple[str, Live, Live]]:
    """A new match that both see begin, and their lines."""
    match = await first.create(game, "open")
    await second.join(match, await first.invite(match))
    async with first.sit(match) as a, second.sit(match) as b:
        for live in (a, b):
            await live.until("state")
        yield match, a, b


@pytest.mark.parametrize("game", ["zenonzard", "kanzume-goddess"])
@at_table
async def test_two_guests_at_two_servers_play_one_match(servers: tuple[Server, Server], game: str) -> None:
    one, two = servers
    async with Guest(one) as first, Guest(two) as second, Guest(two) as watcher:
        match = await first.create(game, "open")
        async with first.sit(match) as a:
            await a.until("welcome")
            await second.join(match, await first.invite(match))
            await a.until("state")
            async with second.sit(match) as b, watcher.sit(match, await first.watch_key(match)) as c:
                counts = await asyncio.gather(play_on(a, Dice(1)), play_on(b, Dice(2)))
                watched = await c.asked()
        replay = await second.get(f"/matches/{match}/replay")

    assert a.state["view"]["result"] == b.state["view"]["result"] == watched["view"]["result"]
    assert replay["length"] == sum(counts)


@at_table
async def test_a_question_is_answered_once_whatever_server_it_is_answered_at(servers: tuple[Server, Server]) -> None:
    one, two = servers
    async with Guest(one) as guest, at(two, guest) as again:
        match = await guest.create(seed="1")
        async with guest.sit(match) as a, again.sit(match) as b:
            await a.asked()
            await b.asked()
            answers = await asyncio.gather(a.choose(0), b.choose(1))

    assert sorted(str(answer.get("code", answer["type"])) for answer in answers) == ["ack", "late"]


@at_table
async def test_bots_play_once_at_two_servers(servers: tuple[Server, Server]) -> None:
    one, two = servers
    async with Guest(one) as guest, at(two, guest) as again:
        match = await guest.create("zenonzard", seed="2")
        async with guest.sit(match) as a, again.sit(match) as b:
            await a.until("state")
            await b.until("state")
            await asyncio.gather(play_on(a, Dice(2)), b.over())
        views = [[message["view"] for message in live.received if message["type"] == "state"] for live in (a, b)]

    assert a.state["view"]["result"] is not None
    assert views[0] == views[1]


@at_table
async def test_a_match_goes_on_at_the_other_server_when_one_dies(
    postgres: PostgresServer, servers: tuple[Server, Server], serve: Serve
) -> None:
    one, _ = servers
    dying = serve("--database", postgres.url())
    async with Guest(dying) as guest:
        match = await guest.create("zenonzard", seed="3")
        async with guest.sit(match) as live:
            await play_on(live, Dice(3), 9)
            view = live.state["view"]
            dying.kill()
        async with at(one, guest) as again, again.sit(match) as other:
            state = await other.asked()
            count = await play_on(other, Dice(4))

    assert state["view"] == view
    assert (count > 0, other.state["view"]["result"] is not None) == (True, True)


@at_table
async def test_who_is_connected_is_known_at_all_servers(servers: tuple[Server, Server]) -> None:
    one, two = servers
    async with Guest(one) as first, Guest(two) as second:
        match = await first.create("knights-and-kings-chess", "open")
        await second.join(match, await first.invite(match))
        async with first.sit(match) as a:
            await a.until("state")
            async with second.sit(match) as b:
                await b.until("welcome")
                while not all(player["is_here"] for player in a.match["players"]):
                    await a.until("match")
                while not all(player["is_here"] for player in b.match["players"]):
                    await b.until("match")
                listed = await second.get(f"/matches/{match}")
            while a.match["players"][1]["is_here"]:
                await a.until("match")

    assert [player["is_here"] for player in listed["players"]] == [True, True]


@at_table
async def test_who_declines_a_rematch_at_one_server_is_heard_at_another(servers: tuple[Server, Server]) -> None:
    one, two = servers
    async with Guest(one) as first, Guest(two) as second, seated("zenonzard", first, second) as (match, a, b):
        await a.send(type="concede")
        while a.match["status"] != "finished":
            await a.until("match")
        await first.post(f"/matches/{match}/rematch")
        while b.match["rematch_with"] != [0]:
            await b.until("match")
        await second.http.delete(f"/matches/{match}/rematch")
        while not a.match["is_rematch_off"]:
            await a.until("match")

    assert a.match["can_offer_rematch"]


@at_table
async def test_an_undo_is_asked_for_at_one_server_and_agreed_to_at_another(servers: tuple[Server, Server]) -> None:
    one, two = servers
    async with (
        Guest(one) as first,
        Guest(two) as second,
        seated("knights-and-kings-chess", first, second) as (_, a, b),
    ):
        asker, other, dice = a, b, Dice(5)
        while asker.state["undo"] != "ask":
            asker, other = (a, b) if a.state["question"] is not None else (b, a)
            await asker.choose(dice.pick(asker.state))
            await asker.until("state")
            await other.until("state")
        await asker.send(type="undo")
        while other.state["undo_asked_by"] is None:
            await other.until("state")
        await other.send(type="answer_undo", agree=True)
        states = [await undone(live) for live in (a, b)]

    assert [state["undone"] for state in states] == [1, 1]


async def undone(live: Live) -> Message:
    while not live.state["undone"]:
        await live.until("state")
    return live.state
