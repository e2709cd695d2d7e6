"""A puzzle at the terminal: a match that says whether its goal is still certain."""

from pathlib import Path
from typing import Final

from hexadeck import agents, games
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.match import TerminalMatch
from hexadeck.cli.terminal.session import Session
from hexadeck.cli.terminal.voices import PERSON
from hexadeck.kernel.game import Match
from hexadeck.puzzles.puzzle import Puzzle
from hexadeck.puzzles.trying import Try

BOT: Final = agents.FOR_NEWCOMERS
"""Who plays on when a try is over."""


def goal_of(puzzle: Puzzle) -> str:
    if puzzle.goal == "win":
        return "Win this turn, whatever they hold or do."
    until = "this turn" if puzzle.turns == 1 else "before your next turn"
    return f"Find the only defence: do not lose {until}, whatever they hold or do."


class PuzzleSession(Session):
    """It is kept in no file: a puzzle can be tried again at any time."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.attempt = Try(puzzle)
        match = puzzle.begin()
        players = [PERSON if seat == puzzle.seat else BOT for seat in range(match.seats)]
        super().__init__(games.load(puzzle.game), match, players, Path())

    def keep(self) -> None:
        """Nothing to keep."""

    def _from_the_start(self) -> Match:
        return self.puzzle.begin()

    def _answer_of_bot(self, seat: int) -> int:
        self.attempt.follow(self.match.choices())
        answer = self.attempt.answer()
        return super()._answer_of_bot(seat) if answer is None else answer


class PuzzleTable(TerminalMatch):
    """The table, with the goal and how the try stands where messages stand."""

    session: PuzzleSession

    def __init__(self, session: PuzzleSession, terminal: Terminal) -> None:
        super().__init__(session, terminal)
        self.wants_next = False
        self._commands |= {"again": self._again, "next": self._next, "because": self._because}

    def _draw(self) -> None:
        self.message = self.message or self._words()
        super()._draw()

    def _words(self) -> str:
        standing = self.session.attempt.follow(self.session.match.choices())
        if standing == "solved":
            return "Solved! Type next for the next puzzle, q to leave."
        if standing == "failed":
            return "That lets it slip: success is no longer certain. u takes it back, because shows why, or again."
        return f"{goal_of(self.session.puzzle)} (u, again, next, q)"

    def _because(self, _: str) -> None:
        lines = self.session.attempt.why()
        said = [f"{'you' if line.is_mine else 'they'}: {line.sentence.removesuffix('.')}" for line in lines]
        self.message = "; ".join(said) or "Nothing has slipped yet."

    def _again(self, _: str) -> None:
        self.is_done = self.wants_another = True

    def _next(self, _: str) -> None:
        self.is_done = self.wants_next = True
