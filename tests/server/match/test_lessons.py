"""Lessons over the wire: a guided match from its first step to its last, and what a lesson is not."""

from tests.server.table import Guest, Server, at_table

GAME = "knights-and-kings-chess"


@at_table
async def test_a_guided_match_is_followed_step_by_step_and_left_by_another_choice(server: Server) -> None:
    async with Guest(server) as guest:
        lessons = await guest.get(f"/games/{GAME}/lessons")
        match = await guest.create(GAME, lesson=lessons[0]["name"])
        async with guest.sit(match) as live:
            state = await live.asked()
            assert live.match["lesson"] == "first-match"
            assert state["lesson"]["standing"] == "open"
            assert live.match["players"][1]["name"] == "pip bot"

            other = len(state["view"]["options"]) - 1
            await live.choose(other)
            astray = (await live.until("state"))["lesson"]
            await live.send(type="undo")
            back = await live.until("state")

            steps = [back["lesson"]["step"]]
            while live.state["view"]["result"] is None:
                await live.choose(live.state["lesson"]["option"])
                steps.append((await live.asked())["lesson"]["step"])
            end = live.state

        record = await guest.refused("GET", f"/matches/{match}/record")
        rematch = await guest.refused("POST", f"/matches/{match}/rematch")
        listed = await guest.get("/matches")

    told = [step for step in lessons[0]["steps"] if step["has_task"]]
    assert other != state["lesson"]["option"]
    assert astray == {"standing": "astray", "step": len(lessons[0]["steps"]), "option": None}
    assert back["lesson"] == state["lesson"]
    assert steps == sorted(steps)
    assert len(steps) == len(told) + 1
    assert end["lesson"]["standing"] == "reached"
    assert end["view"]["result"]["winners"] == [0]
    assert "no record" in record["message"]
    assert "start it again" in rematch["message"]
    assert [each["id"] for each in listed["finished"]] == [match]


@at_table
async def test_an_exercise_is_in_no_list_and_others_see_nothing_of_its_goal(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as friend:
        match = await guest.create("zenonzard", lesson="right-colour")
        async with guest.sit(match) as live, friend.sit(match, await guest.watch_key(match)) as watching:
            state = await live.asked()
            seen = await watching.until("state")
        listed = await guest.get("/matches")

    assert state["lesson"] == {"standing": "open", "step": 0, "option": None}
    assert seen["lesson"] is None
    assert listed["running"] == []


@at_table
async def test_what_led_astray_can_be_taken_back_also_when_the_others_have_played_and_a_card_was_drawn(
    server: Server,
) -> None:
    async with Guest(server) as guest:
        match = await guest.create("zenonzard", lesson="first-match")
        async with guest.sit(match) as live:
            begun = await live.asked()
            for words in ("Place nothing", "End the Main Phase"):
                said = [option["sentence"] for option in live.state["view"]["options"]]
                await live.choose(said.index(words))
                state = await live.asked()
            hand = len(state["view"]["table"]["seats"][0]["hand"])
            await live.send(type="undo")
            back = await live.until("state")

    assert hand == len(begun["view"]["table"]["seats"][0]["hand"]) + 1
    assert state["undo"] == "free"
    assert back["lesson"] == begun["lesson"]


@at_table
async def test_of_guided_matches_that_were_left_the_latest_of_a_game_is_listed(server: Server) -> None:
    async with Guest(server) as guest:
        begun = [await guest.create(game, lesson="first-match") for game in (GAME, "zenonzard", GAME, "zenonzard")]
        plain = await guest.create("zenonzard")
        listed = await guest.get("/matches")

    assert [each["id"] for each in listed["running"]] == [plain, begun[3], begun[2]]


@at_table
async def test_who_plays_on_from_a_lesson_that_is_over_is_not_taught_again(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(GAME, lesson="first-match")
        async with guest.sit(match) as live:
            await live.asked()
            while live.state["view"]["result"] is None:
                await live.choose(live.state["lesson"]["option"])
                await live.asked()
        forked = (await guest.post(f"/matches/{match}/fork", {"at": 1, "seat": 0, "bot": "pip"}))["match"]
        async with guest.sit(forked) as again:
            state = await again.asked()
            lesson = again.match["lesson"]
        frame = (await guest.get(f"/matches/{match}/frames", **{"as": 0, "from": 1, "count": 1}))["frames"][0]

    assert (lesson, state["lesson"]) == ("", None)
    assert state["view"]["table"] == frame["view"]["table"]


@at_table
async def test_a_lesson_brings_its_own_table(server: Server) -> None:
    async with Guest(server) as guest:
        unknown = await guest.refused("POST", "/matches", {"game": GAME, "lesson": "nothing"})
        seeded = await guest.refused("POST", "/matches", {"game": GAME, "lesson": "first-match", "seed": "1"})
        info = await guest.get("/games")

    assert "no lesson 'nothing'" in unknown["message"]
    assert "its own table" in seeded["message"]
    assert all(game["lessons"][0] == "first-match" for game in info)
