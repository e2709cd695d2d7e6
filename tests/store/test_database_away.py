"""A PostgreSQL that goes away comes back: cut, silent, slow or full, it holds nobody up for long (R4)."""

import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from tests.postgres import PostgresServer
from tests.server.table import Nobody
from tests.store.examples import RUNNING, choice, new_match
from tests.store.place import Place

from hexadeck.server.match import new_match as new_match_of
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.heard import hear
from hexadeck.server.match.seats import join_match
from hexadeck.server.messages.live import Choose
from hexadeck.server.messages.matches import Join, NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store import postgres_changes
from hexadeck.store.open import open_store
from hexadeck.store.postgres_connection import COMMAND_SECONDS, CONNECT_SECONDS, Database
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
        self.delay = 0.0
        """So many seconds everything takes to get through, in each direction."""
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
                await asyncio.sleep(self.delay)
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
    other = await shared.open()
    async with line_to(shared) as (line, store):
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        # Only until it is found out: a busy machine may well be silent for half a second.
        with monkeypatch.context() as soon:
            soon.setattr(postgres_changes, "ALIVE_SECONDS", 0.5)
            await store.listen(heard.put_nowait)
            line.go_dead()
            assert await asyncio.wait_for(heard.get(), SECONDS) is None
        await other.create(new_match())
        await other.append("m1", 0, [choice(0)])
        assert await asyncio.wait_for(heard.get(), SECONDS) == "m1"
    await other.close()


async def test_a_slow_database_is_waited_for_and_one_that_is_too_slow_is_asked_again(shared: Place) -> None:
    """Everything takes half a second and counts once; then nothing is answered in time, and after that it goes on."""
    async with line_to(shared) as (line, store):
        await store.create(new_match())
        line.delay = 0.1
        await store.append("m1", 0, [choice(0)], RUNNING)
        line.delay = COMMAND_SECONDS
        with pytest.raises(StoreError):
            await store.append("m1", 1, [choice(1)], RUNNING)
        line.delay = 0.0
        assert await seconds_to_append(store, 2) < SECONDS
        stored = await store.load("m1")

    # Whether what was given up is written cannot be known; what was acknowledged is, once and in order.
    assert stored is not None
    assert [entry.value for entry in stored.entries] in ([0, 2], [0, 1, 2])
    assert not stored.damage


FULL = """
    CREATE FUNCTION hexadeck.full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON hexadeck.entries EXECUTE FUNCTION hexadeck.full_disk()
"""
"""The error of a full disk, where it comes: when a table has to grow."""


@pytest.mark.parametrize(
    ("fill", "make_room"),
    [
        (FULL, "DROP FUNCTION hexadeck.full_disk CASCADE"),
        (
            "ALTER DATABASE postgres SET default_transaction_read_only = on",
            "BEGIN READ WRITE; ALTER DATABASE postgres RESET default_transaction_read_only; COMMIT",
        ),
    ],
    ids=["no space left", "read only, as hosts make a full one"],
)
async def test_a_full_database_refuses_and_goes_on_when_there_is_room(shared: Place, fill: str, make_room: str) -> None:
    """What it refuses has changed nothing, what is there can be read, and nobody has to start anything again."""
    assert shared.server is not None
    services = await Services.open(Settings(data=shared.folder, database=shared.url, workers=1))
    wish = NewMatch(game="knights-and-kings-chess", seats=[SeatWish(who="me"), SeatWish(who="open")])
    match = (await new_match_of.start(services, "ann", wish)).match
    key = (await new_match_of.known_match(services, match)).invite
    await join_match(services, "bob", match, Join(key=key))
    try:
        await one_choice(services, match)
        shared.server.execute(fill)
        await services.store._connections._pool.expire_connections()  # type: ignore[attr-defined]
        with pytest.raises(Refused, match="something went wrong"):
            await one_choice(services, match)
        before = await services.store.load(match)
    finally:
        shared.server.execute(make_room)
    await services.store._connections._pool.expire_connections()  # type: ignore[attr-defined]
    began = time.monotonic()
    await one_choice(services, match)
    waited = time.monotonic() - began
    after = await services.store.load(match)
    await services.close()

    assert before is not None
    assert after is not None
    choices = [[entry.kind for entry in stored.entries].count("choice") for stored in (before, after)]
    assert (choices, waited < SECONDS) == ([1, 2], True)


async def one_choice(services: Services, match: str) -> None:
    """Whose decision it is comes to the table, chooses and goes."""
    room = await services.rooms.open(match)
    history = room.running()
    seat = history.decider
    assert seat is not None
    connection = Connection(None, seat, Nobody())
    await room.enter(connection)
    try:
        await hear(room, connection, Choose(question=len(history.answers[seat]), option=0))
    finally:
        room.leave(connection)


async def test_connections_that_are_given_up_leave_nothing_in_the_log(postgres: PostgresServer) -> None:
    """The pool closes them in a task that nobody waits for."""
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["message"]))
    with tempfile.TemporaryDirectory() as folder:
        line = Line(postgres)
        server = await asyncio.start_unix_server(line.connect, f"{folder}/{SOCKET}")
        pool = await Database(f"postgresql://hexadeck@/postgres?host={folder}").pool()
        async with pool.acquire(), pool.acquire():
            pass
        line.go_dead()
        await pool.expire_connections()
        async with pool.acquire() as first, pool.acquire() as second:
            assert [await c.fetchval("SELECT 1") for c in (first, second)] == [1, 1]
        await asyncio.sleep(1.5 * CONNECT_SECONDS)
        gc.collect()  # what failed is told when nobody can ask for it any more
        await pool.close()
        server.close()
        await line.close()

    assert told == []
