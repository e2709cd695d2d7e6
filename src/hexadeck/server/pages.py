"""The built browser app: its page under every address the app knows, its files, and what to say without."""

import asyncio
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hexadeck.server.calls import Call

BUILT: Final = Path(__file__).parent / "web"
PAGES: Final = ("/new/", "/t/", "/r/", "/games/")
"""Where the app's addresses begin, besides /."""
NOT_BUILT: Final = "The browser's part is not built yet: run `make web`, then load this page again.\n"
SMALLEST_PACKED: Final = 1000
FOREVER: Final = "public, max-age=31536000, immutable"


class Asset(Struct, frozen=True):
    """A file as it is sent."""

    data: bytes
    packed: bytes | None
    """With gzip, where that is worth it."""
    type: str
    etag: str
    modified: int


class Pages:
    """Files are read once, and again when they are built anew."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder
        self._assets: dict[str, Asset] = {}

    async def respond(self, request: Request) -> Response:
        path = request.url.path
        is_page = path == "/" or path.startswith(PAGES)
        asset = None if is_page else await self._asset(path.lstrip("/"))
        if asset is not None:
            cache = FOREVER if path.startswith("/assets/") else "no-cache"
            return _sent(request, asset, 200, cache)
        asset = await self._asset("index.html")
        if asset is None:
            return PlainTextResponse(NOT_BUILT, 503)
        response = _sent(request, asset, 200 if is_page else 404, "no-cache")
        # The page comes with the cookie, so that the calls it makes all come from one guest.
        Call(request).remember(response)
        return response

    async def _asset(self, name: str) -> Asset | None:
        file = self._folder / name
        try:
            modified = file.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        known = self._assets.get(name)
        if known is None or known.modified != modified:
            if not file.is_file() or not file.resolve().is_relative_to(self._folder.resolve()):
                return None
            known = await asyncio.to_thread(_read, file, modified)
            self._assets[name] = known
        return known


def _read(file: Path, modified: int) -> Asset:
    data = file.read_bytes()
    type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if len(data) >= SMALLEST_PACKED else None
    if packed is not None and len(packed) > 0.9 * len(data):
        packed = None
    return Asset(data, packed, type, f'"{hashlib.sha256(data).hexdigest()[:20]}"', modified)


def _sent(request: Request, asset: Asset, status: int, cache: str) -> Response:
    headers = {"Cache-Control": cache, "ETag": asset.etag, "Vary": "Accept-Encoding"}
    if status == 200 and asset.etag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    body = asset.data
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, headers, media_type=asset.type)
