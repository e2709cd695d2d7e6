"""The store in one SQLite file, for one server process."""

import asyncio
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from hexadeck.store.rows import (
    as_json,
    entry_from,
    entry_values,
    free_seat,
    match_values,
    no_match,
    overview_from,
    progress_values,
    seat_values,
    seats_by_match,
    summary_values,
    wrong_number,
)
from hexadeck.store.schema import SQLITE, VERSION, statements
from hexadeck.store.sqlite_group_commit import GroupCommit
from hexadeck.store.store import (
    Conflict,
    Entry,
    Guest,
    GuestMatches,
    NewStoredMatch,
    Overview,
    Stats,
    StoredMatch,
    StoreError,
    Summary,
    Told,
)

T = TypeVar("T")

FILE: Final = "hexadeck.sqlite3"
LOCK: Final = "hexadeck.lock"
APPLICATION: Final = 0x48455841
"""Marks the file as ours, where SQLite files say whose they are."""
READERS: Final = 4


async def open_sqlite(folder: Path) -> "SqliteStore":
    """The store in a folder, which is made if need be."""
    lock, connection = await asyncio.to_thread(open_files, folder)
    return SqliteStore(folder / FILE, lock, connection)


class SqliteStore:
    """One connection writes, from one thread and in groups; a few others read. A lock keeps other processes away."""

    def __init__(self, path: Path, lock: sqlite3.Connection, connection: sqlite3.Connection) -> None:
        self.stats = Stats()
        self._lock = lock
        self._connection = connection
        self._writer = GroupCommit(connection, self.stats)
        self._readers = Readers(path)

    async def secret(self) -> bytes:
        def read(c: sqlite3.Connection) -> bytes:
            found: bytes = c.execute("SELECT key FROM secrets").fetchone()["key"]
            return found

        return await self._readers.read(read)

    async def guest(self, id: str) -> Guest | None:
        def read(c: sqlite3.Connection) -> Guest | None:
            row = c.execute("SELECT id, name FROM guests WHERE id = ?", (id,)).fetchone()
            return Guest(row["id"], row["name"]) if row else None

        return await self._readers.read(read)

    async def put_guest(self, guest: Guest) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute(
                "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                (guest.id, guest.name),
            )

        await self._writer.write(write)

    async def create(self, match: NewStoredMatch) -> None:
        await self._writer.write(lambda c: insert_match(c, match))

    async def create_rematch(self, of: str, match: NewStoredMatch) -> str:
        def write(c: sqlite3.Connection) -> str:
            row = c.execute("SELECT rematch FROM progress WHERE match = ?", (of,)).fetchone()
            if row is None:
                raise no_match(of)
            if row["rematch"] is not None:
                first: str = row["rematch"]
                return first
            insert_match(c, match)
            c.execute("UPDATE progress SET rematch = ? WHERE match = ?", (match.id, of))
            return match.id

        return await self._writer.write(write)

    async def load(self, id: str) -> StoredMatch | None:
        def read(c: sqlite3.Connection) -> StoredMatch | None:
            overview = select_overview(c, id)
            return StoredMatch(overview=overview, entries=tuple(select_entries(c, id, 0))) if overview else None

        return await self._readers.read(read)

    async def overview(self, id: str) -> Overview | None:
        return await self._readers.read(lambda c: select_overview(c, id))

    async def entries(self, id: str, since: int) -> list[Entry]:
        return await self._readers.read(lambda c: select_entries(c, id, since))

    async def append(self, id: str, at: int, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        values = summary_values(summary) if summary else None
        rows = entry_values(id, at, entries)

        def write(c: sqlite3.Connection) -> None:
            grown = c.execute(
                "UPDATE progress SET length = length + ? WHERE match = ? AND length = ?", (len(rows), id, at)
            )
            if not grown.rowcount:
                row = c.execute("SELECT length FROM progress WHERE match = ?", (id,)).fetchone()
                raise wrong_number(id, at, row["length"] if row else None)
            if values:
                c.execute(
                    "UPDATE progress SET status = ?, turn = ?, decider = ?, result = ?, updated = ? WHERE match = ?",
                    (*values, id),
                )
            c.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)

        await self._writer.write(write)

    async def take_seat(self, id: str, seat: int | None, guest: str, deck: str | None, now: int) -> Overview:
        def write(c: sqlite3.Connection) -> Overview:
            found = select_overview(c, id)
            if found is None:
                raise no_match(id)
            number = free_seat(id, found.seats, seat, guest)
            c.execute(
                "UPDATE seats SET kind = 'person', guest = ?, deck = ? WHERE match = ? AND seat = ?",
                (guest, deck, id, number),
            )
            c.execute(
                "UPDATE progress SET updated = ?, status = CASE WHEN status = 'waiting' AND NOT EXISTS "
                "(SELECT 1 FROM seats WHERE seats.match = progress.match AND kind = 'open') "
                "THEN 'running' ELSE status END WHERE match = ?",
                (now, id),
            )
            seated = select_overview(c, id)
            assert seated is not None
            return seated

        return await self._writer.write(write)

    async def matches_of(self, guest: str, limit: int) -> GuestMatches:
        def read(c: sqlite3.Connection) -> GuestMatches:
            return GuestMatches(
                running=select_overviews_of(c, guest, False, limit), finished=select_overviews_of(c, guest, True, limit)
            )

        return await self._readers.read(read)

    async def unfinished(self) -> list[str]:
        def read(c: sqlite3.Connection) -> list[str]:
            rows = c.execute("SELECT match FROM progress WHERE status <> 'finished' ORDER BY updated DESC, match")
            return [row["match"] for row in rows]

        return await self._readers.read(read)

    async def listen(self, told: Told) -> None:
        """Nobody else can change anything here."""

    async def check(self) -> None:
        await self.secret()

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._close_files)

    def _close_files(self) -> None:
        self._readers.close()
        self._connection.close()
        self._lock.close()


class Readers:
    """A few threads, each with a connection of its own; a read sees all that was committed when it began."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(READERS, "hexadeck-reader")
        self._is_open = True
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def read(self, action: Callable[[sqlite3.Connection], T]) -> T:
        if not self._is_open:
            raise StoreError("the store is closed: nothing more can be read")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, action)

    def close(self) -> None:
        self._is_open = False
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    def _read(self, action: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._connection()
            connection.execute("BEGIN")
            try:
                return action(connection)
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreError(
                f"{self._path} cannot be read: {error}; if it is damaged, put a copy in its place"
            ) from error

    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._mine, "connection"):
            self._mine.connection = connect(self._path)
            self._mine.connection.execute("PRAGMA query_only = ON")
            self._connections.append(self._mine.connection)
        found: sqlite3.Connection = self._mine.connection
        return found


# -- opening -----------------------------------------------------------------------------------------------------------


def open_files(folder: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The lock and the database, brought up to the present version."""
    path = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for name in (LOCK, FILE):
            (folder / name).touch(mode=0o600)  # the secret in it is nobody else's business
    except OSError as error:
        raise StoreError(
            f"the data folder {folder} cannot be used ({error.strerror}): choose a folder that this user may write to"
        ) from error
    lock = take_lock(folder)
    connection = connect(path)
    try:
        migrate(connection, path)
    except BaseException:
        connection.close()
        lock.close()
        raise
    return lock, connection


def connect(path: Path) -> sqlite3.Connection:
    """Transactions are begun and ended by hand. Which thread may use the connection is for the caller to see to."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    return connection


def take_lock(folder: Path) -> sqlite3.Connection:
    """Held until it is closed or the process ends, however it ends.

    It is SQLite's own lock on an empty database, because that is not handed on to forked processes.
    """
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")  # or else there would be one more file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise StoreError(
            f"another process uses {folder / FILE} ({error}): end that one, choose another folder, "
            "or give a PostgreSQL URL, which many processes can share"
        ) from error
    return lock


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    try:
        missing = statements(version(connection, path), SQLITE, str(path))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        for statement in missing:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("INSERT INTO secrets VALUES (1, ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        raise StoreError(
            f"{path} cannot be used as a database ({error}): move it away to begin with a new one, "
            "or put a copy in its place"
        ) from error


def version(connection: sqlite3.Connection, path: Path) -> int:
    """0 for a new file; a database of another program is refused."""
    application, tables = connection.execute(
        "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id"
    ).fetchone()
    if tables and application != APPLICATION:
        raise StoreError(f"{path} is a database of another program: move it away or choose another folder")
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


# -- rows --------------------------------------------------------------------------------------------------------------


def insert_match(c: sqlite3.Connection, match: NewStoredMatch) -> None:
    try:
        c.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", match_values(match))
    except sqlite3.IntegrityError as error:
        raise Conflict(f"there is a match {match.id} already") from error
    c.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seat_values(match))
    c.execute(
        "INSERT INTO progress (match, length, status, turn, decider, result, updated) VALUES (?, ?, ?, ?, ?, ?, ?)",
        progress_values(match),
    )
    c.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", entry_values(match.id, 0, match.entries))


def select_overview(c: sqlite3.Connection, id: str) -> Overview | None:
    rows = c.execute("SELECT * FROM matches JOIN progress ON match = id WHERE id = ?", (id,)).fetchall()
    return next(iter(with_seats(c, rows)), None)


def select_overviews_of(c: sqlite3.Connection, guest: str, is_finished: bool, limit: int) -> list[Overview]:
    rows = c.execute(
        "SELECT * FROM matches JOIN progress ON match = id WHERE id IN (SELECT match FROM seats WHERE guest = ?) "
        "AND (status = 'finished') = ? ORDER BY updated DESC, id LIMIT ?",
        (guest, is_finished, limit),
    ).fetchall()
    return with_seats(c, rows)


def with_seats(c: sqlite3.Connection, rows: list[sqlite3.Row]) -> list[Overview]:
    ids = as_json([row["id"] for row in rows])
    seats = seats_by_match(
        c.execute("SELECT * FROM seats WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat", (ids,))
    )
    return [overview_from(row, seats.get(row["id"], [])) for row in rows]


def select_entries(c: sqlite3.Connection, id: str, since: int) -> list[Entry]:
    rows = c.execute("SELECT * FROM entries WHERE match = ? AND number >= ? ORDER BY number", (id, since))
    return [entry_from(row) for row in rows]
