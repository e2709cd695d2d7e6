"""Playing a series of matches, here or in several processes; the outcomes are the same."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from hexadeck import agents, games
from hexadeck.arena.schedule import CardFiles, MatchSpec, schedule
from hexadeck.crew import crew
from hexadeck.kernel.game import Deck, Game, Match

MOST_DECISIONS: Final = 20_000
"""No match of real cards comes near; one that does is stopped and nobody has won."""
CHUNK: Final = 8
"""Matches handed to a process at a time."""


@dataclass(frozen=True)
class Outcome:
    """What became of a match. Turns and the first player are those that the game shows to spectators, if it does."""

    number: int
    agents: tuple[str, ...]
    decks: tuple[str, ...]
    winners: tuple[int, ...]
    rule: str
    reason: str
    decisions: int
    turns: int | None
    first: int | None

    def data(self) -> dict[str, Any]:
        return asdict(self)


def play_matches(
    game_name: str,
    agent_names: Sequence[str],
    count: int,
    seed: int | str = 0,
    decks: Sequence[str | Deck] | None = None,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    cards: Sequence[tuple[str, str]] | None = None,
    seats: int | None = None,
    mode: str | None = None,
    told: Callable[[Outcome], None] | None = None,
) -> list[Outcome]:
    """The outcomes of a series in the order of its matches, whatever the number of workers; each is told when it is
    there."""
    for name in agent_names:
        agents.load(name)
    files = tuple(cards or ())
    specs = schedule(_game(game_name, files), agent_names, count, seed, decks, options, files, seats, mode)
    found: list[Outcome] = []
    with ExitStack() as stack:
        pool = stack.enter_context(crew(min(workers, count))) if workers > 1 else None
        for outcome in map(play, specs) if pool is None else pool.map(play, specs, chunksize=CHUNK):
            if told is not None:
                told(outcome)
            found.append(outcome)
    return found


def play(spec: MatchSpec) -> Outcome:
    """One match, from nothing but its spec."""
    match = start(spec)
    players = [agents.load(name, f"{spec.seed}/{seat}") for seat, name in enumerate(spec.agents)]
    seat = match.seat
    while seat is not None and match.length < MOST_DECISIONS:
        match.choose(players[seat].choose(match, seat))
        seat = match.seat
    return _outcome(spec, match)


def start(spec: MatchSpec) -> Match:
    decks = [Deck(deck["name"], deck["note"], deck["cards"], deck["sections"]) for deck in spec.decks]
    return _game(spec.game, spec.cards).start(spec.seed, len(spec.agents), spec.mode, decks or None, spec.options)


def _outcome(spec: MatchSpec, match: Match) -> Outcome:
    result = match.result
    shown = match.view(None)["table"]
    return Outcome(
        number=spec.number,
        agents=spec.agents,
        decks=tuple([deck["name"] for deck in spec.decks]),
        winners=() if result is None else result.winners,
        rule="" if result is None else result.rule,
        reason=f"Stopped after {MOST_DECISIONS} decisions." if result is None else result.reason,
        decisions=match.length,
        turns=shown.get("turn"),
        first=shown.get("first"),
    )


@lru_cache(maxsize=4)
def _game(name: str, cards: CardFiles) -> Game:
    """Home-made cards are read once in a process and not for every match, a changed card and its old form in turn."""
    return games.load(name, list(cards))
