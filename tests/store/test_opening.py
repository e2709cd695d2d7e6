"""What cannot be opened is refused in one sentence that says what to do."""

import asyncio
import hashlib
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.examples import FINISHED, choice, new_match
from tests.store.place import Place

from hexadeck.store import schema
from hexadeck.store.open import open_store
from hexadeck.store.schema import MIGRATIONS, POSTGRES, SQLITE, VERSION
from hexadeck.store.sqlite import FILE
from hexadeck.store.store import StoreError

pytestmark = pytest.mark.anyio


# -- folders and files -------------------------------------------------------------------------------------------------


async def test_a_folder_is_made_and_is_nobody_elses_business(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"

    await (await open_store(None, folder)).close()

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


async def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", "utf-8")

    with pytest.raises(StoreError, match=r"the data folder .*data cannot be used \(File exists\): choose a folder"):
        await open_store(None, tmp_path / "data")


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", "utf-8")

    with pytest.raises(StoreError, match=r"cannot be used \(Not a directory\): choose a folder"):
        await open_store(None, tmp_path / "data" / "below")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = "Dear diary, " * 1000
    (tmp_path / FILE).write_text(text, "utf-8")

    with pytest.raises(
        StoreError, match=r"cannot be used as a database \(file is not a database\): put a copy in its place"
    ):
        await open_store(None, tmp_path)

    assert (tmp_path / FILE).read_text("utf-8") == text


async def test_a_damaged_database_is_refused(alone: Place) -> None:
    store = await alone.open()
    await asyncio.gather(*[store.create(new_match(f"m{number}")) for number in range(200)])
    await store.close()
    content = (alone.folder / FILE).read_bytes()
    (alone.folder / FILE).write_bytes(content[:100] + b"\x55" * 4000 + content[4100:])

    with pytest.raises(StoreError, match=r"cannot be used as a database \(.*malformed.*\): put a copy in its place"):
        await alone.open()


async def test_a_database_of_another_program_is_refused(alone: Place) -> None:
    with closing(sqlite3.connect(alone.folder / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")

    with pytest.raises(StoreError, match="is a database of another program"):
        await alone.open()


async def test_what_was_refused_does_not_stay_locked(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("Dear diary, " * 1000, "utf-8")
    with pytest.raises(StoreError):
        await open_store(None, tmp_path)
    (tmp_path / FILE).unlink()

    await (await open_store(None, tmp_path)).close()


# -- URLs and servers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["mysql://localhost/games", "hexadeck.sqlite3", ""])
async def test_a_url_of_another_kind_is_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(StoreError, match="a database URL begins with postgresql://"):
        await open_store(url, tmp_path)


@pytest.mark.parametrize("url", ["postgresql://[half/games", "postgresql://localhost:port/games"])
async def test_a_url_that_cannot_be_read_is_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(StoreError, match=r"the database URL cannot be read .* it looks like postgresql://user"):
        await open_store(url, tmp_path)


async def test_a_server_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"cannot be used .* is it running, and is the URL right\?"):
        await open_store(f"postgresql://ann@/games?host={tmp_path}", tmp_path)


async def test_a_wrong_password_is_refused_and_not_repeated(shared: Place) -> None:
    assert shared.server is not None
    shared.server.execute("DROP ROLE IF EXISTS stranger; CREATE ROLE stranger LOGIN PASSWORD 'right'")
    url = shared.server.url(user="stranger:open-sesame")

    with pytest.raises(StoreError, match="check user and password in the database URL") as refused:
        await open_store(url, shared.folder)

    assert "sesame" not in str(refused.value)


async def test_a_database_that_is_not_there_is_refused(shared: Place) -> None:
    assert shared.server is not None

    with pytest.raises(StoreError, match='"nowhere" does not exist; create it with createdb or change the URL'):
        await open_store(shared.server.url("nowhere"), shared.folder)


async def test_a_user_who_may_not_make_tables_is_refused(shared: Place) -> None:
    assert shared.server is not None
    shared.server.execute("DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN")

    with pytest.raises(StoreError, match=r"permission denied .* GRANT CREATE ON DATABASE"):
        await open_store(shared.server.url(user="reader"), shared.folder)


# -- versions ----------------------------------------------------------------------------------------------------------


ROWS_OF_VERSION_1 = (
    "INSERT INTO secrets VALUES (1, CAST('old secret' AS {bytes}))",
    "INSERT INTO matches VALUES ('m1', 'chess', '1', 'c', '{{\"seed\":\"7\"}}', '{{}}', 'null', 'i', 'w', 5)",
    "INSERT INTO matches VALUES ('m2', 'chess', '1', 'c', '{{\"seed\":\"8\"}}', '{{}}', 'null', 'i', 'w', 6)",
    "INSERT INTO seats VALUES ('m1', 0, 'person', 'ann', NULL, 'Red'), ('m2', 0, 'bot', NULL, 'greedy', NULL)",
    "INSERT INTO progress VALUES ('m1', 1, 'finished', 3, NULL, 'null', 9), ('m2', 1, 'running', 3, 0, 'null', 9)",
    "INSERT INTO entries VALUES ('m1', 0, 'choice', 0, 0, 2000), ('m2', 0, 'choice', 0, 0, 2000)",
)


def make_version_1(place: Place) -> None:
    words = POSTGRES if place.server else SQLITE
    place.make(1, [text.format(**words) for text in (*MIGRATIONS[0], *ROWS_OF_VERSION_1)])


async def test_a_database_of_version_1_keeps_everything_and_learns_the_rest(place: Place) -> None:
    make_version_1(place)

    store = await place.open()

    kept = await store.load("m1")
    assert kept is not None
    assert (kept.overview.setup, kept.overview.seats[0].guest, kept.entries) == ({"seed": "7"}, "ann", (choice(0),))
    assert (await store.secret(), await store.restored()) == (b"old secret", 0)
    assert kept.overview.rematch is None
    assert await store.create_rematch("m1", new_match("m3")) == "m3"
    await store.append("m2", 1, [choice(1)], FINISHED)
    await store.close()


async def test_a_database_of_a_newer_version_is_refused(place: Place) -> None:
    place.make(VERSION + 1, [])

    with pytest.raises(StoreError, match=rf"is of version {VERSION + 1}, this Hexadeck knows versions up to {VERSION}"):
        await place.open()


async def test_a_step_that_fails_changes_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    make_version_1(place)
    twice = ("CREATE TABLE more (id TEXT)", "CREATE TABLE more (id TEXT)")
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, twice))
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    with pytest.raises(StoreError, match="already exists"):
        await place.open()
    monkeypatch.undo()

    store = await place.open()

    assert len(await store.entries("m1", 0)) == 1
    await store.close()


def test_a_step_that_was_released_never_changes() -> None:
    """Databases that went through it would differ from new ones. Further steps get a line here."""
    digests = [hashlib.sha256("\n".join(step).encode()).hexdigest()[:16] for step in MIGRATIONS]

    assert digests == [
        "3bb7ec0ba435f44c",
        "5b161644cb8deca4",
        "fe649492b8ba8d37",
        "09e9c91cd9f91e92",
        "65209a212063e2d8",
        "11d03f06981dc55b",
        "a40d30db91be8256",
        "67fefbc097525d32",
        "557106b4fddb2f0a",
        "c29c8f98f4af752a",
        "280196d7926c2b39",
    ]
