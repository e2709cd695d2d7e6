"""Open seats, invite links, spectators, rematches."""

import asyncio

from tests.server.table import Dice, Guest, Server, at_table, play_on


@at_table
async def test_nothing_is_asked_before_all_seats_are_taken(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open")
        async with first.sit(match) as live:
            welcome = await live.next()
            assert await live.is_silent()
            await live.send(type="concede")
            refusal = await live.until("error")
            joined = await second.join(match, await first.invite(match))
            opening = await live.until("state")
            seated = await live.until("match")

    assert (welcome["match"]["status"], welcome["log"], refusal["code"]) == ("waiting", [], "refused")
    assert (joined["seat"], joined["path"]) == (1, f"/t/{match}")
    assert [event["event"] for event in opening["events"]][:1] == ["started"]
    assert [player["kind"] for player in seated["match"]["players"]] == ["person", "person"]
    assert (seated["match"]["status"], seated["match"]["invite"]) == ("running", None)


@at_table
async def test_an_invited_guest_sees_the_match_before_joining(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open")
        key = await first.invite(match)
        info = await second.get(f"/matches/{match}", invite=key)
        wrong = await second.http.get(f"/matches/{match}", params={"invite": "wrong"})

    assert (info["game"], info["seat"], info["invite"]) == ("zenonzard", None, None)
    assert wrong.json()["code"] == "not_yours"


@at_table
async def test_the_deck_of_an_open_seat_is_chosen_by_who_takes_it(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open")
        key = await first.invite(match)
        refusal = await second.refused("POST", f"/matches/{match}/join", {"key": key, "deck": "Nobody's"})
        await second.join(match, key, deck="Village Choir")
        async with second.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
        record = await second.get(f"/matches/{match}/record")

    assert (refusal["code"], "decks are" in refusal["message"]) == ("refused", True)
    assert [deck["name"] for deck in record["setup"]["decks"]] == ["Aguma Rush", "Village Choir"]


@at_table
async def test_of_many_who_take_the_last_seat_one_gets_it(server: Server) -> None:
    async with Guest(server) as host:
        match = await host.create("zenonzard", "open")
        key = await host.invite(match)
        guests = [await Guest(server).__aenter__() for _ in range(8)]
        answers = await asyncio.gather(
            *[guest.http.post(f"/matches/{match}/join", json={"key": key}) for guest in guests]
        )
        for guest in guests:
            await guest.http.aclose()

    assert sorted(answer.status_code for answer in answers) == [200] + [400] * 7
    assert {answer.json()["code"] for answer in answers if answer.status_code == 400} == {"refused"}


@at_table
async def test_who_has_a_seat_keeps_it_and_a_wrong_key_opens_none(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("kanzume-goddess", "open", "open")
        key = await first.invite(match)
        again = await first.join(match, key)
        wrong = await second.refused("POST", f"/matches/{match}/join", {"key": "x" * 24})
        taken = await second.refused("POST", f"/matches/{match}/join", {"key": key, "seat": 0})
        chosen = await second.join(match, key, seat=2)

    assert (again["seat"], chosen["seat"]) == (0, 2)
    assert (wrong["code"], taken["code"]) == ("not_yours", "refused")


@at_table
async def test_a_spectator_sees_the_table_and_can_touch_nothing(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as watcher:
        match = await first.create(seed="5")
        async with watcher.sit(match, await first.watch_key(match)) as watching, first.sit(match) as live:
            await watching.until("state")
            for message in ({"type": "choose", "question": 0, "option": 0}, {"type": "concede"}, {"type": "undo"}):
                await watching.send(**message)
                assert (await watching.until("error"))["code"] == "not_yours"
            await play_on(live, Dice(5), 12)
            seen = await watching.until("state")

    hands = [seat["hand"] for seat in seen["view"]["table"]["seats"]]
    assert (seen["question"], seen["view"]["seat"], seen["view"]["options"]) == (None, None, [])
    assert {card for hand in hands for card in hand} == {None}
    assert watching.match["seat"] is None


@at_table
async def test_a_rematch_is_an_offer_that_begins_when_all_want_it(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open", clock={"seconds": 600, "increment": 5})
        await second.join(match, await first.invite(match))
        early = await first.refused("POST", f"/matches/{match}/rematch")
        async with second.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
            offer = await first.post(f"/matches/{match}/rematch")
            offered = await live.until("match")
            waiting = await first.get(f"/matches/{offer['match']}")
            again = await first.post(f"/matches/{match}/rematch")
            answer = await second.post(f"/matches/{match}/rematch")
            agreed = await live.until("match")
            while agreed["match"]["rematch_with"] != [0, 1]:
                agreed = await live.until("match")
        info = await first.get(f"/matches/{offer['match']}")

    assert early["code"] == "refused"
    assert offer["match"] == again["match"] == answer["match"] == offered["match"]["rematch"]
    assert (offer["seat"], answer["seat"]) == (1, 0)
    assert offered["match"]["rematch_with"] == [0]
    assert (waiting["status"], info["status"]) == ("waiting", "running")
    assert info["clock"] == {"seconds": 600, "increment": 5}


@at_table
async def test_a_rematch_that_is_declined_is_off_for_everybody(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second, Guest(server) as stranger:
        match = await first.create("zenonzard", "open")
        await second.join(match, await first.invite(match))
        nothing = await second.refused("DELETE", f"/matches/{match}/rematch")
        async with first.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
            offer = await first.post(f"/matches/{match}/rematch")
            forbidden = await stranger.refused("DELETE", f"/matches/{match}/rematch")
            offered = (await second.get("/matches"))["finished"][0]
            await second.http.delete(f"/matches/{match}/rematch")
            while not live.match["is_rematch_off"]:
                await live.until("match")
        listed = (await second.get("/matches"))["finished"][0]
        waiting = [each["id"] for each in (await first.get("/matches"))["running"]]

    assert "nobody has offered" in nothing["message"]
    assert forbidden["code"] == "not_yours"
    assert (offered["rematch"], offered["rematch_with"], offered["is_rematch_off"]) == (offer["match"], [0], False)
    assert listed["is_rematch_off"]
    assert offer["match"] not in waiting


@at_table
async def test_a_declined_rematch_can_be_offered_again_but_not_for_ever(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await finished_among(first, second)
        may = [(await first.get(f"/matches/{match}"))["can_offer_rematch"]]
        for _ in range(2):
            await first.post(f"/matches/{match}/rematch")
            await second.http.delete(f"/matches/{match}/rematch")
            may.append((await first.get(f"/matches/{match}"))["can_offer_rematch"])
        pest = await first.refused("POST", f"/matches/{match}/rematch")
        offer = await second.post(f"/matches/{match}/rematch")
        answer = await first.post(f"/matches/{match}/rematch")
        begun = await first.get(f"/matches/{offer['match']}")

    assert may == [True, True, False]
    assert (pest["code"], pest["reason"]) == ("refused", "rematch_offered_enough")
    assert (answer["match"], begun["status"]) == (offer["match"], "running")


@at_table
async def test_a_match_that_was_never_played_has_no_rematch(server: Server) -> None:
    async with Guest(server) as host:
        match = await host.create("zenonzard", "open")
        await host.post(f"/matches/{match}/withdraw")
        refusal = await host.refused("POST", f"/matches/{match}/rematch")
        found = await host.get(f"/matches/{match}")

    assert (refusal["reason"], found["can_offer_rematch"]) == ("called_off", False)


@at_table
async def test_of_three_who_played_all_have_to_want_the_rematch(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second, Guest(server) as third:
        match = await finished_among(first, second, third, game="kanzume-goddess")
        async with third.sit(match) as live:
            await live.until("welcome")
            offer = await first.post(f"/matches/{match}/rematch")
            await second.post(f"/matches/{match}/rematch")
            while live.match["rematch_with"] != [0, 1]:
                await live.until("match")
            waiting = await second.get(f"/matches/{offer['match']}")
            await second.post(f"/matches/{offer['match']}/withdraw")
            while live.match["rematch_with"] != [0]:
                await live.until("match")
            await second.post(f"/matches/{match}/rematch")
            await third.http.delete(f"/matches/{match}/rematch")
            while not live.match["is_rematch_off"]:
                await live.until("match")
            again = await second.post(f"/matches/{match}/rematch")
            for other in (first, third):
                await other.post(f"/matches/{match}/rematch")
        begun = await first.get(f"/matches/{again['match']}")

    assert (waiting["status"], waiting["invite"]) == ("waiting", None)
    assert (begun["status"], begun["seat"]) == ("running", 2)


async def finished_among(host: Guest, *others: Guest, game: str = "zenonzard") -> str:
    """The id of a match that all but the last have given up."""
    match = await host.create(game, *["open"] * len(others))
    for other in others:
        await other.join(match, await host.invite(match))
    for each in (host, *others[:-1]):
        async with each.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("state")
    return match


@at_table
async def test_two_who_want_a_rematch_at_once_get_one(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("zenonzard", "open")
        await second.join(match, await first.invite(match))
        async with first.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
        both = await asyncio.gather(first.post(f"/matches/{match}/rematch"), second.post(f"/matches/{match}/rematch"))
        info = await first.get(f"/matches/{both[0]['match']}")

    assert both[0]["match"] == both[1]["match"]
    assert [answer["seat"] for answer in both] == [1, 0]
    assert info["status"] == "running"


@at_table
async def test_in_a_rematch_everybody_has_the_deck_they_had(server: Server) -> None:
    async with Guest(server) as guest:
        seats = [{"who": "me", "deck": "Kanatana Ambush"}, {"who": "bot"}]
        match = (await guest.post("/matches", {"game": "zenonzard", "seats": seats}))["match"]
        async with guest.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
        again = await guest.post(f"/matches/{match}/rematch")
        async with guest.sit(again["match"]) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
        records = [await guest.get(f"/matches/{id}/record") for id in (match, again["match"])]

    dealt = [[deck["name"] for deck in record["setup"]["decks"]] for record in records]
    assert dealt[0][0] == "Kanatana Ambush"
    assert dealt[1] == dealt[0][::-1]


@at_table
async def test_only_players_start_a_rematch(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as stranger:
        match = await first.create()
        assert (await stranger.refused("POST", f"/matches/{match}/rematch"))["code"] == "not_yours"
