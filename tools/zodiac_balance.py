"""Lets greedy bots play Knights of the Zodiac and prints the tables of docs/games/knights-of-the-zodiac.md.

    python tools/zodiac_balance.py -n 2000 --workers 2

Every two different ready-made decks meet equally often, in both seats. Shares are of Contests or Games won, with 95 %
Wilson intervals. With `--agents greedy,random` the two kinds of bots meet and change seats. What `--keep` has kept is
not played again, so a run that was stopped goes on where it was.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from hexadeck import agents, games
from hexadeck.arena.wilson import Share

Played = dict[str, Any]
"""Number, decks, agents and winner of a Game, and of every Contest the Offense, the winner, and the turns."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Greedy matches of Knights of the Zodiac, counted.")
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file of matches: read what is there, add what is played")
    chosen = parser.parse_args()
    kept = (
        [json.loads(line) for line in chosen.keep.read_text().splitlines()]
        if chosen.keep and chosen.keep.exists()
        else []
    )
    numbers = set(range(chosen.first, chosen.first + chosen.n)) - {one["number"] for one in kept}
    specs = [(chosen.agents.split(","), number) for number in sorted(numbers)]
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        for one in pool.map(play, specs, chunksize=1):
            kept.append(one)
            if chosen.keep:
                with chosen.keep.open("a") as file:
                    file.write(json.dumps(one) + "\n")
    report(kept)


def play(spec: tuple[list[str], int]) -> Played:
    names, number = spec
    game = games.load("knights-of-the-zodiac")
    decks = [deck.name for deck in game.decks.values()]
    first, other = number % len(decks), 1 + number // len(decks) % (len(decks) - 1)
    pair = [decks[first], decks[(first + other) % len(decks)]]
    match = game.start(f"balance {number}", decks=pair)
    kinds = [names[(seat + number + number // len(decks)) % len(names)] for seat in (0, 1)]
    players = [agents.load(kinds[seat], f"{number}/{seat}") for seat in (0, 1)]
    contests: list[tuple[int, int, int]] = []
    table: Any = match.table
    seen = (1, 0)
    won = [0, 0]
    offense = int(table.offense)
    while match.seat is not None:
        match.choose(players[match.seat].choose(match, match.seat))
        if list(table.contests) != won:
            winner = 0 if table.contests[0] > won[0] else 1
            contests.append((offense, winner, seen[1]))
            won = [int(count) for count in table.contests]
            offense = int(table.offense)
        seen = (int(table.clock[0]), int(table.clock[1]))
    assert match.result is not None
    return {
        "number": number,
        "decks": pair,
        "agents": kinds,
        "winner": match.result.winners[0],
        "contests": contests,
        "decisions": match.length,
    }


def report(played: list[Played]) -> None:
    turns = [contest[2] for one in played for contest in one["contests"]]
    lengths = [one["decisions"] for one in played]
    print(f"{len(played)} Games, {len(turns)} Contests")
    for name, numbers in (("turns a Contest", turns), ("decisions a Game", lengths)):
        tenths = quantiles(numbers, n=10)
        print(f"{name}: mean {mean(numbers):.1f}, 10 to 90 %: {tenths[0]:.0f} to {tenths[8]:.0f}")
    print(f"three Contests: {mean([len(one['contests']) == 3 for one in played]):.1%}")
    print_share("the Offense wins a Contest", [one[0] == one[1] for game in played for one in game["contests"]])
    print_share("the Offense of the first Contest wins the Game", [g["contests"][0][0] == g["winner"] for g in played])
    print_share("the winner of the first Contest wins the Game", [g["contests"][0][1] == g["winner"] for g in played])
    if len(set(played[0]["agents"])) > 1:
        shares("agent", played, lambda one, seat: one["agents"][seat])
        return
    shares("deck", played, lambda one, seat: one["decks"][seat])
    roles(played)
    matrix(played)


def print_share(what: str, results: list[bool]) -> None:
    share = Share(sum(results), len(results))
    low, high = share.interval
    print(f"{what}: {share.rate:.1%} of {share.matches} ({low:.1%} to {high:.1%})")


def shares(title: str, played: list[Played], name_of: Callable[[Played, int], str]) -> None:
    won: Counter[str] = Counter()
    all_of: Counter[str] = Counter()
    for one in played:
        for seat in (0, 1):
            all_of[name_of(one, seat)] += 1
            won[name_of(one, seat)] += seat == one["winner"]
    print(f"\n| {title} | Games won | interval |\n|---|---|---|")
    for name in sorted(all_of, key=lambda name: -won[name] / all_of[name]):
        share = Share(won[name], all_of[name])
        low, high = share.interval
        print(f"| {name} | {share.rate:.1%} of {share.matches} | {low:.1%} to {high:.1%} |")


def roles(played: list[Played]) -> None:
    """Contests won as the Offense and as the Defense."""
    won: Counter[tuple[str, int]] = Counter()
    all_of: Counter[tuple[str, int]] = Counter()
    for game in played:
        for offense, winner, _ in game["contests"]:
            for role, seat in enumerate((offense, 1 - offense)):
                all_of[game["decks"][seat], role] += 1
                won[game["decks"][seat], role] += winner == seat
    print("\n| deck | Contests won as the Offense | as the Defense |\n|---|---|---|")
    for name in sorted({name for name, _ in all_of}):
        cells = [f"{won[name, role] / all_of[name, role]:.1%} of {all_of[name, role]}" for role in (0, 1)]
        print(f"| {name} | {cells[0]} | {cells[1]} |")


def matrix(played: list[Played]) -> None:
    """Games won by the deck of the row against that of the column."""
    won: Counter[tuple[str, str]] = Counter()
    all_of: Counter[tuple[str, str]] = Counter()
    for game in played:
        for seat in (0, 1):
            key = (game["decks"][seat], game["decks"][1 - seat])
            all_of[key] += 1
            won[key] += seat == game["winner"]
    names = sorted({name for name, _ in all_of})
    print("\n| against | " + " | ".join(str(number) for number in range(1, len(names) + 1)) + " |")
    print("|---|" + "---|" * len(names))
    for number, name in enumerate(names, 1):
        cells = ["-" if not all_of[name, other] else f"{won[name, other] / all_of[name, other]:.0%}" for other in names]
        print(f"| {number} {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
