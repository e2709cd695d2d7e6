"""What an operator wants to know, in the words of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from hexadeck.store.store import Stats

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The numbers of one server."""

    def __init__(self, stats: Stats) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("hexadeck_matches_open", "Matches in memory.", registry=self.registry)
        self.sockets = Gauge("hexadeck_sockets", "Live connections.", registry=self.registry)
        self.choices = Counter("hexadeck_choices", "Choices.", ["by"], registry=self.registry)
        self.acknowledged = Histogram(
            "hexadeck_acknowledge_seconds",
            "From a choice's arrival to its being on disk.",
            buckets=QUICK,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "hexadeck_thinking_seconds", "Time in which a worker played on.", buckets=QUICK, registry=self.registry
        )
        self.refusals = Counter("hexadeck_refusals", "Refusals by their code.", ["code"], registry=self.registry)
        commits = Gauge("hexadeck_commits", "Transactions written.", registry=self.registry)
        commits.set_function(lambda: stats.commits)
        written = Gauge("hexadeck_writes", "Requests in those transactions.", registry=self.registry)
        written.set_function(lambda: stats.requests)
        seconds = Gauge("hexadeck_commit_seconds", "Time spent in those transactions.", registry=self.registry)
        seconds.set_function(lambda: stats.seconds)
        waiting = Gauge("hexadeck_writes_waiting", "Requests that wait to be written.", registry=self.registry)
        waiting.set_function(lambda: stats.waiting)

    def page(self) -> bytes:
        return generate_latest(self.registry)
