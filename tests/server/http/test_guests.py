"""A guest's name: what was acknowledged is what everybody is told from then on."""

import asyncio
from typing import cast

import httpx
import pytest
from tests.server.table import Serve, Server, at_table

from hexadeck.server.http.guests import DEFAULT_NAME, Guests, clean_name
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Guest, Store


class SlowStore:
    """Names only. A read sees what was written when it began, and its answer comes when it is let go."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.may_answer = asyncio.Event()

    async def guest(self, id: str) -> Guest | None:
        name = self.names.get(id)
        await self.may_answer.wait()
        return None if name is None else Guest(id, name)

    async def put_guest(self, guest: Guest) -> None:
        self.names[guest.id] = guest.name


@at_table
async def test_a_new_name_is_not_forgotten_for_an_answer_that_was_under_way() -> None:
    """R1 The page that is being told the old name must not bring it back."""
    store = SlowStore()
    guests = Guests(cast(Store, store), b"key", 0)
    under_way = asyncio.create_task(guests.name("ann"))
    await asyncio.sleep(0)
    assert await guests.rename("ann", "Ann") == "Ann"
    store.may_answer.set()

    assert await under_way == DEFAULT_NAME
    assert await guests.name("ann") == "Ann"


@at_table
async def test_a_name_that_was_read_with_a_match_counts_unless_one_was_written_since() -> None:
    store = SlowStore()
    store.may_answer.set()
    guests = Guests(cast(Store, store), b"key", 0)
    read_at = guests.renames
    guests.note({"ann": None, "bob": "Bob"}, read_at)
    assert [await guests.name(id) for id in ("ann", "bob")] == [DEFAULT_NAME, "Bob"]

    await guests.rename("ann", "Ann")
    guests.note({"ann": "Anna"}, read_at)

    assert await guests.name("ann") == "Ann"


@at_table
async def test_of_two_new_names_the_one_that_was_written_last_counts() -> None:
    store = SlowStore()
    store.may_answer.set()
    guests = Guests(cast(Store, store), b"key", 0)
    await asyncio.gather(guests.rename("ann", "Ann"), guests.rename("ann", "Anna"))

    assert await guests.name("ann") == store.names["ann"] == "Anna"


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b\x00", "Ada"),
        ("e\u0301", "\u00e9"),
        ("", "Guest"),
        (" \u200b ", "Guest"),
        ("<script>", "<script>"),
        ("\u3164\u115f\u2800\uffa0\u034f", "Guest"),
        ("Игорь Smith", "Игорь Smith"),
        ("Robot 3000", "Robot 3000"),
    ],
)
def test_a_name_has_nothing_that_cannot_be_seen(wish: str, name: str) -> None:
    assert clean_name(wish) == name


@pytest.mark.parametrize("wish", ["greta bot", "Greta BOT", "open seat", "Player 1", "\u041cax"])
def test_nobody_is_called_like_somebody_else(wish: str) -> None:
    """A bot, an empty seat, a seat; or with a letter that looks like another."""
    with pytest.raises(Refused, match="looks like another's"):
        clean_name(wish)


@at_table
async def test_on_https_no_other_host_of_the_domain_can_set_the_cookie(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", headers={"X-Forwarded-Proto": "https"}) as client:
        first = (await client.get("/me")).headers["set-cookie"]
        value = first.partition("=")[2].partition(";")[0]
        named = await client.patch("/me", json={"name": "Ada"}, headers={"Cookie": f"__Host-hexadeck_guest={value}"})
        planted = await client.patch("/me", json={"name": "Eve"}, headers={"Cookie": f"hexadeck_guest={value}"})

    assert first.startswith("__Host-hexadeck_guest=")
    assert {"Secure", "Path=/"} <= set(first.split("; "))
    assert "domain" not in first.lower()
    assert (named.json()["name"], planted.json()["reason"]) == ("Ada", "not_a_guest")


@at_table
async def test_a_server_answers_to_its_own_names_only(serve: Serve) -> None:
    """Else a page elsewhere could have its own name lead here, and be of the same origin."""
    server = serve("--name", "cards.example.org")
    async with httpx.AsyncClient(base_url=server.url) as client:
        found = {}
        for host in ("cards.example.org", "CARDS.example.org:443", f"localhost:{server.port}", "evil.example", ""):
            found[host] = (await client.get("/api/v1/me", headers={"Host": host})).status_code
        said = (await client.get("/api/v1/me", headers={"Host": "evil.example"})).json()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22
    writer.write(f"GET /api/v1/matches/x/live HTTP/1.1\r\nHost: evil.example\r\n{upgrade}==\r\n\r\n".encode())
    shaken = await reader.readline()
    writer.close()

    assert list(found.values()) == [200, 200, 200, 403, 403]
    assert b" 403 " in shaken
    assert (said["reason"], "--name evil.example" in said["message"]) == ("wrong_host", True)
