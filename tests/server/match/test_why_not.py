"""Why a card, a place or a square is dark, over the wire."""

from typing import Any

import pytest
from tests.server.table import Guest, Server, at_table


@at_table
async def test_a_card_that_is_on_offer_needs_no_reason(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            card = next(option["card"] for option in state["view"]["options"] if option.get("card"))
            await live.send(type="why_not", card=card)
            told = await live.until("why_not")

    assert (told["card"], told["reasons"]) == (card, [])


@at_table
async def test_nobody_asks_about_a_card_that_they_do_not_know(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            await live.asked()
            await live.send(type="why_not", card=999)
            refusal = await live.until("error")

    assert refusal["code"] == "refused"


@at_table
async def test_squares_and_places_are_asked_about_as_cards_are(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create("knights-and-kings-chess", seed="11")
        async with guest.sit(match) as live:
            await live.asked()
            place = {"zone": "hand", "seat": 0, "slot": 0}
            waits = "You are asked for something else"
            for thing, said in (({"square": "a5"}, "The king starts on your back rank"), ({"place": place}, waits)):
                await live.send(type="why_not", **thing)
                told = await live.until("why_not")
                assert thing.items() <= told.items()
                [reason] = told["reasons"]
                assert reason["sentence"].startswith(said)
                assert reason["rule"].startswith("KC-")


@at_table
@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({}, "name one card, one place or one square"),
        ({"card": 1, "square": "a5"}, "name one card, one place or one square"),
        ({"square": "z9"}, "z9"),
    ],
)
async def test_who_asks_about_nothing_or_too_much_is_refused(server: Server, things: dict[str, Any], said: str) -> None:
    async with Guest(server) as guest:
        match = await guest.create("knights-and-kings-chess", seed="11")
        async with guest.sit(match) as live:
            await live.asked()
            await live.send(type="why_not", **things)
            refusal = await live.until("error")

    assert said in refusal["message"]
