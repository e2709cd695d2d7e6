"""Finished matches: replayed frame by frame from any seat, kept as a record, played on from any point."""

import pytest
from tests.server.table import Dice, Guest, Message, Server, at_table, play_on

from hexadeck import games


async def finished(guest: Guest, choices: int = 20, game: str = "zenonzard") -> str:
    match = await guest.create(game, seed="21")
    async with guest.sit(match) as live:
        await play_on(live, Dice(21), choices)
        if live.state["view"]["result"] is None:
            await live.send(type="concede")
        await live.until("match")
    return match


@at_table
async def test_a_replay_shows_what_each_seat_saw(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as stranger:
        match = await guest.create(seed="21")
        async with guest.sit(match) as live:
            states = [await live.asked()]
            for _ in range(15):
                await live.choose(0)
                states.append(await live.asked())
            await live.send(type="concede")
            await live.until("match")
        replay = await stranger.get(f"/matches/{match}/replay")
        frames = (await stranger.get(f"/matches/{match}/frames", **{"as": 0}))["frames"]

    views = [frame["view"] for frame in frames]
    assert [state["view"] for state in states if state["view"] not in views] == []
    assert [frame["at"] for frame in frames] == list(range(replay["length"] + 1))
    assert replay["deciders"].count(0) == 16
    assert frames[-1]["view"]["result"]["winners"] == [1]
    assert replay["match"]["seed"] == "21"


@at_table
async def test_an_open_replay_hides_nothing_and_a_watched_one_shows_no_hand(server: Server) -> None:
    async with Guest(server) as guest:
        match = await finished(guest)
        opened = (await guest.get(f"/matches/{match}/frames", **{"as": "all"}))["frames"]
        watched = (await guest.get(f"/matches/{match}/frames", **{"as": "watch"}))["frames"]

    assert None not in [card for frame in opened for card in hidden_cards(frame)]
    assert [card for card in hidden_cards(watched[0]) if card is not None] == []
    assert "a card" not in " ".join(event["sentence"] for frame in opened for event in frame["events"])
    assert [bool(frame["chosen"]) for frame in opened] == [False] + [True] * (len(opened) - 1)
    assert [frame["chosen"] for frame in watched] == [""] * len(watched)


def hidden_cards(frame: Message) -> list[Message | None]:
    return [card for seat in frame["view"]["table"]["seats"] for card in seat["hand"] + seat["deck"]]


@at_table
async def test_frames_are_the_same_however_they_are_asked_for(server: Server) -> None:
    async with Guest(server) as guest:
        match = await finished(guest, 30)
        whole = (await guest.get(f"/matches/{match}/frames", **{"as": "1", "count": 100}))["frames"]
        for first, count in ((0, 1), (24, 3), (25, 1), (26, 30), (len(whole) - 1, 5)):
            query = {"as": 1, "from": first, "count": count}
            part = (await guest.get(f"/matches/{match}/frames", **query))["frames"]
            assert part == whole[first : first + count]


@pytest.mark.parametrize(
    "query", [{"as": "2"}, {"as": "-1"}, {"as": "x"}, {"from": "x"}, {"from": "999"}, {"count": "-1"}]
)
@at_table
async def test_frames_that_do_not_exist_are_refused(server: Server, query: dict[str, str]) -> None:
    async with Guest(server) as guest:
        match = await finished(guest, 2)
        response = await guest.http.get(f"/matches/{match}/frames", params=query)

    assert (response.status_code, response.json()["code"]) in [(400, "malformed"), (400, "refused")]


@at_table
async def test_turns_are_where_they_began(server: Server) -> None:
    async with Guest(server) as guest:
        match = await finished(guest, 60)
        turns = (await guest.get(f"/matches/{match}/replay"))["turns"]
        frames = (await guest.get(f"/matches/{match}/frames", **{"as": "watch"}))["frames"]

    counts = [frame["view"]["table"]["turn"] for frame in frames]
    began = [at for at in range(1, len(counts)) if counts[at] != counts[at - 1]]
    assert len(began) > 1
    assert [at for at in turns if 0 < at < len(counts)] == began


@at_table
async def test_a_turn_has_its_round_where_the_headline_counts_rounds(server: Server) -> None:
    async with Guest(server) as guest:
        match = await finished(guest, 40, "saint-seiya")
        replay = await guest.get(f"/matches/{match}/replay")
        frames = (await guest.get(f"/matches/{match}/frames", **{"as": "watch", "count": 1000}))["frames"]
        by_turns = await guest.get(f"/matches/{await finished(guest)}/replay")

    headlines = [frames[at]["headline"].partition(" · ")[0] for at in replay["turns"] if at < len(frames)]
    assert len(headlines) > 2
    assert [f"Round {number}" for number in replay["rounds"]][: len(headlines)] == headlines
    assert set(by_turns["rounds"]) == {0}


@at_table
async def test_a_running_match_has_no_replay(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        for what in ("replay", "frames", "record"):
            assert (await guest.refused("GET", f"/matches/{match}/{what}"))["code"] == "refused"


@at_table
async def test_a_record_leads_to_the_same_end(server: Server) -> None:
    async with Guest(server) as guest:
        match = await finished(guest)
        record = await guest.get(f"/matches/{match}/record")

    assert games.replay(record).result is not None


@at_table
async def test_a_match_is_played_on_from_any_point(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as stranger:
        match = await finished(guest, 30)
        frames = (await guest.get(f"/matches/{match}/frames", **{"as": "1"}))["frames"]
        at = next(frame["at"] for frame in frames if frame["view"]["decider"] == 1 and frame["at"] > 10)
        created = await stranger.post(f"/matches/{match}/fork", {"at": at, "seat": 1, "bot": "random"})
        async with stranger.sit(created["match"]) as live:
            state = await live.asked()
            await play_on(live, Dice(1))

    assert (created["seat"], state["view"]) == (1, frames[at]["view"])
    assert [player["name"] for player in live.match["players"]] == ["random bot", "Guest"]
    assert live.state["view"]["result"] is not None


@pytest.mark.parametrize(
    "wish", [{"at": -1, "seat": 0}, {"at": 9999, "seat": 0}, {"at": 0, "seat": 2}, {"at": 0, "seat": 0, "bot": "x"}]
)
@at_table
async def test_a_point_that_does_not_exist_cannot_be_played_on(server: Server, wish: Message) -> None:
    async with Guest(server) as guest:
        match = await finished(guest, 2)
        assert (await guest.refused("POST", f"/matches/{match}/fork", wish))["code"] == "refused"


@at_table
async def test_the_end_cannot_be_played_on(server: Server) -> None:
    async with Guest(server) as guest:
        match = await finished(guest, 2)
        length = (await guest.get(f"/matches/{match}/replay"))["length"]
        refusal = await guest.refused("POST", f"/matches/{match}/fork", {"at": length, "seat": 0})

    assert "already over" in refusal["message"]
