"""Runs the app: binds, says where it is, serves until it is told to stop."""

import asyncio
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from hexadeck.server.http.app import table_app
from hexadeck.server.http.wire import Asking, HttpWire, SocketWire
from hexadeck.server.messages import LARGEST_MESSAGE
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings

GRACE_SECONDS = 2
MOST_FILES = 65_536


class Server(uvicorn.Server):
    """Tells when it can be reached, and ends with status 0 when it is asked to."""

    def __init__(self, app: ASGIApp, is_ready: Callable[[], None], address_requests: int = 0) -> None:
        class Wire(HttpWire):
            all_asking = Asking(address_requests)

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
        self._is_ready = is_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._is_ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def allow_many_connections() -> None:
    """Systems let a program have 1024 files and connections unless it asks for more."""
    most, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if allowed == resource.RLIM_INFINITY else min(MOST_FILES, allowed)
    if most != resource.RLIM_INFINITY and most < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, allowed))


async def serve(settings: Settings, listener: socket.socket, is_ready: Callable[[], None]) -> None:
    """Until SIGINT or SIGTERM. StoreError, before anything is served, if the database cannot be used."""
    allow_many_connections()
    services = await Services.open(settings)
    try:
        await Server(table_app(services), is_ready, settings.address_requests).serve([listener])
    finally:
        await services.close()
