"""Backups: everything of one moment, made beside a server, and brought back into either database."""

import asyncio
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from tests.store.examples import ANN, BOT, COMPLAINT, FINISHED, PROBLEM, RUNNING, choice, new_match
from tests.store.place import Place

from hexadeck.store.backups import DamagedBackup, back_up, check_file, check_store, complaints_in, problems_in, restore
from hexadeck.store.open import open_store
from hexadeck.store.schema import MIGRATIONS, SQLITE
from hexadeck.store.sqlite import APPLICATION, FILE
from hexadeck.store.store import Guest, Paper, Store, StoreError

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    await store.put_guest(Guest("ann", "Ann"))
    for number in range(5):
        await store.create(new_match(f"m{number}", seats=(ANN, BOT)))
        await store.append(f"m{number}", 0, [choice(n) for n in range(number)], RUNNING)
    await store.append("m4", 4, [choice(4)], FINISHED)
    await store.create_rematch("m4", new_match("again"))
    await store.put_analysis("m4", "what decided it")
    await store.put_complaint(COMPLAINT)
    await store.put_problem(PROBLEM)
    await store.put_paper("ann", Paper(kind="deck", game="chess", name="Reds", text="cards", updated=5), 9)


def as_version(version: int, new: Path, old: Path) -> None:
    """A backup with the rows of another, as far as an older Hexadeck knew of them."""
    steps = "; ".join([text.format(**SQLITE) for step in MIGRATIONS[:version] for text in step])
    with closing(sqlite3.connect(old)) as database:
        database.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {version}; {steps}")
        database.execute("ATTACH ? AS new", (str(new),))
        for (table,) in database.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
            columns = ", ".join([row[1] for row in database.execute(f"PRAGMA main.table_info({table})")])
            rows = f"SELECT {columns} FROM new.{table}"  # noqa: S608 (names from the schema)
            database.execute(f"INSERT INTO main.{table} ({columns}) {rows}")
        database.commit()


async def all_of(store: Store) -> list[object]:
    ids = [*[f"m{number}" for number in range(5)], "again"]
    rest = [await store.secret(), await store.guest("ann"), await store.analysis("m4")]
    return [*rest, *[await store.load(id) for id in ids]]


async def test_a_backup_made_beside_a_running_server_brings_everything_back(place: Place, tmp_path: Path) -> None:
    store = await place.open()
    await fill(store)
    before = await all_of(store)
    count, faults = await back_up(place.url, place.folder, tmp_path / "copy")
    await store.append("m3", 3, [choice(3)], RUNNING)
    await store.close()
    await restore(tmp_path / "copy", None, tmp_path / "other")
    other = await open_store(None, tmp_path / "other")

    assert (count, faults) == (6, [])
    assert await all_of(other) == before
    assert await complaints_in(None, tmp_path / "other") == [COMPLAINT]
    assert await problems_in(None, tmp_path / "other") == [PROBLEM]
    assert list(other.damage) == []
    await other.append("m3", 3, [choice(3)], RUNNING)
    await other.close()


async def test_a_backup_of_one_database_goes_into_the_other(alone: Place, tmp_path: Path, shared: Place) -> None:
    store = await alone.open()
    await fill(store)
    before = await all_of(store)
    await store.close()
    await back_up(None, alone.folder, tmp_path / "copy")
    assert await restore(tmp_path / "copy", shared.url, shared.folder) == (6, [])
    other = await shared.open()

    assert await all_of(other) == before
    assert await complaints_in(shared.url, shared.folder) == [COMPLAINT]
    await other.close()


async def test_a_backup_from_before_there_were_papers_and_analyses_is_brought_back(
    alone: Place, tmp_path: Path, shared: Place
) -> None:
    store = await alone.open()
    await store.create(new_match("m1"))
    await store.append("m1", 0, [choice(0)], RUNNING)
    await store.close()
    old = tmp_path / "old"
    await back_up(None, alone.folder, tmp_path / "new")
    as_version(4, tmp_path / "new", old)

    assert await restore(old, None, tmp_path / "other") == (1, [])
    assert await restore(old, shared.url, shared.folder) == (1, [])
    for other in (await open_store(None, tmp_path / "other"), await shared.open()):
        assert list(other.damage) == []
        await other.append("m1", 1, [choice(1)], RUNNING)
        await other.close()
    assert shared.server is not None
    shared.server.execute("SET search_path = hexadeck; UPDATE version SET number = 4")
    with pytest.raises(StoreError, match="is of version 4"):
        await check_store(shared.url, shared.folder)


async def test_a_backup_is_of_one_moment(alone: Place, tmp_path: Path) -> None:
    store = await alone.open()
    await store.create(new_match())
    is_done = asyncio.Event()

    async def go_on() -> None:
        number = 0
        while not is_done.is_set():
            await store.append("m1", number, [choice(number)], RUNNING)
            number += 1

    going_on = asyncio.create_task(go_on())
    found = [await back_up(None, alone.folder, tmp_path / f"copy {number}") for number in range(5)]
    is_done.set()
    await going_on
    await store.close()

    assert found == [(1, [])] * 5


async def test_nothing_is_written_over(place: Place, tmp_path: Path) -> None:
    store = await place.open()
    await fill(store)
    await store.close()
    await back_up(place.url, place.folder, tmp_path / "copy")

    with pytest.raises(StoreError, match="exists already"):
        await back_up(place.url, place.folder, tmp_path / "copy")
    with pytest.raises(StoreError, match="has matches already"):
        await restore(tmp_path / "copy", place.url, place.folder)


async def test_a_check_finds_what_was_changed(place: Place) -> None:
    store = await place.open()
    await fill(store)
    await store.close()
    assert await check_store(place.url, place.folder) == (6, [])
    change(place, "DELETE FROM entries WHERE match = 'm3' AND number = 1")

    assert await check_store(place.url, place.folder) == (6, ["match m3: entry 1 of 3 is not what was written"])


SEALED = {
    "UPDATE progress SET status = 'running' WHERE match = 'm4'": "match m4: how it stands or ended is not what was",
    "UPDATE progress SET updated = 7 WHERE match = 'm1'": "match m1: how it stands or ended is not what was written",
    "UPDATE guests SET name = 'Eve'": "guest ann: the name is not what was written",
    "UPDATE papers SET text = 'other cards'": "guest ann: the deck 'Reds' is not what was written",
}


@pytest.mark.parametrize("statement", SEALED)
async def test_a_check_finds_what_was_changed_outside_the_logs(place: Place, statement: str) -> None:
    store = await place.open()
    await fill(store)
    await store.close()
    assert await check_store(place.url, place.folder) == (6, [])
    change(place, statement)

    count, (fault,) = await check_store(place.url, place.folder)

    assert (count, fault.startswith(SEALED[statement])) == (6, True), fault


async def test_a_check_knows_what_the_witness_knows(alone: Place) -> None:
    """The end of the log of what was written last is gone, and with it the trace that it was there."""
    store = await alone.open()
    await fill(store)
    await store.append("m3", 3, [choice(3)], RUNNING)
    await store.close()
    statements = (
        "DELETE FROM entries WHERE match = 'm3' AND number = 3",
        "UPDATE progress SET length = 3 WHERE match = 'm3'",
        "UPDATE progress SET mark = (SELECT mark FROM entries WHERE match = 'm3' AND number = 2) WHERE match = 'm3'",
        "UPDATE secrets SET commits = commits - 1",
    )
    for statement in statements:
        change(alone, statement)

    _, faults = await check_store(None, alone.folder)
    _, also = await back_up(None, alone.folder, alone.folder / "copy")

    assert (
        faults
        == also
        == [
            "the last 1 commits are gone; what was written before is there",
            "match m3: of 4 entries 3 are left",
        ]
    )


def change(place: Place, statement: str) -> None:
    if place.server is not None:
        place.server.execute(f"SET search_path = hexadeck; {statement}")
    else:
        with closing(sqlite3.connect(place.folder / FILE)) as database:
            database.execute(statement)
            database.commit()


async def test_a_damaged_backup_is_brought_back_only_if_that_is_said(alone: Place, tmp_path: Path) -> None:
    store = await alone.open()
    await fill(store)
    await store.close()
    await back_up(None, alone.folder, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as database:
        database.execute("DELETE FROM entries WHERE match = 'm3' AND number = 1")
        database.commit()

    with pytest.raises(DamagedBackup, match="nothing was brought back") as refused:
        await restore(tmp_path / "copy", None, tmp_path / "other")
    nothing = list((tmp_path / "other").glob("*")) if (tmp_path / "other").exists() else []
    brought = await restore(tmp_path / "copy", None, tmp_path / "other", is_damaged_welcome=True)
    other = await open_store(None, tmp_path / "other")
    left = await other.load("m3")
    await other.close()

    faults = ["match m3: entry 1 of 3 is not what was written"]
    assert (refused.value.faults, nothing, brought) == (faults, [], (6, faults))
    assert left is not None
    assert len(left.entries) == 1


async def test_a_backup_brings_rows_and_nothing_else(alone: Place, tmp_path: Path) -> None:
    """Whoever prepares one could have it do something later."""
    store = await alone.open()
    await fill(store)
    await store.close()
    await back_up(None, alone.folder, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as database:
        database.execute("CREATE TRIGGER steal AFTER INSERT ON entries BEGIN UPDATE seats SET guest = 'eve'; END")

    count, faults = await restore(tmp_path / "copy", None, tmp_path / "other", is_damaged_welcome=True)
    with closing(sqlite3.connect(tmp_path / "other" / FILE)) as database:
        left = database.execute("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'").fetchone()[0]

    assert (count, faults, left) == (6, ["there is a trigger steal, which is none of ours"], 0)


async def test_every_restore_has_a_number_of_its_own(alone: Place, tmp_path: Path) -> None:
    await (await alone.open()).close()
    await back_up(None, alone.folder, tmp_path / "copy")
    numbers = {0}
    for name in ("one", "two"):
        await restore(tmp_path / "copy", None, tmp_path / name)
        store = await open_store(None, tmp_path / name)
        numbers.add(await store.restored())
        await store.close()

    assert len(numbers) == 3


async def test_no_flipped_bit_is_more_than_a_sentence(alone: Place, tmp_path: Path) -> None:
    """Whatever a bad disk does, a check says so in words."""
    store = await alone.open()
    await fill(store)
    await store.close()
    whole, chance = bytearray((alone.folder / FILE).read_bytes()), random.Random(7)
    for _ in range(150):
        place = chance.randrange(len(whole))
        whole[place] ^= 1 << (bit := chance.randrange(8))
        (tmp_path / "bad").write_bytes(whole)
        with suppress(StoreError):
            check_file(tmp_path / "bad")
        whole[place] ^= 1 << bit


async def test_a_backup_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"noise" * 1000)

    with pytest.raises(StoreError, match="file is not a database"):
        await restore(tmp_path / "noise", None, tmp_path / "data")
    with pytest.raises(StoreError, match="no database"):
        await check_store(None, tmp_path / "nowhere")
