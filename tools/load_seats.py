"""Seats for a load test: players over the wire that cost hardly anything themselves.

They share the cores with the server that they measure, so the WebSocket is spoken by hand, and of a state only what a
player at random needs is looked for in its bytes.
"""

import asyncio
import math
import random
import time
from contextlib import suppress
from typing import cast

from table_client import API, Guest

TEXT, CLOSE, PING = 1, 8, 9
NO_MASK = bytes(4)
"""Frames of clients are masked; with zeros they stay as they are."""
STATE, ACK, ERROR = b'{"type":"state"', b'{"type":"ack","question":', b'{"type":"error"'
QUESTION, RESULT, OPTIONS, OPTION, NULL = b'"question":', b'"result":', b'"options":[', b'"verb":', b"null"
FIRST_WAIT, LONGEST_WAIT = 0.1, 0.8
"""Seconds before a lost connection is tried again, and how long that grows while nobody answers."""


class Pace:
    """One choice in so many seconds, for all who share it. A moment that was missed is left out and not made up for, so
    that paces which begin apart stay apart."""

    def __init__(self, seconds: float, first: float) -> None:
        self.seconds = seconds
        self._next = time.monotonic() + first

    def delay(self) -> float:
        """Seconds until the next choice, which is then taken."""
        now = time.monotonic()
        if now > self._next:
            self._next += math.ceil((now - self._next) / self.seconds) * self.seconds
        delay = self._next - now
        self._next += self.seconds
        return delay


class Seat(asyncio.Protocol):
    """A guest at a match. Answers at random, through every broken connection, as fast as the pace allows."""

    def __init__(self, guest: Guest, match: str, seed: str, pace: Pace) -> None:
        self.pace = pace
        self.acknowledged = 0
        self.latencies: list[float] = []
        self.refusals: list[str] = []
        self.connections = 0
        self.tables = 0
        """On how many of the connections the table was shown."""
        self.is_over = False
        host, _, port = guest.address.partition(":")
        self._address = (host, int(port))
        self._handshake = (
            f"GET {API}/matches/{match}/live HTTP/1.1\r\nHost: {guest.address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {guest.cookie()}\r\n\r\n"
        ).encode()
        self._random = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._lost = self._loop.create_future()
        self._is_open = False
        self._rest = b""
        self._has_table = False
        self._has_result = False
        self._asked: tuple[int, int] | None = None
        """The question of the latest state, and how many options it has."""
        self._answered = -1
        """The last question that was acknowledged."""
        self._pending: tuple[int, int] | None = None
        self._sent = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> float | None:
        """How long an answer has waited for its acknowledgement, if one does."""
        return None if self._pending is None else time.perf_counter() - self._sent

    async def play(self) -> None:
        """Until the match is over and every choice was acknowledged."""
        wait = FIRST_WAIT
        try:
            while not self.is_over:
                with suppress(OSError):
                    connections = self.connections
                    self._lost = self._loop.create_future()
                    await self._loop.create_connection(lambda: self, *self._address)
                    await self._lost
                    wait = FIRST_WAIT if self.connections > connections else wait
                if not self.is_over:
                    await asyncio.sleep(wait * self._random.uniform(0.75, 1.25))
                    wait = min(LONGEST_WAIT, 2 * wait)
        finally:
            self._leave()

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._transport is not None:
            self._transport.abort()

    # -- the wire ----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport, self._is_open, self._rest = cast(asyncio.Transport, transport), False, b""
        self._transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._lost.done():
            self._lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0 if self._is_open else self._shake_hands(data)
        while self._is_open and (frame := frame_at(data, at)) is not None:
            self._hear(data, data[at] & 0x0F, *frame)
            at = frame[1]
        self._rest = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        """Where the frames begin."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101 "):
            self.refusals.append(data.decode(errors="replace"))
            self._leave()
            return 0
        self._is_open, self._has_table = True, False
        self.connections += 1
        if self._pending is not None:
            self._send()
        return end + 4

    def _hear(self, data: bytes, kind: int, start: int, end: int) -> None:
        assert self._transport is not None
        if kind == PING:
            self._transport.write(frame_of(0x8A, data[start:end]))
        elif kind == CLOSE:
            self._transport.close()
        elif kind == TEXT and data.startswith(STATE, start):
            self._see(data, start, end)
        elif kind == TEXT and data.startswith(ACK, start):
            self._note_ack(int(data[start + len(ACK) : end - 1]))
        elif kind == TEXT and data.startswith(ERROR, start):
            self.refusals.append(data[start:end].decode())

    # -- the match ---------------------------------------------------------------------------------------------------

    def _see(self, data: bytes, start: int, end: int) -> None:
        """Keys are told from what people wrote by their quotation marks, which JSON escapes in texts."""
        if not self._has_table:
            self._has_table = True
            self.tables += 1
        place = data.rindex(QUESTION, start, end) + len(QUESTION)
        result = data.rindex(RESULT, start, place)
        self._has_result = not data.startswith(NULL, result + len(RESULT))
        self._asked = None
        if not data.startswith(NULL, place):
            options = data.rindex(OPTIONS, start, result)
            self._asked = (int(data[place : data.index(b",", place)]), data.count(OPTION, options, result))
        if self._pending is None:
            self._go_on()

    def _go_on(self) -> None:
        """Answer what the latest state asks, unless that is what was answered already."""
        self.is_over = self._has_result
        if self.is_over and self._transport is not None:
            self._transport.close()
        elif self._asked is not None and self._asked[0] > self._answered and self._timer is None:
            self._timer = self._loop.call_later(self.pace.delay(), self._answer)

    def _answer(self) -> None:
        self._timer = None
        if self._asked is None:
            return
        self._pending = (self._asked[0], self._random.randrange(self._asked[1]))
        self._send()

    def _send(self) -> None:
        assert self._pending is not None
        assert self._transport is not None
        self._sent = time.perf_counter()
        self._transport.write(frame_of(0x81, b'{"type":"choose","question":%d,"option":%d}' % self._pending))

    def _note_ack(self, question: int) -> None:
        if self._pending is not None and self._pending[0] == question:
            self.latencies.append(time.perf_counter() - self._sent)
            self.acknowledged += 1
            self._answered, self._pending = question, None
            self._go_on()


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame at this place begins and ends; None if it has not all come."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start], "big")
    return (start, start + size) if len(data) >= start + size else None


def frame_of(first: int, content: bytes) -> bytes:
    """A short frame of a client."""
    return bytes((first, 0x80 | len(content))) + NO_MASK + content
