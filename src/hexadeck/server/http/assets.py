"""Bytes that are the same for everybody: packed once, sent with a mark by which a browser knows what it has."""

import gzip
import hashlib
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

SMALLEST_PACKED: Final = 1000
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PRIVATE: Final = "private, no-cache"
"""For answers with a cookie, which no cache on the way may give to anybody else."""


class Asset(Struct, frozen=True):
    data: bytes
    packed: bytes | None
    """With gzip, where that is worth it."""
    type: str
    mark: str


def asset(data: bytes, type: str) -> Asset:
    """Takes too long for the event loop when there is much of it."""
    packed = gzip.compress(data, 9, mtime=0) if len(data) >= SMALLEST_PACKED else None
    if packed is not None and len(packed) > 0.9 * len(data):
        packed = None
    return Asset(data, packed, type, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def sent(request: Request, asset: Asset, cache: str = ASK_AGAIN, status: int = 200) -> Response:
    headers = {"Cache-Control": cache, "ETag": asset.mark, "Vary": "Accept-Encoding"}
    if status == 200 and asset.mark in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    body = asset.data
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, headers, media_type=asset.type)
