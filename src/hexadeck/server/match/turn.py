"""One thing happens at a time in a room."""

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from hexadeck.server.refusals import Refused

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room

log = structlog.get_logger()

GONE: Final = (1012, "the match is being reloaded; try again now")


class Turn:
    """Alone in a room. After anything but a refusal nobody knows whether memory and log agree, so the room is closed;
    the next who comes reads it from the log."""

    __slots__ = ("_room",)

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.is_closed:
            self._room.lock.release()
            raise Refused("match_read_again")

    async def __aexit__(self, _: object, error: BaseException | None, trace: object) -> None:
        room, has_failed = self._room, isinstance(error, Exception) and not isinstance(error, Refused)
        room.is_closed |= has_failed
        room.lock.release()
        if has_failed:
            log.error("a match failed", match=room.id, exc_info=error)
            # A moment later, so that who asked is answered before the connections are cut.
            asyncio.get_running_loop().call_soon(room.close, *GONE)
            raise Refused("choice_in_doubt") from error
