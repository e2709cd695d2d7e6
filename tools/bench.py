"""Measures the engine, plain and compiled, each in processes of its own: `make bench`.

Figures are medians of several runs in CPU seconds of one core, so that other programs disturb little; only the time of
`hexadeck --help` is wall time. Random play lists all options at every decision, collects the events and takes all decks
in rotation; starting matches is part of it. Copies, views and saves are taken of matches that are half over. Loading a
game is measured in new processes, imports included. How fast the core was at that moment stands in the row of the plain
loop: a core with half the work of others on it needs longer for it, and so for everything. The figures go to
`.build/bench.json` too.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from typical_play import SEATS, half_played, new_match, play_on

if TYPE_CHECKING:
    from hexadeck.kernel.game import Game

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / ".build/bench.json"
PLAIN: Final = "plain"
COMPILED: Final = "compiled"

RUNS: Final = 5
PLAY_SECONDS: Final = 1.0
"""How long a run of random play lasts."""
CALL_SECONDS: Final = 0.08
"""How long a run of one call, repeated, lasts."""
POSITIONS: Final = 4
"""Matches that copies, views and saves are taken of."""
STARTS: Final = 5
"""New processes for the time to load and the time of `--help`."""

LOOP_ROUNDS: Final = 300_000

Figures = dict[str, float]


@dataclass(frozen=True)
class Measure:
    """A row of the table. Aims are for the plain and the compiled engine; 0 where there is none."""

    name: str
    unit: str
    more_is_better: bool = False
    aims: tuple[float, float] = (0, 0)

    def factor(self, figure: float, aim: float) -> float:
        """How many times better than the aim."""
        return figure / aim if self.more_is_better else aim / figure


MEASURES: Final = (
    Measure("decisions", "/s", True, (60_000, 400_000)),
    Measure("matches", "/s", True),
    Measure("clone", "µs"),
    Measure("clone, 100 cards", "µs", aims=(5, 0)),
    Measure("view", "µs"),
    Measure("imagine", "µs"),
    Measure("save", "µs"),
    Measure("load position", "µs"),
    Measure("load game", "s", aims=(0.5, 0.5)),
    Measure("hexadeck --help", "s", aims=(0.2, 0.2)),
    Measure("plain loop", "ms"),
)
AIMS: Final[dict[tuple[str, str], tuple[float, float]]] = {("kanzume-goddess", "decisions"): (40_000, 400_000)}
"""Aims of one game instead of those for all: four seats ask many who have nothing to say."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine, plain and compiled.")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--plain-only", action="store_true", help="do not build and measure the compiled engine")
    parser.add_argument("--measure", metavar="GAME", help=argparse.SUPPRESS)
    parser.add_argument("--load", metavar="GAME", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measure(chosen.measure)))
        return 0
    if chosen.load:
        print(seconds_to_load(chosen.load))
        return 0
    builds = {PLAIN: environment("1", ROOT / "src")}
    compiled = None if chosen.plain_only else compiled_folder()
    if compiled:
        builds[COMPILED] = environment("0", compiled)
    results = {game: measure_builds(game, builds) for game in chosen.game or game_names(builds[PLAIN])}
    for game, figures in results.items():
        print("\n".join(table(game, figures)))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"python": sys.version.split()[0], "games": results}, indent=1) + "\n", "utf-8")
    print(f"\nwritten to {RESULTS}")
    return 0


# -- builds, each measured in processes of its own ---------------------------------------------------------------------


def environment(pure: str, package: Path) -> dict[str, str]:
    return {**os.environ, "HEXADECK_PURE": pure, "PYTHONPATH": str(package)}


def compiled_folder() -> Path | None:
    """The build that a wheel has, made if need be; without a C compiler only the plain engine is measured."""
    command = [sys.executable, str(ROOT / "tools/build_compiled.py"), "--profiled"]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    return Path(run.stdout.strip()) if run.returncode == 0 else None


def game_names(env: dict[str, str]) -> list[str]:
    program = "from hexadeck import games; print(*games.names())"
    return output([sys.executable, "-c", program], env).split()


def measure_builds(game: str, builds: dict[str, dict[str, str]]) -> dict[str, Figures]:
    results = {}
    for build, env in builds.items():
        print(f"measuring {game}, {build} ...", file=sys.stderr)
        figures: Figures = json.loads(output([sys.executable, __file__, "--measure", game], env))
        starts = [float(output([sys.executable, __file__, "--load", game], env)) for _ in range(STARTS)]
        figures["load game"] = median(starts)
        helps = [seconds_to_help(env) for _ in range(STARTS)]
        figures["hexadeck --help"] = median(helps)
        results[build] = figures
    return results


def seconds_to_help(env: dict[str, str]) -> float:
    start = time.perf_counter()
    output([sys.executable, "-m", "hexadeck.cli", "--help"], env)
    return time.perf_counter() - start


def output(command: list[str], env: dict[str, str]) -> str:
    return subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


# -- inside the process of one build -----------------------------------------------------------------------------------


def seconds_to_load(game: str) -> float:
    """From nothing imported to a game that can start matches."""
    start = time.process_time()
    from hexadeck import games  # noqa: PLC0415 (the import is part of what is measured)

    games.load(game)
    return time.process_time() - start


def measure(name: str) -> Figures:
    from hexadeck import games  # noqa: PLC0415 (the parent process must not import one of the builds)

    game = games.load(name)
    figures = measure_play(game)
    matches = [half_played(game, number) for number in range(POSITIONS)]
    cards = sum([len(match.table.what) for match in matches]) / POSITIONS
    positions = [match.position() for match in matches]
    figures["clone"] = microseconds([match.clone for match in matches])
    figures["clone, 100 cards"] = figures["clone"] * 100 / cards
    figures["view"] = microseconds([partial(match.view, 0) for match in matches])
    figures["imagine"] = microseconds([partial(match.imagine, 0, 7) for match in matches])
    figures["save"] = microseconds([match.position for match in matches])
    figures["load position"] = microseconds([partial(game.from_position, data) for data in positions])
    return figures


def measure_play(game: "Game") -> Figures:
    """Random matches for a second, several times; the first run only warms up."""
    rates = []
    loops = []
    number = 0
    for _ in range(RUNS + 1):
        loops.append(seconds_of_loop())
        decisions = matches = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < PLAY_SECONDS:
            decisions += play_on(new_match(game, number), number).length
            matches += 1
            number += 1
        rates.append((decisions / spent, matches / spent))
    return {
        "decisions": median([r[0] for r in rates[1:]]),
        "matches": median([r[1] for r in rates[1:]]),
        "plain loop": median(loops) * 1000,
    }


def seconds_of_loop() -> float:
    """The same work on every machine, to compare their figures."""
    start = time.process_time()
    total = 0
    for i in range(LOOP_ROUNDS):
        total += i & 7
    return time.process_time() - start


def microseconds(calls: list[Callable[[], Any]]) -> float:
    """The middle time of one call, over several runs through all of them."""
    rounds = 1
    while seconds_for(calls, rounds) < CALL_SECONDS / 4:
        rounds *= 2
    runs = [seconds_for(calls, rounds * 4) / (rounds * 4) / len(calls) for _ in range(RUNS)]
    return median(runs) * 1e6


def seconds_for(calls: list[Callable[[], Any]], rounds: int) -> float:
    start = time.process_time()
    for _ in range(rounds):
        for call in calls:
            call()
    return time.process_time() - start


# -- printing ----------------------------------------------------------------------------------------------------------


def table(game: str, builds: dict[str, Figures]) -> list[str]:
    """A row for each measure; the ratio says how many times better the compiled engine is."""
    lines = ["", f"{title_of(game):<26}{'plain':>12}{'aim':>18}{'compiled':>14}{'aim':>18}{'compiled/plain':>16}"]
    for row in MEASURES:
        line = f"{row.name + ' ' + row.unit:<26}"
        for build, aim in zip((PLAIN, COMPILED), AIMS.get((game, row.name), row.aims), strict=True):
            if build in builds:
                figure = builds[build][row.name]
                line += f"{number(figure):>{12 if build == PLAIN else 14}}{aim_text(row, figure, aim):>18}"
        if len(builds) == 2:
            line += f"{row.factor(builds[COMPILED][row.name], builds[PLAIN][row.name]):>15.2f}x"
        lines.append(line.rstrip())
    return lines


def title_of(game: str) -> str:
    return f"{game}, {SEATS[game]} seats" if game in SEATS else game


def aim_text(row: Measure, figure: float, aim: float) -> str:
    """The aim and how many times better than it the figure is."""
    return f"{number(aim)} ({row.factor(figure, aim):.2f}x)" if aim else ""


def number(figure: float) -> str:
    if figure >= 100:
        return f"{figure:,.0f}"
    return f"{figure:.2f}" if figure < 10 else f"{figure:.1f}"


if __name__ == "__main__":
    sys.exit(main())
