"""A server with matches between people whose seeds the test has chosen; over the protocol nobody could."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starlette.responses import Response
from tests.server.table import Guest, Server

from hexadeck import games
from hexadeck.server.match import new_match
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.store import Seat

PEOPLE = ("ann", "bob", "cho")


class Prepared:
    """Ann sits on the first seat of every match, then Bob, then Cho; further seats are bots."""

    def __init__(self, folder: Path, tables: dict[str, tuple[str, int, int]]) -> None:
        self.matches: dict[str, str] = {}
        """The ids by the names that the test gave."""
        self._cookies: dict[str, str] = {}
        asyncio.run(self._write(folder, tables))
        self.server = Server(folder)

    async def _write(self, folder: Path, tables: dict[str, tuple[str, int, int]]) -> None:
        """Straight into the store; each table is a game, how many people and how many bots."""
        services = await Services.open(Settings(data=folder))
        for name, (game, people, bots) in tables.items():
            seats = [Seat(kind="person", guest=person) for person in PEOPLE[:people]]
            seats += [Seat(kind="bot", bot="greedy")] * bots
            loaded = games.load(game)
            setup = {"seed": name, "mode": loaded.modes[0]}
            match = new_match.make_match(services, loaded, setup, {}, None, tuple(seats))
            await services.store.create(match)
            self.matches[name] = match.id
        for person in PEOPLE:
            response = Response()
            services.guests.remember(response, person, is_secure=False)
            self._cookies[person] = response.headers["set-cookie"].partition(";")[0].partition("=")[2]
        await services.close()

    def guest(self, name: str) -> Guest:
        guest = Guest(self.server)
        guest.http.cookies.set("hexadeck_guest", self._cookies[name], "127.0.0.1")
        return guest


@contextmanager
def prepared(folder: Path, tables: dict[str, tuple[str, int, int]]) -> Iterator[Prepared]:
    found = Prepared(folder, tables)
    with found.server as server:
        yield found
        status, _ = server.stop()
        assert (status, server.errors()) == (0, [])
