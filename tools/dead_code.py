"""Lists what nobody uses; `make check` runs it.

    python tools/dead_code.py         exit 1 if there is anything

Vulture reads the Python of the program and of the games outside the package; tests do not count, because what only its
own test uses is dead. Fields that only the browser reads are looked for in its sources. What a library calls by name,
and what is there for games and people that are not in this repository, is listed here.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
READ: Final = ("src", "tools", "examples", "setup.py", "tests/tiny", "tests/cardtext/orchard.py")
BROWSER: Final = ROOT / "web" / "src"
WRITTEN_FROM_OURS: Final = "protocol.ts"
FOUND: Final = re.compile(r"(?P<place>.+:\d+): (?P<what>.*'(?P<name>\w+)') \(\d+% confidence\)")

CALLED_BY_LIBRARIES: Final = {
    "_action_to_string",  # OpenSpiel
    "_apply_action",
    "_legal_actions",
    "current_player",
    "iig_obs_type",
    "make_py_observer",
    "observation_string",
    "resample_from_infostate",
    "set_from",
    "string_from",
    "_cumulative_rewards",  # PettingZoo and Gymnasium
    "action_masks",
    "action_space",
    "metadata",
    "observation_space",
    "render",
    "row_factory",  # sqlite3
    "text_factory",
    "capture_signals",  # uvicorn
    "close_timer",
    "__getattr__",  # Python, of a module
    "visit_Call",  # of a syntax tree
    "visit_ClassDef",
    "visit_Module",
}
FOR_OTHERS: Final = {
    "PoolConnectionProxy",  # in a type that is a text
    "face_down",  # in a view, for every kind of client
    "host_of",  # for rules about what lies at a card
    "masks",  # for who learns from matches
    "move_list",  # for who wants a match of chess as a text
    "write_fen",
    "pids",  # so that a test can end one
    "play_out",  # for who tries something out
    "reprint",  # so that a game can show that its cards say what is printed
    "too_fast",  # counted by tools that import it
    "undrawn_zones",  # so that a test can say that all others are drawn
}


def main() -> int:
    found = [line for line in unused(READ) if not line.startswith("tests/")]
    print("\n".join(found))
    return 1 if found else 0


def unused(paths: Sequence[str], browser: Path = BROWSER) -> list[str]:
    """A line for each thing."""
    report = subprocess.run(
        [sys.executable, "-m", "vulture", *paths], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if report.returncode not in (0, 3):
        raise SystemExit(report.stdout + report.stderr)
    read = words_of(browser)
    lines = [FOUND.fullmatch(line) for line in report.stdout.splitlines()]
    known = CALLED_BY_LIBRARIES | FOR_OTHERS | read
    found = [line for line in lines if line is not None and line["name"] not in known and line["name"][:2] != "__"]
    return [f"{line['place']}: {line['what']}" for line in found]


def words_of(browser: Path) -> set[str]:
    """All that the browser's sources name, without the list of all that it could."""
    sources = [path for kind in ("*.ts", "*.svelte") for path in browser.rglob(kind) if path.name != WRITTEN_FROM_OURS]
    return set(re.findall(r"\w+", "\n".join([path.read_text("utf-8") for path in sources])))


if __name__ == "__main__":
    sys.exit(main())
