"""Connections whose other end is not to be trusted: it may send without an end, dribble, or read nothing.

Uvicorn waits for such a peer as long as it likes and keeps whatever it sends or does not read. Here everything has a
bound, after which the line is cut.
"""

import asyncio
import socket
from collections import Counter
from typing import Any, Final
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from hexadeck.server.http.limits import household
from hexadeck.server.http.socket import PATTERN
from hexadeck.server.processes.shards import shard_of
from hexadeck.store.bus import Bus

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""
ASKING_SECONDS: Final = 10
"""How long a request may take to arrive, from the first byte to the last."""
READING_SECONDS: Final = 60
"""How long an answer may wait to be read."""


class Asking:
    """Requests that are still coming in, by address. Of more than an address may have the one that has been coming for
    longest is cut off: who asks at a normal pace is long done by then."""

    def __init__(self, most: int = 0) -> None:
        self._most = most
        self._wires: dict[str, dict[HttpWire, None]] = {}

    def add(self, wire: "HttpWire", address: str) -> None:
        wires = self._wires.setdefault(address, {})
        wires[wire] = None
        if 0 < self._most < len(wires):
            oldest = next(iter(wires))
            self.remove(oldest, address)
            oldest.cut()

    def remove(self, wire: "HttpWire", address: str) -> None:
        wires = self._wires.get(address, {})
        wires.pop(wire, None)
        if not wires:
            self._wires.pop(address, None)


class Connections:
    """How many are open by address, those of live tables left out, which have a limit of their own."""

    def __init__(self, most: int = 0) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """False if that is one too many."""
        self._open[address] += 1
        return not 0 < self._most < self._open[address]

    def remove(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class OneTooMany(Exception):
    """A request, behind another that waits."""


class Shards:
    """Which process keeps which match, in a server of several processes."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def hand_over(self, connection: socket.socket, path: str, handshake: bytes) -> bool:
        """Whether another process goes on with this connection: it asks for a live table whose match is kept
        there."""
        found = PATTERN.match(path)
        shard = self._bus.number if found is None else shard_of(found["id"], self._bus.count)
        return shard != self._bus.number and self._bus.hand_over(shard, connection.fileno(), handshake)


class HttpWire(HttpToolsProtocol):
    """Cut off when a request does not come, is endless, or its answer is not read."""

    all_asking = Asking()
    all_open = Connections()
    all_matches: Shards | None = None
    """Shared by the connections of one server, which gives its own."""
    is_handed_over = False
    _address = ""
    _is_counted = False
    _answering: RequestResponseCycle | None = None

    _asking: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes that came of the present request while its head was not complete; -1 afterwards."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")
        self._is_counted = True
        if self.all_open.add(self._address):
            self._begin_asking()
        else:
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._end_asking()
        self._end_reading()
        self._hang_up()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._begin_asking()
        super().data_received(data)
        if self._head >= 0:
            self._head += len(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response(f"The head of a request has at most {LARGEST_HEAD} bytes.")

    def on_message_begin(self) -> None:
        if self.pipeline:
            self.cut()
            raise OneTooMany
        self._begin_asking()
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end_asking()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        self._end_asking()
        if not self.is_handed_over and self.all_matches is not None:
            # As the app will read it, however it is spelled.
            path = unquote(self.url.partition(b"?")[0].decode("ascii", "replace"))
            if self.all_matches.hand_over(self.transport.get_extra_info("socket"), path, self._handshake()):
                self.cut()  # only our end of it: the other process has its own
                return
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows this wire, which is not needed any more

    def _handshake(self) -> bytes:
        """What came, written anew."""
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.headers:
            head += [name, b": ", value, b"\r\n"]
        return b"".join([*head, b"\r\n"])

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(READING_SECONDS, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_reading()

    def _begin_asking(self) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(ASKING_SECONDS, self.cut)
            self.all_asking.add(self, self._address)

    def _end_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
            self.all_asking.remove(self, self._address)

    def cut(self) -> None:
        self._end_asking()
        self._hang_up()
        self.transport.abort()

    def _hang_up(self) -> None:
        """Nobody reads the answers any more. Uvicorn tells only the request that came last."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.all_open.remove(self._address)

    def _end_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
