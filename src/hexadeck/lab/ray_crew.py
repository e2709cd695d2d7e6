"""The rounds on a Ray cluster: `pip install hexadeck[cluster]` here and on every node."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from hexadeck.kernel.errors import HexadeckError
from hexadeck.lab.crews import Batch, Rounds
from hexadeck.lab.rounds import Trial, play_rounds

TRIES: Final = 20
"""A cluster may lose many nodes while a batch waits; still there is an end."""


class RayCrew:
    """One task a batch, as many at once as the cluster has cores. A task whose node or worker dies is sent again."""

    def __init__(self, trials: Sequence[Trial], address: str) -> None:
        try:
            ray: Any = import_module("ray")  # an extra, and large
        except ImportError:
            raise HexadeckError("--ray needs the extra 'cluster': pip install hexadeck[cluster]") from None
        self._ray = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise HexadeckError(f"there is no Ray cluster at {address}: {error}") from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._trials = [ray.put(trial) for trial in trials]
        # Failures of ours come back as they are; only what the cluster loses is tried again, and by us.
        self._play = ray.remote(num_cpus=1, max_retries=0)(play_rounds)
        self._running: dict[Any, Batch] = {}
        self._lost: dict[Batch, int] = {}

    def submit(self, batch: Batch) -> None:
        self._running[self._play.remote(self._trials[batch.trial], batch.first, batch.count)] = batch

    def next_done(self, seconds: float | None = None) -> tuple[Batch, Rounds] | None:
        ray = self._ray
        while self._running:
            ready, _ = ray.wait(list(self._running), num_returns=1, timeout=seconds)
            if not ready:
                return None
            batch = self._running.pop(ready[0])
            try:
                return batch, ray.get(ready[0])
            except ray.exceptions.RayTaskError as error:
                raise HexadeckError(f"a batch failed on the cluster: {error.cause}") from None
            except ray.exceptions.RayError as error:
                self._again(batch, error)
        return None

    def _again(self, batch: Batch, error: Exception) -> None:
        self._lost[batch] = self._lost.get(batch, 0) + 1
        if self._lost[batch] >= TRIES:
            raise HexadeckError(f"the cluster lost the same rounds {TRIES} times: {error}")
        self.submit(batch)

    def close(self) -> None:
        self._ray.shutdown()
