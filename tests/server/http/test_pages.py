"""The pages: the app under all of its addresses, files that may be kept for ever, and headers that let nothing in."""

import gzip
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from tests.server.table import Guest, Serve, Server, at_table

from hexadeck.server.http.assets import Asset, asset, sent
from hexadeck.server.http.pages import Pages


@pytest.fixture
def built(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x")
    return Pages(tmp_path)


class _Guests:
    """Remembers everybody as the same one."""

    def known(self, _request: Request) -> str:
        return "somebody"

    def remember(self, response: Response, guest: str, is_secure: bool) -> None:
        response.set_cookie("guest", guest, secure=is_secure)


APP = SimpleNamespace(state=SimpleNamespace(services=SimpleNamespace(guests=_Guests())))


def request(path: str, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": raw, "app": APP}
    return Request({**scope, "scheme": "http", "server": ("testserver", 80)})


@pytest.mark.parametrize(
    "path", ["/", "/new/zenonzard", "/t/abc", "/r/abc", "/games/zenonzard/rules", "/games/zenonzard/tests"]
)
@at_table
async def test_every_address_of_the_app_gives_its_page_and_a_cookie(built: Pages, path: str) -> None:
    response = await built.respond(request(path))

    assert (response.status_code, response.headers["cache-control"]) == (200, "private, no-cache")
    assert bytes(response.body).startswith(b"<!doctype html>")
    assert "set-cookie" in response.headers


@pytest.mark.parametrize("path", ["/assets//app-1a2b.js", "/assets/./app-1a2b.js", "/assets/../assets/app-1a2b.js"])
@at_table
async def test_a_file_has_one_name_so_that_what_is_kept_has_an_end(built: Pages, path: str) -> None:
    response = await built.respond(request(path))

    assert response.status_code == 404
    assert set(built._files) == {"index.html"}


@at_table
async def test_files_named_by_their_content_are_kept_for_ever_and_others_asked_for_again(built: Pages) -> None:
    script = await built.respond(request("/assets/app-1a2b.js"))
    icon = await built.respond(request("/icon.svg"))

    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert (icon.headers["cache-control"], icon.headers["content-type"]) == ("no-cache", "image/svg+xml")
    assert "set-cookie" not in icon.headers


@pytest.mark.parametrize("path", ["/../pages.py", "/assets/../../secret", "/assets", "/%2e%2e/x", "/nothing", "/\0"])
@at_table
async def test_nothing_else_is_served(built: Pages, path: str, tmp_path: Path) -> None:
    (tmp_path.parent / "secret").write_text("secret")
    response = await built.respond(request(path))

    assert (response.status_code, b"secret" in bytes(response.body)) == (404, False)


@at_table
async def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    response = await Pages(tmp_path).respond(request("/"))

    assert (response.status_code, b"make web" in bytes(response.body)) == (503, True)


@at_table
async def test_a_new_build_is_seen_at_once(built: Pages, tmp_path: Path) -> None:
    await built.respond(request("/"))
    (tmp_path / "index.html").write_text("another")

    assert bytes((await built.respond(request("/"))).body) == b"another"


def test_what_is_large_is_packed_and_what_is_known_is_not_sent() -> None:
    page: Asset = asset(b"a" * 5000, "text/plain")

    packed = sent(request("/", accept_encoding="br, gzip"), page)
    known = sent(request("/", if_none_match=page.mark), page)

    assert gzip.decompress(bytes(packed.body)) == page.data
    assert bytes(sent(request("/"), page).body) == page.data
    assert (known.status_code, bytes(known.body)) == (304, b"")


@at_table
async def test_every_answer_carries_the_headers_that_let_nothing_in(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answers = [await client.get(path) for path in ("/", "/api/v1/me", "/api/v1/nothing", "/healthz", "/metrics")]

    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


@at_table
async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        plain = (await client.get("/api/v1/me")).headers["set-cookie"]
        forwarded = {"X-Forwarded-Proto": "https"}
        secure = (await client.get("/api/v1/me", headers=forwarded)).headers["set-cookie"]

    assert {"httponly", "samesite=lax", "path=/"} <= set(plain.lower().split("; "))
    assert int(plain.lower().partition("max-age=")[2].partition(";")[0]) > 300 * 24 * 3600
    assert ("secure" in plain.lower(), "secure" in secure.lower()) == (False, True)


@at_table
async def test_a_guest_stays_the_same_guest(server: Server) -> None:
    async with Guest(server) as guest:
        cookie = dict(guest.http.cookies)
        named = (await guest.http.patch("/me", json={"name": "Ada"})).json()
        again = await guest.get("/me")

        assert dict(guest.http.cookies) == cookie
    assert (named, again) == ({"name": "Ada"}, {"name": "Ada"})


@at_table
async def test_health_and_metrics_tell_how_the_server_is(server: Server) -> None:
    async with Guest(server) as guest:
        match = await guest.create()
        async with guest.sit(match) as live:
            await live.asked()
            await live.choose(999)
            await live.choose(0)
            page = (await guest.http.get(f"{server.url}/metrics")).text
            health = await guest.http.get(f"{server.url}/healthz")

    numbers = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert (health.status_code, health.text) == (200, "ok\n")
    for name in (
        "hexadeck_matches_open",
        "hexadeck_sockets",
        'hexadeck_choices_total{by="person"}',
        "hexadeck_acknowledge_seconds_count",
        "hexadeck_commits_total",
        'hexadeck_refusals_total{code="illegal"}',
    ):
        assert float(numbers[name]) >= 1, name
    assert "hexadeck_thinking_seconds_count" in numbers


@at_table
async def test_games_cards_and_rules_are_served_packed_and_marked(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1") as client:
        listed = await client.get("/games")
        detail = await client.get("/games/zenonzard")
        rules = await client.get("/games/zenonzard/rules")
        again = await client.get("/games/zenonzard", headers={"If-None-Match": detail.headers["etag"]})

    assert "zenonzard" in [game["name"] for game in listed.json()]
    assert (len(detail.json()["faces"]) > 280, detail.headers["content-encoding"]) == (True, "gzip")
    assert rules.json()["chapters"]
    assert (again.status_code, "set-cookie" in listed.headers) == (304, False)


@at_table
async def test_metrics_are_for_the_machine_itself(server: Server) -> None:
    """Who could count all choices could count the secret ones; a proxy names who asks."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        near = await client.get("/metrics")
        far = await client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})

    assert (near.status_code, far.status_code, far.json()["code"]) == (200, 403, "not_yours")
    assert "no-store" in far.headers["cache-control"]


@at_table
async def test_metrics_with_a_token_are_for_who_has_it(serve: Serve) -> None:
    server = serve("--metrics-token", "a token")
    async with httpx.AsyncClient(base_url=server.url) as client:
        right = {"Authorization": "Bearer a token", "X-Forwarded-For": "192.0.2.1"}
        wrong = {"Authorization": "Bearer another"}
        statuses = [(await client.get("/metrics", headers=headers)).status_code for headers in (right, wrong, {})]

    assert statuses == [200, 403, 403]
