"""Rooms: a match is in memory once, whatever goes wrong while it is read; and what cannot be played is not begun."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from tests.server.table import at_table

from hexadeck.server import starting
from hexadeck.server.house import House
from hexadeck.server.line import Line
from hexadeck.server.messages import Fork, Join, NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.settings import Settings
from hexadeck.store.sqlite import FILE
from hexadeck.store.store import StoredMatch, StoreError


@asynccontextmanager
async def house_in(folder: Path) -> AsyncIterator[House]:
    house = await House.open(Settings(data=folder, workers=1))
    try:
        yield house
    finally:
        await house.close()


FRIENDS = NewMatch(game="zenonzard", seats=[SeatWish(who="me"), SeatWish(who="open")])


@at_table
async def test_who_comes_while_a_reading_fails_comes_into_the_same_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        id = (await starting.start(house, "ann", FRIENDS)).match
        load, is_first = house.store.load, True

        async def fail_first(id: str) -> StoredMatch | None:
            nonlocal is_first
            fails, is_first = is_first, False
            await asyncio.sleep(0)
            if fails:
                raise StoreError("not now")
            return await load(id)

        monkeypatch.setattr(house.store, "load", fail_first)
        first, second = asyncio.create_task(house.rooms.open(id)), asyncio.create_task(house.rooms.open(id))
        await asyncio.wait([first])
        third = asyncio.create_task(house.rooms.open(id))

        assert isinstance(first.exception(), StoreError)
        assert await second is await third is house.rooms.opened(id)


@at_table
async def test_what_was_begun_under_other_rules_is_neither_joined_nor_played_on(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        waiting = (await starting.start(house, "ann", FRIENDS)).match
        over = (await starting.start(house, "ann", NewMatch(game="zenonzard"))).match
        line = Line("ann", 0)
        room = await house.rooms.open(over)
        await room.enter(line)
        await room._give_up(0, "concede")
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            database.execute("UPDATE matches SET rules = 'others'")
            database.commit()
        key = (await starting.known_match(house, waiting)).invite

        with pytest.raises(Refused, match="other rules"):
            await starting.join(house, "bob", waiting, Join(key=key))
        with pytest.raises(Refused, match="other rules"):
            await starting.fork(house, "bob", over, Fork(at=0, seat=0))
        assert [seat.kind for seat in (await starting.known_match(house, waiting)).seats] == ["person", "open"]
