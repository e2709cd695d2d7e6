"""Positions in card names, and choices by name: the given and the when of the Zenonzard tests.

    duel = Scenario(you=Side(hand=["Fire Beetle"], base=["Miner of Aguma"] * 2), foe=Side(field=["Cheetera (rested)"]))
    duel.choose("summon", "Fire Beetle")
    assert duel.field() == ["Fire Beetle"]

Seat 0 is you, seat 1 the foe. A name may be followed by marks in parentheses: `rested`, `new` (arrived this turn), and
for a Force its points, as in `Force of Sin - Cyclops (1)`, or `destroyed`. Decks are written top card first. "Neutral
Mana" in a base is the object, not a card. Home-made cards come in the words of a card file, as `cards=HOME`.
"""

import re
from typing import Any

from hexadeck import games
from hexadeck.games.zenonzard import clock, steps, zones
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_keyword
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.rng import seeded

YOU = 0
FOE = 1
FILLER = "Goblin Soldier"
DEFAULT_FORCES = ["Force of Harmony - Orthrus", "Force of Sanctity - Sphynx"]
RED = "Miner of Aguma"
YELLOW = "Priest of Kanatana"
PURPLE = "The Wanderers of Thanatos"
GREEN = "Village Girl of Demete"
BLUE = "Songbird of Poseido"
WHITE = "Denizen of Machinas"
"""The usual mana of each colour: Base Minions of which a deck may hold any number."""
NEUTRAL = "Neutral Mana"
RUINS = [f"{force} (destroyed)" for force in DEFAULT_FORCES]
QUIET = ["Force of Harmony - Orthrus", "Force of Ascension - Pegasus"]
"""Forces that let effects choose whatever they like."""
_MARKED = re.compile(r"^(?P<name>.+?)(?: \((?P<marks>[^)]*)\))?$")
_home_made: dict[str, Game] = {}


def load(cards: str = "") -> Game:
    """The game with the shipped cards and, if any, home-made ones; every set is read once."""
    if cards not in _home_made:
        _home_made[cards] = games.load("zenonzard", [("home.cards", cards)] if cards else None)
    return _home_made[cards]


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
        self.zones = {
            zones.HAND: hand or [],
            zones.FIELD: field or [],
            zones.BASE: base or [],
            zones.TRASH: trash or [],
        }
        self.zones[zones.DECK] = list(reversed([FILLER] * 10 if deck is None else deck))
        self.zones[zones.FORCES] = DEFAULT_FORCES if forces is None else forces
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
        cards: str | list[tuple[str, str]] = "",
        seed: int = 0,
    ) -> None:
        game = load(cards if isinstance(cards, str) else "\n".join(text for _, text in cards))
        t = game.new_table(2)
        assert isinstance(t, ZTable)
        t.settings = game.settings_from(options or {})
        t.lay_out(seeded(str(seed)))
        self.table = t
        self.match = Match(game, t, {})
        self.events: list[Event] = []
        self.log: list[Event] = []
        t.clock[clock.TURN] = turn_number
        t.clock[clock.ACTIVE] = active
        t.clock[clock.FIRST] = YOU if turn_number % 2 == (active == YOU) else FOE
        t.clock[clock.ATTACKER] = t.clock[clock.TARGET] = t.clock[clock.BLOCKER] = -1
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
                record = t.library.find(found["name"])
                card = t.add_card(record.number, seat, zone + seat)
                marks = [mark.strip() for mark in (found["marks"] or "").split(",") if mark]
                t.rested[card] = int("rested" in marks)
                t.stamp[card] = t.clock[clock.TURN] if "new" in marks else 0
                if zone == zones.FORCES:
                    numbers = [int(mark) for mark in marks if mark.isdigit()]
                    t.points[card] = numbers[0] if numbers else record.points
                    if "destroyed" in marks:
                        t.points[card] = 0
                        t.stamp[card] = 1

    def _begin(self, at: str, active: int) -> None:
        t = self.table
        if at == "turn":
            t.clock[clock.TURN] -= 1
            t.then(steps.take_turn, active)
        elif at == "mana":
            t.then(steps.mana_phase, active)
            t.then(steps.main_phase, active)
            self._queue_end(active)
        elif at == "main":
            t.then(steps.main_phase, active)
            self._queue_end(active)
        else:
            self._queue_end(active)
        t.schedule()
        t.advance()
        self.events = t.take_events()
        self.log = list(self.events)

    def _queue_end(self, active: int) -> None:
        t = self.table
        t.then(steps.end_of_turn_effects, active)
        t.then(steps.end_turn_limits, active)
        t.then(steps.end_turn, active)

    # -- when --------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, *names: str, nth: int = 0) -> "Scenario":
        """Take the option with this verb that names these cards (or words), the nth of several alike."""
        fitting = [i for i, option in enumerate(self.match.options) if self._fits(option, verb, names)]
        assert len(fitting) > nth, f"no option {verb} {names}; the options are {self.options()}"
        self.events = self.match.choose(fitting[nth])
        self.log += self.events
        return self

    def _fits(self, option: Option, verb: str, names: tuple[str, ...]) -> bool:
        sentence = self.match.sentence(option)
        return option.name == verb and all(name in sentence for name in names)

    def summon(self, name: str) -> "Scenario":
        """Summon a minion; where there is a choice of mana, pay automatically."""
        return self._play("summon", name)

    def use(self, name: str) -> "Scenario":
        """Use a Magic; where there is a choice of mana, pay automatically."""
        return self._play("use", name)

    def _play(self, verb: str, name: str) -> "Scenario":
        self.choose(verb, name)
        return self.choose("pay_auto") if self.is_offered("pay_auto") else self

    def order(self, *names: str) -> "Scenario":
        """Put simultaneous effects in this order; the last one needs no choice."""
        for name in names:
            self.choose("next_effect", name)
        return self

    def pass_all(self) -> "Scenario":
        """Nobody plays anything more in this Flash Phase."""
        while self.is_offered("pass"):
            self.choose("pass")
        return self

    def hit(self, attacker: str, target: str = "Life") -> "Scenario":
        """An attack that nobody answers and nobody blocks."""
        self.attack(attacker, target).pass_all()
        return self.choose("no_block") if self.is_offered("no_block") else self

    def clash(self, attacker: str, blocker: str, target: str = "Life") -> "Scenario":
        """An attack that is blocked."""
        return self.attack(attacker, target).pass_all().choose("block", blocker)

    def passes(self, times: int = 1) -> "Scenario":
        """Pass in the Flash Phase; players who can only pass are not asked."""
        for _ in range(times):
            if self.is_offered("pass"):
                self.choose("pass")
        return self

    def attack(self, attacker: str, target: str = "Life") -> "Scenario":
        """Declare an attack and stop at the first decision after it."""
        return (
            self.choose("attack_life", attacker) if target == "Life" else self.choose("attack_force", attacker, target)
        )

    def end_turn(self) -> "Scenario":
        return self.choose("end_main")

    # -- then --------------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Every option as its sentence."""
        return [self.match.sentence(option) for option in self.match.options]

    def verbs(self) -> set[str]:
        return {option.name for option in self.match.options}

    def offered(self, *verbs: str) -> list[str]:
        """The sentences of the options with one of these verbs, in alphabetical order."""
        return sorted(self.match.sentence(option) for option in self.match.options if option.name in verbs)

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
        return self.names(zones.HAND, seat)

    def field(self, seat: int = YOU) -> list[str]:
        return self.names(zones.FIELD, seat)

    def base(self, seat: int = YOU) -> list[str]:
        return self.names(zones.BASE, seat)

    def trash(self, seat: int = YOU) -> list[str]:
        return self.names(zones.TRASH, seat)

    def forces(self, seat: int = YOU) -> list[str]:
        """The Forces that stand."""
        cards = self.table.zones[zones.FORCES + seat]
        return [self.table.card(card).name for card in cards if self.table.points[card] > 0]

    def removed(self, seat: int = YOU) -> list[str]:
        return self.names(zones.REMOVED, seat)

    def active_mana(self, seat: int = YOU) -> list[str]:
        cards = self.table.zones[zones.BASE + seat]
        return [self.table.card(card).name for card in cards if not self.table.rested[card]]

    def deck(self, seat: int = YOU) -> list[str]:
        """Top card first."""
        return list(reversed(self.names(zones.DECK, seat)))

    @property
    def turn(self) -> int:
        return self.table.clock[clock.TURN]

    @property
    def turn_player(self) -> int:
        return self.table.clock[clock.ACTIVE]

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won; nobody when it is a draw, None while the match is on."""
        return None if self.match.result is None else self.match.result.winners

    def life(self, seat: int = YOU) -> int:
        return self.table.life[seat]

    def movements(self, seat: int = YOU) -> int:
        return self.table.movements[seat]

    def find(self, name: str, seat: int = YOU, zone: int | None = None) -> int:
        """The card's number, looked for on the field first, then in base, Forces, hand, trash."""
        for place in (zones.FIELD, zones.BASE, zones.FORCES, zones.HAND, zones.TRASH) if zone is None else (zone,):
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
        return self.table.points[self.find(force, seat, zones.FORCES)]

    def happened(self, kind: str) -> int:
        """How often an event of this kind came of the last choice."""
        return sum(1 for event in self.events if event.name == kind)

    def story(self, *kinds: str) -> list[tuple[str, str]]:
        """Everything of these kinds that has happened so far, in order, each with the card it was about."""
        prints = self.table.prints
        return [
            (event.name, prints[event.what].name if event.card >= 0 else "")
            for event in self.log
            if event.name in kinds
        ]
