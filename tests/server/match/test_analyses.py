"""Analyses at a server: of finished matches only, computed beside everything else, kept, and not too many."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from tests.server.table import Dice, Guest, Server, at_table, play_on
from tests.store.examples import FINISHED, new_match

from hexadeck.kernel.errors import HexadeckError
from hexadeck.server.match import analyses
from hexadeck.server.match.analyses import CLAIM_SECONDS, MOST_AT_ONCE, MOST_OF_AN_ADDRESS, Analyses
from hexadeck.server.messages.finished import AnalysisState
from hexadeck.server.processes.analysis_work import Progress
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Claim, Overview, StoredMatch

ANN, BOB = Asker("street", "ann"), Asker("street", "bob")


async def analysed(guest: Guest, match: str) -> AnalysisState:
    """Asks until it is done, as a page does."""
    while (found := await guest.post(f"/matches/{match}/analysis"))["state"] != "done":
        assert found["state"] == "running"
        await asyncio.sleep(0.2)
    return msgspec.convert(found, AnalysisState)


@at_table
async def test_a_finished_match_is_analysed_once_and_for_all(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as other:
        match = await guest.create("knights-and-kings", seed="analysis")
        async with guest.sit(match) as live:
            refused = await guest.refused("POST", f"/matches/{match}/analysis")
            await play_on(live, Dice(3), choices=12)
            await live.send(type="concede")
            await live.over()
        before = await other.get(f"/matches/{match}/analysis")
        found = await analysed(guest, match)
        kept = await other.get(f"/matches/{match}/analysis")
        replay = await other.get(f"/matches/{match}/replay")

    assert "not over yet" in refused["message"]
    assert before == {"state": "none", "percent": 0, "analysis": None}
    assert msgspec.convert(kept, AnalysisState) == found
    assert found.analysis is not None
    assert found.analysis.moments[-1].at == replay["length"]
    assert found.analysis.moments[-1].chances == [0, 10_000]
    assert {point.seat for point in found.analysis.turning_points} <= {0}
    assert {replay["deciders"][point.at] for point in found.analysis.turning_points} <= {0}


# -- who may ask for how many ------------------------------------------------------------------------------------------


class Shelf:
    """What analyses need of a store; several servers may share it."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.claimed: dict[str, Claim] = {}

    async def analysis(self, id: str) -> str | None:
        return self.kept.get(id)

    async def put_analysis(self, id: str, text: str) -> None:
        self.kept[id] = text

    async def claim(self, claim: Claim, now: int) -> bool:
        before = self.claimed.get(claim.match, claim)
        if before.server != claim.server and before.until > now:
            return False
        self.claimed[claim.match] = claim
        return True

    async def claims(self, now: int) -> list[Claim]:
        return [claim for claim in self.claimed.values() if claim.until > now]

    async def drop_claim(self, match: str, server: str) -> None:
        if match in self.claimed and self.claimed[match].server == server:
            del self.claimed[match]


class Bench:
    """What analyses need of a server, with workers that a test lets answer."""

    def __init__(self, store: Shelf | None = None) -> None:
        self.time = 0
        self.worked: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.may_answer = asyncio.Event()
        self.store = store or Shelf()
        self.workers = SimpleNamespace(lab=self)

    def now(self) -> int:
        return self.time

    def start(self, work: Any) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def run(self, _asker: Asker, _work: Any, id: str, *_: Any) -> Progress:
        self.worked.append(id)
        await self.may_answer.wait()
        if id == "broken":
            raise HexadeckError("cannot be replayed")
        return Progress(100, '{"sides": [0, 1], "moments": [], "turning_points": []}')


def finished(id: str) -> StoredMatch:
    facts = msgspec.structs.asdict(new_match(id, summary=FINISHED)) | {"length": 0, "rematch": None}
    for only_new in ("entries", "is_listed"):
        facts.pop(only_new)
    return StoredMatch(overview=Overview(**facts), entries=(), names={})


@pytest.fixture(autouse=True)
def any_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of these tests are not read."""
    monkeypatch.setattr(analyses, "setup_of", lambda overview: None)


def beginner(store: Shelf | None = None) -> tuple[Bench, Analyses]:
    bench = Bench(store)
    return bench, Analyses(cast(Any, bench))


@pytest.mark.anyio
async def test_a_guest_has_one_at_a_time_and_who_asks_again_waits_for_the_same() -> None:
    bench, found = beginner()

    await found.begin(finished("m1"), ANN)
    await found.begin(finished("m1"), BOB)
    with pytest.raises(Refused, match="another match of yours is being analysed"):
        await found.begin(finished("m2"), ANN)

    assert len(bench.tasks) == 1
    assert (await found.state("m1")).state == "running"
    bench.may_answer.set()
    await asyncio.gather(*bench.tasks)
    assert [(await found.state(id)).state for id in ("m1", "m2")] == ["done", "none"]
    await found.begin(finished("m2"), ANN)
    await asyncio.gather(*bench.tasks)


@pytest.mark.anyio
async def test_a_server_has_only_so_many_at_once() -> None:
    bench, found = beginner()
    for number in range(MOST_AT_ONCE):
        await found.begin(finished(f"m{number}"), Asker(f"street {number}", f"guest {number}"))

    with pytest.raises(Refused, match="many matches are being analysed"):
        await found.begin(finished("one more"), ANN)

    bench.may_answer.set()
    await asyncio.gather(*bench.tasks)


@pytest.mark.anyio
async def test_an_address_leaves_some_of_them_to_others() -> None:
    """Whatever guests it has."""
    bench, found = beginner()
    for number in range(MOST_OF_AN_ADDRESS):
        await found.begin(finished(f"m{number}"), Asker("street", f"guest {number}"))

    with pytest.raises(Refused, match="many matches are being analysed"):
        await found.begin(finished("one more"), ANN)
    await found.begin(finished("another"), Asker("hill", "cho"))

    bench.may_answer.set()
    await asyncio.gather(*bench.tasks)


@pytest.mark.anyio
async def test_one_that_fails_is_not_tried_for_ever() -> None:
    bench, found = beginner()
    bench.may_answer.set()
    await found.begin(finished("broken"), ANN)
    await asyncio.gather(*bench.tasks, return_exceptions=True)

    with pytest.raises(Refused, match="can't be analysed"):
        await found.begin(finished("broken"), ANN)


# -- servers that share a database -------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_what_one_server_works_at_the_others_leave_alone() -> None:
    shelf = Shelf()
    (bench, here), (other_bench, there) = beginner(shelf), beginner(shelf)
    await here.begin(finished("m1"), ANN)
    await there.begin(finished("m1"), BOB)

    assert (await there.state("m1")).state == "running"
    with pytest.raises(Refused, match="another match of yours"):
        await there.begin(finished("m2"), ANN)
    for each in (bench, other_bench):
        each.may_answer.set()
        await asyncio.gather(*each.tasks)
    assert (bench.worked, other_bench.worked) == (["m1"], [])
    assert ((await there.state("m1")).state, shelf.claimed) == ("done", {})


@pytest.mark.anyio
async def test_the_claim_of_a_server_that_died_lapses() -> None:
    shelf = Shelf()
    (dead, before), (bench, after) = beginner(shelf), beginner(shelf)
    await before.begin(finished("m1"), ANN)
    bench.may_answer.set()

    bench.time = CLAIM_SECONDS * 1000 - 1
    await after.begin(finished("m1"), ANN)
    waited = (await after.state("m1")).state
    bench.time += 1
    lapsed = (await after.state("m1")).state
    await after.begin(finished("m1"), ANN)
    await asyncio.gather(*bench.tasks)

    assert (waited, lapsed, (await after.state("m1")).state, bench.worked) == ("running", "none", "done", ["m1"])
    for task in dead.tasks:
        task.cancel()
    await asyncio.gather(*dead.tasks, return_exceptions=True)


@pytest.mark.anyio
async def test_who_is_at_work_says_so_again_and_who_lost_the_claim_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    bench, here = beginner(shelf)
    monkeypatch.setattr(analyses, "AGAIN_SECONDS", -1)
    untils: list[int] = []

    async def go_on(*_: Any) -> Progress:
        bench.time += 1
        untils.append(shelf.claimed["m1"].until)
        if len(untils) == 3:
            shelf.claimed["m1"] = Claim("m1", "another", "bob", 0, bench.time + 1)
        return Progress(len(untils), "")

    monkeypatch.setattr(bench, "run", go_on)
    await here.begin(finished("m1"), ANN)
    await asyncio.gather(*bench.tasks)

    assert untils == [CLAIM_SECONDS * 1000 + number for number in range(3)]
    assert (shelf.claimed["m1"].server, shelf.kept) == ("another", {})
