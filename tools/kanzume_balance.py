"""Lets greedy bots play Kanzume Goddess and prints the tables of docs/games/kanzume-goddess.md.

    python tools/kanzume_balance.py -n 2000 --mode individual --seats 2 --workers 2

Shares are of wins, with 95 % Wilson intervals; a team's win counts for each of its Gods.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean, quantiles
from typing import Any

from hexadeck import agents, games
from hexadeck.arena.wilson import Share

Played = tuple[list[str], tuple[int, ...], str, int, int]


def main() -> None:
    parser = argparse.ArgumentParser(description="Greedy matches of Kanzume Goddess, counted.")
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--mode", default="individual")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    specs = [(chosen.mode, chosen.seats, chosen.agents.split(","), number) for number in range(chosen.n)]
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        report(chosen, list(pool.map(play, specs, chunksize=4)))


def play(spec: tuple[str, int, list[str], int]) -> Played:
    """Gods, winners, the rule that ended it, rounds, the first player; agents change seats from match to match."""
    mode, seats, names, number = spec
    match = games.load("kanzume-goddess").start(f"balance {number}", seats, mode)
    players = [agents.load(names[(seat + number) % len(names)], f"{number}/{seat}") for seat in range(seats)]
    while match.seat is not None:
        match.choose(players[match.seat].choose(match, match.seat))
    table: dict[str, Any] = match.view(None)["table"]
    gods = [seat["god"][0]["name"] for seat in table["seats"]]
    assert match.result is not None
    if len(names) > 1:
        gods = [names[(seat + number) % len(names)] for seat in range(seats)]
    return gods, match.result.winners, match.result.rule, table["round"], table["first"]


def report(chosen: argparse.Namespace, played: list[Played]) -> None:
    rounds = [one[3] for one in played]
    tenths = quantiles(rounds, n=10)
    print(f"{chosen.mode}, {chosen.seats} seats, {len(played)} matches of {chosen.agents}")
    print(f"rounds: mean {mean(rounds):.1f}, 10 to 90 %: {tenths[0]:.0f} to {tenths[8]:.0f}")
    ends = Counter(one[2] for one in played)
    print("endings: " + ", ".join(f"{rule} {count / len(played):.1%}" for rule, count in ends.most_common()))
    shares("God", played, lambda one, seat: one[0][seat])
    shares("place after the first player", played, lambda one, seat: str((seat - one[4]) % chosen.seats))


def shares(title: str, played: list[Played], name_of: Any) -> None:
    won: Counter[str] = Counter()
    all_of: Counter[str] = Counter()
    for one in played:
        for seat in range(len(one[0])):
            all_of[name_of(one, seat)] += 1
            won[name_of(one, seat)] += seat in one[1]
    print(f"\n| {title} | wins | interval |\n|---|---|---|")
    for name in sorted(all_of, key=lambda name: -won[name] / all_of[name]):
        share = Share(won[name], all_of[name])
        low, high = share.interval
        print(f"| {name} | {share.rate:.1%} of {share.matches} | {low:.1%} to {high:.1%} |")


if __name__ == "__main__":
    main()
