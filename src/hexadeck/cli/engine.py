"""Which engine a command of a checkout runs on: the compiled one wherever it is built for these very sources."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import hexadeck

BUILDER: Final = Path(hexadeck.__file__).parents[2] / "tools" / "build_compiled.py"
"""Only a checkout has it; what is installed is compiled or not once and for all."""
PLAYING: Final = ("play", "learn", "puzzles", "serve", "analyse", "simulate", "lab", "league", "train", "deck")
"""Commands for which it makes a difference that is felt."""


def prefer_compiled(words: list[str], builder: Path = BUILDER) -> None:
    """Begin this process again on the compiled engine if it lies ready; if not, say so where it matters."""
    if os.environ.get("HEXADECK_PURE") == "1" or not builder.is_file() or hexadeck.is_compiled():
        return
    looked = [sys.executable, str(builder), "--cached"]
    built = subprocess.run(looked, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603 (our own)
    if built:
        paths = os.pathsep.join([path for path in (built, os.environ.get("PYTHONPATH", "")) if path])
        command = [sys.executable, "-m", "hexadeck.cli", *words]
        os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": paths})  # noqa: S606 (this command itself)
    if words[0] in PLAYING:
        print(
            "hexadeck: the engine of this checkout is not compiled, so it is some ten times slower; "
            "'make compiled' does it once",
            file=sys.stderr,
        )
