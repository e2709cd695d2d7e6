"""Lets bots play Saint Seiya and prints the tables of docs/games/saint-seiya.md.

    python tools/saint_seiya_balance.py -n 2000 --seats 4 --log .build/saint-seiya-4.jsonl
    python tools/saint_seiya_balance.py -n 400 --seats 4 --agents greedy,random,random,random

Heroes are dealt, and agents change seats from match to match. A shared victory counts in parts. `beats` is how often
a player has more PV than another one at the table, a tie as half: 50 % is even for any number of seats. Intervals are
95 %: of wins by Wilson, of means by the normal approximation. With a log, every match is written down when it is over,
and a run that was stopped goes on where it was.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from hexadeck import agents, games
from hexadeck.arena.wilson import Z_95, Share


class Played(NamedTuple):
    """A match that is over; heroes, agents and scores by seat."""

    number: int
    heroes: list[str]
    agents: list[str]
    scores: list[int]
    winners: list[int]
    first: int
    rounds: int
    decisions: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Matches of Saint Seiya between bots, counted.")
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--log", type=Path, help="a file for the matches; those in it are not played again")
    chosen = parser.parse_args()
    report(chosen, list(matches(chosen)))


def matches(chosen: argparse.Namespace) -> Iterator[Played]:
    names = chosen.agents.split(",")
    known = [] if chosen.log is None or not chosen.log.exists() else chosen.log.read_text("utf-8").splitlines()
    yield from [Played(*json.loads(line)) for line in known[: chosen.n]]
    for number in range(len(known), chosen.n):
        one = play(chosen.seats, names, number)
        if chosen.log is not None:
            with chosen.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(one) + "\n")
        yield one


def play(seats: int, names: list[str], number: int) -> Played:
    match = games.load("saint-seiya").start(f"balance {number}", seats, options={"heroes": "random"})
    heroes = heroes_of(match.describe(match.opening, None), seats)
    seated = [names[(seat + number) % len(names)] for seat in range(seats)]
    players = [agents.load(name, f"{number}/{seat}") for seat, name in enumerate(seated)]
    while match.seat is not None:
        match.choose(players[match.seat].choose(match, match.seat))
    table: dict[str, Any] = match.view(None)["table"]
    result = match.result
    assert result is not None
    scores, winners = list(result.scores), list(result.winners)
    return Played(number, heroes, seated, scores, winners, table["first"], table["round"], match.length)


def heroes_of(events: list[dict[str, Any]], seats: int) -> list[str]:
    """Who plays as whom, as everybody reads it."""
    told = {event["seat"]: event["sentence"] for event in events if event["event"] == "hero_chosen"}
    return [told[seat].split(" plays as ")[1].rstrip(".") for seat in range(seats)]


# -- tables ------------------------------------------------------------------------------------------------------------


def report(chosen: argparse.Namespace, played: list[Played]) -> None:
    print(f"{chosen.seats} seats, {len(played)} matches of {chosen.agents}")
    for name, numbers in (
        ("rounds", [one.rounds for one in played]),
        ("decisions", [one.decisions for one in played]),
        ("PV of a seat", [score for one in played for score in one.scores]),
        ("PV of a winner", [max(one.scores) for one in played]),
    ):
        print(f"{name}: {spread(numbers)}, {min(numbers)} to {max(numbers)}")
    shares("Agent", played, lambda one, seat: one.agents[seat])
    shares("Place after the first player", played, lambda one, seat: str((seat - one.first) % chosen.seats + 1))
    shares("Hero", played, lambda one, seat: one.heroes[seat])


def shares(title: str, played: list[Played], name_of: Callable[[Played, int], str]) -> None:
    """Wins and points by a property of the seats."""
    won: dict[str, float] = defaultdict(float)
    beaten: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[int]] = defaultdict(list)
    for one in played:
        for seat in range(len(one.scores)):
            name = name_of(one, seat)
            points[name].append(one.scores[seat])
            beaten[name].append(beats(one.scores, seat))
            won[name] += (seat in one.winners) / len(one.winners)
    print(f"\n| {title} | Seats | Wins | Beats | PV |\n|---|---|---|---|---|")
    for name in sorted(points):
        share = Share(round(won[name]), len(points[name]))
        low, high = share.interval
        wins = f"{won[name] / share.matches:.1%} ({low:.1%} to {high:.1%})"
        percent = [100 * one for one in beaten[name]]
        print(f"| {name} | {share.matches} | {wins} | {spread(percent)} % | {spread(points[name])} |")


def beats(scores: list[int], seat: int) -> float:
    """The part of the others that a seat leaves behind."""
    mine = scores[seat]
    others = scores[:seat] + scores[seat + 1 :]
    return mean([0.5 if other == mine else float(mine > other) for other in others])


def spread(numbers: list[Any]) -> str:
    """A mean with its interval."""
    half = Z_95 * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return f"{mean(numbers):.1f} ± {half:.1f}"


if __name__ == "__main__":
    main()
