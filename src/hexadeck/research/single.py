"""A game as an environment of Gymnasium: one seat learns, agents of ours play the others.

    import gymnasium
    import hexadeck.research.single  # registers hexadeck/zenonzard-v0 and the others
    env = gymnasium.make("hexadeck/zenonzard-v0", opponent="greedy")

A step is one decision of the learner; the others answer until the next one. The reward comes when the match is over. An
action that cannot be taken loses the match, and `info` says so.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hexadeck import agents, games
from hexadeck.agents import Agent
from hexadeck.research.encoding import MOST_SEEN, Encoding, Look, Mask, Vector, encoding, returns
from hexadeck.research.starting import Setup
from hexadeck.research.things import Things

Observation = dict[str, Vector | Mask]
ILLEGAL: Final = -1.0
"""What an action is worth that cannot be taken: the match is lost."""


class SingleEnv(gymnasium.Env[Any, np.int64]):
    """A match of one game against agents of ours. `seats`, `mode`, `decks` and `options` are those of `game.start`.

    `seat` is the learner's; None is another one in every match.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str = "zenonzard",
        opponent: str = "random",
        seat: int | None = None,
        seats: int | None = None,
        mode: str | None = None,
        decks: list[str] | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, seats, mode, decks, options)
        self.encoding: Encoding = encoding(game, self.setup.seats)
        self.opponent = opponent
        self.render_mode = render_mode
        self._wanted_seat = seat
        self._look: Look
        agents.load(opponent)
        size, actions = self.encoding.observations.size, self.encoding.actions.size
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-MOST_SEEN, MOST_SEEN, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        while True:
            self.match = self.setup.start(number)
            self.seat = number % self.setup.seats if self._wanted_seat is None else self._wanted_seat
            self._others: list[Agent] = [
                agents.load(self.opponent, f"{number}/{seat}") for seat in range(self.setup.seats)
            ]
            self._answer()
            if self.match.seat is not None:
                return self._observe(), self._info()
            number += 1  # it was over before the learner was asked

    def _answer(self) -> None:
        """The others choose until the learner is asked or the match is over."""
        seat = self.match.seat
        while seat is not None and seat != self.seat:
            self.match.choose(self._others[seat].choose(self.match, seat))
            seat = self.match.seat

    def _observe(self) -> Observation:
        self._look = self.encoding.look(self.match, self.seat)
        return {"observation": self._look.observation, "action_mask": self._look.mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions can be taken now, as sb3-contrib's MaskablePPO asks for it."""
        return self._look.mask.astype(np.bool_)

    def things(self) -> Things:
        """All that each of the options names, a row for every action that can be taken, the lowest number first."""
        return self._look.things[np.argsort(list(self._look.options))]

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "sentences": self._look.sentences}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        index = self._look.option(int(action))
        if index is None:
            illegal = str(self.encoding.refusal(int(action)))
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": illegal}
        self.match.choose(index)
        self._answer()
        reward = returns(self.match)[self.seat]
        return self._observe(), reward, self.match.result is not None, False, self._info()

    def render(self) -> str | None:
        """The question and its options in words."""
        if self.render_mode != "ansi":
            return None
        view = self.match.view(self.seat)
        if view["prompt"] is None or view["decider"] != self.seat:
            return "" if self.match.result is None else self.match.result.reason
        return "\n".join([view["prompt"]["sentence"], *[f"  {option['sentence']}" for option in view["options"]]])


for _name in games.names():
    gymnasium.register(f"hexadeck/{_name}-v0", "hexadeck.research.single:SingleEnv", kwargs={"game": _name})
