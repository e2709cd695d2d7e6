"""A game as a game of OpenSpiel.

    import pyspiel
    import hexadeck.research.openspiel  # registers python_hexadeck_zenonzard and the others
    game = pyspiel.load_game("python_hexadeck_zenonzard", {"seats": 2})

One chance node at the root deals: its outcomes are the seeds 0 to `deals` less one. Whatever is shuffled or rolled
later follows from that seed, so a search must not look at the future of the real state: `resample_from_infostate`
gives a state that agrees with all the player knows, with the rest and the future dealt anew. OpenSpiel's ISMCTS asks
for it.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from hexadeck import games
from hexadeck.kernel.match import Match
from hexadeck.kernel.rows import row_of
from hexadeck.research.encoding import Encoding, Look, Vector, encoding, most_worth, returns
from hexadeck.research.starting import Setup

DEALS: Final = 1000
LONGEST: Final = 20_000
"""More decisions than a match of real cards has."""


def short_name(game: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"python_hexadeck_{game.replace('-', '_')}"


NAMES: Final = {short_name(name): name for name in games.names()}


class Dealing:
    """What a game of OpenSpiel is made of: which matches, how many deals, and the numbers for both."""

    def __init__(self, name: str, seats: int, mode: str, deals: int) -> None:
        self._words = (name, seats, mode, deals)
        self.setup = Setup(name, seats or None, mode or None, None, None)
        self.encoding: Encoding = encoding(name, self.setup.seats)
        self.deals = deals

    def __deepcopy__(self, memo: dict[int, Any]) -> "Dealing":
        """OpenSpiel copies a state with all that it holds; this is the same for all of them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state likewise."""
        return dealing, self._words


@lru_cache(maxsize=64)
def dealing(name: str, seats: int, mode: str, deals: int) -> Dealing:
    return Dealing(name, seats, mode, deals)


class HexadeckGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel says nothing of its types
    """One game of ours, with a number of seats and a mode."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        wanted = params or {}
        dealt = _dealing_of(name, wanted)
        seats = dealt.setup.seats
        best = most_worth(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=dealt.encoding.actions.size,
            max_chance_outcomes=dealt.deals,
            num_players=seats,
            min_utility=-best,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name), info, wanted)

    def dealing(self) -> Dealing:
        """Found by the parameters: OpenSpiel copies games and leaves behind what Python had put into them."""
        return _dealing_of(NAMES[self.get_type().short_name], self.get_parameters())

    def new_initial_state(self) -> "HexadeckState":
        return HexadeckState(self, self.dealing())

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "HexadeckObserver":
        return HexadeckObserver(self.dealing().encoding)


class Play:
    """The match of a state and what is seen in it now, as OpenSpiel copies and saves them."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match
        self.look: Look | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return Play(None if self.match is None else self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """By its position: an imagined match has no record that would lead there."""
        match = self.match
        if match is None:
            return Play, ()
        return saved_play, (match.game.name, match.position(), match.setup, list(match.past), match.length)


def saved_play(name: str, position: dict[str, Any], setup: dict[str, Any], past: list[int], length: int) -> Play:
    """A match goes on where it was saved, with its past."""
    match = games.load(name).from_position(position)
    match.setup = setup
    match.past = row_of(past)
    match.length = length
    match.is_home_made = False
    return Play(match)


class HexadeckState(pyspiel.State):  # type: ignore[misc]  # pyspiel says nothing of its types
    """A match, or the moment before it is dealt."""

    def __init__(self, game: HexadeckGame, dealt: Dealing) -> None:
        super().__init__(game)
        self._dealing = dealt
        self._play = Play()

    @property
    def match(self) -> Match | None:
        """None before it is dealt."""
        return self._play.match

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._dealing.deals) for deal in range(self._dealing.deals)]

    def look(self) -> Look:
        """What the one who decides can see and do."""
        match = self.match
        assert match is not None
        assert match.seat is not None
        if self._play.look is None:
            self._play.look = self._dealing.encoding.look(match, match.seat)
        return self._play.look

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.look().options)

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self._play.match = self._dealing.setup.start(action)
        else:
            self.match.choose(self._dealing.encoding.option(self.look(), action))
        self._play.look = None

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"Deal {action}"
        sentence = self.look().sentences.get(action) if player == self.match.seat else None
        # Two copies of a card read alike, and OpenSpiel wants to tell all actions apart.
        return f"{sentence or self._dealing.encoding.actions.describe(action)} [{action}]"

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.result is not None

    def returns(self) -> list[float]:
        return [0.0] * self._dealing.setup.seats if self.match is None else returns(self.match)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player sees, and how many decisions there were."""
        if self.match is None:
            return ""
        seat = self.match.seat if player is None else player
        return f"{self.match.length} {self.match.view(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "HexadeckState":
        """A state that agrees with all this player knows."""
        assert self.match is not None
        state = HexadeckState(self.get_game(), self._dealing)
        state._play = Play(self.match.imagine(player, int(sampler() * 2**31)))
        return state

    def __str__(self) -> str:
        return "before the deal" if self.match is None else f"{self.match.game.title} {self.match.choices()}"


class HexadeckObserver:
    """The row of numbers of `docs/research.md`, and the view in words."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.tensor: Vector = np.zeros(encoding.observations.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HexadeckState, player: int) -> None:
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[:] = self._encoding.look(state.match, player).observation

    def string_from(self, state: HexadeckState, player: int) -> str:
        return state.information_state_string(player)


def _dealing_of(name: str, params: dict[str, Any]) -> Dealing:
    return dealing(name, int(params.get("seats", 0)), str(params.get("mode", "")), int(params.get("deals", DEALS)))


def _game_type(name: str) -> Any:
    game = games.load(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 0, "mode": "", "deals": DEALS},
    )


def _register(name: str) -> None:
    class NamedGame(HexadeckGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_game_type(name), NamedGame)


for _name in NAMES.values():
    _register(_name)
