"""Lets bots play Saint Seiya and prints the tables of docs/games/saint-seiya.md.

    python tools/saint_seiya_balance.py -n 2000 --seats 4 --workers 2
    python tools/saint_seiya_balance.py -n 400 --seats 4 --agents greedy,random,random,random

Heroes are dealt, and agents change seats from match to match. A shared victory counts in parts. Intervals are 95 %: of
shares by Wilson, of means by the normal approximation.
"""

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean, stdev
from typing import Any, NamedTuple

from hexadeck import agents, games
from hexadeck.arena.wilson import Share


class Played(NamedTuple):
    """A match that is over; heroes, agents and scores by seat."""

    heroes: list[str]
    agents: list[str]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    rounds: int
    decisions: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Matches of Saint Seiya between bots, counted.")
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    specs = [(chosen.seats, chosen.agents.split(","), number) for number in range(chosen.n)]
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        report(chosen, list(pool.map(play, specs, chunksize=4)))


def play(spec: tuple[int, list[str], int]) -> Played:
    seats, names, number = spec
    match = games.load("saint-seiya").start(f"balance {number}", seats, options={"heroes": "random"})
    seated = [names[(seat + number) % len(names)] for seat in range(seats)]
    players = [agents.load(name, f"{number}/{seat}") for seat, name in enumerate(seated)]
    while match.seat is not None:
        match.choose(players[match.seat].choose(match, match.seat))
    table: dict[str, Any] = match.view(None)["table"]
    heroes = [hero_of(seat) for seat in table["seats"]]
    result = match.result
    assert result is not None
    return Played(heroes, seated, result.scores, result.winners, table["first"], table["round"], match.length)


def hero_of(seat: dict[str, Any]) -> str:
    """Whoever plays a Hero has cards of that name set aside, destroyed, or somewhere else in sight."""
    known = [card for zone in seat.values() if isinstance(zone, list) for card in zone if card is not None]
    names = [card["name"] for card in known if card.get("version") or card["id"] <= "005"]
    return max(set(names), key=names.count) if names else "unknown"


def report(chosen: argparse.Namespace, played: list[Played]) -> None:
    print(f"{chosen.seats} seats, {len(played)} matches of {chosen.agents}")
    for name, numbers in (("rounds", [one.rounds for one in played]), ("decisions", [one.decisions for one in played])):
        print(f"{name}: {spread(numbers)}, {min(numbers)} to {max(numbers)}")
    shares("Agent", played, lambda one, seat: one.agents[seat])
    shares("Place after the first player", played, lambda one, seat: str((seat - one.first) % chosen.seats + 1))
    shares("Hero", played, lambda one, seat: one.heroes[seat])


def shares(title: str, played: list[Played], name_of: Any) -> None:
    """Wins and points by a property of the seats."""
    won: dict[str, float] = defaultdict(float)
    points: dict[str, list[int]] = defaultdict(list)
    for one in played:
        for seat in range(len(one.scores)):
            name = name_of(one, seat)
            points[name].append(one.scores[seat])
            won[name] += (seat in one.winners) / len(one.winners)
    print(f"\n| {title} | wins | interval | PV |\n|---|---|---|---|")
    for name in sorted(points):
        share = Share(round(won[name]), len(points[name]))
        low, high = share.interval
        wins = f"{won[name] / len(points[name]):.1%} of {share.matches}"
        print(f"| {name} | {wins} | {low:.1%} to {high:.1%} | {spread(points[name])} |")


def spread(numbers: list[int]) -> str:
    """A mean with its interval."""
    half = 1.96 * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return f"{mean(numbers):.1f} ± {half:.1f}"


if __name__ == "__main__":
    main()
