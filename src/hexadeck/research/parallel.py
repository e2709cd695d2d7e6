"""A game as a parallel environment of PettingZoo, for libraries that let all agents act at once.

    from hexadeck.research import parallel
    env = parallel.parallel_env("zenonzard")

At every step all agents give an action, and only that of the one who decides counts. The others have one action that
can be taken: to wait, which is the last of the space. An action that the mask forbids is replaced by one that it
allows, drawn by lot, because such libraries sample without looking at masks; `infos` says so. A step is one decision.
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from hexadeck.research.aec import Observation
from hexadeck.research.encoding import MOST_SEEN, Encoding, Look, encoding, returns
from hexadeck.research.starting import Setup


def env(game: str = "zenonzard", **setup: Any) -> AECEnv[str, Observation, int]:
    """The same, with the agents asked one after the other at every step."""
    return parallel_to_aec(parallel_env(game, **setup))


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (as PettingZoo's environments are called)
    """A match of one game. `seats`, `mode`, `decks` and `options` are those of `game.start`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "hexadeck_parallel_v0", "render_modes": []}
    render_mode = None

    def __init__(
        self,
        game: str = "zenonzard",
        seats: int | None = None,
        mode: str | None = None,
        decks: list[str] | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.setup = Setup(game, seats, mode, decks, options)
        self.encoding: Encoding = encoding(game, self.setup.seats)
        self.max_cycles = max_cycles
        self.wait = self.encoding.actions.size
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        size = self.encoding.observations.size
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-MOST_SEEN, MOST_SEEN, (size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = self.setup.start(int(self._chance.integers(2**31)))
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        self._looks = [self.encoding.look(self.match, seat) for seat in range(self.setup.seats)]
        return {
            agent: {"observation": look.observation, "action_mask": self._mask(look)}
            for agent, look in zip(self.possible_agents, self._looks, strict=True)
        }

    def _mask(self, look: Look) -> Any:
        return np.append(look.mask, np.int8(0 if look.options else 1))

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        seat = self.match.seat
        assert seat is not None, "the match is over: reset the environment"
        agent = self.possible_agents[seat]
        options = self._looks[seat].options
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        action = int(actions[agent])
        if action not in options:
            infos[agent]["forbidden"] = action
            action = int(self._chance.choice(sorted(options)))
        self.match.choose(options[action])
        is_over = self.match.result is not None
        is_cut = not is_over and self.max_cycles is not None and self.match.length >= self.max_cycles
        rewards = dict(zip(self.possible_agents, returns(self.match), strict=True))
        observations = self._observe()
        leaving, self.agents = self.agents, [] if is_over or is_cut else self.agents
        return observations, rewards, dict.fromkeys(leaving, is_over), dict.fromkeys(leaving, is_cut), infos

    def close(self) -> None:
        """There is nothing to close."""
