"""The store in a PostgreSQL database, which many server processes can share."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

import asyncpg

from hexadeck.store.chain import first_mark, first_mark_of, intact, key_mark, marks_after
from hexadeck.store.postgres_appends import GroupAppend
from hexadeck.store.postgres_changes import CHANNEL, SAID, Changes
from hexadeck.store.postgres_connection import SCHEMA, Connection, Connections, Database
from hexadeck.store.rows import (
    LISTED,
    MOST_OLD_CODES,
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
from hexadeck.store.schema import MARKED, POSTGRES, SEALED, VERSION, statements
from hexadeck.store.seals import SEALS, seal, sealing, seals_of
from hexadeck.store.store import (
    Claim,
    Complaint,
    Conflict,
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

CLAIM: Final = """
    INSERT INTO claims (match, server, guest, percent, until) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match) DO UPDATE
    SET server = excluded.server, guest = excluded.guest, percent = excluded.percent, until = excluded.until
    WHERE claims.server = excluded.server OR claims.until <= $6
    RETURNING match
"""

FREE_PAPER: Final = (
    "UPDATE secrets SET papers = papers - (SELECT coalesce(sum(length(text)), 0) FROM papers "
    "WHERE guest = $1 AND kind = $2 AND game = $3 AND name = $4)"
)


async def open_postgres(url: str) -> "PostgresStore":
    """The store in the database of that URL."""
    database = Database(url)
    connection = await database.connect()
    try:
        with database.connecting():
            await migrate(connection, database.name)
    finally:
        await connection.close()
    return PostgresStore(database, await database.connections())


class PostgresStore:
    """Appends go through one queue and in groups, the rest in transactions of their own. All of them send notices.

    It has many methods, because a `Store` has.
    """

    def __init__(self, database: Database, connections: Connections) -> None:
        self.stats = Stats()
        self.damage: Sequence[str] = ()
        self._database = database
        self._connections = connections
        self._sender = secrets.token_hex(8)
        self._appends = GroupAppend(connections, self._sender, self.stats)
        self._changes: list[Changes] = []

    async def secret(self) -> bytes:
        async with self._reading() as c:
            row = await c.fetchrow("SELECT key, mark FROM secrets")
            if row is None or row["mark"] != key_mark(row["key"]):
                raise StoreError(f"the key in {self._database.name} is damaged: restore a backup")
            found: bytes = row["key"]
            return found

    async def guest(self, id: str) -> Guest | None:
        async with self._reading() as c:
            row = await c.fetchrow("SELECT id, name FROM guests WHERE id = $1", id)
            return Guest(row["id"], row["name"]) if row else None

    async def put_guest(self, guest: Guest) -> None:
        async with self._writing() as c:
            await c.execute(
                "INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, seal = excluded.seal",
                guest.id,
                guest.name,
                seal(guest.id, guest.name),
            )

    async def put_code(self, mark: str, guest: str, until: int, now: int) -> None:
        async with self._writing() as c:
            await c.execute(
                "DELETE FROM codes WHERE mark IN (SELECT mark FROM codes WHERE until <= $1 ORDER BY until LIMIT $2)",
                now,
                MOST_OLD_CODES,
            )
            await c.execute(
                "INSERT INTO codes VALUES ($1, $2, $3) "
                "ON CONFLICT (guest) DO UPDATE SET mark = excluded.mark, until = excluded.until",
                mark,
                guest,
                until,
            )

    async def take_code(self, mark: str, now: int) -> str | None:
        async with self._writing() as c:
            found: str | None = await c.fetchval(
                "DELETE FROM codes WHERE mark = $1 AND until > $2 RETURNING guest", mark, now
            )
            return found

    async def restored(self) -> int:
        async with self._reading() as c:
            found: int = await c.fetchval("SELECT restored FROM secrets")
            return found

    async def put_paper(self, guest: str, paper: Paper, most: int) -> None:
        key = (guest, paper.kind, paper.game, paper.name)
        async with self._writing() as c:
            others = "SELECT count(*) FROM papers WHERE guest = $1 AND kind = $2 AND NOT (game = $3 AND name = $4)"
            count: int = await c.fetchval(others, *key)
            if count >= most:
                raise too_many_papers(most)
            await c.execute(FREE_PAPER, *key)
            await c.execute(
                "INSERT INTO papers VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (guest, kind, game, name) "
                "DO UPDATE SET text = excluded.text, updated = excluded.updated, seal = excluded.seal",
                *key,
                paper.text,
                paper.updated,
                seal(*key, paper.text, paper.updated),
            )
            await c.execute("UPDATE secrets SET papers = papers + $1", len(paper.text))

    async def papers(self, guest: str, kind: PaperKind, game: str) -> list[Paper]:
        async with self._reading() as c:
            rows = await c.fetch(
                "SELECT * FROM papers WHERE guest = $1 AND kind = $2 AND game = $3 ORDER BY updated DESC, name",
                guest,
                kind,
                game,
            )
            return [paper_of(row) for row in rows]

    async def drop_paper(self, guest: str, kind: PaperKind, game: str, name: str) -> None:
        key = (guest, kind, game, name)
        async with self._writing() as c:
            await c.execute(FREE_PAPER, *key)
            await c.execute("DELETE FROM papers WHERE guest = $1 AND kind = $2 AND game = $3 AND name = $4", *key)

    async def papers_size(self) -> int:
        async with self._reading() as c:
            found: int = await c.fetchval("SELECT papers FROM secrets")
            return found

    async def put_analysis(self, id: str, text: str) -> None:
        async with self._writing() as c:
            await c.execute(
                "INSERT INTO analyses VALUES ($1, $2) ON CONFLICT (match) DO UPDATE SET text = excluded.text", id, text
            )

    async def analysis(self, id: str) -> str | None:
        async with self._reading() as c:
            found: str | None = await c.fetchval("SELECT text FROM analyses WHERE match = $1", id)
            return found

    async def claim(self, claim: Claim, now: int) -> bool:
        async with self._writing() as c:
            return await c.fetchval(CLAIM, *claim_values(claim), now) is not None

    async def claims(self, now: int) -> list[Claim]:
        async with self._reading() as c:
            return [claim_from(row) for row in await c.fetch("SELECT * FROM claims WHERE until > $1", now)]

    async def drop_claim(self, match: str, server: str) -> None:
        async with self._writing() as c:
            await c.execute("DELETE FROM claims WHERE match = $1 AND server = $2", match, server)

    async def put_complaint(self, complaint: Complaint) -> None:
        async with self._writing() as c:
            await c.execute(
                "INSERT INTO complaints VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (match, guest, about) DO UPDATE "
                "SET name = excluded.name, reason = excluded.reason, time = excluded.time",
                *complaint_values(complaint),
            )

    async def put_problem(self, problem: Problem) -> None:
        async with self._writing() as c:
            await c.execute(
                "INSERT INTO problems VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (match, guest, time) DO UPDATE "
                "SET length = excluded.length, words = excluded.words, browser = excluded.browser",
                *problem_values(problem),
            )

    async def create(self, match: NewStoredMatch) -> None:
        async with self._writing() as c:
            await insert_match(c, match)

    async def create_rematch(self, of: str, match: NewStoredMatch, instead_of: str | None = None) -> str:
        async with self._writing() as c:
            row = await c.fetchrow("SELECT rematch FROM progress WHERE match = $1 FOR UPDATE", of)
            if row is None:
                raise no_match(of)
            if row["rematch"] != instead_of:
                first: str = row["rematch"]
                return first
            await insert_match(c, match)
            await c.execute("UPDATE progress SET rematch = $1 WHERE match = $2", match.id, of)
            await self._notify(c, of)
            return match.id

    async def load(self, id: str) -> StoredMatch | None:
        async with self._reading() as c:
            return await select_match(c, id)

    async def overview(self, id: str) -> Overview | None:
        async with self._reading() as c:
            return await select_overview(c, id)

    async def length(self, id: str) -> int | None:
        async with self._reading() as c:
            found: int | None = await c.fetchval("SELECT length FROM progress WHERE match = $1", id)
            return found

    async def entries(self, id: str, since: int) -> list[Entry]:
        async with self._reading() as c:
            return await select_entries(c, id, since)

    async def append(self, id: str, at: int, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        await self._appends.append(id, at, entries, summary)

    async def take_seat(
        self, id: str, seat: int | None, guest: str, deck: str | None, now: int, word: str | None = None
    ) -> Overview:
        async with self._writing() as c:
            number = free_seat(await locked_overview(c, id), seat, guest)
            return await self._set_seat(c, id, number, Seat(kind="person", guest=guest, deck=deck, word=word), now)

    async def leave_seat(self, id: str, guest: str, called_off: Summary) -> Overview:
        async with self._writing() as c:
            number = seat_to_leave(await locked_overview(c, id), guest)
            if number is None:
                return await self._call_off(c, id, called_off)
            return await self._set_seat(c, id, number, Seat(kind="open"), called_off.updated)

    async def call_off(self, id: str, called_off: Summary) -> Overview:
        async with self._writing() as c:
            check_waiting(await locked_overview(c, id))
            return await self._call_off(c, id, called_off)

    async def _call_off(self, c: Connection, id: str, called_off: Summary) -> Overview:
        await c.execute(
            "UPDATE progress SET status = $2, turn = $3, decider = $4, result = $5, updated = $6, seal = $7 "
            "WHERE match = $1",
            id,
            *summary_values(id, called_off),
        )
        await self._notify(c, id)
        return await locked_overview(c, id)

    async def _set_seat(self, c: Connection, id: str, number: int, seat: Seat, now: int) -> Overview:
        await c.execute(
            "UPDATE seats SET kind = $1, guest = $2, deck = $3, word = $4 WHERE match = $5 AND seat = $6",
            seat.kind,
            seat.guest,
            seat.deck,
            seat.word,
            id,
            number,
        )
        await c.execute(
            "UPDATE progress SET updated = $1, status = CASE WHEN status = 'waiting' AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE seats.match = progress.match AND kind = 'open') "
            "THEN 'running' ELSE status END WHERE match = $2",
            now,
            id,
        )
        mark = await select_first_mark(c, id)
        await c.execute("UPDATE progress SET mark = $1 WHERE match = $2 AND length = 0", mark, id)
        rows = await c.fetch("SELECT * FROM progress WHERE match = $1", id)
        await c.executemany(sealing("progress").replace("?", "$"), seals_of("progress", rows))
        await self._notify(c, id)
        return await locked_overview(c, id)

    async def matches_of(self, guest: str, limit: int) -> GuestMatches:
        async with self._reading() as c:
            running = await select_overviews_of(c, guest, False, limit)
            return GuestMatches(running=running, finished=await select_overviews_of(c, guest, True, limit))

    async def listed(self) -> list[str]:
        async with self._reading() as c:
            return [row["match"] for row in await c.fetch(LISTED)]

    async def unfinished_of(self, guest: str) -> int:
        async with self._reading() as c:
            found: int = await c.fetchval(
                "SELECT count(*) FROM seats JOIN progress USING (match) WHERE guest = $1 AND status <> 'finished'",
                guest,
            )
            return found

    async def size(self) -> int:
        async with self._reading() as c:
            found: int = await c.fetchval("SELECT pg_database_size(current_database())")
            return found

    async def listen(self, told: Told, heard: Heard | None = None) -> None:
        changes = Changes(self._database, self._sender, told, heard)
        await changes.start()
        self._changes.append(changes)

    async def tell(self, notice: str) -> None:
        async with self._connections.transaction() as c:
            await c.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._sender} {SAID}{notice}")

    async def check(self) -> None:
        await self.secret()
        async with self._writing() as c:
            await c.execute("UPDATE secrets SET commits = commits + 1")

    async def close(self) -> None:
        await self._appends.close()
        for changes in self._changes:
            await changes.close()
        await self._connections.close()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Connection]:
        async with self._connections.transaction(is_reading=True) as c:
            yield c

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Connection]:
        """One transaction, on disk at the end."""
        start = perf_counter()
        self.stats.waiting += 1
        try:
            async with self._connections.transaction() as c:
                yield c
        finally:
            self.stats.waiting -= 1
        self.stats.count(1, perf_counter() - start)

    async def _notify(self, c: Connection, id: str) -> None:
        await c.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._sender} {id}")


async def migrate(c: Connection, where: str) -> None:
    """In one transaction. Processes that start at once take turns; the second finds everything done."""
    async with c.transaction():
        await c.execute("SELECT pg_advisory_xact_lock(hashtext($1))", SCHEMA)
        if not await c.fetchval("SELECT 1 FROM pg_namespace WHERE nspname = $1", SCHEMA):
            await c.execute(f"CREATE SCHEMA {SCHEMA}")
            await c.execute("CREATE TABLE version (number integer NOT NULL)")
            await c.execute("INSERT INTO version VALUES (0)")
        found: int = await c.fetchval("SELECT number FROM version")
        for statement in statements(found, POSTGRES, where):
            await c.execute(statement)
        await c.execute("UPDATE version SET number = $1", VERSION)
        key = secrets.token_bytes(32)
        await c.execute(
            "INSERT INTO secrets (number, key, mark) VALUES (1, $1, $2) ON CONFLICT DO NOTHING", key, key_mark(key)
        )
        if found < MARKED:
            await write_marks(c)
        if found < SEALED:
            for table in SEALS:
                rows = await c.fetch(f"SELECT * FROM {table}")  # noqa: S608 (a name of SEALS)
                await c.executemany(sealing(table).replace("?", "$"), seals_of(table, rows))


async def write_marks(c: Connection) -> None:
    """For what was written before entries had marks."""
    await c.execute("UPDATE secrets SET mark = $1", key_mark(await c.fetchval("SELECT key FROM secrets")))
    for row in await c.fetch("SELECT match FROM progress"):
        id = row["match"]
        first = await select_first_mark(c, id)
        marks = marks_after(first, 0, await select_entries(c, id, 0))
        numbered = [(mark, id, number) for number, mark in enumerate(marks)]
        await c.executemany("UPDATE entries SET mark = $1 WHERE match = $2 AND number = $3", numbered)
        await c.execute("UPDATE progress SET mark = $1 WHERE match = $2", marks[-1] if marks else first, id)


async def insert_match(c: Connection, match: NewStoredMatch) -> None:
    first = first_mark(match_values(match), seat_values(match))
    marks = marks_after(first, 0, match.entries)
    try:
        await c.execute("INSERT INTO matches VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", *match_values(match))
    except asyncpg.UniqueViolationError as error:
        raise Conflict(f"there is a match {match.id} already") from error
    await c.executemany("INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6, $7)", seat_values(match))
    await c.execute(
        "INSERT INTO progress (match, length, status, turn, decider, result, updated, seal, is_listed, mark) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        *progress_values(match),
        marks[-1] if marks else first,
    )
    entries = entry_values(match.id, 0, match.entries, marks)
    await c.executemany("INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", entries)


async def select_match(c: Connection, id: str) -> StoredMatch | None:
    """With its log as far as it is intact."""
    if "\0" in id:  # PostgreSQL has no such texts, not even to look for
        return None
    match = await c.fetchrow("SELECT * FROM matches JOIN progress ON match = id WHERE id = $1", id)
    if match is None:
        return None
    seats = await c.fetch(
        "SELECT seats.*, name FROM seats LEFT JOIN guests ON guests.id = guest WHERE match = $1 ORDER BY seat", id
    )
    overview = overview_from(match, [seat_from(seat) for seat in seats])
    rows = await c.fetch("SELECT * FROM entries WHERE match = $1 ORDER BY number", id)
    entries, reason = intact(first_mark_of(match, seats), match["mark"], overview.length, rows)
    return StoredMatch(overview=overview, entries=tuple(entries), names=names_in(seats), damage=reason)


async def select_first_mark(c: Connection, id: str) -> bytes:
    facts = await c.fetchrow("SELECT * FROM matches WHERE id = $1", id)
    assert facts is not None
    return first_mark_of(facts, await c.fetch("SELECT * FROM seats WHERE match = $1 ORDER BY seat", id))


async def select_overview(c: Connection, id: str) -> Overview | None:
    if "\0" in id:  # PostgreSQL has no such texts, not even to look for
        return None
    rows = await c.fetch("SELECT * FROM matches JOIN progress ON match = id WHERE id = $1", id)
    return next(iter(await with_seats(c, rows)), None)


async def locked_overview(c: Connection, id: str) -> Overview:
    """Whoever waits here for another guest sees in the next statement what that one did."""
    await c.execute("SELECT 1 FROM progress WHERE match = $1 FOR UPDATE", id)
    found = await select_overview(c, id)
    if found is None:
        raise no_match(id)
    return found


async def select_overviews_of(c: Connection, guest: str, is_finished: bool, limit: int) -> list[Overview]:
    rows = await c.fetch(
        "SELECT * FROM matches JOIN progress ON match = id WHERE id IN (SELECT match FROM seats WHERE guest = $1) "
        "AND (status = 'finished') = $2 ORDER BY updated DESC, id LIMIT $3",
        guest,
        is_finished,
        limit,
    )
    return await with_seats(c, rows)


async def with_seats(c: Connection, rows: list[asyncpg.Record]) -> list[Overview]:
    ids = [row["id"] for row in rows]
    seats = seats_by_match(await c.fetch("SELECT * FROM seats WHERE match = ANY($1) ORDER BY match, seat", ids))
    return [overview_from(row, seats.get(row["id"], [])) for row in rows]


async def select_entries(c: Connection, id: str, since: int) -> list[Entry]:
    rows = await c.fetch("SELECT * FROM entries WHERE match = $1 AND number >= $2 ORDER BY number", id, since)
    return [entry_from(row) for row in rows]
