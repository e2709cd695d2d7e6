"""A room whose log was written to by somebody else: another server, or the one who took a seat."""

import asyncio
from typing import TYPE_CHECKING, Final

from hexadeck.server.match.history import History, in_effect, read_history, tried_out
from hexadeck.server.match.match_info import was_withdrawn
from hexadeck.store.store import Damaged, Entry, StoredMatch

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room

OTHERS_BOTS_SECONDS: Final = 1.0
"""The server that wrote the last entry lets the bots play; the others only if nothing comes of that."""


async def catch_up(room: "Room") -> None:
    """Called by whoever has the room to themselves."""
    stored = await room.services.store.load(room.id)
    if stored is None or stored.damage:
        raise Damaged(f"match {room.id}: {'gone' if stored is None else stored.damage}")
    before, room.overview = room.overview, stored.overview
    room.viewers.part_with_those_who_left(room.overview.seats)
    if room.overview.summary.status != "waiting" and not was_withdrawn(room.overview):
        await _read_new(room, stored)
    if (before.seats, before.rematch) != (room.overview.seats, room.overview.rematch):
        await room.tell_all()


async def _read_new(room: "Room", stored: StoredMatch) -> None:
    history = room.history
    if history is None:
        room.history = await read_history(stored.overview, stored.entries, room.share)
        room.show_all(room.history.match.opening)
        await room.begin()
        return
    new = stored.entries[history.length :]
    if any(entry.kind == "undo" and entry.value < number for number, entry in enumerate(new, history.length)):
        await _go_back(room, stored, history)
    elif new:
        for entry in new:
            async with room.share:
                _follow(room, history, entry)
            await asyncio.sleep(0)
        await room.settle(OTHERS_BOTS_SECONDS)


async def _go_back(room: "Room", stored: StoredMatch, before: History) -> None:
    room.history = await read_history(stored.overview, stored.entries, room.share)
    room.history.is_clock_stopped = before.is_clock_stopped
    room.undo.end()
    room.show_all(is_undone=in_effect(stored.entries) != before.kept)
    await room.settle()


def _follow(room: "Room", history: History, entry: Entry) -> None:
    if entry.kind == "undo":
        history.pass_over(entry)
    else:
        room.accept(history, tried_out(history.match, entry))
