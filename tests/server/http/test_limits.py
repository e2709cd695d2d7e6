"""Token buckets: a burst at once, then the rate, each key for itself."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import httpx
import pytest
from tests.server.table import Guest, Live, Serve, Server, at_table
from tests.store.examples import choice, new_match
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hexadeck.server.http.limits import (
    AT_ONCE,
    BURST_SECONDS,
    CODES_AN_HOUR,
    KEPT,
    NONE,
    WRITINGS_AN_HOUR,
    Account,
    Buckets,
    HeldHere,
    Limits,
    household,
)
from hexadeck.server.processes.shared import SETS, WAYS, SharedLock, SharedPairs
from hexadeck.server.refusals import Refused
from hexadeck.server.room_on_disk import ASK_AGAIN_SECONDS, FOR_PAPERS
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.store import Paper


def test_an_address_tries_so_many_codes_whatever_guests_it_has(tmp_path: Path) -> None:
    """At all processes together."""
    several = [Limits(0, 0, account=Account(tmp_path, number, 2)) for number in range(2)]

    for number in range(CODES_AN_HOUR):
        several[number % 2].code("2001:db8::1")
    with pytest.raises(Refused, match="200 codes an hour"):
        several[0].code("2001:db8::2")
    several[0].code("2001:db8:1::1")


def test_an_address_writes_so_much_whatever_guests_it_has(tmp_path: Path) -> None:
    several = [Limits(0, 0, account=Account(tmp_path, number, 2)) for number in range(2)]

    for number in range(WRITINGS_AN_HOUR):
        several[number % 2].writing("2001:db8::1")
    with pytest.raises(Refused, match="1200 things an hour"):
        several[0].writing("2001:db8::2")
    several[0].writing("2001:db8:1::1")


@at_table
async def test_nothing_is_kept_for_who_cannot_come_back(server: Server) -> None:
    """Without a cookie every request would be another guest."""
    paper = {"name": "Reds", "text": "4 x"}
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1") as stranger:
        asked = [("PUT", "/papers/deck/zenonzard", paper), ("POST", "/me/carry", None), ("PATCH", "/me", {"name": "A"})]
        answers = []
        for method, path, body in asked:
            stranger.cookies.clear()
            answers.append((await stranger.request(method, path, json=body)).json()["reason"])
        await stranger.get("/me")
        known = (await stranger.put("/papers/deck/zenonzard", json=paper)).status_code

    assert (answers, known) == (["not_a_guest"] * 3, 200)


@at_table
async def test_when_papers_have_filled_their_share_matches_still_begin(tmp_path: Path) -> None:
    services = await Services.open(Settings(data=tmp_path, disk_megabytes=5, workers=1))
    await services.room_on_disk.check_papers()
    text = "x" * (5_000_000 // FOR_PAPERS + 1)
    await services.store.put_paper("ann", Paper(kind="deck", game="zenonzard", name="A", text=text, updated=1), 9)
    with pytest.raises(Refused, match="no room for more decks"):
        await services.room_on_disk.check_papers()
    await services.room_on_disk.check()
    await services.close()


@pytest.mark.anyio
async def test_of_one_guest_only_so_much_is_done_side_by_side() -> None:
    """Whatever lines it comes by; others do not wait for it, and nobody is remembered."""
    limits, begun, gate = Limits(0, 0), list[str](), asyncio.Event()

    async def ask(guest: str) -> None:
        async with limits.turn(guest, "street"):
            begun.append(guest)
            await gate.wait()

    asked = [asyncio.create_task(ask("ann")) for _ in range(3 * AT_ONCE)]
    asked.append(asyncio.create_task(ask("bob")))
    for _ in range(10):
        await asyncio.sleep(0)
    before = list(begun)
    gate.set()
    await asyncio.gather(*asked)
    del asked

    assert before == ["ann"] * AT_ONCE + ["bob"]
    assert (begun.count("ann"), len(limits._at_once)) == (3 * AT_ONCE, 0)


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_taken_at_once_and_then_the_rate() -> None:
    watch = Watch()
    buckets = Buckets(2, watch)

    taken = [buckets.take("a") for _ in range(2 * BURST_SECONDS + 1)]
    watch.now += 1

    assert taken == [True] * (2 * BURST_SECONDS) + [False]
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_nobody_uses_up_what_another_has() -> None:
    buckets = Buckets(1, Watch())
    while buckets.take("a"):
        pass

    assert buckets.take("b")


def test_what_costs_more_than_is_there_costs_nothing() -> None:
    buckets = Buckets(1, Watch())

    assert not buckets.take("a", BURST_SECONDS + 1)
    assert buckets.take("a", BURST_SECONDS)


def test_a_rate_of_nothing_is_no_limit() -> None:
    buckets = Buckets(0, Watch())

    assert all(buckets.take("a") for _ in range(1000))


def test_full_buckets_are_not_kept() -> None:
    watch = Watch()
    buckets = Buckets(1, watch)
    for number in range(KEPT + 1):
        buckets.take(str(number))
    watch.now += 60
    buckets.take("last")

    assert isinstance(buckets._buckets, HeldHere)
    assert len(buckets._buckets.pairs) == 1


def test_guests_and_addresses_have_limits_of_their_own() -> None:
    limits = Limits(guest_rate=1, address_rate=3)
    for _ in range(BURST_SECONDS):
        limits.check("a", "here")
    with pytest.raises(Refused, match="at most 1 requests"):
        limits.check("a", "here")
    for _ in range(2 * BURST_SECONDS):
        limits.check(None, "here")

    with pytest.raises(Refused, match="from one address"):
        limits.check(None, "here")
    limits.check(None, "there")


def test_a_guest_and_an_address_have_so_many_sockets_at_once() -> None:
    limits = Limits(0, 0, guest_sockets=2, address_sockets=3)
    with limits.socket("a", "here"), limits.socket("a", "here"):
        with pytest.raises(Refused, match="you have 2 tables open"), limits.socket("a", "there"):
            pass
        full = pytest.raises(Refused, match="3 tables are open from your address")
        with limits.socket(None, "here"), full, limits.socket("b", "here"):
            pass
        with limits.socket("b", "here"):
            pass

    assert isinstance(limits._sockets._own, HeldHere)
    assert not limits._sockets._own.pairs


def test_limits_count_across_the_processes_of_a_server(tmp_path: Path) -> None:
    """Requests, matches and sockets; and what a process that died had open is not counted when it is there again."""
    one, two = [Limits(1, 0, 3, 0, 4, 0, Account(tmp_path, number, 2)) for number in range(2)]
    for _ in range(BURST_SECONDS // 2):
        one.check("a", "here")
        two.check("a", "here")
    for limits in (one, two, one, two):
        limits.new_match("b", "here")
    with one.socket("c", "here"), two.socket("c", "here"), two.socket("c", "here"):
        for limits in (one, two):
            with pytest.raises(Refused, match="at most 1 requests"):
                limits.check("a", "here")
            with pytest.raises(Refused, match="4 matches an hour"):
                limits.new_match("b", "here")
            with pytest.raises(Refused, match="3 tables open"), limits.socket("c", "here"):
                pass
            limits.check("d", "here")
        again = Limits(1, 0, 3, 0, 4, 0, Account(tmp_path, 1, 2))
        full = pytest.raises(Refused, match="3 tables open")
        with again.socket("c", "here"), one.socket("c", "here"), full, again.socket("c", "here"):
            pass


def test_more_keys_than_there_is_room_for_push_out_the_oldest(tmp_path: Path) -> None:
    held = SharedPairs(tmp_path / "pairs")
    for number in range(SETS * WAYS * 2):
        held.put(str(number), (number, number))

    assert held.get(str(SETS * WAYS * 2 - 1), (0, 0)) == (SETS * WAYS * 2 - 1, SETS * WAYS * 2 - 1)
    assert held.get("0", (-1, -1)) == (-1, -1)


def test_a_network_of_ipv6_is_one_address() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:2") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("unknown:80") == "unknown:80"


def test_an_address_is_worked_out_once_and_not_for_ever_kept() -> None:
    """It is asked for with every message; whoever has many addresses must not fill the memory with them."""
    household.cache_clear()
    for number in range(KEPT + 100):
        household(f"2001:db8:{number // 65536:x}:{number % 65536:x}::1")
    for _ in range(50):
        household("2001:db8::1")
    info = household.cache_info()

    assert (info.hits, info.misses, info.currsize) == (49, KEPT + 101, KEPT)


# -- the table that processes share ------------------------------------------------------------------------------------


def test_what_one_process_notes_the_others_read(tmp_path: Path) -> None:
    here, there = SharedPairs(tmp_path / "pairs"), SharedPairs(tmp_path / "pairs")
    here.put("a", (1.5, 10.0))
    here.put("b", (2.5, 20.0))
    there.put("a", (0.5, 30.0))

    assert [here.get(key, NONE) for key in "abc"] == [(0.5, 30.0), (2.5, 20.0), NONE]
    there.drop("a")
    there.drop("c")
    assert [here.get(key, NONE) for key in "ab"] == [NONE, (2.5, 20.0)]
    here.clear()
    assert there.get("b", NONE) == NONE


def test_keys_that_share_their_places_do_not_disturb_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight keys have room in one place; the ninth takes that of the one that was noted longest ago."""
    monkeypatch.setattr(SharedPairs, "_look_up", staticmethod(lambda key: (ord(key), 0)))
    held = SharedPairs(tmp_path / "pairs")
    for age, key in enumerate("cabdefgh"):
        held.put(key, (1, age))
    held.put("c", (2, 100))
    held.put("x", (3, 101))

    assert [held.get(key, NONE)[0] for key in "cabx"] == [2, 0, 1, 3]


def test_whoever_has_the_turn_is_alone(tmp_path: Path) -> None:
    """Two count, each with files of its own as processes have them; before one has written the other could go on."""

    def count() -> None:
        held, turn = SharedPairs(tmp_path / "pairs"), SharedLock(tmp_path / "turn")
        is_there.wait()
        for _ in range(20):
            with turn():
                number = held.get("a", NONE)[0]
                time.sleep(0.001)
                held.put("a", (number + 1, 0))

    is_there = Barrier(2)
    with ThreadPoolExecutor(2) as two:
        for counting in [two.submit(count) for _ in range(2)]:
            counting.result()

    assert SharedPairs(tmp_path / "pairs").get("a", NONE)[0] == 40


def soon(error: Exception) -> Exception | None:
    """Worth another try."""
    return None if isinstance(error, InvalidStatus) else error


@at_table
async def test_one_match_too_many_is_refused_with_clear_words(serve: Serve) -> None:
    """R8 By the hour, and for all that are under way."""
    async with Guest(serve("--guest-matches", "2")) as guest:
        first = await guest.create()
        await guest.create()
        hourly = await guest.refused("POST", "/matches", {"game": "zenonzard"})
        async with guest.sit(first) as live:
            await live.asked()
            assert (await live.choose(0))["type"] == "ack"

    assert (hourly["code"], "2 matches an hour" in hourly["message"]) == ("too_fast", True)


@at_table
async def test_when_the_disk_is_full_enough_no_match_begins_and_those_under_way_go_on(tmp_path: Path) -> None:
    """R8"""
    services = await Services.open(Settings(data=tmp_path, disk_megabytes=1, workers=1))
    await services.room_on_disk.check()
    await services.store.create(new_match("large", setup={"seed": "x" * 2_000_000}))
    services.room_on_disk._read -= ASK_AGAIN_SECONDS + 1
    with pytest.raises(Refused, match="no room for new matches"):
        await services.room_on_disk.check()
    await services.store.append("large", 0, [choice(0)])
    await services.close()


@at_table
async def test_who_dribbles_costs_nobody_else_anything(serve: Serve) -> None:
    """R5 Of many requests from one address that do not come the slowest are cut off; another guest is served."""
    server = serve("--address-requests", "50")
    slow = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(200)]
    for _, writer in slow:
        writer.write(b"GET / HT")
    async with Guest(server) as guest:
        began = time.monotonic()
        await guest.get("/me")
        waited = time.monotonic() - began
    cut = sum([await is_cut(reader) for reader, _ in slow])
    for _, writer in slow:
        writer.transport.abort()

    assert cut >= 150
    assert waited < 2


async def is_cut(reader: asyncio.StreamReader) -> bool:
    try:
        return await asyncio.wait_for(reader.read(1), 0.02) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@at_table
async def test_one_socket_too_many_is_refused_until_another_is_closed(serve: Serve) -> None:
    server = serve("--guest-sockets", "2")
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as one:
            async with guest.sit(match) as two:
                await two.until("state")
                with pytest.raises(InvalidStatus) as refused:
                    await connect(guest.live_address(match), additional_headers=guest.headers())
            await one.until("state")
            # The server hears of the closing a moment later.
            async for again in connect(
                guest.live_address(match), additional_headers=guest.headers(), process_exception=soon
            ):
                await Live(again).until("state")
                await again.close()  # what is left open by `break` would be closed by chance, in another test
                break

    assert refused.value.response.status_code == 429
    assert b"2 tables open" in (refused.value.response.body or b"")
