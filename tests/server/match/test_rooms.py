"""Rooms: a match is in memory once, whatever goes wrong while it is read; and what cannot be played is not begun."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.table import Guest, Nobody, Serve, at_table

from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded
from hexadeck.server.library import game
from hexadeck.server.match import new_match
from hexadeck.server.match.acts import give_up
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.heard import hear
from hexadeck.server.match.history import BETWEEN_STATES, read_history
from hexadeck.server.match.seats import join_match
from hexadeck.server.match.setup import MatchSetup
from hexadeck.server.messages.live import Choose, Concede
from hexadeck.server.messages.matches import Fork, Join, NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.open import open_store
from hexadeck.store.store import Entry, StoredMatch, StoreError


@asynccontextmanager
async def services_in(folder: Path) -> AsyncIterator[Services]:
    services = await Services.open(Settings(data=folder, workers=1))
    try:
        yield services
    finally:
        await services.close()


ALONE = [SeatWish(who="me"), SeatWish(who="bot", bot="random")]
FRIENDS = NewMatch(game="zenonzard", seats=[SeatWish(who="me"), SeatWish(who="open")])


@at_table
async def test_who_comes_while_a_reading_fails_comes_into_the_same_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_in(tmp_path) as services:
        id = (await new_match.start(services, "ann", FRIENDS)).match
        load, is_first = services.store.load, True

        async def fail_first(id: str) -> StoredMatch | None:
            nonlocal is_first
            fails, is_first = is_first, False
            await asyncio.sleep(0)
            if fails:
                raise StoreError("not now")
            return await load(id)

        monkeypatch.setattr(services.store, "load", fail_first)
        first, second = asyncio.create_task(services.rooms.open(id)), asyncio.create_task(services.rooms.open(id))
        await asyncio.wait([first])
        third = asyncio.create_task(services.rooms.open(id))

        assert isinstance(first.exception(), StoreError)
        assert await second is await third is services.rooms.opened(id)


@at_table
async def test_what_happens_while_a_match_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody takes the last seat between the reading and the opening of the room."""
    async with services_in(tmp_path) as services:
        id = (await new_match.start(services, "ann", FRIENDS)).match
        key = (await new_match.known_match(services, id)).invite
        load, joining = services.store.load, [Join(key=key)]

        async def join_after(id: str) -> StoredMatch | None:
            stored = await load(id)
            if joining:
                await join_match(services, "bob", id, joining.pop())
            return stored

        monkeypatch.setattr(services.store, "load", join_after)
        room = await services.rooms.open(id)

        assert (room.overview.summary.status, room.history is not None) == ("running", True)


@at_table
async def test_what_was_begun_under_other_rules_is_neither_joined_nor_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_in(tmp_path) as services:
        waiting = (await new_match.start(services, "ann", FRIENDS)).match
        over = (await new_match.start(services, "ann", NewMatch(game="zenonzard"))).match
        connection = Connection("ann", 0, Nobody())
        room = await services.rooms.open(over)
        await room.enter(connection)
        await give_up(room, 0, "concede")
        monkeypatch.setattr(game("zenonzard"), "rules_version", "others")
        key = (await new_match.known_match(services, waiting)).invite

        with pytest.raises(Refused, match="other rules"):
            await join_match(services, "bob", waiting, Join(key=key))
        with pytest.raises(Refused, match="other rules"):
            await new_match.fork(services, "bob", over, Fork(at=0, seat=0))
        assert [seat.kind for seat in (await new_match.known_match(services, waiting)).seats] == ["person", "open"]


@at_table
async def test_a_log_says_now_and_then_where_it_led(tmp_path: Path) -> None:
    """Every fiftieth entry, and the last."""
    async with services_in(tmp_path) as services:
        id = (await new_match.start(services, "ann", NewMatch(game="saint-seiya", seed="5", seats=ALONE))).match
        room = await services.rooms.open(id)
        connection, dice = Connection("ann", 0, Nobody()), seeded("moves")
        await room.enter(connection)
        while room.running().length < BETWEEN_STATES + 3:
            history = room.running()
            if history.decider == 0:
                option = below(dice, len(history.match.options))
                await hear(room, connection, Choose(question=len(history.answers[0]), option=option))
            await asyncio.sleep(0)
        await hear(room, connection, Concede())
        stored = await new_match.finished_match(services, id)

    assert [number for number, entry in enumerate(stored.entries) if entry.state] == [
        BETWEEN_STATES - 1,
        len(stored.entries) - 1,
    ]
    assert (await read_history(stored.overview, stored.entries)).match.state_hash() == stored.entries[-1].state


@at_table
async def test_a_log_that_leads_elsewhere_now_was_played_under_other_rules(serve: Serve) -> None:
    """The rules changed and nobody gave them another version: not played on from a table that nobody has seen."""
    server = serve()
    async with Guest(server) as guest:
        running, over = await guest.create(seed="5"), await guest.create(seed="5")
        async with guest.sit(over) as live:
            await live.asked()
            await live.send(type="concede")
            await live.over()
        server.stop()
        store = await open_store(None, server.folder)
        stored = await store.load(running)
        assert stored is not None
        seat = stored.overview.summary.decider or 0
        await store.append(running, 0, [Entry("choice", seat, 0, 5, state="0" * 32)])
        ended = await store.load(over)
        assert ended is not None
        length = len(ended.entries)
        await store.append(over, length, [Entry("concede", 1, 0, 5, state="0" * 32)])
        await store.close()
        server.start(server.port)
        async with guest.sit(running) as live:
            refused = await live.until("error")
        answers = [await guest.refused("GET", f"/matches/{over}/{what}") for what in ("replay", "frames", "record")]

    assert {answer["reason"] for answer in (refused, *answers)} == {"other_rules"}


@at_table
async def test_a_match_that_cannot_begin_any_more_is_not_joined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_in(tmp_path) as services:
        id = (await new_match.start(services, "ann", FRIENDS)).match
        key = (await new_match.known_match(services, id)).invite

        def cannot_start(_: MatchSetup) -> Match:
            raise SetupError("this deck is not legal any more")

        monkeypatch.setattr(MatchSetup, "start", cannot_start)
        with pytest.raises(Refused, match="other rules"):
            await join_match(services, "bob", id, Join(key=key))
        assert (await new_match.known_match(services, id)).seats[1].kind == "open"


@at_table
async def test_a_closed_room_is_gone_at_once(tmp_path: Path) -> None:
    """It is in no circle of objects: Python looks for those seldom here, and hundreds of matches would lie about."""
    async with services_in(tmp_path) as services:
        id = (await new_match.start(services, "ann", FRIENDS)).match
        await join_match(services, "bob", id, Join(key=(await new_match.known_match(services, id)).invite))
        room = await services.rooms.open(id)
        lines = [Nobody(), Nobody()]
        connections = [Connection(guest, seat, lines[seat]) for seat, guest in enumerate(("ann", "bob"))]
        for connection in connections:
            await room.enter(connection)
        for _ in range(3):
            seat = room.running().decider or 0
            await hear(room, connections[seat], Choose(question=len(room.running().answers[seat]), option=0))
        kept = [weakref.ref(each) for each in (room, room.history, *lines)]
        gc.disable()
        try:
            room.close(1001, "nobody was here for long")
            services.rooms._rooms.clear()
            del room, connection, connections, lines
            await asyncio.sleep(0)
            found = [each() for each in kept]
        finally:
            gc.enable()

    assert found == [None] * 4


@at_table
async def test_who_asked_after_the_log_was_read_is_shown_its_end(tmp_path: Path) -> None:
    """Another process may have written and shown more meanwhile. Who asked before cannot have seen that."""
    services = await Services.open(Settings(data=tmp_path, workers=1, processes=2))
    id = (await new_match.start(services, "ann", NewMatch(game="knights-and-kings-chess"))).match
    room = await services.rooms.open(id)
    history = room.running()
    choice = Entry("choice", history.decider or 0, 0, services.now())
    await services.store.append(id, 0, [choice])

    lengths = []
    for came in (room.read_since - 1, room.read_since + 1):
        await room.enter(Connection(None, None, Nobody()), came)
        lengths.append(room.running().length)
    await services.close()

    assert lengths == [0, 1]
