"""Whether a page of ours asks. Browsers name the origin of the page with every socket and every request that changes
something; programs that are no browsers carry nobody's cookie by themselves and need not.
"""

from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from hexadeck.server.refusals import Refused


def own_origin(connection: HTTPConnection) -> str:
    """The origin of a page that this host serves, as browsers write it."""
    is_secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if is_secure else 'http'}://{connection.headers.get('host', '')}"


LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""What this machine calls itself."""


def host_name(headers: Headers) -> str:
    """The name that the server was called by, without the port."""
    host = headers.get("host", "").lower()
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


class OwnNames:
    """Answers only to the server's own names."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = host_name(Headers(scope=scope)) if scope["type"] in ("http", "websocket") else ""
        if not self._names or host in self._names or scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            refusal = Refused("wrong_host", host=host)
            answer = Response(msgspec.json.encode(refusal.message), refusal.status, media_type="application/json")
            await answer(scope, receive, send)


def check_origin(connection: HTTPConnection) -> None:
    origin = connection.headers.get("origin")
    if origin is not None and origin.lower() != own_origin(connection).lower():
        raise Refused("wrong_origin", origin=origin, here=own_origin(connection))
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("wrong_origin", origin="another host", here=own_origin(connection))
