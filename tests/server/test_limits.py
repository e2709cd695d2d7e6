"""Token buckets: a burst at once, then the rate, each key for itself."""

import pytest

from hexadeck.server.limits import BURST_SECONDS, KEPT, Buckets, Limits
from hexadeck.server.refusals import Refused


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_taken_at_once_and_then_the_rate() -> None:
    watch = Watch()
    buckets = Buckets(2, watch)

    taken = [buckets.take("a") for _ in range(2 * BURST_SECONDS + 1)]
    watch.now += 1

    assert taken == [True] * (2 * BURST_SECONDS) + [False]
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_nobody_uses_up_what_another_has() -> None:
    buckets = Buckets(1, Watch())
    while buckets.take("a"):
        pass

    assert buckets.take("b")


def test_what_costs_more_than_is_there_costs_nothing() -> None:
    buckets = Buckets(1, Watch())

    assert not buckets.take("a", BURST_SECONDS + 1)
    assert buckets.take("a", BURST_SECONDS)


def test_a_rate_of_nothing_is_no_limit() -> None:
    buckets = Buckets(0, Watch())

    assert all(buckets.take("a") for _ in range(1000))


def test_full_buckets_are_not_kept() -> None:
    watch = Watch()
    buckets = Buckets(1, watch)
    for number in range(KEPT + 1):
        buckets.take(str(number))
    watch.now += 60
    buckets.take("last")

    assert len(buckets._buckets) == 1


def test_guests_and_addresses_have_limits_of_their_own() -> None:
    limits = Limits(guest_rate=1, address_rate=3)
    for _ in range(BURST_SECONDS):
        limits.check("a", "here")
    with pytest.raises(Refused, match="at most 1 requests"):
        limits.check("a", "here")
    for _ in range(2 * BURST_SECONDS):
        limits.check(None, "here")

    with pytest.raises(Refused, match="from one address"):
        limits.check(None, "here")
    limits.check(None, "there")
