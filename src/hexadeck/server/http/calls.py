"""HTTP calls: who asks, what they send, and every answer as a message."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hexadeck.server.http.guests import new_guest
from hexadeck.server.http.limits import household
from hexadeck.server.http.origin import check_origin
from hexadeck.server.match.states import encoder
from hexadeck.server.messages import LARGEST_MESSAGE
from hexadeck.server.processes.workers import Asker, Pool
from hexadeck.server.refusals import UNREADABLE, Refused, malformed
from hexadeck.server.services import Services
from hexadeck.store.store import StoreError

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")


class Call:
    """One request of a guest; whoever has no cookie becomes a guest with the answer."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.services: Services = request.app.state.services
        self.known_guest = self.services.guests.known(request)
        self.guest = self.known_guest or new_guest()

    @property
    def id(self) -> str:
        """The match in the path."""
        return str(self.request.path_params["id"])

    def check(self) -> None:
        if self.request.method not in ("GET", "HEAD"):
            check_origin(self.request)
        self.charge(1)

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    @property
    def asker(self) -> Asker:
        """Whose turn it is when work is done for them. Those without a cookie are one behind their address."""
        return Asker(household(self.address), self.known_guest or "")

    def charge(self, cost: float) -> None:
        self.services.limits.check(self.known_guest, self.address, cost)

    def charge_writing(self) -> None:
        """Things are kept only for somebody who can come back: they were given a cookie before, and have sent it."""
        if self.known_guest is None:
            raise Refused("not_a_guest")
        self.services.limits.writing(self.address)

    async def charge_match(self, cost: float) -> None:
        """What a new match costs: requests, one of the guest's matches, and room on the disk."""
        self.charge(cost)
        self.services.limits.new_match(self.guest, self.address)
        most = self.services.settings.guest_matches
        if most and await self.services.store.unfinished_of(self.guest) >= most:
            raise Refused("matches_in_progress", most=most)
        await self.services.room_on_disk.check()

    async def body(self, kind: type[T]) -> T:
        data = b""
        async for part in self.request.stream():
            data += part
            if len(data) > LARGEST_MESSAGE:
                raise Refused("too_large", most=LARGEST_MESSAGE)
        try:
            return msgspec.json.decode(data or b"{}", type=kind)
        except UNREADABLE as error:
            fields = ", ".join(kind.__struct_fields__)  # type: ignore[attr-defined]  # every body is a Struct
            raise malformed(error, f"the fields are {fields}") from None

    async def work(self, pool: Pool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Done by another process, unless whoever asked has hung up before it is their turn."""
        working = asyncio.ensure_future(pool.run(self.asker, work, *args, **kwargs))
        gone = asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ClientDisconnect
            return working.result()
        finally:
            working.cancel()
            gone.cancel()

    async def _gone(self) -> None:
        """Returns when nobody waits for the answer any more."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    def number(self, name: str, default: int) -> int:
        """A whole number from the query."""
        text = self.request.query_params.get(name, str(default))
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Refused("malformed", why=f"'{name}' is a whole number, not {text!r}")
        return int(text)

    def remember(self, response: Response) -> None:
        self.services.guests.remember(response, self.guest, self.request.url.scheme == "https")


Answer = Callable[[Call], Awaitable[msgspec.Struct | Response]]


def endpoint(answer: Answer, *, is_for_guests: bool = True) -> Callable[[Request], Awaitable[Response]]:
    """A Starlette endpoint; what is not for guests gives no cookie."""

    async def respond(request: Request) -> Response:
        call = Call(request)
        try:
            call.check()
            async with call.services.limits.turn(call.known_guest, call.address):
                found = await answer(call)
        except Refused as refusal:
            return refused(call.services, refusal)
        except ClientDisconnect:
            return Response()  # nobody reads it
        except StoreError as error:
            log.error("the store failed", path=request.url.path, error=str(error))
            return refused(call.services, Refused("database_silent"), 503)
        response = found if isinstance(found, Response) else json_response(found)
        if is_for_guests:
            response.headers["Cache-Control"] = "no-store"
            call.remember(response)
        return response

    return respond


def json_response(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(encoder.encode(message), status, media_type="application/json")


def refused(services: Services, refusal: Refused, status: int | None = None) -> Response:
    services.metrics.refusals.labels(refusal.code).inc()
    response = json_response(refusal.message, status or refusal.status)
    response.headers["Cache-Control"] = "no-store"
    return response
