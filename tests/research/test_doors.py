"""The libraries' own tests of an environment, on every game and number of seats."""

import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from hexadeck import games
from hexadeck.kernel.errors import IllegalChoice, SetupError
from hexadeck.research import aec, openspiel, parallel, single
from hexadeck.research.matches import Matches

ROOT = Path(__file__).parents[2]
TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]
ALL_GAMES = pytest.mark.parametrize("name", games.names())
pytestmark = [
    # PettingZoo asks whether an observation with a mask was meant, also of its own card games.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*We recommend using a symmetric and normalized space:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*render_mode:UserWarning"),
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_the_game(name: str, seats: int) -> None:
    api_test(aec.env(name, seats=seats), num_cycles=60)
    parallel_api_test(parallel.parallel_env(name, seats=seats), num_cycles=30)
    both = {
        "env": partial(parallel.env, name, seats=seats),
        "parallel_env": partial(parallel.parallel_env, name, seats=seats),
    }
    max_cycles_test(SimpleNamespace(**both))


@ALL_GAMES
def test_a_seed_repeats_a_match_of_pettingzoo(name: str) -> None:
    seed_test(partial(aec.env, name), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_accepts_the_game(name: str, seats: int) -> None:
    check_env(gymnasium.make(f"hexadeck/{name}-v0", seats=seats, render_mode="ansi").unwrapped)


@ALL_GAMES
def test_openspiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(openspiel.short_name(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "knights-and-kings", verbose=False)


@ALL_GAMES
def test_openspiels_search_finds_a_legal_answer(name: str) -> None:
    game = pyspiel.load_game(openspiel.short_name(name))
    state = game.new_initial_state()
    state.apply_action(5)
    before = str(state)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=3,
        max_world_samples=-1,
        random_state=chance,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
    )
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_a_match_of_pettingzoo_is_played_to_its_end() -> None:
    env = aec.raw_env("knights-and-kings", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).splitlines()[1:] == [
        f"  {text}" for text in env.infos[env.agent_selection]["sentences"].values()
    ]
    chance = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(total.values()) == [-1, 1]


def test_an_illegal_action_is_refused_or_ends_the_match() -> None:
    raw = aec.raw_env("zenonzard")
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="cannot be taken now"):
        raw.step(wrong)
    env = single.SingleEnv("zenonzard")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(wrong))
    assert (reward, terminated) == (-1, True)
    assert "cannot be taken now" in info["illegal"]


@ALL_GAMES
def test_masks_are_where_maskable_ppo_looks_for_them(name: str) -> None:
    """Through the wrappers of `gymnasium.make`, as sb3-contrib asks for them, with a row for each that can be taken."""
    env = gymnasium.make(f"hexadeck/{name}-v0")
    seen, _ = env.reset(seed=3)
    for _ in range(10):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, seen["action_mask"] == 1)
        things = env.get_wrapper_attr("things")()
        assert len(things) == masks.sum()
        action = np.flatnonzero(masks)[-1]
        encoding = cast(Any, env.unwrapped).encoding
        verb = list(encoding.actions.blocks)[things[-1][0]]
        assert encoding.actions.describe(action).startswith((verb, "another option"))
        seen, _, terminated, _, _ = env.step(action)
        if terminated:
            break


def test_a_game_is_made_by_its_name_and_refused_at_once_when_it_cannot_be() -> None:
    env = gymnasium.make("hexadeck/saint-seiya-v0", opponent="greedy", seats=3, seat=1)
    _, info = env.reset(seed=2)
    assert info["seat"] == 1
    with pytest.raises(SetupError, match="is for 2 players, not 3"):
        aec.env("zenonzard", seats=3)


def test_many_matches_go_on_at_once() -> None:
    matches = Matches("knights-and-kings", 4)
    now = matches.reset(seed=1)
    again = Matches("knights-and-kings", 4)
    other = again.reset(seed=1)
    chance = np.random.default_rng(1)
    finished = 0
    for _ in range(400):
        assert np.array_equal(now.observations, other.observations)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in now.masks])
        now, other = matches.step(actions), again.step(actions)
        finished += int(now.finished.sum())
        assert np.all(now.returns.sum(axis=1) == 0)
        assert np.all(np.abs(now.returns).max(axis=1)[~now.finished] == 0)
    assert finished > 0
    assert len(matches.things()) == len(now.legal)
    look = matches.encoding.look(matches.matches[0], now.seats[0].item())
    assert np.array_equal(matches.things()[: now.bounds[1]], look.things)
    choices = [match.choices() for match in matches.matches]
    actions[3] = np.flatnonzero(now.masks[3] == 0)[0]
    actions[:3] = [np.flatnonzero(mask)[0] for mask in now.masks[:3]]
    with pytest.raises(IllegalChoice):
        matches.step(actions)
    assert [match.choices() for match in matches.matches] == choices


@ALL_GAMES
def test_what_is_seen_of_many_matches_is_what_is_seen_of_each(name: str) -> None:
    matches = Matches(name, 3)
    now = matches.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(30):
        for number, match in enumerate(matches.matches):
            look = matches.encoding.look(match, now.seats[number].item())
            assert match.seat == now.seats[number]
            assert np.array_equal(look.observation, now.observations[number])
            assert np.array_equal(look.mask, now.masks[number])
            assert list(look.options) == now.legal[slice(*now.bounds[number : number + 2])].tolist()
        now = matches.step(now.sample(chance))


def test_so_many_actions_as_there_are_matches() -> None:
    matches = Matches("zenonzard", 2)
    now = matches.reset(seed=1)
    with pytest.raises(ValueError, match="there are 2 matches and 1 actions"):
        matches.step(now.legal[:1])


def test_the_example_learns_to_beat_the_random_agent() -> None:
    """From a small part of the matches that it plays by default."""
    example = str(ROOT / "examples/learn_to_beat_random.py")
    command = [sys.executable, example, "--minutes", "10", "--most", "150", "--matches", "40"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    words = told.split()
    won = int(words[words.index("after") - 3])
    assert won >= 30, told
