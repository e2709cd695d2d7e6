"""One live connection to a match, as the room sees it."""

from typing import Final, Protocol

from msgspec import Struct

from hexadeck.server.match.states import encoder

MOST_WAITING: Final = 4 * 1024 * 1024
"""How many bytes may wait to be read. Rather than keep more, the connection is cut; coming back costs one state."""


class LiveLine(Protocol):
    """What leads to the other end. Nobody waits for it: what is sent lies there until it is read."""

    @property
    def unread(self) -> int:
        """Bytes that wait for their reader."""
        ...

    def send_now(self, *texts: bytes) -> None: ...

    def close_now(self, code: int, reason: str) -> None:
        """After what waits."""
        ...


class Connection:
    """A viewer at one end of a line."""

    __slots__ = ("_line", "guest", "is_closing", "viewer")

    def __init__(self, guest: str | None, viewer: int | None, line: LiveLine) -> None:
        self.guest = guest
        self.viewer = viewer
        self.is_closing = False
        self._line = line

    def send(self, *messages: Struct) -> None:
        self.send_text(*[encoder.encode(message) for message in messages])

    def send_text(self, *texts: bytes) -> None:
        if self.is_closing:
            return
        if self._line.unread + sum(map(len, texts)) > MOST_WAITING:
            self.close(4408, "too slow a reader")
        else:
            self._line.send_now(*texts)

    def close(self, code: int, reason: str) -> None:
        """The first reason counts."""
        if not self.is_closing:
            self.is_closing = True
            self._line.close_now(code, reason)
