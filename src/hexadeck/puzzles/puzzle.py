"""What a puzzle is, and how it is written down: the match that led to it, and nothing about its solution."""

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError, IllegalChoice
from hexadeck.kernel.game import Match
from hexadeck.puzzles.prover import Goal, Task

FORMAT: Final = 1
GOALS: Final[tuple[Goal, ...]] = ("win", "hold")


@dataclass(frozen=True)
class Puzzle:
    """A position out of a match that bots played, with a goal that can be reached for certain."""

    id: str
    game: str
    goal: Goal
    turns: int
    seat: int
    seed: str
    bots: tuple[str, ...]
    choices: tuple[int, ...]
    """What was chosen before, from the start of the match."""
    turn: int
    hash: str
    """Of the state to which this leads."""
    ways: int
    """How many first choices keep the goal certain; which ones is for the engine to find out."""
    steps: int
    """What it took to prove all of that: choices carried out."""
    worlds: int
    """The most worlds that looked alike in the proof."""

    @property
    def task(self) -> Task:
        return Task(self.seat, self.goal, self.turns)

    def begin(self) -> Match:
        """The match at the point where the puzzle begins. It has no past, as if it began there."""
        return games.load(self.game).from_position(_position(self))


@lru_cache(maxsize=100)
def _position(puzzle: Puzzle) -> dict[str, Any]:
    match = games.load(puzzle.game).start(puzzle.seed)
    try:
        for choice in puzzle.choices:
            match.choose(choice)
    except IllegalChoice:
        raise _outdated(puzzle) from None
    if match.state_hash() != puzzle.hash:
        raise _outdated(puzzle)
    return match.position()


def _outdated(puzzle: Puzzle) -> HexadeckError:
    return HexadeckError(f"puzzle {puzzle.id} of {puzzle.game} was found with other rules or cards: find it again")


def read_puzzles(game: str, text: str) -> list[Puzzle]:
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise HexadeckError(f"the puzzles of {game} have format {data['format']!r}, this program reads {FORMAT}")
        puzzles = [_puzzle(game, each) for each in data["puzzles"]]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, HexadeckError):
            raise
        raise HexadeckError(f"the puzzles of {game} cannot be read: {type(error).__name__}: {error}") from None
    ids = [puzzle.id for puzzle in puzzles]
    for id in ids:
        if ids.count(id) > 1:
            raise HexadeckError(f"{game} has two puzzles {id!r}")
    return puzzles


def _puzzle(game: str, data: dict[str, Any]) -> Puzzle:
    fields = {**data, "bots": tuple(data["bots"]), "choices": tuple(data["choices"])}
    if data["goal"] not in GOALS:
        raise HexadeckError(f"a puzzle of {game} has the goal {data['goal']!r}; goals are {', '.join(GOALS)}")
    return Puzzle(game=game, **fields)


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """One line a puzzle, so that what changes can be seen."""
    lines = []
    for puzzle in puzzles:
        data = asdict(puzzle)
        del data["game"]
        lines.append(json.dumps(data, separators=(", ", ": ")))
    body = ",\n".join(lines)
    return f'{{"format": {FORMAT}, "puzzles": [\n{body}\n]}}\n' if lines else f'{{"format": {FORMAT}, "puzzles": []}}\n'
