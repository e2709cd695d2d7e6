"""Measures the compiled engine beside OpenSpiel's hearts, both driven from Python: `make bench-peers`.

Both play the same loop: random choices, all options listed at every decision, starting matches included. Hearts deals
by its chance nodes with their probabilities, as its own examples do; only its decisions of players are counted. Slices
of the two alternate in one process, so that whatever else the machine does falls on both; the ratio is the median of
the slices. OpenSpiel is the extra `peers`; it is installed into `.build/peers` the first time, never into `.venv`.
"""

import argparse
import os
import random
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any, Final

from bench import ROOT, compiled_folder, title_of
from typical_play import new_match, play_on

PEERS: Final = ROOT / ".build/peers"
SLICES: Final = 15
SLICE_SECONDS: Final = 0.4
WANTED: Final = 3.0
"""How many times as fast as hearts every game should be."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the compiled engine beside OpenSpiel's hearts.")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    if parser.parse_args().here:
        compare()
        return 0
    compiled = compiled_folder()
    if compiled is None:
        print("there is no compiled engine to measure", file=sys.stderr)
        return 1
    if not PEERS.is_dir() and not install_peers():
        return 1
    path = os.pathsep.join([str(compiled), str(PEERS)])
    command = [sys.executable, __file__, "--here"]
    return subprocess.run(command, env={**os.environ, "HEXADECK_PURE": "0", "PYTHONPATH": path}, check=False).returncode


def install_peers() -> bool:
    """What the extra `peers` names, into a folder of its own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["optional-dependencies"]["peers"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run([*pip, "--target", str(PEERS), *wanted], check=False).returncode == 0


def compare() -> None:
    import pyspiel  # noqa: PLC0415 (the extra `peers`, in a folder of its own)

    from hexadeck import games  # noqa: PLC0415 (the parent process must not import one of the builds)

    hearts = pyspiel.load_game("hearts")
    print(f"{'':<28}{'decisions/s':>12}{'hearts':>12}{'ratio':>8}   wanted {WANTED:.0f}")
    for name in games.names():
        game = games.load(name)
        rates = [(rate(partial(play_match, game)), rate(partial(play_hearts, hearts))) for _ in range(SLICES)]
        ratio = median([ours / theirs for ours, theirs in rates])
        ours, theirs = (median(column) for column in zip(*rates, strict=True))
        print(f"{title_of(name):<28}{ours:>12,.0f}{theirs:>12,.0f}{ratio:>8.2f}", flush=True)


def rate(play: Callable[[int], int]) -> float:
    """Decisions a second of CPU time."""
    decisions = number = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SLICE_SECONDS:
        decisions += play(number)
        number += 1
    return decisions / spent


def play_match(game: Any, number: int) -> int:
    return play_on(new_match(game, number), number).length


def play_hearts(hearts: Any, number: int) -> int:
    draw = random.Random(number)
    state = hearts.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, odds)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw.random() * len(actions))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    sys.exit(main())
