"""The gate: the search with a learned value against the same search without it, mirrored."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from hexadeck import agents, games
from hexadeck.arena.wilson import Share
from hexadeck.crew import crew
from hexadeck.learning.matches import MOST_DECISIONS, Setting, Tell, not_told
from hexadeck.minds.learned import Learned
from hexadeck.minds.odds import odds_of, read_value

PASSES: Final = 0.55
"""Whoever wins less of the matches with it does better without it."""

Job = tuple[Setting, str, str, int]


def gate(setting: Setting, weights: str, agent: str, deals: int, workers: int, tell: Tell = not_told) -> Share:
    """Each deal is played once by either side; a draw counts half. `weights` is the text of the file."""
    jobs = [(setting, weights, agent, number) for number in range(deals)]
    if workers <= 1:
        return _share(map(play_deal, jobs), deals, tell)
    with crew(workers) as pool:
        return _share(pool.map(play_deal, jobs), deals, tell)


def _share(points: Iterator[int], deals: int, tell: Tell) -> Share:
    total = 0
    for number, more in enumerate(points, 1):
        total += more
        tell(f"{2 * number} of {2 * deals} matches of the gate played")
    return Share(total // 2, 2 * deals)


def play_deal(job: Job) -> int:
    """Half points of the side that has the value: once it is the one, once the other."""
    setting, weights, agent, number = job
    game = games.load(setting.game)
    learned = _learned(setting.game, weights)
    odds = odds_of(game)
    before = odds.learned
    pool = list(game.decks.values())
    distance = 1 + number // max(1, len(pool)) % max(1, len(pool) - 1)
    decks = [pool[(number + seat * distance) % len(pool)] for seat in range(setting.seats)] if pool else None
    points = 0
    for first in range(2):
        match = game.start(f"gate {setting.seed}/{number}", setting.seats, setting.mode, decks)
        side = game.side(match.table, first)
        players = [agents.load(agent, f"{setting.seed}/{number}/{seat}") for seat in range(setting.seats)]
        while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
            odds.learned = learned if game.side(match.table, seat) == side else {}
            match.choose(players[seat].choose(match, seat))
        winners = () if match.result is None else match.result.winners
        points += 1 if not winners else 2 * (first in winners)
    odds.learned = before
    return points


@lru_cache(maxsize=1)
def _learned(name: str, weights: str) -> dict[str, Learned]:
    return read_value(games.load(name), weights)
