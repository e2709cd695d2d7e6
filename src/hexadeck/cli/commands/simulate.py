"""`hexadeck simulate`: let bots play many matches and count."""

import json
import sys
from typing import Annotated, Final

import typer

from hexadeck import agents as known_agents
from hexadeck import arena
from hexadeck.arena.play import Outcome
from hexadeck.cli.loading import check_dealt, find_deck, game_name, load_game, read_card_files, read_rule_options
from hexadeck.cli.mistakes import Mistake, nearest
from hexadeck.kernel.errors import HexadeckError

EXAMPLES: Final = """\
  hexadeck simulate zenonzard -n 200
  hexadeck simulate zenonzard -n 400 --agents greedy,greedy --decks "aguma rush,kanatana" --workers 4
  hexadeck simulate kanzume-goddess -n 100 --mode team --seats 4
  hexadeck simulate zenonzard -n 100 --cards home.cards --decks my.deck,kanatana --seed 7 --json
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    number: Annotated[int, typer.Option("-n", "--number", min=1, help="How many matches.")] = 100,
    agents: Annotated[str, typer.Option(help="Bots that play, separated by commas.")] = "greedy,greedy",
    decks: Annotated[str | None, typer.Option(help="Names or files, separated by commas (default: all decks).")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: one per agent).")] = None,
    mode: Annotated[str | None, typer.Option(help="Mode of the game, if it has several.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same matches.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")] = None,
    cards: Annotated[list[str] | None, typer.Option(help="A home-made card file; may be repeated.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes; the results stay the same.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Everything as JSON, every match included.")] = False,
) -> None:
    """Let bots play many matches; shares of wins come with their 95 % intervals."""
    home = read_card_files(cards or [])
    loaded = load_game(game, home)
    names = [name.strip() for name in agents.split(",")]
    for name in names:
        if name not in known_agents.names():
            listed = ", ".join(known_agents.names())
            raise Mistake(f"there is no agent {name!r}{nearest(name, known_agents.names())}; agents are {listed}")
    chosen = None if decks is None else [find_deck(loaded, word.strip()) for word in decks.split(",")]
    check_dealt(loaded, home, loaded.decks.values() if chosen is None else chosen, "--decks")
    options = read_rule_options(loaded, option or [])
    report = arena.simulate(game_name(game), number, names, seed, chosen, options, workers, home, seats, mode, _tell)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if as_json:
        print(json.dumps(report.data()))
    else:
        print("\n".join(report.lines()))


def _tell(outcome: Outcome) -> None:
    """How far the series is; a match that does not end ends it, since the next ones may not end either."""
    if not outcome.rule:
        raise HexadeckError(f"match {outcome.number}: {outcome.reason} The rules seem to let a match go on for ever.")
    if sys.stderr.isatty():
        print(f"\r{outcome.number + 1} matches", end="\033[K", file=sys.stderr, flush=True)
