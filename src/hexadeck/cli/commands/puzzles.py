"""`hexadeck puzzles`: try one in the terminal, find new ones in matches that bots play, and prove them again."""

import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck import agents, games
from hexadeck.cli.loading import load_game, read_text
from hexadeck.cli.mistakes import WRONG, Mistake, nearest
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.puzzle import PuzzleSession, PuzzleTable, goal_of
from hexadeck.kernel.errors import HexadeckError
from hexadeck.puzzles import find_puzzle, puzzle_of_day, puzzles_of
from hexadeck.puzzles.checking import fault_of
from hexadeck.puzzles.mining import BOT, Miner
from hexadeck.puzzles.puzzle import GOALS, Puzzle, read_puzzles, write_puzzles

EXAMPLES: Final = """\
  hexadeck puzzles zenonzard                          today's puzzle, the same for everybody
  hexadeck puzzles zenonzard --solve ID               one of the list
  hexadeck puzzles zenonzard --list                   what puzzles there are
  hexadeck puzzles zenonzard -n 20 --minutes 10 --out mine.json
  hexadeck puzzles zenonzard --check --out mine.json  prove every puzzle of a file again
"""
TODAY: Final = "today"
NUMBER: Final = 20
SEED: Final = "puzzles"


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    number: Annotated[int | None, typer.Option("-n", min=1, help="How many new puzzles to find (20).")] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Time limit in minutes for finding new ones.")] = None,
    out: Annotated[str | None, typer.Option(help="File to write to or to check (default: print them).")] = None,
    seed: Annotated[str | None, typer.Option(help="Another seed finds other puzzles.")] = None,
    bot: Annotated[str | None, typer.Option(help=f"Who plays the matches ({BOT}).")] = None,
    goal: Annotated[str | None, typer.Option(help="Find only puzzles with this goal: win or hold.")] = None,
    solve: Annotated[str | None, typer.Option(help="Try a puzzle: its id, or 'today' (default).")] = None,
    list_all: Annotated[bool, typer.Option("--list", help="List the puzzles instead.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Prove the puzzles again instead.")] = False,
) -> None:
    """Try today's puzzle, or find new ones with -n, --minutes, --out, --seed, --bot or --goal.

    Bots play, and a position is kept if one seat is certain to win this turn, or not to lose it, whatever the others
    hold or do. No solution is stored: a try is judged by proving it again."""
    if not list_all and not check and [number, minutes, out, seed, bot, goal].count(None) == 6:
        solve = solve or TODAY
    name = load_game(game, []).name
    if sum([solve is not None, list_all, check]) > 1:
        raise Mistake("--solve, --list and --check are three different things; choose one")
    if solve is not None:
        _solve(name, solve)
    elif list_all:
        for puzzle in _shipped(name):
            print(f"{puzzle.id}: {goal_of(puzzle)}")
    elif check:
        _check(name, _shipped(name) if out is None else _from_file(name, out))
    else:
        _mine(name, number or NUMBER, minutes, out, seed or SEED, bot or BOT, goal)


def _shipped(name: str) -> list[Puzzle]:
    puzzles = puzzles_of(name)
    if not puzzles:
        known = ", ".join(each for each in games.names() if puzzles_of(each)) or "no game"
        raise Mistake(f"{name} has no puzzles; there are some for {known}")
    return puzzles


def _from_file(name: str, path: str) -> list[Puzzle]:
    try:
        return read_puzzles(name, read_text(path))
    except HexadeckError as error:
        raise Mistake(f"{path}: {error}", WRONG) from None


def _check(name: str, puzzles: list[Puzzle]) -> None:
    wrong = 0
    for puzzle in puzzles:
        fault = fault_of(puzzle)
        wrong += fault is not None
        print(f"{puzzle.id}: {'proven' if fault is None else fault}", flush=True)
    print(f"{len(puzzles) - wrong} of {len(puzzles)} puzzles of {name} are proven.")
    if wrong:
        raise typer.Exit(1)


def _mine(
    name: str, number: int, minutes: float | None, out: str | None, seed: str, bot: str, goal: str | None
) -> None:
    if out is not None and not Path(out).parent.is_dir():
        raise Mistake(f"there is no folder {str(Path(out).parent)!r} to write to")
    if bot not in agents.names():
        raise Mistake(f"there is no bot {bot!r}{nearest(bot, agents.names())}; bots are {', '.join(agents.names())}")
    goals = [each for each in GOALS if goal in (None, each)]
    if not goals:
        raise Mistake(f"there is no goal {goal!r}; goals are {', '.join(GOALS)}")
    deadline = float("inf") if minutes is None else time.monotonic() + 60 * minutes
    found = list[Puzzle]()
    miner = Miner(name, seed, tuple(goals), bot)
    tally = miner.tally
    for puzzle in miner.mine(deadline):
        if puzzle is not None:
            found.append(puzzle)
            if out is not None:
                Path(out).write_text(write_puzzles(found), "utf-8")
        if sys.stderr.isatty():
            text = f"\r{tally.matches} matches, {len(found)} of {number} puzzles "
            print(text, end="", file=sys.stderr, flush=True)
        if len(found) >= number:
            break
    if sys.stderr.isatty():
        print(file=sys.stderr)
    said = (
        f"{len(found)} puzzles in {tally.matches} matches: of {tally.positions} positions {tally.sifted} were left to "
        f"prove; {tally.certain} have a certain way, {tally.unclear} were too large to look at all of them."
    )
    if out is None:
        print(write_puzzles(found), end="")
        print(said, file=sys.stderr)
    else:
        print(said)


def _solve(name: str, wish: str) -> None:
    puzzles = _shipped(name)
    today = puzzle_of_day(name, datetime.now(UTC).date())
    try:
        puzzle = today if wish == TODAY else find_puzzle(name, wish)
    except HexadeckError as error:
        raise Mistake(str(error)) from None
    assert puzzle is not None
    terminal = Terminal()
    while True:
        table = PuzzleTable(PuzzleSession(puzzle), terminal)
        table.run()
        if table.wants_next:
            puzzle = puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)]
        elif not table.wants_another:
            terminal.say(f"Try it again: hexadeck puzzles {name} --solve {puzzle.id}")
            return
