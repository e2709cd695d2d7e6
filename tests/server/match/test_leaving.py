"""Who goes from a match that waits while somebody else comes or goes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.table import at_table

from hexadeck.server.match import new_match
from hexadeck.server.match.acts import give_up
from hexadeck.server.match.rematch import decline_rematch, want_rematch
from hexadeck.server.match.seats import join_match, leave_match
from hexadeck.server.messages.matches import Join, NewMatch, Rematch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.store import Overview, Store


@asynccontextmanager
async def offered_rematch(folder: Path, *guests: str) -> AsyncIterator[tuple[Services, str, str]]:
    """The services, a match that these guests have played, and its rematch that all but the last want."""
    services = await Services.open(Settings(data=folder, workers=1))
    seats = [SeatWish(who="me"), *[SeatWish(who="open") for _ in guests[1:]]]
    played = (await new_match.start(services, guests[0], NewMatch(game="kanzume-goddess", seats=seats))).match
    key = (await new_match.known_match(services, played)).invite
    for guest in guests[1:]:
        await join_match(services, guest, played, Join(key=key))
    room = await services.rooms.open(played)
    for seat in range(len(guests) - 1):
        await give_up(room, seat, "concede")
    for guest in guests[:-1]:
        offered = (await want_rematch(services, guest, played, Rematch())).match
    yield services, played, offered
    await services.close()


def after_the_first_look(
    monkeypatch: pytest.MonkeyPatch, store: Store, id: str, act: Callable[[], Awaitable[object]]
) -> None:
    """Somebody else acts between the moment when a match is looked at and the moment when it is changed."""
    overview, acts = store.overview, [act]

    async def look(wanted: str) -> Overview | None:
        found = await overview(wanted)
        if wanted == id and acts:
            await acts.pop()()
        return found

    monkeypatch.setattr(store, "overview", look)


@at_table
async def test_of_two_who_leave_at_once_the_second_calls_the_match_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with offered_rematch(tmp_path, "ann", "bob", "cho") as (services, _, offered):
        after_the_first_look(monkeypatch, services.store, offered, lambda: leave_match(services, "bob", offered))

        await leave_match(services, "ann", offered)

        left = await new_match.known_match(services, offered)
        assert (left.summary.status, [seat.guest for seat in left.seats].count(None)) == ("finished", 2)


@at_table
async def test_who_calls_off_a_rematch_that_has_just_begun_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with offered_rematch(tmp_path, "ann", "bob") as (services, played, offered):
        after_the_first_look(
            monkeypatch, services.store, played, lambda: want_rematch(services, "bob", played, Rematch())
        )

        with pytest.raises(Refused, match="the rematch has begun"):
            await decline_rematch(services, "ann", played)

        assert (await new_match.known_match(services, offered)).summary.status == "running"


@at_table
async def test_who_leaves_a_match_that_has_just_begun_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with offered_rematch(tmp_path, "ann", "bob") as (services, played, offered):
        after_the_first_look(
            monkeypatch, services.store, offered, lambda: want_rematch(services, "bob", played, Rematch())
        )

        with pytest.raises(Refused, match="the match has begun"):
            await leave_match(services, "ann", offered)

        assert (await new_match.known_match(services, offered)).summary.status == "running"


@at_table
async def test_two_may_call_off_a_rematch_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with offered_rematch(tmp_path, "ann", "bob") as (services, played, offered):
        after_the_first_look(monkeypatch, services.store, played, lambda: decline_rematch(services, "bob", played))

        await decline_rematch(services, "ann", played)

        assert (await new_match.known_match(services, offered)).summary.status == "finished"
