"""One live connection to a match, as the room sees it."""

import asyncio
import math
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from hexadeck.server.match.states import encoder

MOST_WAITING: Final = 4 * 1024 * 1024
"""Who does not read so much of what was sent is cut off; coming back costs one state."""


class Connection:
    """What is to be sent waits here, so that a slow reader holds nobody up."""

    def __init__(self, guest: str | None, viewer: int | None) -> None:
        self.guest = guest
        self.viewer = viewer
        self.is_closing = False
        self.last_said = -math.inf
        """When it last said something to the table."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._something = asyncio.Event()
        self._close: tuple[int, str] | None = None

    def send(self, message: Struct) -> None:
        self.send_text(encoder.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self._close is None:
            self._waiting.append(text)
            self._size += len(text)
            self._something.set()
            if self._size > MOST_WAITING:
                self._waiting.clear()
                self.close(4408, "too slow a reader")

    def close(self, code: int, reason: str) -> None:
        """After what waits has been sent."""
        if self._close is None:
            self._close = (code, reason)
            self._something.set()

    async def pump(self, send: Callable[[str], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]) -> None:
        """Send what there is, until the connection is closed."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                await send(self._take())
            if self._close is not None:
                self.is_closing = True
                await close(*self._close)
                return

    def _take(self) -> str:
        """The next text, which nothing here holds on to: between two choices it would be kept for every viewer."""
        text = self._waiting.popleft()
        self._size -= len(text)
        return text
