"""Positions in card names, and choices by name: the given and the when of the Knights & Kings tests.

    duel = Scenario(you=Side(field=["Sir Lamont Marchwarden"]), foe=Side(field=["Sir Galen of the Ford"]))
    duel.attack("Sir Lamont Marchwarden").block("Sir Galen of the Ford")
    assert duel.damage("Sir Galen of the Ford", FOE) == 3

Seat 0 is you, seat 1 the foe. A name may be followed by marks in parentheses: a number is damage, `new` means fielded
this turn, and in a slot `patrolled` or `summoned` says how the card came there (it attacked, if nothing is said). A
slot is written as its cards joined by `+`, the leader first. Decks are written top card first. Home-made cards come in
the words of a card file, as `cards=HOME`.
"""

from typing import Any, Self

from tests import scenario

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
from hexadeck.kernel.game import Game

YOU = 0
FOE = 1
FILLER = "Sir Aldric the Green"
"""A card of no interest: what lies in decks and treasuries unless a test says more."""
SOLDIER = "Foot Soldier"
LAMONT = "Sir Lamont Marchwarden"
"""The 3/2 of the rulebook's example."""
GALEN = "Sir Galen of the Ford"
"""The 3/4 of the rulebook's example."""
_CAME_BY = {"patrolled": BY_PATROL, "summoned": BY_SUMMONS}
_home_made: dict[str, Game] = {}


def load(cards: str = "") -> Game:
    """The game with the shipped cards and, if any, home-made ones; every set is read once."""
    if cards not in _home_made:
        _home_made[cards] = games.load("knights-and-kings", [("home.cards", cards)] if cards else None)
    return _home_made[cards]


class Side(scenario.Side):
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
        super().__init__(
            hand=hand or [],
            field=field or [],
            nobles=nobles or [],
            graveyard=graveyard or [],
            deck=[FILLER] * 10 if deck is None else deck,
            treasury=[FILLER] * (coins + spent) if isinstance(coins, int) else coins,
            control=control,
        )
        self.slots = [slot.split(" + ") for slot in slots or []]
        self.spent = spent


class Scenario(scenario.Scenario):
    """A match in the middle. `at` is the step that comes next: act (default), field, upkeep, turn (a whole new one)."""

    table: KingsTable

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
        fields = {"turn": turn_number, "active": active, "first": active if turn_number % 2 else 1 - active}
        fields |= {"attacker": -1, "target": -1, "blocker": -1}
        super().__init__(load(cards), you or Side(), foe or Side(), clock=fields, options=options, seed=seed)
        self.table.forced.extend([number - 1 for number in dice or []])
        self._begin(at, active)

    def lay_side(self, seat: int, side: scenario.Side) -> None:
        super().lay_side(seat, side)
        assert isinstance(side, Side)
        t = self.table
        for card in t.zones[zones.NOBLES + seat]:
            t.paid[card] = t.clock[clock.TURN] - 2
        for coin in t.zones[zones.TREASURY + seat][: side.spent]:
            t.spent[coin] = 1
        for slot, texts in enumerate(side.slots):
            for text in texts:
                card = self.lay_card(text, slot_zone(seat, slot), seat)
                t.came_by[card] = next((by for mark, by in _CAME_BY.items() if mark in text), BY_ATTACK)

    def mark(self, card: int, mark: str) -> None:
        """A number is damage; how a card came into its slot is seen there."""
        if mark.isdigit():
            self.table.damage[card] = int(mark)
        elif mark == "new":
            self.table.fielded[card] = self.table.clock[clock.TURN]
        else:
            assert mark in _CAME_BY, f"no card can be {mark!r}"

    def _begin(self, at: str, active: int) -> None:
        t = self.table
        if at == "turn":
            t.clock[clock.TURN] -= 1
            t.then(steps.take_turn, active)
        else:
            ahead = [steps.upkeep, steps.field_or_treasure, steps.act, steps.end_turn]
            for step in ahead[{"upkeep": 0, "field": 1, "act": 2}[at] :]:
                t.then(step, active)
        self.go()

    # -- when --------------------------------------------------------------------------------------------------------

    def attack(self, name: str, target: str = "") -> Self:
        """A card alone attacks the kingdom, or a card."""
        return self.choose("attack_card", name, target) if target else self.choose("attack_kingdom", name)

    def form_up(self, leader: str, partner: str, target: str = "") -> Self:
        """A pair attacks."""
        return self.choose("form_up", leader, partner).aim(target)

    def stack(self, king: str, first: str, second: str, target: str = "") -> Self:
        """A King stack attacks."""
        return self.choose("lead_stack", king).add(first, second).aim(target)

    def add(self, *names: str) -> Self:
        """Pick these for a set."""
        for name in names:
            if self.is_offered("add", name):
                self.choose("add", name)
        return self.choose("done") if self.is_offered("done") else self

    def aim(self, target: str = "") -> Self:
        if target:
            return self.choose("aim_at_card", target)
        return self.choose("aim_at_kingdom") if self.is_offered("aim_at_kingdom") else self

    def allow(self) -> Self:
        """Where nobody can block, nobody is asked."""
        return self.choose("allow") if self.is_offered("allow") else self

    def block(self, name: str) -> Self:
        return self.choose("block", name)

    def block_with_stack(self, king: str, first: str, second: str) -> Self:
        return self.choose("block_with_stack", king).add(first, second)

    def hit(self, name: str) -> Self:
        """A card alone attacks the kingdom, and nobody blocks."""
        return self.attack(name).allow()

    def play(self, name: str) -> Self:
        return self.choose("play", name)

    def pick(self, *names: str) -> Self:
        """Choose these, one after the other."""
        for name in names:
            self.choose("take" if self.is_offered("take") else "choose", name)
        return self

    def end_turn(self) -> Self:
        return self.choose("end_turn")

    def pass_turn(self) -> Self:
        """A whole turn in which nothing is done."""
        return self.choose("go_on").choose("end_turn")

    # -- then --------------------------------------------------------------------------------------------------------

    @property
    def result(self) -> tuple[tuple[int, ...], str] | None:
        """Who has won and by which rule; None while the match is on."""
        result = self.match.result
        return None if result is None else (result.winners, result.rule)

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
        return self.names(zones.DECK, seat)

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
        places = [zones.FIELD, *[slot_zone(0, slot) for slot in range(5)], zones.NOBLES, zones.PLAYED, zones.HAND]
        cards = [card for place in [*places, zones.GRAVEYARD, zones.TREASURY] for card in t.zones[place + seat]]
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
        """What a player is told who asks about a card: '[rule] Verb: sentence', or 'None'."""
        handle = self.table.handles[viewer][self.find(name, seat)]
        return "; ".join(str(reason) for reason in self.match.why_not(viewer, handle)) or "None"

    def story(self, *kinds: str) -> list[str]:
        """Everything of these kinds that has happened so far, as spectators read it."""
        described = self.match.describe(self.log, None)
        return [event["sentence"] for event in described if event["event"] in kinds]
