"""Which matches an environment plays: checked when the environment is made, not when its first match starts."""

from typing import Any

from hexadeck import games
from hexadeck.kernel.match import Match


class Setup:
    """The arguments of `game.start` but for the seed."""

    def __init__(
        self, game: str, seats: int | None, mode: str | None, decks: list[str] | None, options: dict[str, Any] | None
    ) -> None:
        self.game = games.load(game)
        self.seats, self.mode = self.game.seating(seats, mode)
        self.decks = decks
        self.options = options
        self.start(0)

    def start(self, seed: int) -> Match:
        return self.game.start(seed, self.seats, self.mode, self.decks, self.options)
