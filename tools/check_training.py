"""Trains a small network by PyTorch on this machine's processor, from playing to the gate: `make train-check`.

The three steps are the calls of docs/learning.md, with files between them. The network must tell winners from losers on
matches that it was not fitted to, what PyTorch came to must be what the model says, and the same call must give the
same file. PyTorch is the extra `train`; it is installed into `.build/train` the first time, never into `.venv`. The
package registry's usual build for Linux is several gigabytes, since it brings its own CUDA.
"""

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
EXTRA: Final = ROOT / ".build/train"
GAME: Final = "knights-and-kings"
LEAST: Final = 0.6
"""The AUC that is wanted on matches that were kept apart; a guess has 0.5."""


def main() -> int:
    if not EXTRA.is_dir() and not install():
        return 1
    with tempfile.TemporaryDirectory() as folder:
        return check(Path(folder))


def install() -> bool:
    """What the extra `train` names, into a folder of its own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["optional-dependencies"]["train"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run([*pip, "--target", str(EXTRA), *wanted], check=False).returncode == 0


def check(folder: Path) -> int:
    kept, first, second = folder / "positions.npz", folder / "first.json", folder / "second.json"
    train("-n", "120", "--player", "bruno", "--keep", str(kept))
    fit = ("--positions", str(kept), "--hidden", "8", "--penalty", "0.01", "--rounds", "12", "--gate", "0")
    print(train(*fit, "--into", str(first)), end="")
    train(*fit, "--into", str(second))
    print(train("--value", str(first), "--gate", "4", "--agent", "bruno"), end="")
    fitted: dict[str, Any] = json.loads(first.read_text("utf-8"))["fits"]["2 seats"]
    faults = []
    if fitted["figures"]["value"]["auc"] < LEAST:
        faults.append(f"its AUC is below {LEAST}")
    if len(fitted["out"]) != 8 or not any(fitted["out"]):
        faults.append("it has no hidden layer")
    if first.read_bytes() != second.read_bytes():
        faults.append("the same call gave another file")
    print("; ".join(faults) or "a network was played for, fitted, written and put through the gate")
    return 1 if faults else 0


def train(*words: str) -> str:
    path = os.pathsep.join([str(EXTRA), os.environ.get("PYTHONPATH", "")])
    command = [str(Path(sys.executable).parent / "hexadeck"), "train", GAME, *words]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, check=False, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise SystemExit(done.returncode)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
