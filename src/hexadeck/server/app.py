"""The server as an ASGI app."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from hexadeck.server import api
from hexadeck.server.calls import refused
from hexadeck.server.headers import SafeHeaders
from hexadeck.server.house import House
from hexadeck.server.pages import Pages
from hexadeck.server.refusals import Refused
from hexadeck.store.store import StoreError


async def healthz(request: Request) -> Response:
    try:
        await request.app.state.house.store.check()
    except StoreError as error:
        return PlainTextResponse(f"{error}\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def failed(request: Request, _error: Exception) -> Response:
    """The error itself is logged by the server."""
    return refused(request.app.state.house, Refused("failed", "something went wrong here; it is in the server's log"))


def table_app(house: House) -> ASGIApp:
    app = Starlette(
        routes=[
            *api.ROUTES,
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Route("/{path:path}", Pages().respond),
        ],
        exception_handlers={Exception: failed},
    )
    app.state.house = house
    return SafeHeaders(app)
