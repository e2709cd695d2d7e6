"""Positions in card names, and choices by name: the given and the when of the Saint Seiya tests.

    s = Scenario(Side(["Leda", "Spica"]), field=["Cassios"])
    s.play("Leda", 1).fight(1)
    assert "Cassios" in s.discards()

Seat 0 is active and the first player. A card is called by any word of its name that no other card has, or by its
number; "Seiya" is the plain Hero and "Seiya+" the Hero - Bronze Knight. Slots are numbered 1 to 6 from the left. Decks
and the Reserve are written top card first. Slots that are not named hold Phaeton, and so does the Reserve; decks are
plain Ikkis, unless told: they say nothing while they lie there.
"""

from typing import Any

from hexadeck import games
from hexadeck.games.saint_seiya import clock, steps, zones
from hexadeck.games.saint_seiya.game import SaintSeiya
from hexadeck.games.saint_seiya.score import end_match, points_of
from hexadeck.games.saint_seiya.table import Card, STable
from hexadeck.games.saint_seiya.values import cost, reach, value
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded

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


class Side:
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
        self.hand = hand or []
        self.hero = hero
        self.deck = [PLAIN] * 10 if deck is None else deck
        self.discard = discard or []
        self.armour = [armour] if armour else []
        self.wounded = wounded or []
        self.destroyed = destroyed or []
        self.play = play or {}
        self.aside = aside


class Scenario:
    """A match in the middle. `at` is the step that comes next: the Main phase, or the Maintenance phase."""

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
        self.game = load(cards)
        count = max(2, len(sides))
        t = self.game.new_table(count)
        assert isinstance(t, STable)
        t.settings = self.game.settings_from(options or {})
        t.lay_out(seeded("scenario"))
        self.table = t
        self.match = Match(self.game, t, {})
        self.log: list[Event] = []
        self._lay_field((field or []) + [FILLER] * (6 - len(field or [])))
        self._lay(list(reversed([FILLER] * 12 if reserve is None else reserve)), NOTHING, zones.RESERVE)
        self._lay(common or [], NOTHING, zones.COMMON)
        for seat in range(count):
            self._lay_side(sides[seat] if seat < len(sides) else Side(), seat)
        numbers = {clock.TURN: 5, clock.ROUND: round_number, clock.ACTIVE: active, clock.FLAMES: flames}
        for number, amount in {**numbers, clock.PHASE: clock.MAIN}.items():
            t.clock[number] = amount
        if at == "main":
            t.then(steps.choose_action, active)
        t.then(steps.maintain, active)
        t.schedule()
        t.advance()
        self.log = list(t.take_events())

    def _lay_field(self, names: list[str]) -> None:
        for slot, name in enumerate(names):
            if name:
                self._lay([name], NOTHING, zones.slot(slot))

    def _lay_side(self, side: Side, seat: int) -> None:
        hero = HEROES[seat if side.hero < 0 else side.hero]
        self._lay([hero + "+"] * side.aside, seat, zones.SET_ASIDE + seat)
        self._lay(list(reversed(side.deck)), seat, zones.DECK + seat)
        for zone, names in (
            (zones.HAND, side.hand),
            (zones.DISCARD, side.discard),
            (zones.ARMOUR, side.armour),
            (zones.WOUNDED, side.wounded),
            (zones.DESTROYED, side.destroyed),
        ):
            self._lay(names, seat, zone + seat)
        for slot, names in side.play.items():
            for name in names:
                card = self.table.add_card(find(self.game, name).number, seat, zones.PLAY + seat)
                self.table.host[card] = self.table.on_field(slot - 1)

    def _lay(self, names: list[str], owner: int, zone: int) -> None:
        for name in names:
            self.table.add_card(find(self.game, name).number, owner, zone)

    # -- when --------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, *words: str) -> "Scenario":
        """Take the first option with this verb whose sentence has these words."""
        for index, option in enumerate(self.match.options):
            if option.name == verb and all(word in self.match.sentence(option) for word in words):
                self.log += self.match.choose(index)
                return self
        raise AssertionError(f"no option {verb} {words}; the options are {self.options()}")

    def _choose_card(self, verb: str, name: str, other: int = NOTHING) -> "Scenario":
        number = find(self.game, name).number
        for index, option in enumerate(self.match.options):
            if option.name == verb and self.table.what[option.a] == number and other in (NOTHING, option.b):
                self.log += self.match.choose(index)
                return self
        raise AssertionError(f"no option {verb} {name}; the options are {self.options()}")

    def play(self, name: str, slot: int, use: bool | None = None) -> "Scenario":
        """Play a Character under a slot; `use` answers whether its on-play effect is used."""
        self._choose_card("play", name, self.table.on_field(slot - 1))
        return self if use is None else self.use_it(use)

    def equip(self, name: str, use: bool | None = None) -> "Scenario":
        self._choose_card("equip", name)
        return self if use is None else self.use_it(use)

    def use_it(self, use: bool = True) -> "Scenario":
        return self.choose("use" if use else "decline")

    def activate(self, name: str) -> "Scenario":
        return self._choose_card("activate", name)

    def fight(self, slot: int, *names: str) -> "Scenario":
        """Acquire with Force, with a ready-made set or with these cards."""
        return self._acquire("fight", slot, names)

    def ally(self, slot: int, *names: str) -> "Scenario":
        """Acquire with Cosmo."""
        return self._acquire("ally", slot, names)

    def _acquire(self, verb: str, slot: int, names: tuple[str, ...]) -> "Scenario":
        card = self.table.on_field(slot - 1)
        index = next((i for i, o in enumerate(self.match.options) if o.name == verb and o.a == card), None)
        assert index is not None, f"slot {slot} is not on offer by {verb}; the options are {self.options()}"
        self.log += self.match.choose(index)
        if not names:
            return self.choose("spend")
        for name in names:
            self._choose_card("add", name)
        return self.choose("done")

    def pick(self, name: str) -> "Scenario":
        return self._choose_card("choose", name)

    def take(self, name: str) -> "Scenario":
        return self.choose("take", find(self.game, name).name)

    def player(self, seat: int) -> "Scenario":
        return self.choose("choose_player", f"Player {seat + 1}")

    def heal(self, name: str, wounded: str) -> "Scenario":
        """Use a Heal value on a wounded Character."""
        number, other = find(self.game, name).number, find(self.game, wounded).number
        for index, option in enumerate(self.match.options):
            if option.name == "heal" and (self.table.what[option.a], self.table.what[option.b]) == (number, other):
                self.log += self.match.choose(index)
                return self
        raise AssertionError(f"{name} cannot heal {wounded}; the options are {self.options()}")

    def end(self) -> "Scenario":
        """End the Main phase."""
        return self.choose("end_main")

    def keep(self) -> "Scenario":
        return self.choose("keep") if self.kind == "discard" else self

    def end_turn(self) -> "Scenario":
        """End the Main phase and keep the hand."""
        return self.end().keep()

    def score(self) -> tuple[int, ...]:
        """Count now."""
        if self.table.result is None:
            end_match(self.table)
        assert self.table.result is not None
        return self.table.result.scores

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

    def options(self, verb: str = "") -> list[str]:
        return [self.match.sentence(o) for o in self.match.options if not verb or o.name == verb]

    def is_offered(self, verb: str, *words: str) -> bool:
        return any(all(word in sentence for word in words) for sentence in self.options(verb))

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

    def told(self, seat: int | None) -> list[str]:
        return [event["sentence"] for event in self.match.describe(self.log, seat)]
