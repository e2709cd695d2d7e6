"""What changes a match besides the answers of people: giving up, taking back, and what bots chose."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from hexadeck.server.match import catching_up
from hexadeck.server.match.history import History, PlayedEntry, read_history, summary_of, tried_out
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room


async def give_up(room: "Room", seat: int, kind: Literal["concede", "timeout"]) -> None:
    while True:
        history = room.running()
        if seat in history.given_up:
            raise Refused("has_conceded")
        async with room.share:
            step = tried_out(history.match, Entry(kind, seat, 0, room.services.now()))
        if await room.write([step]):
            break
        if kind == "timeout":
            return  # an answer was first: whoever is asked now has a time and an alarm of their own
    await room.go_on([step])


async def take_back(room: "Room", seat: int) -> None:
    """Back to before the seat's last choice."""
    history = room.running()
    target = history.undo_to(seat)
    stored = await room.services.store.load(room.id)
    assert stored is not None
    if target is None or len(stored.entries) != history.length:
        await catching_up.catch_up(room)
        raise Refused("moved_on")
    entry = Entry("undo", seat, target, room.services.now())
    back = await read_history(room.overview, [*stored.entries, entry], room.share)
    back.is_clock_stopped = history.is_clock_stopped
    if await room.append([entry], summary_of(back.match, entry.time)):
        room.history = back
        room.show_all(is_undone=True)
        await room.settle()


async def let_bots_choose(room: "Room", history: History, length: int, choices: Sequence[int]) -> None:
    """If the match still stands where they thought about it; they do not have the room yet."""
    async with room.turn():
        if room.history is not history or history.length != length:
            return
        steps: list[PlayedEntry] = []
        match = history.match
        for choice in choices:
            assert match.seat is not None
            async with room.share:
                steps.append(tried_out(match, Entry("choice", match.seat, choice, room.services.now())))
            match = steps[-1].match
            await asyncio.sleep(0)
        if await room.write(steps):
            room.services.metrics.choices_of_bots.inc(len(steps))
            await room.go_on(steps)
