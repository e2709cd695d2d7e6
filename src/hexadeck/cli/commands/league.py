"""`hexadeck league`: every agent meets every other, and gets a rating."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck import agents as known_agents
from hexadeck.arena.league import League
from hexadeck.cli.loading import game_name, load_game
from hexadeck.cli.mistakes import Mistake, nearest

EXAMPLES: Final = """\
  hexadeck league zenonzard --agents random,greedy,greta -n 50
  hexadeck league kanzume-goddess --agents greedy,greta --seats 4 --file kanzume.league
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    agents: Annotated[str, typer.Option(help="Bots, separated by commas.")] = "random,greedy",
    number: Annotated[int, typer.Option("-n", "--number", min=1, help="Matches per pair.")] = 40,
    file: Annotated[Path | None, typer.Option(help="File for the results; a later run continues from it.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: 2).")] = None,
    mode: Annotated[str | None, typer.Option(help="Mode of the game, if it has several.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same matches.")] = "0",
    workers: Annotated[int, typer.Option(min=0, help="Number of processes; 0 means one per core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The ratings as JSON.")] = False,
) -> None:
    """Every agent meets every other equally often; ratings (400 points are ten to one) come with 95 % intervals."""
    load_game(game, [])
    names = [name.strip() for name in agents.split(",")]
    for name in names:
        if name not in known_agents.names():
            listed = ", ".join(known_agents.names())
            raise Mistake(f"there is no agent {name!r}{nearest(name, known_agents.names())}; agents are {listed}")
    league = League(game_name(game), names, number, seed, seats, mode, file)
    for left in league.play(workers or os.cpu_count() or 1):
        if sys.stderr.isatty():
            print(f"\r{left} matches left ", end="" if left else "\n", file=sys.stderr, flush=True)
    if as_json:
        print(json.dumps(league.data()))
    else:
        print("\n".join(league.lines()))
