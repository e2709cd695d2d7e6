"""The games and their displays by name, each read once; reading all cards takes longer than the event loop may wait."""

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final, TypeVar

import structlog

from hexadeck import games
from hexadeck.display.display import Display
from hexadeck.kernel.game import Game

log = structlog.get_logger()
T = TypeVar("T")
FILE: Final = "home.cards"
"""What home-made cards are called in messages about them."""
SETS: Final = 24
"""Games with home-made cards that are kept in memory."""

_games: dict[str, Game] = {}
_reading: Final = ThreadPoolExecutor(1)
"""Sets of cards are read one after the other: threads share one core with the event loop."""


def game(name: str, cards: str = "") -> Game:
    """HexadeckError if there is none of that name, CardErrors if home-made cards cannot be read."""
    if cards:
        return _with_cards(name, cards)
    if name not in _games:
        _games.setdefault(name, games.load(name))
    return _games[name]


@lru_cache(SETS)
def _with_cards(name: str, cards: str) -> Game:
    return games.load(name, [(FILE, cards)])


@lru_cache(SETS)
def shown(game: Game) -> Display:
    """What people see of a game, with the cards that it has."""
    return games.display(game)


def display_of(name: str) -> Display:
    return shown(game(name))


def of_each_game(make: Callable[[str], T]) -> list[T]:
    """What is made of every game. One with which that goes wrong is named in the log and takes none of the others
    along."""
    found = []
    for name in games.names():
        try:
            found.append(make(name))
        except Exception:
            log.exception("a game cannot be shown", game=name)
    return found


async def read_game(name: str, cards: str = "") -> Game:
    """Called before anything that needs the game or its display at once."""
    is_new = name not in _games
    if cards or is_new:
        await asyncio.get_running_loop().run_in_executor(_reading, lambda: shown(game(name, cards)))
    if is_new:
        gc.freeze()  # the cards of a game stay as long as the server does: nobody need look whether they are needed
    return game(name, cards)
