"""Positions in card names, and choices by name: the given and the when of the Saint Seiya tests.

    s = Scenario(Side(["Leda", "Spica"]), field=["Cassios"])
    s.play("Leda", 1).fight(1)
    assert "Cassios" in s.discards()

Seat 0 is active and the first player. A card is called by any word of its name that no other card has, or by its
number; "Seiya" is the plain Hero and "Seiya+" the Hero - Bronze Knight. Slots are numbered 1 to 6 from the left. Decks
and the Reserve are written top card first. Slots that are not named hold Phaeton, and so does the Reserve; decks are
plain Ikkis, unless told: they say nothing while they lie there.
"""

from typing import Any, Self

from tests import scenario

from hexadeck import games
from hexadeck.games.saint_seiya import clock, steps, zones
from hexadeck.games.saint_seiya.game import SaintSeiya
from hexadeck.games.saint_seiya.payers import reach
from hexadeck.games.saint_seiya.score import end_match, points_of
from hexadeck.games.saint_seiya.table import Card, STable
from hexadeck.games.saint_seiya.values import cost, value
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Event

FILLER = "Phaeton"
PLAIN = "Ikki"
HEROES = ("Seiya", "Shiryu", "Hyoga", "Shun", "Ikki")
_loaded: dict[str, SaintSeiya] = {}


def load(cards: str = "") -> SaintSeiya:
    """The shipped cards and home-made ones; every set is read once."""
    if cards not in _loaded:
        game = games.load("saint-seiya", [("home.cards", cards)] if cards else [])
        assert isinstance(game, SaintSeiya)
        _loaded[cards] = game
    return _loaded[cards]


def find(game: SaintSeiya, called: str) -> Card:
    """A card by its number, its name, or a word of its name; "+" is the higher rank of a Hero."""
    plain = called.removesuffix("+")
    for card in game.library.cards:
        if card.id == plain or card.name == called:
            return card
    found = [card for card in game.library.cards if plain in card.name.split() and not card.is_armour]
    named = {card.name for card in found}
    assert len(named) == 1, f"{called!r} is {sorted(named)}"
    return found[-1] if called.endswith("+") else found[0]


def short(card: Card) -> str:
    """How tests call it."""
    if card.is_hero:
        return card.name.split()[-1] + ("+" if card.version else "")
    return card.name if card.is_armour or " Knight" in card.name else _word_of(card)


def _word_of(card: Card) -> str:
    words = card.name.split()
    return card.name if words[0] in ("Black", "Sea") else words[-1]


class Side(scenario.Side):
    """What one player has; `play` says who lies under which slot, `aside` how many Heroes are set aside."""

    def __init__(
        self,
        hand: list[str] | None = None,
        *,
        hero: int = -1,
        deck: list[str] | None = None,
        discard: list[str] | None = None,
        armour: str = "",
        wounded: list[str] | None = None,
        destroyed: list[str] | None = None,
        play: dict[int, list[str]] | None = None,
        aside: int = 5,
    ) -> None:
        super().__init__(
            deck=[PLAIN] * 10 if deck is None else deck,
            hand=hand or [],
            discard=discard or [],
            armour=[armour] if armour else [],
            wounded=wounded or [],
            destroyed=destroyed or [],
        )
        self.hero = hero
        self.play = play or {}
        self.aside = aside


class Scenario(scenario.Scenario):
    """A match in the middle. `at` is the step that comes next: the Main phase, or the Maintenance phase."""

    table: STable
    game: SaintSeiya

    def __init__(
        self,
        *sides: Side,
        field: list[str] | None = None,
        reserve: list[str] | None = None,
        common: list[str] | None = None,
        flames: int = 12,
        at: str = "main",
        options: dict[str, Any] | None = None,
        cards: str = "",
        round_number: int = 3,
        active: int = 0,
    ) -> None:
        shared = {
            "field": (field or []) + [FILLER] * (6 - len(field or [])),
            "reserve": [FILLER] * 12 if reserve is None else reserve,
            "common discard": common or [],
        }
        fields = {"turn": 5, "round": round_number, "active": active, "flames": flames, "phase": clock.MAIN}
        everybody = sides + (Side(),) * (2 - len(sides))
        super().__init__(load(cards), *everybody, shared=shared, clock=fields, options=options)
        if at == "main":
            self.table.then(steps.choose_action, active)
        self.begin(steps.maintain, active)

    def lay_side(self, seat: int, side: scenario.Side) -> None:
        assert isinstance(side, Side)
        hero = HEROES[seat if side.hero < 0 else side.hero]
        self.lay("set aside", [hero + "+"] * side.aside, seat)
        super().lay_side(seat, side)
        for slot, names in side.play.items():
            for card in self.lay("in play", names, seat):
                self.table.host[card] = self.table.on_field(slot - 1)

    def try_find(self, words: str) -> Card:
        return find(self.game, words)

    # -- when --------------------------------------------------------------------------------------------------------

    def _choose_card(self, verb: str, name: str, other: int = NOTHING) -> Self:
        number = find(self.game, name).number
        for index, option in enumerate(self.match.options):
            if option.name == verb and self.table.what[option.a] == number and other in (NOTHING, option.b):
                self._note(self.match.choose(index))
                return self
        raise AssertionError(f"no option {verb} {name}; the options are {self.options()}")

    def play(self, name: str, slot: int, use: bool | None = None) -> Self:
        """Play a Character under a slot; `use` answers whether its on-play effect is used."""
        self._choose_card("play", name, self.table.on_field(slot - 1))
        return self if use is None else self.use_it(use)

    def equip(self, name: str, use: bool | None = None) -> Self:
        self._choose_card("equip", name)
        return self if use is None else self.use_it(use)

    def use_it(self, use: bool = True) -> Self:
        return self.choose("use" if use else "decline")

    def activate(self, name: str) -> Self:
        return self._choose_card("activate", name)

    def fight(self, slot: int, *names: str) -> Self:
        """Acquire with Force, with a ready-made set or with these cards."""
        return self._acquire("fight", slot, names)

    def ally(self, slot: int, *names: str) -> Self:
        """Acquire with Cosmo."""
        return self._acquire("ally", slot, names)

    def _acquire(self, verb: str, slot: int, names: tuple[str, ...]) -> Self:
        card = self.table.on_field(slot - 1)
        index = next((i for i, o in enumerate(self.match.options) if o.name == verb and o.a == card), None)
        assert index is not None, f"slot {slot} is not on offer by {verb}; the options are {self.options()}"
        self._note(self.match.choose(index))
        if not names:
            return self.choose("spend")
        for name in names:
            self._choose_card("add", name)
        return self.choose("done")

    def pick(self, name: str) -> Self:
        return self._choose_card("choose", name)

    def take(self, name: str) -> Self:
        return self.choose("take", find(self.game, name).name)

    def player(self, seat: int) -> Self:
        return self.choose("choose_player", f"Player {seat + 1}")

    def heal(self, name: str, wounded: str) -> Self:
        """Use a Heal value on a wounded Character."""
        number, other = find(self.game, name).number, find(self.game, wounded).number
        for index, option in enumerate(self.match.options):
            if option.name == "heal" and (self.table.what[option.a], self.table.what[option.b]) == (number, other):
                self._note(self.match.choose(index))
                return self
        raise AssertionError(f"{name} cannot heal {wounded}; the options are {self.options()}")

    def end(self) -> Self:
        """End the Main phase."""
        return self.choose("end_main")

    def keep(self) -> Self:
        return self.choose("keep") if self.kind == "discard" else self

    def end_turn(self) -> Self:
        """End the Main phase and keep the hand."""
        return self.end().keep()

    def score(self) -> tuple[int, ...]:
        """Count now."""
        if self.table.result is None:
            end_match(self.table)
        assert self.table.result is not None
        return self.table.result.scores

    # -- then --------------------------------------------------------------------------------------------------------

    def names(self, zone: int) -> list[str]:
        return sorted(short(self.table.card(card)) for card in self.table.zones[zone])

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(zones.HAND + seat)

    def deck(self, seat: int = 0) -> list[str]:
        return self.names(zones.DECK + seat)

    def discards(self, seat: int = 0) -> list[str]:
        return self.names(zones.DISCARD + seat)

    def wounded(self, seat: int = 0) -> list[str]:
        return self.names(zones.WOUNDED + seat)

    def destroyed(self, seat: int = 0) -> list[str]:
        return self.names(zones.DESTROYED + seat)

    def armour(self, seat: int = 0) -> list[str]:
        return self.names(zones.ARMOUR + seat)

    def in_play(self, seat: int = 0) -> list[str]:
        return self.names(zones.PLAY + seat)

    def common(self) -> list[str]:
        return self.names(zones.COMMON)

    def reserve(self) -> list[str]:
        return self.names(zones.RESERVE)

    def field(self) -> list[str]:
        """From slot 1 to slot 6; an empty slot is an empty text."""
        cards = [self.table.on_field(slot) for slot in range(6)]
        return ["" if card == NOTHING else short(self.table.card(card)) for card in cards]

    def flames(self) -> int:
        return self.table.clock[clock.FLAMES]

    def card(self, name: str) -> int:
        """A card on the table, wherever it lies, those in play first."""
        number = find(self.game, name).number
        found = [card for card in range(len(self.table.what)) if self.table.what[card] == number]
        in_play = [card for card in found if self.table.host[card] != NOTHING]
        return (in_play or found)[0]

    def force(self, name: str) -> int:
        return value(self.table, self.card(name), 0)

    def cosmo(self, name: str) -> int:
        return value(self.table, self.card(name), 1)

    def force_cost(self, slot: int) -> int:
        return cost(self.table, self.table.clock[clock.ACTIVE], self.table.on_field(slot - 1), 0)

    def cosmo_cost(self, slot: int) -> int:
        return cost(self.table, self.table.clock[clock.ACTIVE], self.table.on_field(slot - 1), 1)

    def reach(self, slot: int, way: int = 0) -> int:
        return reach(self.table, self.table.clock[clock.ACTIVE], self.table.on_field(slot - 1), way)

    def points(self, seat: int = 0) -> int:
        return points_of(self.table, seat)

    def events(self, name: str) -> list[Event]:
        return [event for event in self.log if event.name == name]
