"""Thinking time: it runs for who decides, what it costs is in the log, and it stands still while no server is there."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.table import Guest, Nobody, Serve, Server, at_table

from hexadeck.server.match import new_match, timekeeping
from hexadeck.server.match.acts import give_up
from hexadeck.server.match.clock import Clock
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.heard import hear
from hexadeck.server.match.match_info import was_withdrawn
from hexadeck.server.match.room import Room
from hexadeck.server.match.seats import join_match, leave_match
from hexadeck.server.messages.live import Choose
from hexadeck.server.messages.matches import ClockSetting, Join, NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.server.standstill import Standstill
from hexadeck.store.store import Entry, Seat, StoreError, Summary

FRIENDS = NewMatch(game="zenonzard", seats=[SeatWish(who="me"), SeatWish(who="open")])
PEOPLE = (Seat(kind="person", guest="a"), Seat(kind="person", guest="b"))


def clock(seconds: int = 60, increment: int = 0) -> Clock:
    return Clock(ClockSetting(seconds=seconds, increment=increment), PEOPLE, 0)


def test_a_choice_costs_the_time_since_the_last_entry_and_earns_the_increment() -> None:
    bank = clock(60, increment=5)

    bank.enter(Entry("choice", 0, 0, 10_000))
    bank.enter(Entry("choice", 1, 0, 12_000))

    assert bank.as_seen(0, None, 99_000) == [55, 63]
    assert bank.as_seen(0, 1, 15_000) == [55, 60]


def test_nobody_has_less_than_nothing() -> None:
    bank = clock(5)

    assert bank.left(0, 9_000) == 0
    assert bank.as_seen(None, 0, 9_000) == [0, 5]


def test_giving_up_and_taking_back_cost_nothing_and_start_the_next_decision() -> None:
    bank = clock()

    bank.enter(Entry("choice", 0, 0, 10_000))
    bank.enter(Entry("undo", 0, 0, 30_000))
    bank.enter(Entry("choice", 0, 0, 31_000))

    assert bank.as_seen(0, None, 31_000) == [49, 60]


def test_whose_time_is_up_has_none_left_and_who_gives_up_ends_the_thinking() -> None:
    bank = clock()

    bank.enter(Entry("concede", 1, 0, 10_000), decider=0)
    assert bank.as_seen(0, None, 99_000) == [50, 60]
    bank.enter(Entry("timeout", 0, 0, 60_000), decider=0)

    assert bank.as_seen(0, None, 99_000) == [0, 60]
    assert bank.as_seen(1, None, 99_000) == [0, 60]


def test_what_a_secret_decision_cost_is_never_seen_by_others() -> None:
    """KG-R30 They see when an open decision began and ended: a larger cost would tell that there was a secret one."""
    bank = clock(60, increment=5)

    bank.enter(Entry("choice", 1, 0, 10_000), is_secret=True)

    assert bank.as_seen(0, None, 10_000) == [60, 60]
    assert bank.as_seen(1, None, 10_000) == [60, 50]
    bank.enter(Entry("choice", 1, 0, 11_000))
    assert bank.as_seen(0, None, 11_000) == [60, 64]
    assert bank.as_seen(1, None, 11_000) == [60, 54]


def test_time_does_not_run_for_bots() -> None:
    bank = Clock(ClockSetting(seconds=10), (PEOPLE[0], Seat(kind="bot", bot="greedy")), 0)

    bank.enter(Entry("choice", 1, 0, 8_000))

    assert (bank.left(1, 90_000), bank.as_seen(0, 1, 90_000)) == (10_000, [10, 10])


@at_table
async def test_who_has_no_time_left_has_lost(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(clock={"seconds": 1})
        async with guest.sit(match) as live:
            first = await live.asked()
            last = await live.until("state")
        info = await guest.get(f"/matches/{match}")

    assert (first["clock"]["running"], 0 < first["clock"]["left"][0] <= 1) == (0, True)
    assert (last["view"]["result"]["winners"], last["by_bot"]) == ([1], False)
    assert (info["status"], last["clock"]["running"]) == ("finished", None)
    assert last["view"]["result"]["reason"] == info["result"]["reason"] == "Player 1 ran out of time."
    assert (last["view"]["result"]["rule"], last["clock"]["left"][0]) == ("", 0)


@at_table
async def test_no_clock_runs_before_everybody_was_there(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open", clock={"seconds": 2})
        await second.join(match, await first.invite(match))
        async with first.sit(match) as live:
            alone = await live.until("state")
            await asyncio.sleep(2.5)
            async with second.sit(match):
                together = await live.until("state")
                last = await live.until("state")

    assert (alone["clock"]["running"], alone["clock"]["left"]) == (None, [2, 2])
    assert together["view"]["result"] is None
    assert together["clock"]["running"] == together["view"]["decider"]
    assert last["view"]["result"]["reason"].endswith("ran out of time.")


@at_table
async def test_time_that_no_server_was_there_for_is_given_back(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create(clock={"seconds": 2})
        async with guest.sit(match) as live:
            await live.asked()
            await live.choose(0)
            before = await live.asked()
        server.kill()
        await asyncio.sleep(2.5)
        server.start(server.port)
        async with guest.sit(match) as live:
            after = await live.until("state")
            await live.choose(0)
            later = await live.asked()
    server.stop()

    assert after["view"]["result"] is None
    assert abs(after["clock"]["left"][0] - before["clock"]["left"][0]) < 0.3
    assert 1 < later["clock"]["left"][0] <= after["clock"]["left"][0]


@asynccontextmanager
async def timed(folder: Path, *here: str) -> AsyncIterator[tuple[Services, Room]]:
    """A match of Ann and Bob with a clock of a minute; it is opened and both are there, or those who are named."""
    services = await Services.open(Settings(data=folder, workers=1))
    try:
        wish = msgspec.structs.replace(FRIENDS, clock=ClockSetting(seconds=60))
        id = (await new_match.start(services, "ann", wish)).match
        await join_match(services, "bob", id, Join(key=(await new_match.known_match(services, id)).invite))
        room = await services.rooms.open(id)
        for seat, guest in enumerate(("ann", "bob")):
            if not here or guest in here:
                await room.enter(Connection(guest, seat, Nobody()))
        yield services, room
    finally:
        await services.close()


@at_table
async def test_who_was_answered_elsewhere_in_time_does_not_lose_on_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is in the log when the timeout that nobody needs any more is to be written."""
    async with timed(tmp_path) as (services, room):
        history = room.running()
        seat, append = history.decider, services.store.append
        assert seat is not None

        async def be_late(id: str, at: int, entries: Sequence[Entry], summary: Summary | None = None) -> None:
            monkeypatch.undo()
            await append(id, at, [Entry("choice", seat, 0, services.now())])
            await append(id, at, entries, summary)

        monkeypatch.setattr(services.store, "append", be_late)
        async with room.turn():
            await give_up(room, seat, "timeout")
        kinds = [entry.kind for entry in await services.store.entries(room.id, 0)]

    assert kinds[-1] == "choice"
    assert room.running().match.result is None


@at_table
async def test_time_in_which_nobody_was_heard_costs_nobody_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After ten seconds of thinking the server stands still for longer than the clock has; then the answer is heard."""
    async with timed(tmp_path) as (services, room):
        seat, now = room.running().decider, services.now()
        assert seat is not None
        monkeypatch.setattr(services, "now", lambda: now + 90_000)
        monkeypatch.setattr(services, "standstill", Standstill(lambda: 80.0))
        services.standstill._due = 0
        await hear(room, Connection("ann", seat, Nobody()), Choose(question=0, option=0))
        clock = room.running().clock
        assert clock is not None

    assert clock.left(1 - seat, now) == 60_000
    assert abs(clock.left(seat, now) - 50_000) < 500


@at_table
async def test_a_time_that_ran_out_while_nobody_was_heard_has_not_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with timed(tmp_path) as (services, room):
        history, now = room.running(), services.now()
        seat = history.decider
        assert seat is not None
        monkeypatch.setattr(services, "now", lambda: now + 61_000)
        monkeypatch.setattr(services, "standstill", Standstill(lambda: 5.0))
        services.standstill._due = 0
        await timekeeping.time_out(room, seat, history.length)
        assert history.clock is not None
        left = history.clock.left(seat, services.now())
        still_running = history.match.result is None and room.alarm.is_set
        await timekeeping.time_out(room, seat, history.length)

    assert (still_running, abs(left - 4_000) < 500) == (True, True)
    assert history.out_of_time == seat


@at_table
async def test_who_is_at_another_server_runs_out_of_time_there(tmp_path: Path) -> None:
    async with timed(tmp_path) as (services, room):
        history = room.running()
        seat = history.decider
        assert seat is not None
        room.viewers.remove(next(iter(room.viewers._connections[seat])))
        presence = services.rooms.presence
        presence.hear(msgspec.json.encode({"server": "other", "match": room.id, "seats": [seat]}).decode())
        await timekeeping.time_out(room, seat, history.length)
        is_waited_for = history.match.result is None and room.alarm.is_set
        presence.hear(msgspec.json.encode({"server": "other", "match": room.id, "seats": []}).decode())
        await timekeeping.time_out(room, seat, history.length)

    assert is_waited_for
    assert history.out_of_time == seat


@at_table
async def test_a_clock_does_not_wait_for_ever_for_who_never_comes(tmp_path: Path) -> None:
    """Who waits sees it run after a minute; who is missing runs out of time."""
    async with timed(tmp_path, "ann") as (_, room):
        history = room.running()
        waits = (history.is_clock_stopped, room.alarm.is_set)
        await timekeeping.run_without(room)
        runs = (history.is_clock_stopped, room.alarm._timer is not None)
        assert history.decider is not None
        await timekeeping.time_out(room, history.decider, history.length)

    assert (waits, runs) == ((True, True), (False, True))
    assert history.out_of_time is not None


@at_table
async def test_who_comes_while_nothing_can_be_written_may_still_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That they were there is noted the next time, and then the clock runs."""
    async with timed(tmp_path, "ann") as (services, room):

        async def cannot(*_: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as full:
            full.setattr(services.store, "append", cannot)
            await room.enter(Connection("bob", 1, Nobody()))
        waits = (room.is_closed, room.running().is_clock_stopped, sorted(room.running().come - {-1}))
        await room.enter(Connection("bob", 1, Nobody()))

        assert waits == (False, True, [0])
        assert (room.running().is_clock_stopped, sorted(room.running().come - {-1})) == (False, [0, 1])


@at_table
async def test_a_clock_waits_on_where_nobody_waits_any_more(tmp_path: Path) -> None:
    async with timed(tmp_path, "ann") as (_, room):
        for connections in list(room.viewers._connections.values()):
            for connection in list(connections):
                room.leave(connection)
        await timekeeping.run_without(room)

        assert room.running().is_clock_stopped


@at_table
async def test_a_match_that_somebody_never_came_to_is_called_off_after_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That they were there is in the log, so it is known after a restart, too."""
    async with timed(tmp_path, "ann") as (services, room):
        now = services.now()
        with pytest.raises(Refused, match="not come for 60 seconds"):
            await leave_match(services, "ann", room.id)
        with pytest.raises(Refused, match="not come for 60 seconds"):
            await leave_match(services, "bob", room.id)  # who has never come has not waited
        id = room.id
    services = await Services.open(Settings(data=tmp_path, workers=1))
    monkeypatch.setattr(services, "now", lambda: now + 61_000)
    room = await services.rooms.open(id)
    await leave_match(services, "ann", id)
    with pytest.raises(Refused, match="the match is over"):
        await hear(room, Connection("ann", 0, Nobody()), Choose(question=0, option=0))
    overview = await new_match.known_match(services, id)
    await services.close()

    assert (was_withdrawn(overview), overview.summary.status) == (True, "finished")


@at_table
async def test_a_match_that_all_came_to_is_not_called_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with timed(tmp_path) as (services, room):
        now = services.now()
        monkeypatch.setattr(services, "now", lambda: now + 61_000)
        with pytest.raises(Refused, match="the match has begun; you can concede it"):
            await leave_match(services, "ann", room.id)

    assert room.running().match.result is None


def test_what_stands_still_is_counted_once_and_small_delays_are_not() -> None:
    now = 100.0
    loop = Standstill(lambda: now)

    loop.tick()
    now += 0.15  # within what is tolerated
    loop.tick()
    assert loop.seconds == 0
    now += 3.1
    during = loop.seconds
    loop.tick()
    now += 0.1

    assert (round(during, 3), round(loop.seconds, 3)) == (3, 3)
