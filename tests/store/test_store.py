"""What every store promises, whichever database is behind it."""

import asyncio
import sqlite3
import time
from contextlib import closing

import msgspec
import pytest
from tests.store.examples import ANN, BOT, COMPLAINT, FINISHED, OPEN, PROBLEM, RUNNING, WAITING, choice, new_match
from tests.store.place import Place

from hexadeck.store import sqlite_group_commit
from hexadeck.store.backups import complaints_in, problems_in
from hexadeck.store.prune import Pruned, prune
from hexadeck.store.rows import MOST_OLD_CODES
from hexadeck.store.sqlite import FILE, OLD_CODES, SqliteStore
from hexadeck.store.store import Claim, Conflict, Entry, Guest, Paper, Seat, Store, StoreError, Summary

pytestmark = pytest.mark.anyio


async def create_matches(store: Store, count: int) -> None:
    await asyncio.gather(*[store.create(new_match(f"m{number}")) for number in range(count)])


# -- the log -----------------------------------------------------------------------------------------------------------


async def test_what_is_appended_is_read_in_order(store: Store) -> None:
    await store.create(new_match())

    await store.append("m1", 0, [choice(0), Entry("undo", 1, 0, 5_000)])
    await store.append("m1", 2, [Entry("timeout", 1, 0, 2**41)])

    assert await store.entries("m1", 0) == [choice(0), Entry("undo", 1, 0, 5_000), Entry("timeout", 1, 0, 2**41)]
    assert await store.entries("m1", 2) == [Entry("timeout", 1, 0, 2**41)]


@pytest.mark.parametrize("at", [0, 1, 3])
async def test_a_number_that_is_taken_or_leaves_a_gap_is_refused(store: Store, at: int) -> None:
    await store.create(new_match())
    await store.append("m1", 0, [choice(0), choice(1)])

    with pytest.raises(Conflict, match=f"has 2 entries, so nothing can be appended as number {at}"):
        await store.append("m1", at, [choice(2)], FINISHED)

    kept = await store.load("m1")
    assert kept is not None
    assert (kept.entries, kept.overview.summary) == ((choice(0), choice(1)), RUNNING)


async def test_a_conflict_fails_nobody_elses_append(store: Store) -> None:
    await create_matches(store, 20)

    outcomes = await asyncio.gather(
        *[store.append(f"m{n}", 1 if n % 4 == 0 else 0, [choice(0)]) for n in range(20)], return_exceptions=True
    )

    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [n % 4 == 0 for n in range(20)]
    assert [len(await store.entries(f"m{n}", 0)) for n in range(20)] == [int(n % 4 != 0) for n in range(20)]


async def test_what_no_database_can_hold_fails_nobody_elses_append(store: Store) -> None:
    await create_matches(store, 10)

    outcomes = await asyncio.gather(
        *[store.append(f"m{n}", 0, [Entry("choice", 0, 2**70 if n == 5 else 1, 0)]) for n in range(10)],
        return_exceptions=True,
    )

    assert [n for n in range(10) if outcomes[n] is not None] == [5]
    await store.append("m5", 0, [])
    assert [len(await store.entries(f"m{n}", 0)) for n in range(10)] == [int(n != 5) for n in range(10)]


async def test_one_number_has_one_winner(store: Store) -> None:
    await store.create(new_match())

    outcomes = await asyncio.gather(
        *[store.append("m1", 0, [choice(0, seat)]) for seat in range(8)], return_exceptions=True
    )

    winners = [seat for seat in range(8) if outcomes[seat] is None]
    assert [entry.seat for entry in await store.entries("m1", 0)] == winners
    assert len(winners) == 1


async def test_appends_that_come_together_are_committed_together(store: Store) -> None:
    await create_matches(store, 200)
    commits, requests = store.stats.commits, store.stats.requests

    await asyncio.gather(*[store.append(f"m{number}", 0, [choice(0)], RUNNING) for number in range(200)])

    assert store.stats.requests - requests == 200
    assert store.stats.commits - commits <= 50
    assert store.stats.waiting == 0


async def test_appends_that_come_one_after_the_other_share_commits(
    alone: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_group_commit, "GATHER_SECONDS", 0.1)
    store = await alone.open()
    await create_matches(store, 30)
    commits, began, appends = store.stats.commits, time.monotonic(), []

    for number in range(30):
        appends.append(asyncio.create_task(store.append(f"m{number}", 0, [choice(0)])))
        await asyncio.sleep(0.01)
    await asyncio.gather(*appends)

    assert store.stats.commits - commits <= 2 + (time.monotonic() - began) / 0.1
    await store.close()


async def test_one_append_at_fault_in_a_group_leaves_the_end_of_the_others(alone: Place) -> None:
    """What was written together and taken back is no part of what the witness vouches for."""
    store = await alone.open()
    await create_matches(store, 4)

    wrong = [store.append(f"m{n}", 0, [Entry("choice", 0, 2**70 if n == 2 else n, 0)], RUNNING) for n in range(4)]
    outcomes = await asyncio.gather(*wrong, return_exceptions=True)
    await store.close()

    assert [isinstance(outcome, StoreError) for outcome in outcomes] == [False, False, True, False]
    again = await alone.open()
    assert (again.damage, [len(await again.entries(f"m{n}", 0)) for n in range(4)]) == ([], [1, 1, 0, 1])
    await again.close()


async def test_nothing_can_be_appended_to_a_match_that_is_not_there(store: Store) -> None:
    with pytest.raises(Conflict, match="there is no match m1"):
        await store.append("m1", 0, [choice(0)])


async def test_who_is_cancelled_stops_nobody_else(store: Store) -> None:
    await store.create(new_match())
    await store.create(new_match("m2"))
    first = asyncio.create_task(store.append("m1", 0, [choice(0)]))
    second = asyncio.create_task(store.append("m2", 0, [choice(0)]))
    await asyncio.sleep(0)

    first.cancel()
    await second
    await store.append("m2", 1, [choice(1)])

    assert first.cancelled()
    assert await store.entries("m2", 0) == [choice(0), choice(1)]


async def test_closing_waits_for_what_is_queued(place: Place) -> None:
    store = await place.open()
    await create_matches(store, 50)
    appends = [asyncio.create_task(store.append(f"m{number}", 0, [choice(0)])) for number in range(50)]
    await asyncio.sleep(0)

    await store.close()

    assert [append.result() for append in appends] == [None] * 50
    store = await place.open()
    assert [await store.entries(f"m{number}", 0) for number in range(50)] == [[choice(0)]] * 50
    await store.close()


async def test_after_closing_nothing_can_be_written_or_read(place: Place) -> None:
    store = await place.open()
    await store.create(new_match())
    await store.close()

    with pytest.raises(StoreError):
        await store.append("m1", 0, [choice(0)])
    with pytest.raises(StoreError):
        await store.load("m1")
    await store.close()


# -- matches -----------------------------------------------------------------------------------------------------------


async def test_a_match_is_loaded_as_it_was_created(store: Store) -> None:
    match = new_match(seats=(ANN, BOT, OPEN), entries=[choice(0), choice(1)], clock=None)
    await store.create(match)

    loaded = await store.load("m1")

    assert loaded is not None
    kept = loaded.overview
    assert (kept.id, kept.game, kept.rules, kept.cards) == ("m1", "zenonzard", "1.2", "c0ffee")
    assert (kept.setup, kept.options, kept.clock) == (match.setup, match.options, None)
    assert (kept.invite, kept.watch, kept.created) == ("invite-key", "watch-key", 1_000)
    assert (kept.seats, kept.summary, kept.length, kept.rematch) == ((ANN, BOT, OPEN), RUNNING, 2, None)
    assert loaded.entries == (choice(0), choice(1))


async def test_a_match_is_loaded_with_the_names_of_its_people(store: Store) -> None:
    await store.put_guest(Guest("ann", "Ann"))
    await store.create(new_match(seats=(ANN, Seat(kind="person", guest="bob"), BOT)))

    loaded = await store.load("m1")

    assert loaded is not None
    assert loaded.names == {"ann": "Ann", "bob": None}


async def test_the_length_of_a_log_is_known_without_reading_it(store: Store) -> None:
    await store.create(new_match())
    await store.append("m1", 0, [choice(0), choice(1)])

    assert (await store.length("m1"), await store.length("m2")) == (2, None)


async def test_a_fork_goes_on_behind_the_entries_it_began_with(store: Store) -> None:
    await store.create(new_match(entries=[choice(0), choice(1)]))

    await store.append("m1", 2, [choice(2)])

    assert await store.entries("m1", 1) == [choice(1), choice(2)]


async def test_the_cards_of_a_deck_keep_their_order(store: Store) -> None:
    """A shuffle begins with it, so a match with another order would be another match."""
    await store.create(new_match())

    overview = await store.overview("m1")

    assert overview is not None
    assert list(overview.setup["decks"][0]["cards"]) == ["Wolf", "Ant", "Moth"]


@pytest.mark.parametrize("id", ["m1", "", "\0", "' OR 1 = 1", "♞" * 5_000])
async def test_a_match_that_is_not_there_is_none(store: Store, id: str) -> None:
    await store.create(new_match("other"))

    assert await store.load(id) is None
    assert await store.overview(id) is None


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(new_match(game="zenonzard"))

    with pytest.raises(Conflict, match="there is a match m1 already"):
        await store.create(new_match(game="chess"))

    overview = await store.overview("m1")
    assert overview is not None
    assert overview.game == "zenonzard"


async def test_a_summary_goes_with_the_entries(store: Store) -> None:
    await store.create(new_match())

    await store.append("m1", 0, [choice(0)], FINISHED)

    overview = await store.overview("m1")
    assert overview is not None
    assert (overview.summary, overview.length) == (FINISHED, 1)


async def test_a_summary_can_go_alone_when_nothing_was_appended_meanwhile(store: Store) -> None:
    await store.create(new_match())
    await store.append("m1", 0, [choice(0)])

    with pytest.raises(Conflict):
        await store.append("m1", 0, [], FINISHED)
    await store.append("m1", 1, [], FINISHED)

    overview = await store.overview("m1")
    assert overview is not None
    assert (overview.summary, overview.length) == (FINISHED, 1)


async def test_entries_without_a_summary_leave_the_former(store: Store) -> None:
    await store.create(new_match(summary=FINISHED))

    await store.append("m1", 0, [choice(0)])

    overview = await store.overview("m1")
    assert overview is not None
    assert overview.summary == FINISHED


# -- seats -------------------------------------------------------------------------------------------------------------


async def test_a_guest_takes_an_open_seat_with_a_deck(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN, OPEN), summary=WAITING))

    taken = await store.take_seat("m1", 2, "bob", "Blue", 9_000)

    assert taken.seats == (ANN, OPEN, Seat(kind="person", guest="bob", deck="Blue"))
    assert (taken.summary.status, taken.summary.updated) == ("waiting", 9_000)
    assert await store.overview("m1") == taken


async def test_the_last_open_seat_makes_the_match_run(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN, OPEN), summary=WAITING))

    statuses = [(await store.take_seat("m1", None, guest, None, 9_000)).summary.status for guest in ("bob", "cleo")]

    assert statuses == ["waiting", "running"]


async def test_who_leaves_a_waiting_match_opens_the_seat_again(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN, OPEN), summary=WAITING))
    await store.take_seat("m1", 2, "bob", "Blue", 9_000, "word")

    left = await store.leave_seat("m1", "bob", msgspec.structs.replace(FINISHED, updated=9_500))

    assert (left.seats, left.summary.status, left.summary.updated) == ((ANN, OPEN, OPEN), "waiting", 9_500)
    assert await store.overview("m1") == left
    assert (await store.load("m1")).damage == ""  # type: ignore[union-attr]  # it is there
    with pytest.raises(Conflict):
        await store.leave_seat("m1", "bob", FINISHED)
    for guest in ("bob", "cleo"):
        await store.take_seat("m1", None, guest, None, 9_700)
    with pytest.raises(Conflict):
        await store.leave_seat("m1", "bob", FINISHED)


async def test_the_last_who_leaves_calls_the_match_off(store: Store) -> None:
    await store.create(new_match(seats=(ANN, BOT, OPEN), summary=WAITING))

    left = await store.leave_seat("m1", "ann", FINISHED)

    assert (left.seats, left.summary) == ((ANN, BOT, OPEN), FINISHED)
    assert await store.overview("m1") == left
    assert (await store.load("m1")).damage == ""  # type: ignore[union-attr]  # it is there


async def test_of_all_who_leave_at_once_one_calls_the_match_off(store: Store) -> None:
    people = tuple([Seat(kind="person", guest=guest) for guest in ("ann", "bob", "cleo")])
    await store.create(new_match(seats=(*people, OPEN), summary=WAITING))

    left = await asyncio.gather(*[store.leave_seat("m1", guest, FINISHED) for guest in ("ann", "bob", "cleo")])

    assert sorted(each.summary.status for each in left) == ["finished", "waiting", "waiting"]
    overview = await store.overview("m1")
    assert overview is not None
    assert [seat.kind for seat in overview.seats].count("person") == 1


async def test_what_has_begun_cannot_be_called_off(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN), summary=WAITING))
    began = await store.take_seat("m1", None, "bob", None, 9_000)

    with pytest.raises(Conflict, match="it has begun or is over"):
        await store.call_off("m1", FINISHED)
    with pytest.raises(Conflict, match="there is no match m2"):
        await store.call_off("m2", FINISHED)
    assert await store.overview("m1") == began


async def test_a_match_begins_or_is_called_off_and_never_both(store: Store) -> None:
    ids = [f"m{number}" for number in range(20)]
    await asyncio.gather(*[store.create(new_match(id, seats=(ANN, OPEN), summary=WAITING)) for id in ids])

    for id in ids:
        outcomes = await asyncio.gather(
            store.call_off(id, FINISHED), store.take_seat(id, 1, "bob", None, 9_000), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 1
        overview = await store.overview(id)
        assert overview is not None
        assert (overview.summary.status, overview.seats[1].kind) in {("finished", "open"), ("running", "person")}


async def test_of_many_guests_for_one_seat_one_gets_it(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN), summary=WAITING))

    outcomes = await asyncio.gather(
        *[store.take_seat("m1", 1, f"guest {n}", None, n) for n in range(12)], return_exceptions=True
    )

    winners = [n for n in range(12) if not isinstance(outcomes[n], BaseException)]
    assert [type(outcomes[n]) for n in range(12) if n not in winners] == [Conflict] * 11
    overview = await store.overview("m1")
    assert overview is not None
    assert [f"guest {n}" for n in winners] == [overview.seats[1].guest]


async def test_a_match_that_was_called_off_has_no_seat_to_give(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN), summary=WAITING))
    await store.call_off("m1", FINISHED)

    with pytest.raises(Conflict, match="no open seat left"):
        await store.take_seat("m1", None, "bob", None, 0)


async def test_guests_who_take_any_seat_get_different_ones(store: Store) -> None:
    await store.create(new_match(seats=(OPEN, OPEN, OPEN, OPEN), summary=WAITING))

    await asyncio.gather(*[store.take_seat("m1", None, guest, None, 0) for guest in ("ann", "bob", "cleo", "dan")])

    overview = await store.overview("m1")
    assert overview is not None
    assert sorted(str(seat.guest) for seat in overview.seats) == ["ann", "bob", "cleo", "dan"]


@pytest.mark.parametrize("seat", [0, 1, 7, -1])
async def test_a_seat_that_is_not_open_is_refused(store: Store, seat: int) -> None:
    await store.create(new_match(seats=(ANN, BOT, OPEN), summary=WAITING))

    with pytest.raises(Conflict, match=f"seat {seat} of match m1 is not open; open are 2"):
        await store.take_seat("m1", seat, "bob", None, 0)


async def test_a_guest_has_one_seat(store: Store) -> None:
    await store.create(new_match(seats=(ANN, OPEN), summary=WAITING))

    with pytest.raises(Conflict, match="already sits"):
        await store.take_seat("m1", None, "ann", None, 0)


async def test_there_is_no_seat_at_a_full_table_or_at_none(store: Store) -> None:
    await store.create(new_match(seats=(ANN, BOT)))

    with pytest.raises(Conflict, match="no open seat left"):
        await store.take_seat("m1", None, "bob", None, 0)
    with pytest.raises(Conflict, match="there is no match m2"):
        await store.take_seat("m2", None, "bob", None, 0)


# -- rematches ---------------------------------------------------------------------------------------------------------


async def test_a_match_has_one_rematch(store: Store) -> None:
    await store.create(new_match(summary=FINISHED))

    ids = await asyncio.gather(*[store.create_rematch("m1", new_match(f"rematch {n}")) for n in range(6)])

    overview = await store.overview("m1")
    assert overview is not None
    assert set(ids) == {overview.rematch}
    assert len([n for n in range(6) if await store.overview(f"rematch {n}")]) == 1


async def test_a_rematch_is_replaced_by_who_knows_which(store: Store) -> None:
    await store.create(new_match(summary=FINISHED))
    await store.create_rematch("m1", new_match("m2"))

    found = [await store.create_rematch("m1", new_match(name), before) for name, before in (("m3", "m2"), ("m4", "m2"))]

    overview = await store.overview("m1")
    assert overview is not None
    assert (found, overview.rematch) == (["m3", "m3"], "m3")
    assert await store.overview("m4") is None


async def test_there_is_no_rematch_of_nothing(store: Store) -> None:
    with pytest.raises(Conflict, match="there is no match m1"):
        await store.create_rematch("m1", new_match("m2"))

    assert await store.overview("m2") is None


# -- lists -------------------------------------------------------------------------------------------------------------


def updated(summary: Summary, when: int) -> Summary:
    return msgspec.structs.replace(summary, updated=when)


async def test_a_guest_finds_their_matches_the_latest_first(store: Store) -> None:
    bob = Seat(kind="person", guest="bob")
    for id, seats, summary in (
        ("old", (ANN, BOT), updated(RUNNING, 1)),
        ("new", (bob, ANN), updated(RUNNING, 3)),
        ("waiting", (ANN, OPEN), updated(WAITING, 2)),
        ("over", (ANN, BOT), updated(FINISHED, 2)),
        ("over later", (ANN, BOT), updated(FINISHED, 4)),
        ("other", (bob, BOT), updated(RUNNING, 5)),
    ):
        await store.create(new_match(id, seats=seats, summary=summary))

    found = await store.matches_of("ann", 10)

    assert [match.id for match in found.running] == ["new", "waiting", "old"]
    assert [match.id for match in found.finished] == ["over later", "over"]
    assert found.running[0] == await store.overview("new")


async def test_a_list_is_no_longer_than_wanted(store: Store) -> None:
    for number in range(6):
        summary = FINISHED if number % 2 else RUNNING
        await store.create(new_match(f"m{number}", summary=updated(summary, number)))

    found = await store.matches_of("ann", 2)

    assert [match.id for match in found.running] == ["m4", "m2"]
    assert [match.id for match in found.finished] == ["m5", "m3"]


async def test_a_guest_without_matches_has_empty_lists(store: Store) -> None:
    found = await store.matches_of("ann", 10)

    assert (found.running, found.finished) == ([], [])


async def test_tables_that_wait_for_anybody_are_known_by_id(store: Store) -> None:
    """However many others are played at meanwhile."""
    for id, summary in (("a", updated(WAITING, 1)), ("b", updated(WAITING, 2)), ("c", FINISHED), ("d", WAITING)):
        seats = (ANN, OPEN) if summary.status == "waiting" else (ANN, BOT)
        await store.create(new_match(id, summary=summary, seats=seats, is_listed=id != "d"))
    assert await store.listed() == ["b", "a"]

    await store.take_seat("a", None, "bob", None, 9)

    assert await store.listed() == ["b"]


# -- guests and the secret ---------------------------------------------------------------------------------------------


async def test_a_guest_has_the_latest_name(store: Store) -> None:
    assert await store.guest("ann") is None

    await store.put_guest(Guest("ann", "Ann"))
    await store.put_guest(Guest("ann", "Änn ♞"))

    assert await store.guest("ann") == Guest("ann", "Änn ♞")


async def test_the_secret_belongs_to_the_database(place: Place) -> None:
    secrets = []
    for _ in range(2):
        store = await place.open()
        secrets.append(await store.secret())
        await store.close()

    assert secrets[0] == secrets[1]
    assert len(secrets[0]) == 32


async def test_a_store_in_order_answers(store: Store) -> None:
    await store.check()


async def test_a_store_that_cannot_write_is_not_in_order(alone: Place) -> None:
    store = await alone.open()
    assert isinstance(store, SqliteStore)
    store._connection.execute("PRAGMA query_only = ON")

    with pytest.raises(StoreError, match="could not write"):
        await store.check()
    await store.close()


async def test_an_analysis_is_kept_with_its_match(store: Store) -> None:
    await store.create(new_match(summary=FINISHED))
    assert await store.analysis("m1") is None

    await store.put_analysis("m1", "first")
    await store.put_analysis("m1", "second ♞")

    assert await store.analysis("m1") == "second ♞"


async def test_of_complaints_about_the_same_player_the_last_is_kept(place: Place) -> None:
    store = await place.open()
    for id in ("m1", "m2"):
        await store.create(new_match(id))
    later = msgspec.structs.replace(COMPLAINT, reason="stalling", time=4_000)
    elsewhere = msgspec.structs.replace(COMPLAINT, match="m2", time=3_500)
    for complaint in (COMPLAINT, elsewhere, later):
        await store.put_complaint(complaint)

    assert await complaints_in(place.url, place.folder) == [later, elsewhere]
    await store.close()


async def test_every_problem_that_was_reported_is_kept(place: Place) -> None:
    store = await place.open()
    await store.create(new_match("m1"))
    later = msgspec.structs.replace(PROBLEM, words="It still is.", time=4_000)
    for problem in (PROBLEM, later):
        await store.put_problem(problem)

    assert await problems_in(place.url, place.folder) == [later, PROBLEM]
    await store.close()


# -- codes -------------------------------------------------------------------------------------------------------------


async def test_a_code_stands_for_its_guest_once_and_for_a_while(store: Store) -> None:
    for mark, guest in (("late", "ann"), ("used", "bob"), ("old", "cy"), ("new", "cy")):
        await store.put_code(mark, guest, 2**41, 0)

    taken = await asyncio.gather(*[store.take_code("used", 1) for _ in range(4)])
    late = await store.take_code("late", 2**41)
    others = [await store.take_code(mark, 2**41 - 1) for mark in ("old", "new", "none")]

    assert sorted(taken, key=str) == [None, None, None, "bob"]
    assert (late, others) == (None, [None, "cy", None])


async def test_a_guest_who_wants_two_codes_at_once_has_one_of_them(store: Store) -> None:
    await asyncio.gather(*[store.put_code(str(n), "ann", 2**41, 0) for n in range(4)])

    assert [await store.take_code(str(n), 0) for n in range(4)].count("ann") == 1


async def test_codes_that_are_over_are_forgotten_a_few_at_a_time(store: Store) -> None:
    """Nobody's choice waits until tens of thousands of them are."""
    for number in range(MOST_OLD_CODES + 30):
        await store.put_code(str(number), f"guest {number}", 10, 0)

    await store.put_code("new", "ann", 2**41, 20)
    left = [await store.take_code(str(number), 0) for number in range(MOST_OLD_CODES + 30)]

    assert len([guest for guest in left if guest]) == 30


async def test_to_forget_codes_nobody_looks_through_all_of_them(alone: Place) -> None:
    await (await alone.open()).close()
    with closing(sqlite3.connect(alone.folder / FILE)) as c:
        plan = " ".join([row[3] for row in c.execute(f"EXPLAIN QUERY PLAN {OLD_CODES}", ("ann", 1, 100))])

    assert ("codes_by_end" in plan, "SCAN" in plan.replace("SCAN codes USING COVERING INDEX codes_by_end", "")) == (
        True,
        False,
    )


# -- papers ------------------------------------------------------------------------------------------------------------


async def test_it_is_known_how_much_room_papers_take(store: Store) -> None:
    for name, text in (("Reds", "x" * 10), ("Blues", "y" * 20), ("Reds", "z" * 7)):
        await store.put_paper("ann", Paper(kind="deck", game="chess", name=name, text=text, updated=1), 5)
    full = await store.papers_size()
    await store.drop_paper("ann", "deck", "chess", "Blues")
    await store.drop_paper("ann", "deck", "chess", "Greens")

    assert (full, await store.papers_size()) == (27, 7)


async def test_what_nobody_comes_back_for_is_pruned(place: Place) -> None:
    """Papers and names of guests who never played; the file gets smaller."""
    store = await place.open()
    await store.create(new_match(seats=(ANN, BOT)))
    for guest, updated_ in (("ann", 1), ("bob", 1), ("cy", 50)):
        await store.put_guest(Guest(guest, guest.title()))
        text = "x" * (1_000_000 if guest == "bob" else 10)
        await store.put_paper(guest, Paper(kind="deck", game="chess", name="Reds", text=text, updated=updated_), 5)
    await store.put_guest(Guest("dee", "Dee"))
    before = await store.size()
    await store.close()
    pruned = await prune(place.url, place.folder, 50, 60)
    store = await place.open()
    kept = [len(await store.papers(guest, "deck", "chess")) for guest in ("ann", "bob", "cy")]
    names = [await store.guest(guest) is not None for guest in ("ann", "bob", "cy", "dee")]

    assert (pruned, kept, names) == (Pruned(1, 2), [1, 0, 1], [True, False, True, False])
    assert (await store.papers_size(), await store.load("m1") is not None) == (20, True)
    if place.server is None:
        assert await store.size() < before - 900_000
    await store.close()


async def test_what_a_server_has_open_is_not_pruned(alone: Place) -> None:
    store = await alone.open()

    with pytest.raises(StoreError, match="another process uses"):
        await prune(None, alone.folder, 0, 0)
    await store.close()


# -- analyses ----------------------------------------------------------------------------------------------------------


async def test_an_analysis_has_one_claim_until_it_lapses_or_is_dropped(store: Store) -> None:
    await store.create(new_match("m1"))
    first, second = Claim("m1", "first", "ann", 0, 2**41), Claim("m1", "second", "bob", 3, 2**41 + 5)

    taken = [await store.claim(first, 2**41 - 1), await store.claim(second, 2**41 - 1)]
    again = await store.claim(Claim("m1", "first", "ann", 7, 2**41 + 1), 2**41 - 1)
    claims = [await store.claims(now) for now in (2**41, 2**41 + 1)]
    lapsed = await store.claim(second, 2**41 + 1)
    await store.drop_claim("m1", "first")
    kept = await store.claims(2**41)
    await store.drop_claim("m1", "second")

    assert (taken, again, lapsed) == ([True, False], True, True)
    assert claims == [[Claim("m1", "first", "ann", 7, 2**41 + 1)], []]
    assert (kept, await store.claims(0)) == ([second], [])
