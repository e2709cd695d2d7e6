"""Hearing from PostgreSQL what other processes changed, also after the line was broken."""

import asyncio
from typing import Final

import asyncpg

from hexadeck.store.postgres_connection import FAILURES, Database
from hexadeck.store.store import Heard, StoreError, Told

CHANNEL: Final = "hexadeck"
SAID: Final = "!"
"""Begins what servers say to each other; the id of a match never begins so."""
ALIVE_SECONDS: Final = 3
"""How often a silent connection is asked whether it is still there."""
RETRY_SECONDS: Final = 0.5


class Changes:
    """Listens on a connection of its own. A notice is the sender and the match; one's own are passed over."""

    def __init__(self, database: Database, sender: str, told: Told, heard: Heard | None = None) -> None:
        self._heard = heard
        self._database = database
        self._sender = sender
        self._told = told
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Everything that is committed after this returns will be told."""
        connection, lost = await self._connect()
        self._listening = asyncio.create_task(self._listen(connection, lost))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])

    async def _listen(self, connection: "asyncpg.Connection[asyncpg.Record]", lost: asyncio.Event) -> None:
        try:
            while True:
                await self._until_lost(connection, lost)
                connection, lost = await self._connect_again()
                self._told(None)
        finally:
            connection.terminate()

    async def _connect(self) -> "tuple[asyncpg.Connection[asyncpg.Record], asyncio.Event]":
        connection = await self._database.connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            with self._database.asking():
                await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    async def _connect_again(self) -> "tuple[asyncpg.Connection[asyncpg.Record], asyncio.Event]":
        while True:
            try:
                return await self._connect()
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)

    @staticmethod
    async def _until_lost(connection: "asyncpg.Connection[asyncpg.Record]", lost: asyncio.Event) -> None:
        """A line can be dead without a word, so it is tried from time to time."""
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), ALIVE_SECONDS)
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
                except FAILURES:
                    connection.terminate()
                    return

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, _, match = str(payload).partition(" ")
        if sender == self._sender:
            return
        if not match.startswith(SAID):
            self._told(match)
        elif self._heard is not None:
            self._heard(match.removeprefix(SAID))
