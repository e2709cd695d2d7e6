"""The store in one SQLite file, for one server process."""

import asyncio
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from os.path import samestat
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from hexadeck.store.bus import Bus
from hexadeck.store.chain import first_mark, first_mark_of, intact, key_mark, marks_after
from hexadeck.store.rows import (
    LISTED,
    MOST_OLD_CODES,
    as_json,
    check_waiting,
    claim_from,
    claim_values,
    complaint_values,
    entry_from,
    entry_values,
    free_seat,
    match_values,
    names_in,
    no_match,
    overview_from,
    paper_of,
    problem_values,
    progress_values,
    seat_from,
    seat_to_leave,
    seat_values,
    seats_by_match,
    summary_values,
    too_many_papers,
)
from hexadeck.store.schema import MARKED, SEALED, SQLITE, VERSION, statements
from hexadeck.store.seals import SEALS, seal, sealing, seals_of
from hexadeck.store.sqlite_appends import NO_SUMMARY, Append, append_all
from hexadeck.store.sqlite_examination import DAMAGE, Findings, Ledger, check_key, examine, note_damage
from hexadeck.store.sqlite_group_commit import GroupCommit
from hexadeck.store.store import (
    Claim,
    Complaint,
    Conflict,
    Damaged,
    Entry,
    Guest,
    GuestMatches,
    Heard,
    NewStoredMatch,
    Overview,
    Paper,
    PaperKind,
    Problem,
    Seat,
    Stats,
    StoredMatch,
    StoreError,
    Summary,
    Told,
)
from hexadeck.store.witness import Witness

T = TypeVar("T")

FILE: Final = "hexadeck.sqlite3"
LOCK: Final = "hexadeck.lock"
APPLICATION: Final = 0x48455841
"""Marks the file as ours, where SQLite files say whose they are."""
UNFINISHED_OF: Final = (
    "SELECT count(*) FROM seats JOIN progress ON progress.match = seats.match WHERE guest = ? AND status <> 'finished'"
)
READERS: Final = 4
FREE_PAPER: Final = (
    "UPDATE secrets SET papers = papers - (SELECT coalesce(sum(length(text)), 0) FROM papers "
    "WHERE guest = ? AND kind = ? AND game = ? AND name = ?)"
)
OLD_CODES: Final = (
    "DELETE FROM codes WHERE guest = ? OR mark IN (SELECT mark FROM codes WHERE until <= ? ORDER BY until LIMIT ?)"
)
PROGRESS: Final = "SELECT * FROM progress WHERE match = ?"
WITNESS: Final = "hexadeck.witness"
PAPERS: Final = "SELECT * FROM papers WHERE guest = ? AND kind = ? AND game = ? ORDER BY updated DESC, name"
CLAIM: Final = """
    INSERT INTO claims (match, server, guest, percent, until) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (match) DO UPDATE
    SET server = excluded.server, guest = excluded.guest, percent = excluded.percent, until = excluded.until
    WHERE claims.server = excluded.server OR claims.until <= ?6
    RETURNING match
"""
NAMED_SEATS: Final = (
    "SELECT seats.*, name FROM seats LEFT JOIN guests ON guests.id = guest WHERE match = ? ORDER BY seat"
)
PARTS: Final = (
    "SELECT 1 FROM matches WHERE id = ?",
    "SELECT 1 FROM progress WHERE match = ?",
    "SELECT 1 FROM seats WHERE match = ?",
    "SELECT 1 FROM entries WHERE match = ?",
)
"""What there is of a match that is there at all."""


async def open_sqlite(folder: Path, bus: Bus | None = None) -> "SqliteStore":
    """The store in a folder, which is made if need be. Processes that share it have a bus between them, and one before
    them that has looked at the files and keeps the lock."""
    return SqliteStore(folder / FILE, await asyncio.to_thread(open_files, folder, bus), bus)


class SqliteStore:
    """One connection writes, from one thread and in groups; a few others read. A lock keeps other processes away.

    It has many methods, because a `Store` has.
    """

    def __init__(self, path: Path, files: "OpenFiles", bus: Bus | None = None) -> None:
        self._bus = bus
        self.stats = Stats()
        self.damage: Sequence[str] = files.damage
        self._lock = files.lock
        self._connection = files.connection
        self._path = path
        self._file = path.stat()
        self._ledger = files.ledger
        self._writer = GroupCommit(files.connection, self.stats, files.ledger, self._check_file, bus)
        self._readers = Readers(path, self._check_file)

    async def secret(self) -> bytes:
        def read(c: sqlite3.Connection) -> bytes:
            check_key(c)
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
                "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, seal = excluded.seal",
                (guest.id, guest.name, seal(guest.id, guest.name)),
            )

        await self._writer.write(write)

    async def put_code(self, mark: str, guest: str, until: int, now: int) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute(OLD_CODES, (guest, now, MOST_OLD_CODES))
            c.execute("INSERT INTO codes VALUES (?, ?, ?)", (mark, guest, until))

        await self._writer.write(write)

    async def take_code(self, mark: str, now: int) -> str | None:
        def write(c: sqlite3.Connection) -> str | None:
            row = c.execute("DELETE FROM codes WHERE mark = ? AND until > ? RETURNING guest", (mark, now)).fetchone()
            return None if row is None else str(row["guest"])

        return await self._writer.write(write)

    async def restored(self) -> int:
        def read(c: sqlite3.Connection) -> int:
            found: int = c.execute("SELECT restored FROM secrets").fetchone()["restored"]
            return found

        return await self._readers.read(read)

    async def put_paper(self, guest: str, paper: Paper, most: int) -> None:
        key = (guest, paper.kind, paper.game, paper.name)

        def write(c: sqlite3.Connection) -> None:
            others = "SELECT count(*) FROM papers WHERE guest = ? AND kind = ? AND NOT (game = ? AND name = ?)"
            if c.execute(others, key).fetchone()[0] >= most:
                raise too_many_papers(most)
            c.execute(FREE_PAPER, key)
            c.execute(
                "INSERT INTO papers VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guest, kind, game, name) DO UPDATE "
                "SET text = excluded.text, updated = excluded.updated, seal = excluded.seal",
                (*key, paper.text, paper.updated, seal(*key, paper.text, paper.updated)),
            )
            c.execute("UPDATE secrets SET papers = papers + ?", (len(paper.text),))

        await self._writer.write(write)

    async def papers(self, guest: str, kind: PaperKind, game: str) -> list[Paper]:
        def read(c: sqlite3.Connection) -> list[Paper]:
            return [paper_of(row) for row in c.execute(PAPERS, (guest, kind, game))]

        return await self._readers.read(read)

    async def drop_paper(self, guest: str, kind: PaperKind, game: str, name: str) -> None:
        key = (guest, kind, game, name)

        def write(c: sqlite3.Connection) -> None:
            c.execute(FREE_PAPER, key)
            c.execute("DELETE FROM papers WHERE guest = ? AND kind = ? AND game = ? AND name = ?", key)

        await self._writer.write(write)

    async def papers_size(self) -> int:
        def read(c: sqlite3.Connection) -> int:
            found: int = c.execute("SELECT papers FROM secrets").fetchone()["papers"]
            return found

        return await self._readers.read(read)

    async def put_analysis(self, id: str, text: str) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute(
                "INSERT INTO analyses VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET text = excluded.text", (id, text)
            )

        await self._writer.write(write)

    async def analysis(self, id: str) -> str | None:
        def read(c: sqlite3.Connection) -> str | None:
            row = c.execute("SELECT text FROM analyses WHERE match = ?", (id,)).fetchone()
            return None if row is None else str(row["text"])

        return await self._readers.read(read)

    async def claim(self, claim: Claim, now: int) -> bool:
        def write(c: sqlite3.Connection) -> bool:
            return c.execute(CLAIM, (*claim_values(claim), now)).fetchone() is not None

        return await self._writer.write(write)

    async def claims(self, now: int) -> list[Claim]:
        def read(c: sqlite3.Connection) -> list[Claim]:
            return [claim_from(row) for row in c.execute("SELECT * FROM claims WHERE until > ?", (now,))]

        return await self._readers.read(read)

    async def drop_claim(self, match: str, server: str) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM claims WHERE match = ? AND server = ?", (match, server))

        await self._writer.write(write)

    async def put_complaint(self, complaint: Complaint) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute(
                "INSERT INTO complaints VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match, guest, about) DO UPDATE "
                "SET name = excluded.name, reason = excluded.reason, time = excluded.time",
                complaint_values(complaint),
            )

        await self._writer.write(write)

    async def put_problem(self, problem: Problem) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute("INSERT OR REPLACE INTO problems VALUES (?, ?, ?, ?, ?, ?)", problem_values(problem))

        await self._writer.write(write)

    async def create(self, match: NewStoredMatch) -> None:
        await self._writer.write(lambda c: self._insert(c, match))

    def _insert(self, c: sqlite3.Connection, match: NewStoredMatch) -> None:
        self._ledger.expect(match.id, len(match.entries), insert_match(c, match))

    async def create_rematch(self, of: str, match: NewStoredMatch, instead_of: str | None = None) -> str:
        def write(c: sqlite3.Connection) -> str:
            row = c.execute("SELECT rematch FROM progress WHERE match = ?", (of,)).fetchone()
            if row is None:
                raise no_match(of)
            if row["rematch"] != instead_of:
                first: str = row["rematch"]
                return first
            self._insert(c, match)
            c.execute("UPDATE progress SET rematch = ? WHERE match = ?", (match.id, of))
            return match.id

        return await self._writer.write(write)

    async def load(self, id: str) -> StoredMatch | None:
        def read(c: sqlite3.Connection) -> StoredMatch | None:
            return select_match(c, id)

        return await self._readers.read(read)

    async def overview(self, id: str) -> Overview | None:
        return await self._readers.read(lambda c: select_overview(c, id))

    async def length(self, id: str) -> int | None:
        def read(c: sqlite3.Connection) -> int | None:
            row = c.execute("SELECT length FROM progress WHERE match = ?", (id,)).fetchone()
            return row["length"] if row else None

        return await self._readers.read(read)

    async def entries(self, id: str, since: int) -> list[Entry]:
        return await self._readers.read(lambda c: select_entries(c, id, since))

    async def append(self, id: str, at: int, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        await self._writer.append(Append(id, at, entries, summary_values(id, summary) if summary else NO_SUMMARY))

    async def take_seat(
        self, id: str, seat: int | None, guest: str, deck: str | None, now: int, word: str | None = None
    ) -> Overview:
        def write(c: sqlite3.Connection) -> Overview:
            number = free_seat(known_overview(c, id), seat, guest)
            return self._set_seat(c, id, number, Seat(kind="person", guest=guest, deck=deck, word=word), now)

        return await self._writer.write(write)

    async def leave_seat(self, id: str, guest: str, called_off: Summary) -> Overview:
        def write(c: sqlite3.Connection) -> Overview:
            number = seat_to_leave(known_overview(c, id), guest)
            if number is None:
                return self._call_off(c, id, called_off)
            return self._set_seat(c, id, number, Seat(kind="open"), called_off.updated)

        return await self._writer.write(write)

    async def call_off(self, id: str, called_off: Summary) -> Overview:
        return await self._writer.write(lambda c: self._call_off(c, id, called_off))

    def _call_off(self, c: sqlite3.Connection, id: str, called_off: Summary) -> Overview:
        waiting = known_overview(c, id)
        check_waiting(waiting)
        append_all(c, self._ledger, [Append(id, waiting.length, (), summary_values(id, called_off))])
        return known_overview(c, id)

    def _set_seat(self, c: sqlite3.Connection, id: str, number: int, seat: Seat, now: int) -> Overview:
        c.execute(
            "UPDATE seats SET kind = ?, guest = ?, deck = ?, word = ? WHERE match = ? AND seat = ?",
            (seat.kind, seat.guest, seat.deck, seat.word, id, number),
        )
        c.execute(
            "UPDATE progress SET updated = ?, status = CASE WHEN status = 'waiting' AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE seats.match = progress.match AND kind = 'open') "
            "THEN 'running' ELSE status END WHERE match = ?",
            (now, id),
        )
        mark = select_first_mark(c, id)
        c.execute("UPDATE progress SET mark = ? WHERE match = ? AND length = 0", (mark, id))
        c.executemany(sealing("progress"), seals_of("progress", c.execute(PROGRESS, (id,)).fetchall()))
        self._ledger.expect(id, 0, mark)
        return known_overview(c, id)

    async def matches_of(self, guest: str, limit: int) -> GuestMatches:
        def read(c: sqlite3.Connection) -> GuestMatches:
            return GuestMatches(
                running=select_overviews_of(c, guest, False, limit), finished=select_overviews_of(c, guest, True, limit)
            )

        return await self._readers.read(read)

    async def listed(self) -> list[str]:
        def read(c: sqlite3.Connection) -> list[str]:
            return [row["match"] for row in c.execute(LISTED)]

        return await self._readers.read(read)

    async def unfinished_of(self, guest: str) -> int:
        def read(c: sqlite3.Connection) -> int:
            found: int = c.execute(UNFINISHED_OF, (guest,)).fetchone()[0]
            return found

        return await self._readers.read(read)

    async def size(self) -> int:
        files = [self._path, self._path.with_name(f"{FILE}-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    async def listen(self, told: Told, heard: Heard | None = None) -> None:
        if self._bus is not None:
            self._bus.listen(told, heard)

    async def tell(self, notice: str) -> None:
        if self._bus is not None:
            self._bus.tell(notice)

    async def check(self) -> None:
        await self.secret()
        await self._writer.write(lambda _: None)

    def _check_file(self) -> None:
        """SQLite goes on writing to a file that was deleted or put aside, where nobody will find it."""
        try:
            is_ours = samestat(self._path.stat(), self._file)
        except OSError:
            is_ours = False
        if not is_ours:
            raise sqlite3.OperationalError("the file was deleted or replaced while it was open")

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._close_files)

    def _close_files(self) -> None:
        self._readers.close()
        self._ledger.close()
        self._connection.close()
        self._lock.close()


class Readers:
    """A few threads, each with a connection of its own; a read sees all that was committed when it began."""

    def __init__(self, path: Path, check_file: Callable[[], None]) -> None:
        self._path = path
        self._check_file = check_file
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
            self._check_file()
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


class OpenFiles(NamedTuple):
    """The lock, the database, the account of what is written to it, and what was found to be wrong."""

    lock: sqlite3.Connection
    connection: sqlite3.Connection
    ledger: Ledger
    damage: list[str]


def open_files(folder: Path, bus: Bus | None = None) -> OpenFiles:
    """Brought up to the present version, and looked at."""
    path = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for name in (LOCK, FILE):
            (folder / name).touch(mode=0o600)  # the secret in it is nobody else's business
    except OSError as error:
        raise StoreError(
            f"the data folder {folder} cannot be used ({error.strerror}): choose a folder that this user may write to"
        ) from error
    lock = take_lock(folder) if bus is None else connect(path)
    connection = None
    witness = Witness(folder / WITNESS)
    try:
        findings = None if bus else look_at(path, witness)
        connection = connect(path)
        migrate(connection, path)
        if bus is None:
            findings = findings or examine(connection, witness)
            note_damage(connection, findings)
        ledger = open_ledger(connection, witness, bus)
    except BaseException:
        if connection is not None:
            connection.close()
        lock.close()
        raise
    return OpenFiles(lock, connection, ledger, findings.sentences if findings else [])


def check_not_emptied(path: Path, witness: Witness) -> None:
    """A new database has no witness; one of which nothing is left must not be taken for a new one."""
    testimony = witness.read() if path.stat().st_size == 0 else None
    if testimony is not None and testimony.commit:
        raise StoreError(
            f"{path} is empty, but {testimony.commit} commits were written to it: put a copy in its place, "
            f"or remove {WITNESS} to begin with a new one"
        )


def look_at(path: Path, witness: Witness) -> Findings | None:
    """Before anything is written: a start that is refused leaves the files as they are. None where there is nothing to
    be found yet, because the file is new or of an older version."""
    check_not_emptied(path, witness)
    with reading(path) as c:
        found = version(c, path)
        statements(found, SQLITE, str(path))  # refused if it is of a newer version
        if found == VERSION:
            return examine(c, witness)
        for (fault,) in c.execute("PRAGMA quick_check(1)"):
            if fault != "ok":
                raise sqlite3.DatabaseError(fault)
    return None


def open_ledger(connection: sqlite3.Connection, witness: Witness, bus: Bus | None) -> Ledger:
    try:
        return Ledger(connection, witness, bus)
    except OSError as error:
        raise StoreError(f"the witness beside the database cannot be written ({error.strerror}): make room") from error


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Changes nothing in the file, whatever is wrong with it; that is said as a StoreError."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as c:
            c.row_factory = sqlite3.Row
            c.execute("BEGIN")
            yield c
    except StoreError:
        raise
    except DAMAGE as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: Exception) -> StoreError:
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return StoreError(f"{path} cannot be read or written ({error}): see that the disk has room and is in order")
    return StoreError(
        f"{path} cannot be used as a database ({error}): put a copy in its place with 'hexadeck store restore', "
        "or move it away to begin with a new one"
    )


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
        found = version(connection, path)
        missing = statements(found, SQLITE, str(path))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if found == VERSION:
            return
        connection.execute("BEGIN IMMEDIATE")
        for statement in missing:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        key = secrets.token_bytes(32)
        connection.execute(
            "INSERT INTO secrets (number, key, mark) VALUES (1, ?, ?) ON CONFLICT DO NOTHING", (key, key_mark(key))
        )
        if found < MARKED:
            write_marks(connection)
        if found < SEALED:
            for table in SEALS:
                rows = connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 (a name of SEALS)
                connection.executemany(sealing(table), seals_of(table, rows))
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from error


def write_marks(c: sqlite3.Connection) -> None:
    """For what was written before entries had marks."""
    c.execute("UPDATE secrets SET mark = ?", (key_mark(c.execute("SELECT key FROM secrets").fetchone()["key"]),))
    for match in c.execute("SELECT match FROM progress").fetchall():
        id = match["match"]
        first = select_first_mark(c, id)
        marks = marks_after(first, 0, select_entries(c, id, 0))
        numbered = [(mark, id, number) for number, mark in enumerate(marks)]
        c.executemany("UPDATE entries SET mark = ? WHERE match = ? AND number = ?", numbered)
        c.execute("UPDATE progress SET mark = ? WHERE match = ?", (marks[-1] if marks else first, id))


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


def insert_match(c: sqlite3.Connection, match: NewStoredMatch) -> bytes:
    """Returns the mark that its log ends with."""
    first = first_mark(match_values(match), seat_values(match))
    marks = marks_after(first, 0, match.entries)
    last = marks[-1] if marks else first
    try:
        c.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", match_values(match))
    except sqlite3.IntegrityError as error:
        raise Conflict(f"there is a match {match.id} already") from error
    c.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seat_values(match))
    c.execute(
        "INSERT INTO progress (match, length, status, turn, decider, result, updated, seal, is_listed, mark) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*progress_values(match), last),
    )
    entries = entry_values(match.id, 0, match.entries, marks)
    c.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entries)
    return last


def select_match(c: sqlite3.Connection, id: str) -> StoredMatch | None:
    """With its log as far as it is intact."""
    match = c.execute("SELECT * FROM matches JOIN progress ON match = id WHERE id = ?", (id,)).fetchone()
    damage = c.execute("SELECT reason FROM damage WHERE match = ?", (id,)).fetchone()
    if match is None:
        if damage is not None or any(c.execute(part, (id,)).fetchone() for part in PARTS):
            raise Damaged(f"match {id}: {damage['reason'] if damage else 'a part of it is gone'}")
        return None
    seats = c.execute(NAMED_SEATS, (id,)).fetchall()
    overview = overview_from(match, [seat_from(seat) for seat in seats])
    rows = c.execute("SELECT * FROM entries WHERE match = ? ORDER BY number", (id,))
    entries, reason = intact(first_mark_of(match, seats), match["mark"], overview.length, rows)
    return StoredMatch(
        overview=overview,
        entries=tuple(entries),
        names=names_in(seats),
        damage=damage["reason"] if damage and not reason else reason,
    )


def select_first_mark(c: sqlite3.Connection, id: str) -> bytes:
    facts = c.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone()
    return first_mark_of(facts, c.execute("SELECT * FROM seats WHERE match = ? ORDER BY seat", (id,)))


def select_overview(c: sqlite3.Connection, id: str) -> Overview | None:
    rows = c.execute("SELECT * FROM matches JOIN progress ON match = id WHERE id = ?", (id,)).fetchall()
    return next(iter(with_seats(c, rows)), None)


def known_overview(c: sqlite3.Connection, id: str) -> Overview:
    found = select_overview(c, id)
    if found is None:
        raise no_match(id)
    return found


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
