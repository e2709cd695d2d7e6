"""Backups, and a look at everything: the same file for both databases, so that a backup of one can go into the other.

A backup is an SQLite file with all tables, of one moment, made while servers go on. `check` reads every log and follows
its chain.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from hexadeck.store.chain import first_mark_of, intact, key_mark
from hexadeck.store.postgres import migrate as migrate_postgres
from hexadeck.store.postgres_connection import Connection, Database
from hexadeck.store.rows import complaint_from, problem_from
from hexadeck.store.schema import VERSION
from hexadeck.store.seals import seal_of
from hexadeck.store.sqlite import FILE, LOCK, WITNESS, connect, migrate, reading, take_lock, version
from hexadeck.store.sqlite_examination import DAMAGE, testified
from hexadeck.store.store import Complaint, Problem, StoreError
from hexadeck.store.witness import Witness

TABLES: Final = (
    "secrets", "guests", "papers", "matches", "seats", "progress", "entries", "damage", "analyses", "complaints",
    "problems",
)  # fmt: skip
"""In an order in which no row names one that is not there yet."""
AT_ONCE: Final = 1000
KEY_DAMAGED: Final = "the key of the database is damaged"
SEALED_ROWS: Final = {
    "guests": "guest {0[id]}: the name is not what was written",
    "papers": "guest {0[guest]}: the {0[kind]} {0[name]!r} is not what was written",
}
FOREIGN: Final = "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY name"
COMPLAINTS: Final = "SELECT * FROM complaints ORDER BY time DESC, match, guest, about"
PROBLEMS: Final = "SELECT * FROM problems ORDER BY time DESC, match, guest"
_SELECT: Final = {name: f"SELECT * FROM {name}" for name in TABLES}  # noqa: S608 (names from the line above)


# -- looking at everything ---------------------------------------------------------------------------------------------


async def check_store(url: str | None, folder: Path) -> tuple[int, list[str]]:
    """How many matches there are, and whatever is wrong, a sentence each. Servers may go on meanwhile."""
    if url is None:
        return await asyncio.to_thread(check_file, folder / FILE, Witness(folder / WITNESS))
    async with postgres(url) as c:
        return _faults({name: await c.fetch(_SELECT[name]) for name in TABLES})


def check_file(path: Path, witness: Witness | None = None) -> tuple[int, list[str]]:
    """Of an SQLite file, also of a backup. What its witness says is read first, so that it cannot be ahead."""
    testimony = None if witness is None else witness.read()
    with reading_this_version(path) as c:
        damaged = [row[0] for row in c.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        damaged += [f"there is a {row['type']} {row['name']}, which is none of ours" for row in c.execute(FOREIGN)]
        count, faults = _faults({name: c.execute(_SELECT[name]).fetchall() for name in TABLES})
        lost = testified(c, testimony).sentences
    return count, [*damaged, *faults, *[sentence for sentence in lost if sentence not in faults]]


async def complaints_in(url: str | None, folder: Path) -> list[Complaint]:
    """What players have said about others, the latest first. Servers may go on meanwhile."""
    return [complaint_from(row) for row in await _rows_in(url, folder, COMPLAINTS)]


async def problems_in(url: str | None, folder: Path) -> list[Problem]:
    """What players have said is wrong, likewise."""
    return [problem_from(row) for row in await _rows_in(url, folder, PROBLEMS)]


async def _rows_in(url: str | None, folder: Path, query: str) -> Sequence[Any]:
    if url is None:
        return await asyncio.to_thread(_rows_in_file, folder / FILE, query)
    async with postgres(url) as c:
        return await c.fetch(query)


def _rows_in_file(path: Path, query: str) -> Sequence[Any]:
    with reading_this_version(path) as c:
        return c.execute(query).fetchall()


def _faults(tables: dict[str, Sequence[Any]]) -> tuple[int, list[str]]:
    faults = [f"match {row['match']}: {row['reason']}" for row in tables["damage"]]
    known = {row["match"] for row in tables["damage"]}
    if [row["mark"] == key_mark(row["key"]) for row in tables["secrets"]] != [True]:
        faults.append(KEY_DAMAGED)
    entries, seats = _by_match(tables["entries"], "number"), _by_match(tables["seats"], "seat")
    progress = {row["match"]: row for row in tables["progress"]}
    matches = {row["id"]: row for row in tables["matches"]}
    for id in sorted({*matches, *progress, *entries, *seats} - known):
        if id not in matches or id not in progress or id not in seats:
            faults.append(f"match {id}: a part of it is gone")
            continue
        try:
            faults += [f"match {id}: {reason}" for reason in _faults_of(matches[id], seats[id], progress[id], entries)]
        except (ValueError, TypeError) as error:
            faults.append(f"match {id}: a part of it cannot be read ({error})")
    for table, said in SEALED_ROWS.items():
        faults += [said.format(row) for row in tables[table] if not _is_sealed(table, row)]
    return len(matches), faults


def _faults_of(match: Any, seats: list[Any], progress: Any, entries: dict[str, list[Any]]) -> Iterator[str]:
    _, reason = intact(first_mark_of(match, seats), progress["mark"], progress["length"], entries.get(match["id"], []))
    if reason:
        yield reason
    if not _is_sealed("progress", progress):
        yield "how it stands or ended is not what was written"


def _is_sealed(table: str, row: Any) -> bool:
    try:
        return bool(row["seal"] == seal_of(table, row))
    except (ValueError, TypeError):
        return False


def _by_match(rows: Sequence[Any], order: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in sorted(rows, key=lambda row: row[order] if isinstance(row[order], int) else -1):
        found.setdefault(row["match"], []).append(row)
    return found


# -- backups -----------------------------------------------------------------------------------------------------------


async def back_up(url: str | None, folder: Path, target: Path) -> tuple[int, list[str]]:
    """A new file with everything of this moment; what there is to be said of it. StoreError if the file exists."""
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name, or move it away")
    with _new_file(target) as new:
        if url is None:
            testimony = Witness(folder / WITNESS).read()
            await asyncio.to_thread(_copy_file, folder / FILE, new)
        else:
            testimony = None
            async with postgres(url) as c:
                with _filling(new) as here:
                    for name in TABLES:
                        _insert_rows(here, name, await c.fetch(_SELECT[name]))
        count, faults = await asyncio.to_thread(check_file, new)
        with reading_this_version(new) as there:
            return count, [*faults, *testified(there, testimony).sentences]


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """In the place of the target once it is whole."""
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    try:
        new.touch(mode=0o600)  # the key in it is nobody else's business
        yield new
        new.replace(target)
    except (OSError, *DAMAGE) as error:
        if isinstance(error, StoreError):
            raise
        raise StoreError(f"{target} cannot be written: {error}") from error
    finally:
        for name in (new, new.with_name(f"{new.name}-wal"), new.with_name(f"{new.name}-shm")):
            name.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    with reading_this_version(source) as there, closing(connect(target)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")  # one file, and not three


@contextmanager
def _filling(target: Path) -> Iterator[sqlite3.Connection]:
    """The tables of this version and nothing else, whatever lies where the rows come from."""
    with closing(connect(target)) as here:
        migrate(here, target)
        here.execute("PRAGMA foreign_keys = OFF")
        here.execute("BEGIN IMMEDIATE")
        here.execute("DELETE FROM secrets")
        yield here
        here.execute("COMMIT")
        here.execute("PRAGMA journal_mode = DELETE")


def _insert_rows(c: sqlite3.Connection, name: str, rows: Sequence[Any]) -> None:
    if rows:
        columns, places = ", ".join(rows[0].keys()), ", ".join("?" * len(rows[0]))
        c.executemany(f"INSERT INTO {name} ({columns}) VALUES ({places})", [tuple(row) for row in rows])  # noqa: S608 (names of ours)


# -- bringing back -----------------------------------------------------------------------------------------------------


async def restore(
    source: Path, url: str | None, folder: Path, *, is_damaged_welcome: bool = False
) -> tuple[int, list[str]]:
    """Everything of a backup into a database that has no match yet; how many matches that are, and what is wrong with
    them. What is wrong must be welcome, or else nothing is brought back."""
    count, faults = await asyncio.to_thread(check_file, source)
    if KEY_DAMAGED in faults:
        raise StoreError(f"{source} is damaged: {KEY_DAMAGED}")
    if faults and not is_damaged_welcome:
        raise DamagedBackup(faults)
    # Whoever was given an id since the backup was made knows what is shuffled with it.
    number = secrets.randbits(62)
    if url is None:
        await asyncio.to_thread(_restore_file, source, folder, number)
    else:
        async with postgres(url, is_writing=True) as c:
            await _restore_to_postgres(c, source, Database(url).name, number)
    return count, faults


class DamagedBackup(StoreError):
    """What is wrong with it, a sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("the backup is not what was written, so nothing was brought back")
        self.faults = faults


def _restore_file(source: Path, folder: Path, number: int) -> None:
    path = folder / FILE
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    (folder / LOCK).touch(mode=0o600)
    with closing(take_lock(folder)):
        if path.is_file() and path.stat().st_size and _count(path):
            raise StoreError(f"{path} has matches already: move the folder away, or choose another")
        with _new_file(path) as new:
            with _filling(new) as here:
                for name, rows in _tables_of(source):
                    _insert_rows(here, name, rows)
                here.execute("UPDATE secrets SET restored = ?", (number,))
            for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", WITNESS):
                (folder / name).unlink(missing_ok=True)


def _count(path: Path) -> int:
    with reading(path) as c:
        tables = c.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'matches'").fetchone()[0]
        found: int = c.execute("SELECT count(*) FROM matches").fetchone()[0] if tables else 0
        return found


async def _restore_to_postgres(c: Connection, source: Path, where: str, number: int) -> None:
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
        await c.execute("UPDATE secrets SET restored = $1", number)


def _tables_of(source: Path) -> Iterator[tuple[str, list[sqlite3.Row]]]:
    """In parts."""
    with reading_this_version(source) as c:
        for name in TABLES:
            rows = c.execute(_SELECT[name])
            while part := rows.fetchmany(AT_ONCE):
                yield name, part


# -- connections -------------------------------------------------------------------------------------------------------


@contextmanager
def reading_this_version(path: Path) -> Iterator[sqlite3.Connection]:
    """Beside a server that may be writing; everything read is of one moment, with the tables of this version. What an
    older Hexadeck did not know yet is added to a copy in memory; the file itself stays as it is."""
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    with reading(path) as c:
        c.text_factory = readable
        if version(c, path) == VERSION:
            yield c
            return
        with closing(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)) as copy:
            copy.row_factory, copy.text_factory = sqlite3.Row, readable
            c.backup(copy)
            migrate(copy, path)
            yield copy


def readable(text: bytes) -> str:
    """What is no text is told by its seal, or the mark of its match, and not by the first who reads it."""
    return text.decode("utf-8", "replace")


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
