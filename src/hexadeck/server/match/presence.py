"""Who is connected, as all servers of one database know it: they tell each other, and one that falls silent is gone.

Nothing of it is written down. A server says which seats are at a match when that changes, answers who asks about one,
and says now and then that it is there.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from hexadeck.store.store import Store, StoreError

log = structlog.get_logger()

ALIVE_SECONDS: Final = 5
SILENT_SECONDS: Final = 15
"""A server that says nothing for so long is taken for gone, with all who were connected to it."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What servers say to each other; without a match only that they are there."""

    server: str
    match: str = ""
    seats: list[int] | None = None
    """Who is at the match there; None asks the others who is there with them."""
    undo: "UndoNotice | None" = None
    is_news: bool = False
    """Whether something that belongs to the match and is not in it has changed, such as who wants the rematch."""


class UndoNotice(msgspec.Struct, omit_defaults=True):
    """A request to take back, as far as it has come."""

    asked_by: int | None
    agreed: list[int]


_notice: Final = msgspec.json.Decoder(Notice)


class Presence:
    def __init__(
        self,
        store: Store,
        changed: Callable[[str], None],
        undo_asked: Callable[[str, UndoNotice], None],
        news: Callable[[str], None],
    ) -> None:
        self._store = store
        self._changed = changed
        self._undo_asked = undo_asked
        self._news = news
        self._me = secrets.token_hex(6)
        self._here: dict[str, list[int]] = {}
        """By match: the seats connected to this server."""
        self._elsewhere: dict[str, dict[str, list[int]]] = {}
        """By match and server."""
        self._heard: dict[str, float] = {}

    def seats(self, match: str) -> list[int]:
        """The seats whose people are connected, wherever."""
        found = set(self._here.get(match, ()))
        for seats in self._elsewhere.get(match, {}).values():
            found.update(seats)
        return sorted(found)

    async def ask(self, match: str) -> None:
        """Of a match that was not open here before."""
        await self._say(Notice(self._me, match))

    async def set(self, match: str, seats: Collection[int]) -> None:
        """Who is at the match on this server now."""
        now = sorted(seats)
        if now == self._here.get(match, []):
            return
        if now:
            self._here[match] = now
        else:
            self._here.pop(match, None)
        await self._say(Notice(self._me, match, now))

    async def tell_undo(self, match: str, notice: UndoNotice) -> None:
        await self._say(Notice(self._me, match, self._here.get(match, []), notice))

    async def tell_news(self, match: str) -> None:
        await self._say(Notice(self._me, match, self._here.get(match, []), is_news=True))

    def hear(self, text: str) -> None:
        """From another server."""
        try:
            notice = _notice.decode(text)
        except msgspec.DecodeError:
            log.warning("another server says what cannot be read", notice=text[:100])
            return
        self._heard[notice.server] = time.monotonic()
        if notice.match and notice.seats is None:
            asyncio.get_running_loop().create_task(self._answer(notice.match))
        elif notice.match:
            self._note(notice.server, notice.match, notice.seats or [])
        if notice.undo is not None:
            self._undo_asked(notice.match, notice.undo)
        if notice.is_news:
            self._news(notice.match)

    async def _answer(self, match: str) -> None:
        if match in self._here:
            await self._say(Notice(self._me, match, self._here[match]))

    def _note(self, server: str, match: str, seats: list[int]) -> None:
        before = self.seats(match)
        servers = self._elsewhere.setdefault(match, {})
        if seats:
            servers[server] = seats
        else:
            servers.pop(server, None)
        if not servers:
            self._elsewhere.pop(match, None)
        if self.seats(match) != before:
            self._changed(match)

    async def keep_alive(self) -> None:
        """For ever: say that this server is there, and forget those that are not."""
        while True:
            await self._say(Notice(self._me))
            await asyncio.sleep(ALIVE_SECONDS)
            gone = [server for server, heard in self._heard.items() if heard + SILENT_SECONDS < time.monotonic()]
            for server in gone:
                del self._heard[server]
                for match in [match for match, servers in self._elsewhere.items() if server in servers]:
                    self._note(server, match, [])

    async def _say(self, notice: Notice) -> None:
        # A database that is away is said to be so elsewhere; who is here can be told again later.
        with suppress(StoreError):
            await self._store.tell(msgspec.json.encode(notice).decode())
