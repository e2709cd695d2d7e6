"""Undo: free against bots, by consent against people, never after the one who undoes has learned something."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.prepared import Prepared, prepared
from tests.server.table import Guest, Live, Message, Serve, Server, at_table


@at_table
async def test_against_bots_an_undo_is_free(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            before = await undoable(live)
            open_question = live.state["question"]
            await live.send(type="undo")
            after = await live.until("state")
            late = await live.choose(0, open_question)
            answer = await live.choose(0, after["question"])
        async with guest.sit(match) as again:
            await again.until("state")

    assert (after["is_undone"], after["view"]) == (True, before["view"])
    assert after["question"] == open_question + 1 == before["question"] + 2
    assert (late["code"], answer["type"]) == ("late", "ack")


async def undoable(live: Live) -> Message:
    """Choose until the last own choice can be taken back; returns the state before that choice."""
    state = await live.asked()
    assert state["undo"] == "no"
    for _ in range(60):
        before = state
        await live.choose(len(state["view"]["options"]) - 1)
        state = await live.asked()
        if state["undo"] != "no":
            return before
    raise AssertionError("no choice could be taken back")


@at_table
async def test_a_token_from_outside_the_game_is_nothing_learned(server: Server) -> None:
    """ZZ-047 A Neutral Mana is no card of the deck: to place one tells nothing."""
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            while "place_neutral" not in verbs(state):
                await live.choose(len(state["view"]["options"]) - 1)
                state = await live.asked()
            await live.choose(verbs(state).index("place_neutral"))
            placed = await live.asked()
            await live.send(type="undo")
            after = await live.until("state")

    assert placed["undo"] == "free"
    assert (after["is_undone"], after["view"]) == (True, state["view"])


def verbs(state: Message) -> list[str]:
    return [option["verb"] for option in state["view"]["options"]]


@at_table
async def test_who_has_learned_something_cannot_take_back(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            for _ in range(60):
                known = cards(state)
                await live.choose(0)
                state = await live.asked()
                if cards(state) - known:
                    break
            await live.send(type="undo")
            refusal = await live.until("error")

    assert cards(state) - known
    assert (state["undo"], refusal["code"]) == ("no", "refused")


def cards(state: Message) -> set[int]:
    """The handles in a view: cards that this seat knows."""
    found: set[int] = set()
    rest: list[Any] = [state["view"]["table"]]
    while rest:
        part = rest.pop()
        if isinstance(part, dict):
            found |= {part["handle"]} if "handle" in part else set()
            rest += part.values()
        elif isinstance(part, list):
            rest += part
    return found


TABLES = {**dict.fromkeys("123", ("kanzume-goddess", 2, 0)), "4": ("zenonzard", 2, 0)}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    with prepared(tmp_path_factory.mktemp("undo"), TABLES) as found:
        yield found


@at_table
async def test_against_people_they_are_asked(tables: Prepared) -> None:
    async with tables.guest("ann") as first, tables.guest("bob") as second:
        match = tables.matches["1"]
        async with first.sit(match) as one, second.sit(match) as two:
            asker, other, before = await undoable_between(one, two)
            await asker.send(type="undo")
            asked = await other.until("state")
            await asker.until("state")
            await asker.send(type="answer_undo", agree=True)
            own_consent = await asker.until("error")
            await other.send(type="answer_undo", agree=True)
            after = await asker.until("state")
            seen = await other.until("state")

    assert asked["undo_asked_by"] == asker.match["seat"]
    assert own_consent["code"] == "refused"
    assert (after["is_undone"], after["view"], after["undo_asked_by"]) == (True, before["view"], None)
    assert seen["is_undone"]


@at_table
async def test_in_the_middle_of_a_choice_nobody_is_asked(tables: Prepared) -> None:
    """ZZ-035 Cards to return are chosen one by one. Once they are exchanged, that was told."""
    async with tables.guest("ann") as first, tables.guest("bob") as second:
        match = tables.matches["4"]
        async with first.sit(match) as one, second.sit(match) as two:
            await one.until("state")
            await two.until("state")
            chooser, other = (one, two) if one.state["question"] is not None else (two, one)
            before = chooser.state
            await chooser.choose(verbs(before).index("return"))
            await settle(chooser)
            chosen = chooser.state
            await chooser.send(type="undo")
            after = await chooser.until("state")
            await settle(other)
            seen = other.state
            await chooser.choose(verbs(after).index("keep"))
            await settle(chooser)
            await settle(other)
            told = chooser.state

    assert (chosen["undo"], chosen["view"] == before["view"]) == ("free", False)
    assert (after["is_undone"], after["view"]) == (True, before["view"])
    assert (seen["undo_asked_by"], seen["question"]) == (None, None)
    assert told["undo"] != "free"


@at_table
async def test_an_undo_that_is_not_agreed_to_is_off_the_table(tables: Prepared) -> None:
    async with tables.guest("ann") as first, tables.guest("bob") as second:
        match = tables.matches["2"]
        async with first.sit(match) as one, second.sit(match) as two:
            asker, other, _ = await undoable_between(one, two)
            view = asker.state["view"]
            shown = len(other.received)
            for _ in range(3):
                await asker.send(type="undo")
            await settle(asker)
            await settle(other)
            asked = [message["type"] for message in other.received[shown:]]
            await other.send(type="answer_undo", agree=False)
            denied = await asker.until("state")
            await other.until("state")
            await other.send(type="answer_undo", agree=True)
            nothing = await other.until("error")
            await asker.send(type="undo")
            enough = await asker.until("error")

    assert (denied["undo_asked_by"], denied["is_undone"], denied["view"]) == (None, False, view)
    assert (nothing["code"], enough["reason"]) == ("refused", "undo_denied")
    assert asked == ["state", "pong"], "one request, however often it is made"


@at_table
async def test_a_new_choice_cancels_the_request(tables: Prepared) -> None:
    async with tables.guest("ann") as first, tables.guest("bob") as second:
        match = tables.matches["3"]
        async with first.sit(match) as one, second.sit(match) as two:
            asker, other, _ = await undoable_between(one, two)
            await asker.send(type="undo")
            await asker.until("state")
            chooser = one if one.state["question"] is not None else two
            await chooser.choose(0, chooser.state["question"])
            await other.send(type="answer_undo", agree=True)
            refusal = await other.until("error")

    assert refusal["code"] == "refused"


async def undoable_between(one: Live, two: Live) -> tuple[Live, Live, Message]:
    """Play until somebody may ask for an undo: who, the other, and the state before the choice."""
    await one.until("state")
    await two.until("state")
    for _ in range(80):
        chooser, other = (one, two) if one.state["question"] is not None else (two, one)
        before = chooser.state
        await chooser.choose(len(before["view"]["options"]) - 1)
        await settle(one)
        await settle(two)
        if chooser.state["undo"] == "ask":
            return chooser, other, before
    raise AssertionError("no choice could be taken back")


async def settle(live: Live) -> None:
    """Read everything that has come."""
    await live.send(type="ping")
    await live.until("pong")


@at_table
async def test_who_was_away_sees_that_something_was_taken_back(serve: Serve) -> None:
    """R2 The state that was shown last and is not the present any more was no mistake of the server."""
    server = serve()
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live, guest.sit(match) as away:
            await undoable(live)
            first = await away.until("state")
            await away.connection.close()
            await live.send(type="undo")
            await live.until("state")
        server.restart()
        async with guest.sit(match) as again:
            state = await again.until("state")

    assert (first["undone"], state["undone"], state["is_undone"]) == (0, 1, False)
