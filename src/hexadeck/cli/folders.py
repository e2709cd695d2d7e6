"""Where this user's own things lie: matches, and the folders in which games of one's own were laid out."""

import os
import sys
from pathlib import Path
from typing import Final

GAMES: Final = "HEXADECK_GAMES"
"""Further folders with games, for this process and those it starts."""


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "hexadeck"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hexadeck"


def _list_of_games() -> Path:
    return data_folder() / "games.txt"


def _noted() -> list[str]:
    try:
        return _list_of_games().read_text("utf-8").splitlines()
    except OSError:
        return []


def note_games(folder: Path) -> None:
    """From now on every command finds the games in this folder."""
    _list_of_games().parent.mkdir(parents=True, exist_ok=True)
    kept = [one for one in _noted() if Path(one).is_dir() and one != str(folder)]
    _list_of_games().write_text("".join([f"{one}\n" for one in [*kept, str(folder)]]), "utf-8")


def offer_games() -> None:
    """Before the games are looked for: those in noted folders are there, too."""
    os.environ.setdefault(GAMES, os.pathsep.join([folder for folder in _noted() if Path(folder).is_dir()]))
