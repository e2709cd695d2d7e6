"""`hexadeck train`: learn how good a table is from matches that bots play, and see whether it helps."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck import agents, games
from hexadeck.cli.loading import load_game
from hexadeck.cli.mistakes import Mistake, nearest

EXAMPLES: Final = """\
  hexadeck train zenonzard -n 2000
  hexadeck train zenonzard -n 20000 --keep positions.npz
  hexadeck train zenonzard --positions positions.npz --hidden 64 --device cuda --gate 0 --into value.json
  hexadeck train zenonzard --value value.json --write
"""
LEAST_GATE: Final = 400
"""A value is kept only after so many matches."""
MATCHES: Final = 2000
PLAYER: Final = "greedy"
SEED: Final = "train"


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    number: Annotated[int | None, typer.Option("-n", "--number", min=8, help="Matches to learn from (2000).")] = None,
    player: Annotated[str | None, typer.Option(help="Bot that plays the matches to learn from (greedy).")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="File to keep the positions in, to fit later; then it ends.")
    ] = None,
    positions: Annotated[
        Path | None, typer.Option(help="File of such positions to fit to, instead of playing.")
    ] = None,
    hidden: Annotated[int, typer.Option(min=0, max=256, help="Size of the hidden layer; 0 is a linear value.")] = 0,
    device: Annotated[str, typer.Option(help="Where PyTorch fits a hidden layer: cpu or cuda.")] = "cpu",
    penalty: Annotated[float, typer.Option(min=0, help="Penalty on what a card is worth in its place.")] = 0.3,
    rounds: Annotated[int, typer.Option(min=1, help="Number of passes over all positions.")] = 20,
    value: Annotated[Path | None, typer.Option(help="File of a value for the gate, instead of fitting one.")] = None,
    gate: Annotated[int, typer.Option(min=0, help="Mirrored matches with the value against without; or 0.")] = 400,
    agent: Annotated[str, typer.Option(help="Who plays them; its search uses the value.")] = "orla",
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: 2).")] = None,
    mode: Annotated[str | None, typer.Option(help="Mode of the game, if it has several.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same value (train).")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Number of processes; 0 means one per core.")] = 0,
    write: Annotated[bool, typer.Option("--write", help="Keep the value in the game's folder.")] = False,
    into: Annotated[Path | None, typer.Option(help="File to keep it in instead, whether it passes or not.")] = None,
) -> None:
    """Let bots play themselves, fit a value to the results, and let the search play with it against itself without.

    Each of the three can be done alone, on another machine. The value is kept with --write, and only if it wins 55 % of
    the matches or more. See docs/learning.md.
    """
    if find_spec("numpy") is None:
        raise Mistake("training needs NumPy: pip install hexadeck[train]")
    from hexadeck.learning import network, position_files  # noqa: PLC0415  # it needs NumPy
    from hexadeck.learning import train as training  # noqa: PLC0415
    from hexadeck.learning.matches import Setting  # noqa: PLC0415
    from hexadeck.learning.model import Shape  # noqa: PLC0415

    if write and gate < LEAST_GATE:
        raise Mistake(f"a value is written only after a gate of {LEAST_GATE} matches or more, not {gate}")
    if [keep, positions, value].count(None) < 2:
        raise Mistake("choose one: --keep plays, --positions fits, --value is for the gate alone")
    if positions is not None and [number, player, seats, mode, seed].count(None) < 5:
        raise Mistake("how positions were played stands in their file: no -n, --player, --seats, --mode or --seed here")
    if hidden and keep is None and value is None:
        network.check_device(device)
    for name in (agent, player or PLAYER):
        if name not in agents.names():
            raise Mistake(f"there is no agent {name!r}{nearest(name, agents.names())}")
    loaded = load_game(game, [])
    processes = workers or os.cpu_count() or 1
    shape = Shape(hidden=hidden, penalty=penalty, rounds=rounds)
    if positions is None:
        count, chosen_mode = loaded.seating(seats, mode)
        setting = Setting(loaded.name, count, chosen_mode, seed or SEED, player or PLAYER)
    if value is not None:
        trained = training.learned_before(value, setting)
    else:
        wanted = number or MATCHES
        found = (
            training.play(setting, wanted, processes, _tell)
            if positions is None
            else position_files.load_positions(positions)
        )
        _tell("")
        if keep is not None:
            position_files.save_positions(keep, found)
            print(f"{found.matches} matches, {len(found.won)} positions are in {keep}")
            return
        setting = found.setting
        if setting.game != loaded.name:
            raise Mistake(f"{positions} has positions of {setting.game}, not of {loaded.name}")
        trained = training.learn(found, shape, device, "" if positions is None else positions.name)
    if gate:
        training.put_through_gate(trained, setting, agent, gate, processes, _tell)
        _tell("")
    print("\n".join(trained.told))
    if into is not None:
        training.write(into, trained)
    if write and not trained.passes:
        raise Mistake("the value is not written: it did not pass the gate")
    if write:
        training.write(Path(games.folder(loaded.name)) / "value.json", trained)


def _tell(how_far: str) -> None:
    """In a line that the next one is written over."""
    if sys.stderr.isatty():
        print(f"\r\033[K{how_far}", end="", file=sys.stderr, flush=True)
