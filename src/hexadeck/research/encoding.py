"""A game as numbers: what a seat observes, what it can do, and what a result is worth."""

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hexadeck import games
from hexadeck.kernel.decisions import NOTHING, Prompt, Verb
from hexadeck.kernel.errors import IllegalChoice
from hexadeck.kernel.game import Game
from hexadeck.kernel.match import Match
from hexadeck.kernel.views import viewer_of
from hexadeck.minds.actions import Actions
from hexadeck.minds.looks import Looks
from hexadeck.minds.observations import Observations
from hexadeck.research.things import OptionThings, Things
from hexadeck.research.words import names_of, words_of

MOST_SEEN: Final = 2.0**24
"""No number of an observation is larger, or less than minus this; whole numbers up to it are exact in 32 bits."""
Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Look:
    """What a seat sees at a moment, and which option every action it can take stands for."""

    def __init__(self, looks: Looks, match: Match, length: int, described: OptionThings) -> None:
        self._looks = looks
        self._match = match
        self._length = length
        self._described = described
        self.sentences = Sentences(looks, match, length)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Look":
        """A look never changes; a copy goes with the copy of the match."""
        return Look(self._looks, deepcopy(self._match, memo), self._length, self._described)

    @property
    def observation(self) -> Vector:
        """A new array every time."""
        return observations_of(self._looks, self._looks.size)

    @property
    def mask(self) -> Mask:
        """1 for every action that can be taken; a new array every time."""
        return masks_of(self._looks, self._looks.actions)

    @property
    def options(self) -> dict[int, int]:
        """The option of every action that can be taken."""
        return options_of(self._looks)

    @property
    def things(self) -> Things:
        """All that each of these options names, a row for every action in the order of `options`; a new array."""
        return self._described.rows(as_it_was(self._match, self._length), list(self.options.values()))

    def option(self, action: int) -> int | None:
        """The option that an action stands for; None where it cannot be taken."""
        index = self._looks.option(0, int(action))
        return None if index == NOTHING else index


def as_it_was(match: Match, length: int) -> Match:
    """A match after so many choices; one that has gone on is played again up to there."""
    if match.length == length:
        return match
    record = match.record()
    del record["hash"]
    return match.game.replay({**record, "choices": record["choices"][:length]})


class Sentences(Mapping[int, str]):
    """What every action of a look does, in the words a player reads. They are made when somebody reads them."""

    def __init__(self, looks: Looks, match: Match, length: int) -> None:
        self._looks = looks
        self._match = match
        self._length = length
        self._texts: dict[int, str] | None = None

    def _read(self) -> dict[int, str]:
        if self._texts is None:
            match = as_it_was(self._match, self._length)
            options = match.options
            self._texts = {action: match.sentence(options[index]) for action, index in options_of(self._looks).items()}
        return self._texts

    def __getitem__(self, action: int) -> str:
        return self._read()[action]

    def __iter__(self) -> Iterator[int]:
        return iter(self._looks.legal)

    def __len__(self) -> int:
        return len(self._looks.legal)

    def __repr__(self) -> str:
        return repr(self._read())

    def __reduce__(self) -> tuple[type[dict[int, str]], tuple[dict[int, str]]]:
        """Copies, also those for another process, are plain."""
        return dict, (self._read(),)


class Encoding:
    """One game with one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        table = game.new_table(seats)
        names = names_of(game)
        prompts = sorted({prompt.kind for prompt in words_of(game, Prompt)})
        self.observations = Observations(table, names, prompts)
        self.actions = Actions(table, names, words_of(game, Verb) + game.made_verbs)
        self.things = OptionThings(table, list(self.actions.blocks))

    def look(self, match: Match, seat: int) -> Look:
        """What the seat's view tells; only the one who decides has actions."""
        return Look(self.looks([(match, viewer_of(match.table, seat))]), match, match.length, self.things)

    def looks(self, seats: Iterable[tuple[Match, int]]) -> Looks:
        """The same for seats of several matches, as they come from the engine."""
        observations, actions = self.observations, self.actions
        looks = Looks(observations.size, actions.size)
        for match, seat in seats:
            observations.write(match.table, seat, looks)
            actions.write(match.table, seat, looks)
            looks.end()
        return looks

    def option(self, look: Look, action: int) -> int:
        """The option that an action stands for; refused when it cannot be taken."""
        index = look.option(action)
        if index is None:
            raise self.refusal(int(action))
        return index

    def refusal(self, action: int) -> IllegalChoice:
        """Why an action cannot be taken, with what it would mean."""
        meaning = self.actions.describe(action)
        return IllegalChoice(f"action {action} ({meaning}) cannot be taken now; the mask has those that can")


def observations_of(looks: Looks, *shape: int) -> Vector:
    """What all looks have seen, as one array."""
    row = np.zeros(shape, np.float32)
    row.reshape(-1)[np.asarray(looks.places, np.int64)] = np.asarray(looks.values, np.float32)
    return row


def masks_of(looks: Looks, *shape: int) -> Mask:
    """1 for every action that can be taken."""
    mask = np.zeros(shape, np.int8)
    mask.reshape(-1)[np.asarray(looks.legal, np.int64)] = 1
    return mask


def options_from(looks: Looks, number: int) -> list[int]:
    """The options that the actions of one of the looks stand for, in their order."""
    return list(looks.options[looks.bounds[number] : looks.bounds[number + 1]])


def options_of(looks: Looks) -> dict[int, int]:
    """The option of every action, of a single look."""
    return dict(zip(looks.legal, looks.options, strict=True))


@lru_cache(maxsize=64)
def encoding(name: str, seats: int) -> Encoding:
    """The encoding of a game of the package; it is made once."""
    return Encoding(games.load(name), seats)


def returns(match: Match) -> list[float]:
    """What the match was worth for every seat: won or not, less the mean of all seats. They add up to 0.

    With two seats a win is 1 and a loss is -1; a draw, or a match that is not over, is 0 for everybody.
    """
    result = match.result
    winners = () if result is None else result.winners
    return [worth(seat in winners, len(winners), match.seats) for seat in range(match.seats)]


def worth(has_won: bool, winners: int, seats: int) -> float:
    """Rounded only once, so that nobody gets a hair more than `most_worth`."""
    return 2 * (has_won * seats - winners) / seats


def most_worth(seats: int) -> float:
    """What a match is worth to a sole winner, the most there is; the least is what it costs a sole loser."""
    return worth(True, 1, seats)
