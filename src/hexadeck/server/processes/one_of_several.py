"""One server process of several: `python -m hexadeck.server.processes.one_of_several PLACE`, started by `several`."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import msgspec
import uvloop

from hexadeck.server.http.serving import serve
from hexadeck.server.logs import set_up_logs
from hexadeck.server.processes.several import READY, Place, bus_of
from hexadeck.server.settings import Settings


async def live(place: Place) -> None:
    listener = socket.socket(fileno=place.listener)
    listener.setblocking(False)
    asyncio.get_running_loop().add_reader(place.life, end, place.life)
    data = Path(place.settings.pop("data"))
    bus = bus_of(place)
    try:
        await serve(Settings(data=data, **place.settings), listener, say_ready, bus)
    finally:
        bus.close()


def say_ready() -> None:
    os.write(1, READY)


def end(life: int) -> None:
    """Who looks after us is gone, or wants us to end."""
    asyncio.get_running_loop().remove_reader(life)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    # Ctrl-C comes to all processes at once; the one who looks after us tells us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logs()
    uvloop.run(live(msgspec.json.decode(sys.argv[1], type=Place)))
