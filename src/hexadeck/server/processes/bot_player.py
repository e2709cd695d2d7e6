"""What runs in the worker processes: bots that think, each process with replicas of its matches."""

import os
import signal
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Final

from hexadeck import agents
from hexadeck.agents import advice
from hexadeck.crew import end_with_the_parent
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded, shuffled
from hexadeck.kernel.rows import row_of
from hexadeck.lessons import find_lesson
from hexadeck.lessons.follower import Follower
from hexadeck.puzzles import find_puzzle
from hexadeck.puzzles.trying import Standing, Try
from hexadeck.server.library import game
from hexadeck.server.match.setup import MatchSetup

NICENESS: Final = 10
REPLICAS: Final = 200

_replicas: OrderedDict[str, Match] = OrderedDict()
_advice: dict[tuple[str, tuple[int, ...], int], advice.Advice | None] = {}
"""The latest."""
_followers: OrderedDict[str, Follower] = OrderedDict()
_tries: OrderedDict[str, Try] = OrderedDict()


def begin() -> None:
    """A worker gives way to the server, leaves Ctrl-C to it, and does not outlive it."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()


def warm_up(name: str, cards: str = "") -> None:
    """Read what a match of this game will need."""
    game(name, cards)


def think(
    id: str, setup: MatchSetup, choices: list[int], bots: dict[int, str], seconds: float
) -> tuple[list[int], float]:
    """What the bots choose from here on, at least once, until a person decides, the match is over or the time is; and
    the time it took. The same place in a match has the same answer, in whichever process."""
    began = time.perf_counter()
    match = _replica(id, setup, choices)
    found: list[int] = []
    spent = 0.0
    while (seat := match.seat) is not None and seat in bots and (not found or spent < seconds):
        found.append(_choice(id, setup, match, bots[seat]))
        match.choose(found[-1])
        spent = time.perf_counter() - began
    return found, spent


def _choice(id: str, setup: MatchSetup, match: Match, bot: str) -> int:
    assert match.seat is not None
    taught = _taught(id, setup, match) if setup.lesson else None
    if setup.puzzle:
        taught = _try(id, setup, match.choices()).answer()
    if taught is not None:
        return taught
    return agents.load(bot, f"{setup.seed}/{match.seat}/{match.length}").choose(match, match.seat)


def _taught(id: str, setup: MatchSetup, match: Match) -> int | None:
    """What the other player of a lesson answers, as long as it goes on."""
    follower = _followers.pop(id, None) or Follower(find_lesson(setup.game, setup.lesson))
    _followers[id] = follower
    if len(_followers) > REPLICAS:
        _followers.popitem(last=False)
    follower.follow(match.choices())
    return follower.answer()


def judge(id: str, setup: MatchSetup, choices: list[int], why: bool) -> tuple[Standing, list[tuple[bool, str]]]:
    """How a try at a puzzle stands, and the line that shows why it has failed: whose choice, and its sentence."""
    attempt = _try(id, setup, choices)
    lines = attempt.why() if why else []
    return attempt.standing, [(line.is_mine, line.sentence) for line in lines]


def _try(id: str, setup: MatchSetup, choices: list[int]) -> Try:
    attempt = _tries.pop(id, None) or Try(find_puzzle(setup.game, setup.puzzle))
    _tries[id] = attempt
    if len(_tries) > REPLICAS:
        _tries.popitem(last=False)
    attempt.follow(choices)
    return attempt


def advise(id: str, setup: MatchSetup, choices: list[int], seat: int, strength: int) -> tuple[list[int], list[str]]:
    """What the search would choose for a seat here with what finishes it, and sentences about it; none where no world
    asks the same. The same place has the same answer.

    Who asks for more at the same place is told more of what was found before.
    """
    key = (id, tuple(choices), seat)
    if key not in _advice:
        _advice.clear()
        _advice[key] = advice.advise(_replica(id, setup, choices), seat, f"{id}/{len(choices)}")
    found = _advice[key]
    if found is None:
        return [], []
    # A table in a browser has numbers of its own for the answers.
    return [found.choices[0].index, *found.then], found.lines(strength, is_numbered=False)


def at_random(match: Match) -> int:
    """What is chosen when a bot cannot: by chance, and nothing that a card with a mistake in it cannot carry out."""
    order = shuffled(seeded(f"at random {match.length}"), row_of(list(range(len(match.options)))))
    for index in order:
        with suppress(HexadeckError):
            match.clone().choose(index)
            return index
    return order[0]


def _replica(id: str, setup: MatchSetup, choices: list[int]) -> Match:
    """The match after these choices: the one from last time if it fits, else a new one."""
    match = _replicas.pop(id, None)
    past = [] if match is None else match.choices()
    if match is None or past != choices[: len(past)]:
        match, past = setup.start(), []
    for choice in choices[len(past) :]:
        match.repeat(choice)
    _replicas[id] = match
    if len(_replicas) > REPLICAS:
        _replicas.popitem(last=False)
    return match
