"""Several processes behind one port: one server to those who come, whatever process has their connection."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.postgres import postgres
from tests.server.table import PATIENCE, Dice, Guest, Serve, Server, at_table, play_on

from hexadeck.server.processes.shards import shard_of

__all__ = ["postgres"]


def children(server: Server) -> list[int]:
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(child) for child in listed.split()]


async def both_are_here(guest: Guest, match: str) -> None:
    """Who has come to one process is heard of at the others a moment later."""
    async with asyncio.timeout(PATIENCE):
        while not all(player["is_here"] for player in (await guest.get(f"/matches/{match}"))["players"]):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
@at_table
async def test_two_people_play_whatever_process_they_come_to(
    serve: Serve, database: str, request: pytest.FixtureRequest
) -> None:
    options = ["--database", request.getfixturevalue("postgres").empty_database()] if database == "postgres" else []
    server = serve("--processes", "2", *options)
    shards = set()
    async with Guest(server) as first, Guest(server) as second:
        for number in range(40):
            match = await first.create("knights-and-kings-chess", "open")
            shards.add(shard_of(match, 2))
            async with first.sit(match) as a:
                await a.until("welcome")
                await second.join(match, await first.invite(match))
                await a.until("state")
                async with second.sit(match) as b:
                    await b.until("state")
                    chooser = a if a.state["question"] is not None else b
                    assert (await chooser.choose(0))["type"] == "ack"
                    await both_are_here(first, match)
                    await a.send(type="concede")
                    await b.over()
            assert (await second.get(f"/matches/{match}"))["status"] == "finished"
            if number >= 3 and len(shards) == 2:  # where a match is at home follows from its name
                break
    status, _ = server.stop()

    assert len(shards) == 2
    assert (status, server.errors()) == (0, [])


@at_table
async def test_a_limit_is_one_limit_whatever_process_one_comes_to(serve: Serve) -> None:
    """Every request has a connection of its own, so both processes are asked."""
    server = serve("--processes", "2", "--guest-matches", "6")
    async with Guest(server) as guest:
        answers = []
        for _ in range(12):
            async with Guest(server) as again:
                again.http.cookies = guest.http.cookies
                answers.append(
                    (await again.http.post("/matches", json={"game": "knights-and-kings-chess"})).status_code
                )

    assert answers == [200] * 6 + [429] * 6


@at_table
async def test_a_name_is_known_to_all_processes_at_once(serve: Serve) -> None:
    server = serve("--processes", "2")
    async with Guest(server) as guest:
        for number in range(10):
            await guest.http.patch("/me", json={"name": f"Name {number}"})
            async with Guest(server) as again:
                again.http.cookies.update(guest.http.cookies)
                assert (await again.get("/me"))["name"] == f"Name {number}"


@at_table
async def test_processes_that_die_are_started_again_and_their_matches_go_on(serve: Serve) -> None:
    server = serve("--processes", "2")
    async with Guest(server) as guest:
        matches: list[str] = []
        while {shard_of(match, 2) for match in matches} != {0, 1}:
            matches.append(await guest.create("zenonzard", seed=str(len(matches))))
        for match in matches:
            async with guest.sit(match) as live:
                await play_on(live, Dice(1), 2)
        assert len(list(Path(f"/proc/{server.process.pid}/task").iterdir())) == 1  # a fork finds no threads
        for process in children(server):
            os.kill(process, signal.SIGKILL)
            while process in children(server) or len(children(server)) < 2:
                await asyncio.sleep(0.05)
        for match in matches:
            async for attempt in eventually():
                with attempt:
                    async with guest.sit(match) as live:
                        await play_on(live, Dice(2), 2)
    status, _ = server.stop()

    assert status == 0
    assert ["started again" in line for line in server.errors()] == [True, True]


class Attempt:
    """What goes wrong while a process starts is tried again."""

    def __init__(self) -> None:
        self.is_done = False

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, *_: object) -> bool:
        self.is_done = kind is None
        return isinstance(kind, type) and issubclass(kind, Exception)


async def eventually() -> "AsyncIterator[Attempt]":
    for _ in range(100):
        attempt = Attempt()
        yield attempt
        if attempt.is_done:
            return
        await asyncio.sleep(0.2)
    raise AssertionError("it did not work in the end")
