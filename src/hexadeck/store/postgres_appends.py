"""Many appends, one statement: what rooms want to add to their logs while the last commit is under way."""

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Final

import asyncpg

from hexadeck.kernel.errors import HexadeckError
from hexadeck.store.chain import marks_after
from hexadeck.store.postgres_connection import Connection, Connections
from hexadeck.store.rows import Values, entry_values, summary_values, wrong_number
from hexadeck.store.store import Entry, Stats, StoreError, Summary

LARGEST_GROUP: Final = 1000
NO_SUMMARY: Final = (None, None, None, None, None, None)
REFUSALS: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
    ValueError,
)
"""What says for certain that nothing was written."""

# Rows are locked in the order of ids, so that the groups of two processes cannot wait for each other; whoever comes
# second then sees the length that the first one left.
LOCK: Final = "SELECT match, length, mark FROM progress WHERE match = ANY($1) ORDER BY match FOR UPDATE"
# A notice costs a lock on the whole database until the commit is on disk: without groups every append would wait for
# every other.
APPEND: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $2::text[], $3::integer[], $4::bytea[],
            $5::text[], $6::integer[], $7::integer[], $8::json[], $9::bigint[], $10::text[]
        ) AS wanted (match, added, mark, status, turn, decider, result, updated, seal)
    ), grown AS (
        UPDATE progress SET
            length = length + added,
            mark = wanted.mark,
            status = COALESCE(wanted.status, progress.status),
            turn = COALESCE(wanted.turn, progress.turn),
            decider = CASE WHEN wanted.status IS NULL THEN progress.decider ELSE wanted.decider END,
            result = COALESCE(wanted.result, progress.result),
            updated = COALESCE(wanted.updated, progress.updated),
            seal = COALESCE(wanted.seal, progress.seal)
        FROM wanted WHERE progress.match = wanted.match
        RETURNING progress.match
    ), written AS (
        INSERT INTO entries SELECT entry.* FROM unnest(
            $11::text[], $12::integer[], $13::text[], $14::integer[], $15::integer[], $16::bigint[], $17::bytea[],
            $18::text[]
        ) AS entry (match, number, kind, seat, value, time, mark, state) JOIN grown USING (match)
    )
    SELECT match, pg_notify('hexadeck', $1 || ' ' || match) FROM grown
"""


class Append:
    """Entries for one match, and who waits for them."""

    def __init__(self, id: str, at: int, entries: Sequence[Entry], summary: Summary | None) -> None:
        self.id = id
        self.at = at
        self.entries = entries
        self.summary: Values = summary_values(id, summary) if summary else NO_SUMMARY
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None) -> None:
        """Who was cancelled meanwhile does not wait any more."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class GroupAppend:
    """Writes all that is queued in one transaction; an append that comes too late takes no other with it."""

    def __init__(self, connections: Connections, sender: str, stats: Stats) -> None:
        self._connections = connections
        self._sender = sender
        self._stats = stats
        self._queue: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, id: str, at: int, entries: Sequence[Entry], summary: Summary | None) -> None:
        request = Append(id, at, entries, summary)
        self._queue.append(request)
        self._stats.waiting += 1
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await request.future

    async def close(self) -> None:
        """After everything that is queued."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._queue:
                await self._write_group(self._take())
        finally:
            self._writing = None

    def _take(self) -> list[Append]:
        """The first append of each match; a second one needs to see what became of the first."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        for request in self._queue:
            if request.id in group or len(group) == LARGEST_GROUP:
                later.append(request)
            else:
                group[request.id] = request
        self._queue = later
        return list(group.values())

    async def _write_group(self, group: list[Append]) -> None:
        start = perf_counter()
        try:
            errors: dict[str, HexadeckError] = await self._execute(group)
        except StoreError as error:
            if len(group) > 1 and isinstance(error.__cause__, REFUSALS):
                for request in group:  # one of them is at fault, and nobody else shall suffer
                    await self._write_group([request])
                return
            errors = {request.id: error for request in group}
        self._stats.waiting -= len(group)
        self._stats.count(len(group), perf_counter() - start)
        for request in group:
            request.settle(errors.get(request.id))

    async def _execute(self, group: list[Append]) -> dict[str, HexadeckError]:
        """Why appends were not written, by match."""
        async with self._connections.transaction() as connection:
            rows = await connection.fetch(LOCK, [request.id for request in group])
            found = {row["match"]: (row["length"], row["mark"]) for row in rows}
            fitting = [request for request in group if found.get(request.id, (-1,))[0] == request.at]
            if fitting:
                await self._write_rows(connection, fitting, found)
        late = [request for request in group if request not in fitting]
        return {request.id: wrong_number(request.id, request.at, found.get(request.id, (None,))[0]) for request in late}

    async def _write_rows(
        self, connection: Connection, group: list[Append], found: dict[str, tuple[int, bytes]]
    ) -> None:
        appends: list[Values] = []
        entries: list[Values] = []
        for request in group:
            _, before = found[request.id]
            marks = marks_after(before, request.at, request.entries)
            appends.append((request.id, len(marks), marks[-1] if marks else before, *request.summary))
            entries += entry_values(request.id, request.at, request.entries, marks)
        await connection.execute(APPEND, self._sender, *columns(appends, 9), *columns(entries, 8))


def columns(rows: list[Values], width: int) -> list[list[str | int | bytes | None]]:
    return [[row[i] for row in rows] for i in range(width)]
