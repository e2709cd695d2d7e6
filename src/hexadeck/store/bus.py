"""Between processes of one server on one machine: what changed, what they say, and whose turn it is to write."""

import asyncio
import fcntl
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from hexadeck.store.store import Heard, Told

LARGEST: Final = 65_536
CHANGED: Final = b"="
SAID: Final = b"!"
HANDED: Final = b">"
Adopt = Callable[[socket.socket, bytes], None]


class Bus:
    """Datagrams between the processes of a folder; each has a number. Who cannot be reached is passed over: a process
    that starts reads everything anew."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.number = number
        self.count = count
        self.folder = folder
        self._others = [str(folder / f"{other}.socket") for other in range(count) if other != number]
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        (folder / f"{number}.socket").unlink(missing_ok=True)
        self._socket.bind(str(folder / f"{number}.socket"))
        self._socket.setblocking(False)
        self._turn_file = os.open(folder / "turn", os.O_RDWR | os.O_CREAT, 0o600)
        self._told: Told = lambda _: None
        self._heard: Heard = lambda _: None
        self.adopt: Adopt = lambda found, _: found.close()
        """What is done with a connection that another process hands over."""

    @property
    def turn(self) -> "Turn":
        """Alone among all processes. The system wakes those who wait one after the other; SQLite would have them sleep
        and try again."""
        return Turn(self._turn_file)

    def listen(self, told: Told, heard: Heard | None) -> None:
        self._told = told
        self._heard = heard or self._heard
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive)

    def tell_of(self, match: str) -> None:
        """A match has changed; called by whichever thread has written it."""
        self._send(CHANGED + match.encode())

    def tell(self, notice: str) -> None:
        self._send(SAID + notice.encode())

    def hand_over(self, number: int, connection: int, begun: bytes) -> bool:
        """Give a connection, by its file, to another process with what was read of it; whether that worked."""
        try:
            socket.send_fds(self._socket, [HANDED + begun], [connection], 0, str(self.folder / f"{number}.socket"))
        except OSError:
            return False
        return True

    def close(self) -> None:
        with suppress(RuntimeError):
            asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        os.close(self._turn_file)

    def _send(self, message: bytes) -> None:
        for other in self._others:
            with suppress(OSError):
                self._socket.sendto(message, other)

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            while True:
                message, files, _, _ = socket.recv_fds(self._socket, LARGEST, 4)
                self._obey(message, files)

    def _obey(self, message: bytes, files: list[int]) -> None:
        kind, text = message[:1], message[1:]
        if kind == CHANGED:
            self._told(text.decode())
        elif kind == SAID:
            self._heard(text.decode())
        for file in files:
            self.adopt(socket.socket(fileno=file), text)


class Turn:
    def __init__(self, file: int) -> None:
        self._file = file

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)
