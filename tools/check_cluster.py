"""Plays a run of the lab on a real Ray cluster of two nodes on this machine, and kills one of them: `make cluster`.

The answer must be the one that this machine comes to by itself, match for match. Ray is the extra `cluster`; it is
installed into `.build/cluster` the first time (about 260 MB), never into `.venv`.
"""

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLUSTER: Final = ROOT / ".build/cluster"
DECKS: Final = ("Aguma Rush", "Poseido Score", "Two Flags")
TIMES: Final = ("seconds", "workers", "played", "matches_per_second_and_worker")


def main() -> int:
    if sys.argv[1:] == ["--here"]:
        return check()
    if not CLUSTER.is_dir() and not install():
        return 1
    environment = {**os.environ, "PYTHONPATH": str(CLUSTER), "HEXADECK_PURE": "1", "RAY_USAGE_STATS_ENABLED": "0"}
    return subprocess.run([sys.executable, __file__, "--here"], env=environment, check=False).returncode


def install() -> bool:
    """What the extra `cluster` names, into a folder of its own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["optional-dependencies"]["cluster"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run([*pip, "--target", str(CLUSTER), *wanted], check=False).returncode == 0


def check() -> int:
    from ray.cluster_utils import Cluster  # type: ignore[import-not-found]  # noqa: PLC0415 (in a folder of its own)

    from hexadeck.lab import Desk, answer  # noqa: PLC0415 (beside it)

    desk = Desk("zenonzard", ("random",), within=0.05, most=150)
    plan = desk.matrix([desk.game.deck(name) for name in DECKS])
    alone = answer(plan, workers=1)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        lost = cluster.add_node(num_cpus=1)
        together, size = carry_out(plan, cluster.address, lost)
    finally:
        cluster.shutdown()
    is_same = without_times(alone) == without_times(together)
    print(f"{together['matches']} matches on {size} nodes, one of them killed: ", end="")
    print("the same answer as on one machine" if is_same else "ANOTHER ANSWER than on one machine")
    return 0 if is_same and size == 2 else 1


def carry_out(plan: Any, address: str, lost: Any) -> tuple[dict[str, Any], int]:
    """Half way through, the processes of the second node are killed without warning."""
    from hexadeck.lab.ray_crew import RayCrew  # noqa: PLC0415 (see above)
    from hexadeck.lab.report import report  # noqa: PLC0415
    from hexadeck.lab.results import Results  # noqa: PLC0415
    from hexadeck.lab.run import Run  # noqa: PLC0415

    killed: list[int] = []

    def kill_in_the_middle(run: Run) -> bool:
        if not killed and sum([tally.rounds for tally in run.tallies]) > 60:
            for kind in lost.all_processes.values():
                killed.extend([one.process.pid for one in kind])
            for process in killed:
                os.kill(process, signal.SIGKILL)
        return False

    crew = RayCrew(plan.trials, address)
    run = Run(plan, Results(plan))
    try:
        run.carry_out(crew, told=kill_in_the_middle)
        if not killed:
            raise SystemExit("the run was over before a node was killed: nothing is shown")
        return report(run), crew.size
    finally:
        crew.close()


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMES}


if __name__ == "__main__":
    sys.exit(main())
