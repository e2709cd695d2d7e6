"""Fits the win chance of a game to matches that bots play against themselves, and says how good it is.

    python tools/fit_win_chance.py zenonzard -n 300 --write
    python tools/fit_win_chance.py kanzume-goddess --seats 4 --mode team -n 150 --write

When: whoever changes what a game's positions are worth (its terms or weights), or its rules or cards so that matches go
otherwise, runs it for that game with every number of seats and mode in its `win_chance.json`, and commits that file.

At every quiet point of every match it notes what `evaluate` says for every seat, and later who won. For each third of
the match by turns it looks for the offset and the scale that make P(win) = 1 / (1 + exp(-(evaluate + offset) / scale))
most likely; every match weighs the same. It prints, for each third, the AUC (how often a winner's table looks better
than a loser's), the Brier score with the one of always saying the mean, and what was said against what came. Half of
the matches are for the fit, the other half for these figures. With --write the numbers go to `win_chance.json` in the
game's folder; other ways to sit stay there as they are.
"""

import argparse
import json
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any, Final

from hexadeck import agents, games
from hexadeck.kernel.game import Match
from hexadeck.minds.curves import name_of
from hexadeck.minds.odds import count_sides

FOLDER: Final = Path(__file__).resolve().parent.parent / "src/hexadeck/games"
THIRDS: Final = 3
MOST_DECISIONS: Final = 20_000
FAR: Final = 20_000
"""What a table is worth at most for the fit: more is a match that is won."""
BINS: Final = (0.2, 0.4, 0.6, 0.8, 1.01)


class Seen:
    """A table as a seat had it: the turn, what it was worth, whether the seat won, and how much it weighs."""

    def __init__(self, turn: int, worth: int, won: float, weight: float) -> None:
        self.turn = turn
        self.worth = worth
        self.won = won
        self.weight = weight


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit and check the win chance of a game.")
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=200, help="matches; one half is for the fit, one for the check")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--mode")
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--write", action="store_true", help="keep the numbers in the game's folder")
    chosen = parser.parse_args()
    matches = [
        played(chosen.game, chosen.agents, chosen.seats, chosen.mode, f"{chosen.seed}/{i}") for i in range(chosen.n)
    ]
    fitted = fit([seen for match in matches[::2] for seen in match[1]])
    figures = check([seen for match in matches[1::2] for seen in match[1]], fitted)
    if len(figures) < len(fitted):
        parser.error(f"{chosen.n} is too few matches to check every third of one; play more of them")
    name = matches[0][0]
    print(f"{chosen.game}, {name}: {len(matches)} matches of {chosen.agents}")
    for line in lines(fitted, figures):
        print(line)
    if chosen.write:
        command = f"python tools/fit_win_chance.py {chosen.game} -n {chosen.n}"
        command += f" --seats {chosen.seats}" if chosen.seats else ""
        command += f" --mode {chosen.mode}" if chosen.mode else ""
        keep(chosen.game, name, {"made": command, "matches": chosen.n, "bands": fitted, "figures": figures})


def played(game_name: str, agent: str, seats: int | None, mode: str | None, seed: str) -> tuple[str, list[Seen]]:
    """One match: how it was seated, and its quiet points."""
    game = games.load(game_name)
    count, chosen_mode = game.seating(seats, mode)
    number = int(seed.rpartition("/")[2])
    decks = list(game.decks.values())
    pair = (
        [decks[(number + seat * (1 + number // len(decks))) % len(decks)] for seat in range(count)] if decks else None
    )
    match = game.start(seed, count, chosen_mode, pair)
    players = [agents.load(agent, f"{seed}/{seat}") for seat in range(count)]
    notes: list[tuple[int, int, int]] = []
    while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
        note(match, notes)
        match.choose(players[seat].choose(match, seat))
    name = name_of(count, count_sides(game, match.table))
    return name, [Seen(turn, worth, share(match, seat), 1 / len(notes)) for turn, worth, seat in notes]


def note(match: Match, notes: list[tuple[int, int, int]]) -> None:
    """Once a turn, where nothing is half done."""
    is_new = not notes or notes[-1][0] != match.turn
    if is_new and match.game.judge.is_quiet(match.table):
        for seat in range(match.seats):
            worth = match.game.judge.evaluate(match.table, seat)
            notes.append((match.turn, max(-FAR, min(FAR, worth)), seat))


def share(match: Match, seat: int) -> float:
    result = match.result
    return 0.5 if result is None or not result.winners else float(seat in result.winners)


# -- the fit -----------------------------------------------------------------------------------------------------------


def fit(seen: Sequence[Seen]) -> list[list[int]]:
    """For each third of the turns: until when, offset and scale; the last one has no end."""
    turns = sorted([one.turn for one in seen])
    ends = [turns[len(turns) * part // THIRDS] for part in range(1, THIRDS)]
    bands: list[list[int]] = []
    for place, (first, last) in enumerate(zip([-1, *ends], [*ends, turns[-1]], strict=True)):
        inside = [one for one in seen if first < one.turn <= last]
        if inside:
            offset, scale = fit_band(inside)
            bands.append([last if place < THIRDS - 1 else 0, offset, scale])
    return bands


def fit_band(seen: Sequence[Seen]) -> tuple[int, int]:
    """Offset and scale that make what happened most likely: Newton's method on a and b of a + b * worth."""
    unit = max(1.0, (sum([one.worth**2 for one in seen]) / len(seen)) ** 0.5)
    a, b = 0.0, 1.0
    for _ in range(30):
        ga, gb, aa, ab, bb = 0.0, 0.0, 1e-6, 0.0, 1e-6
        for one in seen:
            x = one.worth / unit
            p = chance(a + b * x)
            miss, slope = one.weight * (one.won - p), one.weight * p * (1 - p)
            ga, gb = ga + miss, gb + miss * x
            aa, ab, bb = aa + slope, ab + slope * x, bb + slope * x * x
        det = aa * bb - ab * ab
        step_a, step_b = (bb * ga - ab * gb) / det, (aa * gb - ab * ga) / det
        size = max(1.0, abs(step_a), abs(step_b))
        a, b = a + step_a / size, b + step_b / size
    # A table that looks better must never be said to be worse: where it seems so, nothing can be told.
    b = max(b, 1e-3)
    return round(a / b * unit), max(1, round(unit / b))


def chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


# -- how good it is ----------------------------------------------------------------------------------------------------


def check(seen: Sequence[Seen], bands: list[list[int]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    first = -1
    for until, offset, scale in bands:
        inside = [one for one in seen if first < one.turn and (one.turn <= until or until == 0)]
        first = until
        if not inside:
            continue
        said = [chance((one.worth + offset) / scale) for one in inside]
        weight = sum([one.weight for one in inside])
        mean = sum([one.weight * one.won for one in inside]) / weight
        brier = sum([one.weight * (p - one.won) ** 2 for one, p in zip(inside, said, strict=True)]) / weight
        found.append(
            {
                "auc": round(auc(inside), 3),
                "brier": round(brier, 3),
                "brier_of_the_mean": round(sum([one.weight * (mean - one.won) ** 2 for one in inside]) / weight, 3),
                "log_loss": round(log_loss(inside, said), 3),
                "said_and_seen": calibration(inside, said),
            }
        )
    return found


def auc(seen: Sequence[Seen]) -> float:
    """How often the table of one who won looks better than that of one who lost; equals count half."""
    ranked = sorted(seen, key=lambda one: one.worth)
    below, pairs, place = 0.0, 0.0, 0
    won = sum([one.weight for one in seen if one.won == 1])
    lost = sum([one.weight for one in seen if one.won == 0])
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end].worth == ranked[place].worth:
            end += 1
        same = ranked[place:end]
        losers = sum([one.weight for one in same if one.won == 0])
        pairs += sum([one.weight for one in same if one.won == 1]) * (below + losers / 2)
        below += losers
        place = end
    return pairs / (won * lost) if won and lost else 0.5


def log_loss(seen: Sequence[Seen], said: Sequence[float]) -> float:
    total = 0.0
    for one, p in zip(seen, said, strict=True):
        total -= one.weight * (one.won * log(max(p, 1e-9)) + (1 - one.won) * log(max(1 - p, 1e-9)))
    return total / sum([one.weight for one in seen])


def calibration(seen: Sequence[Seen], said: Sequence[float]) -> list[list[float]]:
    """For five bands of what was said: the mean that was said, and the share that won."""
    rows: list[list[float]] = []
    low = 0.0
    for high in BINS:
        inside = [(one, p) for one, p in zip(seen, said, strict=True) if low <= p < high]
        weight = sum([one.weight for one, _ in inside])
        if weight > 0:
            mean = sum([one.weight * p for one, p in inside]) / weight
            rows.append([round(mean, 2), round(sum([one.weight * one.won for one, _ in inside]) / weight, 2)])
        low = high
    return rows


def lines(bands: list[list[int]], figures: list[dict[str, Any]]) -> list[str]:
    found = []
    for (until, offset, scale), figure in zip(bands, figures, strict=True):
        when = f"to turn {until}" if until else "after that"
        pairs = ", ".join(f"{said:.0%} {came:.0%}" for said, came in figure["said_and_seen"])
        found.append(
            f"  {when:<12} offset {offset}, scale {scale}; AUC {figure['auc']:.3f}, Brier {figure['brier']:.3f} "
            f"(mean {figure['brier_of_the_mean']:.3f}); said and seen: {pairs}"
        )
    return found


def keep(game_name: str, name: str, fitted: dict[str, Any]) -> None:
    path = FOLDER / game_name.replace("-", "_") / "win_chance.json"
    data = json.loads(path.read_text("utf-8")) if path.exists() else {"fits": {}}
    data["fits"][name] = fitted
    data["fits"] = dict(sorted(data["fits"].items()))
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
