"""Rooms: a match is in memory once, whatever goes wrong while it is read; and what cannot be played is not begun."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.table import at_table

from hexadeck.server.library import game
from hexadeck.server.match import new_match
from hexadeck.server.match.connection import Connection
from hexadeck.server.messages import Fork, Join, NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.store import StoredMatch, StoreError


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
                await new_match.join(services, "bob", id, joining.pop())
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
        connection = Connection("ann", 0)
        room = await services.rooms.open(over)
        await room.enter(connection)
        await room.give_up(0, "concede")
        monkeypatch.setattr(game("zenonzard"), "rules_version", "others")
        key = (await new_match.known_match(services, waiting)).invite

        with pytest.raises(Refused, match="other rules"):
            await new_match.join(services, "bob", waiting, Join(key=key))
        with pytest.raises(Refused, match="other rules"):
            await new_match.fork(services, "bob", over, Fork(at=0, seat=0))
        assert [seat.kind for seat in (await new_match.known_match(services, waiting)).seats] == ["person", "open"]
