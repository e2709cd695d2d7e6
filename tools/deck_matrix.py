"""Lets greedy bots play the ready-made decks of a game against each other and prints the tables of its page.

    python tools/deck_matrix.py knights-and-kings -n 2000 --workers 2

Every pairing of decks is played in every seating. Shares are of wins, with 95 % Wilson intervals.
"""

import argparse
from collections import Counter
from statistics import median, quantiles

from hexadeck import games
from hexadeck.arena import Outcome, Share, play_matches


def main() -> None:
    parser = argparse.ArgumentParser(description="Greedy matches between the decks of a game, counted.")
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=200)
    parser.add_argument("--agents", default="greedy,greedy")
    parser.add_argument("--seed", default="decks")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    outcomes = play_matches(chosen.game, chosen.agents.split(","), chosen.n, chosen.seed, workers=chosen.workers)
    print(f"{chosen.n} matches of {chosen.agents}, seed {chosen.seed!r}\n")
    print("\n".join(matrix([deck.name for deck in games.load(chosen.game).decks.values()], outcomes)))
    print("\n".join(["", *facts(outcomes)]))


def matrix(decks: list[str], outcomes: list[Outcome]) -> list[str]:
    """How many of a hundred matches the deck of the row wins against that of the column; then against all others."""
    won: Counter[tuple[str, str]] = Counter()
    played: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        for seat in (0, 1):
            pair = (outcome.decks[seat], outcome.decks[1 - seat])
            if pair[0] != pair[1]:
                played[pair] += 1
                won[pair] += seat in outcome.winners
    lines = ["| | " + " | ".join(decks) + " | all |", "|---" * (len(decks) + 2) + "|"]
    for deck in decks:
        cells = [
            f"{100 * won[deck, other] / played[deck, other]:.0f}" if played[deck, other] else "" for other in decks
        ]
        share = Share(sum(won[deck, other] for other in decks), sum(played[deck, other] for other in decks))
        low, high = share.interval
        lines.append(f"| {deck} | " + " | ".join(cells) + f" | {share.rate:.1%} ({low:.1%} to {high:.1%}) |")
    return lines


def facts(outcomes: list[Outcome]) -> list[str]:
    """Who went first and won, how matches ended, how long they were."""
    firsts = [outcome for outcome in outcomes if outcome.first is not None]
    first = Share(sum(outcome.first in outcome.winners for outcome in firsts), len(firsts))
    turns = [outcome.turns for outcome in outcomes if outcome.turns is not None]
    tenths = quantiles(turns, n=10)
    endings = Counter(outcome.rule for outcome in outcomes)
    decisions = median([outcome.decisions for outcome in outcomes])
    return [
        f"first player: {first}",
        "endings: " + ", ".join(f"{rule} {count / len(outcomes):.1%}" for rule, count in endings.most_common()),
        f"turns: median {median(turns):g}, 10 to 90 %: {tenths[0]:g} to {tenths[8]:g}, longest {max(turns)}",
        f"decisions: median {decisions:g}",
    ]


if __name__ == "__main__":
    main()
