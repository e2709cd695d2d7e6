"""The rooms that are open, each read from its log when somebody comes and forgotten when nobody was there for long."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import structlog

from hexadeck.kernel.errors import EngineFault, HexadeckError
from hexadeck.server.library import read_game
from hexadeck.server.match.match_info import seat_of
from hexadeck.server.match.presence import Presence, UndoNotice
from hexadeck.server.match.room import Room
from hexadeck.server.match.setup import under_its_rules
from hexadeck.server.refusals import Refused, damaged
from hexadeck.store.store import Damaged, Store, StoredMatch

if TYPE_CHECKING:
    from hexadeck.server.services import Services

log = structlog.get_logger()

SWEEP_SECONDS: Final = 5


async def stored_match(store: Store, id: str) -> StoredMatch:
    try:
        stored = await store.load(id)
    except Damaged as error:
        log.error("a match is damaged", match=id, damage=str(error))
        raise damaged(str(error), 0) from error
    if stored is None:
        raise Refused("no_match")
    return stored


class Rooms:
    def __init__(self, services: "Services") -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Each kept by those who wait for it: also after the first of them has failed they share one."""
        self._missed: set[str] = set()
        """Matches that were changed while they were being read."""
        self.presence = Presence(services.store, self._presence_changed, self._undo_asked, self._heard_news)
        services.metrics.rooms.set_function(lambda: len(self._rooms))

    async def begin(self) -> None:
        await self._services.store.listen(self._changed, self.presence.hear)
        self._services.start(self._sweep())
        if not self._services.settings.is_alone:
            self._services.start(self.presence.keep_alive())

    def _presence_changed(self, id: str) -> None:
        """Somebody came or went at another server."""
        room = self.opened(id)
        if room is not None:
            self._services.start(room.tell_who_is_here())

    def _undo_asked(self, id: str, notice: UndoNotice) -> None:
        room = self.opened(id)
        if room is not None:
            self._services.start(room.hear_undo(notice))

    def _heard_news(self, id: str) -> None:
        """Of another server."""
        room = self.opened(id)
        if room is not None:
            self._services.start(room.tell_all())

    def opened(self, id: str) -> Room | None:
        """The room if it is open."""
        room = self._rooms.get(id)
        return None if room is None or room.is_closed else room

    def has_people(self, id: str) -> bool:
        """Whether somebody who sits at this match is connected, here or elsewhere."""
        room = self.opened(id)
        return bool(self.presence.seats(id) if room is None else room.here())

    async def open(self, id: str) -> Room:
        room = self.opened(id)
        if room is not None:
            room.last_used = time.monotonic()
            return room
        # Two who come at the same time come into one room.
        lock = self._reading.setdefault(id, asyncio.Lock())
        async with lock:
            self._missed.discard(id)
            room = self.opened(id) or await self._read(id)
            self._rooms[id] = room
            if id in self._missed:
                await self.refresh(id)
            if not self._services.settings.is_alone:
                self._services.start(self.presence.ask(id))
        return room

    async def _read(self, id: str) -> Room:
        began = time.monotonic()
        guests = self._services.guests
        renames = guests.renames
        stored = await stored_match(self._services.store, id)
        guests.note(stored.names, renames)
        if stored.damage:
            log.error("a match is damaged", match=id, damage=stored.damage)
            raise damaged(stored.damage, len(stored.entries))
        try:
            with under_its_rules(stored.overview):
                await read_game(stored.overview.game, stored.overview.setup.get("cards", ""))
                room = await Room.read(self._services, stored)
        except (HexadeckError, EngineFault) as error:
            log.exception("a match cannot be read", match=id)
            raise Refused("match_unreadable") from error
        room.read_since = began
        return room

    async def refresh(self, id: str) -> None:
        """Something about this match was written past its room."""
        room = self.opened(id)
        if room is not None:
            with suppress(Refused):
                await room.catch_up()
        elif id in self._reading:
            self._missed.add(id)

    async def tell(self, id: str) -> None:
        """Something that belongs to this match and is not in it has changed."""
        room = self.opened(id)
        if room is not None:
            await room.tell_all()
        if not self._services.settings.is_alone:
            await self.presence.tell_news(id)

    async def tell_of(self, guest: str) -> None:
        """A guest has another name."""
        for room in tuple(self._rooms.values()):
            if seat_of(room.overview, guest) is not None:
                await room.tell_all()

    def _changed(self, id: str | None) -> None:
        for changed in {*self._rooms, *self._reading} if id is None else (id,):
            if changed in self._rooms or changed in self._reading:
                self._services.start(self.refresh(changed))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._services.settings.idle_seconds))
            oldest = time.monotonic() - self._services.settings.idle_seconds
            for id, room in tuple(self._rooms.items()):
                is_old = room.is_over or room.last_used < oldest
                if room.is_closed or (is_old and not room.is_in_use):
                    room.close(1001, "nobody was here for long")
                    del self._rooms[id]

    def close(self) -> None:
        for room in self._rooms.values():
            room.close(1012, "the server restarts; come back at once")
