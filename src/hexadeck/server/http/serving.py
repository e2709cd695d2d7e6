"""Runs the app: says that it is there, serves until it is told to stop."""

import asyncio
import gc
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from hexadeck.server.http.app import table_app
from hexadeck.server.http.socket_wire import SocketWire
from hexadeck.server.http.wire import Asking, Connections, HttpWire, Shards
from hexadeck.server.messages import LARGEST_MESSAGE
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.bus import Bus

GRACE_SECONDS = 2
MOST_FILES = 65_536
COLLECTIONS = (5_000, 10, 10)
"""How often Python looks for circles of objects that nobody needs: after so many new ones, and then in older ones."""


class Server(uvicorn.Server):
    """Says when it can be reached, and ends with status 0 when asked to."""

    def __init__(
        self,
        app: ASGIApp,
        is_ready: Callable[[], None],
        address_requests: int = 0,
        address_connections: int = 0,
        bus: Bus | None = None,
    ) -> None:
        class Wire(HttpWire):
            all_asking = Asking(address_requests)
            all_open = Connections(address_connections)
            all_matches = None if bus is None else Shards(bus)

        config = uvicorn.Config(
            app,
            lifespan="off",
            http=Wire,
            ws=SocketWire,
            # Larger ones are refused with a message; only from here on is the connection cut without one.
            ws_max_size=4 * LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=GRACE_SECONDS,
            server_header=False,
        )
        super().__init__(config)
        self._wire = Wire
        self._adopted: set[asyncio.Task[None]] = set()
        self._is_ready = is_ready
        self._bus = bus

    def _adopt(self, connection: socket.socket, begun: bytes) -> None:
        """A connection that another process accepted and read the beginning of."""
        adopting = asyncio.get_running_loop().create_task(self._go_on_with(connection, begun))
        self._adopted.add(adopting)
        adopting.add_done_callback(self._adopted.discard)

    async def _go_on_with(self, connection: socket.socket, begun: bytes) -> None:
        connection.setblocking(False)
        wire = self._wire(self.config, self.server_state, self.lifespan.state)
        wire.is_handed_over = True
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: wire, connection)
        except OSError:
            connection.close()  # it was closed on the way
            return
        wire.data_received(begun)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._bus is not None:
            self._bus.adopt = self._adopt
            self._bus.begin()
        if not self.should_exit:
            self._is_ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def allow_many_connections() -> None:
    """Systems let a program have 1024 files and connections unless it asks for more."""
    most, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if allowed == resource.RLIM_INFINITY else min(MOST_FILES, allowed)
    if most != resource.RLIM_INFINITY and most < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, allowed))


def look_for_circles_seldom() -> None:
    """To look through everything takes half a second when a thousand matches are open, and nobody is served meanwhile.
    What is there from the start is left out of it for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


async def serve(
    settings: Settings, listener: socket.socket, is_ready: Callable[[], None], bus: Bus | None = None
) -> None:
    """Until SIGINT or SIGTERM. StoreError, before anything is served, if the database cannot be used."""
    allow_many_connections()
    services = await Services.open(settings, bus)
    look_for_circles_seldom()
    try:
        # Connections spread over the processes, so each has its share.
        requests, connections = [
            -(-most // settings.processes) for most in (settings.address_requests, settings.address_connections)
        ]
        await Server(table_app(services), is_ready, requests, connections, bus).serve([listener])
    finally:
        await services.close()
