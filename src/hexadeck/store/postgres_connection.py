"""A PostgreSQL database by its URL: connections to it, and what its errors mean to the one who gave the URL."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy

from hexadeck.store.store import StoreError

SCHEMA: Final = "hexadeck"
"""Everything of ours lies in it, so a database can be shared with other programs."""
SETTINGS: Final = {"search_path": SCHEMA, "application_name": "hexadeck", "synchronous_commit": "on"}
URL_EXAMPLE: Final = "it looks like postgresql://user:password@host:5432/database"
CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 30
CONNECTIONS: Final = 10

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"
FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What the database, the line to it (running out of time is an OSError), or the client library may raise."""


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
            )

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
