"""What the suite runs on: every game that is found, the tiny one of the tests among them, in all its modes, with all
numbers of seats and all decks. Nothing here knows a game; what only a game can say stands in a hook file of its name.

Chance comes from the engine's own generator, so that a seed means the same on every machine and in every build.
"""

import importlib
import importlib.util
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from tests.conformance.golden import GOLDEN, REWRITE

from hexadeck import games, is_compiled
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.setup import deck_from

TINY = Path(__file__).resolve().parent.parent / "tiny"
DECISION_BOUND = 3000
"""No match of random choices takes longer; a hook may name another bound."""
PACE = 3 if is_compiled() else 7
"""One of so many decisions is looked at where looking takes long, and other ones in every setup: the rhythm of a game
hides none. Both engines play the same matches to the same hashes, the compiled one in a fraction of the time."""


class Setup:
    """One way to start a match, and its number in the rotation of modes, seats, decks and rule options."""

    def __init__(self, game: Game, number: int, mode: str, seats: int, decks: list[Any] | None) -> None:
        self.game = game
        self.number = number
        self.mode = mode
        self.seats = seats
        self.decks = decks
        # The first setup has the default of every rule option; later ones turn them over at different paces.
        self.options = {
            option.name: option.values[number // (place + 1) % len(option.values)]
            for place, option in enumerate(game.rule_options)
        }

    def start(self, seed: int = 0) -> Match:
        return self.game.start(seed, self.seats, self.mode, self.decks, self.options)

    def looks_at(self, match: Match, every: int = 1) -> bool:
        """Whether this decision is looked at, where only one of `every` such decisions is."""
        return (match.length + self.number) % (every * PACE) == 0

    def __str__(self) -> str:
        return f"{self.game.name}-{self.mode}-{self.seats}-{self.number}"


@contextmanager
def tiny_among_the_games() -> Iterator[None]:
    """The tiny games are found like the others. They are plain Python, on the compiled engine too."""
    games.__path__.append(str(TINY))
    try:
        yield
    finally:
        games.__path__.remove(str(TINY))


def all_games() -> list[Game]:
    """Every game by its folder."""
    with tiny_among_the_games():
        return [games.load(name) for name in games.names()]


def setups(game: Game) -> list[Setup]:
    """So many that every mode with every number of seats, every deck and every value of an option has its turn.

    Where a hook builds decks, there are as many more with those: cards meet that no ready-made deck brings together.
    They are agreed, like the matches that are played with them: a card that is added is in none of them.
    """
    kinds = [(mode, seats) for mode in game.modes for seats in game.seats_of(mode)]
    turns = [len(kinds), -(-len(game.decks) // game.min_seats)]
    turns += [(place + 1) * (len(option.values) - 1) + 1 for place, option in enumerate(game.rule_options)]
    built = agreed_decks(game, max(turns), kinds)
    found: list[Setup] = []
    for number in range(max(turns) * (2 if built else 1)):
        mode, seats = kinds[number % len(kinds)]
        decks: list[Any] | None = None
        if number >= max(turns):
            decks = [deck_from(deck) for deck in built[number - max(turns)]]
        elif game.decks:
            names = [deck.name for deck in game.decks.values()]
            decks = [names[(number * seats + seat) % len(names)] for seat in range(seats)]
        found.append(Setup(game, number, mode, seats, decks))
    return found


def agreed_decks(game: Game, count: int, kinds: list[tuple[str, int]]) -> list[list[Any]]:
    """So many sets of decks that the game's hook has built once, each for the seats of its setup."""
    build = getattr(hook_of(game), "random_deck", None)
    if build is None:
        return []
    path = GOLDEN / f"{game.name}.decks"
    if os.environ.get(REWRITE) == "1":
        numbers = [(number, kinds[number % len(kinds)][1]) for number in range(count, 2 * count)]
        decks = [
            [build(game, seeded(f"deck {number} {seat}")).data() for seat in range(seats)] for number, seats in numbers
        ]
        path.write_text("".join(f"{json.dumps(each)}\n" for each in decks), "utf-8", newline="\n")
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def hook_of(game: Game) -> ModuleType | None:
    """What only this game can say, if it has to: `tests/conformance/<game>.py`."""
    name = f"tests.conformance.{game.name.replace('-', '_')}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


GAMES = all_games()
SETUPS = [setup for game in GAMES for setup in setups(game)]
FIRST_SETUPS = [next(setup for setup in SETUPS if setup.game is game) for game in GAMES]
FIRST_OF_A_KIND = list({(setup.game.name, setup.mode, setup.seats): setup for setup in reversed(SETUPS)}.values())

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
one_setup_a_game = pytest.mark.parametrize("setup", FIRST_SETUPS, ids=str)
one_setup_a_kind = pytest.mark.parametrize("setup", FIRST_OF_A_KIND, ids=str)
"""Every mode with every number of seats once."""

seeds = st.integers(min_value=0, max_value=2**32)


def some_seeds(count: int) -> settings:
    """Hypothesis chooses the seeds, the same ones on every run: a test that fails sometimes would teach nobody.

    A smaller seed is no simpler match, so none is looked for.
    """
    return settings(max_examples=count, derandomize=True, deadline=None, database=None, phases=[Phase.generate])


class Player:
    """Chooses at random."""

    def __init__(self, seed: int | str) -> None:
        self.words = seeded(f"player {seed}")

    def pick(self, match: Match) -> int:
        return below(self.words, len(match.options))


def decisions(setup: Setup, seed: int = 0) -> Iterator[Match]:
    """A match at each of its decisions, played at random from one to the next; the same object every time."""
    return decisions_of(setup.start(seed), seed)


def decisions_of(match: Match, seed: int | str = 0) -> Iterator[Match]:
    player = Player(seed)
    while match.seat is not None:
        assert match.length < DECISION_BOUND, f"not over after {DECISION_BOUND} decisions"
        yield match
        match.choose(player.pick(match))


def finished(setup: Setup, seed: int = 0) -> Match:
    """A match played at random to its end."""
    match = setup.start(seed)
    for _ in decisions_of(match, seed):
        pass
    return match


def in_the_middle(setup: Setup, seed: int, choices: int) -> Match:
    """A match after so many random choices, or at its last decision if it is shorter."""
    found = setup.start(seed)
    for match in decisions(setup, seed):
        found = match.clone()
        if match.length >= choices:
            break
    return found


def viewers(match: Match) -> list[int | None]:
    """Every seat, and the spectators."""
    return [*range(match.table.seats), None]


def text(data: Any) -> str:
    """Plain data to the byte."""
    return json.dumps(data, allow_nan=False)


def face(match: Match) -> str:
    """All that the public face shows of a match to anybody."""
    return text([match.view(viewer) for viewer in viewers(match)])
