"""Matches as files: kept by themselves after every decision, read again with everything that is needed to go on."""

import json
import os
import time
from pathlib import Path
from typing import Any, Final

from hexadeck import agents
from hexadeck.cli.folders import data_folder
from hexadeck.cli.loading import read_text
from hexadeck.cli.mistakes import WRONG, Mistake
from hexadeck.cli.terminal.voices import PERSON

LAST: Final = "last"
KEPT: Final = 50
"""How many matches are kept; the oldest make room."""


def matches_folder() -> Path:
    return data_folder() / "matches"


def new_save_path(game: str) -> Path:
    """A name that no other match has, in the order of time."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    folder = matches_folder()
    names = [folder / f"{game}-{stamp}.json", *[folder / f"{game}-{stamp}-{i}.json" for i in range(2, 100)]]
    return next((path for path in names if not path.exists()), names[-1])


def last_save() -> Path:
    found = sorted(matches_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Mistake(f"there is no match to resume in {matches_folder()}")
    return found[-1]


def write_save(path: Path, data: dict[str, Any]) -> None:
    """All or nothing: a reader, or the next start after a crash, finds the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("w", encoding="utf-8") as file:
        json.dump(data, file)
        file.write("\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def prune_saves() -> None:
    """Only what was kept by itself goes; files that a user named lie elsewhere or are never touched."""
    found = sorted(matches_folder().glob("*-????????-??????*.json"), key=lambda path: path.stat().st_mtime)
    for path in found[:-KEPT]:
        path.unlink(missing_ok=True)


def read_save(path: str | Path) -> dict[str, Any]:
    """A match record, with whatever was saved next to it."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Mistake(f"{path}:{error.lineno}:{error.colno}: not a saved match: {error.msg}", WRONG) from None
    except (RecursionError, ValueError) as error:
        raise Mistake(f"{path}: not a saved match: {error}", WRONG) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str) or "choices" not in data:
        raise Mistake(f"{path} is not a saved match: it names no game and no choices", WRONG)
    return data


def saved_players(data: dict[str, Any], seats: int) -> list[str]:
    """Who sat where: a person, or a bot by its name. A record that does not say it is of people."""
    players, known = data.get("players"), [PERSON, *agents.names()]
    if isinstance(players, list) and len(players) == seats and all(player in known for player in players):
        return players
    return [PERSON] * seats
