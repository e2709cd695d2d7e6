"""`hexadeck new-game`: lays out the folder of a new game that runs at once."""

import keyword
import re
from importlib import resources
from pathlib import Path
from string import Template
from typing import Annotated, Final

import typer

from hexadeck import games
from hexadeck.cli.folders import note_games
from hexadeck.cli.mistakes import WRONG

EXAMPLES: Final = """\
  hexadeck new-game "Stone Market"
  hexadeck new-game "Stone Market" --into src/hexadeck/games
"""
_FILES: Final = {"cards.txt": "$name.cards"}
"""Where a file of the template gets another name than its own without `.txt`."""


def command(
    title: Annotated[str, typer.Argument(help="Title of the game, as people will read it.")],
    into: Annotated[str, typer.Option(help="The folder in which the game's own folder is made.")] = ".",
) -> int:
    """Lay out a new game: rules, table, words, cards. It can be played at once; then make it yours."""
    name = "_".join(re.findall(r"[a-z0-9]+", title.lower()))
    if not name.isidentifier() or keyword.iskeyword(name):
        print(f"{title!r} is no title for a game; it begins with a letter, like 'Stone Market'")
        return WRONG
    folder, dashed = Path(into, name), name.replace("_", "-")
    if folder.exists() or dashed in games.names():
        print(f"there is a game {dashed!r} already; choose another title or another folder")
        return WRONG
    for file, text in laid_out(title, name).items():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    if folder.parent.resolve() not in [Path(known).resolve() for known in games.__path__]:
        note_games(folder.parent.resolve())
    print(f"{folder} is there; 'hexadeck play {dashed}' plays it as it is, and every other command knows it.")
    print("Begin with rules.md, then read docs/writing-a-game.md and docs/card-core.md.")
    return 0


def laid_out(title: str, name: str) -> dict[str, str]:
    """The files of a new game with their texts."""
    words = name.split("_")
    said = {
        "title": title.strip(),
        "name": name,
        "dashed": name.replace("_", "-"),
        "klass": "".join(word.capitalize() for word in words),
        "id": ("".join(word[0] for word in words) if len(words) > 1 else name[:2]).upper(),
    }
    found: dict[str, str] = {}
    for file in sorted((resources.files("hexadeck.cli") / "template").iterdir(), key=lambda file: file.name):
        target = _FILES.get(file.name, file.name.removesuffix(".txt"))
        found[Template(target).substitute(said)] = Template(file.read_text("utf-8")).substitute(said)
    return found
