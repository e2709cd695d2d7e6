"""Matches from the first message to the last, as a browser plays them."""

import asyncio
import time

import pytest
from tests.server.table import Dice, Guest, Server, at_table, play_on

from hexadeck import games
from hexadeck.kernel.game import CONCEDE_PART, OFFER_DRAW
from hexadeck.server.match.bots import WATCHED

CHOICES = 20
"""After so many of its own a seat gives up. The others have chosen by then in every game."""


@pytest.mark.parametrize("game", games.names())
@at_table
async def test_a_whole_match_against_bots_is_played_over_the_socket(server: Server, game: str) -> None:
    async with Guest(server) as guest:
        match = await guest.create(game, seed="7")
        async with guest.sit(match) as live:
            welcome = await live.next()
            count = await play_on(live, Dice(game))
            over = await live.until("match")
        info = await guest.get(f"/matches/{match}")

    assert (welcome["type"], welcome["protocol"], welcome["match"]["status"]) == ("welcome", 1, "running")
    assert count > 5
    assert (info["status"], info["result"]) == ("finished", live.state["view"]["result"])
    assert (info["seed"], welcome["match"]["seed"]) == ("7", "")
    assert over["match"]["replay"] == f"/r/{match}"


@pytest.mark.parametrize("game", games.names())
@at_table
async def test_two_guests_play_each_other_until_one_gives_up(server: Server, game: str) -> None:
    """To an end on the table they play in `test_secrets`, where every message is compared."""
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create(game, "open")
        await second.join(match, await first.invite(match))
        async with first.sit(match) as one, second.sit(match) as two:

            async def play_and_give_up() -> int:
                count = await play_on(one, Dice(1), CHOICES)
                if one.state["view"]["result"] is None:  # a match of chess may be over sooner
                    await one.send(type="concede")
                    await one.over()
                return count

            counts = await asyncio.gather(play_and_give_up(), play_on(two, Dice(2)))

    assert min(counts) > 0
    assert one.state["view"]["result"] == two.state["view"]["result"] is not None
    assert {"card", "sentence"} <= set(one.told[-1])


@at_table
async def test_a_draw_is_offered_and_accepted(server: Server) -> None:
    """KC-R31 An offer is acknowledged like an answer, counts once, and is in the record and in the replay."""
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("knights-and-kings-chess", "open")
        await second.join(match, await first.invite(match))
        async with first.sit(match) as one, second.sit(match) as two:
            early = await one.offer_draw((await one.asked())["question"])
            await one.choose(0)
            await two.asked()
            await two.choose(0)
            question = (await one.asked())["question"]
            forged = await one.choose(OFFER_DRAW)
            answers = [await one.offer_draw(question) for _ in range(2)]
            asked = await two.asked()
            await two.choose(0)
            over = await one.over()
        record = await first.get(f"/matches/{match}/record")
        replay = await first.get(f"/matches/{match}/frames", **{"as": "all"})

    assert (early["code"], forged["code"]) == ("illegal", "illegal")
    assert answers == [{"type": "ack", "question": question}] * 2
    assert asked["view"]["prompt"]["kind"] == "draw"
    assert (over["view"]["result"]["winners"], over["view"]["result"]["rule"]) == ([], "KC-R31")
    assert record["choices"] == [0, 0, OFFER_DRAW, 0]
    assert games.replay(record).result is not None
    assert "Offer a draw" in [frame["chosen"] for frame in replay["frames"]]


@at_table
async def test_a_contest_is_conceded_and_the_game_goes_on(server: Server) -> None:
    """KZ-R53 Acknowledged like an answer, counted once, in the record and in the replay; out of turn it is refused."""
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("knights-of-the-zodiac", "open", options={"first_offense": "second seat"})
        await second.join(match, await first.invite(match))
        async with first.sit(match) as one, second.sit(match) as two:
            question = (await one.asked())["question"]
            out_of_turn = await two.concede_part(0)
            forged = await one.choose(CONCEDE_PART)
            answers = [await one.concede_part(question) for _ in range(2)]
            told = [event["sentence"] for event in (await two.asked())["events"]]
            await two.send(type="concede")
            over = await one.over()
        record = await first.get(f"/matches/{match}/record")
        replay = await first.get(f"/matches/{match}/frames", **{"as": "all"})
        game = await first.get("/games/knights-of-the-zodiac")

    assert (out_of_turn["code"], forged["code"]) == ("not_your_decision", "illegal")
    assert answers == [{"type": "ack", "question": question}] * 2
    assert "Player 1 concedes the Contest." in told
    assert (over["view"]["result"]["winners"], over["view"]["result"]["rule"]) == ([0], "KZ-R53")
    assert record["choices"] == [CONCEDE_PART, -2]
    assert games.replay(record).result is not None
    assert "Concede the Contest" in [frame["chosen"] for frame in replay["frames"]]
    assert (game["game"]["part"], game["game"]["whole"]) == ("Contest", "Game")


@at_table
async def test_a_game_without_parts_has_none_to_concede(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create("zenonzard")
        async with guest.sit(match) as live:
            refusal = await live.concede_part((await live.asked())["question"])

    assert (refusal["code"], refusal["message"]) == ("illegal", "This game has no part that can be conceded alone.")


@at_table
async def test_a_table_of_four_is_played_by_one_guest_and_three_bots(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create("kanzume-goddess", "bot", "bot", "bot", mode="team")
        async with guest.sit(match) as live:
            await play_on(live, Dice(4), 15)

    assert [player["kind"] for player in live.match["players"]] == ["person", "bot", "bot", "bot"]
    assert len(live.state["view"]["table"]["seats"]) == 4


@at_table
async def test_bots_alone_play_to_the_end_while_somebody_watches(server: Server) -> None:
    """At a pace that leaves a page time to draw; among people they play as fast as they can."""
    async with Guest(server) as guest:
        wish = {"game": "zenonzard", "seats": [{"who": "bot"}, {"who": "bot", "bot": "random"}]}
        created = await guest.post("/matches", wish)
        began = time.monotonic()
        async with guest.sit(created["match"], created["path"].partition("?watch=")[2]) as live:
            state = await live.asked()

    shown = sum(message["type"] == "state" for message in live.received)
    assert created["seat"] is None
    assert state["view"]["result"]["winners"] == [0]
    assert time.monotonic() - began > WATCHED * shown / 2
    assert all(message["by_bot"] for message in live.received[2:] if message["type"] == "state")


@at_table
async def test_a_state_tells_who_chose_and_what_happened(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="1")
        async with guest.sit(match) as live:
            welcome, opening = await live.next(), await live.next()
            await play_on(live, Dice(1), 12)

    told = live.received[2:]
    after_own = [told[place]["type"] == "ack" for place in range(len(told) - 1)]
    by_bot = [message["by_bot"] for message in told[1:] if message["type"] == "state"]
    own = [is_own for is_own, message in zip(after_own, told[1:], strict=True) if message["type"] == "state"]
    assert [event["event"] for event in welcome["log"]][:1] == ["started"]
    assert opening["events"] == []
    assert {True, False} == set(by_bot)
    assert by_bot == [not is_own for is_own in own]
    questions = [message["question"] for message in told if message.get("question") is not None]
    assert questions == sorted(questions)


@at_table
async def test_the_log_of_a_match_comes_again_with_every_welcome(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="2")
        async with guest.sit(match) as live:
            welcome = await live.next()
            await play_on(live, Dice(2), 10)
            seen = welcome["log"] + [event for message in live.received[1:] for event in message.get("events", [])]
        async with guest.sit(match) as again:
            told = (await again.next())["log"]

    assert [event["sentence"] for event in told] == [event["sentence"] for event in seen]


@at_table
async def test_lists_show_running_and_finished_matches(server: Server) -> None:
    async with Guest(server) as guest:
        running, finished = await guest.create(), await guest.create("knights-and-kings-chess")
        async with guest.sit(finished) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
        listed = await guest.get("/matches")

    assert [match["id"] for match in listed["running"]] == [running]
    assert [(match["id"], match["result"]["winners"]) for match in listed["finished"]] == [(finished, [1])]


@at_table
async def test_people_come_and_go_and_everybody_sees_it(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open")
        await second.join(match, await first.invite(match))
        async with first.sit(match) as one:
            await one.until("state")
            async with second.sit(match) as two:
                await two.until("state")
                came = await one.until("match")
            went = await one.until("match")

    assert [message["match"]["players"][1]["is_here"] for message in (came, went)] == [True, False]


@at_table
async def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.until("state")
            await guest.http.patch("/me", json={"name": "  Ada \u202e Lovelace\n"})
            changed = await live.until("match")

    assert changed["match"]["players"][0]["name"] == "Ada Lovelace"
