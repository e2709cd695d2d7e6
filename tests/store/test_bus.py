"""What processes of one server tell each other arrives, however busy the other one is."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hexadeck.store.bus import LARGEST, Bus

pytestmark = pytest.mark.anyio

PATIENCE = 20


@pytest.fixture
def connection() -> Iterator[socket.socket]:
    ours, theirs = socket.socketpair()
    with closing(ours), closing(theirs):
        yield ours


async def _until(condition: asyncio.Event) -> None:
    async with asyncio.timeout(PATIENCE):
        await condition.wait()


async def test_who_is_busy_gets_everything_later_and_in_order(tmp_path: Path) -> None:
    """The system keeps ten datagrams for a process that does not read, and refuses the others."""
    one, other = Bus(tmp_path, 0, 2), Bus(tmp_path, 1, 2)
    told: list[str] = []
    is_last = asyncio.Event()
    other.listen(lambda match: told.append(match or ""), lambda _: is_last.set())

    for number in range(0, 100, 2):
        one.tell_of([f"m{number}", f"m{number + 1}"])
    await asyncio.sleep(0)
    one.tell("that is all")
    other.begin()
    await _until(is_last)

    assert told == [f"m{number}" for number in range(100)]
    one.close()
    other.close()


async def test_every_connection_is_handed_over(tmp_path: Path, connection: socket.socket) -> None:
    one, other = Bus(tmp_path, 0, 2), Bus(tmp_path, 1, 2)
    begun: list[bytes] = []
    is_last = asyncio.Event()

    def adopt(found: socket.socket, text: bytes) -> None:
        found.close()
        begun.append(text)
        if len(begun) == 30:
            is_last.set()

    other.adopt = adopt

    assert all(one.hand_over(1, connection.fileno(), f"GET /{number}".encode()) for number in range(30))
    other.begin()
    await _until(is_last)

    assert begun == [f"GET /{number}".encode() for number in range(30)]
    one.close()
    other.close()


async def test_a_connection_stays_where_it_is_if_the_other_process_is_gone(
    tmp_path: Path, connection: socket.socket
) -> None:
    one, other = Bus(tmp_path, 0, 2), Bus(tmp_path, 1, 2)
    other.close()

    assert not one.hand_over(1, connection.fileno(), b"GET /")
    one.close()


async def test_a_beginning_that_no_datagram_holds_stays_where_it_is(tmp_path: Path, connection: socket.socket) -> None:
    one, other = Bus(tmp_path, 0, 2), Bus(tmp_path, 1, 2)

    assert not one.hand_over(1, connection.fileno(), b"x" * LARGEST)
    one.close()
    other.close()
