"""`hexadeck complaints`: the list for whoever runs the server."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.cli.shell import called, refused
from tests.store.examples import COMPLAINT, PROBLEM, new_match

from hexadeck.store.open import open_store
from hexadeck.store.store import Complaint, Problem

LATER = msgspec.structs.replace(COMPLAINT, about="cid", name="Cid\x1b[2J", time=86_400_000)


async def fill(folder: Path, *complaints: Complaint, problem: Problem | None = None) -> None:
    store = await open_store(None, folder)
    await store.create(new_match())
    for complaint in complaints:
        await store.put_complaint(complaint)
    if problem is not None:
        await store.put_problem(problem)
    await store.close()


def test_the_latest_complaint_comes_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no database" in refused(called(capsys, "complaints", "--data", str(tmp_path)))
    asyncio.run(fill(tmp_path, COMPLAINT, LATER))
    assert called(capsys, "complaints", "--data", str(tmp_path)).out.splitlines() == [
        "1970-01-02 00:00  name      Cid[2J (cid)  match m1  by ann",
        "1970-01-01 00:00  name      Bea ♞ (bea)  match m1  by ann",
        "2 complaints about 2 guests",
    ]


def test_problems_come_first_with_what_was_said_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path, COMPLAINT, problem=msgspec.structs.replace(PROBLEM, words="Stuck\x1b[2J\nhere.")))
    assert called(capsys, "complaints", "--data", str(tmp_path)).out.splitlines()[:4] == [
        "1970-01-01 00:00  match m1  after 3  by ann  /t/m1 390x844",
        "  Stuck[2J here.",
        "1 problem",
        "",
    ]


def test_one_complaint_is_counted_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path, COMPLAINT))
    assert called(capsys, "complaints", "--data", str(tmp_path)).out.splitlines()[-1] == "1 complaint about 1 guest"
