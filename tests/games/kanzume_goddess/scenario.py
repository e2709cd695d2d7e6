"""Positions in card names, and choices by name: the given and the when of the Kanzume Goddess tests.

    s = Scenario(Side(hand=["Aries"]), Side(hand=["Sacred Guardian"]))
    s.play("Aries", "Attack 3").react("Sacred Guardian")
    assert s.energy(1) == 14

Seat 0 is active unless told. Decks and piles are written top card first. Every God is "Nobody", who can do nothing,
unless told. In a Team Match the first two seats are the Main Gods. Home-made cards come in the words of a card file.
"""

from typing import Any

from hexadeck import games
from hexadeck.games.kanzume_goddess import clock, colours, limits, phases, steps, turn, zones
from hexadeck.games.kanzume_goddess.game import KanzumeGoddess
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded

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


class Side:
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
        self.zones = {
            zones.HAND: (hand or []) + ["Idle"] * (idle and not sealed),
            zones.GOD: [god],
            zones.DISCARD: discard or [],
        }
        self.zones[zones.DECK] = list(reversed([FILLER] * 10 if deck is None else deck))
        self.energy = energy
        self.sealed = sealed


class Scenario:
    """A match in the middle. `at` is the step that comes next: play, recruit, discard, end, or turn (a whole one)."""

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
        game = load(cards)
        count = max(2, len(sides))
        t = game.new_table(count)
        assert isinstance(t, KTable)
        t.settings = game.settings_from(options or {})
        t.lay_out(seeded("scenario"))
        self.game = game
        self.table = t
        self.match = Match(game, t, {})
        self.log: list[Event] = []
        for seat in range(count):
            side = sides[seat] if seat < len(sides) else Side()
            t.energy[seat] = side.energy
            t.sealed[seat] = int(side.sealed)
            t.main[seat] = int(teams and seat < 2)
            for zone, names in side.zones.items():
                self._lay(names, seat, zone + seat)
        for i, names in enumerate(piles or [["Aries", "Taurus"]] * 6):
            self._lay(list(reversed(names)), NOTHING, zones.PILE + zones.STRIDE * i)
            if names:
                t.show_to_all(t.zones[zones.PILE + zones.STRIDE * i][-1])
        self._lay(["Priestess"] * 3, NOTHING, 120)
        self._lay(["Bishop"] * 3, NOTHING, 128)
        self._lay(["Sacred Guardian"] * 3, NOTHING, 136)
        self._lay(netherworld or [], NOTHING, zones.NETHERWORLD)
        t.clock[clock.TURN] = 7
        t.clock[clock.ROUND] = round_number
        t.clock[clock.TEAMS] = int(teams)
        t.clock[clock.FIRST] = 0
        t.clock[clock.TARGET] = NOTHING
        self._begin(at, faith)

    def _lay(self, names: list[str], owner: int, zone: int) -> None:
        for name in names:
            self.table.add_card(self.game.library.find(name).number, owner, zone)

    def _begin(self, at: str, faith: int) -> None:
        t = self.table
        if at == "turn":
            t.then(steps.take_turn, 0)
        else:
            t.clock[clock.ACTIVE] = 0
            turn.reset_turn(t)
            t.clock[clock.LIMIT] = limits.HAND_LIMIT
            t.clock[clock.PHASE] = phases.PLAY
            t.faith[0] = faith
            parts = ("play", "recruit", "discard", "end")
            for step in turn.PHASES[parts.index(at) :]:
                t.then(step, 0)
        t.schedule()
        t.advance()
        self.log = list(t.take_events())

    # -- when --------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, *words: str) -> "Scenario":
        """Take the first option with this verb whose sentence has these words."""
        for index, option in enumerate(self.match.options):
            if option.name == verb and all(word in self.match.sentence(option) for word in words):
                self.log += self.match.choose(index)
                return self
        raise AssertionError(f"no option {verb} {words}; the options are {self.options()}")

    def play(self, name: str, words: str = "", target: int | None = None) -> "Scenario":
        """Play a card for an Act, at a target where one is asked for."""
        self.choose("play", f"Play {name}: {words}")
        return self.aim(target) if target is not None and self.kind == "target" else self

    def plain(self, name: str) -> "Scenario":
        return self.choose("play_plain", name)

    def aim(self, seat: int) -> "Scenario":
        return self.choose("target", f"Player {seat + 1}")

    def react(self, name: str) -> "Scenario":
        return self.choose("react", name)

    def passes(self, times: int = 1) -> "Scenario":
        for _ in range(times):
            self.choose("pass")
        return self

    def pass_all(self) -> "Scenario":
        """Nobody reacts any more."""
        while self.kind == "react":
            self.choose("pass")
        return self

    def end_turn(self) -> "Scenario":
        """Whatever ends the phases of the active player, up to the next player's Play Phase."""
        active = self.table.clock[clock.TURN]
        while self.match.seat is not None and self.table.clock[clock.TURN] == active:
            self.choose({"play": "end_play", "recruit": "end_recruit"}.get(self.kind, "go_on"))
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return "" if self.match.prompt is None else self.match.prompt.kind

    @property
    def rule(self) -> str:
        return "" if self.match.prompt is None else self.match.prompt.rule

    @property
    def decider(self) -> int | None:
        return self.match.seat

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

    def names(self, zone: int, seat: int = 0) -> list[str]:
        """Names in a zone, top card first."""
        names = [self.table.card(card).name for card in reversed(self.table.zones[zone + seat])]
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

    def told(self, seat: int | None) -> list[str]:
        return [event["sentence"] for event in self.match.describe(self.log, seat)]
