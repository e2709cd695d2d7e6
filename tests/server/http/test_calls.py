"""Whoever hangs up is not waited for, and leaves no trace in the log."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.table import at_table
from tests.store.examples import new_match

from hexadeck.server.http.app import table_app
from hexadeck.server.processes.workers import Asker
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings

BODY = b'{"text": "Deck"}'
GONE = {"type": "http.disconnect"}


@asynccontextmanager
async def services(folder: Path, address_rate: float = 500) -> AsyncIterator[Services]:
    found = await Services.open(Settings(data=folder, address_rate=address_rate))
    try:
        yield found
    finally:
        await found.close()


class Line:
    """What a client sends, piece by piece; the app waits for more."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        for message in messages:
            self.coming.put_nowait(message)
        self.sent: list[dict[str, Any]] = []

    async def post(self, app: Any, path: str) -> None:
        await self.ask(app, "POST", path)

    async def ask(self, app: Any, method: str, path: str, query: str = "") -> None:
        scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode()}
        scope |= {"query_string": query.encode()}
        scope |= {"headers": [(b"host", b"x")], "client": ("127.0.0.1", 1), "scheme": "http", "http_version": "1.1"}
        await app(scope, self.coming.get, self.send)

    async def send(self, message: Any) -> None:
        self.sent.append(message)


@at_table
async def test_a_body_that_does_not_come_is_no_error(tmp_path: Path) -> None:
    """It was one in the log each time, with the whole way there."""
    async with services(tmp_path) as found:
        line = Line({"type": "http.request", "body": BODY[:5], "more_body": True}, GONE)
        await line.post(table_app(found), "/api/v1/games/zenonzard/deck")

    assert len(line.sent) == 2


@at_table
async def test_work_of_who_hangs_up_is_not_done(tmp_path: Path) -> None:
    """Unless it has begun."""
    async with services(tmp_path) as found:
        asked, dropped = asyncio.Event(), asyncio.Event()

        async def run(*_: Any) -> None:
            asked.set()
            try:
                await asyncio.Event().wait()
            finally:
                dropped.set()

        found.workers.reader.run = run  # type: ignore[method-assign,assignment]  # a process that is always busy
        line = Line({"type": "http.request", "body": BODY, "more_body": False})
        call = asyncio.create_task(line.post(table_app(found), "/api/v1/games/zenonzard/deck"))
        await asked.wait()
        line.coming.put_nowait(GONE)
        await call
        await dropped.wait()


@at_table
async def test_the_cards_of_a_match_are_looked_up_elsewhere_and_cost_as_much_as_play(tmp_path: Path) -> None:
    """It takes a while each time; thirty matches with cards of their own kept the whole server busy."""
    asked: list[Any] = []

    async def run(_asker: Asker, work: Any, *args: Any) -> bytes:
        asked.append((work, args))
        return b"{}"

    async with services(tmp_path, address_rate=3) as found:
        await found.store.create(new_match("m1", watch="key"))
        found.workers.reader.run = run  # type: ignore[method-assign,assignment]  # a process that says what it is given
        lines = [Line(), Line()]
        for line in lines:
            await line.ask(table_app(found), "GET", "/api/v1/matches/m1/detail", "watch=key")

    assert [line.sent[0]["status"] for line in lines] == [200, 429], "21 of the 30 that may come at once"
    assert [work.__name__ for work, _ in asked] == ["match_detail_json"]
