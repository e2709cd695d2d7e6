"""Positions in card names, and choices by what they say: the given and the when of every game's tests.

    s = Scenario(game, Side(hand=["Fox"], life=3), Side(field=["Hen (rested)", "Cock"]), clock={"turn": 5})
    s.begin(steps.main_phase, 0)
    s.choose("play", "Fox")
    assert s.names("field") == ["Fox"]

A side has zones by their names and the seat's numbers by theirs; `in_play` is the zone "in play". Zones are written
bottom card first, decks (what nobody sees) top card first, zones with slots a card a slot ("" leaves one empty). A
card's name may be followed by marks in parentheses: `rested` sets that column of the card to 1, `points 3` to 3; a
game's own scenario can give other marks a meaning. A number of the table's own is a field of one of its columns. A
game with rules of its own for laying out adds a class.
"""

import re
from collections.abc import Iterable
from typing import Any, Self

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.schema import HIDDEN, ONCE, PER_CARD, PER_SEAT

_MARKED = re.compile(r"^(?P<name>.+?)(?: \((?P<marks>[^()]*)\))?$")


class Side:
    """What one player has: lists are zones, numbers are columns of the seat."""

    def __init__(self, **what: Any) -> None:
        self.zones: dict[str, list[str]] = {
            name.replace("_", " "): list(cards) for name, cards in what.items() if isinstance(cards, list)
        }
        self.numbers = {name: int(number) for name, number in what.items() if isinstance(number, int)}


class Scenario:
    """A match in the middle."""

    def __init__(
        self,
        game: Game,
        *sides: Side,
        shared: dict[str, list[str]] | None = None,
        clock: dict[str, int] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str = "scenario",
    ) -> None:
        self.game = game
        self.table = game.new_table(max(len(sides), game.min_seats))
        self.table.settings = game.settings_from(options or {})
        self.table.lay_out(seeded(str(seed)))
        self.match = Match(game, self.table, {})
        self.last: list[Event] = []
        self.log: list[Event] = []
        for field, number in (clock or {}).items():
            self.set_field(field, number)
        for zone, names in (shared or {}).items():
            self.lay(zone, names)
        for seat, side in enumerate(sides):
            self.lay_side(seat, side)

    # -- given ---------------------------------------------------------------------------------------------------------

    def lay_side(self, seat: int, side: Side) -> None:
        for name, number in side.numbers.items():
            self.set_of_seat(name, seat, number)
        for zone, names in side.zones.items():
            self.lay(zone, names, seat)

    def lay(self, zone: str | int, names: Iterable[str], seat: int = 0) -> list[int]:
        """Cards by their names, with their marks; says which cards they are."""
        number = self.zone(zone, seat)
        kind = self.table.schema.zone_kinds[number]
        owner = NOTHING if kind.shared else seat
        written = list(names)
        if kind.slots > 1:
            places = [self.table.schema.place(kind.number, slot, seat) for slot in range(len(written))]
            return [self.lay_card(text, place, owner) for text, place in zip(written, places, strict=True) if text]
        if kind.visibility == HIDDEN:
            written.reverse()
        return [self.lay_card(text, number, owner) for text in written]

    def lay_card(self, text: str, zone: int, owner: int) -> int:
        found = _MARKED.match(text)
        assert found is not None
        record, marks = self.try_find(text), ""
        if record is None:
            record, marks = self.print(found["name"]), found["marks"] or ""
        card = self.table.add_card(record.number, owner, zone)
        self.arrive(card)
        for mark in [part.strip() for part in marks.split(",") if part.strip()]:
            self.mark(card, mark)
        return card

    def arrive(self, card: int) -> None:
        """What a card has before any marks; a game with such cards says so."""

    def mark(self, card: int, mark: str) -> None:
        """`rested`, `points 3`: a column of the card."""
        name, _, number = mark.rpartition(" ") if mark[-1].isdigit() else (mark, "", "1")
        self.set_of_card(name, card, int(number))

    def set_of_card(self, column: str, card: int, number: int) -> None:
        self._column(column, PER_CARD)[card] = number

    def set_of_seat(self, column: str, seat: int, number: int) -> None:
        self._column(column, PER_SEAT)[seat] = number

    def set_field(self, field: str, number: int) -> None:
        row, index = self._field(field)
        row[index] = number

    def begin(self, step: int, *numbers: int) -> Self:
        """Carry on with this step, as far as nobody has to decide. Several are put in order with `t.then` before."""
        self.table.then(step, *numbers)
        return self.go()

    def go(self) -> Self:
        """Carry out what is pending; who listens is derived from where the cards lie."""
        self.table.schedule()
        self.game.after_load(self.table)
        self.table.advance()
        self._note(self.table.take_events())
        return self

    # -- when ----------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, *words: str, nth: int = 0) -> Self:
        """Take the option with this verb whose sentence has these words, the nth of several alike."""
        fitting = [i for i, option in enumerate(self.match.options) if self._fits(option, verb, words)]
        assert len(fitting) > nth, f"no option {verb} {words}; the options are {self.options()}"
        self._note(self.match.choose(fitting[nth]))
        return self

    def say(self, *sentences: str) -> Self:
        """Take options by their whole sentences, one after the other."""
        for sentence in sentences:
            assert sentence in self.options(), f"no option {sentence!r}; the options are {self.options()}"
            self._note(self.match.choose(self.options().index(sentence)))
        return self

    def reload(self) -> Self:
        """The same position, written and read again."""
        self.match = self.game.from_position(self.match.position())
        self.table = self.match.table
        return self

    def _note(self, events: Iterable[Event]) -> None:
        self.last = list(events)
        self.log += self.last

    def _fits(self, option: Option, verb: str, words: tuple[str, ...]) -> bool:
        sentence = self.match.sentence(option)
        return option.name == verb and all(word in sentence for word in words)

    # -- then: what is asked -------------------------------------------------------------------------------------------

    def options(self, verb: str = "") -> list[str]:
        """Every option as its sentence, or those with this verb."""
        return [self.match.sentence(option) for option in self.match.options if verb in ("", option.name)]

    def verbs(self) -> set[str]:
        return {option.name for option in self.match.options}

    def offered(self, *verbs: str) -> list[str]:
        """The sentences of the options with one of these verbs, in alphabetical order."""
        return sorted(self.match.sentence(option) for option in self.match.options if option.name in verbs)

    def why_not(self, name: str, zone: str, seat: int = 0) -> str:
        """What the seat reads about a card of its own zone, or of one for all: '[rule] Verb: sentence', or 'None'."""
        table = self.match.view(seat)["table"]
        cards = table[zone] if zone in table else table["seats"][seat][zone]
        handle = next(card["handle"] for card in cards if card is not None and card["name"] == name)
        return "; ".join(str(reason) for reason in self.match.why_not(seat, handle)) or "None"

    def why_not_place(self, zone: str, slot: int, seat: int = 0) -> str:
        """The same of a place."""
        place = {"zone": zone, "seat": seat, "slot": slot}
        return "; ".join(str(reason) for reason in self.match.why_not(seat, place)) or "None"

    def is_offered(self, verb: str, *words: str) -> bool:
        return any(self._fits(option, verb, words) for option in self.match.options)

    @property
    def decider(self) -> int | None:
        return self.match.seat

    @property
    def kind(self) -> str:
        """What kind of question is asked."""
        return "" if self.match.prompt is None else self.match.prompt.kind

    @property
    def rule(self) -> str:
        """The rule that asks the present question."""
        return "" if self.match.prompt is None else self.match.prompt.rule

    # -- then: what lies there -----------------------------------------------------------------------------------------

    def zone(self, name: str | int, seat: int = 0) -> int:
        """A zone's number by its name."""
        if isinstance(name, int):
            return name if self.table.schema.zone_kinds[name].shared else name + seat
        for zone in self.table.schema.zones:
            if zone.name == name:
                return zone.number if zone.shared else zone.number + seat
        raise AssertionError(f"no zone is called {name!r}; zones are {[zone.name for zone in self.table.schema.zones]}")

    def cards(self, zone: str | int, seat: int = 0) -> list[int]:
        """As `lay` takes them: bottom card first, what nobody sees top card first."""
        number = self.zone(zone, seat)
        cards = list(self.table.zones[number])
        return cards[::-1] if self.table.schema.visibility[number] == HIDDEN else cards

    def names(self, zone: str | int, seat: int = 0) -> list[str]:
        return [self.name(card) for card in self.cards(zone, seat)]

    def name(self, card: int) -> str:
        return self.table.prints[self.table.what[card]].full_name

    def find(self, name: str, seat: int = 0, zone: str | int | None = None) -> int:
        """A card's number: of this seat, or of the shared zones, in the order of the schema."""
        zones: list[str | int] = [one.number for one in self.table.schema.zones] if zone is None else [zone]
        for place in zones:
            for card in self.cards(place, seat):
                if name in (self.name(card), self.table.prints[self.table.what[card]].name):
                    return card
        raise AssertionError(f"{name} of seat {seat} is nowhere")

    def of_card(self, column: str, name: str, seat: int = 0, zone: str | int | None = None) -> int:
        return self._column(column, PER_CARD)[self.find(name, seat, zone)]

    def of_seat(self, column: str, seat: int = 0) -> int:
        return self._column(column, PER_SEAT)[seat]

    def field_of_table(self, field: str) -> int:
        row, index = self._field(field)
        return row[index]

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won; nobody when it is a draw, None while the match is on."""
        return None if self.match.result is None else self.match.result.winners

    # -- then: what happened -------------------------------------------------------------------------------------------

    def happened(self, kind: str) -> int:
        """How often an event of this kind came of the last choice."""
        return sum(1 for event in self.last if event.name == kind)

    def story(self, *kinds: str) -> list[tuple[str, str]]:
        """Everything of these kinds that has happened so far, in order, each with the card it was about."""
        prints = self.table.prints
        return [
            (event.name, prints[event.what].name if event.card >= 0 else "")
            for event in self.log
            if event.name in kinds
        ]

    def told(self, seat: int | None) -> list[str]:
        """Everything so far as this seat has seen it."""
        return [event["sentence"] for event in self.match.describe(self.log, seat)]

    # -- names ---------------------------------------------------------------------------------------------------------

    def print(self, words: str) -> Print:
        found = self.try_find(words)
        assert found is not None, f"no card, or more than one, is called {words!r}"
        return found

    def try_find(self, words: str) -> Print | None:
        """A card by its id, its name with the version, or its name where that is the only one."""
        prints = self.game.prints
        exact = [record for record in prints if words in (record.id, record.full_name)]
        named = exact or [record for record in prints if record.name == words]
        return named[0] if len(named) == 1 else None

    def _column(self, name: str, per: int) -> Any:
        schema = self.table.schema
        for index, column in enumerate(schema.fixed):
            if column.name == name.replace(" ", "_") and column.per == per:
                return self.table.columns[index]
        known = [column.name for column in schema.fixed if column.per == per]
        raise AssertionError(f"no column is called {name!r}; there are {known}")

    def _field(self, name: str) -> tuple[Any, int]:
        for index, column in enumerate(self.table.schema.fixed):
            if column.per == ONCE and name in column.fields:
                return self.table.columns[index], column.fields.index(name)
        raise AssertionError(f"no number of the table is called {name!r}")
