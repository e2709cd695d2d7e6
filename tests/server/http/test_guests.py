"""A guest's name: what was acknowledged is what everybody is told from then on."""

import asyncio
from typing import cast

import pytest
from tests.server.table import at_table

from hexadeck.server.http.guests import DEFAULT_NAME, Guests, clean_name
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
    guests = Guests(cast(Store, store), b"key")
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
    guests = Guests(cast(Store, store), b"key")
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
    guests = Guests(cast(Store, store), b"key")
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
    ],
)
def test_a_name_has_nothing_that_cannot_be_seen(wish: str, name: str) -> None:
    assert clean_name(wish) == name
