"""A connection sends in order, closes after what waits, and gives up on who does not read."""

import asyncio
import weakref

from tests.server.table import at_table

from hexadeck.server.match.connection import MOST_WAITING, Connection
from hexadeck.server.messages import Pong


class Reader:
    """The other end; it reads only while it is let."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.code = 0
        self.may_read = asyncio.Event()

    async def send(self, text: str) -> None:
        await self.may_read.wait()
        self.read.append(text)

    async def close(self, code: int, _reason: str) -> None:
        self.code = code


@at_table
async def test_a_line_closes_after_what_waits() -> None:
    connection, reader = Connection(None, None), Reader()
    reader.may_read.set()
    connection.send_text("a")
    connection.send(Pong())
    connection.close(1012, "restart")
    connection.send_text("too late")
    await connection.pump(reader.send, reader.close)

    assert (reader.read, reader.code) == (["a", '{"type":"pong"}'], 1012)


@at_table
async def test_the_first_reason_to_close_counts() -> None:
    connection, reader = Connection(None, None), Reader()
    connection.close(4429, "too fast")
    connection.close(1012, "restart")
    await connection.pump(reader.send, reader.close)

    assert reader.code == 4429


@at_table
async def test_who_does_not_read_is_cut_off_and_holds_nobody_up() -> None:
    connection, reader = Connection(None, None), Reader()
    pump = asyncio.create_task(connection.pump(reader.send, reader.close))
    for _ in range(7):
        connection.send_text("x" * (MOST_WAITING // 4))
        await asyncio.sleep(0)
    reader.may_read.set()
    await pump

    assert (len(reader.read) < 7, reader.code) == (True, 4408)


@at_table
async def test_what_was_sent_is_not_kept() -> None:
    """While nothing happens at a table, its viewers' last states would be much of the memory that it needs."""

    class Text(str):
        """One that can be watched."""

    texts = [Text("a state"), Text("another")]
    kept = [weakref.ref(text) for text in texts]
    are_sent = asyncio.Event()

    async def send(text: str) -> None:
        if text == "another":
            are_sent.set()

    connection = Connection(None, None)
    pump = asyncio.create_task(connection.pump(send, Reader().close))
    while texts:
        connection.send_text(texts.pop(0))
    await are_sent.wait()
    await asyncio.sleep(0)

    assert [text() for text in kept] == [None, None]
    connection.close(1000, "")
    await pump
