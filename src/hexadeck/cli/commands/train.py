"""`hexadeck train`: learn how good a table is from matches that bots play, and see whether it helps."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck import agents, games
from hexadeck.cli.loading import load_game
from hexadeck.cli.mistakes import Mistake, nearest

EXAMPLES: Final = """\
  hexadeck train zenonzard -n 2000
  hexadeck train kanzume-goddess -n 4000 --hidden 32 --write
"""
LEAST_GATE: Final = 400
"""A value is kept only after so many matches."""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    number: Annotated[int, typer.Option("-n", "--number", min=8, help="Matches to learn from.")] = 2000,
    hidden: Annotated[int, typer.Option(min=0, max=256, help="Size of the hidden layer; 0 is a linear value.")] = 0,
    penalty: Annotated[float, typer.Option(min=0, help="Penalty on what a card is worth in its place.")] = 0.3,
    rounds: Annotated[int, typer.Option(min=1, help="How often all positions are gone through.")] = 20,
    gate: Annotated[int, typer.Option(min=2, help="Mirrored matches with the value against without.")] = 400,
    player: Annotated[str, typer.Option(help="Bot that plays the matches to learn from.")] = "greedy",
    agent: Annotated[str, typer.Option(help="Who plays them; its search uses the value.")] = "orla",
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: 2).")] = None,
    mode: Annotated[str | None, typer.Option(help="Mode of the game, if it has several.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same value.")] = "train",
    workers: Annotated[int, typer.Option(min=0, help="Number of processes; 0 means one per core.")] = 0,
    write: Annotated[bool, typer.Option("--write", help="Keep the value in the game's folder.")] = False,
    into: Annotated[Path | None, typer.Option(help="File to keep it in instead, whether it passes or not.")] = None,
) -> None:
    """Bots play themselves, a value is fitted to what came of it, and the search plays with it against itself without.

    It is kept with --write, and only if it wins 55 % of these matches or more. See docs/learning.md.
    """
    if find_spec("numpy") is None:
        raise Mistake("training needs NumPy: pip install hexadeck[train]")
    if write and gate < LEAST_GATE:
        raise Mistake(f"a value is written only after a gate of {LEAST_GATE} matches or more, not {gate}")
    for name in (agent, player):
        if name not in agents.names():
            raise Mistake(f"there is no agent {name!r}{nearest(name, agents.names())}")
    from hexadeck.learning import train as training  # noqa: PLC0415  # it needs NumPy
    from hexadeck.learning.matches import Setting  # noqa: PLC0415
    from hexadeck.learning.model import Shape  # noqa: PLC0415

    loaded = load_game(game, [])
    count, chosen_mode = loaded.seating(seats, mode)
    setting = Setting(loaded.name, count, chosen_mode, seed, player)
    shape = Shape(hidden=hidden, penalty=penalty, rounds=rounds)
    order = training.Order(setting, number, shape, agent, gate, workers or os.cpu_count() or 1)
    trained = training.train(order)
    print("\n".join(trained.told))
    if into is not None:
        training.write(into, trained)
    if write and not trained.passes:
        raise Mistake("the value is not written: it did not pass the gate")
    if write:
        training.write(Path(games.folder(loaded.name)) / "value.json", trained)
