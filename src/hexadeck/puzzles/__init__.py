"""Puzzles from matches that bots played: positions in which something is certain. `docs/puzzles.md` says what.

A game's puzzles are data in its folder (`puzzles.json`). There is no solution in it: whether a choice is right is for
the engine to find out.
"""

import hashlib
from datetime import date
from typing import Final

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.puzzles.puzzle import Puzzle, read_puzzles

FILE: Final = "puzzles.json"
FIRST_DAY: Final = date(2026, 1, 1)
_read: dict[str, list[Puzzle]] = {}


def puzzles_of(game: str) -> list[Puzzle]:
    """In the order of the file; none where the game has no puzzles."""
    if game not in _read:
        text = games.text(game, FILE)
        _read[game] = [] if text is None else read_puzzles(game, text)
    return _read[game]


def find_puzzle(game: str, id: str) -> Puzzle:
    puzzles = puzzles_of(game)
    for puzzle in puzzles:
        if puzzle.id == id:
            return puzzle
    known = ", ".join(puzzle.id for puzzle in puzzles) or "none"
    raise HexadeckError(f"{game} has no puzzle {id!r}; it has {known}")


def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody. Every puzzle has its day before one comes again; then the order is another."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    round_, place = divmod((day - FIRST_DAY).days, len(puzzles))
    return sorted(puzzles, key=lambda puzzle: hashlib.sha256(f"{round_} {puzzle.id}".encode()).digest())[place]
