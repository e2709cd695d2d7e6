"""The public face: a Game that can be started, and the Match it starts."""

import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING, OFFER_SIZE, Option, Options, Result
from hexadeck.kernel.disclosure import Knowledge, NotedEvent, is_secret, knowledge_of, note
from hexadeck.kernel.errors import EngineFault, HexadeckError, IllegalChoice, RecordError, SetupError
from hexadeck.kernel.events import Event, Events
from hexadeck.kernel.explain import has_twin_on_offer, not_a_choice, why_wait
from hexadeck.kernel.hindrance import Hindrance, WhyNot
from hexadeck.kernel.imagine import Dealer, imagine
from hexadeck.kernel.positions import read_position, read_step, state_hash, write_position
from hexadeck.kernel.rng import below, numbered, seeded
from hexadeck.kernel.rows import Row, append, no_numbers, row_of, vec
from hexadeck.kernel.schema import HOST
from hexadeck.kernel.sentences import option_sentence, prompt_sentence
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Frame, Print, Table
from hexadeck.kernel.views import (
    SQUARE,
    card_of,
    decision_view,
    event_view,
    is_on_offer,
    names_place,
    place_of,
    square_of,
    table_view,
    viewer_of,
)

RECORD_FORMAT: Final = 1
NO_OPTIONS: Final = Options(no_numbers())


FAULTS: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
    EngineFault,
)
"""What rules may raise whose table is not one that they made."""


def _cannot_go_on(error: BaseException) -> RecordError:
    return RecordError(f"position: its parts do not go together, so it cannot go on: {error!r}")


class RuleOption:
    """A setting of the match that the rules leave open; the first value is the default."""

    def __init__(self, name: str, values: tuple[Any, ...], rule: str, sentence: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.sentence = sentence


class Deck:
    """A ready-made or hand-made deck: card names with counts, and what goes with it by section name."""

    def __init__(self, name: str, note: str, cards: dict[str, int], sections: dict[str, list[str]]) -> None:
        self.name = name
        self.note = note
        self.cards = cards
        self.sections = sections
        self.approved: tuple[int, ...] | None = None
        """The rule options under which it has been found legal."""

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "note": self.note, "cards": dict(self.cards), "sections": dict(self.sections)}


def deck_from(data: object) -> Deck:
    """A deck as a record writes it."""
    if isinstance(data, dict):
        name, note, cards, sections = data.get("name"), data.get("note"), data.get("cards"), data.get("sections")
        if isinstance(name, str) and isinstance(note, str) and isinstance(cards, dict) and isinstance(sections, dict):
            counted = all([isinstance(card, str) and type(count) is int for card, count in cards.items()])
            if counted and all([_is_names(part) for part in sections.values()]):
                return Deck(name, note, dict(cards), dict(sections))
    raise RecordError(f"the record's decks cannot be read: {data!r} needs 'name', 'note', 'cards' and 'sections'")


def _is_names(data: object) -> bool:
    return isinstance(data, list) and all([isinstance(name, str) for name in data])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Dealer):
    """One game: its facts, its cards and decks, and the few things only it can say about its table.

    A game fills in `new_table`, `set_up` and `evaluate`, and where it needs to `card_facts`, `read_deck`,
    `hidden_groups`.
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
        self.decks: dict[str, Deck] = {}
        self.default_decks: tuple[str, ...] = ()
        self.concede_rule = ""
        self.turn_rule = ""
        """The rule that says whose turn it is: why somebody has to wait."""
        self.card_set = ""
        self.read_rules: Callable[[], dict[str, str]] = dict
        """Reads the rules page; set when the game is loaded, and called when somebody wants to know."""
        self._rules: dict[str, str] | None = None
        self.steps = steps

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

    def new_table(self, seats: int) -> Table:
        raise NotImplementedError

    def set_up(self, t: Table, mode: str, decks: list[Deck]) -> None:
        """Lay out the cards and put the first step on the stack."""
        raise NotImplementedError

    def evaluate(self, t: Table, seat: int) -> int:
        """How good the table looks for a seat, from what is on it; higher is better."""
        raise NotImplementedError

    def is_quiet(self, t: Table) -> bool:
        """Whether a decision is a good place to evaluate the table, with nothing half done."""
        return True

    def quick_choice(self, t: Table) -> int:
        """A sensible option at once, for looking ahead through decisions that are not the point."""
        return 0

    def check_deck(self, deck: Deck, settings: Row) -> list[str]:
        """Every rule the deck violates, each as a sentence with its rule id."""
        return []

    def read_deck(self, text: str) -> Deck:
        raise SetupError(f"{self.title} is played without decks of one's own")

    def why_not(self, t: Table, seat: int, card: int) -> Hindrance | None:
        """Why the seat, which is asked, can do nothing with a card at this decision, where the game can tell.

        It is asked about cards that no option names; of equal cards in one place an option names one.
        """
        return None

    def why_not_place(self, t: Table, seat: int, place: int) -> Hindrance | None:
        """Why the seat, which is asked, can do nothing with a place at this decision, where the game can tell."""
        return None

    def why_not_square(self, t: Table, seat: int, square: int) -> Hindrance | None:
        """The same for a square of the board, where the game has one."""
        return None

    def after_load(self, t: Table) -> None:
        """Derive what a position does not write down."""

    def read_frame(self, data: Any) -> Frame:
        if not isinstance(data, list) or not data or data[0] not in ("step", "within"):
            raise RecordError(f"position: {data!r} is not a pending step")
        return read_step(data, self.steps)

    def conceded(self, t: Table, seat: int) -> None:
        winners = tuple([other for other in range(t.seats) if other != seat])
        t.end(winners, f"Player {seat + 1} conceded.", self.concede_rule)

    def check_table(self) -> None:
        """Every column of the schema is an attribute of the table under its own name, and is that column."""
        t = self.new_table(self.min_seats)
        t.lay_out(seeded("check"))
        for index in range(len(t.schema.fixed)):
            t.columns[index] = row_of([index + 1])
        for index in range(len(t.schema.listed)):
            t.lists[index] = [-1 - index]
        t.bind()
        expected = {column.name: [index + 1] for index, column in enumerate(t.schema.fixed)}
        expected.update({column.name: [-1 - index] for index, column in enumerate(t.schema.listed)})
        expected.pop(HOST, None)
        for name, numbers in expected.items():
            if list(getattr(t, name, ())) != numbers:
                raise TypeError(
                    f"{self.title}: the table does not bind its column {name!r} to an attribute of that name"
                )

    # -- starting ----------------------------------------------------------------------------------------------------

    def start(
        self,
        seed: object = 0,
        seats: object = None,
        mode: object = None,
        decks: object = None,
        options: object = None,
    ) -> "Match":
        """A new match. Decks are names of ready-made decks, deck texts' names or Deck objects, one for each seat.

        Whatever does not fit is refused with the reason, so anything may be given.
        """
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise SetupError(f"a seed is a whole number or a text, not {seed!r}")
        check_seed(seed)
        count, chosen_mode = self.seating(seats, mode)
        settings = self.settings_from({} if options is None else options)
        chosen = self._choose_decks(decks, count, settings)
        t = self.new_table(count)
        t.settings = settings
        t.lay_out(seeded(str(seed)))
        self.set_up(t, chosen_mode, chosen)
        setup = {
            "seats": count,
            "mode": chosen_mode,
            "decks": [deck.data() for deck in chosen],
            "options": self.settings_data(settings),
            "seed": str(seed),
        }
        match = Match(self, t, setup)
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

    def from_position(self, data: object) -> "Match":
        """A match that goes on from a written position. Its record cannot be replayed from a seed, so it has none."""
        try:
            t = read_position(self, data)
            match = Match(self, t, {})
            match.is_home_made = True
            t.advance()
        except HexadeckError:
            raise
        except FAULTS as error:
            raise _cannot_go_on(error) from error
        match.opening = t.take_events()
        return match

    def replay(self, record: object) -> "Match":
        """Play a record again; refused with a clear message when other rules or cards made it."""
        if not isinstance(record, dict):
            raise RecordError(f"a match record is a mapping, not {type(record).__name__}")
        try:
            return self._replay(record)
        except HexadeckError:
            raise
        except (RecursionError, ValueError) as error:
            raise RecordError(f"the record has something in it that no record has: {type(error).__name__}") from error

    def _replay(self, record: dict[str, Any]) -> "Match":
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
        match = self._restart(setup)
        for number, choice in enumerate(choices, 1):
            try:
                match.repeat(choice)
            except IllegalChoice as error:
                raise RecordError(f"choice {number} of the record does not fit: {error}") from None
        expected = record.get("hash")
        if expected is not None and expected != match.state_hash():
            raise RecordError(f"the record ends in state {expected}, replaying it gives {match.state_hash()}")
        return match

    def _restart(self, setup: dict[str, Any]) -> "Match":
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
                raise SetupError(f"{self.title} is played without decks of one's own")
            return []
        names = (
            [self.default_decks[seat % len(self.default_decks)] for seat in range(seats)] if decks is None else decks
        )
        if not isinstance(names, list) or len(names) != seats:
            raise SetupError(f"{seats} players need a list of {seats} decks")
        chosen = [deck if isinstance(deck, Deck) else self.deck(deck) for deck in names]
        for deck in chosen:
            if deck.approved == tuple(settings):
                continue
            faults = self.check_deck(deck, settings)
            if faults:
                raise SetupError(f"deck {deck.name!r} is not legal: " + "; ".join(faults))
            deck.approved = tuple(settings)
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


class Match:
    """One match: the table, and the choices that led to it."""

    def __init__(self, game: Game, table: Table, setup: dict[str, Any]) -> None:
        self.game = game
        self.table = table
        self.setup = setup
        self.past = no_numbers()
        self.length = 0
        self.opening = Events(no_numbers())
        self.is_home_made = False
        """Whether it began from a position, which may fit no rules; then what goes wrong is said as such."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        seat = self.table.seat
        return None if seat == NOTHING or self.table.result is not None else seat

    @property
    def prompt(self) -> "Question | None":
        t = self.table
        if self.seat is None or t.prompt is None:
            return None
        return Question(t.prompt.kind, prompt_sentence(t, t.seat), t.prompt.rule, t.seat)

    @property
    def options(self) -> Options:
        """Every legal answer; never empty while the match is on."""
        t = self.table
        return NO_OPTIONS if t.seat == NOTHING or t.result is not None else t.options

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def seats(self) -> int:
        return self.table.seats

    def sentence(self, option: Option) -> str:
        """The option as the deciding seat reads it."""
        return option_sentence(self.table, option, self.table.seat)

    def choose(self, index: object) -> Events:
        """Answer the question with an option by its index; returns what happened."""
        t = self.table
        count: int = t.offer_end // OFFER_SIZE  # as large as `index` may be, so that any number can be compared
        if type(index) is not int or not 0 <= index < count or t.result is not None:
            raise self.refusal(index)
        self.past = append(self.past, index)
        self.length += 1
        if self.is_home_made:
            self._take_carefully(index)
        else:
            t.take(index)
            t.advance()
        return t.take_events()

    def _take_carefully(self, index: int) -> None:
        try:
            self.table.take(index)
            self.table.advance()
        except HexadeckError:
            raise
        except FAULTS as error:
            raise _cannot_go_on(error) from error

    def play_out(self, seed: int | str, most: int = sys.maxsize) -> int:
        """Choose at random until the match is over, or so many times; says how many choices there were.

        For search and simulation: no call from outside between two decisions, and no events.
        """
        t = self.table
        words = seeded(f"play out {seed}")
        was_quiet = t.quiet
        t.quiet = True
        count = 0
        while t.result is None and count < most:
            index = below(words, t.offer_end // OFFER_SIZE)
            self.past = append(self.past, index)
            t.take(index)
            t.advance()
            count += 1
        t.quiet = was_quiet
        self.length += count
        return count

    def worlds(self, seat: object) -> "Worlds":
        return Worlds(self, seat)

    def why_not(self, seat: object, thing: object) -> WhyNot | None:
        """Why a seat can do nothing with a card, a place or a square now; None where it can, and for spectators.

        A card is named by its handle, a place as views do it (`{"zone": …, "seat": …, "slot": …}`), a square by its
        name (`{"square": "e4"}`). The answer tells nothing that the seat does not know.
        """
        t = self.table
        viewer = viewer_of(t, seat)
        if isinstance(thing, dict):
            return self._why_not_there(viewer, thing)
        card = card_of(t, viewer, thing)
        if viewer == t.seats or is_on_offer(t, viewer, card):
            return None
        wait = why_wait(t, viewer, self.game.turn_rule)
        if wait is not None:
            return wait
        # A reason could tell what a face-down card is, so only of known cards is there one.
        if not t.is_known(card, viewer):
            return not_a_choice(t, viewer)
        hindrance = self.game.why_not(t, viewer, card)
        if hindrance is not None:
            return self._said(hindrance)
        return None if has_twin_on_offer(t, card) else not_a_choice(t, viewer)

    def _why_not_there(self, viewer: int, thing: dict[str, Any]) -> WhyNot | None:
        """A place of the table or a square of the board."""
        t = self.table
        is_square = SQUARE in thing
        number = square_of(t, thing) if is_square else place_of(t, thing)
        if viewer == t.seats or names_place(t, viewer, SQUARE if is_square else "place", number):
            return None
        wait = why_wait(t, viewer, self.game.turn_rule)
        if wait is not None:
            return wait
        game = self.game
        hindrance = game.why_not_square(t, viewer, number) if is_square else game.why_not_place(t, viewer, number)
        return not_a_choice(t, viewer) if hindrance is None else self._said(hindrance)

    def _said(self, hindrance: Hindrance) -> WhyNot:
        t = self.table
        return WhyNot(hindrance.say(t.reason_a, t.reason_b, t.reason_c), hindrance.rule)

    def concede(self, seat: object) -> Events:
        """A seat gives up, at any decision."""
        if self.result is not None:
            raise IllegalChoice("the match is over; nobody can concede any more")
        seats: int = self.table.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise IllegalChoice(f"no seat {seat!r}; seats are 0 to {seats - 1}")
        t = self.table
        self.past = append(self.past, -1 - seat)
        self.length += 1
        t.seat = NOTHING
        self.game.conceded(t, seat)
        if t.result is None:
            t.advance()
        else:
            t.stack = vec[Frame]()
            t.waiting.clear()
            t.asked = None
        return t.take_events()

    def repeat(self, choice: object) -> Events:
        """A choice as a record writes it: the index of an option, or -1 minus the seat that conceded."""
        if isinstance(choice, int) and not isinstance(choice, bool) and choice < 0:
            return self.concede(-1 - choice)
        return self.choose(choice)

    def refusal(self, index: object) -> IllegalChoice:
        """Why an answer is none; nothing has changed."""
        if self.table.result is not None:
            return IllegalChoice(f"the match is over ({self.table.result.rule}); there is nothing to choose")
        last = self.table.offer_end // OFFER_SIZE - 1
        prompt = self.table.prompt
        rule = "" if prompt is None else prompt.rule
        if type(index) is not int:
            return IllegalChoice(f"{rule}: an option is chosen by its number, 0 to {last}, not by {index!r}")
        return IllegalChoice(f"{rule}: there is no option {index}; the options are 0 to {last}")

    def view(self, seat: object = None) -> dict[str, Any]:
        """All that this seat may see, as plain data; None is a spectator's view."""
        viewer = viewer_of(self.table, seat)
        if not self.is_home_made:
            return self._view(viewer, seat)
        try:
            return self._view(viewer, seat)
        except HexadeckError:
            raise
        except FAULTS as error:
            raise _cannot_go_on(error) from error

    def _view(self, viewer: int, seat: object) -> dict[str, Any]:
        t = self.table
        result = t.result
        return {
            "game": self.game.name,
            "seat": seat,
            "table": table_view(t, viewer, self.game),
            **decision_view(t, viewer),
            "result": None if result is None else result.data(),
        }

    def describe(self, events: Iterable[Event], seat: object = None) -> list[dict[str, Any]]:
        """Events as this seat saw them. Ask right after the choice that made them."""
        viewer = viewer_of(self.table, seat)
        return [event_view(self.table, event, viewer) for event in events]

    @property
    def is_secret(self) -> bool:
        """Whether the others may not even know that somebody is asked."""
        return self.seat is not None and is_secret(self.table)

    @property
    def turn(self) -> int:
        """The game's own count of turns, where its table shows one; else 0."""
        t = self.table
        for index in t.schema.shown_once:
            if "turn" in t.schema.fixed[index].fields:
                return t.columns[index][t.schema.fixed[index].fields.index("turn")]
        return 0

    def knowledge(self, seat: object) -> Knowledge:
        """What a seat knows now, to be compared with what it knows later: for undo."""
        return knowledge_of(self.table, viewer_of(self.table, seat))

    def note(self, events: Events) -> list[NotedEvent]:
        """Events to be told later, with what they would tell now."""
        return note(self.table, events)

    def told(self, noted: NotedEvent, seat: object = None) -> dict[str, Any]:
        """A noted event as this seat may still see it."""
        viewer = viewer_of(self.table, seat)
        return noted.keeps(event_view(self.table, noted.event, viewer), viewer)

    def clone(self, quiet: bool = False) -> "Match":
        """A copy that shares nothing that can change. A quiet one notes no events: search throws them away."""
        match = Match(self.game, self.table.clone(), self.setup)
        match.table.quiet = quiet
        match.past = self.past[:]
        match.length = self.length
        match.is_home_made = self.is_home_made
        return match

    def opened(self) -> "Match":
        """A copy in which spectators know every card, for looking at a match that is over. Handles follow the cards."""
        match = self.clone()
        t = match.table
        t.handles[t.seats] = row_of([card + 1 for card in range(len(t.what))])
        return match

    def imagine(self, seat: object, seed: int | str) -> "Match":
        """A world that agrees with all this seat knows; the rest is dealt anew, and so is the future."""
        viewer = viewer_of(self.table, seat)
        if not self.is_home_made:
            return self._imagine(viewer, seed)
        try:
            return self._imagine(viewer, seed)
        except HexadeckError:
            raise
        except FAULTS as error:
            raise _cannot_go_on(error) from error

    def _imagine(self, viewer: int, seed: int | str) -> "Match":
        match = self.clone()
        t = match.table
        t.rng = seeded(f"imagine {seed}")
        imagine(t, viewer, self.game.hidden_groups(t, viewer), self.game)
        if t.asked is not None and t.result is None:
            t.stack = append(t.stack, t.asked)
            t.seat = NOTHING
            t.advance()
        t.take_events()
        return match

    def choices(self) -> list[int]:
        """Every choice since the start, oldest first."""
        return list(self.past)

    def record(self) -> dict[str, Any]:
        """The match as a small text: what was set up, the seed, the choices, and the hash of where it stands."""
        if not self.setup:
            raise RecordError("a match that began from a position has no record; keep its position instead")
        return {
            "hexadeck": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "cards": self.game.card_set,
            "setup": self.setup,
            "choices": self.choices(),
            "hash": self.state_hash(),
        }

    def position(self) -> dict[str, Any]:
        return write_position(self.game, self.table)

    def state_hash(self) -> str:
        return state_hash(self.game, self.table)


class Worlds:
    """The worlds that agree with all a seat knows at this moment; what is the same in all of them is found out once."""

    def __init__(self, match: Match, seat: object) -> None:
        self.match = match
        self.viewer = viewer_of(match.table, seat)
        self.groups = match.game.hidden_groups(match.table, self.viewer)

    def world(self, seed: i64) -> Match:
        match = self.match.clone(quiet=True)
        t = match.table
        t.rng = numbered(seed)
        imagine(t, self.viewer, self.groups, self.match.game)
        if t.asked is not None and t.result is None:
            t.stack = append(t.stack, t.asked)
            t.seat = NOTHING
            t.advance()
        return match


class Question:
    """The prompt as the public face shows it."""

    def __init__(self, kind: str, sentence: str, rule: str, seat: int) -> None:
        self.kind = kind
        self.sentence = sentence
        self.rule = rule
        self.seat = seat

    def __repr__(self) -> str:
        return f"[{self.rule}] {self.sentence}"


def check_seed(seed: int | str) -> None:
    """Texts that no file can hold, and numbers that are too long to be written, are no seeds."""
    try:
        str(seed).encode()
    except ValueError:
        raise SetupError("a seed is a text that can be written down, or a number of at most 4300 digits") from None


def card_set_hash(texts: list[str]) -> str:
    """Names a set of cards by all that is written on them."""
    return hashlib.blake2b(json.dumps(texts).encode(), digest_size=8).hexdigest()
