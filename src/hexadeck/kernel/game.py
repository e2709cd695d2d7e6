"""The public face: a Game that can be started, and the Match it starts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.errors import FAULTS, HexadeckError, IllegalChoice, RecordError, SetupError, cannot_go_on
from hexadeck.kernel.frames import Frame
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.imagine import Dealer
from hexadeck.kernel.judge import Judge
from hexadeck.kernel.match import CONCEDE_PART, OFFER_DRAW, RECORD_FORMAT, Match
from hexadeck.kernel.names import Names
from hexadeck.kernel.positions import read_position, read_step
from hexadeck.kernel.prints import Print
from hexadeck.kernel.proofs import Proofs
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.setup import (
    Deck,
    DeckRules,
    RuleOption,
    card_set_hash,
    deck_from,
    no_decks,
    nothing_wrong,
    seed_text,
)
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import MOST_WORK, OfGame

__all__ = [
    "CONCEDE_PART",
    "MOST_WORK",
    "OFFER_DRAW",
    "Deck",
    "DeckRules",
    "Game",
    "GameOf",
    "Match",
    "RuleOption",
    "card_set_hash",
]

NO_DRAWS: Final = Hindrance("", "This game has no draws by agreement.")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(Dealer[OfGame]):
    """One game: its facts, its cards and decks, and the few things only it can say about its tables.

    A game fills in `new_table` and `set_up`, names its `judge`, and where it needs to says more: `card_facts`,
    `hidden_groups`, `side`.
    """

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: str,
        seats: tuple[int, int],
        prints: Sequence[Print],
        steps: StepBook,
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.min_seats, self.max_seats = seats
        self.seat_counts: tuple[int, ...] = tuple(range(self.min_seats, self.max_seats + 1))
        """How many may play; a game that leaves out a number between the least and the most says so."""
        self.prints = prints
        self.prints_by_id = {record.id: record for record in prints}
        self.modes: tuple[str, ...] = ("standard",)
        self.mode_seats: dict[str, tuple[int, ...]] = {}
        """Modes that are not for every number of players, with the numbers they are for."""
        self.rule_options: tuple[RuleOption, ...] = ()
        self.taking_verbs: tuple[str, ...] = ()
        """Verbs by which a player takes a card out of a supply that all share."""
        self.decks: dict[str, Deck] = {}
        self.default_decks: tuple[str, ...] = ()
        self.deck_rules = DeckRules(partial(no_decks, title), nothing_wrong)
        """How the decks of a game that is played with such are read and checked."""
        self.concede_rule = ""
        self.part = ""
        """What a match consists of and may be conceded alone, such as a Contest; empty where there is no such thing."""
        self.whole = "match"
        """What the rules call a match: the whole that is conceded."""
        self.turn_rule = ""
        """The rule that says whose turn it is: why somebody has to wait."""
        self.card_set = ""
        self.home_made: list[tuple[str, str]] = []
        """Card files that lie next to the shipped ones, as (name, text)."""
        self.made_verbs: list[Verb] = []
        """Those that were made while its cards were read, because they have words of the cards."""
        self.read_rules: Callable[[], dict[str, str]] = dict
        """Reads the rules page; set when the game is loaded, and called when somebody wants to know."""
        self._rules: dict[str, str] | None = None
        self.steps = steps
        self.names = Names(steps, [record.id for record in prints])
        self.judge: Judge[OfGame] = Judge()
        """How it judges its tables and answers at once; see docs/agents.md."""
        self.proofs = Proofs()
        """What makes no difference in it, for the prover of puzzles."""
        self.package = ""
        """The package that is its folder; empty where it was not loaded from one."""
        self.odds: object = None
        """What `hexadeck.minds` has read about winning in it, kept here as long as the game is."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play: the numbers that `start(seats=…)` takes."""
        return self.seat_counts

    @property
    def cards(self) -> dict[str, Print]:
        """What is printed on every card, by its id."""
        return dict(self.prints_by_id)

    @property
    def rules(self) -> dict[str, str]:
        """Every rule and ruling of the rules page by its id."""
        if self._rules is None:
            self._rules = self.read_rules()
        return self._rules

    # -- what a game fills in ----------------------------------------------------------------------------------------

    def new_table(self, seats: int) -> OfGame:
        raise NotImplementedError

    def set_up(self, t: OfGame, mode: str, decks: list[Deck]) -> None:
        """Lay out the cards and put the first step on the stack."""
        raise NotImplementedError

    def phrases_of(self, record: Print) -> list[tuple[str, int]]:
        """The phrases of what is printed on a card, each with the sum of its numbers, where a text is a program."""
        return []

    def side(self, t: OfGame, seat: int) -> int:
        """Seats with the same side win together."""
        return seat

    def read_notation(self, text: str) -> "Match":
        """A match from a position in the game's own notation, where it has one."""
        raise SetupError(f"{self.title} has no notation for positions")

    def after_load(self, t: OfGame) -> None:
        """Derive what a position does not write down."""

    def read_frame(self, data: Any) -> Frame:
        if not isinstance(data, list) or not data or data[0] not in ("step", "within"):
            raise RecordError(f"position: {data!r} is not a pending step")
        return read_step(data, self.names)

    def conceded(self, t: OfGame, seat: int) -> None:
        winners = tuple([other for other in range(t.seats) if other != seat])
        t.end(winners, f"Player {seat + 1} conceded.", self.concede_rule)

    def part_conceded(self, t: OfGame, seat: int) -> None:
        """The seat, which was asked, gives up a part of the match; it comes to this only in a game with a `part`."""
        raise NotImplementedError

    def why_not_draw(self, t: OfGame, seat: int) -> Hindrance | None:
        """Why the seat, which is asked, may not offer a draw instead of answering. Most games know no such thing."""
        return NO_DRAWS

    def draw_offered(self, t: OfGame, seat: int) -> None:
        """Ask the others; it comes to this only where `why_not_draw` lets it. The question that was open is dropped."""
        raise NotImplementedError

    # -- starting ----------------------------------------------------------------------------------------------------

    def start(
        self,
        seed: object = 0,
        seats: object = None,
        mode: object = None,
        decks: object = None,
        options: object = None,
    ) -> Match:
        """A new match. Decks are names of ready-made decks, deck texts' names or Deck objects, one for each seat.

        Whatever does not fit is refused with the reason, so anything may be given.
        """
        written = seed_text(seed)
        count, chosen_mode = self.seating(seats, mode)
        settings = self.settings_from({} if options is None else options)
        chosen = self._choose_decks(decks, count, settings)
        t = self.new_table(count)
        t.settings = settings
        t.lay_out(seeded(written))
        self.set_up(t, chosen_mode, chosen)
        setup = {
            "seats": count,
            "mode": chosen_mode,
            "decks": [deck.data() for deck in chosen],
            "options": self.settings_data(settings),
            "seed": written,
        }
        match = Match(self, t, setup)
        match.is_home_made = len(self.home_made) > 0
        t.advance()
        match.opening = t.take_events()
        return match

    def seating(self, seats: object, mode: object, least: int = 0) -> tuple[int, str]:
        """How many play, and how: what is left open is the first mode, and the fewest players it is for.

        Where more than that are wanted, `least` says so.
        """
        if seats is not None and (type(seats) is not int or seats not in self.seat_counts):
            raise SetupError(f"{self.title} is for {self.seats_text()} players, not {seats!r}")
        chosen = self.modes[0] if mode is None else mode
        if not isinstance(chosen, str) or chosen not in self.modes:
            raise SetupError(f"{self.title} has no mode {chosen!r}; modes are {', '.join(self.modes)}")
        counts = self.seats_of(chosen)
        if seats is None:
            return next((count for count in counts if count >= least), counts[-1]), chosen
        assert isinstance(seats, int)  # one of `seat_counts`
        if seats not in counts:
            listed = " or ".join([str(number) for number in counts])
            raise SetupError(f"mode {chosen!r} of {self.title} is for {listed} players, not {seats}")
        return seats, chosen

    def from_position(self, data: object) -> Match:
        """A match that goes on from a written position. Its record cannot be replayed from a seed, so it has none."""
        try:
            t = read_position(self, data)
            match = Match(self, t, {})
            match.is_home_made = True
            t.advance()
        except HexadeckError:
            raise
        except FAULTS as error:
            raise cannot_go_on(error) from error
        match.opening = t.take_events()
        return match

    def replay(self, record: object) -> Match:
        """Play a record again; refused with a clear message when other rules or cards made it."""
        if not isinstance(record, dict):
            raise RecordError(f"a match record is a mapping, not {type(record).__name__}")
        try:
            return self._replay(record)
        except HexadeckError:
            raise
        except (RecursionError, ValueError) as error:
            raise RecordError(f"the record has something in it that no record has: {type(error).__name__}") from error

    def _replay(self, record: dict[str, Any]) -> Match:
        for key, mine, what in (
            ("hexadeck", RECORD_FORMAT, "record format"),
            ("game", self.name, "game"),
            ("rules", self.rules_version, "rules version"),
            ("cards", self.card_set, "card set"),
        ):
            if record.get(key) != mine:
                raise RecordError(f"this record was made with {what} {record.get(key)!r}; here it is {mine!r}")
        setup, choices = record.get("setup"), record.get("choices")
        if not isinstance(setup, dict) or not isinstance(choices, list):
            raise RecordError("a match record needs 'setup' (a mapping) and 'choices' (a list)")
        match = self.restart(setup)
        for number, choice in enumerate(choices, 1):
            try:
                match.repeat(choice)
            except IllegalChoice as error:
                raise RecordError(f"choice {number} of the record does not fit: {error}") from None
        expected = record.get("hash")
        if expected is not None and expected != match.state_hash():
            raise RecordError(f"the record ends in state {expected}, replaying it gives {match.state_hash()}")
        return match

    def restart(self, setup: dict[str, Any]) -> Match:
        """A match as a record says it was set up, before its first choice."""
        if "position" in setup:
            match = self.from_position(setup["position"])
            match.setup = setup
            return match
        seed, seats, mode = setup.get("seed"), setup.get("seats"), setup.get("mode")
        decks, options = setup.get("decks"), setup.get("options")
        if not isinstance(seed, str) or not isinstance(seats, int) or not isinstance(mode, str):
            raise RecordError("the record's setup needs 'seed' (a text), 'seats' (a number) and 'mode' (a text)")
        if not isinstance(decks, list) or not isinstance(options, dict):
            raise RecordError("the record's setup needs 'decks' (a list) and 'options' (a mapping)")
        return self.start(seed, seats, mode, [deck_from(deck) for deck in decks] or None, options)

    def _choose_decks(self, decks: object, seats: int, settings: Row) -> list[Deck]:
        if not self.decks:
            if decks:
                raise SetupError(f"{self.title} is played without decks of your own")
            return []
        names = (
            [self.default_decks[seat % len(self.default_decks)] for seat in range(seats)] if decks is None else decks
        )
        if not isinstance(names, list) or len(names) != seats:
            raise SetupError(f"{seats} players need a list of {seats} decks")
        chosen = [deck if isinstance(deck, Deck) else self.deck(deck) for deck in names]
        for deck in chosen:
            self.deck_rules.require(deck, settings)
        return chosen

    def deck(self, name: object) -> Deck:
        """A ready-made deck by its name."""
        for deck in self.decks.values():
            if isinstance(name, str) and deck.name.lower() == name.lower().strip():
                return deck
        raise SetupError(
            f"no deck is called {name!r}; decks are {', '.join(deck.name for deck in self.decks.values())}"
        )

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """The numbers of players a mode is for."""
        return self.mode_seats.get(mode, self.seat_counts)

    def seats_text(self) -> str:
        if len(self.seat_counts) <= self.max_seats - self.min_seats:
            return " or ".join([str(count) for count in self.seat_counts])
        return str(self.min_seats) if self.min_seats == self.max_seats else f"{self.min_seats} to {self.max_seats}"

    # -- rule options ------------------------------------------------------------------------------------------------

    def settings_from(self, options: object) -> Row:
        """The number of the chosen value for every rule option; unknown names and values are refused."""
        if not isinstance(options, dict):
            raise SetupError(f"options are a mapping from names to values, not {options!r}")
        known = [option.name for option in self.rule_options]
        for name in options:
            if name not in known:
                raise SetupError(f"{self.title} has no rule option {name!r}; it has {', '.join(known) or 'none'}")
        return row_of(
            [self._setting(option, options.get(option.name, option.values[0])) for option in self.rule_options]
        )

    def _setting(self, option: RuleOption, value: Any) -> int:
        for index, possible in enumerate(option.values):
            if type(possible) is type(value) and possible == value:
                return index
        choices = " or ".join(repr(possible) for possible in option.values)
        raise SetupError(f"rule option {option.name!r} ({option.rule}) is {choices}, not {value!r}")

    def settings_data(self, settings: Row) -> dict[str, Any]:
        return {option.name: option.values[settings[i]] for i, option in enumerate(self.rule_options)}


Game = GameOf[Any]
"""Any game, for callers that need not know its tables."""
