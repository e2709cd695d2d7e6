"""The live table: one WebSocket for one viewer of one match."""

import time
from typing import Final, NamedTuple, get_args

import msgspec
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from hexadeck.server.http.limits import HeldSocket
from hexadeck.server.http.origin import check_origin
from hexadeck.server.http.socket_wire import LINE, SocketWire
from hexadeck.server.keys import is_key
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.heard import hear
from hexadeck.server.match.match_info import seat_of
from hexadeck.server.match.room import Room
from hexadeck.server.match.states import encoder
from hexadeck.server.messages import LARGEST_MESSAGE
from hexadeck.server.messages.live import AskHint, ClientMessage
from hexadeck.server.refusals import UNREADABLE, Refused, malformed
from hexadeck.server.services import Services
from hexadeck.store.store import StoreError

PATH: Final = "/api/v1/matches/{id}/live"
PATTERN: Final = compile_path(PATH)[0]
CLOSE_CODES: Final = {
    "not_yours": 4403,
    "not_found": 4404,
    "too_fast": 4429,
    "refused": 4400,
    "damaged": 4410,
    "failed": 1011,
}
TOO_LARGE: Final = 1009
COST_OF_A_HINT: Final = 30
"""Thinking costs more than anything else: a hint counts as this many extra messages."""
MOST_REFUSED_FOR_SPEED: Final = 200
"""After this many refusals for speed the connection is cut."""
_NAMES: Final = [f"'{kind.__struct_config__.tag}'" for kind in get_args(ClientMessage)]
TYPES: Final = f"the types are {', '.join(_NAMES[:-1])} and {_NAMES[-1]}"

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class LiveTables:
    """In front of the app: the live tables, without all that lies between a page and its answer. People sit at a table
    for long, and whatever leads there is kept as long."""

    def __init__(self, services: Services, app: ASGIApp) -> None:
        self._services = services
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATTERN.match(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        visitor = await self._let_in(WebSocket(scope, receive, send), found["id"])
        if visitor is None:
            return
        self._services.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            scope.clear()  # what was said to get here
            await _serve(self._services, visitor, receive)
        finally:
            visitor.held.give_back()
            self._services.metrics.sockets.dec()

    async def _let_in(self, socket: WebSocket, match: str) -> "Visitor | None":
        """The visitor; None if they were refused."""
        services = self._services
        guest, address = services.guests.known(socket), socket.client.host if socket.client else ""
        try:
            await socket.receive()  # that they want to come
            check_origin(socket)
            services.limits.check(guest, address)
            held = services.limits.socket(guest, address)
        except Refused as refusal:
            services.metrics.refusals.labels(refusal.code).inc()
            body = encoder.encode(refusal.message)
            await socket.send_denial_response(Response(body, refusal.status, media_type="application/json"))
            return None
        line: SocketWire = socket.scope["extensions"][LINE]
        return Visitor(guest, address, match, socket.query_params.get("watch"), held, line)


class Visitor(NamedTuple):
    """Somebody who wants to enter a match."""

    guest: str | None
    address: str
    match: str
    watch: str | None
    """The key that they have."""
    held: HeldSocket
    line: SocketWire


async def _serve(services: Services, visitor: Visitor, receive: Receive) -> None:
    line, came = visitor.line, time.monotonic()
    try:
        room = await services.rooms.open(visitor.match)
        connection = _connection(visitor, room)
    except (Refused, StoreError) as error:
        refusal = error if isinstance(error, Refused) else Refused("database_silent")
        services.metrics.refusals.labels(refusal.code).inc()
        line.send_now(encoder.encode(refusal.message))
        line.close_now(CLOSE_CODES[refusal.code], str(refusal)[:100])
        return
    try:
        await room.enter(connection, came)
        await _listen(services, visitor.address, receive, room, connection)
    except Refused as refusal:
        connection.close(1012, str(refusal))
    finally:
        room.leave(connection)


def _connection(visitor: Visitor, room: Room) -> Connection:
    """Those with a seat take it; the others need the watch key."""
    viewer = seat_of(room.overview, visitor.guest)
    if viewer is None and not is_key(visitor.watch, room.overview.watch):
        raise Refused("no_seat")
    return Connection(visitor.guest, viewer, visitor.line)


async def _listen(services: Services, address: str, receive: Receive, room: Room, connection: Connection) -> None:
    """Until the connection breaks. Every message is answered, and none can end more than its own connection."""
    refused_for_speed = 0
    while not connection.is_closing:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            text = message.get("text")
            if len(message.get("bytes") or b"") > LARGEST_MESSAGE or len((text or "").encode()) > LARGEST_MESSAGE:
                raise Refused("too_large", most=LARGEST_MESSAGE)
            services.limits.check(connection.guest, address)
            said = decode(text)
            if isinstance(said, AskHint):
                services.limits.check(connection.guest, address, COST_OF_A_HINT)
            async with services.limits.turn(connection.guest, address):
                await hear(room, connection, said)
        except Refused as refusal:
            services.metrics.refusals.labels(refusal.code).inc()
            connection.send(refusal.message)
            if refusal.code == "late":
                await room.send_present(connection)
            if refusal.code == "too_large":
                connection.close(TOO_LARGE, str(refusal))
            refused_for_speed += refusal.code == "too_fast"
            if refused_for_speed > MOST_REFUSED_FOR_SPEED:
                connection.close(CLOSE_CODES["too_fast"], str(refusal))


def decode(text: str | None) -> ClientMessage:
    if text is None:
        raise Refused("malformed", why=f"a message is JSON in a text frame, not a binary one; {TYPES}")
    try:
        return _decoder.decode(text)
    except UNREADABLE as error:
        raise malformed(error, TYPES) from None
