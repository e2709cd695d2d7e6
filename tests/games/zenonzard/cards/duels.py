"""The given and the when of the card tests: duels in which nothing matters but the cards that are named.

    duel = given(hand=["Fire Bat"], foe_field=["Rockeater"])
    duel.summon("Fire Bat")
    assert duel.bp("Rockeater", FOE) == 200

Both sides have Forces that stay out of the way and exactly the mana that their hands cost, unless a test says more.
"""

from typing import Any

from tests.games.zenonzard.scenario import BLUE, GREEN, NEUTRAL, PURPLE, RED, WHITE, YELLOW, YOU, Scenario, Side

from hexadeck import games
from hexadeck.games.zenonzard import zones
from hexadeck.games.zenonzard.game import Zenonzard
from hexadeck.games.zenonzard.table import Card

PEGASUS = "Force of Ascension - Pegasus"
CHIMERA = "Force of Fusion - Chimera"
QUIET_FORCES = [PEGASUS, CHIMERA]
ONE_RUIN = [f"{PEGASUS} (destroyed)", CHIMERA]
RUINS = [f"{PEGASUS} (destroyed)", f"{CHIMERA} (destroyed)"]
STARTERS = [RED, YELLOW, PURPLE, GREEN, BLUE, WHITE]
"""The Base Minion of each colour of which a deck may hold any number; here the usual mana."""


def card(name: str) -> Card:
    """What is printed on a card."""
    game = games.load("zenonzard")
    assert isinstance(game, Zenonzard)
    return game.library.find(name)


def mana_for(*names: str) -> list[str]:
    """As many mana as these cards cost, in their colours."""
    mana: list[str] = []
    for name in names:
        record = card(name)
        colours = [starter for i, starter in enumerate(STARTERS) if record.colour >> i & 1] or [NEUTRAL]
        mana += colours + [colours[0]] * (record.cost - len(colours)) if record.cost else []
    return mana


class Duel(Scenario):
    """A scenario with the words that card tests use most."""

    def pick(self, *names: str) -> "Duel":
        """Choose these, one after the other."""
        for name in names:
            self.choose("take" if self.is_offered("take") else "choose", name)
        return self

    def stop(self) -> "Duel":
        """Choose no more, or nothing at all."""
        self.choose("stop")
        return self

    def play_to_next_turn(self) -> "Duel":
        """The turn player's next Main Phase, with nothing done meanwhile."""
        for _ in range(2):
            self.end_turn().choose("no_mana")
        return self

    def chooses_from(self) -> list[str]:
        """What can be chosen now, in alphabetical order."""
        return [sentence.split(" ", 1)[1] for sentence in self.offered("choose", "take")]

    def cost(self, name: str, seat: int = YOU) -> int:
        """What a card in the hand costs now."""
        facts: dict[str, Any] = {}
        self.match.game.card_facts(self.table, self.find(name, seat, zones.HAND), seat, facts)
        assert isinstance(facts["cost"], int)
        return facts["cost"]


def given(at: str = "main", active: int = YOU, **what: Any) -> Duel:
    """What a side has goes by the names of `Side`, the foe's with `foe_` in front."""
    yours = {name: value for name, value in what.items() if not name.startswith("foe_")}
    theirs = {name.removeprefix("foe_"): value for name, value in what.items() if name.startswith("foe_")}
    return Duel(_side(yours), _side(theirs), at=at, active=active)


def _side(what: dict[str, Any]) -> Side:
    base = mana_for(*what.get("hand", []))
    return Side(**{"forces": QUIET_FORCES, "base": base, **what})
