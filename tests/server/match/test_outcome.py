"""What an answer would do: only what is sure, and nothing that the seat could not work out."""

from tests.server.table import Guest, Live, Message, Server, at_table


async def until_offered(live: Live, verb: str) -> Message:
    """Choose the first answer, over and over, until one of this verb is there."""
    state = await live.asked()
    for _ in range(80):
        if verb in verbs(state):
            return state
        await live.choose(0)
        state = await live.asked()
    raise AssertionError(f"{verb} was never on offer")


def verbs(state: Message) -> list[str]:
    return [option["verb"] for option in state["view"]["options"]]


@at_table
async def test_an_attack_that_nobody_answers_costs_life(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await until_offered(live, "attack_life")
            option = verbs(state).index("attack_life")
            await live.send(type="outcome", question=state["question"], option=option)
            told = await live.until("outcome")
            later = await live.choose(option)

    assert (told["question"], told["option"]) == (state["question"], option)
    assert any("loses" in sentence and "Life" in sentence for sentence in told["if_unanswered"])
    assert later["type"] == "ack"


@at_table
async def test_what_is_drawn_is_not_told(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            option = verbs(state).index("keep")
            await live.send(type="outcome", question=state["question"], option=option)
            told = await live.until("outcome")
            names = {card["name"] for card in state["view"]["table"]["seats"][0]["hand"]}

    said = " ".join([*told["at_once"], *told["if_unanswered"]])
    assert "You draw" not in said
    assert not [word for word in said.split("draws ")[1:] if word.split(".")[0] not in {*names, "a card"}]


@at_table
async def test_only_an_open_question_has_an_outcome(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await live.asked()
            await live.send(type="outcome", question=state["question"] + 1, option=0)
            late = await live.until("error")
            await live.send(type="outcome", question=state["question"], option=999)
            illegal = await live.until("error")

    assert (late["code"], illegal["code"]) == ("late", "illegal")
