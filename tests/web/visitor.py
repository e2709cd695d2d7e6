"""Somebody with a browser of their own, and notes of whatever it should not have done."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket
from tests.server.table import Guest
from tests.web.table import Table

GAMES = ("zenonzard", "kanzume-goddess", "knights-and-kings-chess", "knights-and-kings")
DESKTOP = (1280, 800)
PHONE = (360, 640)
PATIENCE = 20_000
"""Milliseconds that something may take on a busy machine."""
AT_ONCE = {"motion": "none", "botPace": "instant", "tap": "plays", "settles": False}
"""Settings with which nothing moves, nobody waits and one tap is enough."""


class Visitor:
    def __init__(self, context: BrowserContext, page: Page, url: str, *, is_touch: bool) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.is_touch = is_touch
        self.expected = ""
        """A pattern of faults that belong to the test."""
        self.heard: list[str] = []
        """What the server sent over sockets."""
        self._faults: list[str] = []
        context.on("request", self._note_request)
        context.on("console", self._note_words)
        context.on("weberror", lambda error: self._faults.append(f"uncaught: {error.error}"))
        page.on("websocket", self._note_socket)

    async def go(self, path: str) -> None:
        await self.page.goto(self.url + path)

    async def be(self, guest: Guest) -> None:
        """From now on this browser is that guest's."""
        cookies = [{"name": name, "value": value, "url": self.url} for name, value in guest.http.cookies.items()]
        await self.context.add_cookies(cookies)  # type: ignore[arg-type]  # plain dictionaries are what it takes

    def table(self) -> Table:
        return Table(self.page, is_touch=self.is_touch)

    async def sit(self, match: str) -> Table:
        """The table of a match, with a question to answer or its result."""
        await self.go(f"/t/{match}")
        table = self.table()
        await table.look()
        return table

    async def start(self, game: str, *others: str, **wish: Any) -> Table:
        """A new match on the first seat; against a greedy bot, unless told otherwise."""
        if others:
            wish["seats"] = [{"who": "me"}, *[{"who": other} for other in others]]
        answer = await self.context.request.post(f"{self.url}/api/v1/matches", data={"game": game, **wish})
        assert answer.ok, await answer.text()
        await self.go((await answer.json())["path"])
        return self.table()

    async def ask(self, path: str) -> Any:
        """What the server answers this guest."""
        answer = await self.context.request.get(f"{self.url}/api/v1{path}")
        assert answer.ok, await answer.text()
        return await answer.json()

    async def match(self) -> dict[str, Any]:
        """The match on this page, as the server tells of it."""
        told: dict[str, Any] = await self.ask(f"/matches/{urlsplit(self.page.url).path.rpartition('/')[2]}")
        return told

    def faults(self) -> list[str]:
        """Errors on the console and requests to other hosts, but for those that the test expects."""
        return [fault for fault in self._faults if not (self.expected and re.search(self.expected, fault))]

    def _note_request(self, request: Request) -> None:
        self._note_address(request.url)

    def _note_address(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in {"data", "blob"} and parts.netloc != urlsplit(self.url).netloc:
            self._faults.append(f"a request left the host: {address}")

    def _note_words(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._faults.append(f"{message.type} on the console: {message.text}")

    def _note_socket(self, socket: WebSocket) -> None:
        self._note_address(socket.url)
        socket.on("framereceived", lambda text: self.heard.append(str(text)))


async def arrive(
    browser: Browser,
    url: str,
    *,
    size: tuple[int, int] = DESKTOP,
    theme: str = "light",
    settings: dict[str, Any] | None = None,
    has_reduced_motion: bool = False,
    locale: str = "en-GB",
) -> Visitor:
    is_touch = size == PHONE
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        is_mobile=is_touch,
        has_touch=is_touch,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if has_reduced_motion else "no-preference",
        locale=locale,
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps(AT_ONCE if settings is None else settings))
    # Only where nothing is kept yet: what the visitor sets stays.
    await context.add_init_script(
        f"localStorage.getItem('hexadeck.settings') ?? localStorage.setItem('hexadeck.settings', {kept})"
    )
    return Visitor(context, await context.new_page(), url, is_touch=is_touch)


Visit = Callable[..., Awaitable[Visitor]]
"""Lets somebody come; takes what `arrive` takes."""
