"""The games by name, each read once and off the event loop: reading all cards takes longer than that may wait."""

import asyncio

from hexadeck import games
from hexadeck.kernel.game import Game

_games: dict[str, Game] = {}


def game(name: str) -> Game:
    """HexadeckError if there is none of that name."""
    if name not in _games:
        _games.setdefault(name, games.load(name))
    return _games[name]


async def read_game(name: str) -> Game:
    """Called before anything that needs the game at once."""
    return _games[name] if name in _games else await asyncio.to_thread(game, name)
