"""Positions in card names, and choices by name: the given and the when of the Kanzume Goddess tests.

    s = Scenario(Side(hand=["Aries"]), Side(hand=["Sacred Guardian"]))
    s.play("Aries", "Attack 3").react("Sacred Guardian")
    assert s.energy(1) == 14

Seat 0 is active unless told. Decks and piles are written top card first. Every God is "Nobody", who can do nothing,
unless told. In a Team Match the first two seats are the Main Gods. Home-made cards come in the words of a card file.
"""

from typing import Any, Self

from tests import scenario

from hexadeck import games
from hexadeck.games.kanzume_goddess import clock, colours, limits, phases, steps, turn, zones
from hexadeck.games.kanzume_goddess.game import KanzumeGoddess
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Event

NOBODY = """\
Nobody [X9]
Greek God
Bond, when you attack, if you have 0 Energy or less: that Attack gets +0.
"""
IDLE = """\
Idle [H99]
Disciple
Cost 9, 5 copies
Act: gain 0 Faith.
"""
"""Everybody holds one unless told, so that each Play Phase has something to ask; it is left out of what tests see."""
FILLER = "Priestess"
_loaded: dict[str, KanzumeGoddess] = {}


def load(cards: str = "") -> KanzumeGoddess:
    """The shipped cards, Nobody, and home-made ones; every set is read once."""
    if cards not in _loaded:
        game = games.load("kanzume-goddess", [("nobody.cards", NOBODY), ("idle.cards", IDLE), ("home.cards", cards)])
        assert isinstance(game, KanzumeGoddess)
        _loaded[cards] = game
    return _loaded[cards]


class Side(scenario.Side):
    """What one player has; the Deck defaults to ten Priestesses."""

    def __init__(
        self,
        hand: list[str] | None = None,
        god: str = "Nobody",
        energy: int = 15,
        deck: list[str] | None = None,
        discard: list[str] | None = None,
        sealed: bool = False,
        idle: bool = True,
    ) -> None:
        super().__init__(
            hand=(hand or []) + ["Idle"] * (idle and not sealed),
            god=[god],
            discard_pile=discard or [],
            deck=[FILLER] * 10 if deck is None else deck,
            energy=energy,
            sealed=int(sealed),
        )


class Scenario(scenario.Scenario):
    """A match in the middle. `at` is the step that comes next: play, recruit, discard, end, or turn (a whole one)."""

    table: KTable

    def __init__(
        self,
        *sides: Side,
        teams: bool = False,
        at: str = "play",
        faith: int = 0,
        piles: list[list[str]] | None = None,
        netherworld: list[str] | None = None,
        options: dict[str, Any] | None = None,
        cards: str = "",
        round_number: int = 3,
    ) -> None:
        shared = {f"warriors {i}": names for i, names in enumerate(piles or [["Aries", "Taurus"]] * 6, 1)}
        shared |= {f"disciples {i}": [name] * 3 for i, name in enumerate(("Priestess", "Bishop", "Sacred Guardian"), 1)}
        fields = {"turn": 7, "round": round_number, "teams": int(teams), "first": 0, "target": NOTHING}
        seats = sides + (Side(),) * (2 - len(sides))
        shared["netherworld"] = netherworld or []
        super().__init__(load(cards), *seats, shared=shared, clock=fields, options=options)
        for i in range(limits.WARRIOR_PILES):
            pile = self.table.zones[zones.PILE + zones.STRIDE * i]
            if len(pile) > 0:
                self.table.show_to_all(pile[-1])
        for seat in range(2 if teams else 0):
            self.table.main[seat] = 1
        self._begin(at, faith)

    def _begin(self, at: str, faith: int) -> None:
        t = self.table
        if at == "turn":
            t.then(steps.take_turn, 0)
        else:
            t.clock[clock.ACTIVE] = 0
            turn.reset_turn(t)
            t.clock[clock.HAND_LIMIT] = limits.HAND_LIMIT
            t.clock[clock.PHASE] = phases.PLAY
            t.faith[0] = faith
            order = ("play", "recruit", "discard", "end")
            for step in turn.PHASES[order.index(at) :]:
                t.then(step, 0)
        self.go()

    # -- when --------------------------------------------------------------------------------------------------------

    def play(self, name: str, words: str = "", target: int | None = None) -> Self:
        """Play a card for an Act, at a target where one is asked for."""
        self.choose("play", f"Play {name}: {words}")
        return self.aim(target) if target is not None and self.kind == "target" else self

    def plain(self, name: str) -> Self:
        return self.choose("play_plain", name)

    def aim(self, seat: int) -> Self:
        return self.choose("target", f"Player {seat + 1}")

    def react(self, name: str) -> Self:
        return self.choose("react", name)

    def passes(self, times: int = 1) -> Self:
        for _ in range(times):
            self.choose("pass")
        return self

    def pass_all(self) -> Self:
        """Nobody reacts any more."""
        while self.kind == "react":
            self.choose("pass")
        return self

    def end_turn(self) -> Self:
        """Whatever ends the phases of the active player, up to the next player's Play Phase."""
        active = self.table.clock[clock.TURN]
        while self.match.seat is not None and self.table.clock[clock.TURN] == active:
            self.choose({"play": "end_play", "recruit": "end_recruit"}.get(self.kind, "go_on"))
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    @property
    def result(self) -> tuple[tuple[int, ...], str] | None:
        found = self.match.result
        return None if found is None else (found.winners, found.rule)

    def options(self, verb: str = "") -> list[str]:
        sentences = [self.match.sentence(o) for o in self.match.options if not verb or o.name == verb]
        return [sentence for sentence in sentences if "Idle" not in sentence]

    def is_offered(self, verb: str, *words: str) -> bool:
        return any(all(word in sentence for word in words) for sentence in self.options(verb))

    def energy(self, seat: int = 0) -> int:
        return self.table.energy[seat]

    def faith(self, seat: int = 0) -> int:
        return self.table.faith[seat]

    def names(self, zone: str | int, seat: int = 0) -> list[str]:
        """Names in a zone, top card first."""
        names = [self.name(card) for card in reversed(self.table.zones[self.zone(zone, seat)])]
        return [name for name in names if name != "Idle"]

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.names(zones.HAND, seat))

    def deck(self, seat: int = 0) -> list[str]:
        return self.names(zones.DECK, seat)

    def discards(self, seat: int = 0) -> list[str]:
        return sorted(self.names(zones.DISCARD, seat))

    def in_play(self, seat: int = 0) -> list[str]:
        return sorted(self.names(zones.IN_PLAY, seat))

    def netherworld(self) -> list[str]:
        return sorted(self.names(zones.NETHERWORLD))

    def pile(self, number: int) -> list[str]:
        return self.names(zones.PILE + zones.STRIDE * number)

    def allowed(self) -> list[str]:
        return [colour for i, colour in enumerate(colours.NAMES) if self.table.clock[clock.ALLOWED] >> i & 1]

    def events(self, name: str) -> list[Event]:
        return [event for event in self.log if event.name == name]
