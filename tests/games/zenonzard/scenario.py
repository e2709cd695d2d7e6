"""Positions in card names, and choices by name: the given and the when of the Zenonzard tests.

    duel = Scenario(you=Side(hand=["Fire Beetle"], base=["Miner of Aguma"] * 2), foe=Side(field=["Cheetera (rested)"]))
    duel.choose("summon", "Fire Beetle")
    assert duel.field() == ["Fire Beetle"]

Seat 0 is you, seat 1 the foe. A name may be followed by marks in parentheses: `rested`, `new` (arrived this turn), and for a
Force its points, as in `Force of Sin - Cyclops (1)`, or `destroyed`. Decks are written top card first. "Neutral Mana" in a base
is the object, not a card.
"""

import re
from typing import Any

from hexadeck import games
from hexadeck.games.zenonzard import turn
from hexadeck.games.zenonzard.table import (
    ACTIVE,
    ATTACKER,
    BASE,
    BLOCKER,
    DECK,
    FIELD,
    FIRST,
    FORCES,
    HAND,
    TARGET,
    TRASH,
    TURN,
    ZTable,
)
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_keyword
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded

YOU = 0
FOE = 1
FILLER = "Goblin Soldier"
DEFAULT_FORCES = ["Force of Harmony - Orthrus", "Force of Sanctity - Sphynx"]
_MARKED = re.compile(r"^(?P<name>.+?)(?: \((?P<marks>[^)]*)\))?$")


class Side:
    """What one player has; the deck defaults to ten cards of no interest, the Forces to two that seldom matter."""

    def __init__(
        self,
        hand: list[str] | None = None,
        field: list[str] | None = None,
        base: list[str] | None = None,
        trash: list[str] | None = None,
        deck: list[str] | None = None,
        forces: list[str] | None = None,
        life: int = 6,
        movements: int = 0,
    ) -> None:
        self.zones = {HAND: hand or [], FIELD: field or [], BASE: base or [], TRASH: trash or []}
        self.zones[DECK] = list(reversed([FILLER] * 10 if deck is None else deck))
        self.zones[FORCES] = DEFAULT_FORCES if forces is None else forces
        self.life = life
        self.movements = movements


class Scenario:
    """A match in the middle. `at` is the step that comes next: main (default), mana, turn (a whole new turn), end."""

    def __init__(
        self,
        you: Side | None = None,
        foe: Side | None = None,
        at: str = "main",
        active: int = YOU,
        turn_number: int = 7,
        options: dict[str, Any] | None = None,
        cards: list[tuple[str, str]] | None = None,
        seed: int = 0,
    ) -> None:
        game = games.load("zenonzard", cards)
        t = game.new_table(2)
        assert isinstance(t, ZTable)
        t.settings = game.settings_from(options or {})
        t.lay_out(seeded(str(seed)))
        self.table = t
        self.match = Match(game, t, {})
        self.events: list[Event] = []
        t.clock[TURN] = turn_number
        t.clock[ACTIVE] = active
        t.clock[FIRST] = YOU if turn_number % 2 == (active == YOU) else FOE
        t.clock[ATTACKER] = t.clock[TARGET] = t.clock[BLOCKER] = -1
        for seat, side in ((YOU, you or Side()), (FOE, foe or Side())):
            self._lay(seat, side)
        game.after_load(t)
        self._begin(at, active)

    def _lay(self, seat: int, side: Side) -> None:
        t = self.table
        t.life[seat] = side.life
        t.movements[seat] = side.movements
        for zone, names in side.zones.items():
            for text in names:
                found = _MARKED.match(text)
                assert found is not None
                record = t.library.by_name[found["name"]]
                card = t.add_card(record.number, seat, zone + seat)
                marks = [mark.strip() for mark in (found["marks"] or "").split(",") if mark]
                t.rested[card] = int("rested" in marks)
                t.stamp[card] = t.clock[TURN] if "new" in marks else 0
                if zone == FORCES:
                    numbers = [int(mark) for mark in marks if mark.isdigit()]
                    t.points[card] = numbers[0] if numbers else record.points
                    if "destroyed" in marks:
                        t.points[card] = 0
                        t.stamp[card] = 1

    def _begin(self, at: str, active: int) -> None:
        t = self.table
        if at == "turn":
            t.clock[TURN] -= 1
            t.then(turn.take_turn, active)
        elif at == "mana":
            t.then(turn.mana_phase, active)
            t.then(turn.main_phase, active)
            self._queue_end(active)
        elif at == "main":
            t.then(turn.main_phase, active)
            self._queue_end(active)
        else:
            self._queue_end(active)
        t.schedule()
        t.advance()
        self.events = t.take_events()

    def _queue_end(self, active: int) -> None:
        t = self.table
        t.then(turn.end_of_turn_effects, active)
        t.then(turn.end_turn_limits, active)
        t.then(turn.end_turn, active)

    # -- when --------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, *names: str, nth: int = 0) -> "Scenario":
        """Take the option with this verb that names these cards (or words), the nth of several alike."""
        fitting = [i for i, option in enumerate(self.match.options) if self._fits(option, verb, names)]
        assert len(fitting) > nth, f"no option {verb} {names}; the options are {self.options()}"
        self.events = self.match.choose(fitting[nth])
        return self

    def _fits(self, option: Option, verb: str, names: tuple[str, ...]) -> bool:
        sentence = self.match.sentence(option)
        return option.name == verb and all(name in sentence for name in names)

    def passes(self, times: int = 1) -> "Scenario":
        """Pass in the Flash Phase; players who can only pass are not asked."""
        for _ in range(times):
            if self.is_offered("pass"):
                self.choose("pass")
        return self

    def attack(self, attacker: str, target: str = "Life") -> "Scenario":
        """Declare an attack and stop at the first decision after it."""
        return self.choose("attack_life", attacker) if target == "Life" else self.choose("attack_force", attacker, target)

    def end_turn(self) -> "Scenario":
        return self.choose("end_main")

    # -- then --------------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Every option as its sentence."""
        return [self.match.sentence(option) for option in self.match.options]

    def verbs(self) -> set[str]:
        return {option.name for option in self.match.options}

    def is_offered(self, verb: str, *names: str) -> bool:
        return any(self._fits(option, verb, names) for option in self.match.options)

    @property
    def decider(self) -> int | None:
        return self.match.seat

    @property
    def rule(self) -> str:
        """The rule that asks the present question."""
        return self.match.prompt.rule if self.match.prompt is not None else ""

    def names(self, zone: int, seat: int) -> list[str]:
        return [self.table.card(card).name for card in self.table.zones[zone + seat]]

    def hand(self, seat: int = YOU) -> list[str]:
        return self.names(HAND, seat)

    def field(self, seat: int = YOU) -> list[str]:
        return self.names(FIELD, seat)

    def base(self, seat: int = YOU) -> list[str]:
        return self.names(BASE, seat)

    def trash(self, seat: int = YOU) -> list[str]:
        return self.names(TRASH, seat)

    def deck(self, seat: int = YOU) -> list[str]:
        """Top card first."""
        return list(reversed(self.names(DECK, seat)))

    def life(self, seat: int = YOU) -> int:
        return self.table.life[seat]

    def movements(self, seat: int = YOU) -> int:
        return self.table.movements[seat]

    def find(self, name: str, seat: int = YOU, zone: int | None = None) -> int:
        """The card's number, looked for on the field first, then in base, Forces, hand, trash."""
        for place in (FIELD, BASE, FORCES, HAND, TRASH) if zone is None else (zone,):
            for card in self.table.zones[place + seat]:
                if self.table.card(card).name == name:
                    return card
        raise AssertionError(f"{name} of seat {seat} is nowhere")

    def bp(self, name: str, seat: int = YOU) -> int:
        return battle_points(self.table, self.find(name, seat))

    def dp(self, name: str, seat: int = YOU) -> int:
        return damage_points(self.table, self.find(name, seat))

    def has(self, keyword: int, name: str, seat: int = YOU) -> bool:
        return has_keyword(self.table, self.find(name, seat), keyword)

    def is_rested(self, name: str, seat: int = YOU, zone: int | None = None) -> bool:
        return self.table.rested[self.find(name, seat, zone)] == 1

    def points(self, force: str, seat: int = YOU) -> int:
        return self.table.points[self.find(force, seat, FORCES)]

    def happened(self, kind: str) -> int:
        """How often an event of this kind came of the last choice."""
        return sum(1 for event in self.events if event.name == kind)


