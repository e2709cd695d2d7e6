"""`hexadeck store`: check, backup, restore."""

import asyncio
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
