"""Between processes of one server on one machine: what changed, what they say, and whose turn it is to write."""

import asyncio
import fcntl
import os
import socket
from array import array
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from hexadeck.store.store import Heard, Told

LARGEST: Final = 65_536
AGAIN_SECONDS: Final = 0.002
"""After so long somebody whose letter box was full is tried again."""
GATHER_SECONDS: Final = 0.01
"""How long changed matches are gathered before the others are told, which costs each of them something."""
LARGEST_NEWS: Final = 16_384
"""How many letters are sent at once."""
CHANGED: Final = b"="
SAID: Final = b"!"
HANDED: Final = b">"
Adopt = Callable[[socket.socket, bytes], None]


class Bus:
    """Datagrams between the processes of a folder; each has a number. Who is not there is passed over: a process that
    starts reads everything anew. Who is busy gets everything later; the system keeps ten letters for each."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.number = number
        self.count = count
        self.folder = folder
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        (folder / f"{number}.socket").unlink(missing_ok=True)
        self._socket.bind(str(folder / f"{number}.socket"))
        self._socket.setblocking(False)
        self._outboxes = {
            other: Outbox(self._socket, folder / f"{other}.socket") for other in range(count) if other != number
        }
        self._turn_file = os.open(folder / "turn", os.O_RDWR | os.O_CREAT, 0o600)
        self._loop = asyncio.get_running_loop()
        self._news: list[bytes] = []
        """What the others have not been told yet, a line each."""
        self._size = 0
        self._telling: asyncio.TimerHandle | None = None
        self._is_told_soon = False
        self._told: Told = lambda _: None
        self._heard: Heard = lambda _: None
        self.adopt: Adopt = lambda found, _: found.close()
        """What is done with a connection that another process hands over."""

    @property
    def turn(self) -> "WritingTurn":
        """Alone among all processes. The system wakes those who wait one after the other; SQLite would have them sleep
        and try again."""
        return WritingTurn(self._turn_file)

    def listen(self, told: Told, heard: Heard | None) -> None:
        self._told = told
        self._heard = heard or self._heard

    def begin(self) -> None:
        """Read what the others send, from now on; until then it waits."""
        self._loop.add_reader(self._socket.fileno(), self._receive)

    def tell_of(self, matches: Iterable[str]) -> None:
        """Matches have changed; called by the thread that has written them."""
        line = CHANGED + " ".join(matches).encode()
        with suppress(RuntimeError):  # the loop is closed: nobody is served any more
            self._loop.call_soon_threadsafe(self._gather, line)

    def tell(self, notice: str) -> None:
        """Something in one line, as soon as what happens now is done."""
        self._gather(SAID + notice.encode())
        if not self._is_told_soon:
            self._is_told_soon = True
            self._loop.call_soon(self._tell_news)

    def _gather(self, line: bytes) -> None:
        if self._size + len(line) > LARGEST_NEWS:
            self._tell_news()
        self._news.append(line)
        self._size += len(line) + 1
        if self._telling is None:
            self._telling = self._loop.call_later(GATHER_SECONDS, self._tell_news)

    def _tell_news(self) -> None:
        self._is_told_soon = False
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        if self._news:
            message = b"\n".join(self._news)
            self._news.clear()
            self._size = 0
            for outbox in self._outboxes.values():
                outbox.send(message)

    def hand_over(self, number: int, connection: int, begun: bytes) -> bool:
        """Give a connection, by its file, to another process with what was read of it; False if that cannot be."""
        return len(begun) < LARGEST and self._outboxes[number].send(HANDED + begun, connection)

    def close(self) -> None:
        self._loop.remove_reader(self._socket.fileno())
        self._tell_news()
        for outbox in self._outboxes.values():
            outbox.drop()
        self._socket.close()
        os.close(self._turn_file)

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            while True:
                message, files, _, _ = socket.recv_fds(self._socket, LARGEST, 4)
                self._obey(message, files)

    def _obey(self, message: bytes, files: list[int]) -> None:
        if message.startswith(HANDED):
            for file in files:
                self.adopt(socket.socket(fileno=file), message[1:])
            return
        for line in message.split(b"\n"):
            if line.startswith(SAID):
                self._heard(line[1:].decode())
            else:
                for match in line[1:].decode().split():
                    self._told(match)


class Outbox:
    """What one process is still to be sent, in order."""

    def __init__(self, own: socket.socket, path: Path) -> None:
        self._socket = own
        self._path = str(path)
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[bytes, list[int]]] = deque()
        self._again: asyncio.TimerHandle | None = None

    def send(self, message: bytes, file: int | None = None) -> bool:
        """At once if possible, with a copy of a file; False if the process is not there."""
        self._waiting.append((message, [] if file is None else [os.dup(file)]))
        return self._again is not None or self._send_waiting()

    def drop(self) -> None:
        """Nobody will read it."""
        while self._waiting:
            self._forget_first()
        if self._again is not None:
            self._again.cancel()
            self._again = None

    def _send_waiting(self) -> bool:
        self._again = None
        try:
            while self._waiting:
                message, files = self._waiting[0]
                # Not `socket.send_fds`: before Python 3.12 it leaves out the address.
                rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", files))] if files else []
                self._socket.sendmsg([message], rights, 0, self._path)
                self._forget_first()
        except BlockingIOError:
            self._again = self._loop.call_later(AGAIN_SECONDS, self._send_waiting)
        except OSError:
            self.drop()
            return False
        return True

    def _forget_first(self) -> None:
        _, files = self._waiting.popleft()
        for file in files:
            os.close(file)


class WritingTurn:
    def __init__(self, file: int) -> None:
        self._file = file

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)
