"""The wire of a live table: a WebSocket that costs little.

Uvicorn and Websockets know every rule of the protocol. What is sent goes straight to the wire, past the app's interface
and its queues, and whoever is not to be trusted is stopped. Thousands of connections may be open while nothing happens
at them, so each keeps little.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

LINE: Final = "hexadeck.line"
"""Among the extensions of a connection: the wire itself, to be sent to past the app's interface."""
CLOSING_SECONDS: Final = 10
"""How long a closed socket may wait to be read."""
MOST_FRAGMENTS: Final = 1000
"""Parts of one message; empty ones count nothing towards its size."""
MOST_AT_ONCE: Final = 2000
"""Messages that were read already and wait; more than a guest may send in a while."""
FRAMES_A_SECOND: Final = 10
MOST_FRAMES: Final = 200
"""Pings, pongs and parts of messages, which no other limit counts: so many at once, and then so many a second."""
TOO_FAST: Final = 4429
STOPPING_SECONDS: Final = 0.5
PIECE: Final = 4096
"""How many bytes are read at once, so that anyone who sends too much is stopped soon."""


class Inbox:
    """What came and was not heard yet. One waits for it; a queue for many would take three kilobytes."""

    __slots__ = ("_events", "_waiter")

    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: "ASGIReceiveEvent") -> None:
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> "ASGIReceiveEvent":
        if self._events:
            await asyncio.sleep(0)  # who sends much at once does not keep all others waiting
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._events.pop(0)


class Flag:
    """Whether more may be written. Nobody waits for it: a handshake is short, and what comes later is bounded."""

    __slots__ = ("_is_set",)

    def __init__(self) -> None:
        self._is_set = True

    def set(self) -> None:
        self._is_set = True

    def clear(self) -> None:
        self._is_set = False

    def is_set(self) -> bool:
        return self._is_set

    async def wait(self) -> None:
        pass


class SocketWire(WebSocketsSansIOProtocol):
    """Cut off when pings are not answered, and soon after it was closed, read or not."""

    _frames = 0.0
    """Of those that are counted, how many came lately."""
    _counted = 0.0

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = self._inbox = Inbox()  # type: ignore[assignment]  # it does what is needed of a queue
        self.writable = Flag()  # type: ignore[assignment]  # and this of an event

    # -- straight through --------------------------------------------------------------------------------------------

    @property
    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def send_now(self, *texts: bytes) -> None:
        if self._is_open():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def close_now(self, code: int, reason: str) -> None:
        if not self._is_open():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):  # the other end has closed already
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._go_on_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def _is_open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.close_sent or self.transport.is_closing():
                return
            if len(self._inbox) > MOST_AT_ONCE:
                self._stop("too many messages at once")

    def _go_on_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # -- what is kept ------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # past its type

    def start_keepalive(self) -> None:
        """The connection stands. What was said to get there is not needed again, and many would keep much of it."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request
        del self.request, self.response, self.scope

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows the connection, which knows it

    # -- whoever is not to be trusted --------------------------------------------------------------------------------

    def _count_frame(self) -> None:
        now = self.loop.time()
        self._frames = max(0.0, self._frames - (now - self._counted) * FRAMES_A_SECOND) + 1
        self._counted = now
        if self._frames > MOST_FRAMES:
            self._stop("too many frames")

    def _stop(self, reason: str) -> None:
        """Nothing more is read from someone who sends too much; they are told why, and then cut off."""
        self.close_now(TOO_FAST, reason)
        self.transport.pause_reading()
        self.loop.call_later(STOPPING_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        """Those who do not read get no pongs either: they would pile up."""
        self._count_frame()
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_frame()
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
