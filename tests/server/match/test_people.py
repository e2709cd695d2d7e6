"""Strangers, phrases, another device, and what a report of a problem has in it."""

import re
from pathlib import Path

import msgspec
from tests.server.table import Guest, Nobody, Server, at_table
from tests.store.examples import ANN, BOT, FINISHED, OPEN, RUNNING, WAITING, new_match

from hexadeck.server.http.limits import COMPLAINTS_AN_HOUR
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.match_info import told_apart
from hexadeck.server.match.new_match import known_match, start
from hexadeck.server.match.open_tables import MOST_READ, OpenTables
from hexadeck.server.match.seats import join_match
from hexadeck.server.messages.matches import Join, NewMatch, Player, SeatWish
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.backups import complaints_in, problems_in
from hexadeck.store.open import open_store


@at_table
async def test_a_table_is_found_however_much_is_played_elsewhere(tmp_path: Path) -> None:
    store = await open_store(None, tmp_path)
    for id, updated, seats in [("waiting", 1, (ANN, OPEN)), *[(f"m{n}", 9, (ANN, BOT)) for n in range(MOST_READ + 10)]]:
        summary = msgspec.structs.replace(WAITING if OPEN in seats else RUNNING, updated=updated)
        await store.create(new_match(id, seats=seats, summary=summary, is_listed=OPEN in seats))

    assert [match.id for match in await OpenTables(store, lambda _: True).waiting()] == ["waiting"]
    assert await OpenTables(store, lambda _: False).waiting() == []
    await store.close()


@at_table
async def test_a_stranger_finds_a_listed_table_and_takes_its_seat(server: Server) -> None:
    async with Guest(server) as host, Guest(server) as stranger:
        clock = {"seconds": 600, "increment": 5}
        secret = await host.create("zenonzard", "open")
        match = await host.create("zenonzard", "open", is_listed=True, clock=clock)
        absent = (await stranger.get("/tables"))["tables"]
        async with host.sit(match) as live, host.sit(secret) as other:
            await live.until("welcome")
            await other.until("welcome")
            found: list[dict[str, object]] = []
            while not found:  # one answer serves everybody for two seconds
                found = (await stranger.get("/tables"))["tables"]
            own = (await host.get("/tables"))["tables"]
            (table,) = found
            key = str(table["join"]).partition("?invite=")[2]
            joined = await stranger.join(match, key)
            await live.until("state")
        none = await host.refused("POST", "/matches", {"game": "zenonzard", "is_listed": True})

    assert absent == []
    assert own == []
    assert table["match"]["id"] == match  # type: ignore[index]
    assert table["match"]["clock"] == clock  # type: ignore[index]
    assert joined["seat"] == 1
    assert "with an open seat" in none["message"]


@at_table
async def test_an_invitation_can_be_withdrawn(server: Server) -> None:
    async with Guest(server) as host, Guest(server) as friend:
        match = await host.create("zenonzard", "open")
        key = await host.invite(match)
        foreign = await friend.refused("POST", f"/matches/{match}/withdraw")
        async with host.sit(match) as live:
            await live.until("welcome")
            await host.post(f"/matches/{match}/withdraw")
            told = (await live.until("match"))["match"]
        late = await friend.refused("POST", f"/matches/{match}/join", {"key": key})
        replay = await host.refused("GET", f"/matches/{match}/replay")
        twice = await host.refused("POST", f"/matches/{match}/withdraw")
        listed = await host.get("/matches")
        async with host.sit(match) as live:
            welcome = await live.until("welcome")

    assert foreign["code"] == "not_yours"
    assert (told["status"], told["result"]["reason"], told["replay"]) == ("finished", "The match was called off.", None)
    assert late["message"] == "this match was called off before it began"
    assert "called off" in replay["message"]
    assert "has begun" in twice["message"]
    assert listed == {"running": [], "finished": []}
    assert welcome["match"]["status"] == "finished"


@at_table
async def test_who_leaves_a_waiting_table_frees_only_the_own_seat(server: Server) -> None:
    async with Guest(server) as host, Guest(server) as stranger, Guest(server) as friend:
        match = await host.create("kanzume-goddess", "open", "open")
        invite = await host.invite(match)
        await stranger.join(match, invite)
        async with host.sit(match) as live, stranger.sit(match) as leaving:
            await live.until("welcome")
            await leaving.until("welcome")
            await stranger.post(f"/matches/{match}/withdraw")
            told = await leaving.until("error")
            code = await leaving.closed()
            while [player["kind"] for player in live.match["players"]] != ["person", "open", "open"]:
                await live.until("match")
            outside = await stranger.refused("GET", f"/matches/{match}")
            for guest in (friend, stranger):
                await guest.join(match, invite)
            await live.until("state")
        late = await friend.refused("POST", f"/matches/{match}/withdraw")

    assert (told["code"], code) == ("not_yours", 4403)
    assert outside["code"] == "not_yours"
    assert "has begun" in late["message"]


class Kept(Nobody):
    """A line of which everything is kept that was sent."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def send_now(self, *texts: bytes) -> None:
        self.texts += texts


@at_table
async def test_who_left_is_shown_nothing_of_who_took_the_seat(tmp_path: Path) -> None:
    """Also if the room hears of all of it at once."""
    services = await Services.open(Settings(data=tmp_path, workers=1))
    seats = [SeatWish(who="me"), SeatWish(who="open"), SeatWish(who="open")]
    id = (await start(services, "ann", NewMatch(game="kanzume-goddess", seats=seats))).match
    key = (await known_match(services, id)).invite
    await join_match(services, "bob", id, Join(key=key))
    room = await services.rooms.open(id)
    lines = {guest: Kept() for guest in ("ann", "bob")}
    for seat, (guest, line) in enumerate(lines.items()):
        await room.enter(Connection(guest, seat, line))

    await services.store.leave_seat(id, "bob", FINISHED)
    await services.store.take_seat(id, 1, "cho", None, services.now())
    await join_match(services, "dan", id, Join(key=key))
    await services.close()

    heard = {guest: [text for text in line.texts if b'"type":"state"' in text] for guest, line in lines.items()}
    assert heard["ann"]
    assert heard["bob"] == []


@at_table
async def test_a_phrase_reaches_everybody_and_one_at_a_time(server: Server) -> None:
    async with Guest(server) as host, Guest(server) as friend, Guest(server) as watcher:
        match = await host.create("zenonzard", "open")
        await friend.join(match, await host.invite(match))
        watch = await host.watch_key(match)
        async with host.sit(match) as live, friend.sit(match) as other, watcher.sit(match, watch) as watching:
            await watching.until("state")
            await other.until("state")
            await live.send(type="say", phrase="good_luck")
            heard = [await line.until("said") for line in (live, other, watching)]
            await live.send(type="say", phrase="oops")
            again = await live.until("error")
            async with host.sit(match) as second_line:
                await second_line.send(type="say", phrase="oops")
                elsewhere = await second_line.until("error")
            await live.send(type="say", phrase="anything else")
            free = await live.until("error")
            await watching.send(type="say", phrase="hello")
            silent = await watching.until("error")

    assert heard == [{"type": "said", "seat": 0, "phrase": "good_luck"}] * 3
    assert (again["code"], elsewhere["code"]) == ("too_fast", "too_fast")
    assert free["code"] == "malformed"
    assert silent["code"] == "not_yours"


@at_table
async def test_another_device_becomes_the_same_guest(server: Server) -> None:
    async with Guest(server) as here, Guest(server) as there:
        match = await here.create()
        void = (await here.post("/me/carry"))["code"]
        code = (await here.post("/me/carry"))["code"]
        wrong = await there.refused("PUT", "/me/carry", {"code": void})
        nonsense = [
            await there.refused("PUT", "/me/carry", {"code": typed})
            for typed in ("", "ABCD", "AAAA-AAA0", "\u00bf\u0663")
        ]
        assert (await there.get("/matches"))["running"] == []
        await there.http.put("/me/carry", json={"code": f" {code.lower().replace('-', ' ')}"})
        listed = await there.get("/matches")
        used = await there.refused("PUT", "/me/carry", {"code": code})

    assert re.fullmatch(r"[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}", code)
    assert wrong["message"].startswith("this code is wrong")
    assert {refusal["reason"] for refusal in nonsense} == {"no_code"}
    assert used["reason"] == "code_wrong"
    assert [each["id"] for each in listed["running"]] == [match]


@at_table
async def test_a_report_has_what_the_seat_sees_and_nothing_hidden(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as other:
        match = await guest.create("zenonzard", seed="report")
        async with guest.sit(match) as live:
            state = await live.asked()
            report = await guest.get(f"/matches/{match}/report")
            foreign = await other.refused("GET", f"/matches/{match}/report")
            await live.send(type="concede")
            await live.over()
        after = await guest.get(f"/matches/{match}/report")

    assert report["view"] == state["view"]
    assert report["view"]["table"]["seats"][1]["hand"] == [None] * 6
    assert (report["match"]["seed"], report["match"]["watch"], report["match"]["invite"]) == ("", "", None)
    assert report["record"] is None
    assert foreign["code"] == "not_yours"
    assert after["record"]["choices"][-1] == -1
    assert after["version"]


@at_table
async def test_a_problem_is_reported_in_words_and_kept_with_where_the_match_stood(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as stranger:
        match = await guest.create("zenonzard", seed="report")
        async with guest.sit(match) as live:
            await live.asked()
            await live.choose(0)
            await live.until("state")
        path = f"/matches/{match}/problems"
        await guest.post(path, {"words": " My card is gone. ", "browser": "390x844"})
        foreign = await stranger.refused("POST", path, {"words": "Mine, too."})
        wordless = await guest.refused("POST", path, {"words": "  "})
        long = await guest.refused("POST", path, {"words": "x" * 2001})

    (kept,) = await problems_in(None, server.folder)
    assert (kept.match, kept.words, kept.browser) == (match, "My card is gone.", "390x844")
    assert kept.length >= 1
    assert foreign["code"] == "not_yours"
    assert [each["reason"] for each in (wordless, long)] == ["problem_in_words"] * 2


@at_table
async def test_a_player_reports_another_and_nobody_else_can(server: Server) -> None:
    async with Guest(server) as host, Guest(server) as friend, Guest(server) as stranger:
        match = await host.create("zenonzard", "open")
        await friend.join(match, await host.invite(match))
        await friend.http.patch("/me", json={"name": "Bea"})
        path = f"/matches/{match}/complaints"
        told = await host.post(path, {"seat": 1, "reason": "stalling"})
        about = {"seat": 1, "reason": "name"}
        no_seat = await stranger.refused("POST", path, about)
        own = await friend.refused("POST", path, about)
        nobody = await host.refused("POST", path, {"seat": -1, "reason": "name"})
        free_words = await host.refused("POST", path, {"seat": 1, "reason": "I dislike them"})
        with_bot = await host.create("zenonzard")
        bot = await host.refused("POST", f"/matches/{with_bot}/complaints", about)
        for _ in range(COMPLAINTS_AN_HOUR - 1):
            await host.post(path, about)
        many = await host.refused("POST", path, {"seat": 1, "reason": "cheating"})

    kept = await complaints_in(None, server.folder)

    assert told == {"seat": 1, "reason": "stalling"}
    assert no_seat["code"] == "not_yours"
    assert [each["code"] for each in (own, nobody, bot)] == ["refused"] * 3
    assert free_words["code"] == "malformed"
    assert many["code"] == "too_fast"
    assert [(each.match, each.name, each.reason) for each in kept] == [(match, "Bea", "name")]


@at_table
async def test_people_of_the_same_name_are_told_apart(server: Server) -> None:
    """By everybody but themselves: to each of the two, the other is the only one of that name."""
    async with Guest(server) as host, Guest(server) as friend, Guest(server) as watcher:
        for guest, name in ((host, "Ada"), (friend, "ada")):
            await guest.http.patch(f"{server.url}/api/v1/me", json={"name": name})
        match = await host.create("knights-and-kings-chess", "open")
        await friend.join(match, await host.invite(match))
        async with watcher.sit(match, await host.watch_key(match)) as seen, host.sit(match) as own:
            told = [(await live.until("welcome"))["match"]["players"] for live in (seen, own)]

    assert [[player["name"] for player in players] for players in told] == [["Ada 1", "ada 2"], ["Ada", "ada"]]


def test_a_number_behind_a_name_is_no_name_that_somebody_has() -> None:
    """Who is called "Ada 1" already has one more."""
    names = ("Ada 1", "Ada", "Bea", "Ada")
    players = [
        Player(seat=seat, kind="person", name=name, is_you=False, is_here=True) for seat, name in enumerate(names)
    ]

    assert [player.name for player in told_apart(players)] == ["Ada 1", "Ada 2", "Bea", "Ada 4"]
    players[0].name = "Ada 2"
    assert [player.name for player in told_apart(players)] == ["Ada 2 1", "Ada 2 2", "Bea", "Ada 4"]
