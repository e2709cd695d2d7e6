"""Positions in card names, and choices by name: the given and the when of the Knights of the Zodiac tests.

    s = Contest(Side(front={1: ["L3 P400"]}), Side(front={1: ["L2 P300"]}), fields=["Limit 5"])
    s.fight()
    assert s.points == (2, 0)

Seat 0 is the Offense unless told. Field Cards lie on slots 1 to 5 in the order given, the rest are `Limit 5`, unless
the others are `bare`. Decks are written top card first.
`L3 P400` is a Knight of Level 3 and Power 400 without text, `Limit 5` a Field Card without text, `Blank 2` a Power of
Zodiac card of cost 2 that gives each Knight +100 Power, `Plain Technique` has a meter of 0:+100, 1:+200.
Nobody has a Draw Phase, unless told: what a battle leaves in the hands can then be looked at.
"""

from typing import Any, Self

from tests import scenario

from hexadeck import games
from hexadeck.games.knights_of_the_zodiac import clock, steps, zones
from hexadeck.games.knights_of_the_zodiac.game import KnightsOfTheZodiac
from hexadeck.games.knights_of_the_zodiac.power import power_of, total_power
from hexadeck.games.knights_of_the_zodiac.table import ZodiacTable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.events import Event
from hexadeck.kernel.sentences import option_parts

QUIET = (
    "pass", "done", "no_deploy", "end_moves", "stay", "spend_not", "stop", "no_bonus", "defeated", "no_reshuffle", "no",
)  # fmt: skip
PHASES = {
    "turn": (),
    "draw": (steps.draw_phase, steps.cosmo_phase, steps.deploy_phase, steps.move_phase, steps.battle_phase),
    "cosmo": (steps.cosmo_phase, steps.deploy_phase, steps.move_phase, steps.battle_phase),
    "deploy": (steps.deploy_phase, steps.move_phase, steps.battle_phase),
    "move": (steps.move_phase, steps.battle_phase),
    "battle": (steps.battle_phase,),
}


def home_made() -> str:
    knights = [
        f"L{level} P{power} [K{level}P{power}]\nNon-affiliated Knight, Level {level}, Power {power}"
        for level in range(1, 8)
        for power in range(100, 1050, 50)
    ]
    fields = [f"Limit {limit} [F{limit}]\nField Card, Limit {limit}" for limit in range(1, 10)]
    blanks = [
        f"Blank {cost} [B{cost}]\nPower of Zodiac, Battle Phase, cost {cost}\nEach of your Knights gets +100 Power."
        for cost in range(5)
    ]
    technique = "Plain Technique [T1]\nTechnique for any Knight\nPower Meter: 0 Cosmo +100, 1 Cosmo +200"
    other = "Other Technique [T2]\nTechnique for any Knight\nPower Meter: 0 Cosmo +0, 1 Cosmo +200"
    return "\n\n".join([*knights, *fields, *blanks, technique, other])


_loaded: dict[str, KnightsOfTheZodiac] = {}


def load(cards: str = "") -> KnightsOfTheZodiac:
    """The shipped cards, the plain ones, and home-made ones; every set is read once."""
    if cards not in _loaded:
        game = games.load("knights-of-the-zodiac", [("plain.cards", home_made()), ("home.cards", cards)])
        assert isinstance(game, KnightsOfTheZodiac)
        _loaded[cards] = game
    return _loaded[cards]


class Side(scenario.Side):
    """What one player has. A number of Cosmo or Deck cards stands for that many plain Knights."""

    def __init__(
        self,
        hand: list[str] | None = None,
        cosmo: int | list[str] = 0,
        deck: int | list[str] = 12,
        discard: list[str] | None = None,
        realm: list[str] | None = None,
        up: list[str] | None = None,
        front: dict[int, list[str]] | None = None,
        points: int = 0,
        draws: bool = False,
    ) -> None:
        super().__init__(
            hand=hand or [],
            cosmo=["L1 P200"] * cosmo if isinstance(cosmo, int) else cosmo,
            deck=["L1 P250"] * deck if isinstance(deck, int) else deck,
            discard_pile=discard or [],
            realm=realm or [],
            points=points,
            no_draw=int(not draws),
        )
        self.up = up or []
        """Knights in the Realm that lie face up."""
        self.front = front or {}


class Contest(scenario.Scenario):
    """A match in the middle of a Contest; `at` is the phase that comes next, or `turn` for a whole turn."""

    table: ZodiacTable
    game: KnightsOfTheZodiac

    def __init__(
        self,
        offense: Side | None = None,
        defense: Side | None = None,
        fields: list[str] | None = None,
        at: str = "battle",
        face_up: bool = False,
        damage: dict[int, int] | None = None,
        turn: int = 3,
        contests: tuple[int, int] = (0, 0),
        options: dict[str, Any] | None = None,
        cards: str = "",
        offense_seat: int = 0,
        bare: bool = False,
    ) -> None:
        sides = [offense or Side(), defense or Side()]
        on_table = {"offense": offense_seat, "contest": 1 + sum(contests), "turn": turn}
        on_table |= {clock.FIELDS[place]: NOTHING for place in (clock.SLOT, clock.WINNER, clock.BATTLEFIELD)}
        super().__init__(load(cards), *(sides[::-1] if offense_seat else sides), clock=on_table, options=options)
        for seat in (0, 1):
            self.table.contests[seat] = contests[seat]
        self.lay(zones.ASIDE, ["Limit 5"] * 5, offense_seat)
        named = fields or []
        self._lay_fields(named if bare else named + ["Limit 5"] * (5 - len(named)), face_up, damage or {})
        self.started_at = (int(self.table.clock[clock.CONTEST]), turn)
        self._begin(at)

    def lay_side(self, seat: int, side: scenario.Side) -> None:
        assert isinstance(side, Side)
        super().lay_side(seat, side)
        t = self.table
        t.attacks[seat] = int(seat == t.offense)
        t.defends[seat] = int(seat == t.defense)
        for card in self.lay(zones.REALM, side.up, seat):
            self.turn_up(card)
        for slot, names in side.front.items():
            for name in names:
                self.lay_card(name, t.front(slot - 1, seat), seat)

    def _lay_fields(self, names: list[str], face_up: bool, damage: dict[int, int]) -> None:
        t = self.table
        for slot, name in enumerate(names):
            field = self.lay_card(name, t.field_place(slot), t.defense)
            if face_up:
                self.turn_up(field)
            for _ in range(damage.get(slot + 1, 0)):
                t.damage_of[self.lay_card("L1 P300", t.damage_place(slot), t.defense)] = t.defense + 1

    def _begin(self, at: str) -> None:
        t = self.table
        for step in PHASES[at]:
            t.then(step)
        if at == "turn":
            t.clock[clock.TURN] -= 1
            t.then(steps.start_turn)
        self.go()

    def turn_up(self, card: int) -> None:
        self.table.face_up[card] = 1
        self.table.show_to_all(card)

    # -- when --------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> tuple[int, int]:
        return (self.table.clock[clock.CONTEST], self.table.clock[clock.TURN])

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        t = self.table
        assert t.prompt is not None
        return (int(t.seat), t.prompt.kind) if self.match.seat is not None else (NOTHING, "")

    def words(self, option: Option) -> list[str]:
        """What an option names: cards by name, places by slot or as `Realm`, numbers."""
        t = self.table
        found: list[str] = []
        for kind, number in option_parts(t, option):
            if kind in ("card", "other"):
                found.append(t.card(number).full_name)
            elif kind == "place":
                slot = (number - zones.FIELD) // zones.STRIDE % zones.SLOTS + 1
                found.append("Realm" if number < zones.FIELD else str(slot))
            elif kind == "word":
                continue
            elif kind == "cards":
                found.extend(t.card(card).full_name for card in t.sets[number])
            else:
                found.append(str(number))
        return found

    def offered(self, verb: str = "") -> list[list[str]]:
        return [self.words(option) for option in self.match.options if verb in ("", option.verb.name)]

    def choose(self, verb: str, *words: str) -> Self:
        """Take the first option of a verb that names all these things; a name may be only its beginning."""
        for index, option in enumerate(self.match.options):
            said = self.words(option)
            if option.verb.name == verb and all(any(one.startswith(word) for one in said) for word in words):
                self._note(self.match.choose(index))
                return self
        raise AssertionError(
            f"no {verb} {words}: {self.asked} {[o.verb.name for o in self.match.options]} {self.offered()}"
        )

    def pick(self, *names: str) -> Self:
        """Choose a set of cards and be done."""
        for name in names:
            self.choose("add", name)
        is_open = self.match.seat is not None and self.table.is_choosing_set
        return self.choose("done") if is_open and len(self.table.picked) == len(names) else self

    def quiet(self) -> Self:
        """The answer that does least: pass, done, the first row of a meter."""
        names = [option.verb.name for option in self.match.options]
        index = next((names.index(verb) for verb in QUIET if verb in names), 0)
        self._note(self.match.choose(index))
        return self

    def to(self, kind: str, seat: int | None = None) -> Self:
        """Quiet answers until that question is asked."""
        for _ in range(200):
            if self.asked[1] == kind and seat in (None, self.asked[0]):
                return self
            self.quiet()
        raise AssertionError(f"nobody was asked {kind}")

    def fight(self) -> Self:
        """Quiet answers until the turn is over."""
        while self.match.seat is not None and self.now == self.started_at:
            self.quiet()
        return self

    def support(self, offense: list[str] | None = None, defense: list[str] | None = None) -> Self:
        """Both place cards in step d of the battle that comes next."""
        seats = (self.table.offense, self.table.defense)
        for seat, names in zip(seats, (offense, defense), strict=True):
            if len(self.table.zones[zones.HAND + seat]) > 0:
                self.to("support", seat).pick(*(names or []))
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    def find(self, name: str) -> int:
        """The first card whose name begins so."""
        t = self.table
        return next(card for card in range(len(t.what)) if t.card(card).full_name.startswith(name))

    def power(self, name: str) -> int:
        """The Power of a Knight on the Field Card where it is."""
        card = self.find(name)
        return int(power_of(self.table, self.table.slot_of(card), card))

    def total(self, seat: int, slot: int = 1) -> int:
        return int(total_power(self.table, slot - 1, seat))

    def names(self, zone: int, seat: int) -> list[str]:
        return [self.table.card(card).full_name for card in self.table.zones[zone + seat]]

    def count(self, zone: int, seat: int) -> int:
        return len(self.table.zones[zone + seat])

    def front(self, slot: int, seat: int) -> list[str]:
        t = self.table
        return [t.card(card).full_name for card in t.zones[t.front(slot - 1, seat)]]

    def damage(self, slot: int = 1) -> int:
        return int(self.table.damage_at(slot - 1, self.table.defense))

    def field(self, slot: int = 1) -> str | None:
        card = self.table.field_at(slot - 1)
        return None if card == NOTHING else self.table.card(card).full_name

    def is_up(self, name: str) -> bool:
        return self.table.face_up[self.find(name)] == 1

    @property
    def points(self) -> tuple[int, int]:
        return (int(self.table.points[0]), int(self.table.points[1]))

    def happened(self, event: str) -> list[Event]:
        return [one for one in self.log if one.name == event]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)["table"]
