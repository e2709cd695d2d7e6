"""Bots think in other processes: the server answers meanwhile, and a worker that dies is replaced."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.table import Dice, Guest, Nobody, Serve, Server, at_table, play_on

from hexadeck.server.match import new_match
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.setup import MatchSetup
from hexadeck.server.messages.matches import NewMatch, SeatWish
from hexadeck.server.processes import bot_player
from hexadeck.server.processes.workers import Worker
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings

DUEL = MatchSetup("zenonzard", "7", "duel", [None, None], {})


def test_a_worker_plays_until_a_person_decides() -> None:
    match = DUEL.start()
    bot = match.seat
    assert bot is not None
    choices, _ = bot_player.think("a", DUEL, [], {bot: "random"}, 60)
    deciders = set()
    for choice in choices:
        deciders.add(match.seat)
        match.choose(choice)

    assert (deciders, match.seat) == ({bot}, 1 - bot)


def test_a_worker_stops_when_its_time_is_over_but_chooses_once() -> None:
    choices, _ = bot_player.think("b", DUEL, [], {0: "greedy", 1: "greedy"}, 0.0)
    more, _ = bot_player.think("b", DUEL, [], {0: "greedy", 1: "greedy"}, 0.02)

    assert (len(choices), more[:1], len(more) < 120) == (1, choices, True)


def test_the_same_place_in_a_match_has_the_same_answer_in_every_process() -> None:
    bots = {0: "greedy", 1: "random"}
    whole, _ = bot_player.think("c", DUEL, [], bots, 60)
    rest, _ = bot_player.think("another replica", DUEL, whole[:30], bots, 60)

    assert whole[30:] == rest


def test_a_replica_that_was_overtaken_by_an_undo_is_made_anew() -> None:
    bots = {0: "random", 1: "random"}
    whole, _ = bot_player.think("d", DUEL, [], bots, 60)
    other = [1 - whole[0] if whole[0] < 2 else 0]
    after_undo, _ = bot_player.think("d", DUEL, other, bots, 60)
    fresh, _ = bot_player.think("e", DUEL, other, bots, 60)

    assert after_undo == fresh


def own_process() -> int:
    return os.getpid()


@at_table
async def test_work_goes_to_another_process_and_is_done_again_when_that_dies() -> None:
    worker = Worker()
    first = await worker.run(own_process)
    os.kill(first, signal.SIGKILL)
    second = await worker.run(own_process)
    worker.close()

    assert len({os.getpid(), first, second}) == 3


@at_table
async def test_a_match_survives_the_death_of_its_worker(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create("knights-and-kings-chess", seed="2")
        async with guest.sit(match) as live:
            await play_on(live, Dice(2), 3)
            for process in niced(server):
                os.kill(process, signal.SIGKILL)
            count = await play_on(live, Dice(2), 3)
    server.stop()

    assert (count, live.state["question"]) == (3, 6)


def think_wrongly(*_: object) -> None:
    raise ZeroDivisionError("a bug in a bot")


def die(*_: object) -> None:
    os._exit(1)


@pytest.mark.parametrize("think", [think_wrongly, die])
@at_table
async def test_a_bot_that_fails_chooses_at_random_and_says_so_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, think: Callable[..., None]
) -> None:
    services = await Services.open(Settings(data=tmp_path, workers=1))
    bots = NewMatch(game="zenonzard", seats=[SeatWish(who="bot"), SeatWish(who="bot")])
    created = await new_match.start(services, "somebody", bots)
    monkeypatch.setattr(bot_player, "think", think)
    with capture_logs() as logs:
        room = await services.rooms.open(created.match)
        await room.enter(Connection(None, None, Nobody()))
        while room.overview.length < 2:
            await asyncio.sleep(0.01)
    await services.close()

    failures = [entry["match"] for entry in logs if entry["log_level"] == "error" and entry["exc_info"]]
    assert failures[:2] == [created.match] * 2


@at_table
async def test_bots_stop_when_nobody_looks_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    services = await Services.open(Settings(data=tmp_path, workers=1, thinking_seconds=0.001))
    bots = NewMatch(game="zenonzard", seats=[SeatWish(who="bot"), SeatWish(who="bot")])
    room = await services.rooms.open((await new_match.start(services, "somebody", bots)).match)
    lengths = [0]
    for _ in range(2):
        connection = Connection(None, None, Nobody())
        await room.enter(connection)
        while room.overview.length == lengths[-1]:
            await asyncio.sleep(0.001)
        room.leave(connection)
        while room._bots.are_playing:
            await asyncio.sleep(0.001)
        lengths.append(room.overview.length)
    is_over = room.overview.summary.status == "finished"
    await services.close()

    assert lengths[0] < lengths[1] < lengths[2]
    assert not is_over


def niced(server: Server) -> list[int]:
    """The workers: the children of the server that give way to it."""
    children = [
        int(child)
        for tasks in Path(f"/proc/{server.process.pid}/task").glob("*/children")
        for child in tasks.read_text().split()
    ]
    return [child for child in children if os.getpriority(os.PRIO_PROCESS, child) >= bot_player.NICENESS]


@at_table
async def test_the_server_answers_while_bots_think(serve: Serve) -> None:
    """The event loop waits for nobody: the worst of many pings is far below the time a worker plays on."""
    server = serve()
    async with Guest(server) as guest:
        wish = {"game": "knights-and-kings-chess", "seats": [{"who": "bot", "bot": "sibyl"}] * 2}
        busy = [await guest.post("/matches", wish) for _ in range(4)]
        connections = [guest.sit(each["match"], each["path"].partition("=")[2]) for each in busy]
        quiet = await guest.create()
        async with (
            connections[0] as a,
            connections[1] as b,
            connections[2] as c,
            connections[3] as d,
            guest.sit(quiet) as live,
        ):
            readers = [asyncio.create_task(each.asked()) for each in (a, b, c, d)]
            await live.until("state")
            waits: list[float] = []
            while len(waits) < 150:
                began = time.perf_counter()
                await live.send(type="ping")
                await live.until("pong")
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.005)
            thinking_still = [reader for reader in readers if not reader.done()]
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)
    server.stop()

    assert thinking_still
    assert sorted(waits)[len(waits) * 9 // 10] < 0.1
