"""A game of another distribution: found by its entry point, and played on the engine as it is built."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.conformance.every_game import TINY

from hexadeck import is_compiled

PROGRAM = """
import json
from hexadeck import games, is_compiled

game = games.load("fireflies")
match = game.start(seed=3, seats=3)
while match.seat is not None:
    match.choose(match.length % len(match.options))
again = game.replay(json.loads(json.dumps(match.record())))
half = game.start(seed=3, seats=3)
half.play_out("half", 12)
loaded = game.from_position(json.loads(json.dumps(half.position())))
world = half.imagine(0, "world")
title = games.display(game).layout is not None
print(json.dumps({
    "listed": games.names(),
    "compiled": is_compiled(),
    "result": match.view(None)["result"],
    "same": again.state_hash() == match.state_hash() and loaded.view(1) == half.view(1),
    "imagined": world.view(0) == half.view(0),
    "module": type(match.table).__module__,
}))
"""


def install(folder: Path) -> None:
    """As an installer would: the package, and the metadata that names its game."""
    package = folder / "fireflies"
    shutil.copytree(TINY / "fireflies", package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("hexadeck.games.fireflies", "fireflies"), "utf-8")
    metadata = folder / "fireflies-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: fireflies\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[hexadeck.games]\nfireflies = fireflies\n", "utf-8")


def test_an_installed_game_is_found_and_played(tmp_path: Path) -> None:
    """To the end, replayed, saved and loaded, and in imagined worlds; its table is its own class."""
    install(tmp_path)
    folders = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]

    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(folders)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.stderr == ""
    told = json.loads(run.stdout)
    assert "fireflies" in told["listed"]
    assert (told["compiled"], told["module"]) == (is_compiled(), "fireflies.game")
    assert told["result"]["rule"] == "FF-6"
    assert told["same"]
    assert told["imagined"]
