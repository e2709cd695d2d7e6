"""How a match begins: what the engine needs to start it, the same in every process."""

from typing import Any

from msgspec import Struct

from hexadeck import games
from hexadeck.kernel.game import Game, Match
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Overview, Seat


class Opening(Struct, frozen=True):
    """Equal openings lead to equal matches."""

    game: str
    seed: str
    mode: str
    decks: list[str | None]
    """For each seat the deck wished for; None is the game's default."""
    options: dict[str, Any]

    def start(self) -> Match:
        game = games.load(self.game)
        return game.start(self.seed, len(self.decks), self.mode, self._decks(game), self.options)

    def _decks(self, game: Game) -> list[str] | None:
        if not any(self.decks) or not game.decks:
            return [deck for deck in self.decks if deck] or None
        default = game.default_decks
        return [deck or default[seat % len(default)] for seat, deck in enumerate(self.decks)]


def opening_of(match: Overview) -> Opening:
    """Refused when other rules or cards made the match: its log would tell another story."""
    game = games.load(match.game)
    if (match.rules, match.cards) != (game.rules_version, game.card_set):
        raise Refused("refused", f"this match was played with other rules or cards of {game.title} than are here now")
    return opening(match.game, match.setup, match.options, match.seats)


def opening(game: str, setup: dict[str, Any], options: dict[str, Any], seats: tuple[Seat, ...]) -> Opening:
    return Opening(game, setup["seed"], setup["mode"], [seat.deck for seat in seats], options)
