"""The live table: one WebSocket for one viewer of one match."""

import asyncio
from typing import Final

import msgspec
import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexadeck.server.house import House
from hexadeck.server.introducing import seat_of
from hexadeck.server.line import Line
from hexadeck.server.messages import LARGEST_MESSAGE, ClientMessage
from hexadeck.server.origin import check_origin
from hexadeck.server.refusals import UNREADABLE, Refused, malformed
from hexadeck.server.room import Room
from hexadeck.server.showing import encoder
from hexadeck.store.store import StoreError

log = structlog.get_logger()

CLOSE_CODES: Final = {"not_yours": 4403, "not_found": 4404, "too_fast": 4429, "refused": 4400, "failed": 1011}
TOO_LARGE: Final = 1009
MOST_REFUSED_FOR_SPEED: Final = 200
"""Who goes on after so many refusals for speed is cut off."""
TYPES: Final = "the types are 'choose', 'concede', 'undo', 'answer_undo' and 'ping'"

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    try:
        check_origin(socket)
        house.limits.check(house.guests.known(socket), address_of(socket))
    except Refused as refusal:
        house.metrics.refusals.labels(refusal.code).inc()
        body = encoder.encode(refusal.message)
        await socket.send_denial_response(Response(body, refusal.status, media_type="application/json"))
        return
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        await _serve(house, socket)
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.sockets.dec()


async def _serve(house: House, socket: WebSocket) -> None:
    try:
        room = await house.rooms.open(socket.path_params["id"])
        line = _line(house, socket, room)
    except (Refused, StoreError) as error:
        refusal = error if isinstance(error, Refused) else Refused("failed", "the database does not answer; try again")
        house.metrics.refusals.labels(refusal.code).inc()
        await socket.send_text(encoder.encode(refusal.message).decode())
        await socket.close(CLOSE_CODES[refusal.code], str(refusal)[:100])
        return
    pump = asyncio.create_task(line.pump(socket.send_text, socket.close))
    try:
        await room.enter(line)
        await _listen(house, socket, room, line)
    except Refused as refusal:
        line.close(1012, str(refusal))
        await pump
    finally:
        room.leave(line)
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


def _line(house: House, socket: WebSocket, room: Room) -> Line:
    """A seat for who has one; the watch key for the others."""
    guest = house.guests.known(socket)
    viewer = seat_of(room.overview, guest)
    if viewer is None and not house.has_key(socket.query_params.get("watch"), room.overview.watch):
        raise Refused("not_yours", "you have no seat at this match; to watch it you need its watch link")
    return Line(guest, viewer)


async def _listen(house: House, socket: WebSocket, room: Room, line: Line) -> None:
    """Until the line breaks. Every message is answered, and none can end more than its own line."""
    refused_for_speed = 0
    while not line.is_closing:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            text = message.get("text")
            if len(message.get("bytes") or b"") > LARGEST_MESSAGE or len((text or "").encode()) > LARGEST_MESSAGE:
                raise Refused("too_large", f"a message has at most {LARGEST_MESSAGE} bytes")
            house.limits.check(line.guest, address_of(socket))
            await room.hear(line, decode(text))
        except Refused as refusal:
            house.metrics.refusals.labels(refusal.code).inc()
            line.send(refusal.message)
            if refusal.code == "late":
                room.send_present(line)
            if refusal.code == "too_large":
                line.close(TOO_LARGE, str(refusal))
            refused_for_speed += refusal.code == "too_fast"
            if refused_for_speed > MOST_REFUSED_FOR_SPEED:
                line.close(CLOSE_CODES["too_fast"], str(refusal))


def decode(text: str | None) -> ClientMessage:
    if text is None:
        raise Refused("malformed", f"a message is JSON in a text frame, not a binary one; {TYPES}")
    try:
        return _decoder.decode(text)
    except UNREADABLE as error:
        raise malformed(error, TYPES) from None


def address_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
