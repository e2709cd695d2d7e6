"""Measures the doors for researchers beside RLCard and PettingZoo's own card games: `make bench-research`.

All play at random among the legal actions, one environment, starting matches included; what is counted is decisions.
The peers are installed into `.build/peers-research` the first time, never into `.venv`. Slices of all of them
alternate in one process, and what counts is the time that the process itself computed: whatever else the machine does
makes little difference, and falls on all.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

from bench import ROOT, compiled_folder

PEERS: Final = ROOT / ".build/peers-research"
WANTED: Final = ("rlcard", "pettingzoo[classic]")
SLICES: Final = 5
SLICE_SECONDS: Final = 0.4
RLCARD_GAMES: Final = ("leduc-holdem", "limit-holdem", "doudizhu", "mahjong", "uno", "gin-rummy")
CLASSIC_GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def main() -> int:
    if sys.argv[1:] == ["--here"]:
        compare()
        return 0
    compiled = compiled_folder()
    if not PEERS.is_dir():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--target", str(PEERS), *WANTED], check=True)
    path = os.pathsep.join([str(folder) for folder in (compiled, PEERS) if folder is not None])
    # The environment's own libraries come first: the peers may bring older ones.
    command = [sys.executable, __file__, "--here"]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False).returncode


def compare() -> None:
    loops = dict(our_loops()) | dict(peers_loops())
    rates: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(SLICES):
        for name, loop in loops.items():
            began, count = time.process_time(), 0
            while time.process_time() - began < SLICE_SECONDS:
                count += loop()
            rates[name].append(count / (time.process_time() - began))
    for name, found in rates.items():
        print(f"{name:55} {median(found):10,.0f} decisions/s")


def our_loops() -> Iterator[tuple[str, Callable[[], int]]]:
    from hexadeck import games, is_compiled  # noqa: PLC0415 (the parent process must not import one of the builds)
    from hexadeck.research import aec, matches, single  # noqa: PLC0415

    build = "compiled" if is_compiled() else "plain"
    for name in games.names():
        yield f"{name}, PettingZoo AEC ({build})", episode_of_aec(aec.raw_env(name))
        yield f"{name}, Gymnasium against random ({build})", episode_of_single(single.SingleEnv(name))
        yield f"{name}, 32 matches at once ({build})", steps_of_matches(matches.Matches(name, 32))


def peers_loops() -> Iterator[tuple[str, Callable[[], int]]]:
    import importlib  # noqa: PLC0415

    import rlcard  # type: ignore[import-not-found]  # noqa: PLC0415

    for name in RLCARD_GAMES:
        yield f"RLCard {name}", episode_of_rlcard(rlcard.make(name))
    for name in CLASSIC_GAMES:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        yield f"PettingZoo classic {name}", episode_of_aec(module.raw_env())


def episode_of_aec(env: Any) -> Callable[[], int]:
    def play() -> int:
        env.reset(seed=random.randrange(2**31))
        count = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen.get("action_mask", info.get("action_mask"))
            env.step(random.choice(legal(mask)))
            count += 1
        return count

    return play


def legal(mask: Any) -> list[int]:
    """The actions of a mask. NumPy finds what is True much faster than what is not 0."""
    found: list[int] = (mask == 1).nonzero()[0].tolist()
    return found


def episode_of_single(env: Any) -> Callable[[], int]:
    def play() -> int:
        seen, _ = env.reset(seed=random.randrange(2**31))
        over = False
        while not over:
            seen, _, over, _, _ = env.step(random.choice(legal(seen["action_mask"])))
        return int(env.match.length)

    return play


def steps_of_matches(many: Any) -> Callable[[], int]:
    import numpy as np  # noqa: PLC0415

    chance = np.random.default_rng(1)
    moment = [many.reset(seed=1)]

    def play() -> int:
        moment[0] = many.step(moment[0].sample(chance))
        return int(many.count)

    return play


def episode_of_rlcard(env: Any) -> Callable[[], int]:
    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


if __name__ == "__main__":
    sys.exit(main())
