"""The clock of a match and the people in its room: whom it waits for, and what happens when a time is up."""

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from hexadeck.server.match.acts import give_up
from hexadeck.server.match.alarm import NOBODY
from hexadeck.server.match.history import History
from hexadeck.server.refusals import Refused
from hexadeck.store.store import StoreError

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room

ELSEWHERE_SECONDS: Final = 1.0
"""Whose time is up at another server is looked at again after so long."""


async def come(room: "Room", seat: int) -> None:
    """Somebody who plays is here."""
    room.alarm.see(seat)
    history = room.history
    if history is None or history.match.result is not None:
        return
    room.alarm.wait_for_others(history, partial(run_without, room))
    with suppress(StoreError):  # who cannot be noted, because the disk is full, may still look
        was_stopped = history.is_clock_stopped
        if await room.alarm.note(seat, history, room.pass_over):
            _begin_to_count(room, history, was_stopped)


async def run_without(room: "Room") -> None:
    """Whoever is missing had the time to come, if somebody still waits for them."""
    with suppress(Refused):
        async with room.turn():
            history = room.history
            if history is not None and history.is_clock_stopped and room.viewers.seats():
                if await room.alarm.let_run(history, NOBODY, room.pass_over):
                    _begin_to_count(room, history, was_stopped=True)


def _begin_to_count(room: "Room", history: History, was_stopped: bool) -> None:
    room.set_alarm(history)
    if was_stopped:
        room.show_all()


async def time_out(room: "Room", seat: int, length: int) -> None:
    """If the same question is open still, and all of its time was time in which an answer would have been heard."""
    with suppress(Refused):
        async with room.turn():
            history = room.history
            if history is None or history.length != length:
                return
            if _is_elsewhere(room, seat):
                room.alarm.ring_in(ELSEWHERE_SECONDS, partial(time_out, room), seat, length)
            elif await room.alarm.give_back(history, seat, room.pass_over) and history.length == length:
                await give_up(room, seat, "timeout")
            elif room.history is history:
                room.set_alarm(history)


def _is_elsewhere(room: "Room", seat: int) -> bool:
    """At another server that lives: there the answer comes, and there it is known whether it came in time."""
    return seat not in room.viewers.seats() and seat in room.services.rooms.presence.seats(room.id)
