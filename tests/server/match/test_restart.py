"""A server that dies or stops loses nothing, and everything goes on after it is back."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from tests.server.table import Dice, Guest, Live, Serve, Server, at_table, play_on
from websockets.exceptions import ConnectionClosed


@pytest.mark.parametrize("game", ["zenonzard", "kanzume-goddess"])
@at_table
async def test_a_match_goes_on_after_the_server_was_killed(serve: Serve, game: str) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create(game, seed="31")
        async with guest.sit(match) as live:
            await play_on(live, Dice(31), 12)
            question, view = live.state["question"], live.state["view"]
            server.restart()
            with pytest.raises(ConnectionClosed):
                await live.until("nothing")
        async with guest.sit(match) as again:
            welcome, state = await again.next(), await again.next()
            repeated = await again.choose(live_answer(live), question - 1)
            count = await play_on(again, Dice(32))
    server.stop()

    assert (state["question"], state["view"]) == (question, view)
    assert repeated["type"] == "ack"
    assert len(welcome["log"]) > 3
    assert (count > 3, again.state["view"]["result"] is not None, server.errors()) == (True, True, [])


def live_answer(live: Live) -> int:
    """What was sent last."""
    dice = Dice(31)
    states = [message for message in live.received if message["type"] == "state" and message["question"] is not None]
    return [dice.pick(state) for state in states[:-1]][-1]


@at_table
async def test_bots_go_on_when_somebody_opens_their_match_again(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create("knights-and-kings-chess", seed="1")
        async with guest.sit(match) as live:
            await play_on(live, Dice(1), 10)
            await live.send(type="concede")
            await live.until("match")
        deciders = (await guest.get(f"/matches/{match}/replay"))["deciders"]
        where_the_bot_decides = {"at": deciders.index(1), "seat": 0}
        forked = (await guest.post(f"/matches/{match}/fork", where_the_bot_decides))["match"]
        server.restart()
        async with guest.sit(forked) as again:
            waiting = await again.until("state")
            asked = await again.asked()
    server.stop()

    assert (waiting["view"]["decider"], asked["view"]["decider"]) == (1, 0)


@at_table
async def test_a_server_that_stops_says_so_and_is_quick(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.asked()
            await live.choose(0)
            status, seconds = await asyncio.to_thread(server.stop)
            code = await live.closed()

    assert (status, code, server.errors()) == (0, 1012, [])
    assert seconds < 3


@at_table
async def test_ctrl_c_ends_the_server_and_its_workers(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        wish = {"game": "knights-and-kings-chess", "seats": [{"who": "bot"}, {"who": "bot"}]}
        created = await guest.post("/matches", wish)
        async with guest.sit(created["match"], created["path"].partition("=")[2]) as live:
            while not (await live.until("state"))["by_bot"]:
                pass
            children = workers(server)
            os.killpg(server.process.pid, signal.SIGINT)
            code = await live.closed()
        status = await asyncio.to_thread(server.process.wait, 5)
    server._end()

    assert (status, code, server.errors()) == (0, 1012, [])
    assert children
    assert await survivors(children) == []


@at_table
async def test_workers_do_not_outlive_a_killed_server(serve: Serve) -> None:
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await play_on(live, Dice(1), 12)
        children = workers(server)
    server.process.kill()
    server._end()

    assert children
    assert await survivors(children) == []


def workers(server: Server) -> list[int]:
    """The processes that the server started."""
    found = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(child) for tasks in found for child in tasks.read_text().split()]


async def survivors(processes: list[int]) -> list[int]:
    """Who is still there after some time to end."""
    for _ in range(100):
        if not any(is_alive(process) for process in processes):
            break
        await asyncio.sleep(0.05)
    return [process for process in processes if is_alive(process)]


def is_alive(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False
