"""How a match begins: what the engine needs to start it, the same in every process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from msgspec import Struct

from hexadeck.kernel.errors import HexadeckError, RecordError
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.shuffle import commitment_to, shared_seed
from hexadeck.lessons import find_lesson
from hexadeck.lessons.setup import begin
from hexadeck.lessons.trials import from_trial
from hexadeck.puzzles import find_puzzle
from hexadeck.server.library import game
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Conflict, Overview, Seat, StoreError

log = structlog.get_logger()


class MatchSetup(Struct, frozen=True):
    """Equal setups lead to equal matches."""

    game: str
    seed: str
    mode: str
    decks: list[str | None]
    """For each seat the deck wished for, by name or as text; None is the game's default."""
    options: dict[str, Any]
    lesson: str = ""
    """The lesson that the match is; it brings its own table."""
    cards: str = ""
    """Home-made cards that are played with, as text."""
    position: dict[str, Any] | None = None
    """Where a match begins in which a card is tried."""
    puzzle: str = ""
    """The puzzle that the match is; it brings its own table, too."""
    end: str = ""
    """The hash of the state that the match ended in, if it is known."""

    def start(self) -> Match:
        if self.puzzle:
            return find_puzzle(self.game, self.puzzle).begin()
        if self.lesson:
            return begin(find_lesson(self.game, self.lesson))
        found = game(self.game, self.cards)
        if self.position is not None:
            return from_trial(found, self.position)
        return found.start(self.seed, len(self.decks), self.mode, self._decks(found), self.options)

    def _decks(self, found: Game) -> list[str | Deck] | None:
        if not any(self.decks) or not found.decks:
            return [deck for deck in self.decks if deck] or None
        default = found.default_decks
        return [_deck(found, deck or default[seat % len(default)]) for seat, deck in enumerate(self.decks)]


def _deck(found: Game, words: str) -> str | Deck:
    """A name has one line; what has more is the text of a deck."""
    return found.deck_rules.read(words) if "\n" in words else words


@contextmanager
def under_its_rules(match: Overview) -> Iterator[None]:
    """What was played under other rules says so here at the latest, even if nobody gave those another version."""
    try:
        yield
    except HexadeckError as error:
        if isinstance(error, StoreError | Conflict):
            raise
        log.exception("a match was played under other rules", match=match.id)
        raise Refused("other_rules", game=game(match.game).title) from error


def check_state(match: Match, state: str) -> None:
    """RecordError unless the match stands where it stood when this was written."""
    if state and state != match.state_hash():
        raise RecordError(f"after {match.length} choices the log says {state}, here it is {match.state_hash()}")


def setup_of(match: Overview) -> MatchSetup:
    """Refused when other rules or cards made the match: its log would tell another story."""
    here = game(match.game, cards_in(match.setup))
    if (match.rules, match.cards) != (here.rules_version, here.card_set):
        raise Refused("other_rules", game=here.title)
    return setup_from(match.game, match.setup, match.options, match.seats)


def setup_from(name: str, setup: dict[str, Any], options: dict[str, Any], seats: tuple[Seat, ...]) -> MatchSetup:
    decks, lesson, cards = [seat.deck for seat in seats], lesson_in(setup), cards_in(setup)
    return MatchSetup(
        name,
        seed_from(setup, seats),
        setup["mode"],
        decks,
        options,
        lesson,
        cards,
        position_in(setup),
        puzzle_in(setup),
    )


def lesson_in(setup: dict[str, Any]) -> str:
    """The name of the lesson that a match is, if it is one."""
    name: str = setup.get("lesson", "")
    return name


def puzzle_in(setup: dict[str, Any]) -> str:
    """The id of the puzzle that a match is, if it is one."""
    id: str = setup.get("puzzle", "")
    return id


def position_in(setup: dict[str, Any]) -> dict[str, Any] | None:
    """The prepared position in which a match begins, if it is for trying a card."""
    position: dict[str, Any] | None = setup.get("position")
    return position


def cards_in(setup: dict[str, Any]) -> str:
    """The home-made cards that a match is played with, as text."""
    text: str = setup.get("cards", "")
    return text


def seed_from(setup: dict[str, Any], seats: tuple[Seat, ...]) -> str:
    """The one that was chosen, or what follows from the server's secret and the words of all seats."""
    secret: str | None = setup.get("secret")
    if secret is None:
        seed: str = setup["seed"]
        return seed
    return shared_seed(secret, words_of(seats))


def words_of(seats: tuple[Seat, ...]) -> list[str]:
    return [seat.word or "" for seat in seats]


def shuffle_of(match: Overview) -> dict[str, Any] | None:
    """What a record says of its shuffle, when the match is over."""
    secret = match.setup.get("secret")
    if secret is None:
        return None
    return {"commitment": commitment_to(secret), "secret": secret, "words": words_of(match.seats)}
