"""Positions in card names, and choices by name: the given and the when of the Zenonzard tests.

    duel = Scenario(you=Side(hand=["Fire Beetle"], base=["Miner of Aguma"] * 2), foe=Side(field=["Cheetera (rested)"]))
    duel.choose("summon", "Fire Beetle")
    assert duel.field() == ["Fire Beetle"]

Seat 0 is you, seat 1 the foe. A name may be followed by marks in parentheses: `rested`, `new` (arrived this turn), and
for a Force its points, as in `Force of Sin - Cyclops (1)`, or `destroyed`. Decks are written top card first. "Neutral
Mana" in a base is the object, not a card. Home-made cards come in the words of a card file, as `cards=HOME`.
"""

from typing import Any, Self

from tests import scenario

from hexadeck import games
from hexadeck.games.zenonzard import clock, kinds, steps, zones
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_keyword
from hexadeck.kernel.game import Game

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
_home_made: dict[str, Game] = {}


def load(cards: str = "") -> Game:
    """The game with the shipped cards and, if any, home-made ones; every set is read once."""
    if cards not in _home_made:
        _home_made[cards] = games.load("zenonzard", [("home.cards", cards)] if cards else None)
    return _home_made[cards]


class Side(scenario.Side):
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
        super().__init__(
            hand=hand or [],
            field=field or [],
            base=base or [],
            trash=trash or [],
            deck=[FILLER] * 10 if deck is None else deck,
            forces=DEFAULT_FORCES if forces is None else forces,
            life=life,
            movements=movements,
        )


class Scenario(scenario.Scenario):
    """A match in the middle. `at` is the step that comes next: main (default), mana, turn (a whole new turn), end."""

    table: ZTable

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
        first = YOU if turn_number % 2 == (active == YOU) else FOE
        nobody = dict.fromkeys(("attacker", "target", "blocker"), -1)
        marks = {"turn": turn_number, "active": active, "first": first, **nobody}
        super().__init__(game, you or Side(), foe or Side(), clock=marks, options=options, seed=seed)
        self._begin(at, active)

    def arrive(self, card: int) -> None:
        """A Force has its printed points unless a mark says otherwise."""
        if self.table.card(card).type == kinds.FORCE:
            self.table.points[card] = self.table.card(card).points

    def mark(self, card: int, mark: str) -> None:
        if mark.isdigit():
            self.table.points[card] = int(mark)
        elif mark == "new":
            self.table.stamp[card] = self.table.clock[clock.TURN]
        elif mark == "destroyed":
            self.table.points[card] = 0
            self.table.stamp[card] = 1
        else:
            super().mark(card, mark)

    def _begin(self, at: str, active: int) -> None:
        t = self.table
        if at == "turn":
            t.clock[clock.TURN] -= 1
            t.then(steps.take_turn, active)
        else:
            if at == "mana":
                t.then(steps.mana_phase, active)
            if at in ("mana", "main"):
                t.then(steps.main_phase, active)
            for step in (steps.end_of_turn_effects, steps.end_turn_limits, steps.end_turn):
                t.then(step, active)
        self.go()

    # -- when --------------------------------------------------------------------------------------------------------

    def summon(self, name: str) -> Self:
        """Summon a minion; where there is a choice of mana, pay automatically."""
        return self._play("summon", name)

    def use(self, name: str) -> Self:
        """Use a Magic; where there is a choice of mana, pay automatically."""
        return self._play("use", name)

    def _play(self, verb: str, name: str) -> Self:
        self.choose(verb, name)
        return self.choose("pay_auto") if self.is_offered("pay_auto") else self

    def order(self, *names: str) -> Self:
        """Put simultaneous effects in this order; the last one needs no choice."""
        for name in names:
            self.choose("next_effect", name)
        return self

    def pass_all(self) -> Self:
        """Nobody plays anything more in this Flash Phase."""
        while self.is_offered("pass"):
            self.choose("pass")
        return self

    def hit(self, attacker: str, target: str = "Life") -> Self:
        """An attack that nobody answers and nobody blocks."""
        self.attack(attacker, target).pass_all()
        return self.choose("no_block") if self.is_offered("no_block") else self

    def clash(self, attacker: str, blocker: str, target: str = "Life") -> Self:
        """An attack that is blocked."""
        return self.attack(attacker, target).pass_all().choose("block", blocker)

    def passes(self, times: int = 1) -> Self:
        """Pass in the Flash Phase; players who can only pass are not asked."""
        for _ in range(times):
            if self.is_offered("pass"):
                self.choose("pass")
        return self

    def attack(self, attacker: str, target: str = "Life") -> Self:
        """Declare an attack and stop at the first decision after it."""
        return (
            self.choose("attack_life", attacker) if target == "Life" else self.choose("attack_force", attacker, target)
        )

    def end_turn(self) -> Self:
        return self.choose("end_main")

    # -- then --------------------------------------------------------------------------------------------------------

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
        return self.names(zones.DECK, seat)

    @property
    def turn(self) -> int:
        return self.table.clock[clock.TURN]

    @property
    def turn_player(self) -> int:
        return self.table.clock[clock.ACTIVE]

    def life(self, seat: int = YOU) -> int:
        return self.table.life[seat]

    def movements(self, seat: int = YOU) -> int:
        return self.table.movements[seat]

    def find(self, name: str, seat: int = YOU, zone: str | int | None = None) -> int:
        """The card's number, looked for on the field first, then in base, Forces, hand, trash."""
        for place in (zones.FIELD, zones.BASE, zones.FORCES, zones.HAND, zones.TRASH) if zone is None else (zone,):
            for card in self.cards(place, seat):
                if self.name(card) == name:
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
