"""Players who do everything people do, through every broken connection, and keep notes of all they were told."""

import asyncio
import random
from typing import Any

import httpx
import msgspec
from tests.server.written import mark_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from table_client import API, Guest

BROKEN = (OSError, EOFError, InvalidHandshake, WebSocketException)
NO_ANSWER = (httpx.HTTPError, RuntimeError)
PAUSE_BEFORE_RECONNECT = 0.05


class Decision(msgspec.Struct):
    """Of a view, what a player at random needs."""

    options: list[msgspec.Raw]
    result: dict[str, Any] | None


class Heard(msgspec.Struct):
    """Of any message, what these players look at; the view is kept as it came."""

    type: str
    question: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    undo: str = "no"
    undone: int = 0
    undo_asked_by: int | None = None
    code: str = ""
    message: str = ""


_heard = msgspec.json.Decoder(Heard)
_decision = msgspec.json.Decoder(Decision)


class Player:
    """A guest on a seat of one match: answers at random, asks what an answer would do, takes back now and then, and
    gives up once in a while. Who has no seat watches."""

    def __init__(self, guest: Guest, match: str, seat: int | None, chance: random.Random, watch: str = "") -> None:
        self.guest = guest
        self.match = match
        self.seat = seat
        self._watch = watch
        self.acknowledged: list[int] = []
        """The options chosen, in the order of the server's `ack`."""
        self.unheard: list[tuple[int, int]] = []
        """What was sent, lost its connection, and was late when it was sent again: how many were acknowledged before
        it, and the option. It may have been written and taken back by somebody meanwhile."""
        self.shown: list[bytes] = []
        """The marks of the states that came, in their order."""
        self.refusals: list[str] = []
        self.connections = 0
        self.is_over = False
        self.is_stopping = False
        self._chance = chance
        self._asked: tuple[int, int] | None = None
        self._answered = -1
        self._pending: tuple[int, int] | None = None
        self._is_sent_again = False

    @property
    def pending(self) -> int | None:
        """What was chosen and not acknowledged."""
        return None if self._pending is None else self._pending[1]

    async def play(self) -> None:
        """Until the match is over, or it is time to stop and nothing is unanswered."""
        while not self._is_done():
            try:
                async with self._connect() as socket:
                    self.connections += 1
                    await self._converse(socket)
            except BROKEN:
                await asyncio.sleep(PAUSE_BEFORE_RECONNECT)

    def _is_done(self) -> bool:
        return self.is_over or (self.is_stopping and self._pending is None)

    def _connect(self) -> connect:
        url = f"ws://{self.guest.address}{API}/matches/{self.match}/live?watch={self._watch}"
        return connect(url, additional_headers={"Cookie": self.guest.cookie()}, compression=None, max_size=None)

    async def _converse(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            self._is_sent_again = True
            await self._send(socket)
        while not self._is_done():
            try:
                # Not `wait_for`: in Python 3.11 a message that comes with the end of the time is lost.
                async with asyncio.timeout(0.5 if self.is_stopping else 30):
                    text = await socket.recv()
            except TimeoutError:
                continue
            await self._hear(socket, _heard.decode(text))

    async def _hear(self, socket: ClientConnection, message: Heard) -> None:
        if message.type == "state":
            await self._see(socket, message)
        elif message.type == "ack":
            if self._pending is not None and self._pending[0] == message.question:
                self.acknowledged.append(self._pending[1])
                self._answered, self._pending = self._pending[0], None
        elif message.type == "error":
            assert message.code != "not_yours", f"the seat of {self.match} is lost"
            self.refusals.append(f"{message.code}: {message.message}")
            if self._pending is not None and (message.question == self._pending[0] or message.code == "over"):
                # It was undone, or the match is over, before it came.
                if self._is_sent_again:
                    self.unheard.append((len(self.acknowledged), self._pending[1]))
                self._pending = None
        if (
            self._pending is None
            and self._asked is not None
            and self._asked[0] > self._answered
            and not self._is_done()
        ):
            await self._act(socket)

    async def _see(self, socket: ClientConnection, message: Heard) -> None:
        self.shown.append(mark_of(bytes(message.view), message.question, message.undone))
        decision = _decision.decode(message.view)
        if decision.result is not None and self._pending is None:
            self.is_over = True
        self._asked = None if message.question is None else (message.question, len(decision.options))
        if self.seat is None:
            return
        if message.undo_asked_by not in (None, self.seat):
            await self._say(socket, type="answer_undo", agree=self._chance.random() < 0.8)
        elif message.undo != "no" and self._chance.random() < 0.3:
            await self._say(socket, type="undo")

    async def _act(self, socket: ClientConnection) -> None:
        assert self._asked is not None
        if self._chance.random() < 0.01:
            await self._say(socket, type="concede")
            return
        self._pending = (self._asked[0], self._chance.randrange(self._asked[1]))
        self._is_sent_again = False
        if self._chance.random() < 0.05:
            await self._say(socket, type="outcome", question=self._pending[0], option=self._pending[1])
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        assert self._pending is not None
        await self._say(socket, type="choose", question=self._pending[0], option=self._pending[1])

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(msgspec.json.encode(message), text=True)


class Company:
    """One guest against a bot, or two and one who watches: they sit down, play, and play again, whatever happens to the
    server."""

    def __init__(self, address: str, game: str, people: int, chance: random.Random) -> None:
        self.game = game
        self.guests = [Guest(address) for _ in range(people)]
        self.watcher = Guest(address)
        self.players: list[Player] = []
        self.names: dict[int, set[str]] = {}
        """By guest: the names that the server may have, the last acknowledged one and what was sent since."""
        self.is_stopping = False
        self._chance = chance

    async def arrive(self) -> None:
        """Everybody has a cookie before anything else: of two first requests at once each would get its own."""
        for guest in self.guests:
            await guest.get("/me")

    async def keep_playing(self) -> None:
        match: str | None = None
        while not self.is_stopping:
            try:
                match = await (self._sit_down() if match is None else self._rematch(match))
                tables = [await guest.get(f"/matches/{match}") for guest in self.guests]
            except NO_ANSWER:
                # The server died while they sat down; the half-made match is nobody's loss.
                match = None
                await asyncio.sleep(PAUSE_BEFORE_RECONNECT)
                continue
            players = [
                Player(guest, match, table["seat"], self._chance)
                for guest, table in zip(self.guests, tables, strict=True)
            ]
            if len(players) > 1:
                key = tables[0]["watch"].partition("watch=")[2]
                players.append(Player(self.watcher, match, None, self._chance, key))
            self.players += players
            for player in players:
                player.is_stopping = self.is_stopping
            await asyncio.gather(*[player.play() for player in players])

    async def keep_renaming(self) -> None:
        """Each name is written once, so that every one that comes back tells when it was given."""
        number = 0
        while not self.is_stopping:
            number += 1
            place = self._chance.randrange(len(self.guests))
            name = f"Name {number}"
            self.names.setdefault(place, {"Guest"}).add(name)
            try:
                answer = await self.guests[place].http.patch("/me", json={"name": name})
                if answer.status_code == 200:
                    self.names[place] = {name}
            except httpx.HTTPError:
                pass
            await asyncio.sleep(self._chance.uniform(0, 0.05))

    async def _sit_down(self) -> str:
        first = self.guests[0]
        others = [{"who": "open"} if len(self.guests) > 1 else {"who": "bot"}]
        match: str = (await first.post("/matches", {"game": self.game, "seats": [{"who": "me"}, *others]}))["match"]
        for guest in self.guests[1:]:
            await guest.post(f"/matches/{match}/join", {"key": await first.invite_key(match)})
        return match

    async def _rematch(self, match: str) -> str:
        """It begins when all have asked for it."""
        for guest in self._chance.sample(self.guests, len(self.guests)):
            found: str = (await guest.post(f"/matches/{match}/rematch", {}))["match"]
        return found

    def stop(self) -> None:
        self.is_stopping = True
        for player in self.players:
            player.is_stopping = True
