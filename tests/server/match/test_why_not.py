"""Why a card is dark, over the wire."""

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

    assert (told["card"], told["sentence"], told["rule"]) == (card, "", "")


@at_table
async def test_nobody_asks_about_a_card_that_they_do_not_know(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            await live.asked()
            await live.send(type="why_not", card=999)
            refusal = await live.until("error")

    assert refusal["code"] == "refused"
