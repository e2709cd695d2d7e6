"""Who plays whom with what: the list of matches, each a small piece of plain data that says all about it.

Agents change seats from match to match and every pairing of decks is played in every seating, so that neither seat nor
deck favours an agent. Seeds come from the number of the match: who plays it, and when, changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game

CardFiles = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class MatchSpec:
    """One match to play. Decks are written out, because a home-made one is known to nobody else."""

    game: str
    mode: str
    cards: CardFiles
    options: dict[str, Any]
    number: int
    seed: str
    agents: tuple[str, ...]
    decks: tuple[dict[str, Any], ...]
    denied: tuple[int, str] | None = None
    """A seat, and the card it may not take from the supply that all share."""


def schedule(
    game: Game,
    agents: Sequence[str],
    count: int,
    seed: int | str = 0,
    decks: Sequence[str | Deck] | None = None,
    options: dict[str, Any] | None = None,
    cards: CardFiles = (),
    seats: int | None = None,
    mode: str | None = None,
) -> list[MatchSpec]:
    """The matches of a series. Decks are those that take part, all ready-made ones unless told.

    Unless told, every agent has a seat; where there are more seats the agents take turns.
    """
    if not agents or count < 1:
        raise HexadeckError("a series needs at least one agent and one match")
    pool = [deck.data() for deck in _decks(game, decks)]
    places, chosen_mode = game.seating(seats, mode, len(agents))
    return [
        MatchSpec(
            game=game.name,
            mode=chosen_mode,
            cards=cards,
            options=dict(options or {}),
            number=number,
            seed=f"{seed}/{number}",
            agents=tuple([agents[(seat + number) % len(agents)] for seat in range(places)]),
            decks=_paired(pool, number // len(agents), places),
        )
        for number in range(count)
    ]


def _decks(game: Game, decks: Sequence[str | Deck] | None) -> list[Deck]:
    if decks is None:
        return list(game.decks.values())
    return [deck if isinstance(deck, Deck) else game.deck(deck) for deck in decks]


def _paired(pool: list[dict[str, Any]], turn: int, seats: int) -> tuple[dict[str, Any], ...]:
    """Every deck in turn, next to another at a distance that grows with every round; alone it plays itself."""
    if not pool:
        return ()
    distance = 1 + turn // len(pool) % max(1, len(pool) - 1)
    return tuple([pool[(turn + seat * distance) % len(pool)] for seat in range(seats)])
