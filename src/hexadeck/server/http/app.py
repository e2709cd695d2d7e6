"""The server as an ASGI app."""

from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from hexadeck.server.http import api
from hexadeck.server.http.calls import refused
from hexadeck.server.http.headers import SafeHeaders
from hexadeck.server.http.origin import LOCAL, OwnNames, host_name
from hexadeck.server.http.pages import Pages
from hexadeck.server.http.socket import LiveTables
from hexadeck.server.keys import is_key
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.store.store import StoreError

log = structlog.get_logger()

LOOPBACK: Final = ("127.0.0.1", "::1", "::ffff:127.0.0.1")


async def healthz(request: Request) -> Response:
    try:
        await request.app.state.services.store.check()
    except StoreError as error:
        log.error("the store failed", path=request.url.path, error=str(error))
        return PlainTextResponse("the database does not answer; it is in the server's log\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """For the operator only: who can count all choices can count those that a match keeps secret."""
    services: Services = request.app.state.services
    if not may_read_metrics(request, services.settings.metrics_token):
        return refused(services, Refused("metrics_are_private"))
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_read_metrics(request: Request, token: str | None) -> bool:
    if token is not None:
        return is_key(request.headers.get("authorization"), f"Bearer {token}")
    return request.client is not None and request.client.host in LOOPBACK and host_name(request.headers) in LOCAL


async def failed(request: Request, _error: Exception) -> Response:
    """The error itself is logged by the server."""
    return refused(request.app.state.services, Refused("something_wrong"))


def table_app(services: Services) -> ASGIApp:
    app = Starlette(
        routes=[
            *api.ROUTES,
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Route("/{path:path}", Pages().respond),
        ],
        exception_handlers={Exception: failed},
    )
    app.state.services = services
    return SafeHeaders(OwnNames(LiveTables(services, app), services.settings.hosts))
