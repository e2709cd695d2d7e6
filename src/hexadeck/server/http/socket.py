"""The live table: one WebSocket for one viewer of one match."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Final

import msgspec
import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexadeck.server.http.origin import check_origin
from hexadeck.server.keys import is_key
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.match_info import seat_of
from hexadeck.server.match.room import Room
from hexadeck.server.match.states import encoder
from hexadeck.server.messages import LARGEST_MESSAGE, AskHint, ClientMessage
from hexadeck.server.refusals import UNREADABLE, Refused, malformed
from hexadeck.server.services import Services
from hexadeck.store.store import StoreError

log = structlog.get_logger()

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
"""To think costs more than all else: a hint counts as so many messages more."""
MOST_REFUSED_FOR_SPEED: Final = 200
"""Who goes on after so many refusals for speed is cut off."""
TYPES: Final = (
    "the types are 'choose', 'concede', 'offer_draw', 'concede_part', 'undo', 'answer_undo', 'why_not', 'outcome', "
    "'moves', 'hint', 'say' and 'ping'"
)

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


async def live(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    guest, address = services.guests.known(socket), address_of(socket)
    with ExitStack() as while_open:
        try:
            check_origin(socket)
            services.limits.check(guest, address)
            while_open.enter_context(services.limits.socket(guest, address))
        except Refused as refusal:
            services.metrics.refusals.labels(refusal.code).inc()
            body = encoder.encode(refusal.message)
            await socket.send_denial_response(Response(body, refusal.status, media_type="application/json"))
            return
        while_open.enter_context(services.metrics.sockets.track_inprogress())
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await _serve(services, socket)


async def _serve(services: Services, socket: WebSocket) -> None:
    try:
        room = await services.rooms.open(socket.path_params["id"])
        connection = _connection(services, socket, room)
    except (Refused, StoreError) as error:
        refusal = error if isinstance(error, Refused) else Refused("failed", "the database does not answer; try again")
        services.metrics.refusals.labels(refusal.code).inc()
        await socket.send_text(encoder.encode(refusal.message).decode())
        await socket.close(CLOSE_CODES[refusal.code], str(refusal)[:100])
        return
    pump = asyncio.create_task(connection.pump(socket.send_text, socket.close))
    try:
        await room.enter(connection)
        await _listen(services, socket, room, connection)
    except Refused as refusal:
        connection.close(1012, str(refusal))
        await pump
    finally:
        room.leave(connection)
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


def _connection(services: Services, socket: WebSocket, room: Room) -> Connection:
    """A seat for who has one; the watch key for the others."""
    guest = services.guests.known(socket)
    viewer = seat_of(room.overview, guest)
    if viewer is None and not is_key(socket.query_params.get("watch"), room.overview.watch):
        raise Refused("not_yours", "you have no seat at this match; to watch it you need its watch link")
    return Connection(guest, viewer)


async def _listen(services: Services, socket: WebSocket, room: Room, connection: Connection) -> None:
    """Until the connection breaks. Every message is answered, and none can end more than its own connection."""
    refused_for_speed = 0
    while not connection.is_closing:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            text = message.get("text")
            if len(message.get("bytes") or b"") > LARGEST_MESSAGE or len((text or "").encode()) > LARGEST_MESSAGE:
                raise Refused("too_large", f"a message has at most {LARGEST_MESSAGE} bytes")
            services.limits.check(connection.guest, address_of(socket))
            heard = decode(text)
            if isinstance(heard, AskHint):
                services.limits.check(connection.guest, address_of(socket), COST_OF_A_HINT)
            await room.hear(connection, heard)
        except Refused as refusal:
            services.metrics.refusals.labels(refusal.code).inc()
            connection.send(refusal.message)
            if refusal.code == "late":
                room.send_present(connection)
            if refusal.code == "too_large":
                connection.close(TOO_LARGE, str(refusal))
            refused_for_speed += refusal.code == "too_fast"
            if refused_for_speed > MOST_REFUSED_FOR_SPEED:
                connection.close(CLOSE_CODES["too_fast"], str(refusal))


def decode(text: str | None) -> ClientMessage:
    if text is None:
        raise Refused("malformed", f"a message is JSON in a text frame, not a binary one; {TYPES}")
    try:
        return _decoder.decode(text)
    except UNREADABLE as error:
        raise malformed(error, TYPES) from None


def address_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
