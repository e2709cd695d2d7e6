"""Hints: for an open question, as strong as wanted; against people with a clock only if all have agreed."""

from pathlib import Path
from typing import Any

import msgspec
from structlog.testing import capture_logs
from tests.server.table import Guest, Nobody, Serve, Server, at_table

from hexadeck.server.match import new_match
from hexadeck.server.match.connection import Connection
from hexadeck.server.messages.live import AskHint
from hexadeck.server.messages.matches import NewMatch, SeatWish
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings


@at_table
async def test_a_hint_names_an_option_and_says_why(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            await live.send(type="hint", question=state["question"], strength=1)
            short = await live.until("hint")
            await live.send(type="hint", question=state["question"], strength=3)
            long = await live.until("hint")
            await live.send(type="hint", question=state["question"] + 1)
            late = await live.until("error")
            await live.choose(short["option"])
            state = await live.asked()
            for _ in range(6):
                await live.send(type="hint", question=state["question"])
            hasty = await live.until("error")

    assert 0 <= short["option"] < len(state["view"]["options"])
    assert (short["option"], short["lines"][0]) == (long["option"], long["lines"][0])
    assert (len(short["lines"]), len(long["lines"]) > 1) == (1, True)
    assert (late["code"], hasty["code"]) == ("late", "too_fast")


@at_table
async def test_people_with_a_clock_get_hints_where_everybody_knew_it_before_sitting_down(server: Server) -> None:
    async with Guest(server) as ann, Guest(server) as ben:
        match = await ann.create("knights-and-kings", "open", clock={"seconds": 600}, allows_hints=True)
        key = await ann.invite(match)
        announced = (await ben.get(f"/matches/{match}", invite=key))["allows_hints"]
        await ben.join(match, key)
        async with ann.sit(match) as first, ben.sit(match) as second:
            state = await first.until("state")
            asked = first if state["view"]["decider"] == 0 else second
            state = await asked.asked()
            await asked.send(type="hint", question=state["question"])
            hint = await asked.until("hint", "error")
            await asked.send(type="concede")
            await asked.over()
        again = (await ann.post(f"/matches/{match}/rematch"))["match"]
        kept = (await ann.get(f"/matches/{again}"))["allows_hints"]

    assert announced is True
    assert 0 <= hint["option"] < len(state["view"]["options"])
    assert kept is True


@at_table
async def test_people_with_a_clock_get_no_hints_unless_told(server: Server) -> None:
    async with Guest(server) as ann, Guest(server) as ben:
        match = await ann.create("zenonzard", "open", clock={"seconds": 600})
        assert (await ann.get(f"/matches/{match}"))["allows_hints"] is False
        await ben.join(match, await ann.invite(match))
        async with ann.sit(match) as first, ben.sit(match) as second:
            state = await first.until("state")
            asked = first if state["view"]["decider"] == 0 else second
            state = await asked.asked()
            await asked.send(type="hint", question=state["question"])
            refused = await asked.until("error")

    assert "clock" in refused["message"]


@at_table
async def test_hints_cost_more_than_other_messages(serve: Serve) -> None:
    """Nobody keeps the bots of all others waiting with questions."""
    async with Guest(serve("--guest-rate", "6")) as guest:
        match = await guest.create("knights-and-kings-chess")
        async with guest.sit(match) as live:
            question = (await live.asked())["question"]
            codes = []
            for _ in range(2):  # to a question that is not open, so that nobody thinks meanwhile
                await live.send(type="hint", question=question + 1)
                codes.append((await live.until("error"))["code"])

    assert codes == ["late", "too_fast"]


@at_table
async def test_who_has_asked_for_too_many_hints_is_told_so(tmp_path: Path) -> None:
    """It is no fault of the server: its log says nothing."""
    heard: list[bytes] = []

    class Ear(Nobody):
        def send_now(self, *texts: bytes) -> None:
            heard.extend(texts)

    async def run(*_: Any) -> None:
        raise Refused("much_asked", most=4)

    services = await Services.open(Settings(data=tmp_path))
    wish = NewMatch(game="zenonzard", seats=[SeatWish(who="me"), SeatWish(who="bot")])
    room = await services.rooms.open((await new_match.start(services, "ann", wish)).match)
    services.workers.bots.run = run  # type: ignore[method-assign,assignment]  # too much waits there
    connection = Connection("ann", 0, Ear())
    assert room.history is not None
    with capture_logs() as logs:
        await room.hints.give(connection, 0, AskHint(question=0), room.history)
    await services.close()

    assert [msgspec.json.decode(text)["reason"] for text in heard] == ["much_asked"]
    assert [entry for entry in logs if entry["log_level"] == "error"] == []
