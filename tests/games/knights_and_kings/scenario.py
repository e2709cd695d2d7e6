"""Positions in card names, and choices by name: the given and the when of the Knights & Kings tests.

    duel = Scenario(you=Side(field=["Sir Lamont Marchwarden"]), foe=Side(field=["Sir Galen of the Ford"]))
    duel.attack("Sir Lamont Marchwarden").block("Sir Galen of the Ford")
    assert duel.damage("Sir Galen of the Ford", FOE) == 3

Seat 0 is you, seat 1 the foe. A name may be followed by marks in parentheses: a number is damage, `new` means fielded
this turn, and in a slot `patrolled` or `summoned` says how the card came there (it attacked, if nothing is said). A
slot is written as its cards joined by `+`, the leader first. Decks are written top card first. Home-made cards come in
the words of a card file, as `cards=HOME`.
"""

import re
from typing import Any

from hexadeck import games
from hexadeck.games.knights_and_kings import clock, steps, zones
from hexadeck.games.knights_and_kings.table import (
    BY_ATTACK,
    BY_PATROL,
    BY_SUMMONS,
    FIRST_CONTROL,
    KingsTable,
    slot_zone,
)
from hexadeck.games.knights_and_kings.values import attack_of, chevrons_of, defense_of, is_evasive
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.rng import seeded

YOU = 0
FOE = 1
FILLER = "Sir Aldric the Green"
"""A card of no interest: what lies in decks and treasuries unless a test says more."""
SOLDIER = "Foot Soldier"
LAMONT = "Sir Lamont Marchwarden"
"""The 3/2 of the rulebook's example."""
GALEN = "Sir Galen of the Ford"
"""The 3/4 of the rulebook's example."""
_MARKED = re.compile(r"^(?P<name>.+?)(?: \((?P<marks>[^)]*)\))?$")
_CAME_BY = {"patrolled": BY_PATROL, "summoned": BY_SUMMONS}
_home_made: dict[str, Game] = {}


def load(cards: str = "") -> Game:
    """The game with the shipped cards and, if any, home-made ones; every set is read once."""
    if cards not in _home_made:
        _home_made[cards] = games.load("knights-and-kings", [("home.cards", cards)] if cards else None)
    return _home_made[cards]


class Side:
    """What one player has; the deck defaults to ten cards of no interest, and so do as many coins as are asked for."""

    def __init__(
        self,
        hand: list[str] | None = None,
        field: list[str] | None = None,
        slots: list[str] | None = None,
        nobles: list[str] | None = None,
        graveyard: list[str] | None = None,
        deck: list[str] | None = None,
        coins: int | list[str] = 0,
        spent: int = 0,
        control: int = FIRST_CONTROL,
    ) -> None:
        self.zones = {zones.HAND: hand or [], zones.FIELD: field or [], zones.NOBLES: nobles or []}
        self.zones[zones.GRAVEYARD] = graveyard or []
        self.zones[zones.DECK] = list(reversed([FILLER] * 10 if deck is None else deck))
        self.zones[zones.TREASURY] = [FILLER] * (coins + spent) if isinstance(coins, int) else coins
        self.slots = [slot.split(" + ") for slot in slots or []]
        self.spent = spent
        self.control = control


class Scenario:
    """A match in the middle. `at` is the step that comes next: act (default), field, upkeep, turn (a whole new one)."""

    def __init__(
        self,
        you: Side | None = None,
        foe: Side | None = None,
        at: str = "act",
        active: int = YOU,
        turn_number: int = 7,
        options: dict[str, Any] | None = None,
        cards: str = "",
        seed: int = 0,
        dice: list[int] | None = None,
    ) -> None:
        game = load(cards)
        t = game.new_table(2)
        assert isinstance(t, KingsTable)
        t.settings = game.settings_from(options or {})
        t.lay_out(seeded(str(seed)))
        self.table = t
        self.match = Match(game, t, {})
        self.log: list[Event] = []
        t.clock[clock.TURN] = turn_number
        t.clock[clock.ACTIVE] = active
        t.clock[clock.FIRST] = active if turn_number % 2 else 1 - active
        t.clock[clock.ATTACKER] = t.clock[clock.TARGET] = t.clock[clock.BLOCKER] = -1
        for seat, side in ((YOU, you or Side()), (FOE, foe or Side())):
            self._lay(seat, side)
        t.forced.extend([number - 1 for number in dice or []])
        game.after_load(t)
        self._begin(at, active)

    def _lay(self, seat: int, side: Side) -> None:
        t = self.table
        t.control[seat] = side.control
        for zone, names in side.zones.items():
            for text in names:
                card = self._add(text, seat, zone + seat)
                if zone == zones.NOBLES:
                    t.paid[card] = t.clock[clock.TURN] - 2
        for coin in t.zones[zones.TREASURY + seat][: side.spent]:
            t.spent[coin] = 1
        for slot, texts in enumerate(side.slots):
            for text in texts:
                card = self._add(text, seat, slot_zone(seat, slot))
                t.came_by[card] = next((by for mark, by in _CAME_BY.items() if mark in text), BY_ATTACK)

    def _add(self, text: str, seat: int, zone: int) -> int:
        t = self.table
        found = _MARKED.match(text)
        assert found is not None
        card = t.add_card(t.library.find(found["name"]).number, seat, zone)
        marks = [mark.strip() for mark in (found["marks"] or "").split(",") if mark]
        t.damage[card] = sum(int(mark) for mark in marks if mark.isdigit())
        t.fielded[card] = t.clock[clock.TURN] if "new" in marks else 0
        return int(card)

    def _begin(self, at: str, active: int) -> None:
        t = self.table
        if at == "turn":
            t.clock[clock.TURN] -= 1
            t.then(steps.take_turn, active)
        else:
            ahead = [steps.upkeep, steps.field_or_treasure, steps.act, steps.end_turn]
            for step in ahead[{"upkeep": 0, "field": 1, "act": 2}[at] :]:
                t.then(step, active)
        t.schedule()
        t.advance()
        self._note(t.take_events())

    def _note(self, events: Any) -> None:
        self.events = list(events)
        self.log += self.events

    # -- when --------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, *names: str, nth: int = 0) -> "Scenario":
        """Take the option with this verb that names these cards (or words), the nth of several alike."""
        fitting = [i for i, option in enumerate(self.match.options) if self._fits(option, verb, names)]
        assert len(fitting) > nth, f"no option {verb} {names}; the options are {self.options()}"
        self._note(self.match.choose(fitting[nth]))
        return self

    def _fits(self, option: Option, verb: str, names: tuple[str, ...]) -> bool:
        sentence = self.match.sentence(option)
        return option.name == verb and all(name in sentence for name in names)

    def attack(self, name: str, target: str = "") -> "Scenario":
        """A card alone attacks the kingdom, or a card."""
        return self.choose("attack_card", name, target) if target else self.choose("attack_kingdom", name)

    def form_up(self, leader: str, partner: str, target: str = "") -> "Scenario":
        """A pair attacks."""
        return self.choose("form_up", leader, partner).aim(target)

    def stack(self, king: str, first: str, second: str, target: str = "") -> "Scenario":
        """A King stack attacks."""
        return self.choose("lead_stack", king).add(first, second).aim(target)

    def add(self, *names: str) -> "Scenario":
        """Pick these for a set."""
        for name in names:
            if self.is_offered("add", name):
                self.choose("add", name)
        return self.choose("done") if self.is_offered("done") else self

    def aim(self, target: str = "") -> "Scenario":
        if target:
            return self.choose("aim_at_card", target)
        return self.choose("aim_at_kingdom") if self.is_offered("aim_at_kingdom") else self

    def allow(self) -> "Scenario":
        """Where nobody can block, nobody is asked."""
        return self.choose("allow") if self.is_offered("allow") else self

    def block(self, name: str) -> "Scenario":
        return self.choose("block", name)

    def block_with_stack(self, king: str, first: str, second: str) -> "Scenario":
        return self.choose("block_with_stack", king).add(first, second)

    def hit(self, name: str) -> "Scenario":
        """A card alone attacks the kingdom, and nobody blocks."""
        return self.attack(name).allow()

    def play(self, name: str) -> "Scenario":
        return self.choose("play", name)

    def pick(self, *names: str) -> "Scenario":
        """Choose these, one after the other."""
        for name in names:
            self.choose("take" if self.is_offered("take") else "choose", name)
        return self

    def end_turn(self) -> "Scenario":
        return self.choose("end_turn")

    def pass_turn(self) -> "Scenario":
        """A whole turn in which nothing is done."""
        return self.choose("go_on").choose("end_turn")

    # -- then --------------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Every option as its sentence."""
        return [self.match.sentence(option) for option in self.match.options]

    def offered(self, *verbs: str) -> list[str]:
        """The sentences of the options with one of these verbs, in alphabetical order."""
        return sorted(self.match.sentence(option) for option in self.match.options if option.name in verbs)

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

    @property
    def result(self) -> tuple[tuple[int, ...], str] | None:
        """Who has won and by which rule; None while the match is on."""
        result = self.match.result
        return None if result is None else (result.winners, result.rule)

    def names(self, zone: int, seat: int) -> list[str]:
        return [self.table.card(card).name for card in self.table.zones[zone + seat]]

    def hand(self, seat: int = YOU) -> list[str]:
        return self.names(zones.HAND, seat)

    def field(self, seat: int = YOU) -> list[str]:
        return self.names(zones.FIELD, seat)

    def nobles(self, seat: int = YOU) -> list[str]:
        return self.names(zones.NOBLES, seat)

    def graveyard(self, seat: int = YOU) -> list[str]:
        return self.names(zones.GRAVEYARD, seat)

    def slots(self, seat: int = YOU) -> list[str]:
        """The slots that have cards, written as they are given."""
        places = [self.names(slot_zone(0, slot), seat) for slot in range(5)]
        return [" + ".join(names) for names in places if names]

    def deck(self, seat: int = YOU) -> list[str]:
        """Top card first."""
        return list(reversed(self.names(zones.DECK, seat)))

    def treasury(self, seat: int = YOU) -> list[str]:
        return self.names(zones.TREASURY, seat)

    def coins(self, seat: int = YOU) -> tuple[int, int]:
        """Unspent and spent ones."""
        cards = self.table.zones[zones.TREASURY + seat]
        spent = sum(self.table.spent[card] for card in cards)
        return len(cards) - spent, spent

    def control(self, seat: int = YOU) -> int:
        return self.table.control[seat]

    @property
    def scores(self) -> tuple[int, int]:
        return self.table.control[YOU], self.table.control[FOE]

    @property
    def turn(self) -> int:
        return self.table.clock[clock.TURN]

    @property
    def turn_player(self) -> int:
        return self.table.clock[clock.ACTIVE]

    def find(self, name: str, seat: int = YOU, nth: int = 0) -> int:
        """The card's number, looked for in play first, then beside the field, in hand, graveyard and treasury."""
        t = self.table
        places = [zones.FIELD, *[slot_zone(0, slot) for slot in range(5)], zones.NOBLES, zones.HAND, zones.GRAVEYARD]
        cards = [card for place in [*places, zones.TREASURY] for card in t.zones[place + seat]]
        found = [card for card in cards if t.card(card).name == name]
        assert len(found) > nth, f"{name} of seat {seat} is nowhere"
        return found[nth]

    def damage(self, name: str, seat: int = YOU, nth: int = 0) -> int:
        return self.table.damage[self.find(name, seat, nth)]

    def numbers(self, name: str, seat: int = YOU) -> tuple[int, int, int]:
        """Attack, defense and chevrons as they are now."""
        card = self.find(name, seat)
        return attack_of(self.table, card), defense_of(self.table, card), chevrons_of(self.table, card)

    def is_evasive(self, name: str, seat: int = YOU) -> bool:
        return is_evasive(self.table, self.find(name, seat))

    def why_not(self, name: str, seat: int = YOU, viewer: int = YOU) -> str:
        """What a player is told who asks why a card is not on offer: rule and sentence."""
        handle = self.table.handles[viewer][self.find(name, seat)]
        said = self.match.why_not(viewer, handle)
        return "" if said is None else f"{said.rule} {said.sentence}"

    def happened(self, kind: str) -> int:
        """How often an event of this kind came of the last choice."""
        return sum(1 for event in self.events if event.name == kind)

    def story(self, *kinds: str) -> list[str]:
        """Everything of these kinds that has happened so far, as spectators read it."""
        described = self.match.describe(self.log, None)
        return [event["sentence"] for event in described if event["event"] in kinds]
