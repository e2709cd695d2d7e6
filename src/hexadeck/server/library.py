"""The games and their displays by name, each read once; reading all cards takes longer than the event loop may wait."""

import asyncio
from functools import cache

from hexadeck import games
from hexadeck.display.display import Display
from hexadeck.kernel.game import Game

_games: dict[str, Game] = {}


def game(name: str) -> Game:
    """HexadeckError if there is none of that name."""
    if name not in _games:
        _games.setdefault(name, games.load(name))
    return _games[name]


@cache
def display_of(name: str) -> Display:
    return games.display(game(name))


async def read_game(name: str) -> Game:
    """Called before anything that needs the game or its display at once."""
    if name not in _games:
        await asyncio.to_thread(display_of, name)
    return _games[name]
