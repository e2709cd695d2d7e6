"""Matches as people measure and search them: what a profiled build is tuned by, and what `make bench` times.

`setup.py` runs this file on the first of its two builds when HEXADECK_PROFILED=1; see docs/speed.md.
"""

import sys
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexadeck.kernel.game import Game, Match

SEATS: Final = {"kanzume-goddess": 4}
"""How many play, where it is more than the fewest."""
RANDOM_CHOICES: Final = 30_000
BOTS: Final = ("greta", "orla")
BOT_CHOICES: Final = 60
"""How many choices of each bot are seen: most of what it does is on worlds that it imagines."""


def new_match(game: "Game", number: int) -> "Match":
    """The next match of the rotation: every deck against its neighbour."""
    decks = list(game.decks.values())
    seats = SEATS.get(game.name, game.min_seats)
    chosen = [decks[(number + seat) % len(decks)] for seat in range(seats)] if decks else None
    return game.start(number, seats, decks=chosen)


def play_on(match: "Match", seed: int, most: int = sys.maxsize) -> "Match":
    """Random choices to the end, or that many of them; drawn by Python's own generator, which costs least."""
    draw = Random(seed).random
    while match.seat is not None and match.length < most:
        match.choose(int(draw() * len(match.options)))
    return match


def half_played(game: "Game", number: int) -> "Match":
    whole = play_on(new_match(game, number), number).length
    return play_on(new_match(game, number), number, whole // 2)


def main() -> None:
    from hexadeck import agents, games  # noqa: PLC0415 (who only takes the functions may not import one of the builds)

    for name in games.names():
        game = games.load(name)
        choices = number = 0
        while choices < RANDOM_CHOICES:
            choices += play_on(new_match(game, number), number).length
            number += 1
        for number, bot in enumerate(BOTS):
            match = half_played(game, number)
            agent = agents.load(bot, number)
            most = match.length + BOT_CHOICES
            while match.seat is not None and match.length < most:
                match.choose(agent.choose(match, match.seat))
                match.view(0)


if __name__ == "__main__":
    main()
