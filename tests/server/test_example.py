"""The bot of the documentation plays a whole match against a real server."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.table import PATIENCE, Guest, Server, at_table

from hexadeck import games

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", games.names())
@at_table
async def test_the_bot_plays_to_the_end(server: Server, game: str) -> None:
    done = subprocess.run(
        [sys.executable, BOT, server.url, game], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    found = re.search(r"Replay: \S+/r/(\S+)", done.stdout)
    assert found, done.stdout
    async with Guest(server) as guest:
        match = await guest.get(f"/matches/{found[1]}")

    assert (match["status"], match["game"]) == ("finished", game)
    assert match["result"]["reason"] in done.stdout


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
