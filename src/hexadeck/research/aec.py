"""A game as an environment of PettingZoo, one agent after the other (AEC).

    from hexadeck.research import aec
    env = aec.env("zenonzard")

Agents are called `seat_0`, `seat_1` and so on. An observation is a mapping with `observation` and `action_mask`. The
reward comes when the match is over: `returns` of it. `env` ends the match when an action is illegal, as PettingZoo's
own card games do; `raw_env` refuses it with the reason.
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hexadeck.research.encoding import MOST_SEEN, Encoding, Look, encoding, returns
from hexadeck.research.starting import Setup

Observation = dict[str, Any]


def env(game: str = "zenonzard", **setup: Any) -> AECEnv[str, Observation, int]:
    """With the usual wrappers: an illegal action ends the match, and calls in the wrong order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **setup), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (as PettingZoo's environments are called)
    """A match of one game. `seats`, `mode`, `decks` and `options` are those of `game.start`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "hexadeck_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "zenonzard",
        seats: int | None = None,
        mode: str | None = None,
        decks: list[str] | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, seats, mode, decks, options)
        self.encoding: Encoding = encoding(game, self.setup.seats)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        size, actions = self.encoding.observations.size, self.encoding.actions.size
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-MOST_SEEN, MOST_SEEN, (size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = self.setup.start(int(self._chance.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._looks: dict[str, Look] = {}
        self._select()

    def _select(self) -> None:
        """Whoever decides is next; when nobody does any more, all leave in the order of the table."""
        self._looks.clear()
        seat = self.match.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
        if seat is not None:
            self.infos[self.agent_selection] = {"sentences": self._look(self.agent_selection).sentences}

    def _look(self, agent: str) -> Look:
        if agent not in self._looks:
            self._looks[agent] = self.encoding.look(self.match, self.possible_agents.index(agent))
        return self._looks[agent]

    def observe(self, agent: str) -> Observation:
        look = self._look(agent)
        return {"observation": look.observation, "action_mask": look.mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        index = self.encoding.option(self._look(agent), action)
        self.match.choose(index)
        if self.match.result is not None:
            # Until now all rewards were 0, so there was nothing to clear and to add up.
            self.rewards = dict(zip(self.possible_agents, returns(self.match), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.match.length >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str | None:
        """The last question and its options in words."""
        seat = self.match.seat
        if self.render_mode != "ansi":
            return None
        if seat is None:
            return "" if self.match.result is None else self.match.result.reason
        view = self.match.view(seat)
        return "\n".join([view["prompt"]["sentence"], *[f"  {option['sentence']}" for option in view["options"]]])

    def close(self) -> None:
        """There is nothing to close."""
