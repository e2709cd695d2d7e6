"""Tables at which somebody waits for anybody: those that were listed, have an open seat, and whose people are there."""

import time
from collections.abc import Callable
from typing import Final

from hexadeck.store.store import Overview, Store

KEPT_SECONDS: Final = 2.0
"""So long one answer serves everybody who asks."""
MOST_READ: Final = 200
"""Of more matches under way only the latest are looked at."""


class OpenTables:
    def __init__(self, store: Store, is_here: Callable[[str], bool]) -> None:
        self._store = store
        self._is_here = is_here
        self._found: list[Overview] = []
        self._read = -KEPT_SECONDS

    async def waiting(self) -> list[Overview]:
        if time.monotonic() - self._read > KEPT_SECONDS:
            self._read = time.monotonic()
            ids = await self._store.unfinished()
            read = [await self._store.overview(id) for id in ids[:MOST_READ]]
            self._found = [match for match in read if match is not None and is_listed(match)]
        return [match for match in self._found if self._is_here(match.id)]


def is_listed(match: Overview) -> bool:
    return bool(match.setup.get("listed")) and match.summary.status == "waiting"
