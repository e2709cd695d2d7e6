"""Rooms: a match is in memory once, whatever goes wrong while it is read; and what cannot be played is not begun."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.table import Nobody, at_table

from hexadeck.server.library import game
from hexadeck.server.match import new_match
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.seats import join_match
from hexadeck.server.messages.live import Choose
from hexadeck.server.messages.matches import Fork, Join, NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.store import Entry, StoredMatch, StoreError


@asynccontextmanager
async def services_in(folder: Path) -> AsyncIterator[Services]:
    services = await Services.open(Settings(data=folder, workers=1))
    try:
        yield services
    finally:
        await services.close()


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
        await room.give_up(0, "concede")
        monkeypatch.setattr(game("zenonzard"), "rules_version", "others")
        key = (await new_match.known_match(services, waiting)).invite

        with pytest.raises(Refused, match="other rules"):
            await join_match(services, "bob", waiting, Join(key=key))
        with pytest.raises(Refused, match="other rules"):
            await new_match.fork(services, "bob", over, Fork(at=0, seat=0))
        assert [seat.kind for seat in (await new_match.known_match(services, waiting)).seats] == ["person", "open"]


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
            await room.hear(connections[seat], Choose(question=len(room.running().answers[seat]), option=0))
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
