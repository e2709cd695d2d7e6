"""Whether there is room for new matches, and for what guests keep; matches that are under way always go on."""

import time
from typing import Final

from hexadeck.server.refusals import Refused
from hexadeck.store.store import Store

ASK_AGAIN_SECONDS: Final = 10
MEGABYTE: Final = 1_000_000
FOR_PAPERS: Final = 10
"""What guests keep has one part in so many of the room: when it is full, matches still have theirs."""


class RoomOnDisk:
    def __init__(self, store: Store, megabytes: int) -> None:
        self._store = store
        self._most = megabytes * MEGABYTE
        self._size = 0
        self._read = -float(ASK_AGAIN_SECONDS)

    async def check(self) -> None:
        if not self._most:
            return
        if self._read + ASK_AGAIN_SECONDS < time.monotonic():
            self._size = await self._store.size()
            self._read = time.monotonic()
        if self._size > self._most:
            raise Refused("server_full")

    async def check_papers(self) -> None:
        if self._most and await self._store.papers_size() > self._most // FOR_PAPERS:
            raise Refused("no_room_for_papers")
