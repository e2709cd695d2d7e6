"""The built browser app: its page under every address the app knows, its files, and what to say without."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hexadeck.server.http.assets import ASK_AGAIN, FOREVER, PRIVATE, Asset, asset, sent
from hexadeck.server.http.calls import Call

BUILT: Final = Path(__file__).parents[1] / "web"
PAGES: Final = ("/new/", "/t/", "/r/", "/games/", "/carry")
"""Where the app's addresses begin, besides /."""
NOT_BUILT: Final = "The browser's part is not built yet: run `make web`, then load this page again.\n"


class Pages:
    """Files are read once, and again when they are built anew."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, tuple[int, Asset]] = {}
        """By path: when the file was made, and what is in it."""

    async def respond(self, request: Request) -> Response:
        path = request.url.path
        is_page = path == "/" or path.startswith(PAGES)
        found = None if is_page else await self._file(path.lstrip("/"))
        if found is not None:
            # The build names assets by what is in them, so what has a name never changes.
            return sent(request, found, FOREVER if path.startswith("/assets/") else ASK_AGAIN)
        page = await self._file("index.html")
        if page is None:
            return PlainTextResponse(NOT_BUILT, 503)
        response = sent(request, page, PRIVATE, status=200 if is_page else 404)
        # The page comes with the cookie, so that the calls it makes all come from one guest.
        Call(request).remember(response)
        return response

    async def _file(self, name: str) -> Asset | None:
        file = self._folder / name
        try:
            made = file.stat().st_mtime_ns
            # Under its one name only: each name that is asked for is kept, and of others there is no end.
            is_ours = file.is_file() and str(file.resolve()) == f"{self._folder}/{name}"
        except (OSError, ValueError):
            return None
        if not is_ours:
            return None
        known = self._files.get(name)
        if known is None or known[0] != made:
            type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            known = (made, await asyncio.to_thread(lambda: asset(file.read_bytes(), type)))
            self._files[name] = known
        return known[1]
