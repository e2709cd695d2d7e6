"""Tables at which somebody waits for anybody: those that were listed, have an open seat, and whose people are there."""

import time
from collections.abc import Callable
from typing import Final

from hexadeck.store.store import Overview, Store

KEPT_SECONDS: Final = 2.0
"""How long one answer serves everybody who asks."""
MOST_READ: Final = 200
"""If people sit at more tables than this, only the latest are shown."""


class OpenTables:
    def __init__(self, store: Store, is_here: Callable[[str], bool]) -> None:
        self._store = store
        self._is_here = is_here
        self._listed: list[str] = []
        self._found: dict[str, Overview | None] = {}
        self._read = -KEPT_SECONDS

    async def waiting(self) -> list[Overview]:
        if time.monotonic() - self._read > KEPT_SECONDS:
            self._read = time.monotonic()
            self._listed, self._found = await self._store.listed(), {}
        found = []
        for id in [id for id in self._listed if self._is_here(id)][:MOST_READ]:
            if id not in self._found:
                self._found[id] = await self._store.overview(id)
            match = self._found[id]
            if match is not None and match.summary.status == "waiting":
                found.append(match)
        return found
