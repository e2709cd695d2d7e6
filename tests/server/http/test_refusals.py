"""What is malformed, forged, late, repeated, too large or too fast is answered clearly and changes nothing."""

import asyncio
from typing import Any

import httpx
import pytest
from tests.server.table import Dice, Guest, Live, Serve, Server, at_table, play_on
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus


@at_table
async def test_an_answer_sent_again_is_acknowledged_again_and_counts_once(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="3")
        async with guest.sit(match) as live:
            first = await live.asked()
            answers = [await live.choose(0, first["question"]) for _ in range(3)]
        async with guest.sit(match) as again:
            repeated = await again.asked()
            answers.append(await again.choose(0, first["question"]))

    assert answers == [{"type": "ack", "question": first["question"]}] * 4
    assert repeated["question"] == first["question"] + 1


@at_table
async def test_another_answer_to_an_old_question_is_late_and_brings_the_present_state(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="3")
        async with guest.sit(match) as live:
            first = await live.asked()
            await live.choose(0)
            present = await live.asked()
            refusal = await live.choose(1, first["question"])
            fresh = await live.next()
            early = await live.choose(0, present["question"] + 1)

    assert (refusal["code"], refusal["question"]) == ("late", first["question"])
    assert (fresh["type"], fresh["view"]) == ("state", present["view"])
    assert early["code"] == "late"


@pytest.mark.parametrize("option", [-1, 99, 10**12])
@at_table
async def test_an_option_that_is_not_on_offer_is_illegal(server: Server, option: int) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="3")
        async with guest.sit(match) as live:
            await live.asked()
            refusal = await live.choose(option)
            accepted = await live.choose(0)

    assert (refusal["code"], "the options are 0 to" in refusal["message"]) == ("illegal", True)
    assert accepted["type"] == "ack"


@at_table
async def test_nobody_answers_for_another(server: Server) -> None:
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("knights-and-kings-chess", "open")
        await second.join(match, await first.invite(match))
        async with second.sit(match) as live, second.sit(match, await first.watch_key(match)):
            await live.until("state")
            refusal = await live.choose(0, 0)

    assert (refusal["code"], refusal["question"]) == ("not_your_decision", 0)


@at_table
async def test_after_the_end_there_is_nothing_to_choose(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            await live.until("match")
            codes = []
            for message in ({"type": "choose", "question": 0, "option": 0}, {"type": "concede"}, {"type": "undo"}):
                await live.send(**message)
                codes.append((await live.until("error"))["code"])

    assert codes == ["over"] * 3


@at_table
async def test_who_has_given_up_cannot_give_up_again(server: Server) -> None:
    """KG-124 The others play on; the log grows by one entry only."""
    async with Guest(server) as guest, Guest(server) as second, Guest(server) as third:
        match = await guest.create("kanzume-goddess", "open", "open")
        for friend in (second, third):
            await friend.join(match, await guest.invite(match))
        async with guest.sit(match) as live:
            await live.until("state")
            await live.send(type="concede")
            state = await live.until("state")
            await live.send(type="concede")
            refusal = await live.until("error")

    assert (state["view"]["result"], refusal["code"]) == (None, "refused")
    assert "already" in refusal["message"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "Expected 'object'"),
        ("{}", "'type'"),
        ('{"type":"win"}', "'win'"),
        ('{"type":"choose","question":1}', "'option'"),
        ('{"type":"choose","question":"1","option":0}', "'$.question'"),
        ('{"type":"choose","question":0,"option":0,"seat":1}', "'seat'"),
        ('{"type":"choose","question":0,"option":1.5}', "'$.option'"),
        ('{"type":"choose","question":0,"option":true}', "'$.option'"),
        ('{"type":"choose","question":0,"option":' + "9" * 5000 + "}", "'$.option'"),
        ('{"type":"choose","question":1e400,"option":0}', "'$.question'"),
        ('{"a":' * 3000, "recursion"),
        (b'{"type":"ping"}', "text frame"),
    ],
)
@at_table
async def test_what_cannot_be_read_is_refused_by_name_and_the_line_stays(
    server: Server, text: str | bytes, named: str
) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.until("state")
            await live.connection.send(text)
            refusal = await live.until("error")
            await live.send(type="ping")
            await live.until("pong")

    assert refusal["code"] == "malformed"
    assert named == "malformed" or named in refusal["message"]
    assert "the types are" in refusal["message"]


@at_table
async def test_a_message_that_is_too_large_ends_the_line(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.until("state")
            await live.connection.send('{"type":"ping"' + " " * 16 * 1024 + "}")
            refusal = await live.until("error")
            code = await live.closed()

    assert (refusal["code"], code) == ("too_large", 1009)


@at_table
async def test_a_far_too_large_message_ends_the_line_at_once(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.until("state")
            await live.connection.send(" " * 1024 * 1024)
            assert await live.closed() == 1009


@at_table
async def test_strangers_are_sent_away_and_forged_cookies_are_strangers(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as stranger:
        match = await guest.create()
        name, value = next(iter(guest.http.cookies.items()))
        forged = [value[:-1] + ("A" if value[-1] != "A" else "B"), value.partition(".")[0], f"x{value}", "", ".", "é"]
        answers = [await knock(stranger, match, {"Cookie": f"{name}={other}"}) for other in forged]
        answers.append(await knock(stranger, match, stranger.headers()))
        seen = await stranger.refused("GET", f"/matches/{match}")

    assert answers == [("not_yours", 4403)] * 7
    assert (seen["status"], seen["code"]) == (403, "not_yours")


async def knock(guest: Guest, match: str, headers: dict[str, str], key: str | None = None) -> tuple[str, int]:
    async with connect(guest.live_address(match, key), additional_headers=headers) as connection:
        live = Live(connection)
        return (await live.next()).get("code", ""), await live.closed()


@at_table
async def test_a_wrong_watch_key_or_match_is_sent_away(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as stranger:
        match = await guest.create()
        assert await knock(stranger, match, {}, "wrong") == ("not_yours", 4403)
        assert await knock(stranger, "nothing", {}) == ("not_found", 4404)
        assert (await stranger.refused("GET", "/matches/nothing"))["code"] == "not_found"


@pytest.mark.parametrize(
    ("body", "status", "code", "named"),
    [
        (b"{", 400, "malformed", "truncated"),
        (b"{}", 400, "malformed", "'game'"),
        (b'{"game":"zenonzard","colour":1}', 400, "malformed", "'colour'"),
        (b'{"game":"zenonzard","seats":[{"who":"you"}]}', 400, "malformed", "$.seats[0].who"),
        (b'{"game":"chess"}', 400, "refused", "the games are"),
        (b'{"game":"zenonzard","mode":"solo"}', 400, "refused", "modes are duel"),
        (b'{"game":"zenonzard","options":{"luck":1}}', 400, "refused", "rule option 'luck'"),
        (b'{"game":"zenonzard","seats":[{"who":"me"}]}', 400, "refused", "is for 2 players"),
        (b'{"game":"zenonzard","seats":[{"who":"me"},{"who":"me"}]}', 400, "refused", "only one seat"),
        (b'{"game":"zenonzard","seats":[{"who":"bot"},{"who":"open"}]}', 400, "refused", "take a seat"),
        (b'{"game":"zenonzard","seats":[{"who":"me"},{"who":"bot","bot":"x"}]}', 400, "refused", "greedy"),
        (b'{"game":"zenonzard","seats":[{"who":"me","deck":"x"},{"who":"bot"}]}', 400, "refused", "no deck"),
        (b'{"game":"kanzume-goddess","seats":[{"who":"me","deck":"x"},{"who":"bot"}]}', 400, "refused", "decks"),
        (b'{"game":"zenonzard","seats":[{"who":"me"},{"who":"open"}],"seed":"7"}', 400, "refused", "seed"),
        (b'{"game":"zenonzard","clock":{"seconds":0}}', 400, "refused", "1 to"),
        (b'{"game":"zenonzard","clock":{"seconds":60,"increment":-1}}', 400, "refused", "increment"),
        (b'{"game":"zenonzard","options":{"x":' + b"[" * 8000, 400, "malformed", "recursion"),
        (b'{"game":"zenonzard","seed":"\\ud800"}', 400, "malformed", "truncated"),
        (b'{"game":"\xff"}', 400, "malformed", "utf-8"),
        (b" " * (16 * 1024 + 1), 413, "too_large", "16384"),
    ],
)
@at_table
async def test_a_match_that_cannot_be_is_refused_with_the_reason(
    server: Server, body: bytes, status: int, code: str, named: str
) -> None:
    async with Guest(server) as guest:
        response = await guest.http.post("/matches", content=body)
        refusal = response.json()

    assert (response.status_code, refusal["type"], refusal["code"]) == (status, "error", code)
    assert named in refusal["message"]


@at_table
async def test_calls_that_do_not_exist_are_named(server: Server) -> None:
    async with Guest(server) as guest:
        assert (await guest.refused("GET", "/nothing"))["code"] == "not_found"
        assert (await guest.refused("DELETE", "/matches"))["message"].startswith("there is no DELETE")
        assert (await guest.refused("GET", "/games/chess"))["status"] == 404
        response = await guest.http.get(f"{server.url}/api/v2/me")

    assert (response.status_code, response.json()["code"]) == (404, "wrong_version")


@pytest.mark.parametrize("name", ["x" * 31, "\N{GRINNING FACE}" * 31])
@at_table
async def test_a_name_has_at_most_thirty_characters(server: Server, name: str) -> None:
    async with Guest(server) as guest:
        refusal = await guest.refused("PATCH", "/me", {"name": name})

    assert (refusal["code"], "30" in refusal["message"]) == ("refused", True)


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("{url}", True),
        ("https://evil.example", False),
        ("null", False),
        ("{url}0", False),
        ("https{url[4:]}", False),
    ],
)
@at_table
async def test_only_our_own_pages_may_act(server: Server, origin: str, is_ours: bool) -> None:
    headers = {"Origin": origin.replace("https{url[4:]}", "https" + server.url[4:]).format(url=server.url)}
    async with Guest(server) as guest:
        match = await guest.create()
        created = await guest.http.post("/matches", json={"game": "zenonzard"}, headers=headers)
        named = await guest.http.patch("/me", json={"name": "A"}, headers=headers)
        read = await guest.http.get("/me", headers=headers)
        entered = await handshake(guest, match, headers)

    statuses = (created.status_code, named.status_code, entered)
    assert statuses == ((200, 200, 101) if is_ours else (403, 403, 403))
    assert is_ours or created.json()["code"] == "wrong_origin"
    assert read.status_code == 200


async def handshake(guest: Guest, match: str, headers: dict[str, str]) -> int:
    try:
        async with connect(guest.live_address(match), additional_headers={**guest.headers(), **headers}):
            return 101
    except InvalidStatus as refused:
        assert b"wrong_origin" in (refused.response.body or b"")  # noqa: PT017 (both outcomes are right somewhere)
        return refused.response.status_code


@at_table
async def test_who_is_too_fast_is_told_and_then_cut_off(serve: Serve) -> None:
    server = serve(HEXADECK_GUEST_RATE="1.3")
    async with Guest(server) as guest, Guest(server) as other:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.until("state")
            await asyncio.gather(*[live.send(type="ping") for _ in range(250)])
            refusal = await live.until("error")
            code = await live.closed()
        slow_down = [(await guest.http.get("/me")).json().get("code") for _ in range(12)]
        unhurried = await other.get("/me")

    assert (refusal["code"], code) == ("too_fast", 4429)
    assert slow_down[-1] == "too_fast"
    assert unhurried == {"name": "Guest"}


@at_table
async def test_an_address_has_its_limit_too(serve: Serve) -> None:
    server = serve("--address-rate", "0.2")
    async with httpx.AsyncClient(base_url=server.url) as client:
        statuses = [(await client.get("/api/v1/me", headers={"Cookie": ""})).status_code for _ in range(12)]
        health = await client.get("/healthz")

    assert (statuses[0], statuses[-1]) == (200, 429)
    assert health.status_code == 200


@at_table
async def test_refusals_change_nothing(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create(seed="9")
        async with guest.sit(match) as live:
            state = await live.asked()
            for message in bad_messages():
                await live.connection.send(message)
                await live.until("error")
        async with guest.sit(match) as again:
            after = await again.until("state")
            await play_on(again, Dice(9), 3)

    assert (after["view"], after["question"]) == (state["view"], state["question"])


def bad_messages() -> list[Any]:
    return [
        "x",
        '{"type":"choose","question":0,"option":77}',
        '{"type":"choose","question":5,"option":0}',
        '{"type":"answer_undo","agree":true}',
        '{"type":"undo"}',
    ]
