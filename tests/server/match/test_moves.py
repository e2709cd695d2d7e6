"""Whole moves on a board: the answers that lead a piece from a square to another."""

from tests.server.table import Guest, Server, at_table

FILES = "abcdefgh"


def field(square: int) -> str:
    return f"{FILES[square % 8]}{square // 8 + 1}"


@at_table
async def test_the_answers_of_a_move_move_the_piece(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create("knights-and-kings-chess", seed="moves")
        async with guest.sit(match) as live:
            state = await live.asked()
            listed: list[dict[str, object]] = []
            while not listed:
                await live.send(type="moves", question=state["question"])
                listed = (await live.until("moves"))["moves"]
                if not listed:
                    await live.choose(0)
                    state = await live.asked()
            move = listed[0]
            before = state["view"]["table"]
            for option in move["options"]:  # type: ignore[attr-defined]
                await live.choose(option)
                after = await live.until("state")

    start, target = field(int(str(move["start"]))), field(int(str(move["target"])))
    assert before[start] != 0
    assert after["view"]["table"][target] == before[start]
    assert {handle for each in listed for handle in each["cards"]} <= {  # type: ignore[attr-defined]
        card["handle"] for card in before["seats"][0]["hand"]
    }


@at_table
async def test_a_game_without_a_board_has_no_moves(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="moves")
        async with guest.sit(match) as live:
            state = await live.asked()
            await live.send(type="moves", question=state["question"])
            told = await live.until("moves")

    assert told["moves"] == []
