"""What an operator wants to know, in the words of Prometheus."""

from collections.abc import Iterable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from hexadeck.store.store import Stats

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types here


class Metrics:
    """The numbers of one server."""

    def __init__(self, stats: Stats) -> None:
        own = self._registry = CollectorRegistry()
        own.register(StoreMetrics(stats))
        self.rooms = Gauge("hexadeck_matches_open", "Matches in memory.", registry=own)
        self.sockets = Gauge("hexadeck_sockets", "Live connections.", registry=own)
        choices = Counter("hexadeck_choices", "Choices.", ["by"], registry=own)
        self.choices_of_people, self.choices_of_bots = choices.labels("person"), choices.labels("bot")
        self.refusals = Counter("hexadeck_refusals", "Refusals by their code.", ["code"], registry=own)
        what = "From a choice's arrival to its being on disk."
        self.acknowledged = Histogram("hexadeck_acknowledge_seconds", what, buckets=SECONDS, registry=own)
        what = "Time for which a worker played on."
        self.thinking = Histogram("hexadeck_thinking_seconds", what, buckets=SECONDS, registry=own)

    def page(self) -> bytes:
        return generate_latest(self._registry)


class StoreMetrics(Collector):
    """What the store counts by itself."""

    def __init__(self, stats: Stats) -> None:
        self._stats = stats

    def collect(self) -> Iterable[Metric]:
        stats = self._stats
        yield CounterMetricFamily("hexadeck_commits", "Transactions written.", stats.commits)
        yield CounterMetricFamily("hexadeck_writes", "Requests in those transactions.", stats.requests)
        yield CounterMetricFamily("hexadeck_commit_seconds", "Time spent in those transactions.", stats.seconds)
        yield GaugeMetricFamily("hexadeck_writes_waiting", "Requests that wait to be written.", stats.waiting)
