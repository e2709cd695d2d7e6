"""The games that are here, found by their folders. `load("zenonzard")` gives a game to start matches of.

A game's folder has a module `game` with a function `load(extra)` that takes home-made card files as (name, text) pairs.
It may have a module `display` with a function `display(game)`; that is read only when somebody wants to see the game.
"""

import importlib
import importlib.util
import pkgutil
from typing import TYPE_CHECKING, Any

from hexadeck.kernel.errors import HexadeckError

if TYPE_CHECKING:
    from hexadeck.display.display import Display
    from hexadeck.kernel.game import Game, Match

_loaded: dict[str, "Game"] = {}


def names() -> list[str]:
    """The games' names, as people write them."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str, cards: list[tuple[str, str]] | None = None) -> "Game":
    """A game with all its cards; `cards` are home-made card files to lay next to the shipped set, as (file name,
    text)."""
    if name not in names():
        raise HexadeckError(f"there is no game {name!r}; the games are {', '.join(names())}")
    if cards:
        return _read(name, cards)
    if name not in _loaded:
        _loaded[name] = _read(name, [])
    return _loaded[name]


def _read(name: str, cards: list[tuple[str, str]]) -> "Game":
    module: Any = importlib.import_module(f"{__name__}.{name.replace('-', '_')}.game")
    game: Game = module.load(cards)
    game.check_table()
    return game


def display(game: "Game") -> "Display":
    """What people see of the game: as its folder says, or else plainly, from the names of its zones and columns."""
    name = f"{__name__}.{game.name.replace('-', '_')}.display"
    if importlib.util.find_spec(name) is None:
        name = "hexadeck.display.plain"
    module: Any = importlib.import_module(name)
    shown: Display = module.display(game)
    return shown


def replay(record: object, cards: list[tuple[str, str]] | None = None) -> "Match":
    """Play a match record again, whatever game it is of."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise HexadeckError("a match record is a mapping that names its game")
    return load(record["game"], cards).replay(record)
