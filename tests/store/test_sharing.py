"""Several processes: on PostgreSQL they share the matches and hear of each other, on SQLite the second is sent away."""

import asyncio
import os
import signal

import pytest
from tests.store.examples import ANN, FINISHED, OPEN, WAITING, choice, new_match
from tests.store.place import Place, lines_until_killed

from hexadeck.store.store import Store, StoreError

pytestmark = pytest.mark.anyio

SECONDS = 20
RIVALS = 3
LENGTH = 60


class Ear:
    """What a store told."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def next(self) -> str | None:
        return await asyncio.wait_for(self.heard.get(), SECONDS)


async def listening(place: Place) -> tuple[Store, Ear]:
    store, ear = await place.open(), Ear()
    await store.listen(ear.heard.put_nowait)
    return store, ear


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


async def test_processes_that_append_to_one_match_win_every_number_once(shared: Place) -> None:
    store = await shared.open()
    await store.create(new_match())
    rivals = [shared.start_program("rival", str(seat), str(LENGTH)) for seat in range(RIVALS)]
    for rival in rivals:
        assert rival.stdout is not None
        assert rival.stdout.readline() == "ready\n"

    for rival in rivals:
        assert rival.stdin is not None
        rival.stdin.write("go\n")
        rival.stdin.flush()
    won = {(int(line), seat) for seat, rival in enumerate(rivals) for line in rival.communicate()[0].splitlines()}

    entries = await store.entries("m1", 0)
    assert sorted(won) == [(number, entry.seat) for number, entry in enumerate(entries)]
    assert entries == [choice(number, entry.seat) for number, entry in enumerate(entries)]
    assert len(entries) == LENGTH
    await store.close()


async def test_groups_of_two_processes_get_along(shared: Place) -> None:
    one, other = await shared.open(), await shared.open()
    ids = [f"m{number}" for number in range(40)]
    await asyncio.gather(*[one.create(new_match(id)) for id in ids])

    for at in range(10):
        outcomes = await asyncio.gather(
            *[one.append(id, at, [choice(at, 0)]) for id in ids],
            *[other.append(id, at, [choice(at, 1)]) for id in reversed(ids)],
            return_exceptions=True,
        )
        assert [type(outcome).__name__ for outcome in outcomes].count("NoneType") == len(ids)
        assert [type(outcome).__name__ for outcome in outcomes].count("Conflict") == len(ids)
    await one.close()
    await other.close()


async def test_others_are_told_of_an_append_a_seat_and_a_rematch(shared: Place) -> None:
    store, ear = await listening(shared)
    other = await shared.open()
    await other.create(new_match("a"))
    await other.create(new_match("b", seats=(ANN, OPEN), summary=WAITING))
    await other.create(new_match("c", summary=FINISHED))

    await other.append("a", 0, [choice(0)])
    told_of_append = await ear.next()
    await other.take_seat("b", 1, "bob", None, 0)
    told_of_seat = await ear.next()
    await other.create_rematch("c", new_match("d"))
    told_of_rematch = await ear.next()

    assert (told_of_append, told_of_seat, told_of_rematch) == ("a", "b", "c")
    await store.close()
    await other.close()


async def test_nobody_is_told_of_their_own_changes(shared: Place) -> None:
    store, ear = await listening(shared)
    other = await shared.open()
    await store.create(new_match("mine"))
    await store.create(new_match("yours"))

    await store.append("mine", 0, [choice(0)])
    await other.append("yours", 0, [choice(0)])

    assert await ear.next() == "yours"
    await store.close()
    await other.close()


async def test_what_is_told_can_be_read(shared: Place) -> None:
    store, ear = await listening(shared)
    other = await shared.open()
    await other.create(new_match())

    lengths = []
    for at in range(20):
        append = asyncio.create_task(other.append("m1", at, [choice(at)]))
        await ear.next()
        lengths.append(len(await store.entries("m1", 0)))
        await append

    assert lengths == list(range(1, 21))
    await store.close()
    await other.close()


async def test_nobody_is_told_of_an_append_that_was_refused(shared: Place) -> None:
    store, ear = await listening(shared)
    other = await shared.open()
    await asyncio.gather(*[other.create(new_match(id)) for id in ("a", "b")])

    await asyncio.gather(other.append("a", 5, [choice(5)]), other.append("b", 0, [choice(0)]), return_exceptions=True)

    assert await ear.next() == "b"
    await store.close()
    await other.close()


async def test_after_a_broken_line_everything_may_have_changed(shared: Place) -> None:
    assert shared.server is not None
    store, ear = await listening(shared)
    other = await shared.open()
    await other.create(new_match())

    shared.server.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    told = await ear.next()
    await other.append("m1", 0, [choice(0)])

    assert told is None
    assert await ear.next() == "m1"
    await store.close()
    await other.close()


async def test_processes_that_start_at_once_agree(shared: Place) -> None:
    stores = await asyncio.gather(*[shared.open() for _ in range(5)])

    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


# -- SQLite ------------------------------------------------------------------------------------------------------------


async def test_a_second_process_on_one_file_is_sent_away(alone: Place) -> None:
    process = alone.start_program("appender")
    assert process.stdout is not None
    process.stdout.readline()

    with pytest.raises(StoreError, match=r"another process uses .*hexadeck.sqlite3 .* PostgreSQL URL"):
        await alone.open()

    lines_until_killed(process, 0)


async def test_a_second_store_in_one_process_is_sent_away_too(alone: Place) -> None:
    store = await alone.open()

    with pytest.raises(StoreError, match="another process uses"):
        await alone.open()

    await store.close()
    await (await alone.open()).close()


async def test_a_killed_process_leaves_no_lock_behind_not_even_with_its_children(alone: Place) -> None:
    process = alone.start_program("holder")
    assert process.stdout is not None
    child = int(process.stdout.readline())
    process.kill()
    process.wait()

    store = await alone.open()

    await store.check()
    await store.close()
    os.kill(child, signal.SIGKILL)
    lines_until_killed(process, 0)
