"""The server as an ASGI app."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hexadeck.server import api
from hexadeck.server.headers import SafeHeaders
from hexadeck.server.house import House
from hexadeck.server.pages import Pages
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


def table_app(house: House) -> Starlette:
    app = Starlette(
        routes=[
            *api.ROUTES,
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Route("/{path:path}", Pages().respond),
        ],
        middleware=[Middleware(SafeHeaders)],
    )
    app.state.house = house
    return app
