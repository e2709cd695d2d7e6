"""Backups, and a look at everything: the same file for both databases, so that a backup of one can go into the other.

A backup is an SQLite file with all tables, of one moment, made while servers go on. `check` reads every log and follows
its chain.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from hexadeck.store.chain import first_mark_of, intact, key_mark
from hexadeck.store.postgres import migrate as migrate_postgres
from hexadeck.store.postgres_connection import Connection, Database
from hexadeck.store.rows import complaint_from
from hexadeck.store.schema import VERSION
from hexadeck.store.sqlite import FILE, LOCK, WITNESS, connect, migrate, take_lock, version
from hexadeck.store.store import Complaint, StoreError

TABLES: Final = (
    "secrets", "guests", "papers", "matches", "seats", "progress", "entries", "damage", "analyses", "complaints",
)  # fmt: skip
"""In an order in which no row names one that is not there yet."""
AT_ONCE: Final = 1000
COMPLAINTS: Final = "SELECT * FROM complaints ORDER BY time DESC, match, guest, about"
_SELECT: Final = {name: f"SELECT * FROM {name}" for name in TABLES}  # noqa: S608 (names from the line above)


# -- looking at everything ---------------------------------------------------------------------------------------------


async def check_store(url: str | None, folder: Path) -> tuple[int, list[str]]:
    """How many matches there are, and whatever is wrong, a sentence each. Servers may go on meanwhile."""
    if url is None:
        return await asyncio.to_thread(check_file, folder / FILE)
    async with postgres(url) as c:
        return _faults({name: await c.fetch(_SELECT[name]) for name in TABLES})


def check_file(path: Path) -> tuple[int, list[str]]:
    """Of an SQLite file, also of a backup."""
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        with closing(_reading(path)) as c:
            damaged = [row[0] for row in c.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
            count, faults = _faults({name: c.execute(_SELECT[name]).fetchall() for name in TABLES})
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} cannot be read: {error}") from error
    return count, [*damaged, *faults]


async def complaints_in(url: str | None, folder: Path) -> list[Complaint]:
    """What players have said about others, the latest first. Servers may go on meanwhile."""
    if url is None:
        return await asyncio.to_thread(_complaints_in_file, folder / FILE)
    async with postgres(url) as c:
        return [complaint_from(row) for row in await c.fetch(COMPLAINTS)]


def _complaints_in_file(path: Path) -> list[Complaint]:
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        with closing(_reading(path)) as c:
            return [complaint_from(row) for row in c.execute(COMPLAINTS)]
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} cannot be read: {error}") from error


def _faults(tables: dict[str, Sequence[Any]]) -> tuple[int, list[str]]:
    faults = [f"match {row['match']}: {row['reason']}" for row in tables["damage"]]
    known = {row["match"] for row in tables["damage"]}
    faults += ["the key of the database is damaged" for row in tables["secrets"] if row["mark"] != key_mark(row["key"])]
    entries, seats = _by_match(tables["entries"], "number"), _by_match(tables["seats"], "seat")
    progress = {row["match"]: row for row in tables["progress"]}
    matches = {row["id"]: row for row in tables["matches"]}
    for id in sorted({*matches, *progress, *entries, *seats} - known):
        if id not in matches or id not in progress or id not in seats:
            faults.append(f"match {id}: a part of it is gone")
            continue
        end = progress[id]
        first = first_mark_of(matches[id], seats[id])
        _, reason = intact(first, end["mark"], end["length"], entries.get(id, []))
        if reason:
            faults.append(f"match {id}: {reason}")
    return len(matches), faults


def _by_match(rows: Sequence[Any], order: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in sorted(rows, key=lambda row: row[order]):
        found.setdefault(row["match"], []).append(row)
    return found


# -- backups -----------------------------------------------------------------------------------------------------------


async def back_up(url: str | None, folder: Path, target: Path) -> tuple[int, list[str]]:
    """A new file with everything of this moment; what `check_file` says of it. StoreError if the file exists."""
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name, or move it away")
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    try:
        if url is None:
            await asyncio.to_thread(_copy_file, folder / FILE, new)
        else:
            async with postgres(url) as c:
                await _copy_from_postgres(c, new)
        found = await asyncio.to_thread(check_file, new)
        new.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} cannot be written: {error}") from error
    finally:
        new.unlink(missing_ok=True)
    return found


def _copy_file(source: Path, target: Path) -> None:
    if not source.is_file():
        raise StoreError(f"there is no database {source}")
    with closing(_reading(source)) as there, closing(_private_file(target)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")  # one file, and not three


async def _copy_from_postgres(c: Connection, target: Path) -> None:
    with closing(_private_file(target)) as here:
        migrate(here, target)
        here.execute("PRAGMA foreign_keys = OFF")
        here.execute("BEGIN IMMEDIATE")
        here.execute("DELETE FROM secrets")
        for name in TABLES:
            rows = [tuple(row.values()) for row in await c.fetch(_SELECT[name])]
            _insert_rows(here, name, rows)
        here.execute("COMMIT")
        here.execute("PRAGMA journal_mode = DELETE")


def _insert_rows(c: sqlite3.Connection, name: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        places = ", ".join("?" * len(rows[0]))
        c.executemany(f"INSERT INTO {name} VALUES ({places})", rows)  # noqa: S608 (a name of TABLES)


# -- bringing back -----------------------------------------------------------------------------------------------------


async def restore(source: Path, url: str | None, folder: Path) -> int:
    """Everything of a backup into a database that has no match yet; how many matches that are."""
    count, faults = await asyncio.to_thread(check_file, source)
    if any("key of the database" in fault for fault in faults):
        raise StoreError(f"{source} is damaged: {faults[0]}")
    if url is None:
        await asyncio.to_thread(_restore_file, source, folder)
    else:
        async with postgres(url, is_writing=True) as c:
            await _restore_to_postgres(c, source, Database(url).name)
    return count


def _restore_file(source: Path, folder: Path) -> None:
    path = folder / FILE
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    (folder / LOCK).touch(mode=0o600)
    with closing(take_lock(folder)):
        if path.is_file() and path.stat().st_size and _count(path):
            raise StoreError(f"{path} has matches already: move the folder away, or choose another")
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", WITNESS):
            (folder / name).unlink(missing_ok=True)
        _copy_file(source, path)


def _count(path: Path) -> int:
    with closing(_reading(path)) as c:
        tables = c.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'matches'").fetchone()[0]
        found: int = c.execute("SELECT count(*) FROM matches").fetchone()[0] if tables else 0
        return found


async def _restore_to_postgres(c: Connection, source: Path, where: str) -> None:
    await migrate_postgres(c, where)
    async with c.transaction():
        if await c.fetchval("SELECT count(*) FROM matches"):
            raise StoreError(f"{where} has matches already: choose an empty database")
        await c.execute("DELETE FROM secrets")
        for name, rows in _tables_of(source):
            columns = ", ".join(rows[0].keys())
            places = ", ".join(f"${number}" for number in range(1, len(rows[0]) + 1))
            statement = f"INSERT INTO {name} ({columns}) VALUES ({places})"  # noqa: S608 (a name of TABLES)
            await c.executemany(statement, [tuple(row) for row in rows])


def _tables_of(source: Path) -> Iterator[tuple[str, list[sqlite3.Row]]]:
    """In parts."""
    with closing(_reading(source)) as c:
        for name in TABLES:
            rows = c.execute(_SELECT[name])
            while part := rows.fetchmany(AT_ONCE):
                yield name, part


# -- connections -------------------------------------------------------------------------------------------------------


def _reading(path: Path) -> sqlite3.Connection:
    """Beside a server that may be writing; everything read is of one moment, with the tables of this version."""
    c = _connected(f"file:{path}?mode=ro")
    try:
        c.execute("BEGIN")
        return c if version(c, path) == VERSION else _brought_up(c, path)
    except BaseException:
        c.close()
        raise


def _brought_up(old: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """A copy in memory, with what an older Hexadeck did not know yet; the file itself stays as it is."""
    copy = _connected("file::memory:")
    old.backup(copy)
    old.close()
    migrate(copy, path)
    copy.execute("BEGIN")
    return copy


def _connected(uri: str) -> sqlite3.Connection:
    c = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    c.row_factory = sqlite3.Row
    return c


def _private_file(path: Path) -> sqlite3.Connection:
    path.touch(mode=0o600)  # the key in it is nobody else's business
    return connect(path)


@asynccontextmanager
async def postgres(url: str, *, is_writing: bool = False) -> AsyncIterator[Connection]:
    database = Database(url)
    connection = await database.connect()
    try:
        with database.asking():
            if is_writing:
                yield connection
                return
            if not await connection.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = 'hexadeck'"):
                raise StoreError(f"{database.name} has no tables of Hexadeck")
            found = await connection.fetchval("SELECT number FROM version")
            if found != VERSION:
                raise StoreError(
                    f"{database.name} is of version {found}, this Hexadeck reads version {VERSION}: "
                    "serve from it once with this Hexadeck, or use the one that made it"
                )
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield connection
    finally:
        await connection.close()
