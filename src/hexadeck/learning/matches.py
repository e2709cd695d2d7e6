"""Matches to learn from: a bot against itself, with detours by the policy and now and then a choice by chance.

A search judges tables that the policy has played on to. So from some turns on everybody plays by the policy for as long
as a search looks ahead, and the bot goes on from there.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from hexadeck import agents, games
from hexadeck.crew import crew
from hexadeck.kernel.game import Game, Match

DETOURS: Final = 0.08
"""The share of turns that begin one."""
WHIMS: Final = 0.02
"""The share of choices that are made by chance."""
MOST_DECISIONS: Final = 20_000
CHUNK: Final = 16
Tell = Callable[[str], None]
"""Reports progress to whoever wants to know."""


def not_told(_: str) -> None:
    """For when nobody wants to know."""


@dataclass(frozen=True)
class Setting:
    """What is played: the game, how many sit how, the word that all chance comes from, and who plays."""

    game: str
    seats: int
    mode: str
    seed: str
    player: str = "greedy"


@dataclass(frozen=True)
class Played:
    """A match: with what it began, every choice, and who won."""

    seed: str
    decks: tuple[str, ...]
    choices: tuple[int, ...]
    winners: tuple[int, ...]


def play_many(setting: Setting, count: int, workers: int, tell: Tell = not_told) -> list[Played]:
    """Matches 0 to count-1, whatever the number of processes."""
    jobs = [(setting, range(first, min(first + CHUNK, count))) for first in range(0, count, CHUNK)]
    if workers <= 1:
        return _gathered(map(_play_some, jobs), count, tell)
    with crew(workers) as pool:
        return _gathered(pool.map(_play_some, jobs), count, tell)


def _gathered(found: Iterator[list[Played]], count: int, tell: Tell) -> list[Played]:
    matches: list[Played] = []
    for some in found:
        matches += some
        tell(f"{len(matches)} of {count} matches played")
    return matches


def _play_some(job: tuple[Setting, range]) -> list[Played]:
    setting, numbers = job
    return [play(setting, number) for number in numbers]


def play(setting: Setting, number: int) -> Played:
    game = games.load(setting.game)
    seed = f"{setting.seed}/{number}"
    rng = Random(seed)  # noqa: S311 (chance in matches that bots play keeps no secret)
    decks = tuple([rng.choice(list(game.decks)) for _ in range(setting.seats)]) if game.decks else ()
    match = begin(game, setting, seed, decks)
    players = [agents.load(setting.player, f"{seed}/{seat}") for seat in range(setting.seats)]
    policy = agents.load("policy", seed)
    turn, detour_until = -1, -1
    choices = []
    while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
        if match.turn != turn:
            turn = match.turn
            if turn > detour_until and rng.random() < DETOURS:
                detour_until = turn + game.judge.foresight.horizon - 1
        if rng.random() < WHIMS:
            choice = rng.randrange(len(match.options))
        else:
            choice = (policy if turn <= detour_until else players[seat]).choose(match, seat)
        choices.append(choice)
        match.choose(choice)
    winners = () if match.result is None else match.result.winners
    return Played(seed, decks, tuple(choices), winners)


def begin(game: Game, setting: Setting, seed: str, decks: tuple[str, ...]) -> Match:
    return game.start(seed, setting.seats, setting.mode, [game.decks[name] for name in decks] or None)


def quiet_points(game: Game, setting: Setting, played: Played) -> Iterator[Match]:
    """The match again, as it stands once a turn where nothing is half done."""
    match = begin(game, setting, played.seed, played.decks)
    turn = -1
    for choice in played.choices:
        if match.turn != turn and game.judge.is_quiet(match.table):
            turn = match.turn
            yield match
        match.choose(choice)
