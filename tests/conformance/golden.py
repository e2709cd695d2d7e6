"""Files of what is agreed, in the folder `golden`. `HEXADECK_WRITE_GOLDEN=1` writes them anew, for review as a diff."""

import os
from pathlib import Path

import pytest

GOLDEN = Path(__file__).resolve().parent / "golden"
REWRITE = "HEXADECK_WRITE_GOLDEN"


def assert_golden(name: str, text: str, *, is_versioned: bool = False) -> None:
    """The text is the agreed one, to the letter. One that is versioned begins with its version, and under the same
    version it is never written anew."""
    path = GOLDEN / name
    was, now = agreed(name), text.splitlines()
    if is_versioned and was and was[0] == now[0] and was != now:
        pytest.fail(
            f"{path}: under '{now[0]}' matches end otherwise than they did, and those that are under way would go on "
            f"under rules they did not begin with. Give the game another rules_version, then run with {REWRITE}=1."
        )
    if os.environ.get(REWRITE) == "1":
        path.write_text(text, "utf-8", newline="\n")
    lines = agreed(name)
    for number, (old, new) in enumerate(zip(lines, now, strict=False), 1):
        if old != new:
            pytest.fail(f"{path}:{number} was\n  {old}\nand is now\n  {new}\nIf that is meant, run with {REWRITE}=1.")
    assert len(lines) == len(now), f"{path} has another length; if that is meant, run with {REWRITE}=1"


def agreed(name: str) -> list[str]:
    path = GOLDEN / name
    return path.read_text("utf-8").splitlines() if path.exists() else []
