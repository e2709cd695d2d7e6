"""The games that are here, found by their folders. `load("zenonzard")` gives a game to start matches of.

Folders that `HEXADECK_GAMES` names hold further games, such as those that `hexadeck new-game` has laid out.
A game of another distribution names the package that is its folder in the entry point group `hexadeck.games`, as in
`fireflies = "fireflies"`.

A game's folder has a module `game` with a function `load(extra)` that takes home-made card files as (name, text) pairs.
It may have a module `display` with a function `display(game)`; that is read only when somebody wants to see the game.
"""

import functools
import importlib
import importlib.util
import os
import pkgutil
import traceback
from collections.abc import Callable
from functools import partial
from importlib import resources
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hexadeck.kernel.decisions import MADE_LATELY
from hexadeck.kernel.errors import HexadeckError

if TYPE_CHECKING:
    from hexadeck.display.display import Display
    from hexadeck.kernel.game import Game, Match

T = TypeVar("T")
ENTRY_POINTS: Final = "hexadeck.games"
__path__.extend([folder for folder in os.environ.get("HEXADECK_GAMES", "").split(os.pathsep) if folder])
_loaded: dict[str, "Game"] = {}


def names() -> list[str]:
    """The games' names, as people write them."""
    return sorted({**_installed(), **_here()})


def _here() -> dict[str, str]:
    """By the name of a game, the package that is its folder."""
    return _packages_in(tuple(__path__))


@functools.cache
def _packages_in(folders: tuple[str, ...]) -> dict[str, str]:
    found = [module.name for module in pkgutil.iter_modules(folders) if module.ispkg]
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in found}


@functools.cache
def _installed() -> dict[str, str]:
    return {point.name.replace("_", "-"): point.value for point in entry_points(group=ENTRY_POINTS)}


def _package(name: str) -> str:
    """A game of this package comes before one of another distribution with the same name."""
    package = _here().get(name) or _installed().get(name)
    if package is None:
        raise HexadeckError(f"there is no game {name!r}; the games are {', '.join(names())}")
    return package


def load(name: str, cards: list[tuple[str, str]] | None = None) -> "Game":
    """A game with all its cards; `cards` are home-made card files to lay next to the shipped set, as (file name,
    text)."""
    if cards or name not in _loaded:
        package = _package(name)
        game = _made_by(name, lambda: _read(package, cards or []))
        if cards:
            return game
        _loaded[name] = game
    return _loaded[name]


def _made_by(name: str, make: Callable[[], T]) -> T:
    """What the code of a game makes. Whatever it raises is told as its mistake, and where: the others are in order."""
    try:
        return make()
    except HexadeckError:
        raise
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__}: {error} ({at.filename}:{at.lineno})"
        raise HexadeckError(f"the game {name!r} cannot be used: {told}") from error


def _read(package: str, cards: list[tuple[str, str]]) -> "Game":
    module: Any = importlib.import_module(f"{package}.game")
    MADE_LATELY.clear()
    game: Game = module.load(cards)
    game.made_verbs = list(MADE_LATELY)
    game.home_made = list(cards)
    game.read_rules = partial(_rules, package)
    game.package = package
    return game


def folder(name: str) -> str:
    """Where the files of a game lie."""
    return str(resources.files(_package(name)))


def text(name: str, file: str) -> str | None:
    """A file of the game's folder, where there is one."""
    return _text(_package(name), file)


def text_of(game: "Game", file: str) -> str | None:
    """A file of the folder that a game was loaded from, where there is one."""
    return _text(game.package, file) if game.package else None


def _text(package: str, file: str) -> str | None:
    page = resources.files(package) / file
    return page.read_text("utf-8") if page.is_file() else None


def _rules(package: str) -> dict[str, str]:
    """The rules page of the folder, where there is one; a ruling comes with its question."""
    from hexadeck.display.rulebook import Rulebook  # noqa: PLC0415  # whoever only plays does not wait for it

    page = _text(package, "rules.md")
    rules = () if page is None else Rulebook(page).rules.values()
    return {rule.id: f"{rule.question} {rule.text}".strip() for rule in rules}


def display(game: "Game") -> "Display":
    """What people see of the game: as its folder says, or else plainly, from the names of its zones and columns."""
    name = f"{_package(game.name)}.display"
    if importlib.util.find_spec(name) is None:
        name = "hexadeck.display.plain"
    shown: Display = _made_by(game.name, lambda: importlib.import_module(name).display(game))
    return shown


def replay(record: object, cards: list[tuple[str, str]] | None = None) -> "Match":
    """Play a match record again, whatever game it is of."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise HexadeckError("a match record is a mapping that names its game")
    return load(record["game"], home_made_of(record) if cards is None else cards).replay(record)


def home_made_of(record: dict[str, Any]) -> list[tuple[str, str]]:
    """The home-made card files that a match was played with: its record carries their texts."""
    files = record.get("home_made", [])
    if not isinstance(files, list) or not all(_is_file(file) for file in files):
        raise HexadeckError("the record's 'home_made' is a list of card files, each with a name and a text")
    return [(name, text) for name, text in files]


def _is_file(file: object) -> bool:
    return isinstance(file, list) and len(file) == 2 and all(isinstance(part, str) for part in file)
