"""What was acknowledged is there, whatever happens to the process or to the database server."""

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest
from tests.store.examples import RUNNING, choice, new_match
from tests.store.place import Place, lines_until_killed

from hexadeck.store.sqlite import FILE, SqliteStore
from hexadeck.store.store import Guest, StoreError

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("count", [1, 40, 333])
async def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(place: Place, count: int) -> None:
    lines = lines_until_killed(place.start_program("appender"), count)

    store = await place.open()
    for id, number in dict(line.split() for line in lines).items():
        kept = await store.load(id)
        assert kept is not None
        assert kept.entries == tuple(choice(n) for n in range(kept.overview.length))
        assert kept.overview.length > int(number)
    await store.close()
    assert len(lines) >= count


async def test_a_match_goes_on_after_the_database_server_crashed(shared: Place) -> None:
    assert shared.server is not None
    store = await shared.open()
    await store.create(new_match())
    await store.append("m1", 0, [choice(0)])

    shared.server.stop()
    with pytest.raises(StoreError, match="PostgreSQL at the local socket"):
        await store.append("m1", 1, [choice(1)])
    shared.server.start()

    await store.append("m1", 1, [choice(1)])
    assert await store.entries("m1", 0) == [choice(0), choice(1)]
    await store.close()


async def test_a_commit_is_on_the_disk_and_not_only_on_its_way(alone: Place) -> None:
    store = await alone.open()
    assert isinstance(store, SqliteStore)

    settings = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    assert settings == ["wal", 2]
    await store.close()


async def test_a_full_disk_fails_the_request_and_is_said(alone: Place) -> None:
    store = await alone.open()
    assert isinstance(store, SqliteStore)
    await store.create(new_match())
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    large = msgspec.structs.replace(RUNNING, result={"reason": "x" * 100_000})

    outcomes = await asyncio.gather(
        store.append("m1", 0, [choice(0)], large), store.append("m1", 0, [choice(0)]), return_exceptions=True
    )

    assert isinstance(outcomes[0], StoreError)
    assert "disk is full" in str(outcomes[0])
    store._connection.execute("PRAGMA max_page_count = 100000")
    await store.append("m1", len(await store.entries("m1", 0)), [choice(1)])
    assert (await store.entries("m1", 0))[-1] == choice(1)
    await store.close()


async def test_a_commit_that_fails_is_acknowledged_to_nobody(alone: Place) -> None:
    store = await alone.open()
    assert isinstance(store, SqliteStore)
    store._connection.execute("PRAGMA busy_timeout = 20")
    await store.create(new_match())
    with closing(sqlite3.connect(alone.folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # as a backup program might, only longer than ours has patience

        outcomes = await asyncio.gather(
            store.append("m1", 0, [choice(0)]), store.put_guest(Guest("ann", "Ann")), return_exceptions=True
        )

    assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
    assert await store.entries("m1", 0) == []
    await store.close()
