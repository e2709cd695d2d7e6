"""A PostgreSQL database by its URL: connections to it, and what its errors mean to the one who gave the URL."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy

from hexadeck.store.store import StoreError

SCHEMA: Final = "hexadeck"
"""Everything of ours lies in it, so a database can be shared with other programs."""
SETTINGS: Final = {"search_path": SCHEMA, "application_name": "hexadeck", "synchronous_commit": "on"}
URL_EXAMPLE: Final = "it looks like postgresql://user:password@host:5432/database"
CONNECT_SECONDS: Final = 4
COMMAND_SECONDS: Final = 4
"""A database that does not answer for so long may have lost the line; asking again on a new one costs little."""
CONNECTIONS: Final = 10

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"
FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What the database, the line to it (running out of time is an OSError), or the client library may raise."""


BROKEN: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""What says that a connection is of no use any more, and that others may not be either."""


class DatabaseConnection(asyncpg.Connection):
    """One of a pool. The pool says farewell to what it has given up where nobody waits for it: if the database does not
    answer, that is no news."""

    async def close(self, *, timeout: float | None = None) -> None:
        try:
            await super().close(timeout=timeout or CONNECT_SECONDS)
        except FAILURES:
            self.terminate()


class Database:
    """Where it is. Its name in messages is without user and password."""

    def __init__(self, url: str) -> None:
        self._url = url
        try:
            parts = urlsplit(url)
        except ValueError as error:
            raise StoreError(f"the database URL cannot be read ({error}): {URL_EXAMPLE}") from error
        self.name = f"PostgreSQL at {parts.netloc.rpartition('@')[2] or 'the local socket'}{parts.path}"

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        with self.connecting():
            return await asyncpg.connect(
                self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=SETTINGS
            )

    async def pool(self) -> "Pool[asyncpg.Record]":
        with self.connecting():
            return await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=SETTINGS,
                connection_class=DatabaseConnection,
            )

    async def connections(self) -> "Connections":
        return Connections(self, await self.pool())

    @contextmanager
    def connecting(self) -> Iterator[None]:
        """What goes wrong here is mostly a wrong URL."""
        try:
            yield
        except asyncpg.InvalidAuthorizationSpecificationError as error:
            raise StoreError(f"{self.name} refused: {error}; check user and password in the database URL") from error
        except asyncpg.InvalidCatalogNameError as error:
            raise StoreError(f"{self.name} refused: {error}; create it with createdb or change the URL") from error
        except asyncpg.InsufficientPrivilegeError as error:
            raise StoreError(
                f"{self.name} refused: {error}; the user needs a database of their own, or GRANT CREATE ON DATABASE"
            ) from error
        except FAILURES as error:
            reason = str(error) or type(error).__name__
            raise StoreError(f"{self.name} cannot be used ({reason}): is it running, and is the URL right?") from error
        except ValueError as error:
            raise StoreError(f"the database URL cannot be read ({error}): {URL_EXAMPLE}") from error

    @contextmanager
    def asking(self) -> Iterator[None]:
        """What goes wrong here is mostly the database or the line to it."""
        try:
            yield
        except FAILURES as error:
            raise StoreError(f"{self.name} failed: {error or type(error).__name__}; see its log") from error


class Connections:
    """A few connections for all requests. One that breaks is given up with all that were opened before: when a database
    was away they are all dead, some of them without a word, and nobody shall wait for each of them."""

    def __init__(self, database: Database, pool: "Pool[asyncpg.Record]") -> None:
        self._database = database
        self._pool = pool

    @asynccontextmanager
    async def transaction(self, *, is_reading: bool = False) -> AsyncIterator[Connection]:
        """One transaction. Everything that is read in a reading one is of one moment."""
        with self._database.asking():
            try:
                async with self._pool.acquire(timeout=CONNECT_SECONDS) as c, self._on(c, is_reading):
                    yield c
            except BROKEN as error:
                if not isinstance(error, asyncpg.DataError):
                    await self._pool.expire_connections()
                raise

    @staticmethod
    @asynccontextmanager
    async def _on(c: Connection, is_reading: bool) -> AsyncIterator[None]:
        """Like asyncpg's own transactions, but without a farewell to a server that does not answer."""
        transaction = c.transaction(isolation="repeatable_read", readonly=True) if is_reading else c.transaction()
        try:
            await transaction.start()
            yield
            await transaction.commit()
        except BROKEN as error:
            if not isinstance(error, asyncpg.DataError):
                c.terminate()
                raise
            await transaction.rollback()
            raise
        except BaseException:
            await transaction.rollback()
            raise

    async def close(self) -> None:
        """Politely if the database answers."""
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
        except FAILURES:
            self._pool.terminate()
