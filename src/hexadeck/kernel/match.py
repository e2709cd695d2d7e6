"""A match: the table, the choices that led to it, and what can be done with both."""

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from hexadeck.kernel.decisions import NOTHING, OFFER_SIZE, Option, Options, Result
from hexadeck.kernel.disclosure import Knowledge, NotedEvent, is_secret, knowledge_of, note
from hexadeck.kernel.errors import FAULTS, HexadeckError, IllegalChoice, RecordError, cannot_go_on
from hexadeck.kernel.events import Event, EventKind, Events
from hexadeck.kernel.frames import Frame
from hexadeck.kernel.hindrance import WhyNot
from hexadeck.kernel.imagine import imagine
from hexadeck.kernel.positions import state_hash, write_position
from hexadeck.kernel.reasons import Reasons, why_wait
from hexadeck.kernel.rng import below, numbered, seeded
from hexadeck.kernel.rows import append, no_numbers, row_of, vec
from hexadeck.kernel.schema import SEAT_STRIDE
from hexadeck.kernel.sentences import option_sentence, prompt_sentence
from hexadeck.kernel.setup import seed_text
from hexadeck.kernel.table import MOST_WORK, NO_END, Table
from hexadeck.kernel.views import (
    decision_view,
    event_view,
    table_view,
    thing_of,
    viewer_of,
)

if TYPE_CHECKING:
    from hexadeck.kernel.game import Game

RECORD_FORMAT: Final = 1
OFFER_DRAW: Final = -1 - SEAT_STRIDE
"""A draw offered instead of an answer, as a record writes it; -1 minus a seat is a concession."""
CONCEDE_PART: Final = OFFER_DRAW - 1
"""A part of the match given up instead of an answer."""
NO_OPTIONS: Final = Options(no_numbers())


class Match:
    """One match: the table, and the choices that led to it.

    It has many methods, because it is the public face: all that can be done with a match is found here.
    """

    def __init__(self, game: "Game", table: Table, setup: dict[str, Any]) -> None:
        self.game = game
        self.table = table
        self.setup = setup
        self.past = no_numbers()
        self.length = 0
        self.turns_begun = 0
        """How many turns began by `take`: how far a search has looked."""
        self.opening = Events(no_numbers())

    @property
    def is_home_made(self) -> bool:
        """Whether it has home-made cards, or began from a position, which may fit no rules: then what goes wrong is
        said as such, and only so much is reckoned."""
        return self.table.most_work == MOST_WORK

    @is_home_made.setter
    def is_home_made(self, value: bool) -> None:
        self.table.most_work = MOST_WORK if value else NO_END

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

    @property
    def work(self) -> int:
        """What the last choice has cost, counted; with what was looked at since."""
        return self.table.work

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
            t.work = 0
            t.take(index)
            t.advance()
        return t.take_events()

    def _take_carefully(self, index: int) -> None:
        try:
            self.table.work = 0
            self.table.take(index)
            self.table.advance()
        except HexadeckError:
            raise
        except FAULTS as error:
            raise cannot_go_on(error) from error

    def play_out(self, seed: object, most: int = sys.maxsize) -> int:
        """Choose at random until the match is over, or so many times; says how many choices there were.

        For search and simulation: no call from outside between two decisions, and no events.
        """
        t = self.table
        words = seeded(f"play out {seed_text(seed)}")
        was_quiet = t.quiet
        t.quiet = True
        count = 0
        while t.result is None and count < most:
            index = below(words, t.offer_end // OFFER_SIZE)
            self.past = append(self.past, index)
            t.work = 0
            t.take(index)
            t.advance()
            count += 1
        t.quiet = was_quiet
        self.length += count
        return count

    def take(self, index: int) -> None:
        """A choice in a world of one's own: what happens is not told, and the turns that begin are counted."""
        t = self.table
        turn = t.turn
        seat = t.seat
        self.past = append(self.past, index)
        self.length += 1
        if self.is_home_made:
            self._take_carefully(index)
        else:
            t.work = 0
            t.take(index)
            t.advance()
        # Where the table counts no turns, another seat that decides makes one.
        if t.turn != turn if t.schema.turn_column != NOTHING else t.seat != seat:
            self.turns_begun += 1

    def reseed(self, seed: int) -> None:
        """Another future for a world that was imagined: clones of it would all draw and roll the same."""
        self.table.rng = numbered(seed)

    def why_not(self, seat: object, thing: object) -> list[WhyNot]:
        """What keeps a seat from using a card, a place or a square now, by verb; empty where nothing does.

        A card is named by its handle, a place as views do it (`{"zone": …, "seat": …, "slot": …}`), a square by its
        name (`{"square": "e4"}`). The answer tells nothing that the seat does not know.
        """
        kind, number = thing_of(self.table, viewer_of(self.table, seat), thing)
        return self.reasons(seat).about(kind, number)

    def reasons(self, seat: object) -> Reasons:
        """The same for whoever asks about many things at one decision."""
        t = self.table
        viewer = viewer_of(t, seat)
        wait = why_wait(t, viewer, self.game.turn_rule)
        if not self.is_home_made:
            return Reasons(t.clone(), viewer, wait)
        try:
            return Reasons(t.clone(), viewer, wait)
        except HexadeckError:
            raise
        except FAULTS as error:
            raise cannot_go_on(error) from error

    def concede(self, seat: object, why: EventKind | None = None) -> Events:
        """A seat gives the whole match up, at any decision. `why` is told first, where it was not its own wish."""
        if self.result is not None:
            raise IllegalChoice("the match is over; nobody can concede any more")
        seats: int = self.table.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise IllegalChoice(f"no seat {seat!r}; seats are 0 to {seats - 1}")
        t = self.table
        self.past = append(self.past, -1 - seat)
        self.length += 1
        t.seat = NOTHING
        t.work = 0
        if why is not None:
            t.emit(why, seat)
        self.game.conceded(t, seat)
        if t.result is None:
            t.advance()
        else:
            t.stack = vec[Frame]()
            t.waiting.clear()
            t.asked = None
        return t.take_events()

    def why_not_draw(self, seat: object) -> WhyNot | None:
        """Why a seat may not offer a draw now; None where it may."""
        t = self.table
        viewer = viewer_of(t, seat)
        wait = why_wait(t, viewer, self.game.turn_rule)
        if wait is not None:
            return wait
        hindrance = self.game.why_not_draw(t, viewer)
        return None if hindrance is None else WhyNot(hindrance.say(), hindrance.rule)

    def offer_draw(self, seat: object) -> Events:
        """Whoever is asked offers a draw instead of answering, where the rules know one; then the others are asked."""
        refuse(self.why_not_draw(seat))
        return self._instead(OFFER_DRAW)

    def why_not_concede_part(self, seat: object) -> WhyNot | None:
        """Why a seat may not give up a part of the match now, such as a Contest; None where it may."""
        t = self.table
        viewer = viewer_of(t, seat)
        if not self.game.part:
            return WhyNot("This game has no part that can be conceded alone.", "")
        return why_wait(t, viewer, self.game.turn_rule)

    def concede_part(self, seat: object) -> Events:
        """Whoever is asked gives up a part of the match instead of answering, where the game has such parts."""
        refuse(self.why_not_concede_part(seat))
        return self._instead(CONCEDE_PART)

    def _instead(self, choice: int) -> Events:
        """What whoever is asked does instead of answering; the question that was open is dropped."""
        t = self.table
        self.past = append(self.past, choice)
        self.length += 1
        t.decided = t.seat
        t.seat = NOTHING
        t.work = 0
        t.base = len(t.stack)
        if choice == OFFER_DRAW:
            self.game.draw_offered(t, t.decided)
        else:
            self.game.part_conceded(t, t.decided)
        if len(t.stack) - t.base > 1:
            t.schedule()
        t.advance()
        return t.take_events()

    def repeat(self, choice: object) -> Events:
        """A choice as a record writes it: an option by its index, what was done instead, or -1 minus who gave up."""
        if isinstance(choice, int) and not isinstance(choice, bool) and choice < 0:
            if choice == OFFER_DRAW:
                return self.offer_draw(self.seat)
            return self.concede_part(self.seat) if choice == CONCEDE_PART else self.concede(-1 - choice)
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
            self.table.work = 0
            return self._view(viewer, seat)
        except HexadeckError:
            raise
        except FAULTS as error:
            raise cannot_go_on(error) from error

    def _view(self, viewer: int, seat: object) -> dict[str, Any]:
        t = self.table
        result = t.result
        is_asked = viewer == t.seat and result is None
        return {
            "game": self.game.name,
            "seat": seat,
            "table": table_view(t, viewer, self.game),
            **decision_view(t, viewer),
            **({"may_offer_draw": True} if is_asked and self.game.why_not_draw(t, viewer) is None else {}),
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
        return self.table.turn

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
        match.turns_begun = self.turns_begun
        return match

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """Libraries that copy what they search through call this; the game and its cards stay one."""
        return self.clone()

    def opened(self) -> "Match":
        """A copy in which spectators know every card, for looking at a match that is over. Handles follow the cards."""
        match = self.clone()
        t = match.table
        t.handles[t.seats] = row_of([card + 1 for card in range(len(t.what))])
        return match

    def imagine(self, seat: object, seed: object, quiet: bool = False) -> "Match":
        """A world that agrees with all this seat knows; the rest is dealt anew, and so is the future.

        A quiet one notes no events.
        """
        viewer = viewer_of(self.table, seat)
        written = seed_text(seed)
        if not self.is_home_made:
            return self._imagine(viewer, written, quiet)
        try:
            return self._imagine(viewer, written, quiet)
        except HexadeckError:
            raise
        except FAULTS as error:
            raise cannot_go_on(error) from error

    def _imagine(self, viewer: int, seed: str, quiet: bool) -> "Match":
        match = self.clone(quiet)
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
        record = {
            "hexadeck": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "cards": self.game.card_set,
            "setup": self.setup,
            "choices": self.choices(),
            "hash": self.state_hash(),
        }
        if self.game.home_made:
            record["home_made"] = [list(file) for file in self.game.home_made]
        return record

    def position(self) -> dict[str, Any]:
        return write_position(self.game, self.table)

    def state_hash(self) -> str:
        return state_hash(self.game, self.table)


def refuse(reason: WhyNot | None) -> None:
    """Say why something cannot be done, where there is a reason."""
    if reason is not None:
        raise IllegalChoice(f"{reason.sentence} ({reason.rule})" if reason.rule else reason.sentence)


class Question:
    """The prompt as the public face shows it."""

    def __init__(self, kind: str, sentence: str, rule: str, seat: int) -> None:
        self.kind = kind
        self.sentence = sentence
        self.rule = rule
        self.seat = seat

    def __repr__(self) -> str:
        return f"[{self.rule}] {self.sentence}"
