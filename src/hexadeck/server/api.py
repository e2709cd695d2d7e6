"""The calls under /api/v1."""

from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from hexadeck.server import starting
from hexadeck.server.calls import Call, endpoint
from hexadeck.server.introducing import introduce, seat_of
from hexadeck.server.live import live
from hexadeck.server.messages import Created, Fork, Join, MatchInfo, MatchList, Me, NewMatch
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Overview

MOST_LISTED = 100


async def me(call: Call) -> Me:
    if call.request.method == "PATCH":
        wish = await call.body(Me)
        return Me(name=await call.house.guests.rename(call.guest, wish.name))
    return Me(name=await call.house.guests.name(call.guest))


async def matches(call: Call) -> MatchList:
    found = await call.house.store.matches_of(call.guest, MOST_LISTED)
    return MatchList(
        running=[await introduction(call, match) for match in found.running],
        finished=[await introduction(call, match) for match in found.finished],
    )


async def create(call: Call) -> Created:
    return await starting.start(call.house, call.guest, await call.body(NewMatch))


async def match(call: Call) -> MatchInfo:
    """For who sits there or has a key; finished matches are open to all who have the address."""
    found = await starting.known_match(call.house, call.id)
    keys = call.request.query_params
    has_key = call.house.has_key(keys.get("watch"), found.watch) or call.house.has_key(keys.get("invite"), found.invite)
    if seat_of(found, call.guest) is None and not has_key and found.summary.status != "finished":
        raise Refused("not_yours", "you have no seat at this match; to see it you need its invite or watch link")
    return await introduction(call, found)


async def introduction(call: Call, match: Overview) -> MatchInfo:
    room = call.house.rooms.opened(match.id)
    here = () if room is None else room.here()
    return await introduce(match, seat_of(match, call.guest), here, call.house.guests)


async def join(call: Call) -> Created:
    return await starting.join(call.house, call.guest, call.id, await call.body(Join))


async def rematch(call: Call) -> Created:
    return await starting.rematch(call.house, call.guest, call.id)


async def fork(call: Call) -> Created:
    return await starting.fork(call.house, call.guest, call.id, await call.body(Fork))


async def unknown(call: Call) -> Response:
    path = call.request.url.path
    if path.startswith("/api/") and not path.startswith("/api/v1/"):
        raise Refused("wrong_version", f"this server speaks version 1 of the protocol: /api/v1/, not {path}")
    raise Refused("not_found", f"there is nothing at {path}; docs/protocol.md names every path")


ROUTES = [
    Route("/api/v1/me", endpoint(me), methods=["GET", "PATCH"]),
    Route("/api/v1/matches", endpoint(matches), methods=["GET"]),
    Route("/api/v1/matches", endpoint(create), methods=["POST"]),
    Route("/api/v1/matches/{id}", endpoint(match), methods=["GET"]),
    Route("/api/v1/matches/{id}/join", endpoint(join), methods=["POST"]),
    Route("/api/v1/matches/{id}/rematch", endpoint(rematch), methods=["POST"]),
    Route("/api/v1/matches/{id}/fork", endpoint(fork), methods=["POST"]),
    WebSocketRoute("/api/v1/matches/{id}/live", live),
    Route(
        "/api/{path:path}", endpoint(unknown, is_for_guests=False), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]
    ),
]
