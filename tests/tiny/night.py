"""Positions of Fireflies in card names, and choices by what they say.

night = Night(hands=["Frog", "Glow Wasp"], jars=["", "Queen"])
night.choose("Play Frog")
"""

from typing import Any

from hexadeck import games
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded

FILLER = "Glow Glow Glow Glow"


class Night:
    """Seat 0 is about to play a card. Several names are separated by spaces; the last one of the deck lies on top."""

    def __init__(
        self, hands: list[str], jars: list[str] | None = None, deck: str = FILLER, discards: str = "", cards: str = ""
    ) -> None:
        from hexadeck.games.fireflies import rules  # noqa: PLC0415  # the folder is a game only while these tests run

        self.rules = rules
        self.game = games.load("fireflies", [("home.cards", cards)] if cards else None)
        self.table = self.game.new_table(len(hands))
        self.table.lay_out(seeded("night"))
        self._lay(rules.DECK, deck)
        self._lay(rules.DISCARDS, discards)
        for seat, names in enumerate(hands):
            self._lay(rules.HAND + seat, names)
        for seat, names in enumerate(jars or []):
            self._lay(rules.JAR + seat, names)
        self.table.then(rules.steps.choose_play, 0)
        self.table.then(rules.steps.take_turn, 1)
        self.table.schedule()
        self.match = Match(self.game, self.table, {})
        self.table.advance()

    def _lay(self, zone: int, names: str) -> None:
        numbers = {record.name: record.number for record in self.game.prints}
        self.table.add_cards([numbers[name] for name in names.split()], -1, zone)

    def choose(self, *sentences: str) -> "Night":
        for sentence in sentences:
            self.match.choose(self.options().index(sentence))
        return self

    def options(self) -> list[str]:
        return [self.match.sentence(option) for option in self.match.options]

    def _names(self, zone: int) -> str:
        return " ".join(self.game.prints[self.table.what[card]].name for card in self.table.zones[zone])

    def hand(self, seat: int) -> str:
        return self._names(self.rules.HAND + seat)

    def jar(self, seat: int) -> str:
        return self._names(self.rules.JAR + seat)

    @property
    def discards(self) -> str:
        return self._names(self.rules.DISCARDS)

    @property
    def deck(self) -> str:
        return self._names(self.rules.DECK)

    def view(self, seat: int) -> dict[str, Any]:
        return self.match.view(seat)["table"]
