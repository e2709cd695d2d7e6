"""Who has a process next: every address and every guest behind it in turn, for so long and no longer."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.table import at_table

from hexadeck.server.processes import workers
from hexadeck.server.processes.workers import MOST_WAITING, Asker, Pool
from hexadeck.server.refusals import Refused

ANN, BOB, CHO = Asker("street", "ann"), Asker("street", "bob"), Asker("hill", "cho")


class Bench:
    """Works that a test lets end, in the order in which they began."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.places: list[object] = []
        self._gates: dict[str, asyncio.Event] = {}

    async def run(self, worker: object, name: str) -> str:
        self.begun.append(name)
        self.places.append(worker)
        await self._gates.setdefault(name, asyncio.Event()).wait()
        return name

    async def end(self, *names: str) -> None:
        for name in names:
            self._gates.setdefault(name, asyncio.Event()).set()
        await settled()


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    found = Bench()

    class Desk:
        async def run(self, _work: Callable[..., Any], name: str) -> str:
            return await found.run(self, name)

    monkeypatch.setattr(workers, "Worker", Desk)
    return found


def ask(pool: Pool, asker: Asker, name: str) -> asyncio.Task[Any]:
    return asyncio.create_task(pool.run(asker, str, name))


@pytest.mark.anyio
async def test_addresses_have_their_turns_and_behind_each_its_guests(bench: Bench) -> None:
    pool = Pool(1, 60)
    asked = [ask(pool, ANN, name) for name in ("a1", "a2", "a3")]
    await settled()
    asked += [ask(pool, BOB, "b1"), ask(pool, CHO, "c1"), ask(pool, CHO, "c2")]
    await settled()
    await bench.end("a1", "a2", "a3", "b1", "c1", "c2")

    assert bench.begun == ["a1", "c1", "b1", "c2", "a2", "a3"]
    assert await asyncio.gather(*asked) == ["a1", "a2", "a3", "b1", "c1", "c2"]


@pytest.mark.anyio
async def test_nobody_has_all_processes(bench: Bench) -> None:
    pool = Pool(2, 60)
    asked = [ask(pool, ANN, "a1"), ask(pool, ANN, "a2"), ask(pool, CHO, "c1")]
    await settled()

    assert bench.begun == ["a1", "c1"]
    await bench.end("a1", "a2", "c1")
    await asyncio.gather(*asked)


@pytest.mark.anyio
async def test_who_asks_again_comes_to_the_process_that_knows_them(bench: Bench) -> None:
    """The lab goes on with a question where it was."""
    pool = Pool(2, 60)
    first, other = ask(pool, ANN, "a1"), ask(pool, CHO, "c1")
    await bench.end("a1", "c1")
    again = ask(pool, CHO, "c2")
    await bench.end("c2")
    await asyncio.gather(first, other, again)

    assert bench.places[1] is bench.places[2] is not bench.places[0]


@pytest.mark.anyio
async def test_whoever_is_gone_before_their_turn_has_asked_nothing(bench: Bench) -> None:
    pool = Pool(1, 60)
    first, gone, last = ask(pool, ANN, "a1"), ask(pool, BOB, "b1"), ask(pool, CHO, "c1")
    await settled()
    gone.cancel()
    await bench.end("a1", "c1")

    assert await asyncio.gather(first, last) == ["a1", "c1"]
    assert (bench.begun, gone.cancelled()) == (["a1", "c1"], True)


@pytest.mark.anyio
async def test_whoever_is_gone_later_leaves_the_process_when_it_is_done(bench: Bench) -> None:
    pool = Pool(1, 60)
    gone, last = ask(pool, ANN, "a1"), ask(pool, CHO, "c1")
    await settled()
    gone.cancel()
    await settled()
    before = list(bench.begun)
    await bench.end("a1", "c1")

    assert await last == "c1"
    assert (before, bench.begun) == (["a1"], ["a1", "c1"])


@pytest.mark.anyio
async def test_only_so_much_of_one_guest_waits(bench: Bench) -> None:
    pool = Pool(1, 60)
    asked = [ask(pool, ANN, f"a{number}") for number in range(1 + MOST_WAITING)]
    await settled()

    with pytest.raises(Refused, match="4 questions of yours wait"):
        await pool.run(ANN, str, "one more")
    asked.append(ask(pool, CHO, "c1"))
    await bench.end("c1", *[f"a{number}" for number in range(1 + MOST_WAITING)])
    await asyncio.gather(*asked)


@at_table
async def test_what_takes_too_long_is_ended_with_its_process() -> None:
    pool = Pool(1, 60)
    before = await pool.run(ANN, os.getpid)
    pool.seconds = 0.05
    with pytest.raises(Refused, match="longer than anybody can wait"):
        await pool.run(ANN, signal.pause)
    pool.seconds = 60
    after = await pool.run(CHO, os.getpid)
    pool.close()

    assert before != after
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)
