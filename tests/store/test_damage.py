"""Damage is always noticed: whatever happens to the files, no acknowledged entry is lost without a word (R3)."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.examples import ANN, FINISHED, OPEN, RUNNING, WAITING, choice, new_match
from tests.store.place import Place

from hexadeck.store.open import open_store
from hexadeck.store.rows import overview_from
from hexadeck.store.sqlite import FILE, WITNESS, SqliteStore
from hexadeck.store.store import Conflict, Damaged, Entry, Store, StoreError

pytestmark = pytest.mark.anyio

PAGE = 4096
LOGS = {f"m{number}": 3 + number * 9 for number in range(12)}
"""How long the logs are; those of an odd length are over."""


async def write_everything(store: Store) -> None:
    assert isinstance(store, SqliteStore)
    for id in LOGS:
        await store.create(new_match(id))
    await store.create(new_match("waiting", seats=(ANN, OPEN), summary=WAITING))
    for number in range(max(LOGS.values())):
        if number == 40:  # so that there is something in both files
            store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            store._connection.execute("PRAGMA wal_autocheckpoint = 0")
        going_on = {id: length for id, length in LOGS.items() if number < length}
        await asyncio.gather(
            *[
                store.append(id, number, [choice(number)], FINISHED if number == length - 1 and length % 2 else RUNNING)
                for id, length in going_on.items()
            ]
        )
    await store.take_seat("waiting", None, "bob", None, 5_000)


@pytest.fixture
async def written(tmp_path: Path) -> Path:
    """The files as `kill -9` leaves them."""
    store = await open_store(None, tmp_path / "whole")
    await write_everything(store)
    copy_files(tmp_path / "whole", tmp_path / "written")
    await store.close()
    return tmp_path / "written"


def copy_files(source: Path, target: Path) -> None:
    target.mkdir()
    for name in (FILE, f"{FILE}-wal", WITNESS):
        shutil.copy(source / name, target / name)


def damage(file: Path, chance: random.Random) -> str:
    data = bytearray(file.read_bytes())
    kind = chance.choice(["bit", "bit", "zeroes", "noise", "cut"])
    place = chance.randrange(len(data))
    if kind == "bit":
        data[place] ^= 1 << chance.randrange(8)
    elif kind == "cut":
        del data[place:]
    else:
        start = place // PAGE * PAGE
        size = min(PAGE, len(data) - start)
        data[start : start + size] = bytes(size) if kind == "zeroes" else chance.randbytes(size)
    file.write_bytes(bytes(data))
    return f"{kind} at {place} of {file.name}"


async def what_is_lost_silently(folder: Path) -> list[str]:
    before = [(folder / name).read_bytes() for name in (FILE, f"{FILE}-wal")]
    try:
        store = await open_store(None, folder)
    except StoreError:
        is_as_before = before == [(folder / name).read_bytes() for name in (FILE, f"{FILE}-wal")]
        return [] if is_as_before else ["a start that was refused has changed the files"]
    lost: list[str] = []
    try:
        for id, length in {**LOGS, "waiting": 0}.items():
            try:
                found = await store.load(id)
            except StoreError:
                continue
            expected = tuple(choice(number) for number in range(length))
            if found is None:
                lost.append(f"{id} is gone")
            elif not found.damage and found.entries != expected:
                lost.append(f"{id} has {len(found.entries)} of {length}")
            elif found.entries != expected[: len(found.entries)]:
                lost.append(f"{id} says what nobody wrote")
    finally:
        await store.close()
    return lost


async def test_two_hundred_damages_and_no_silent_loss(written: Path, tmp_path: Path, damages: int) -> None:
    chance = random.Random(damages)
    silent: list[str] = []
    for number in range(damages):
        folder = tmp_path / f"damaged {number}"
        copy_files(written, folder)
        what = damage(folder / chance.choice([FILE, f"{FILE}-wal"]), chance)
        silent += [f"{what}: {lost}" for lost in await what_is_lost_silently(folder)]
        shutil.rmtree(folder)

    assert silent == []


async def test_files_without_damage_are_found_whole(written: Path) -> None:
    """Or else everything would count as noticed."""
    store = await open_store(None, written)
    found = {id: await store.load(id) for id in LOGS}

    assert list(store.damage) == []
    assert {id: len(match.entries) for id, match in found.items() if match and not match.damage} == LOGS
    await store.close()


async def test_a_lost_end_is_told_and_what_is_left_is_offered(written: Path) -> None:
    """A write-ahead log that was cut: SQLite takes what is before for all there was."""
    wal = written / f"{FILE}-wal"
    wal.write_bytes(wal.read_bytes()[: wal.stat().st_size // 2])
    store = await open_store(None, written)

    damaged = [match for id in LOGS if (match := await store.load(id)) is not None and match.damage]
    assert damaged
    for match in damaged:
        assert match.entries == tuple(choice(number) for number in range(len(match.entries)))
        assert len(match.entries) < LOGS[match.overview.id]
        assert any(match.overview.id in sentence for sentence in store.damage)
    assert any("commits are gone" in sentence for sentence in store.damage)
    await store.close()

    again = await open_store(None, written)
    assert [(await again.load(match.overview.id)) for match in damaged] == damaged
    await again.close()


async def test_a_log_that_was_changed_is_intact_up_to_there(place: Place) -> None:
    """Also where a database has marks of its own for its pages: somebody may have changed a row."""
    store = await place.open()
    await store.create(new_match())
    await store.append("m1", 0, [choice(number) for number in range(10)])
    statement = "UPDATE entries SET value = value + 1 WHERE match = 'm1' AND number = 6"
    if place.server is not None:
        place.server.execute(f"SET search_path = hexadeck; {statement}")
    else:
        with closing(sqlite3.connect(place.folder / FILE)) as database:
            database.execute(statement)
            database.commit()

    found = await store.load("m1")
    assert found is not None
    assert (found.entries, "entry 6" in found.damage) == (tuple(choice(number) for number in range(6)), True)
    await store.close()


@pytest.mark.parametrize(
    ("column", "change"),
    [
        ("setup", "UPDATE matches SET setup = '{\"a\"' WHERE id = 'm1'"),
        ("result", "UPDATE progress SET result = '{\"a\"' WHERE match = 'm1'"),
    ],
)
async def test_a_text_that_cannot_be_read_is_damage(written: Path, column: str, change: str) -> None:
    """SQLite has no sums over its pages, so a flipped bit in a text comes through."""
    with closing(sqlite3.connect(written / FILE)) as database:
        database.execute(change)
        database.commit()

    store = await open_store(None, written)
    with pytest.raises(Damaged, match=f"match m1: its {column} cannot be read"):
        await store.load("m1")
    assert await store.load("m2") is not None
    await store.close()


def test_a_number_where_a_text_was_is_damage() -> None:
    """As a flipped bit in the head of a row makes it."""
    with pytest.raises(Damaged, match="match m1: its setup cannot be read"):
        overview_from({"id": "m1", "game": "g", "rules": "1", "cards": "c", "setup": 7}, [])


async def test_a_database_of_which_nothing_is_left_is_not_taken_for_a_new_one(written: Path) -> None:
    for name in (FILE, f"{FILE}-wal"):
        (written / name).write_bytes(b"")

    with pytest.raises(StoreError, match=r"is empty, but \d+ commits were written"):
        await open_store(None, written)


async def test_a_damaged_key_is_told(written: Path) -> None:
    """With another key every guest would be a stranger."""
    with closing(sqlite3.connect(written / FILE)) as database:
        database.execute("UPDATE secrets SET key = zeroblob(32)")
        database.commit()

    with pytest.raises(StoreError, match="key of the database is damaged"):
        await open_store(None, written)


async def test_a_crash_between_commit_and_witness_is_no_damage(written: Path) -> None:
    lines = (written / WITNESS).read_bytes().splitlines(keepends=True)
    (written / WITNESS).write_bytes(b"".join(lines[:-30]) + lines[-30][:10])
    store = await open_store(None, written)

    assert list(store.damage) == []
    await store.close()


async def test_a_damaged_witness_says_so(written: Path) -> None:
    data = bytearray((written / WITNESS).read_bytes())
    data[len(data) // 2] ^= 4
    (written / WITNESS).write_bytes(bytes(data))
    store = await open_store(None, written)

    assert ["the witness file is damaged" in sentence for sentence in store.damage] == [True]
    await store.close()


async def test_the_witness_does_not_grow_without_an_end(alone: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexadeck.store.witness.LARGEST", 2_000)
    store = await alone.open()
    await store.create(new_match())
    for number in range(100):
        await store.append("m1", number, [choice(number)], RUNNING)

    assert (alone.folder / WITNESS).stat().st_size < 3_000
    await store.close()
    again = await alone.open()
    assert list(again.damage) == []
    await again.close()


async def test_matches_from_before_there_were_marks_are_given_them(place: Place) -> None:
    store = await place.open()
    await store.create(new_match())
    await store.append("m1", 0, [choice(0), Entry("undo", 0, 0, 5)])
    await store.close()
    later = {
        "entries": ["mark", "state"], "progress": ["mark", "seal"], "guests": ["seal"], "seats": ["word"],
        "secrets": ["mark", "commits", "papers", "restored"],
    }  # fmt: skip
    downgrade = [
        "DROP INDEX listed", "ALTER TABLE progress DROP COLUMN is_listed",
        *[f"ALTER TABLE {table} DROP COLUMN {column}" for table, columns in later.items() for column in columns],
        *[f"DROP TABLE {table}" for table in ("damage", "papers", "analyses", "complaints", "claims", "codes")],
        "DROP TABLE problems",
    ]  # fmt: skip
    if place.server is not None:
        place.server.execute("; ".join(["SET search_path = hexadeck", *downgrade, "UPDATE version SET number = 2"]))
    else:
        with closing(sqlite3.connect(place.folder / FILE)) as database:
            database.executescript("; ".join([*downgrade, "PRAGMA user_version = 2"]))
        (place.folder / WITNESS).unlink()

    again = await place.open()
    found = await again.load("m1")
    assert found is not None
    assert (len(found.entries), found.damage, list(again.damage)) == (2, "", [])
    await again.append("m1", 2, [choice(2)])
    with pytest.raises(Conflict):
        await again.append("m1", 2, [choice(2)])
    await again.close()
