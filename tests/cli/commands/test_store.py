"""`hexadeck store`: check, backup, restore."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused
from tests.store.examples import choice, new_match

from hexadeck.store.open import open_store


async def fill(folder: Path) -> None:
    store = await open_store(None, folder)
    await store.create(new_match())
    await store.append("m1", 0, [choice(0)])
    await store.close()


def test_a_backup_is_made_checked_and_brought_back(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "data"))
    made = hexadeck("store", "backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data"))
    back = hexadeck("store", "restore", str(tmp_path / "copy"), "--data", str(tmp_path / "other"))
    checked = hexadeck("store", "check", "--data", str(tmp_path / "other"))

    assert (made.status, back.status, checked.status) == (0, 0, 0)
    assert (back.out, checked.out) == ("1 matches are back.\n", "1 matches, all as they were written\n")


def test_what_cannot_be_done_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no database" in refused(called(capsys, "store", "check", "--data", str(tmp_path)))
    assert "name the backup" in refused(called(capsys, "store", "backup", "--data", str(tmp_path)))


def test_a_damaged_backup_says_what_is_wrong_and_comes_back_only_if_that_is_welcome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(tmp_path / "data"))
    called(capsys, "store", "backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data"))
    with closing(sqlite3.connect(tmp_path / "copy")) as database:
        database.execute("DELETE FROM entries")
        database.commit()

    words = ["store", "restore", str(tmp_path / "copy"), "--data", str(tmp_path / "other")]
    first, second = called(capsys, *words), called(capsys, *words, "--damaged")

    fault = "match m1: the log has 0 entries where 1 were written\n"
    assert (first.status, first.out, "--damaged" in first.err) == (1, fault, True)
    assert (second.status, second.out) == (0, f"{fault}1 matches are back.\n")


def test_what_was_pruned_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path / "data"))

    pruned = called(capsys, "store", "prune", "--days", "0", "--data", str(tmp_path / "data"))

    assert (pruned.status, pruned.out) == (0, "0 decks and card sets, and 0 names, are gone.\n")
