"""Lets opponents play each other and writes the table of docs/strength.md.

    python tools/strength.py zenonzard -n 400                 # every level against the two below it
    python tools/strength.py kanzume-goddess --seats 4 --mode team --pairs sibyl:greta -n 100
    python tools/strength.py                  # only writes the table

When: whoever changes an agent, the search or a game's judgement runs it for the games concerned, on the compiled engine
and a quiet machine, and commits `docs/strength.json` and `docs/strength.md`; and before a release, for all.

Matches are mirrored: each deal and pair of decks is played from all seats. With two sides they are one against the
other; with more, one seat is the first opponent's and all others are the second's, so that par is one in so many.
A draw counts as half a win. What was played is kept in docs/strength.json after every deal, so that a run can be
stopped at any time and another goes on where it ended: `-n` is how many matches there are in the end. The times are CPU
time a decision with a choice, on the machine and the build that played.
"""

import argparse
import json
import time
from collections import Counter
from math import log
from pathlib import Path
from typing import Any, Final

from hexadeck import agents, games, is_compiled
from hexadeck.arena.wilson import Share
from hexadeck.kernel.game import Deck, Game

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
KEPT: Final = DOCS / "strength.json"
PAGE: Final = DOCS / "strength.md"
BEGIN: Final = "<!-- written by tools/strength.py from here -->"
MOST_DECISIONS: Final = 20_000
BASE: Final = 1.1
"""Times are counted in classes that are a tenth apart."""
NAMES: Final = [opponent.name for opponent in agents.LEVELS]
ENOUGH: Final = 400
"""With fewer matches a cell is a screening."""

Cell = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Opponents against each other, mirrored and resumable.")
    parser.add_argument("game", nargs="?")
    parser.add_argument(
        "--pairs", default="", help="as in orla:greta; without them each level against the two below it"
    )
    parser.add_argument("-n", type=int, default=40, help="matches of each pair in the end")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--mode")
    parser.add_argument("--minutes", type=float, default=1e9, help="no deal is begun after so long")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the results are kept")
    chosen = parser.parse_args()
    if chosen.game is not None:
        end = time.monotonic() + 60 * chosen.minutes
        for pair in chosen.pairs.split(",") if chosen.pairs else ladder():
            one, other = pair.split(":")
            play_pair(chosen.kept, games.load(chosen.game), chosen.seats, chosen.mode, one, other, chosen.n, end)
    if chosen.kept == KEPT:
        write_page(read(KEPT))


def ladder() -> list[str]:
    """Every level against the one below it, and against the one below that."""
    return [f"{NAMES[place]}:{NAMES[place - step]}" for step in (1, 2) for place in range(step, len(NAMES))]


def aim(cell: Cell) -> tuple[str, bool] | None:
    """What a pair ought to come to, and whether it does; None where nothing is wanted.

    A neighbour is beaten when the whole interval is above a half, and so is par with more sides; two levels down it is
    65 of 100, and 70 for the strongest against greedy.
    """
    if cell["one"] not in NAMES or cell["other"] not in NAMES:
        return None
    low, rate = share_of(cell).interval[0], share_of(cell).rate
    step = NAMES.index(cell["one"]) - NAMES.index(cell["other"])
    if step == 1 or cell["seats"] > 2:
        return f"all above {cell['par']:.0%}", low > cell["par"]
    if step == 2:
        least = 0.7 if cell["one"] == NAMES[-1] else 0.65
        return f"at least {least:.0%}", rate >= least
    return None


# -- playing -----------------------------------------------------------------------------------------------------------


def play_pair(
    path: Path, game: Game, seats: int | None, mode: str | None, one: str, other: str, most: int, end: float
) -> None:
    """Whole deals, until there are enough matches; kept after every deal."""
    count, chosen_mode = game.seating(seats, mode)
    key = " ".join((game.name, chosen_mode, str(count), one, other))
    while time.monotonic() < end:
        cells = read(path)
        cell = cells.get(key) or {
            "game": game.name, "mode": chosen_mode, "seats": count, "one": one, "other": other,
            "deals": 0, "matches": 0, "wins": 0, "draws": 0, "par": 0.0, "times": {one: {}, other: {}},
        }  # fmt: skip
        if cell["matches"] >= most:
            return
        play_deal(game, cell)
        cells = read(path)
        cells[key] = cell
        path.write_text(json.dumps(cells, indent=1, sort_keys=True) + "\n", "utf-8")
        print(f"{key}: {share_of(cell)}", flush=True)


def play_deal(game: Game, cell: Cell) -> None:
    """The same seed and decks from every seat."""
    number, count = cell["deals"], cell["seats"]
    decks = decks_of(game, number, count)
    sides = dict(enumerate(sides_of(game, cell)))
    teams = sorted(set(sides.values()))
    for turn in teams:
        names = [cell["one"] if sides[seat] == turn else cell["other"] for seat in range(count)]
        winners = play_match(game, cell, f"strength/{number}", decks, names)
        cell["matches"] += 1
        if not winners:
            cell["draws"] += 1
        elif any(sides[seat] == turn for seat in winners):
            cell["wins"] += 1
    cell["deals"] += 1
    cell["par"] = 1 / len(teams)


def sides_of(game: Game, cell: Cell) -> list[int]:
    match = game.start("sides", cell["seats"], cell["mode"])
    return [game.side(match.table, seat) for seat in range(cell["seats"])]


def decks_of(game: Game, number: int, count: int) -> list[Deck] | None:
    pool = list(game.decks.values())
    if not pool:
        return None
    distance = 1 + number // len(pool) % max(1, len(pool) - 1)
    return [pool[(number + seat * distance) % len(pool)] for seat in range(count)]


def play_match(game: Game, cell: Cell, seed: str, decks: list[Deck] | None, names: list[str]) -> tuple[int, ...]:
    match = game.start(seed, cell["seats"], cell["mode"], decks)
    players = [agents.load(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
        began = time.process_time()
        choice = players[seat].choose(match, seat)
        if len(match.options) > 1:
            count_time(cell["times"][names[seat]], time.process_time() - began)
        match.choose(choice)
    return () if match.result is None else match.result.winners


def count_time(classes: dict[str, int], seconds: float) -> None:
    place = str(round(log(max(seconds, 1e-6) * 1e6) / log(BASE)))
    classes[place] = classes.get(place, 0) + 1


def part(classes: dict[str, int], share: float) -> float:
    """The time, in ms, under which this share of the decisions stayed."""
    counts = Counter({int(place): count for place, count in classes.items()})
    left = share * counts.total()
    for place in sorted(counts):
        left -= counts[place]
        if left <= 0:
            return float(BASE**place / 1000)
    return 0.0


# -- the page ----------------------------------------------------------------------------------------------------------


def read(path: Path) -> dict[str, Cell]:
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def write_page(cells: dict[str, Cell]) -> None:
    head = PAGE.read_text("utf-8").partition(BEGIN)[0]
    lines = [BEGIN, ""]
    for title in games.names():
        rows = [cell for cell in cells.values() if cell["game"] == title]
        if rows:
            lines += [f"## {games.load(title).title}", "", *table(rows), ""]
    PAGE.write_text(head + "\n".join(lines), "utf-8")


def table(rows: list[Cell]) -> list[str]:
    found = [
        "| match | who | against | share of wins | 95 % interval | matches | aim | ms a decision, median and p95 |",
        "|---|---|---|---|---|---|---|---|",
    ]
    order = agents.names()
    rows = sorted(rows, key=lambda cell: (cell["seats"], cell["mode"], order.index(cell["one"]), cell["other"]))
    for cell in rows:
        share = share_of(cell)
        low, high = share.interval
        times = cell["times"][cell["one"]]
        found.append(
            f"| {cell['mode']}, {cell['seats']} seats | {cell['one']} | {cell['other']} | {share.rate:.1%} "
            f"| {low:.1%} to {high:.1%} | {cell['matches']} | {said_aim(cell)} "
            f"| {part(times, 0.5):.3g}, {part(times, 0.95):.3g} |"
        )
    return found


def said_aim(cell: Cell) -> str:
    wanted = aim(cell)
    if wanted is None:
        return ""
    said, is_met = wanted
    verdict = "yes" if is_met else "**no**"
    return f"{said}: {verdict}" if cell["matches"] >= ENOUGH else f"{said}: {verdict} so far"


def share_of(cell: Cell) -> Share:
    """A draw is half a win."""
    return Share(cell["wins"] + cell["draws"] / 2, cell["matches"])


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain Python")
    main()
