"""A player over the wire that keeps notes: what it was asked, what it answered, what was acknowledged and when.

For measuring and breaking a server; `examples/bot.py` is the one to learn the protocol from.
"""

import asyncio
import math
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

API = "/api/v1"


class Table(msgspec.Struct):
    """Of a view, what a player at random needs; the rest is not decoded, which would cost more than all else here."""

    options: list[msgspec.Raw]
    result: msgspec.Raw


class Heard(msgspec.Struct):
    """Of any message, what a player at random needs."""

    type: str
    question: int | None = None
    view: Table | None = None
    code: str = ""
    message: str = ""


NO_RESULT = b"null"
_heard = msgspec.json.Decoder(Heard)
PAUSE_BEFORE_RECONNECT = 0.05


class Guest:
    """An identity: the cookie that the server gave at the first visit. Many guests may share a transport."""

    def __init__(self, address: str, transport: httpx.AsyncHTTPTransport | None = None) -> None:
        self.address = address
        # What the environment says of proxies does not matter on loopback and takes long to read.
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}{API}", timeout=30, transport=transport, trust_env=False
        )

    async def get(self, path: str) -> Any:
        return self._answer(await self.http.get(path))

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._answer(await self.http.post(path, json=body))

    async def invite_key(self, match: str) -> str:
        invite: str = (await self.get(f"/matches/{match}"))["invite"]
        return invite.partition("invite=")[2]

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def leave(self) -> None:
        await self.http.aclose()

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise RuntimeError(f"{response.request.url.path}: {response.status_code} {response.text}")
        return response.json()


class Pace:
    """One choice in so many seconds, for all who share it. A moment that was missed is left out and not made up for, so
    that paces which begin apart stay apart."""

    def __init__(self, seconds: float, first: float) -> None:
        self.seconds = seconds
        self._next = time.monotonic() + first

    async def wait(self) -> None:
        late = time.monotonic() - self._next
        if late > 0:
            self._next += math.ceil(late / self.seconds) * self.seconds
        await asyncio.sleep(self._next - time.monotonic())
        self._next += self.seconds


class Seat:
    """A guest at a match. Answers at random, through every broken connection, as fast as the pace allows."""

    def __init__(self, guest: Guest, match: str, seed: str, pace: Pace | None = None) -> None:
        self.guest = guest
        self.match = match
        self.pace = pace
        self.acknowledged: list[tuple[int, int]] = []
        """(Question, option) in the order of the server's `ack`."""
        self.latencies: list[float] = []
        self.refusals: list[str] = []
        self.connections = 0
        self.is_over = False
        self.is_stopping = False
        self._random = random.Random(seed)
        self._asked: tuple[int | None, int] = (None, 0)
        self._has_result = False
        self._pending: tuple[int, int] | None = None
        self._sent = 0.0

    async def play(self) -> None:
        """Until the match is over, or until there is nothing unanswered after `is_stopping` was set."""
        while not self._is_done():
            try:
                async with self._connect() as socket:
                    self.connections += 1
                    await self._converse(socket)
            except (OSError, EOFError, InvalidHandshake, WebSocketException):
                await asyncio.sleep(PAUSE_BEFORE_RECONNECT)

    async def concede(self) -> None:
        """Give the match up; returns when it is over."""
        async with self._connect() as socket:
            await socket.send('{"type": "concede"}')
            while not self.is_over:
                await self._hear(socket, _heard.decode(await asyncio.wait_for(socket.recv(), 30)))

    def _connect(self) -> connect:
        url = f"ws://{self.guest.address}{API}/matches/{self.match}/live"
        headers = {"Cookie": self.guest.cookie()}
        return connect(url, additional_headers=headers, compression=None, max_size=None)

    def _is_done(self) -> bool:
        return self.is_over or (self.is_stopping and self._pending is None)

    async def _converse(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            await self._send(socket)
        while not self._is_done():
            try:
                # Not `wait_for`: in Python 3.11 it may swallow that the task is cancelled.
                async with asyncio.timeout(0.5 if self.is_stopping else 30):
                    text = await socket.recv()
            except TimeoutError:
                continue
            await self._hear(socket, _heard.decode(text))

    async def _hear(self, socket: ClientConnection, message: Heard) -> None:
        if message.type == "state" and message.view is not None:
            self._asked = (message.question, len(message.view.options))
            self._has_result = bytes(message.view.result) != NO_RESULT
        elif message.type == "ack" and message.question is not None:
            self._note_ack(message.question)
        elif message.type == "error":
            self.refusals.append(f"{message.code}: {message.message}")
        if self._pending is None:
            self.is_over = self._has_result
            await self._answer(socket)

    async def _answer(self, socket: ClientConnection) -> None:
        """What the latest state asks, unless that is what was answered already."""
        question, options = self._asked
        last = self.acknowledged[-1][0] if self.acknowledged else -1
        if question is None or question <= last or self.is_stopping:
            return
        if self.pace is not None:
            await self.pace.wait()
        self._pending = (question, self._random.randrange(options))
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        assert self._pending is not None
        question, option = self._pending
        self._sent = time.perf_counter()
        await socket.send(msgspec.json.encode({"type": "choose", "question": question, "option": option}), text=True)

    def _note_ack(self, question: int) -> None:
        if self._pending is not None and self._pending[0] == question:
            self.latencies.append(time.perf_counter() - self._sent)
            self.acknowledged.append(self._pending)
            self._pending = None
