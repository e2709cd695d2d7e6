"""A PostgreSQL that goes away comes back: cut, silent or dead lines hold nobody up for long (R4)."""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from tests.postgres import PostgresServer
from tests.store.examples import RUNNING, choice, new_match
from tests.store.place import Place

from hexadeck.store import postgres_changes, postgres_connection
from hexadeck.store.open import open_store
from hexadeck.store.store import Store, StoreError

pytestmark = pytest.mark.anyio

SOCKET = ".s.PGSQL.5432"
SECONDS = 10
"""So long matches may stand still after the database is back."""


class Line:
    """Between a store and its database. It can go dead: what comes is swallowed, and nobody is told."""

    def __init__(self, server: PostgresServer) -> None:
        self._there = server.folder / SOCKET
        self._generation = 0
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        there, to_there = await asyncio.open_unix_connection(str(self._there))
        mine = self._generation
        self._writers.append(to_there)
        await asyncio.gather(self._carry(reader, to_there, mine), self._carry(there, writer, mine))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, mine: int) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if mine == self._generation:
                    writer.write(data)
        writer.close()

    async def close(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
            with suppress(ConnectionError):
                await writer.wait_closed()

    def go_dead(self) -> None:
        """All lines that are there; new ones work."""
        self._generation += 1


@asynccontextmanager
async def line_to(place: Place) -> AsyncIterator[tuple[Line, Store]]:
    assert place.server is not None
    # The name of a socket has at most 107 characters, so it is not in pytest's folder.
    with tempfile.TemporaryDirectory() as folder:
        line = Line(place.server)
        server = await asyncio.start_unix_server(line.connect, f"{folder}/{SOCKET}")
        store = await open_store(f"postgresql://hexadeck@/postgres?host={folder}", place.folder)
        yield line, store
        await store.close()
        server.close()
        await line.close()


async def seconds_to_append(store: Store, number: int) -> float:
    """As a room does: what could not be written is tried again."""
    began = time.monotonic()
    while True:
        try:
            at = len(await store.entries("m1", 0))
            await store.append("m1", at, [choice(number)], RUNNING)
        except StoreError:
            await asyncio.sleep(0.05)
        else:
            return time.monotonic() - began


async def test_matches_go_on_after_all_connections_were_cut(shared: Place) -> None:
    assert shared.server is not None
    store = await shared.open()
    await store.create(new_match())
    for number in range(3):
        shared.server.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'hexadeck'"
        )
        assert await seconds_to_append(store, number) < SECONDS
    await store.close()


async def test_matches_go_on_after_all_lines_died_without_a_word(shared: Place) -> None:
    async with line_to(shared) as (line, store):
        await store.create(new_match())
        # Many at once, so that many connections are there to die.
        await asyncio.gather(*[store.overview("m1") for _ in range(20)])
        line.go_dead()

        assert await seconds_to_append(store, 0) < SECONDS
        assert await seconds_to_append(store, 1) < 2


async def test_what_others_write_is_heard_again_after_the_line_died(
    shared: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_changes, "ALIVE_SECONDS", 0.5)
    monkeypatch.setattr(postgres_connection, "COMMAND_SECONDS", 1)
    other = await shared.open()
    async with line_to(shared) as (line, store):
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        await store.listen(heard.put_nowait)
        line.go_dead()
        assert await asyncio.wait_for(heard.get(), SECONDS) is None
        await other.create(new_match())
        await other.append("m1", 0, [choice(0)])
        assert await asyncio.wait_for(heard.get(), SECONDS) == "m1"
    await other.close()
